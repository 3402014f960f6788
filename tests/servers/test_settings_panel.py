"""The admins' panel: a choice is stored immediately; contradictory choices are rejected."""

from datetime import UTC, datetime
from functools import partial
from types import SimpleNamespace
from unicodedata import east_asian_width

import discord
import pytest

from bot.koikoi.rules import OPTIONS, PRESET_NAMES, Option
from bot.locales import LANGUAGES, Language, texts_in
from bot.matches.models.terms import SETTINGS, GuildSettings, TimeControl
from bot.matches.transitions.house_rules import check_settings
from bot.messages.sending.components import built
from bot.playground.objects.components import walk
from bot.playground.objects.permissions import Permission
from bot.playground.testing.answers import Answer
from bot.playground.testing.rendered_message import RenderedMessage
from bot.playground.user_client.client import CantDo
from bot.screens.message import ChannelSelect, Item, Panel, Prose, Select
from bot.screens.view_model import relative
from bot.screens.wording.options import option_about
from bot.servers.page_screens import NextPosts
from bot.servers.presses import MOST_TROUBLES
from bot.servers.screens import settings_panel
from tests.bot.each import each
from tests.bot.harness import BotHarness
from tests.locales.walked import WALKED
from tests.servers.house_form import answered

MONDAY = datetime(2026, 7, 6, tzinfo=UTC)
POSTS = NextPosts(MONDAY, MONDAY, MONDAY)


async def panel(room: BotHarness) -> RenderedMessage:
    answer = await room.aoi.command("koikoi-admin settings")
    assert answer.ephemeral
    assert answer.message is not None
    return answer.message


async def settings(room: BotHarness) -> GuildSettings:
    return await room.service.settings.guild_settings(room.world.guild.id)


async def choose(
    room: BotHarness, shown: RenderedMessage, what: str, *values: str
) -> RenderedMessage:
    await room.aoi.select(f"kk:0:0:{what}", *values, in_=room.now(shown))
    return room.now(shown)


async def test_the_preset_and_the_questions(room: BotHarness) -> None:
    shown = await panel(room)
    await choose(room, shown, "set preset", "sloperama")
    await choose(room, shown, "set length", "6")
    after = await choose(room, shown, "set length", "usual")
    assert "**Race to 50**" in after.text
    assert "✔ Saved" in after.text
    house = {
        "viewing": "needs_other",
        "seven": "2",
        "koi_factor": "opponent_x2",
        "koi_limit": "1",
        "exhaust": "caller",
    }
    await answered(room.aoi, after, **house)
    stored = await settings(room)
    assert (stored.preset, stored.length) == ("sloperama", "usual")
    assert dict(stored.options) == house
    challenge = await room.aoi.command("koikoi play", opponent=room.ben)
    assert "\n3 minutes a turn · Race to 50, house rules" in challenge.text


@pytest.mark.parametrize(
    ("preset", "offered"),
    [
        (
            "wikipedia-2020",
            ["usual, 3 rounds", "1 round", "3 rounds", "6 rounds", "12 rounds",
             "the rules' own, 12 rounds"],
        ),
        ("sloperama", ["usual, to 50 points", "1 round", "3 rounds", "6 rounds", "12 rounds"]),
    ],
)  # fmt: skip
async def test_each_length_that_is_offered_says_what_it_is(
    room: BotHarness, preset: str, offered: list[str]
) -> None:
    shown = await choose(room, await panel(room), "set preset", preset)
    menu = next(one for one in shown.selects if one.custom_id == "kk:0:0:set length")
    assert [label for label, _ in menu.options] == [f"{one} · Length" for one in offered]
    assert menu.chosen == ("usual",)


async def test_a_server_that_chose_a_length_reads_what_would_be_usual(room: BotHarness) -> None:
    shown = await choose(room, await panel(room), "set preset", "sloperama")
    challenge = await room.aoi.command("koikoi play", opponent=room.ben)
    assert "\n3 minutes a turn · Race to 50\n" in challenge.text
    await choose(room, shown, "set length", "6")
    chiyo = room.world.newcomer("Chiyo")
    challenge = await room.aoi.command("koikoi play", opponent=chiyo)
    expected = "6 rounds (usually to 50 points) · 3 minutes a turn · Race to 50\n"
    assert expected in challenge.text


async def test_tables_time_and_language(room: BotHarness) -> None:
    shown = await panel(room)
    await room.aoi.click("Tables and time", in_=shown)
    for what, value in {
        "set pace": "daily",
        "set live": "10",
        "set daily": "48",
        "set threads": "on",
        "set language": "ja",
    }.items():
        await choose(room, shown, what, value)
    await choose(room, shown, "set channels", str(room.world.channel.id))
    stored = await settings(room)
    assert stored.pace is TimeControl.DAILY
    assert (stored.live_minutes, stored.daily_hours, stored.threads) == (10, 48, True)
    assert stored.language == "ja"
    assert stored.channels == (room.world.channel.id,)
    challenge = await room.aoi.command("koikoi play", opponent=room.ben)
    assert "花札こいこい" in challenge.text
    assert "1手48時間" in challenge.text


@each("language", WALKED)
@each("option", OPTIONS)
def test_every_option_has_a_page_that_says_what_it_means(
    language: Language, option: Option
) -> None:
    texts = texts_in(language)
    preset = "sloperama" if option.key == "target" else "wikipedia-2020"
    house = GuildSettings(7, preset=preset, options={"blind_swap": "on"})
    page = settings_panel(texts, "Club", house, f"option {option.key}")
    prose = "\n".join(block.text for block in page.blocks if isinstance(block, Prose))
    assert option_about(texts, option.key) in prose
    built(page)
    advanced = settings_panel(texts, "Club", house, "advanced")
    listed = {
        choice.value
        for block in advanced.blocks
        if isinstance(block, tuple)
        for item in block
        if isinstance(item, Select)
        for choice in item.choices
    }
    assert option.key in listed


async def test_an_option_is_read_changed_and_put_back(room: BotHarness) -> None:
    shown = await panel(room)
    for group, key, value in (
        ("flow", "first_dealer", "random"),
        ("points", "extra.akatan", "1"),
        ("counting", "stacking", "family"),
    ):
        await room.aoi.click("Advanced", in_=room.now(shown))
        await room.aoi.select(f"kk:0:0:option {group}", key, in_=room.now(shown))
        assert "Now: **" in room.now(shown).text
        await choose(room, shown, f"set value {key}", value)
        assert (await settings(room)).options == {key: value}
        await room.aoi.click("Advanced", in_=room.now(shown))
        labels = [label for one in room.now(shown).selects for label, _ in one.options]
        assert len([label for label in labels if label.startswith("✎ ")]) == 1
        await room.aoi.select(f"kk:0:0:option {group}", key, in_=room.now(shown))
        await room.aoi.click("Reset to Standard", in_=room.now(shown))
        assert not (await settings(room)).options


def given(form: Answer) -> str | None:
    """Return the text that a form has when it is opened."""
    assert form.modal is not None
    ((label,),) = [form.modal["components"]]
    value: str | None = label["component"].get("value")
    return value


async def test_a_number_is_typed_into_a_form(room: BotHarness) -> None:
    shown = await panel(room)
    await room.aoi.click("Advanced", in_=shown)
    await room.aoi.select("kk:0:0:option points", "points.goko", in_=room.now(shown))
    form = await room.aoi.click("Change…", in_=room.now(shown))
    assert given(form) == "10", "the value in force"
    await room.aoi.submit_modal(form, value="15")
    assert (await settings(room)).options == {"points.goko": "15"}
    assert "Now: **15** · in Standard: 10" in room.now(shown).text
    for typed, stored in (("off", "off"), ("3", "3"), ("0", "off"), (" 12 ", "12")):
        form = await room.aoi.click("Change…", in_=room.now(shown))
        await room.aoi.submit_modal(form, value=typed)
        assert (await settings(room)).options == {"points.goko": stored}
    form = await room.aoi.click("Change…", in_=room.now(shown))
    await room.aoi.submit_modal(form, value="many")
    assert "⚠️ Five brights can be 1 to 99 or off." in room.now(shown).text
    assert (await settings(room)).options == {"points.goko": "12"}
    form = await room.aoi.click("Change…", in_=room.now(shown))
    assert given(form) == "many", "the text that was refused"
    await room.aoi.submit_modal(form, value="a b: 100%")
    form = await room.aoi.click("Change…", in_=room.now(shown))
    assert given(form) == "a b: 100%", "the text that was refused"
    await room.aoi.submit_modal(form, value="off")
    form = await room.aoi.click("Change…", in_=room.now(shown))
    assert given(form) == "off"
    await room.aoi.submit_modal(form, value="12")
    await room.aoi.click("Advanced", in_=room.now(shown))
    await room.aoi.select("kk:0:0:option flow", "teshi", in_=room.now(shown))
    form = await room.aoi.click("Change…", in_=room.now(shown))
    await room.aoi.submit_modal(form, value="4")
    assert (await settings(room)).options["teshi"] == "pay:4"


async def test_a_target_replaces_the_rounds(room: BotHarness) -> None:
    shown = await panel(room)
    await room.aoi.click("Advanced", in_=shown)
    await room.aoi.select("kk:0:0:option flow", "target", in_=room.now(shown))
    assert "Now: **none**" in room.now(shown).text
    form = await room.aoi.click("Change…", in_=room.now(shown))
    assert given(form) is None
    await room.aoi.submit_modal(form, value="30")
    assert "Now: **30**" in room.now(shown).text
    challenge = await room.aoi.command("koikoi play", opponent=room.ben)
    assert "to 30 points" in challenge.text


async def test_a_form_outlives_a_restart(room: BotHarness) -> None:
    shown = await panel(room)
    await room.aoi.click("Advanced", in_=shown)
    await room.aoi.select("kk:0:0:option points", "points.kasu", in_=room.now(shown))
    form = await room.aoi.click("Change…", in_=room.now(shown))
    room.client._connection._view_store._modals.clear()
    await room.aoi.submit_modal(form, value="2")
    assert (await settings(room)).options == {"points.kasu": "2"}


async def test_contradictions_are_refused_with_the_reason(room: BotHarness) -> None:
    shown = await panel(room)
    await room.aoi.click("Advanced", in_=shown)
    await room.aoi.select("kk:0:0:option counting", "combine", in_=room.now(shown))
    after = await choose(room, shown, "set value combine", "sum")
    assert "⚠️ koi-koi and field brights can only be added" in after.text
    assert not (await settings(room)).options


async def test_back_to_the_preset(room: BotHarness) -> None:
    shown = await panel(room)
    reset = "Reset all to Standard"
    assert reset not in shown.labels, "there is nothing to undo"
    await answered(room.aoi, shown, seven="off")
    changed = room.now(shown)
    assert reset in changed.labels
    await room.aoi.click("Tables and time", in_=changed)
    assert reset not in room.now(shown).labels, "these are no rules of the preset"
    await room.aoi.click("Advanced", in_=room.now(shown))
    await room.aoi.click(reset, in_=room.now(shown))
    assert (await settings(room)).options, "the admin is asked first"
    await room.aoi.click(reset, in_=room.now(shown))
    assert not (await settings(room)).options
    assert reset not in room.now(shown).labels


async def test_the_rounds_are_those_that_the_next_match_has(room: BotHarness) -> None:
    """The length is chosen on the first page; *Advanced* must agree with it."""
    shown = await panel(room)
    await choose(room, shown, "set length", "6")
    await room.aoi.click("Advanced", in_=room.now(shown))
    labels = [label for one in room.now(shown).selects for label, _ in one.options]
    assert {"Rounds: 6", "Target: none"} <= set(labels)
    await room.aoi.select("kk:0:0:option flow", "rounds", in_=room.now(shown))
    assert "Now: **6** · in Standard: 3" in room.now(shown).text, "the usual length, as in a match"
    await room.aoi.click("Reset to Standard", in_=room.now(shown))
    assert (await settings(room)).length == "usual"
    assert "Now: **3** · in Standard: 3" in room.now(shown).text
    rules = await room.ben.command("koikoi rules")
    assert "\n3 rounds" in rules.text


async def test_the_role_that_runs_tournaments_stands_in_the_panel(room: BotHarness) -> None:
    world, guild = room.world, room.world.guild
    role, gone = world.add_role(guild, "Referees"), world.add_role(guild, "Old")
    world.give_role(guild, role, room.ben.person)
    await world.until(
        lambda: room.client.guilds[0].get_role(gone.id) is not None, "the bot knows both roles"
    )
    shown = await panel(room)
    await room.aoi.click("Tables and time", in_=shown)
    after = await choose(room, shown, "set tournament-role", str(role.id))
    assert (await settings(room)).tournament_role == role.id
    assert f"**Role that runs tournaments**: none → <@&{role.id}>" in after.text
    [menu] = [one for one in after.selects if one.custom_id.endswith("tournament-role")]
    assert menu.chosen == (str(role.id),)
    tournaments = (await room.ben.command("koikoi tournament")).message
    assert tournaments is not None
    assert "A new tournament…" in tournaments.labels

    everybody = await room.aoi.select("kk:0:0:set tournament-role", str(guild.id), in_=after)
    assert "a role that not everyone has" in everybody.messages[-1].text
    await choose(room, shown, "set tournament-role", str(gone.id))
    world.delete_role(guild, gone)
    await world.until(
        lambda: room.client.guilds[0].get_role(gone.id) is None, "the bot has heard of it"
    )
    shown = await panel(room)
    await room.aoi.click("Tables and time", in_=shown)
    assert "The role was deleted." in room.now(shown).text
    [menu] = [one for one in room.now(shown).selects if one.custom_id.endswith("tournament-role")]
    assert menu.chosen == ()


ON_A_PHONE = 50
"""The visible width of a choice's label on a phone, in halves of a wide letter."""
PAGES = ("rules", "channels", "channel 5", "table", "posts", "advanced", "share")


CLOSED_MENU = 24
"""The visible width of a choice on a phone, if the menu is closed: *Opponents on other serve*."""

SHOWN_OF_A_STATE = 14


@each("language", LANGUAGES)
def test_the_state_comes_before_its_label(language: Language) -> None:
    """A closed menu is cut on a phone: the chosen value must not be the missing part."""
    texts = texts_in(language)
    for key in (*(one.menu for one in SETTINGS if one.menu), "preset", "length"):
        label = texts(f"ask-{key}", value="VALUE")
        first = label.partition("VALUE")[0]
        assert _wide(first) < CLOSED_MENU - SHOWN_OF_A_STATE, label


@each("language", LANGUAGES)
def test_no_choice_is_longer_than_a_phone_shows(language: Language) -> None:
    texts = texts_in(language)
    pages = [(preset, page) for preset in PRESET_NAMES for page in PAGES]
    # An option has the same choices under every preset.
    pages += [("ktane", f"option {option.key}") for option in OPTIONS]
    for preset, page in pages:
        house = GuildSettings(7, preset=preset, length="rules")
        for item in _items(settings_panel(texts, "Club", house, page, posts=POSTS)):
            labels = [choice.label for choice in item.choices] if isinstance(item, Select) else []
            for label in labels:
                assert _wide(f"✎ {label}") <= ON_A_PHONE, label
            if isinstance(item, Select | ChannelSelect):
                assert _wide(item.placeholder or "") <= 32, item.placeholder


def _items(page: Panel) -> list[Item]:
    return [item for block in page.blocks if isinstance(block, tuple) for item in block]


def _wide(text: str) -> int:
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def test_a_choice_that_is_offered_no_more_is_shown_as_what_it_was() -> None:
    house = GuildSettings(7, options={"tie": "rematch"})
    check_settings(house)
    page = settings_panel(texts_in("en"), "Club", house, "option tie")
    [title] = [block.text for block in page.blocks if isinstance(block, Prose)]
    assert "Now: **a draw** · in Standard: a draw" in title
    [menu] = [item for item in _items(page) if isinstance(item, Select)]
    assert [(one.label, one.chosen) for one in menu.choices] == [
        ("a draw", True),
        ("until decided", False),
    ]


@pytest.mark.parametrize("left", [True, False])
async def test_channels_that_were_deleted_are_chosen_no_more(room: BotHarness, left: bool) -> None:
    """Discord may reject a menu with an unknown selected channel."""
    world, guild = room.world, room.world.guild
    gone, other = (world.add_channel(guild, name) for name in ("gone", "other"))
    chosen = (gone.id, other.id) if left else (gone.id,)
    await room.service.settings.save_guild_settings(
        GuildSettings(
            guild.id,
            channels=chosen,
            weekly_channel=gone.id,
            daily_channel=gone.id,
            channel_presets={gone.id: "ktane"},
        )
    )
    world.delete_channel(gone)
    await world.until(lambda: _forgot(room, gone.id), "the bot has heard of it")
    shown = await panel(room)
    await room.aoi.click("Tables and time", in_=shown)
    page = room.now(shown)
    menus = [one for one in walk(page.raw["components"]) if "channel_types" in one]
    assert len(menus) == 1
    defaults = [one["id"] for menu in menus for one in menu.get("default_values") or ()]
    assert defaults == ([str(other.id)] if left else [])
    assert ("The channels chosen for matches have been deleted" in page.text) is not left
    refused = await room.aoi.command("koikoi play")
    if left:
        assert refused.text == f"On this server, matches are played in <#{other.id}>."
    else:
        assert "in channels that were deleted" in refused.text
        assert "/koikoi-admin settings" in refused.text
    assert ("Allow all channels" in page.labels) is not left
    if left:
        assert "A channel chosen for matches has been deleted." in page.text
        await choose(room, page, "set channels")
    else:
        await room.aoi.click("Allow all channels", in_=page)
    assert (await settings(room)).channels == ()
    assert not (await room.ben.command("koikoi play")).ephemeral
    await choose(room, page, "set channels", str(world.channel.id))
    assert "deleted" not in room.now(shown).text
    await room.aoi.click("Posts", in_=room.now(shown))
    menus = [one for one in walk(room.now(shown).raw["components"]) if "channel_types" in one]
    assert len(menus) == 2
    assert not [menu for menu in menus if menu.get("default_values")]
    allowed = await room.aoi.command("koikoi play")
    assert not allowed.ephemeral


@pytest.mark.parametrize(
    ("denied", "threads", "named"),
    [
        (Permission.SEND_MESSAGES, False, "**Send Messages**"),
        (Permission.ATTACH_FILES, False, "**Attach Files**"),
        (Permission.CREATE_PUBLIC_THREADS, True, "**Create Public Threads**"),
        (Permission.CREATE_PUBLIC_THREADS, False, None),
    ],
)
async def test_the_panel_names_what_the_bot_lacks_where_matches_are_played(
    room: BotHarness, denied: Permission, threads: bool, named: str | None
) -> None:
    """Missing permissions that prevent a match are shown to the owner before players notice."""
    world, channel = room.world, room.world.channel
    await room.service.settings.save_guild_settings(
        GuildSettings(world.guild.id, channels=(channel.id,), threads=threads)
    )
    shown = await panel(room)
    await room.aoi.click("Tables and time", in_=shown)
    assert "No match can start" not in room.now(shown).text
    world.deny(channel, denied)
    await world.until(lambda: _lacks(room, channel.id, denied), "the bot has heard of it")
    await room.aoi.click("Rules", in_=room.now(shown))
    await room.aoi.click("Tables and time", in_=room.now(shown))
    text = room.now(shown).text
    assert (f"No match can start in <#{channel.id}>" in text) is (named is not None)
    assert named is None or named in text
    refused = await room.aoi.command("koikoi play")
    assert refused.ephemeral is (named is not None)


REFUSED = {
    50013: "Discord refused one of my messages in <#{channel}> {when} (code `50013`).",
    50001: "Discord refused one of my messages in <#{channel}> {when} (code `50001`).",
    50035: "Discord refused one of my messages in <#{channel}> {when} (code `50035`).",
    200000: "AutoMod blocked one of my messages in <#{channel}> {when}.",
    200001: "AutoMod blocked one of my messages in <#{channel}> {when}.",
}
"""The panel's sentence about a refusal of a message, by Discord's code."""


async def test_the_panel_says_where_when_and_why_discord_refused_a_message(
    room: BotHarness,
) -> None:
    """Of a channel of another server, and of Discord's own failures, it says nothing."""
    refusals = room.client.presenter.deps.delivery.refusals
    channels = [room.world.add_channel(room.world.guild, f"c{code}") for code in REFUSED]
    for one in channels:
        await room.world.until(partial(room.client.get_channel, one.id), "the bot has heard of it")

    def refused(code: int, status: int = 403) -> discord.HTTPException:
        response = SimpleNamespace(status=status, reason="")
        return discord.HTTPException(response, {"code": code, "message": ""})

    for one, code in zip(channels, REFUSED, strict=True):
        refusals.note(one.id, refused(50007))
        refusals.note(one.id, refused(code))
        refusals.note(one.id, refused(0, 503))
    refusals.note(1, refused(50013))
    refusals.note(None, refused(50013))
    shown = await panel(room)
    await room.aoi.click("Tables and time", in_=shown)
    text = room.now(shown).text
    for one, wanted in zip(channels, REFUSED.values(), strict=True):
        when = relative(refusals.lately()[one.id].at)
        assert wanted.format(channel=one.id, when=when) in text
    assert text.count("⚠️") == len(REFUSED)
    refusals.note(room.world.channel.id, refused(50013))
    await room.aoi.click("Rules", in_=room.now(shown))
    await room.aoi.click("Tables and time", in_=room.now(shown))
    assert room.now(shown).text.count("⚠️") == MOST_TROUBLES


@pytest.mark.parametrize("threads", [True, False])
async def test_where_nothing_is_lacking_the_panel_says_nothing(
    room: BotHarness, threads: bool
) -> None:
    guild = room.world.guild
    await room.service.settings.save_guild_settings(GuildSettings(guild.id, threads=threads))
    shown = await panel(room)
    assert f"Koi-Koi on {guild.name}" in shown.text
    await room.aoi.click("Tables and time", in_=shown)
    assert "No match can start" not in room.now(shown).text


def _lacks(room: BotHarness, channel_id: int, denied: Permission) -> bool:
    guild = room.client.get_guild(room.world.guild.id)
    channel = None if guild is None else guild.get_channel(channel_id)
    assert guild is not None
    assert channel is not None
    return not channel.permissions_for(guild.me).value & int(denied)


def _forgot(room: BotHarness, channel_id: int) -> bool:
    guild = room.client.get_guild(room.world.guild.id)
    return guild is not None and guild.get_channel(channel_id) is None


async def test_who_may_not_manage_the_server_may_not_change_it(room: BotHarness) -> None:
    with pytest.raises(CantDo):
        await room.ben.command("koikoi-admin settings")
    channel = room.client.get_partial_messageable(room.world.channel.id)
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Forged", custom_id="kk:0:0:reset"))
    await channel.send("forged", view=view)
    view.stop()
    answer = await room.ben.click("Forged")
    assert answer.text == "Only members who can manage the server can do that."


async def test_the_panel_in_japanese(room: BotHarness) -> None:
    room.aoi.speak("ja")
    shown = await panel(room)
    assert "新しい対戦のルール：**スタンダード**" in shown.text
    await room.aoi.click("詳細", in_=shown)
    assert any(
        "雨流れ・霧流れ：なし" in label
        for one in room.now(shown).selects
        for label, _ in one.options
    )


async def test_who_was_given_the_command_may_use_its_panel_as_long_as_it_is_theirs(
    room: BotHarness,
) -> None:
    chiyo = room.world.newcomer("Chiyo")
    room.world.allow_command("koikoi-admin", chiyo)
    shown = (await chiyo.command("koikoi-admin settings")).message
    assert shown is not None
    await chiyo.select("kk:0:0:set preset", "sloperama", in_=shown)
    assert (await settings(room)).preset == "sloperama"
    room.world.forbid_command("koikoi-admin", chiyo)
    refused = await chiyo.select("kk:0:0:set preset", "ktane", in_=room.now(shown))
    assert refused.messages[-1].text.startswith("Only members who can")
    assert (await settings(room)).preset == "sloperama"


async def test_who_has_lost_the_right_to_manage_has_lost_the_panel(room: BotHarness) -> None:
    chiyo = room.world.newcomer("Chiyo")
    room.world.make_manager(room.world.guild, chiyo.person)
    shown = (await chiyo.command("koikoi-admin settings")).message
    assert shown is not None
    room.world.leave(room.world.guild, chiyo.person)
    room.world.join(room.world.guild, chiyo.person)
    refused = await chiyo.select("kk:0:0:set preset", "ktane", in_=room.now(shown))
    assert refused.messages[-1].text.startswith("Only members who can")
    assert (await settings(room)).preset != "ktane"
