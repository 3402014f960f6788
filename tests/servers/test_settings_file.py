"""All settings of a server as one file, which is imported on another server after a question."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle
from typing import Final

import pytest

from bot.koikoi.rules import OPTIONS, PRESET_NAMES
from bot.locales import LANGUAGES, Language, texts_in
from bot.matches.errors import InvalidSetting
from bot.matches.models.people import Person
from bot.matches.models.rankings import Measure
from bot.matches.models.terms import GuildSettings, TimeControl
from bot.matches.transitions.house_rules import MOST_CHANNELS, check_settings
from bot.matches.transitions.shared_settings import (
    Imported,
    Places,
    settings_text,
    with_settings_text,
)
from bot.messages.sending.components import built
from bot.playground.objects.upload import Upload
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.message import PANEL_LIMIT, Prose, units
from bot.servers.question_screens import import_all_panel
from tests.bot.each import each
from tests.bot.forging import elsewhere
from tests.bot.harness import BotHarness

HERE: Final = GuildSettings(
    7,
    preset="sloperama",
    options={"seven": "2"},
    pace=TimeControl.DAILY,
    live_minutes=10,
    threads=True,
    find=False,
    language="ja",
    channels=(11, 12),
    weekly_channel=11,
    weekly_hour=20,
    weekly_measure=Measure.POINTS,
    daily_channel=13,
    zone="Asia/Kolkata",
    log_channel=14,
    tournament_role=21,
    channel_presets={12: "ktane", 13: "steam"},
)
NAMES: Final = {11: "koikoi", 12: "Race, 50%", 13: "花札", 14: "log", 21: "Big `= boss"}
THERE: Final = Places(
    {name: number + 100 for number, name in NAMES.items() if number < 20},
    {NAMES[21]: 121},
    LANGUAGES,
)


def test_every_setting_travels_and_places_by_their_names() -> None:
    text = settings_text(HERE, NAMES)
    taken = with_settings_text(GuildSettings(8), f"Look: {text}", THERE)
    assert taken.missing == ()
    assert taken.settings == replace(
        HERE,
        guild_id=8,
        channels=(111, 112),
        weekly_channel=111,
        daily_channel=113,
        log_channel=114,
        tournament_role=121,
        channel_presets={112: "ktane", 113: "steam"},
    )
    back = with_settings_text(taken.settings, settings_text(GuildSettings(7), {}), THERE)
    assert back == Imported(GuildSettings(8)), "nothing chosen is a choice, too"


def test_what_the_other_server_lacks_is_left_out_and_named() -> None:
    own = GuildSettings(8, channels=(5,), log_channel=5, channel_presets={5: "ktane"})
    text = settings_text(HERE, NAMES)
    taken = with_settings_text(own, text, Places({"koikoi": 111}, {}, LANGUAGES))
    assert taken.missing == ("Race, 50%", "花札", "log", "Big `= boss")
    settings = taken.settings
    assert settings.channels == (111,)
    assert (settings.weekly_channel, settings.log_channel) == (111, 5)
    assert settings.channel_presets == {5: "ktane"}
    assert settings.tournament_role is None
    assert "log_channel= " in settings_text(HERE, {11: "koikoi"}), "a deleted channel has no name"


@pytest.mark.parametrize(
    "change",
    [
        ("koikoi-settings:1", "koikoi-settings:2"),
        ("koikoi-settings:1", "koikoi-settings:x"),
        ("pace=daily", "pace=fast"),
        ("pace=daily", "pace=daily pace=live"),
        ("pace=daily", "gongs=3"),
        ("pace=daily", "daily"),
        ("live=10", "live=90"),
        ("language=ja", "language=xx"),
        ("zone=Asia/Kolkata", "zone=Mars/North"),
        ("koikoi-rules:1", "rules"),
        ("seven=2", "seven=9"),
    ],
)
def test_what_cannot_be_read_changes_nothing(change: tuple[str, str]) -> None:
    text = settings_text(HERE, NAMES)
    assert change[0] in text
    with pytest.raises(InvalidSetting):
        with_settings_text(GuildSettings(8), text.replace(*change), THERE)


async def shared(room: BotHarness) -> str:
    """Return the file that the panel sends."""
    shown = (await room.aoi.command("koikoi-admin settings")).message
    assert shown is not None
    await room.aoi.click("Export or import…", in_=shown)
    sent = (await room.aoi.click("All settings as a file", in_=room.now(shown))).message
    assert sent is not None
    assert sent.ephemeral
    return room.file(sent)


async def test_a_file_is_carried_over_and_asks_first(room: BotHarness) -> None:
    world, guild = room.world, room.world.guild
    house = replace(
        GuildSettings(guild.id),
        preset="sloperama",
        threads=True,
        daily_channel=world.channel.id,
        weekly_channel=world.channel.id,
    )
    await room.service.settings.save_guild_settings(house)
    text = await shared(room)
    far = await elsewhere(room, room.aoi)
    assert far.guild_id is not None
    asked = await room.aoi.command(
        "koikoi-admin settings", channel=far, file=Upload("koikoi-settings.txt", text.encode())
    )
    question = asked.message
    assert question is not None
    assert "import these settings?" in question.text
    assert "- **Rules**: Standard → Race to 50" in question.text
    assert "- **Threads**: off → on" in question.text
    assert await settings(room, far.guild_id) == GuildSettings(far.guild_id), "only looked at"
    await room.aoi.click("Import these settings", in_=question)
    after = room.now(question)
    assert "✔ Saved" in after.text
    taken = await settings(room, far.guild_id)
    assert (taken.preset, taken.threads) == ("sloperama", True)
    same_name = far.name == world.channel.name
    assert (taken.daily_channel == far.id) is same_name
    await room.aoi.click("Undo", in_=after)
    undone = await settings(room, far.guild_id)
    assert (undone.preset, undone.threads, undone.daily_channel) == ("wikipedia-2020", False, None)


async def test_another_admin_in_between_leads_to_the_question_again(room: BotHarness) -> None:
    text = settings_text(replace(HERE, channels=(), channel_presets={}), {})
    question = await attached(room, text.encode())
    person = Person(room.aoi.id, "Aoi")
    await room.service.settings.change_guild_settings(
        room.world.guild.id, person, lambda now: replace(now, threads=True)
    )
    await room.aoi.click("Import these settings", in_=question)
    again = room.now(question)
    assert "omeone changed the settings in the meantime" in again.text
    assert "**Threads**" not in again.text, "they are on now"
    await room.aoi.click("Import these settings", in_=again)
    assert (await settings(room, room.world.guild.id)).preset == "sloperama"
    assert "There's nothing to change." in (await attached(room, text.encode())).text


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"koikoi-settings:1 pace=daily"])
async def test_another_file_is_refused(room: BotHarness, content: bytes) -> None:
    shown = await attached(room, content)
    assert "⚠️ Nothing was changed: that isn't a house-rules line" in shown.text
    assert "Paste a line…" in shown.labels


async def attached(room: BotHarness, content: bytes) -> RenderedMessage:
    file = Upload("koikoi-settings.txt", content)
    shown = (await room.aoi.command("koikoi-admin settings", file=file)).message
    assert shown is not None
    return shown


async def settings(room: BotHarness, guild_id: int) -> GuildSettings:
    return await room.service.settings.guild_settings(guild_id)


@each("language", LANGUAGES)
def test_the_longest_question_fits_into_a_message(language: Language) -> None:
    many = tuple(range(10**18, 10**18 + MOST_CHANNELS))
    presets = dict(zip(many, cycle(PRESET_NAMES), strict=False))
    options = {one.key: one.choices[-1] for one in OPTIONS if one.key.startswith("points.")}
    wanted = replace(HERE, options=options, channels=many, channel_presets=presets)
    check_settings(wanted)
    imported = Imported(wanted, ("*" * 100,) * 50)
    panel = import_all_panel(
        texts_in(language), "*" * 100, GuildSettings(7, "ktane"), imported, 10**18 - 1, again=True
    )
    built(panel)
    text = "".join(block.text for block in panel.blocks if isinstance(block, Prose))
    assert units(text) <= PANEL_LIMIT
