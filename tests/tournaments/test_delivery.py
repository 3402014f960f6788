"""While a tournament's message can't be shown, nobody loses by a deadline they can't see."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from pathlib import Path

import pytest

from bot.matches.models.match import Status
from bot.matches.models.people import Person
from bot.playground.objects.permissions import Permission
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.tournaments.model import Obstacle, Stage, Tournament
from bot.tournaments.runner import TournamentRunner
from bot.tournaments.service import Tournaments
from tests.bot.harness import BotHarness
from tests.discord_world import local_world
from tests.playground.moving_clock import MovingClock
from tests.storage.stores import sqlite_store
from tests.tournaments.opening import open_tournament
from tests.tournaments.test_played import (
    board,
    calls,
    looked,
    newest,
    opened,
    settled,
    signed_up,
    won_by_first,
)

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"


async def panel(room: BotHarness) -> RenderedMessage:
    """Open the panel of an admin from another channel."""
    places = room.world.core.directory.channels_of(room.world.guild.id)
    spare = [one for one in places if one.name == "spare"]
    channel = spare[0] if spare else room.world.add_channel(room.world.guild, "spare")
    answer = await room.aoi.command("koikoi-admin tournament", channel=channel)
    assert answer.message is not None
    return answer.message


def boards(pilot: Pilot) -> list[RenderedMessage]:
    return [one for one in pilot.everything() if "🏆 Moon" in one.content and not one.ephemeral]


async def shown(room: BotHarness, words: str) -> None:
    """Wait until the tournament's message contains this, and no older one is left."""
    await room.world.until(lambda: any(words in one.content for one in boards(room.ben)), words)
    await settled(room)


async def test_a_round_waits_until_its_message_can_be_sent(room: BotHarness) -> None:
    aoi, ben, chiyo, dai = await signed_up(room, "Chiyo", "Dai")
    room.world.deny(room.world.channel, Permission.SEND_MESSAGES)
    await looked(room, minutes=30)
    found = await newest(room)
    assert found.stage is Stage.RUNNING
    assert (found.begin_by, found.round_ends) == (None, None)
    for _ in range(4):
        await looked(room, minutes=50)
    found = await newest(room)
    assert len(found.undecided) == 2, "nobody is a no-show of a round that nobody was told of"
    assert found.held_by is Obstacle.CLOSED
    assert not any(one.pushes for one in (ben, chiyo, dai))
    told = await panel(room)
    assert f"I can't post in <#{room.world.channel.id}>" in told.text
    listed = await ben.command("koikoi tournament")
    assert "⚠️ The message can't be shown right now" in listed.text
    assert "I'm here" in listed.message.labels if listed.message else False
    room.world.allow(room.world.channel)
    await shown(room, "Semi-finals")
    await settled(room)
    found = await newest(room)
    assert found.begin_by == room.clock.now() + timedelta(minutes=10)
    assert found.round_ends == room.clock.now() + timedelta(minutes=90)
    assert calls(board(room), aoi, ben, chiyo, dai) == [aoi.id, ben.id, chiyo.id, dai.id]
    assert found.held_at is None
    assert "can't" not in (await panel(room)).text
    await looked(room, minutes=11)
    assert (await newest(room)).stage is Stage.FINISHED, "from now on who is missing loses"


@pytest.mark.parametrize("gone", [False, True])
async def test_done_is_said_only_where_the_message_can_show_it(
    room: BotHarness, gone: bool
) -> None:
    aoi, *_ = await signed_up(room, "Chiyo", "Dai")
    spare = room.world.add_channel(room.world.guild, "spare")
    shown = (await aoi.command("koikoi-admin tournament", channel=spare)).message
    assert shown is not None
    channel = room.world.channel
    if gone:
        room.world.delete_channel(channel)
        await room.world.until(
            lambda: room.client.get_channel(channel.id) is None, "the bot knows that it is gone"
        )
    else:
        room.world.deny(channel, Permission.SEND_MESSAGES)
    await aoi.click("Start now", in_=shown)
    await aoi.click("Yes, start", in_=room.now(shown))
    told = room.now(shown).text
    assert "Done" not in told
    assert "✔ Saved, but" in told
    if gone:
        assert "channel was deleted" in told
    else:
        assert f"I can't post in <#{channel.id}>" in told
    assert "Show it here" in room.now(shown).labels, "the way to repair it"
    assert (await newest(room)).stage is Stage.RUNNING
    form = await aoi.click("Call off…", in_=room.now(shown))
    await aoi.submit_modal(form, reason="rain")
    assert "✔ Saved, but" in room.now(shown).text, "also when it is over"


async def test_players_say_that_they_are_there_without_the_message(room: BotHarness) -> None:
    aoi, _, _, dai = await signed_up(room, "Chiyo", "Dai")
    room.world.deny(room.world.channel, Permission.SEND_MESSAGES)
    await looked(room, minutes=30)
    seen: RenderedMessage | None = None
    for one in (aoi, dai):
        listed = await one.command("koikoi tournament")
        seen = seen or listed.message
        pressed = await one.click("I'm here", in_=listed.message)
        assert pressed.ephemeral
        assert "I'm here" not in pressed.message.labels if pressed.message else False
    await settled(room)
    assert (await room.stored(1)).info.status is Status.PLAYING
    listed = await aoi.command("koikoi tournament")
    assert "You're playing Dai" in listed.text
    # Two late presses:
    before = await newest(room)
    again = await aoi.click("I'm here", in_=seen, late=True)
    assert again.ephemeral
    assert await newest(room) == before
    await room.service.play.resign(1, Person(dai.id, "Dai"))
    await settled(room)
    late = await aoi.click("I'm here", in_=seen, late=True)
    assert "already been decided" in late.text


async def test_links_to_a_moved_tournament_lead_to_its_new_place(room: BotHarness) -> None:
    await signed_up(room, "Chiyo")
    [old] = boards(room.ben)
    world, guild = room.world, room.world.guild
    spare = world.add_channel(guild, "spare")
    told = (await room.aoi.command("koikoi-admin tournament", channel=spare)).message
    refused = world.core.faults.fail("POST", MESSAGES, 503, times=9)
    await room.aoi.click("Show it here", in_=told)
    await settled(room)
    new = f"https://discord.com/channels/{guild.id}/{spare.id}"
    assert f"]({new})" in (await room.ben.command("koikoi tournament")).text, "not shown there yet"
    late = await room.ben.forge(f"kk:0:0:tour-leave {(await newest(room)).id}", in_=old)
    assert late.messages[-1].text.endswith(new)
    refused.release()
    await looked(room, minutes=2)
    [message] = boards(room.ben)
    assert message.channel_id == spare.id
    assert f"]({new}/{message.id})" in (await room.ben.command("koikoi tournament")).text


@pytest.mark.parametrize("away", [False, True])
async def test_a_deleted_channel_stops_the_sign_up_until_it_is_shown_elsewhere(
    room: BotHarness, away: bool
) -> None:
    await signed_up(room, "Chiyo")
    spare = room.world.add_channel(room.world.guild, "spare")
    if away:
        await room.client.close()
    room.world.delete_channel(room.world.channel)
    if not away:
        await _stopped_and_shown(room, spare.id)
        return
    async with room.open():
        await _stopped_and_shown(room, spare.id)


async def _stopped_and_shown(room: BotHarness, spare_id: int) -> None:
    for _ in range(3):
        await looked(room, minutes=31)
    found = await newest(room)
    assert found.stage is Stage.SIGNUP, "it doesn't close while nobody can sign up"
    assert found.held_by is Obstacle.GONE
    told = await panel(room)
    assert "its channel was deleted" in told.text
    await room.aoi.click("Show it here", in_=told)
    await settled(room)
    found = await newest(room)
    assert (found.place.channel_id, found.held_at) == (spare_id, None)
    assert found.closes_at >= room.clock.now()
    (message,) = boards(room.ben)
    assert message.channel_id == spare_id
    dai = room.world.newcomer("Dai")
    await dai.click("Sign up", in_=message)
    await looked(room, minutes=31)
    assert "Semi-finals" in boards(room.ben)[0].content


async def test_without_attach_files_the_message_has_no_picture_and_time_runs(
    room: BotHarness,
) -> None:
    pilots = await signed_up(room, "Chiyo", "Dai")
    room.world.deny(room.world.channel, Permission.ATTACH_FILES)
    await looked(room, minutes=30)
    message = board(room)
    assert "Semi-finals" in message.content
    assert not message.attachments
    assert len(calls(message, *pilots)) == 4
    found = await newest(room)
    assert found.held_at is None
    assert found.begin_by == room.clock.now() + timedelta(minutes=10)
    assert ": **Attach Files**. Without them" in (await panel(room)).text
    await pilots[0].click("I'm here", in_=message)
    room.world.allow(room.world.channel)
    await looked(room, minutes=6)
    assert board(room).attachments, "the reminder has its picture again"


async def test_by_the_day_the_matches_begin_when_the_round_is_told(room: BotHarness) -> None:
    await signed_up(room, "Chiyo", "Dai", days=2)
    room.world.deny(room.world.channel, Permission.SEND_MESSAGES)
    await looked(room, minutes=30)
    await looked(room, days=3)
    found = await newest(room)
    assert [one.match_id for one in found.undecided] == [None, None]
    room.world.allow(room.world.channel)
    await shown(room, "Semi-finals")
    await settled(room)
    found = await newest(room)
    assert [one.match_id for one in found.undecided] == [1, 2]
    assert found.round_ends == room.clock.now() + timedelta(days=2)
    assert board(room).content.count("[table](https://discord.com/channels/") == 2


async def test_a_reminder_that_is_refused_stops_the_time(room: BotHarness) -> None:
    pilots = await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    room.world.deny(room.world.channel, Permission.SEND_MESSAGES)
    await looked(room, minutes=7)
    assert (await newest(room)).held_by is Obstacle.CLOSED
    await looked(room, hours=5)
    assert len((await newest(room)).undecided) == 2
    room.world.allow(room.world.channel)
    await shown(room, "Your match is waiting")
    await settled(room)
    found = await newest(room)
    assert len(calls(board(room), *pilots)) == 4
    assert found.begin_by is not None
    assert found.begin_by > room.clock.now(), "they have what was left of their time"
    await looked(room, minutes=11)
    assert (await newest(room)).stage is Stage.FINISHED


async def test_the_time_stands_still_also_over_a_restart(room: BotHarness) -> None:
    await signed_up(room, "Chiyo", "Dai")
    room.world.deny(room.world.channel, Permission.SEND_MESSAGES)
    await looked(room, minutes=30)
    await room.client.close()
    room.clock.move(timedelta(hours=3))
    async with room.open():
        await looked(room, minutes=20)
        found = await newest(room)
        assert len(found.undecided) == 2
        assert found.held_by is Obstacle.CLOSED
        room.world.allow(room.world.channel)
        await shown(room, "Semi-finals")
        await settled(room)
        await won_by_first(room)
        await won_by_first(room)
        assert "Congratulations" in board(room).content


async def test_discord_away_while_a_round_begins_costs_nobody_anything(room: BotHarness) -> None:
    await signed_up(room, "Chiyo", "Dai")
    failing = room.world.core.faults.fail("POST", MESSAGES, 503, times=1000)
    await looked(room, minutes=30)
    for _ in range(3):
        await looked(room, minutes=20)
    assert failing.met
    assert len((await newest(room)).undecided) == 2
    assert "Discord didn't accept" in (await panel(room)).text
    failing.release()
    await looked(room, minutes=1)
    assert (await newest(room)).begin_by == room.clock.now() + timedelta(minutes=10)


async def test_the_end_that_nobody_lets_it_tell_is_owed_for_a_day(room: BotHarness) -> None:
    await signed_up(room, "Chiyo", "Dai")
    room.world.deny(room.world.channel, Permission.SEND_MESSAGES)
    found = await newest(room)
    await room.service.of(Tournaments).cancel(found.id, found.by, "rain")
    await looked(room, hours=12)
    assert (await room.service.of(Tournaments).owed()) == ((found.id, room.world.guild.id),)
    await looked(room, hours=13)
    assert (await room.service.of(Tournaments).owed()) == ()


# ── one never holds up another ──────────────────────────────────────────────────────────────


async def two_servers(room: BotHarness) -> list[Tournament]:
    """A tournament on each of two servers; both sign-ups are almost over."""
    other = room.world.add_guild("Plum", room.aoi.person)
    room.world.join(other, room.ben.person)
    emi = room.world.newcomer("Emi", guild=other)
    await room.world.until(lambda: room.client.channels.in_guild(other.id))
    await signed_up(room, "Chiyo", "Dai")
    (place,) = room.world.core.directory.channels_of(other.id)
    await open_tournament(room.aoi, place, name="Moon Plum", begins="30m")
    (second,) = await room.service.of(Tournaments).of_guild(other.id)
    for pilot in (room.aoi, room.ben, emi):
        room.clock.move(timedelta(seconds=1))
        await room.service.of(Tournaments).join(second.id, Person(pilot.id, pilot.name))
    await looked(room)
    return [await newest(room), second]


async def told(room: BotHarness, tournaments: list[Tournament]) -> int:
    """Return the number of tournaments whose round was announced."""
    found = [await room.service.of(Tournaments).get(one.id) for one in tournaments]
    return sum(one.posted.phase > 0 for one in found)


async def until_told(room: BotHarness, tournaments: list[Tournament], count: int) -> None:
    async with asyncio.timeout(60):
        while await told(room, tournaments) != count:
            await room.world.changed()


async def test_a_message_that_hangs_holds_up_no_other_tournament(room: BotHarness) -> None:
    both = await two_servers(room)
    hanging = room.world.core.faults.hold("POST", MESSAGES)
    room.clock.move(timedelta(minutes=31))
    await room.client.of(TournamentRunner).look()
    await until_told(room, both, 1)
    assert hanging.met == 1
    for _ in range(3):  # later runs don't wait for it either
        room.clock.move(timedelta(minutes=11))
        await room.client.of(TournamentRunner).look()
    hanging.release()
    await until_told(room, both, 2)
    await settled(room)


async def test_a_long_limit_is_not_waited_for(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    both = await two_servers(room)
    limited = room.world.core.faults.limit("POST", MESSAGES, retry_after=1336, shared=True)
    await looked(room, minutes=31)
    assert limited.met == 1
    assert await told(room, both) == 1
    await looked(room, minutes=6)
    assert await told(room, both) == 2
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


async def test_an_error_that_cant_be_stops_one_tournament_and_is_logged_once(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    both = await two_servers(room)
    room.world.core.faults.fail("POST", MESSAGES, 400, code=50035)
    await looked(room, minutes=31)
    assert await told(room, both) == 1
    (error,) = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert "could not be shown" in error.message
    await looked(room, minutes=6)
    assert await told(room, both) == 2


async def test_a_press_is_answered_while_the_message_waits_for_discord(room: BotHarness) -> None:
    _, ben, chiyo, dai = await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    held = room.world.core.faults.hold("PATCH", MESSAGE)
    found = await newest(room)
    await room.service.of(Tournaments).here(found.id, Person(ben.id, "Ben"))
    await room.client.of(TournamentRunner).look()
    await room.world.until(lambda: held.met)
    answer = await dai.click("I'm here", in_=board(room))
    assert not answer.ephemeral
    assert f"{dai.mention} ✅" in board(room).content
    held.release()  # the older state reaches Discord later
    await settled(room)
    assert f"{ben.mention} ✅" in board(room).content
    assert f"{dai.mention} ✅" in board(room).content
    await chiyo.click("I'm here", in_=board(room))
    await settled(room)
    assert board(room).attachments
    assert "🎴" in board(room).content


async def test_a_press_on_a_message_that_was_replaced_counts_and_the_message_goes(
    room: BotHarness,
) -> None:
    """The deletion failed before."""
    await signed_up(room, "Chiyo")
    old = board(room)
    refused = room.world.core.faults.fail("DELETE", MESSAGE, 403, code=50013, times=2)
    room.clock.move(timedelta(seconds=1))
    await room.aoi.click("Show it here", in_=await panel(room))
    await settled(room)
    assert refused.met
    dai = room.world.newcomer("Dai")
    answer = await dai.click("Sign up", in_=old)
    assert answer.ephemeral
    await settled(room)
    (message,) = boards(dai)
    assert message.id != old.id
    assert "Dai" in message.content


@pytest.mark.parametrize("code", [0, 20028])
async def test_a_message_that_may_not_be_edited_is_sent_anew(room: BotHarness, code: int) -> None:
    """It may have been published, for instance."""
    _, ben, *_ = await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    before = board(room)
    room.world.core.faults.limit("PATCH", MESSAGE, retry_after=1163, code=code, shared=True)
    found = await newest(room)
    await room.service.of(Tournaments).here(found.id, Person(ben.id, "Ben"))
    await looked(room)
    assert board(room).id != before.id
    assert "✅" in board(room).content
    assert len(ben.pushes) == 1, "nobody is called a second time"


@pytest.mark.parametrize("code", [0, 20028])
async def test_a_table_that_may_not_be_edited_is_sent_anew(room: BotHarness, code: int) -> None:
    table = await room.started(length="1")
    room.world.core.faults.limit("PATCH", MESSAGE, retry_after=1163, code=code, shared=True)
    room.world.core.faults.limit("PATCH", MESSAGE, retry_after=1163, code=code, shared=True)
    await room.move(await room.mover())
    await room.world.until(lambda: room.world.message(table.id) is None, "it is sent anew")
    await room.drawn()


async def test_an_old_message_is_edited_within_its_limit(tmp_path: Path) -> None:
    clock = MovingClock()
    async with local_world(tmp_path, clock=clock) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        async with room.open():
            message = await opened(room, begins="12h")
            clock.move(hours=3)
            room.clock.move(timedelta(hours=3))
            found = await newest(room)
            for number in range(6):
                person = Person(10**17 + number, f"N{number}")
                await room.service.of(Tournaments).join(found.id, person)
                await looked(room)
            assert not [one for one in world.requests if one.status == 429]
            assert "N5" in board(room).content or f"<@{10**17 + 5}>" in board(room).content
            assert board(room).id != message.id
            posts = [one for one in world.requests.of("POST", MESSAGES) if one.status == 200]
            assert len(posts) == 2, "a new message is edited again"


# ── names ───────────────────────────────────────────────────────────────────────────────────


async def test_every_edit_of_a_round_mentions_those_who_are_called(room: BotHarness) -> None:
    pilots = await signed_up(room, "Chiyo", "Dai")
    ids = {one.id for one in pilots}
    assert not board(room).mentions, "the sign-up may list many, and names them"
    assert all(one.name in board(room).content for one in pilots)
    await looked(room, minutes=30)
    assert set(board(room).mentions) == ids, "the round"
    pushed = [len(one.pushes) for one in pilots]
    await pilots[3].click("I'm here", in_=board(room))
    await settled(room)
    assert set(board(room).mentions) == ids, "after a press"
    found = await newest(room)
    await room.service.of(Tournaments).here(found.id, Person(pilots[1].id, "Ben"))
    await looked(room)
    assert set(board(room).mentions) == ids, "after an edit"
    assert [len(one.pushes) for one in pilots] == pushed, "an edit makes no sound"


async def test_a_message_that_calls_nobody_names_people(room: BotHarness) -> None:
    pilots = await signed_up(room, "Chiyo", "Dai")
    told = await panel(room)
    await room.aoi.click("Show it here", in_=told)
    await settled(room)
    (message,) = boards(room.ben)
    assert "**1.** Aoi · 1500" in message.content
    assert not message.mentions
    assert not any(one.pushes for one in pilots)
    emi = room.world.newcomer("Emi")
    await emi.click("Sign up", in_=message)
    assert "Emi" in room.now(message).content
    assert not room.now(message).mentions


async def test_a_reminder_names_those_who_are_here(room: BotHarness) -> None:
    aoi, ben, chiyo, dai = await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    await dai.click("I'm here", in_=board(room))
    await looked(room, minutes=7)
    assert f"⏳ {aoi.mention} – Dai ✅" in board(room).content
    assert set(board(room).mentions) == {aoi.id, ben.id, chiyo.id}
