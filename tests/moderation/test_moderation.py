"""Actions of a server's admins: a blocked member, a void match, and the log."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.matches.models.match import Status
from bot.playground.objects.channel import Channel
from bot.playground.testing.answers import Answer
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.message import panel_id
from bot.storage.host_voids import confirm
from tests.bot.bad_days import complaints, gives_up_soon
from tests.bot.harness import BotHarness
from tests.bot.message_kinds import MESSAGES
from tests.tournaments.opening import open_tournament

BLOCKED = "The admins of this server have blocked you from playing here."
BLOCKED_JA = "このサーバーの管理者により、ここでは参加停止になっています。"
OTHER = "The admins of this server have blocked Ben from playing here."


async def panel(room: BotHarness, **options: Any) -> RenderedMessage:
    shown = (await room.aoi.command("koikoi-admin moderation", **options)).message
    assert shown is not None
    return shown


def posted(room: BotHarness) -> RenderedMessage:
    """Return the newest message that everybody sees."""
    return next(one for one in reversed(room.aoi.messages()) if not one.ephemeral)


async def block(room: BotHarness, who: Pilot, reason: str = "") -> RenderedMessage:
    shown = await panel(room, member=who)
    form = await room.aoi.click("Block…", in_=shown)
    await room.aoi.submit_modal(form, reason=reason)
    await room.drawn()
    return room.now(shown)


async def test_a_blocked_member_begins_nothing_on_this_server(room: BotHarness) -> None:
    """Their running matches continue; elsewhere they play as before."""
    chiyo = room.world.newcomer("Chiyo")
    await room.started()
    theirs = (await room.ben.command("koikoi play")).message
    table = (await chiyo.command("koikoi table")).message
    open_table = (await chiyo.command("koikoi play")).message
    await open_tournament(room.aoi, name="Cup")
    await room.drawn()
    cup = posted(room)
    shown = await block(room, room.ben, "Rude")
    assert "**Ben** is blocked" in shown.text
    for command in ("koikoi play", "koikoi computer", "koikoi daily", "koikoi table"):
        answer = await room.ben.command(command)
        assert answer.ephemeral
        assert answer.text.startswith(BLOCKED), command
    assert (await room.ben.command("koikoi play", opponent=chiyo)).text.startswith(BLOCKED)
    assert (await room.ben.click("Join", in_=table)).text.startswith(BLOCKED)
    assert (await room.ben.click("Join", in_=open_table)).text.startswith(BLOCKED)
    assert (await room.ben.click("Sign up", in_=cup)).text.startswith(BLOCKED)
    assert (await chiyo.command("koikoi play", opponent=room.ben)).text == OTHER
    assert (await chiyo.click("Join", in_=theirs)).text == OTHER
    room.ben.speak("ja")
    assert (await room.ben.command("koikoi daily")).text.startswith(BLOCKED_JA)
    room.ben.speak("en-US")
    assert (await room.stored()).info.status is Status.PLAYING, "what has begun goes on"
    await room.move(room.ben if await room.mover() is room.ben else room.aoi)
    there = await room.ben.command("koikoi computer", channel=room.ben.dm)
    assert not there.text.startswith(BLOCKED)
    lifted = await room.aoi.click("Unblock", in_=shown)
    assert "can play" in room.now(shown).text, lifted.text
    assert not (await room.ben.command("koikoi daily")).text.startswith(BLOCKED)


async def test_a_block_can_have_an_end(room: BotHarness) -> None:
    shown = await panel(room, member=room.ben)
    form = await room.aoi.select(panel_id(f"mod-block-for {room.ben.id}"), "3", in_=shown)
    await room.aoi.submit_modal(form, reason="Rude")
    assert "**Ben** is blocked" in room.now(shown).text
    assert "The block ends automatically: <t:" in room.now(shown).text
    refused = (await room.ben.command("koikoi play")).text
    assert refused.startswith(BLOCKED)
    assert "The block ends <t:" in refused
    log = (await panel(room)).text
    assert re.search(r"🚫 Ben · <t:\d+:R> · ends <t:\d+:R> · “Rude”", log)
    assert re.search(r"Aoi blocked Ben · ends <t:\d+:F> · “Rude”", log)
    await room.later(days=3)
    assert not (await room.ben.command("koikoi play")).ephemeral
    assert "No one is blocked." in (await panel(room)).text
    assert "can play" in (await panel(room, member=room.ben)).text
    late = await room.aoi.click("Unblock", in_=room.now(shown))
    assert late.text == "Ben isn't blocked."


async def test_a_line_that_can_not_be_posted_stands_in_the_log_all_the_same(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """The bot can't write in the log channel, but the admin's action is effective."""
    await room.aoi.select(panel_id("set log"), room.world.channel, in_=await panel(room))
    await room.world.until(lambda: bool(lines_in(room, room.world.channel)), "it is posted")
    before = posted(room)
    refused = room.world.core.faults.fail("POST", MESSAGES, 403, code=50001)
    refused.channel_id = room.world.channel.id
    shown = await block(room, room.ben, "Rude")
    assert refused.met
    assert "**Ben** is blocked" in shown.text
    assert "Aoi blocked Ben" in (await panel(room)).text
    assert posted(room) == before
    assert complaints(caplog) == []


async def test_changed_settings_are_posted_in_the_log_channel(room: BotHarness) -> None:
    """Changed by the panel, by undo and by a command; and the log itself ends in both channels."""
    other = room.world.add_channel(room.world.guild, "other")
    shown = (await room.aoi.command("koikoi-admin settings")).message
    assert shown is not None
    await room.aoi.select(panel_id("set preset"), "ktane", in_=shown)
    assert not lines_in(room, room.world.channel), "no channel is chosen yet"
    await room.aoi.select(panel_id("set log"), room.world.channel, in_=await panel(room))
    await room.aoi.select(panel_id("set length"), "6", in_=room.now(shown))
    await room.aoi.click("Undo", in_=room.now(shown))
    role = room.world.add_role(room.world.guild, "Referees")
    await room.aoi.click(panel_id("settings table"), in_=room.now(shown))
    await room.aoi.select(panel_id("set tournament-role"), str(role.id), in_=room.now(shown))
    await room.aoi.select(panel_id("set log"), other, in_=await panel(room))
    here = [
        f"Moderation log**: none → <#{room.world.channel.id}>",
        "Length**: 3 rounds → 6 rounds",
        "Length**: 6 rounds → 3 rounds",
        f"Role that runs tournaments**: none → <@&{role.id}>",
        f"Moderation log**: <#{room.world.channel.id}> → <#{other.id}>",
    ]
    head = "⚙️ Aoi changed settings\n- **"
    await room.world.until(lambda: bool(lines_in(room, other)), "the last change is posted")
    assert lines_in(room, room.world.channel) == [head + one for one in here]
    assert lines_in(room, other) == [head + here[-1]]
    message = room.aoi.messages(other)[-1]
    assert not message.raw["mention_roles"]


def lines_in(room: BotHarness, channel: Channel) -> list[str]:
    return [one.text for one in room.aoi.messages(channel) if not one.ephemeral]


async def test_somebody_whose_name_discord_does_not_tell_is_blocked_all_the_same(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    gives_up_soon(monkeypatch)
    room.world.core.gateway.answers_members = False
    newcomer = room.world.newcomer("Chiyo")
    shown = await block(room, newcomer)
    assert "is blocked" in shown.text
    assert (await newcomer.command("koikoi computer")).text.startswith(BLOCKED)
    await room.aoi.click("Unblock", in_=shown)
    assert not (await newcomer.command("koikoi computer")).text.startswith(BLOCKED)


async def test_late_and_double_presses_of_admins_are_told(room: BotHarness) -> None:
    shown = await panel(room, member=room.ben)
    form = await room.aoi.click("Block…", in_=shown)
    await block(room, room.ben)
    assert (await room.aoi.submit_modal(form, reason="")).text == "Ben is already blocked."
    again = await panel(room, member=room.ben)
    late = await panel(room, member=room.ben)
    await room.aoi.click("Unblock", in_=again)
    assert (await room.aoi.click("Unblock", in_=late)).text == "Ben isn't blocked."
    given = room.world.newcomer("Given")
    room.world.allow_command("koikoi-admin", given.person)
    await block(room, given)
    own = (await given.command("koikoi-admin moderation", member=given)).message
    assert "your own block" in (await given.click("Unblock", in_=own)).text


async def counted(room: BotHarness) -> RenderedMessage:
    """Play a match of Ben and Chiyo that counts; return its table."""
    chiyo = room.world.newcomer("Chiyo")
    asked = (await chiyo.command("koikoi play", opponent=room.ben)).message
    assert asked is not None
    await room.ben.click("Accept", in_=asked)
    await room.given_up(room.ben)
    await room.drawn()
    return room.now(asked)


async def void(room: BotHarness, match: int, reason: str = "They shared an account") -> str:
    shown = await panel(room, match=match)
    form = await room.aoi.click("Void it…", in_=shown)
    answer = await room.aoi.submit_modal(form, reason=reason)
    await room.drawn()
    return answer.text


async def test_a_void_match_is_void_wherever_it_is_seen(room: BotHarness) -> None:
    table = await counted(room)
    before = (await room.ben.command("koikoi leaderboard")).text
    assert "Chiyo" in before
    assert "it no longer counts on this server. Across all servers, only" in await void(room, 1)
    assert "A server admin voided this match" in room.now(table).text
    assert "until the bot's host confirms it" in room.now(table).text
    log = (await panel(room)).text
    assert "They shared an account” ⏳" in log
    assert "⏳ Across all servers, this is waiting for the bot's host." in log
    assert await confirm(room.store, 1, room.clock.now())
    room.client.presenter.redraw_all(1)
    await room.drawn()
    assert "The bot's host has confirmed it: it no longer counts" in room.now(table).text
    log = (await panel(room)).text
    assert "The bot's host confirmed that match 1" in log
    assert "⏳" not in log
    history = (await room.ben.command("koikoi history")).text
    assert "~~" in history
    assert "void" in history
    assert "Chiyo" not in (await room.ben.command("koikoi leaderboard")).text
    assert (await room.aoi.command("koikoi-admin moderation", match=1)).text == (
        "This match has already been voided."
    )


async def test_what_can_not_be_made_void(room: BotHarness) -> None:
    """Matches that are running, the admin's own, friendly, unknown, or of another server."""

    def say(answer: Answer) -> str:
        return answer.text

    await room.started()
    running = await room.aoi.command("koikoi-admin moderation", match=1)
    assert "You're playing in this match" in say(running)
    await room.given_up(room.ben)
    own = await room.aoi.command("koikoi-admin moderation", match=1)
    assert "You played in this match" in say(own)
    alone = await room.ben.command("koikoi computer", level="greedy")
    assert alone.message is not None
    open_one = await room.aoi.command("koikoi-admin moderation", match=2)
    assert "still being played" in say(open_one)
    await room.service.play.resign(2, (await room.stored(2)).info.challenger)
    friendly = await room.aoi.command("koikoi-admin moderation", match=2)
    assert "doesn't count" in say(friendly)
    assert "I can't find that match" in say(
        await room.aoi.command("koikoi-admin moderation", match=99)
    )


async def test_the_log_says_who_did_what_and_why(room: BotHarness) -> None:
    """The lines also appear in the chosen channel; erased people are not named."""
    shown = await panel(room)
    assert "Nothing yet." in shown.text
    await room.aoi.select(panel_id("set log"), room.world.channel, in_=shown)
    await counted(room)
    await block(room, room.ben, "*Rude*")
    assert "Aoi blocked Ben" in posted(room).text
    assert "Rude" in posted(room).text
    await void(room, 1)
    assert "voided match 1 (Chiyo vs Ben)" in posted(room).text
    log = (await panel(room)).text
    for line in ("Aoi blocked Ben", "voided match 1", "They shared an account", "Moderation log"):
        assert line in log, line
    asked = (await room.ben.command("koikoi privacy")).message
    asked = (await room.ben.click("Erase my data", in_=asked)).message
    await room.ben.click("Yes, erase everything", in_=asked)
    await room.drawn()
    log = (await panel(room)).text
    assert "Ben" not in log
    assert "Rude" not in log
    assert "They shared an account" not in log, "a reason may say whom it is about"
    answer = await room.ben.command("koikoi daily")
    assert answer.text.startswith(BLOCKED), "to be erased lifts no block"
