"""A stop answers pending presses, rejects new ones, and leaves no deferred reply."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.interactions.pending_replies import InFlight
from bot.matches.models.people import Person
from bot.matches.services.challenges import Challenges
from bot.matches.services.play import PlayService
from bot.matches.services.queries import Queries
from bot.messages.match_messages import MatchMessages
from bot.messages.sending.delivery import Delivery
from bot.messages.sending.reply import Reply
from bot.playground.testing.waiting import TIMEOUT
from bot.rotations.message import RotationMessages
from bot.rotations.service import Rotations
from bot.storage import posted_message_rows
from bot.tournaments.runner import TournamentRunner
from tests.bot.bad_days import complaints
from tests.bot.harness import BotHarness, choices
from tests.bot.message_kinds import MESSAGE
from tests.bot.test_computer import end_of_lesson
from tests.rotations.test_rotation import started

ORIGINAL = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
FOLLOW_UP = "/webhooks/{webhook_id}/{webhook_token}"


class Gate:
    """Blocks moves until it is opened, and signals a blocked one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached = asyncio.Event()
        self.open = asyncio.Event()
        act = PlayService.act

        async def slow(service: PlayService, *args: Any) -> Any:
            self.reached.set()
            await self.open.wait()
            return await act(service, *args)

        monkeypatch.setattr(PlayService, "act", slow)


def never_ends(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Make `/koikoi games` run forever; return an event that is set once it has begun."""
    begun = asyncio.Event()

    async def never(*_: object) -> None:
        begun.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(Queries, "games_of", never)
    return begun


async def pending(room: BotHarness, count: int) -> None:
    """Wait until this many replies are pending."""
    async with asyncio.timeout(TIMEOUT):
        while len(await room.store.write(posted_message_rows.read_pending_replies)) != count:  # noqa: ASYNC110 - no event
            await asyncio.sleep(0)


async def test_a_press_that_was_begun_is_answered(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await room.started()
    gate = Gate(monkeypatch)
    mover = await room.mover()
    hand = room.hand(mover)
    pressed = asyncio.create_task(mover.click(choices(hand)[0], in_=hand))
    await gate.reached.wait()
    stopping = asyncio.create_task(room.client.stop())
    await room.world.until(lambda: room.client.in_flight.closed, "the stop has begun")

    late = await room.ben.command("koikoi games")
    assert late.text == "I'm restarting. Please try again in a moment."
    assert late.ephemeral
    again = await mover.click(choices(hand)[0], in_=hand)
    assert again.messages[-1].text == late.text

    gate.open.set()
    await pressed
    await stopping
    assert (await room.stored()).seq == 2
    assert room.now(hand).content != hand.content
    assert not room.client.presenter.busy
    await room.client.service.messages.flush()
    assert not await room.store.read(posted_message_rows.stale_posted_messages)
    assert not [one for one in caplog.records if one.levelno >= logging.WARNING]


async def test_a_command_that_takes_too_long_is_told_to_try_again(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.sending.reply.SOON", 0.0)
    begun = never_ends(monkeypatch)
    asked = asyncio.create_task(room.ben.command("koikoi games"))
    await begun.wait()
    await room.world.until(lambda: bool(room.ben.messages()), "thinking is shown")
    await room.client.stop(within=0)
    await asked
    assert room.ben.last().content == "I'm restarting. Please try again in a moment."


async def test_what_takes_too_long_is_given_up_and_the_next_start_goes_on(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await room.started()
    gate = Gate(monkeypatch)
    mover = await room.mover()
    hand = room.hand(mover)
    pressed = asyncio.create_task(mover.click(choices(hand)[0], in_=hand))
    await gate.reached.wait()
    await room.client.stop(within=0)
    await pressed
    assert room.client.in_flight.count == 0
    assert not [one for one in caplog.records if one.exc_info]
    await room.client.close()
    monkeypatch.undo()
    monkeypatch.setattr("bot.messages.sending.reply.SOON", 3600.0)
    async with room.open():
        await mover.click(choices(hand)[0], in_=room.now(hand))
        assert (await room.stored()).seq == 2


async def test_a_press_in_the_last_moment_leaves_no_task(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Presses arrive while the connection is open, and Discord may be slow to accept answers."""
    table = await room.started()
    await room.client.stop()
    limited = room.world.core.faults.limit("POST", CALLBACK, retry_after=60.0)
    asked: list[asyncio.Task[Any]] = []
    end_work = type(room.client)._end_work

    async def pressed_meanwhile(client: Any) -> None:
        await end_work(client)
        asked.append(asyncio.create_task(room.ben.click("Yaku", in_=table)))
        await room.world.until(lambda: limited.met > 0, "the answer has to wait")

    try:
        with monkeypatch.context() as patched:  # the client is closed again at the end
            patched.setattr(type(room.client), "_end_work", pressed_meanwhile)
            await room.client.close()
        assert "discord.py: on_interaction" not in {one.get_name() for one in asyncio.all_tasks()}
    finally:
        for press in asked:
            press.cancel()
        await asyncio.gather(*asked, return_exceptions=True)


async def test_all_drawings_end_at_once(room: BotHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    """In sequence, hundreds of them would take longer than a stop may."""
    _, (chiyo, *_) = await started(room)  # a table for several
    for member in (room.ben, chiyo):
        await room.aoi.command("koikoi play", opponent=member)
    await room.drawn()
    presenter = room.client.presenter
    queues = [live.queue for number in (1, 2) for live in (await presenter.messages(number)).all()]
    queues += [live.queue for live in room.client.of(RotationMessages).live.values()]
    assert len(queues) > 2
    ended = asyncio.Barrier(len(queues))
    drawing = asyncio.Semaphore(0)

    async def draws(*_: object) -> None:
        drawing.release()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            with suppress(asyncio.BrokenBarrierError):
                await ended.wait()
            raise

    for queue in queues:
        monkeypatch.setattr(queue, "_draw", draws)
        queue.invalidate()
    async with asyncio.timeout(TIMEOUT):
        for _ in queues:
            await drawing.acquire()
    closing = asyncio.create_task(presenter.close())
    await asyncio.wait([closing], timeout=TIMEOUT)
    at_once = closing.done()
    await ended.abort()
    await closing
    assert at_once


async def test_a_session_that_begins_while_the_connection_is_closed_leaves_no_task(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library waits two seconds for the servers of a new session."""
    connection = room.client._connection
    close = connection.close
    reporting: list[asyncio.Task[None]] = []

    async def ready_meanwhile() -> None:
        await close()
        connection._ready_state = asyncio.Queue()
        connection._ready_task = asyncio.create_task(connection._delay_ready())
        reporting.append(connection._ready_task)

    monkeypatch.setattr(connection, "close", ready_meanwhile)
    await room.client.close()
    assert reporting[0].cancelling()


async def test_a_session_that_has_not_begun_when_the_bot_is_closed_ends_with_it(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library closes the connection of a session that has begun, and ends its heartbeats."""
    begins = asyncio.Event()

    async def its_turn_never_comes(*_: object, **__: object) -> None:
        begins.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(room.client, "before_identify_hook", its_turn_never_comes)
    room.world.core.gateway.forget_sessions()
    async with asyncio.timeout(TIMEOUT):
        await begins.wait()
    beating = room.client.heartbeats()
    assert beating
    await room.client.close()
    assert all(one._stop_ev.is_set() and one.ws.socket.closed for one in beating)


def reporting() -> set[asyncio.Task[Any]]:
    """Return the library's tasks that wait for the servers of a session."""
    return {one for one in asyncio.all_tasks() if "_delay_ready" in repr(one.get_coro())}


async def next_session(room: BotHarness, before: set[asyncio.Task[Any]]) -> set[asyncio.Task[Any]]:
    room.world.core.gateway.forget_sessions()
    async with asyncio.timeout(TIMEOUT):
        while before & reporting() or not reporting():  # noqa: ASYNC110 - no event
            await asyncio.sleep(0)
    return reporting()


async def test_a_session_that_follows_another_at_once_leaves_no_task(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library forgets the second session's waiting task when the first one's ends."""
    monkeypatch.setattr(room.client._connection, "guild_ready_timeout", 3600)
    left = await next_session(room, await next_session(room, set()))
    assert len(left) == 1
    await room.client.close()
    async with asyncio.timeout(TIMEOUT):
        await asyncio.gather(*left)


async def test_a_third_session_at_once_does_not_lose_its_servers(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The end of a forgotten task removed state that the newest session was using."""
    monkeypatch.setattr(room.client._connection, "guild_ready_timeout", 3600)
    left = await next_session(room, set())
    for _ in range(2):
        left = await next_session(room, left)
    assert len(left) == 1
    assert not [one for one in caplog.records if one.exc_info]


async def test_news_of_another_match_while_the_bot_ends_leave_nothing_open(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await room.started()
    await room.aoi.command("koikoi computer")
    await room.drawn()
    presenter = room.client.presenter
    (first, _) = tuple(presenter._matches)
    other = presenter._matches.pop(first).match_id  # as if evicted from the cache
    closing = MatchMessages.close

    async def with_news(messages: MatchMessages) -> None:
        await closing(messages)
        presenter.refresh(other)
        await presenter.settle()

    monkeypatch.setattr(MatchMessages, "close", with_news)
    await room.client.stop()
    assert not presenter.busy
    assert not [one for one in caplog.records if one.exc_info]


async def test_what_fails_to_end_keeps_nothing_else_from_ending(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.started()

    async def broken(_: object) -> None:
        raise RuntimeError("It can't end.")

    monkeypatch.setattr(TournamentRunner, "close", broken)
    await room.client.close()
    assert not [one for one in asyncio.all_tasks() if "Worker.run" in repr(one)]
    assert not [one for one in asyncio.all_tasks() if one.get_name().startswith("discord.py: on_")]


async def test_an_event_that_is_being_handled_ends_with_the_bot(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord sends a server, and its open matches are still being read."""
    handled, ended = asyncio.Event(), asyncio.Event()

    async def never(*_: object) -> None:
        handled.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    monkeypatch.setattr(Queries, "open_in_guild", never)
    room.world.begin_outage(room.world.guild)
    room.world.end_outage(room.world.guild)
    await handled.wait()
    await room.client.stop()
    assert ended.is_set()
    ended.clear()
    handled.clear()
    room.world.begin_outage(room.world.guild)
    room.world.end_outage(room.world.guild)
    again = await room.ben.command("koikoi games")
    assert again.text == "I'm restarting. Please try again in a moment."
    assert not handled.is_set(), "nobody could answer what it asks"
    assert not [one for one in caplog.records if one.exc_info]


async def test_a_message_that_changes_while_the_bot_stops_is_drawn(room: BotHarness) -> None:
    table = await room.started()
    fault = room.world.core.faults.hold("PATCH", "/channels/{channel_id}/messages/{message_id}")
    mover = await room.mover()
    hand = room.hand(mover)
    await mover.click(choices(hand)[0], in_=hand)
    await room.world.until(lambda: fault.met > 0, "the table is being drawn")
    stopping = asyncio.create_task(room.client.stop())
    await room.world.until(lambda: room.client.in_flight.closed, "the stop has begun")
    fault.release()
    await stopping
    assert room.now(table).content != table.content


@pytest.mark.parametrize("locale", ["en-US", "ja"])
async def test_a_command_left_thinking_is_answered_by_the_next_start(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    monkeypatch.setattr("bot.messages.sending.reply.SOON", 0.0)
    room.ben.speak(locale)
    begun = never_ends(monkeypatch)
    asked = asyncio.create_task(room.ben.command("koikoi games"))
    await begun.wait()
    await pending(room, 1)
    asked.cancel()
    faults = room.world.core.faults  # a killed bot sends no more requests
    faults.fail("DELETE", ORIGINAL, 404, code=10015)
    faults.fail("POST", FOLLOW_UP, 404, code=10015)
    await room.client.close()
    monkeypatch.undo()
    (thinking,) = [one for one in room.ben.messages() if one.ephemeral]
    assert thinking.loading
    async with room.open():
        await room.world.until(lambda: not room.now(thinking).loading, "it is answered")
        expected = {"en-US": "I restarted", "ja": "返事をする前に再起動"}[locale]
        assert room.now(thinking).content.startswith(expected)
        await pending(room, 0)


async def test_what_was_answered_late_is_owed_no_more(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.sending.reply.SOON", 0.0)
    answer = await room.aoi.command("koikoi learn")
    await room.world.until(lambda: bool(answer.messages), "it is answered")
    await room.client.in_flight.wait_idle()
    assert not await room.store.write(posted_message_rows.read_pending_replies)


async def test_an_answer_that_arrived_unnoticed_is_not_given_again(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """The first try takes effect, but its response is lost; the retry fails as already answered."""
    fault = room.world.core.faults.fail("POST", CALLBACK, 502, done_all_the_same=True)
    answer = await room.aoi.command("koikoi play", opponent=room.ben)
    await room.client.in_flight.wait_idle()
    await room.drawn()
    assert fault.met == 1
    (challenge,) = [one for one in room.aoi.messages() if "Accept" in one.labels]
    assert answer.message is not None
    assert challenge.id == answer.message.id
    await room.ben.click("Accept", in_=challenge)
    await room.drawn()
    assert "My hand" in room.now(challenge).labels
    assert not [one for one in caplog.records if one.exc_info]


async def test_a_move_whose_answer_was_lost_is_shown(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    await room.started()
    mover = await room.mover()
    hand = room.hand(mover)
    room.world.core.faults.fail("POST", CALLBACK, 502, done_all_the_same=True)
    await mover.click(choices(hand)[0], in_=hand)
    await room.client.in_flight.wait_idle()
    await room.drawn()
    assert (await room.stored()).seq == 2
    assert room.now(hand).content != hand.content
    assert "Sorry" not in "".join(one.content for one in mover.dms())
    assert not [one for one in caplog.records if one.exc_info]


@pytest.mark.parametrize("done", [False, True])
async def test_a_move_whose_answer_met_a_server_that_hangs_up(
    room: BotHarness, caplog: pytest.LogCaptureFixture, done: bool
) -> None:
    await room.started()
    mover = await room.mover()
    hand = room.hand(mover)
    fault = room.world.core.faults.hang_up("POST", CALLBACK, done_all_the_same=done)
    await mover.click(choices(hand)[0], in_=hand)
    await room.client.in_flight.wait_idle()
    await room.drawn()
    assert fault.met == 1
    assert (await room.stored()).seq == 2
    assert room.now(hand).content != hand.content
    assert not [one for one in mover.everything() if "Sorry" in one.content]
    assert not [one for one in caplog.records if one.exc_info]


async def test_a_command_whose_answers_all_meet_a_server_that_hangs_up(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    fault = room.world.core.faults.hang_up("POST", CALLBACK, times=10)
    asked = asyncio.create_task(room.aoi.command("koikoi play", opponent=room.ben))
    await room.world.until(lambda: fault.met >= 2, "it is tried again")
    await room.client.in_flight.wait_idle()
    await room.drawn()
    (challenge,) = [one for one in room.ben.messages() if "Accept" in one.labels]
    assert challenge.content.startswith("🎴"), "it stands in the channel all the same"
    asked.cancel()
    assert not [one for one in caplog.records if one.exc_info]


async def test_a_pressed_message_that_was_just_deleted_is_no_failure(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    await room.started()
    mover = await room.mover()
    hand = room.hand(mover)
    fault = room.world.core.faults.hold("POST", CALLBACK)
    pressed = asyncio.create_task(mover.click(choices(hand)[0], in_=hand))
    await room.world.until(lambda: fault.met > 0, "the answer is on its way")
    room.world.core.messages.delete(room.now(hand).message)
    fault.release()
    await pressed
    await room.drawn()
    assert (await room.stored()).seq == 2
    assert room.hand(mover).id != hand.id, "the hand is there again"
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert not [one for one in mover.dms() if "Sorry" in one.content]


async def test_an_interaction_that_discord_tells_of_twice_is_answered_once(
    room: BotHarness,
) -> None:
    dispatch = room.world.core.interactions.dispatch

    def twice(name: str, data: dict[str, Any]) -> bool:
        return dispatch(name, data) and dispatch(name, data)

    room.world.core.interactions.dispatch = twice
    answer = await room.aoi.command("koikoi computer", level="wild")
    await room.drawn()
    assert len(answer.messages) == 1
    assert [info.id for info in await room.service.queries.games_of(room.aoi.id)] == [1]
    await room.aoi.click("Menu", in_=answer.message)
    assert len([one for one in room.aoi.messages() if one.ephemeral]) == 1


async def test_a_late_table_is_written_once(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A follow-up message of an interaction has no nonce; a message in the channel has one."""
    monkeypatch.setattr("bot.messages.sending.reply.SOON", 0.0)
    invite = Challenges.invite

    async def slow(self: Challenges, *args: Any) -> Any:
        await room.world.until(lambda: bool(room.aoi.messages()), "thinking is shown")
        return await invite(self, *args)

    monkeypatch.setattr(Challenges, "invite", slow)
    fault = room.world.core.faults.fail(
        "POST", "/channels/{channel_id}/messages", 502, done_all_the_same=True
    )
    answer = await room.aoi.command("koikoi play", opponent=room.ben)
    await room.client.in_flight.wait_idle()
    await room.drawn()
    assert fault.met == 1
    (challenge,) = [one for one in room.aoi.messages() if "Accept" in one.labels]
    assert not [one for one in room.aoi.messages() if one.loading]
    assert room.ben.pushes
    assert answer.message is None or answer.message.id == challenge.id


async def test_a_table_after_an_acknowledged_press_is_sent_once(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py repeats a follow-up after a 502, although the first request created a message."""
    answer = await end_of_lesson(room)
    monkeypatch.setattr("bot.messages.sending.reply.SOON", 0.0)
    for path in ("/channels/{channel_id}/messages", FOLLOW_UP):
        room.world.core.faults.fail("POST", path, 502, done_all_the_same=True)
    await room.aoi.click("Try against me", in_=answer.message)
    await room.client.in_flight.wait_idle()
    await room.drawn()
    (table,) = [one for one in room.aoi.messages() if "My hand" in one.labels]
    await room.aoi.click("My hand", in_=table)
    assert "Round 1/1" in room.now(table).content


async def test_a_table_whose_press_is_acknowledged_while_it_is_drawn_is_sent_once(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = await end_of_lesson(room)
    to_send = Delivery.to_send

    async def slow(self: Delivery, *args: Any, **options: Any) -> Any:
        if options.get("awaited"):
            (reply,) = replies
            await reply.acknowledge()
        return await to_send(self, *args, **options)

    replies = list[Reply]()
    made = Reply.__init__

    def seen(self: Reply, *args: Any, **options: Any) -> None:
        made(self, *args, **options)
        replies.append(self)

    monkeypatch.setattr(Reply, "__init__", seen)
    monkeypatch.setattr(Delivery, "to_send", slow)
    fault = room.world.core.faults.fail("POST", FOLLOW_UP, 502, done_all_the_same=True)
    await room.aoi.click("Try against me", in_=answer.message)
    await room.client.in_flight.wait_idle()
    await room.drawn()
    assert not fault.met
    assert len([one for one in room.aoi.messages() if "My hand" in one.labels]) == 1


async def test_a_follow_up_for_a_whole_channel_is_requested_once(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = await room.aoi.command("koikoi puzzle")
    assert answer.message is not None
    await room.aoi.click(answer.message.labels[0], in_=answer.message)
    monkeypatch.setattr("bot.messages.sending.reply.SOON", 0.0)
    fault = room.world.core.faults.fail("POST", FOLLOW_UP, 502, done_all_the_same=True)
    with room.mistap_guard(timedelta(days=-1)):
        await room.aoi.click("Post it here", in_=room.now(answer.message))
        await room.client.in_flight.wait_idle()
    assert fault.met == 1
    assert len([one for one in room.aoi.messages() if not one.ephemeral]) == 1
    (told,) = [one for one in room.aoi.messages() if "Discord had a problem" in one.content]
    assert told.ephemeral


async def test_a_command_is_noted_before_discord_has_taken_that_it_thinks(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that is killed in between finds it at its next start."""
    monkeypatch.setattr("bot.messages.sending.reply.SOON", 0.0)
    held = room.world.core.faults.hold("POST", CALLBACK)
    asked = asyncio.create_task(room.ben.command("koikoi games"))
    await pending(room, 1)
    held.release()
    await asked
    await pending(room, 0)


async def test_whoever_comes_when_nothing_can_be_said_any_more(room: BotHarness) -> None:
    """At the last moment of a stop, the library can't send anything any more."""
    client, arrived = room.client, list[discord.Interaction[Any]]()
    client.arrived.subscribe(arrived.append)
    room.world.core.faults.fail("POST", CALLBACK, 404, code=10062, times=9)
    asking = asyncio.create_task(room.ben.command("koikoi games"))
    await room.world.until(lambda: bool(arrived), "it has arrived")
    await client.close()
    asking.cancel()
    stopping = InFlight()
    stopping.closed = True
    assert await stopping.reject_duplicate_or_stopping(arrived[0])


async def test_a_table_for_several_that_is_drawn_at_the_end_logs_nothing(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """Its hand's own message would be drawn after it, which is too late then."""
    message, _ = await started(room)
    held = room.world.core.faults.hold("PATCH", MESSAGE)
    held.message_id = message.id
    dai = room.world.newcomer("Dai")
    await room.service.of(Rotations).join(1, Person(dai.id, dai.name))
    room.client.of(RotationMessages).refresh(1)
    await room.world.until(lambda: held.met, "it is being drawn")
    await room.client.close()
    held.release()
    assert complaints(caplog) == []
