"""Admins can't lose their house rules by one press: the bot asks, and offers an undo."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.locales import texts_in
from bot.matches.models.people import Person
from bot.matches.models.terms import ChangedSettings, GuildSettings, SettingChange
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.storage import people_rows
from tests.bot.harness import BotHarness
from tests.servers.house_form import answered

HOUSE = {"seven": "off", "koi_limit": "1", "viewing": "off"}
LINE = "koikoi-rules:1 ktane 6 seven=2 koi_limit=1"


async def panel(pilot: Pilot) -> RenderedMessage:
    shown = (await pilot.command("koikoi-admin settings")).message
    assert shown is not None
    return shown


async def built(room: BotHarness) -> RenderedMessage:
    """Choose house rules; return the panel."""
    shown = await panel(room.aoi)
    await answered(room.aoi, shown, **HOUSE)
    return room.now(shown)


async def settings(room: BotHarness) -> GuildSettings:
    return await room.service.settings.guild_settings(room.world.guild.id)


def admin(room: BotHarness, name: str) -> Pilot:
    pilot = room.world.newcomer(name)
    room.world.make_manager(room.world.guild, pilot.person)
    return pilot


async def ask(room: BotHarness, shown: RenderedMessage, way: str) -> RenderedMessage:
    if way == "preset":
        await room.aoi.select("kk:0:0:set preset", "ktane", in_=room.now(shown))
    elif way == "reset":
        await room.aoi.click("Reset all to Standard", in_=room.now(shown))
    else:
        await room.aoi.click("Export or import…", in_=room.now(shown))
        form = await room.aoi.click("Paste a line…", in_=room.now(shown))
        await room.aoi.submit_modal(form, line=LINE)
    return room.now(shown)


YES = {
    "preset": "Choose Three rounds",
    "reset": "Reset all to Standard",
    "import": "Import these rules",
}


@pytest.mark.parametrize("way", YES)
async def test_it_says_what_would_be_lost_and_a_no_keeps_it(room: BotHarness, way: str) -> None:
    shown = await built(room)
    before = await settings(room)
    asked = await ask(room, shown, way)
    assert await settings(room) == before, "nothing is lost by one press"
    assert "**Moon and blossom viewing**: off → " in asked.text
    assert YES[way] in asked.labels
    await room.aoi.click("Change nothing", in_=asked)
    assert await settings(room) == before
    assert "Reset all to Standard" in room.now(shown).labels or way == "import"


@pytest.mark.parametrize("way", YES)
async def test_undo_brings_everything_back(room: BotHarness, way: str) -> None:
    shown = await built(room)
    before = await settings(room)
    await room.aoi.click(YES[way], in_=await ask(room, shown, way))
    after = await settings(room)
    assert after != before
    await room.aoi.click("Undo", in_=room.now(shown))
    assert await settings(room) == before
    assert "↩️ Undone" in room.now(shown).text
    await room.aoi.click("Undo", in_=room.now(shown))
    assert await settings(room) == after, "an undo can be undone"


async def test_what_loses_nothing_is_done_at_once_and_can_be_undone(room: BotHarness) -> None:
    shown = await panel(room.aoi)
    assert "Undo" not in shown.labels
    await room.aoi.select("kk:0:0:set preset", "ktane", in_=shown)
    assert (await settings(room)).preset == "ktane"
    await room.aoi.click("Undo", in_=room.now(shown))
    assert await settings(room) == GuildSettings(room.world.guild.id)


async def test_every_kind_of_setting_comes_back(room: BotHarness) -> None:
    channel = str(room.world.channel.id)
    shown = await panel(room.aoi)
    for page, what, value in (
        ("Tables and time", "set threads", "on"),
        ("Tables and time", "set live", "10"),
        ("Tables and time", "set channels", channel),
        ("Tables and time", "set language", "ja"),
        ("Posts", "set weekly", channel),
        ("Posts", "set weekly-day", "fri"),
        ("Posts", "set weekly-measure", "points"),
        ("Posts", "set daily-post", channel),
        ("By channel", "channel", channel),
    ):
        if any(one.label == page and not one.disabled for one in room.now(shown).buttons):
            await room.aoi.click(page, in_=room.now(shown))
        before = await settings(room)
        await room.aoi.select(f"kk:0:0:{what}", value, in_=room.now(shown))
        if what == "channel":
            await room.aoi.select(f"kk:0:0:set channel {channel}", "steam", in_=room.now(shown))
        assert await settings(room) != before
        now = room.now(shown)
        [undo] = [one for one in now.buttons if "undo" in (one.custom_id or "")]
        await room.aoi.click(undo.custom_id or "", in_=now)
        found = await settings(room)
        assert (found.weekly_channel, found.weekly_day, found.weekly_measure) == (
            before.weekly_channel,
            before.weekly_day,
            before.weekly_measure,
        )
        assert found.daily_channel == before.daily_channel
        assert found.channel_presets == before.channel_presets
        assert (found.threads, found.live_minutes, found.language) == (
            before.threads,
            before.live_minutes,
            before.language,
        )
        assert found.channels == before.channels


@pytest.mark.parametrize("way", YES)
async def test_of_two_admins_the_second_is_asked_again(room: BotHarness, way: str) -> None:
    chiyo = admin(room, "Chiyo")
    shown = await built(room)
    asked = await ask(room, shown, way)
    theirs = await panel(chiyo)
    await chiyo.select("kk:0:0:set length", "12", in_=theirs)
    before = await settings(room)
    await room.aoi.click(YES[way], in_=asked)
    assert await settings(room) == before
    again = room.now(shown)
    assert "omeone changed the settings in the meantime" in again.text
    length = "- **Length**: 12 rounds → 6 rounds"
    assert (length in again.text) is (way == "import"), "it differs from what Chiyo chose"
    assert "**Moon and blossom viewing**: off → " in again.text
    await room.aoi.click("Change nothing", in_=again)
    assert await settings(room) == before
    await room.aoi.click(YES[way], in_=await ask(room, await panel(room.aoi), way))
    assert not {"viewing"} & set((await settings(room)).options)


async def test_the_second_question_is_answered_with_a_press(room: BotHarness) -> None:
    chiyo = admin(room, "Chiyo")
    asked = await ask(room, await built(room), "import")
    theirs = await panel(chiyo)
    await chiyo.select("kk:0:0:set length", "12", in_=theirs)
    await room.aoi.click(YES["import"], in_=asked)
    await room.aoi.click(YES["import"], in_=room.now(asked))
    assert (await settings(room)).length == 6
    assert "✔ Saved" in room.now(asked).text


async def test_a_preset_that_loses_nothing_any_more_is_taken(room: BotHarness) -> None:
    """Another admin has reset the rules since the question."""
    chiyo = admin(room, "Chiyo")
    asked = await ask(room, await built(room), "preset")
    theirs = await panel(chiyo)
    await chiyo.click("Reset all to Standard", in_=theirs)
    await chiyo.click("Reset all to Standard", in_=room.now(theirs))
    await room.aoi.click(YES["preset"], in_=asked)
    assert (await settings(room)).preset == "ktane"


async def test_an_old_undo_takes_back_nothing_newer(room: BotHarness) -> None:
    chiyo = admin(room, "Chiyo")
    shown = await built(room)
    theirs = await panel(chiyo)
    await chiyo.select("kk:0:0:set length", "12", in_=theirs)
    before = await settings(room)
    await room.aoi.click("Undo", in_=shown)
    assert await settings(room) == before
    assert "Nothing was undone" in room.now(shown).text
    assert "✎ Chiyo" in room.now(shown).text
    await room.aoi.click("Undo", in_=room.now(shown))
    assert (await settings(room)).length == "usual", "now it was seen"


@pytest.mark.parametrize("button", ["Undo", "Reset all to Standard"])
async def test_who_lost_the_right_takes_nothing_back(room: BotHarness, button: str) -> None:
    chiyo = admin(room, "Chiyo")
    theirs = await panel(chiyo)
    await answered(chiyo, theirs, seven="off")
    before = await settings(room)
    asked = room.now(theirs)
    if button != "Undo":
        await chiyo.click(button, in_=asked)
        asked = room.now(theirs)
    room.world.dismiss_manager(room.world.guild, chiyo.person)
    await chiyo.click(button, in_=asked)
    assert await settings(room) == before


async def test_it_is_asked_and_undone_in_japanese(room: BotHarness) -> None:
    room.aoi.speak("ja")
    shown = await panel(room.aoi)
    await answered(room.aoi, shown, seven="off")
    await room.aoi.select("kk:0:0:set preset", "ktane", in_=room.now(shown))
    assert "今の独自ルールはなくなります" in room.now(shown).text
    await room.aoi.click(texts_in("ja")("button-import-no"), in_=room.now(shown))
    await room.aoi.click("元に戻す", in_=room.now(shown))
    assert not (await settings(room)).options


async def test_what_this_version_does_not_take_any_more_does_not_come_back(
    room: BotHarness,
) -> None:
    """An older version allowed a length of turn that this one rejects."""
    now = await settings(room)
    before = replace(now, live_minutes=90)
    change = SettingChange("live_minutes", "90", "3")
    aoi = Person(room.aoi.id, "Aoi")
    changed = ChangedSettings(aoi, room.clock.now(), (change,), before)
    await room.store.write(people_rows.save_guild_settings, now, changed)
    shown = await panel(room.aoi)
    await room.aoi.click("Undo", in_=shown)
    assert await settings(room) == now
    assert "⚠️ a live turn is 1 to 60 minutes." in room.now(shown).text
