"""The settings panel shows who changed what, and when."""

from __future__ import annotations

import asyncio

import pytest

from bot.locales import DEFAULT, Language, texts_in
from bot.matches.models.people import Person
from bot.matches.models.terms import ChangedSettings, SettingChange
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.setting_changes import changed_line
from bot.storage import people_rows
from tests.bot.harness import BotHarness
from tests.bot.view_models import NOON
from tests.locales.walked import WALKED
from tests.servers.house_form import answered


async def panel(room: BotHarness) -> RenderedMessage:
    shown = (await room.aoi.command("koikoi-admin settings")).message
    assert shown is not None
    return shown


async def changes(room: BotHarness, limit: int = 10) -> tuple[ChangedSettings, ...]:
    return await room.service.settings.changed_settings(room.world.guild.id, limit)


async def test_each_page_names_the_last_change(room: BotHarness) -> None:
    shown = await panel(room)
    assert "✎" not in shown.text, "nobody changed anything yet"
    await room.aoi.select("kk:0:0:set preset", "sloperama", in_=shown)
    first = room.now(shown).text.splitlines()[-1]
    at = int(room.clock.now().timestamp())
    assert first == (
        f"-# ✎ Aoi, <t:{at}:R>: **Rules**: Standard → Race to 50"
        " · **Length**: 3 rounds → to 50 points"
    )
    await room.aoi.click("Tables and time", in_=room.now(shown))
    assert room.now(shown).text.splitlines()[-1] == first
    await room.aoi.select("kk:0:0:set live", "10", in_=room.now(shown))
    assert (
        room.now(shown)
        .text.splitlines()[-1]
        .endswith("**Live**: 3 minutes a turn → 10 minutes a turn")
    )
    await room.aoi.select("kk:0:0:set channels", str(room.world.channel.id), in_=room.now(shown))
    assert f"**Channels for matches**: all → <#{room.world.channel.id}>" in room.now(shown).text
    await room.aoi.select("kk:0:0:set language", "ja", in_=room.now(shown))
    assert "**Language**: the server's own → 日本語" in room.now(shown).text


async def test_the_page_with_room_lists_the_last_five(room: BotHarness) -> None:
    shown = await panel(room)
    for length in ("1", "6", "12", "1", "6", "12"):
        await room.aoi.select("kk:0:0:set length", length, in_=room.now(shown))
    await room.aoi.click("Export or import…", in_=room.now(shown))
    lines = [line for line in room.now(shown).text.splitlines() if "✎" in line]
    assert [line.rpartition(": ")[2] for line in lines] == [
        "6 rounds → 12 rounds",
        "1 round → 6 rounds",
        "12 rounds → 1 round",
        "6 rounds → 12 rounds",
        "1 round → 6 rounds",
    ]


async def test_what_changes_nothing_is_not_noted(room: BotHarness) -> None:
    shown = await panel(room)
    await room.aoi.select("kk:0:0:set length", "3", in_=shown)
    await room.aoi.click("Tables and time", in_=room.now(shown))
    await room.aoi.select("kk:0:0:set threads", "off", in_=room.now(shown))
    assert not await changes(room)


async def test_a_reset_names_what_it_took_back(room: BotHarness) -> None:
    shown = await panel(room)
    await answered(room.aoi, shown, seven="off", koi_limit="1", viewing="off")
    await room.aoi.click("Reset all to Standard", in_=room.now(shown))
    await room.aoi.click("Reset all to Standard", in_=room.now(shown))
    (last,) = await changes(room, 1)
    assert {one.key: (one.old, one.new) for one in last.changes} == {
        "seven": ("off", "2"),
        "koi_limit": ("1", "0"),
        "viewing": ("off", "on"),
    }


async def test_of_two_admins_at_once_both_changes_stay(room: BotHarness) -> None:
    chiyo = room.world.newcomer("Chiyo")
    room.world.make_manager(room.world.guild, chiyo.person)
    theirs = (await chiyo.command("koikoi-admin settings")).message
    own = await panel(room)
    assert theirs is not None
    await asyncio.gather(
        room.aoi.select("kk:0:0:set length", "6", in_=own),
        chiyo.select("kk:0:0:set preset", "ktane", in_=theirs),
    )
    settings = await room.service.settings.guild_settings(room.world.guild.id)
    assert (settings.preset, settings.length) == ("ktane", 6)
    assert {one.person.name for one in await changes(room)} == {"Aoi", "Chiyo"}


async def test_an_imported_line_is_one_change_and_the_rest_is_counted(room: BotHarness) -> None:
    shown = await panel(room)
    await room.aoi.click("Export or import…", in_=shown)
    form = await room.aoi.click("Paste a line…", in_=room.now(shown))
    line = "koikoi-rules:1 ktane 6 seven=2 koi_limit=1 viewing=off tie=extra_round"
    await room.aoi.submit_modal(form, line=line)
    await room.aoi.click("Import these rules", in_=room.now(shown))
    audit = room.now(shown).text.splitlines()[-1]
    assert "**Rules**: Standard → Three rounds · **Length**: 3 rounds → 6 rounds · " in audit
    assert audit.endswith(" · and 2 more")


async def test_a_strange_name_and_an_erased_one_break_nothing(room: BotHarness) -> None:
    change = (SettingChange("gongs", "1", None), SettingChange("tie", "x", "y"))
    by = Person(4711, "**[Far](https://away.example)** @everyone")
    settings = await room.service.settings.guild_settings(room.world.guild.id)
    await room.store.write(
        people_rows.save_guild_settings, settings, ChangedSettings(by, room.clock.now(), change)
    )
    shown = await panel(room)
    assert r"✎ \*\*\[Far\]\(https\:" in shown.text
    assert "**gongs**: 1 → none · **A tied match**: x → y" in shown.text
    await room.service.privacy.erase(by)
    assert "✎ a former player," in (await panel(room)).text


@pytest.mark.parametrize("language", WALKED)
def test_a_list_of_many_channels_is_cut_and_counted(
    language: Language, caplog: pytest.LogCaptureFixture
) -> None:
    """The complete list was longer than Fluent's limit, and the line was lost."""
    channels = [str(10**18 + number) for number in range(25)]
    change = SettingChange("channels", " ".join(channels), " ".join(channels[:4]))
    changed = ChangedSettings(Person(1, "*" * 32), NOON, (change,) * 4)
    line = changed_line(texts_in(language), changed)
    assert line.count(f"<#{channels[3]}>") == 6
    assert channels[4] not in line
    if language == DEFAULT:
        assert f"<#{channels[3]}> and 21 more → <#{channels[0]}> " in line
        assert line.endswith(f"<#{channels[3]}> · and 1 more")
    assert not caplog.records


async def test_it_is_said_in_japanese(room: BotHarness) -> None:
    shown = await panel(room)
    await room.aoi.select("kk:0:0:set length", "6", in_=shown)
    room.aoi.speak("ja")
    assert "**局数**：全3局 → 全6局" in (await panel(room)).text.splitlines()[-1]
