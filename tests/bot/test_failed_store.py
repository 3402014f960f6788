"""An unavailable store: messages for people, data that is kept, and loops that continue."""

from __future__ import annotations

import ast
import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

import pytest

import bot
from bot.interactions.pending_replies import DeferredReplies
from bot.matches.background import BackgroundTasks, Worker
from bot.matches.models.people import Person
from bot.matches.models.posted_messages import PendingReply, PostedMessageKind
from bot.matches.services.messages import Messages
from bot.playground.testing.waiting import TIMEOUT
from bot.storage import posted_message_rows
from bot.storage.engine import Database
from bot.storage.errors import StorageError
from tests.bot.bad_days import CALLBACK, HOOK, Pauses, complaints
from tests.bot.crowd import town
from tests.bot.harness import BotHarness
from tests.bot.test_failed_answers import able
from tests.bot.test_who_may_press import differing, everything, parts

PARTS: Final = 4
LASTING: Final = {
    "matches/background.py",
    "matches/deadlines.py",
}
"""The files with a loop that lasts as long as the bot."""
AWAY: Final = "I can't reach my database right now"
FULL: Final = "The database can't be used: database or disk is full."


@contextmanager
def failing(store: Database, *, reads: bool, done: bool = False) -> Iterator[list[str]]:
    """Let transactions fail: writing ones, with `reads` all; with `done` after the commit."""
    database: Any = store
    met: list[str] = []

    def after(work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def fails(*given: Any, **named: Any) -> Any:
            met.append("write")
            if done:
                await work(*given, **named)
            raise StorageError(FULL)

        return fails

    @asynccontextmanager
    async def breaks() -> AsyncIterator[Any]:
        met.append("write")
        if not done:
            raise StorageError(FULL)
        async with type(database).writing(database) as connection:
            yield connection
        raise StorageError(FULL)

    names = {"write": after(database.write), "writing": breaks}
    if reads:
        names |= {"read": after(database.read), "reading": breaks}
    for name, work in names.items():
        setattr(database, name, work)
    try:
        yield met
    finally:
        for name in names:
            delattr(database, name)


@pytest.mark.parametrize("part", parts(PARTS))
async def test_every_press_without_a_store(
    part: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Everybody gets a sentence; committed data is shown when the store is available again."""
    wrong: list[str] = []
    async with town(tmp_path) as room:
        for number, (kind, name, case) in enumerate(everything()[part::PARTS]):
            if not case.where:
                continue
            scene = await case.scene(room)
            presser = await able(room, case, scene)
            await room.shown()
            caplog.clear()
            before = room.rows()
            way = number % 3 if case.changes else 1
            with failing(room.store, reads=way == 1, done=way == 2) as met:
                pressing = asyncio.create_task(room.press(presser, scene))
                await room.world.until(lambda: room.client.in_flight.count, "it is pressed")
                await room.client.in_flight.wait_idle()
            answer = (await pressing).answer
            await room.shown()
            found = complaints(caplog, most=9)
            changed = differing(before, room.rows())
            if met and case.changes and not answer.text.startswith(AWAY):
                found.append(f"got {answer.text[:60]!r}")
            if way < 2 and changed:
                found.append(f"changed {changed}")
            await room.service.messages.flush()
            stale = await room.store.read(posted_message_rows.stale_posted_messages)
            kept = (PostedMessageKind.TABLE, PostedMessageKind.HAND)
            found += [f"old: {one}" for one in stale if one.kind in kept]
            wrong += [f"{name} ({kind}), {way}: {one}" for one in found]
            await room.over()
    assert not wrong, "\n".join(wrong)


# ── loops ───────────────────────────────────────────────────────────────────────────────────────

Work = tuple[Any, str]
"""An object, and the name of its method that a loop calls in each turn."""


def loops(room: BotHarness) -> dict[str, tuple[Callable[[], Awaitable[None]], Work]]:
    """Return every permanent loop of the bot: how to run it, and its work in each turn."""
    worker = Worker(room.client.departures.erase_due, 3600.0, "It failed.")
    return {
        "matches/background.py": (worker.run, (worker, "_work")),
        "matches/deadlines.py": (room.deadlines.run, (room.deadlines, "_start_due")),
    }


ENDS: Final = {
    "replay/review_presses.py": "it ends when the review is shown, or its token is dead",
    "commands/tree.py": "it ends when the commands are written",
    "connection.py": "it decides about each failure: `test_standing` and `test_backoff`",
    "hosting/live.py": "it reads page after page, for the doctor",
    "interactions/startup_sync.py": "it ends when nothing is owed; each match has a try of its own",
    "interactions/pending_replies.py": "it ends when the answer is given, or can be noted",
    "matches/shared_cluster.py": "without its leases the process ends: `test_two_processes`",
    "matches/leader.py": "what fails there ends the process",
    "messages/card_emojis.py": "it ends when the emojis are there, or refused: `test_emojis`",
    "messages/post.py": "it ends when the message is current",
    "messages/presenter.py": "it ends when the match is shown",
    "messages/sending/delivery.py": "it ends with the last wording",
    "messages/sending/request_gate.py": "it ends when the request may go",
    "messages/queue.py": "it ends when the store answers",
    "pictures/loop_latency.py": "a measurement for those who work here",
    "storage/export_rows.py": "it ends with the rows",
}
"""The other files with endless loops, and why a single failure can't end those."""


@pytest.mark.reads_code
def test_every_endless_loop_is_known() -> None:
    """A new one must be added to `loops`, or to `ENDS` with a reason."""
    root = Path(bot.__file__).parent
    tools = ("playground", "opponents", "koikoi", "cli")
    found = set()
    for path in root.rglob("*.py"):
        file = path.relative_to(root).as_posix()
        if file.startswith(tools):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            endless = isinstance(node, ast.While) and isinstance(node.test, ast.Constant)
            if endless and any(isinstance(one, ast.Await) for one in ast.walk(node)):
                found.add(file)
    assert found - set(ENDS) - LASTING == set()


async def test_no_loop_ends_with_one_failure(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A bug is logged with its traceback, an unavailable store in a line; the loop continues."""
    known = loops(room)
    assert set(known) == LASTING
    for file, (run, (owner, name)) in known.items():
        module = f"bot.{file.removesuffix('.py').replace('/', '.')}"
        for failure in (RuntimeError("a bug"), StorageError(FULL)):
            turns: list[int] = []
            again = asyncio.Event()

            async def fails(
                *_: Any, failure: Exception = failure, turns: Any = turns, again: Any = again
            ) -> Any:
                turns.append(1)
                if len(turns) > 1:
                    again.set()
                    await asyncio.Event().wait()
                raise failure

            caplog.clear()
            with monkeypatch.context() as patched:
                patched.setattr(f"{module}.asyncio", Pauses())
                patched.setattr("bot.messages.queue.asyncio", Pauses())
                patched.setattr(owner, name, fails)
                running = asyncio.ensure_future(run())
                async with asyncio.timeout(TIMEOUT):
                    while not again.is_set():
                        if turns and hasattr(owner, "_woken"):
                            owner._woken.set()
                        room.clock.move(timedelta(minutes=2))
                        assert not running.done(), f"{file} ended by {failure!r}"
                        await asyncio.sleep(0)
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)
            tracebacks = [one for one in caplog.records if one.exc_info]
            assert bool(tracebacks) == isinstance(failure, RuntimeError), (file, failure)
            assert [one for one in caplog.records if one.levelno >= logging.WARNING], file


async def test_a_start_while_the_store_is_away(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """The work of a start waits for the store; then it shows the changes that were missed."""
    table = await room.started()
    await room.client.close()
    await room.service.play.resign(1, Person(room.aoi.id, room.aoi.name))
    caplog.clear()
    with ExitStack() as away:
        met = away.enter_context(failing(room.store, reads=True))
        async with room.open(settled=False):
            await room.world.until(lambda: len(met) > 20, "the start asks again and again")
            away.close()
            await room.world.until(lambda: room.now(table).content != table.content, "it is shown")
            await room.drawn()
    assert complaints(caplog, most=10**6) == []


async def damaged(room: BotHarness, match_id: int) -> None:
    """Make a row unreadable, as after a disk fault or a manual change of the database."""
    async with room.store.writing() as connection:
        await connection.exec_driver_sql(f"UPDATE matches SET options = '[' WHERE id = {match_id}")


async def test_a_match_that_can_not_be_read_holds_up_no_other(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """This holds while the bot runs and at its start: the log names it, and the other is shown."""
    chiyo, dan = (room.world.newcomer(name) for name in ("Chiyo", "Dan"))
    await room.started()
    asked = (await chiyo.command("koikoi play", opponent=dan)).message
    assert asked is not None
    await room.drawn()
    await damaged(room, 1)
    room.service.core.repository.forget()
    for match_id in (1, 2):
        room.client.presenter.refresh(match_id)
    await room.drawn()
    assert "Match 1 could not be shown." in caplog.text
    await room.client.close()
    await room.service.challenges.accept(2, Person(dan.id, dan.name))
    async with room.open():
        await room.world.until(
            lambda: "What is owed in match 1 could not be sent." in caplog.text, "it is named"
        )
        await room.drawn()
        assert "My hand" in room.now(asked).labels
        assert chiyo.dms()


async def test_a_late_answer_is_given_though_it_can_not_be_noted(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither the promise nor the answer is stored; the next start has nothing to answer."""
    room.client.interactions.answer_late = 0
    await room.start_noted()
    with failing(room.store, reads=False) as met:
        answer = await room.aoi.command("koikoi learn")
        await room.client.in_flight.wait_idle()
    assert met
    assert answer.ephemeral
    assert not room.now(answer.messages[0]).loading
    assert not await room.store.write(posted_message_rows.read_pending_replies)
    held = room.world.core.faults.hold("POST", HOOK)
    asking = asyncio.create_task(room.ben.command("koikoi learn"))
    await room.world.until(lambda: held.met, "the answer is on its way")
    with failing(room.store, reads=False) as met:
        held.release()
        await room.client.in_flight.wait_idle()
    said = (await asking).text
    assert met
    assert len(await room.store.write(posted_message_rows.read_pending_replies)) == 1
    left = DeferredReplies(
        room.service.messages, room.client, room.client._background, first_pause=0.01
    )
    await left.answer_left(lambda _: True)
    assert [one.content for one in room.ben.messages() if one.ephemeral] == [said]
    assert not await room.store.write(posted_message_rows.read_pending_replies)
    assert complaints(caplog, most=4) == []


async def test_a_late_answer_is_noted_before_it_is_promised(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that is killed at that moment finds the promise at its next start."""
    room.client.interactions.answer_late = 0
    monkeypatch.setattr("bot.messages.sending.reply.NOTED_WITHIN", None)
    held = room.world.core.faults.hold("POST", CALLBACK)
    asking = asyncio.create_task(room.ben.command("koikoi learn"))
    await room.world.until(lambda: held.met, "the promise is on its way")
    assert len(await room.store.write(posted_message_rows.read_pending_replies)) == 1
    held.release()
    await asking


async def test_an_answer_that_takes_long_is_noted_before_it_is_late(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is deleted again if the answer is not late."""
    monkeypatch.setattr("bot.messages.sending.reply.SOON", 3600.0)
    monkeypatch.setattr("bot.messages.sending.reply.NOTED_FROM", 0.0)
    rows = posted_message_rows.read_pending_replies
    await room.start_noted()
    held = room.world.core.faults.hold("POST", CALLBACK)
    asking = asyncio.create_task(room.ben.command("koikoi play", opponent=room.aoi))
    await room.world.until(lambda: held.met, "the answer is on its way")
    async with asyncio.timeout(TIMEOUT):
        while not (noted := await room.store.write(rows)):  # noqa: ASYNC110 - no event
            await asyncio.sleep(0.01)
    held.release()
    await asking
    await room.client.in_flight.wait_idle()
    assert not await room.store.write(rows)
    await room.drawn()
    (table,) = room.ben.messages()
    await room.store.write(posted_message_rows.save_pending_reply, noted[0])  # killed just before
    left = DeferredReplies(
        room.service.messages, room.client, room.client._background, first_pause=0.01
    )
    await left.answer_left(lambda _: True)
    assert room.now(table).content == table.content
    assert not await room.store.write(rows)


async def test_a_promise_does_not_wait_for_a_store_that_stands_still(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.client.interactions.answer_late = 0
    going_on = asyncio.Event()

    async def stands_still(_service: Messages, _reply: PendingReply) -> None:
        await going_on.wait()

    monkeypatch.setattr(Messages, "save_pending_reply", stands_still)
    asking = asyncio.create_task(room.ben.command("koikoi learn"))
    await room.world.until(lambda: any(one.loading for one in room.ben.messages()), "it is said")
    going_on.set()
    await asking


async def test_a_late_answer_is_noted_when_the_store_is_back(room: BotHarness) -> None:
    """If the bot is killed after that, before the answer, its next start finds the promise."""
    room.client.interactions.answer_late = 0
    background = room.client._background
    await room.start_noted()
    rows = posted_message_rows.read_pending_replies
    held = room.world.core.faults.hold("POST", HOOK)
    with failing(room.store, reads=False) as met:
        asking = asyncio.create_task(room.ben.command("koikoi learn"))
        await room.world.until(lambda: held.met and len(met) > 1, "it was tried again")
    await room.world.until(lambda: background.idle, "it is noted")
    assert len(await room.store.write(rows)) == 1
    held.release()
    await asking
    await room.client.in_flight.wait_idle()
    assert not await room.store.write(rows)


async def test_an_answer_that_comes_before_the_note_of_it_is_not_noted(room: BotHarness) -> None:
    room.client.interactions.answer_late = 0
    background = room.client._background
    await room.start_noted()
    with failing(room.store, reads=False) as met:
        answer = await room.aoi.command("koikoi learn")
        await room.client.in_flight.wait_idle()
    assert met
    assert not room.now(answer.messages[0]).loading
    await room.world.until(lambda: background.idle, "nothing is tried again")
    assert not await room.store.write(posted_message_rows.read_pending_replies)


async def test_after_an_outage_of_a_server_the_store_is_asked_for_its_threads_until_it_answers(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    background = room.client._background
    await room.start_noted()
    guild = room.world.guild
    room.world.begin_outage(guild)
    with failing(room.store, reads=True) as met:
        room.world.end_outage(guild)
        await room.world.until(lambda: met, "the store was asked")
    await room.world.until(lambda: background.idle, "it was asked again")
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


async def test_what_follows_a_change_fails_in_one_line(caplog: pytest.LogCaptureFixture) -> None:
    """A traceback is only logged for a bug."""

    async def fails(failure: Exception) -> None:
        raise failure

    background = BackgroundTasks()
    for failure in (StorageError(FULL), RuntimeError("a bug")):
        caplog.clear()
        await asyncio.wait([background.start(fails(failure))])
        (line,) = caplog.records
        assert line.getMessage().startswith("Something that follows a change failed.")
        assert bool(line.exc_info) == isinstance(failure, RuntimeError)
    assert background.idle


async def test_without_a_store_nothing_is_suggested_and_what_is_typed_is_answered(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    await room.started()
    await room.given_up(room.aoi)
    assert await room.aoi.autocomplete("koikoi replay", "match", "")
    with failing(room.store, reads=True) as met:
        assert await room.aoi.autocomplete("koikoi replay", "match", "") == []
    assert met
    assert complaints(caplog) == []
    assert (await room.aoi.command("koikoi replay", match="1")).message is not None
