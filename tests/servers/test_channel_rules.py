"""A channel with its own rules: chosen in the panel, played there and in its threads."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.koikoi.rules import PRESET_NAMES
from bot.locales import Language, texts_in
from bot.matches.models.terms import GuildSettings
from bot.messages.sending.components import built
from bot.playground.objects.channel import Channel, ChannelType
from bot.playground.objects.components import CHANNEL_SELECT
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.message import PANEL_LIMIT, Prose, units
from bot.servers.screens import settings_panel
from tests.bot.each import each
from tests.bot.forging import bearing, board, elsewhere
from tests.bot.harness import BotHarness
from tests.locales.walked import WALKED

GONE = "This channel is no longer on the server."


async def channel_page(room: BotHarness) -> RenderedMessage:
    shown = (await room.aoi.command("koikoi-admin settings")).message
    await room.aoi.click("By channel", in_=shown)
    assert shown is not None
    return room.now(shown)


async def give(room: BotHarness, channel: Channel, preset: str) -> RenderedMessage:
    shown = await channel_page(room)
    await room.aoi.select("kk:0:0:channel", str(channel.id), in_=shown)
    await room.aoi.select(f"kk:0:0:set channel {channel.id}", preset, in_=room.now(shown))
    return room.now(shown)


async def presets(room: BotHarness) -> dict[int, str]:
    settings = await room.service.settings.guild_settings(room.world.guild.id)
    return dict(settings.channel_presets)


async def test_a_race_in_the_channel_of_races(room: BotHarness) -> None:
    race = room.world.add_channel(room.world.guild, "race")
    shown = await channel_page(room)
    assert "Everywhere else: **Standard**" in shown.text
    await room.aoi.select("kk:0:0:channel", str(race.id), in_=shown)
    assert f"### Rules in <#{race.id}>" in room.now(shown).text
    (menu,) = room.now(shown).selects
    assert menu.chosen == ("server",)
    assert menu.options[0][0] == "same as the server: Standard"
    await room.aoi.select(f"kk:0:0:set channel {race.id}", "sloperama", in_=room.now(shown))
    after = room.now(shown).text
    assert f"<#{race.id}>: **Race to 50**" in after
    assert f"**<#{race.id}>**: same as the server → Race to 50" in after, "who changed it"

    challenge = await room.aoi.command("koikoi play", channel=race, opponent=room.ben)
    assert "3 minutes a turn · Race to 50\n" in challenge.text
    rules = await room.ben.command("koikoi rules", channel=race)
    assert "### Rules: Race to 50" in rules.text
    assert f"The rules of <#{race.id}> and its threads. Elsewhere" in rules.text
    assert "Elsewhere on this server: Standard." in rules.text
    usual = await room.ben.command("koikoi rules")
    assert "### Rules: Standard" in usual.text
    assert "Elsewhere" not in usual.text
    named = f"Channels with other rules: <#{race.id}>: Race to 50"
    assert named in usual.text
    assert "Channels with other rules" not in rules.text, "it is the only one"
    first_page = await room.aoi.command("koikoi-admin settings")
    assert named in first_page.text, "the panel says the same"
    chosen = await room.ben.command("koikoi play", channel=race, rules="ktane")
    assert "Three rounds" in chosen.text

    await give(room, race, "server")
    assert await presets(room) == {}
    again = await room.ben.command("koikoi rules", channel=race)
    assert "### Rules: Standard" in again.text


async def test_house_rules_are_named_alike_everywhere(room: BotHarness) -> None:
    guild = room.world.guild
    race, hidden, same = (room.world.add_channel(guild, name) for name in ("race", "gone", "same"))
    settings = await room.service.settings.guild_settings(guild.id)
    own = {race.id: "sloperama", hidden.id: "ktane", same.id: settings.preset}
    await room.service.settings.save_guild_settings(
        replace(settings, channel_presets=own, options={"seven": "off"})
    )
    room.world.delete_channel(hidden)
    await room.world.until(
        lambda: room.client.get_channel(hidden.id) is None, "the bot knows that it is gone"
    )
    name = "Standard, house rules"
    shown = await channel_page(room)
    assert f"Everywhere else: **{name}**" in shown.text
    await room.aoi.click("Rules", in_=shown)
    listed = f"Channels with other rules: <#{race.id}>: Race to 50"
    assert listed in room.now(shown).text
    assert f"New matches here use these rules: **{name}**" in room.now(shown).text
    usual = (await room.ben.command("koikoi rules")).text
    assert f"### Rules: {name}" in usual
    assert listed in usual
    for unlisted in (hidden, same):
        assert f"<#{unlisted.id}>" not in usual
    elsewhere = (await room.ben.command("koikoi rules", channel=race)).text
    assert f"Elsewhere on this server: {name}." in elsewhere


async def test_threads_follow_their_channel(room: BotHarness) -> None:
    settings = await room.service.settings.guild_settings(room.world.guild.id)
    own = {room.world.channel.id: "sloperama"}
    await room.service.settings.save_guild_settings(
        replace(settings, threads=True, channel_presets=own)
    )
    await room.aoi.command("koikoi computer", level="wild")
    await room.eventually(lambda info: info.place.parent_id is not None)
    place = (await room.stored()).info.place
    assert place.parent_id == room.world.channel.id
    thread = room.world.core.directory.channel(place.channel_id)
    assert thread is not None
    rules = await room.aoi.command("koikoi rules", channel=thread)
    assert "### Rules: Race to 50" in rules.text
    await room.aoi.command("koikoi computer", channel=thread, level="wild")
    await room.drawn()
    assert (await room.stored(2)).info.terms.rules.target == 50


@pytest.mark.parametrize("kind", [ChannelType.ANNOUNCEMENT, ChannelType.VOICE, ChannelType.FORUM])
async def test_every_kind_of_channel_can_have_its_own(room: BotHarness, kind: ChannelType) -> None:
    channel = room.world.add_channel(room.world.guild, "another", kind=kind)
    await give(room, channel, "ktane")
    assert await presets(room) == {channel.id: "ktane"}


async def test_a_deleted_channel_leaves_nothing_to_trip_over(room: BotHarness) -> None:
    race = room.world.add_channel(room.world.guild, "race")
    other = room.world.add_channel(room.world.guild, "other")
    await give(room, race, "sloperama")
    late = await channel_page(room)
    await room.aoi.select("kk:0:0:channel", str(race.id), in_=late)
    room.world.delete_channel(race)
    await room.world.until(
        lambda: room.client.get_channel(race.id) is None, "the bot knows that it is gone"
    )
    answer = await room.aoi.select(f"kk:0:0:set channel {race.id}", "ktane", in_=room.now(late))
    assert answer.messages[-1].text.startswith(GONE)
    assert f"<#{race.id}>: **" not in (await channel_page(room)).text
    challenge = await room.aoi.command("koikoi play", opponent=room.ben)
    assert "Standard" in challenge.text
    await give(room, other, "ktane")
    assert await presets(room) == {other.id: "ktane"}, "what was left of it is gone, too"


async def test_only_channels_of_this_server(room: BotHarness) -> None:
    far = await elsewhere(room, room.ben)
    panel = bearing(await board(room), "kk:0:0:channel", kind=CHANNEL_SELECT)
    for values in ([str(far.id)], ["5"]):
        answer = await room.aoi.forge(
            "kk:0:0:channel", values, in_=panel, component_type=CHANNEL_SELECT
        )
        assert answer.text.startswith(GONE)
    for some in ([], [str(room.world.channel.id), str(far.id)]):
        answer = await room.aoi.forge(
            "kk:0:0:channel", some, in_=panel, component_type=CHANNEL_SELECT
        )
        assert answer.text.startswith("This button is from an older version.")
    answer = await room.ben.forge(
        "kk:0:0:channel", [str(room.world.channel.id)], in_=panel, component_type=CHANNEL_SELECT
    )
    assert answer.text.startswith("Only members who can manage the server")


@each("language", WALKED)
def test_a_panel_with_as_many_channels_as_possible_fits(language: Language) -> None:
    longest = max(PRESET_NAMES, key=lambda preset: len(texts_in(language)(f"preset-{preset}")))
    many = dict.fromkeys(range(10**19, 10**19 + 50), longest)
    page = settings_panel(
        texts_in(language), "A" * 100, GuildSettings(7, channel_presets=many), "channels"
    )
    built(page)
    prose = "".join(block.text for block in page.blocks if isinstance(block, Prose))
    assert units(prose) < PANEL_LIMIT - 1000


async def test_it_is_there_in_japanese(room: BotHarness) -> None:
    room.aoi.speak("ja")
    shown = (await room.aoi.command("koikoi-admin settings")).message
    await room.aoi.click("チャンネル", in_=shown)
    assert shown is not None
    await room.aoi.select("kk:0:0:channel", str(room.world.channel.id), in_=room.now(shown))
    await room.aoi.select(
        f"kk:0:0:set channel {room.world.channel.id}", "sloperama", in_=room.now(shown)
    )
    assert f"**<#{room.world.channel.id}>**：サーバーと同じ → " in room.now(shown).text
    rules = await room.aoi.command("koikoi rules")
    assert "このサーバーのほかの場所はスタンダードです" in rules.text
