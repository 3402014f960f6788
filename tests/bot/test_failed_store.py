"""A store that is away: what people read, what is kept, and the loops that go on all the same."""

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
from bot.interactions.deferred import DeferredReplies
from bot.matches.background import BackgroundTasks, Worker
from bot.matches.models.people import Person
from bot.matches.models.posted_messages import PostedMessageKind
from bot.storage import pending_rows, posted_message_rows
from bot.storage.engine import Database
from bot.storage.errors import StorageError
from tests.bot.bad_days import HOOK, Pauses, complaints
from tests.bot.crowd import town
from tests.bot.harness import BotHarness
from tests.bot.test_failed_answers import able
from tests.bot.test_who_may_press import differing, everything

PARTS: Final = 3
LASTING: Final = {
    "matches/background.py",
    "matches/deadlines.py",
}
"""The files with a loop that lasts as long as the bot."""
AWAY: Final = "I can't reach my database right now"
FULL: Final = "The database can't be used: database or disk is full."


@contextmanager
def failing(store: Database, *, reads: bool, done: bool = False) -> Iterator[list[str]]:
    """Let transactions fail: those that write, with `reads` all; with `done` after the commit."""
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


@pytest.mark.parametrize("part", range(PARTS))
async def test_every_press_without_a_store(
    part: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Everybody is told in a sentence; what was written is shown when the store is back."""
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
                await room.client.in_flight.none()
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
"""Something, and the name of its method that a loop calls in each turn."""


def loops(room: BotHarness) -> dict[str, tuple[Callable[[], Awaitable[None]], Work]]:
    """Every loop of the bot that lasts: how it is run, and what it does in each turn."""
    worker = Worker(room.client.departures.erase_due, 3600.0, "It failed.")
    return {
        "matches/background.py": (worker.run, (worker, "_work")),
        "matches/deadlines.py": (room.deadlines.run, (room.deadlines, "_start_due")),
    }


ENDS: Final = {
    "buttons/review.py": "it ends when the review is shown, or its token is dead",
    "client.py": "it ends when the commands are written",
    "connection.py": "it decides about each failure: `test_standing` and `test_backoff`",
    "hosting/live.py": "it reads page after page, for the doctor",
    "interactions/catch_up.py": "it ends when nothing is owed; each match has a try of its own",
    "matches/shared_cluster.py": "without its leases the process ends: `test_two_processes`",
    "matches/upkeep.py": "what fails there ends the process",
    "messages/card_emojis.py": "it ends when the emojis are there: `test_emojis`",
    "messages/post.py": "it ends when the message is current",
    "messages/presenter.py": "it ends when the match is shown",
    "messages/queue.py": "it ends when the store answers",
    "pictures/loop_latency.py": "a measurement for those who work here",
    "storage/export_rows.py": "it ends with the rows",
}
"""The other files with endless loops, and why they are no loops that one failure could end."""


@pytest.mark.reads_code
def test_every_endless_loop_is_known() -> None:
    """One more belongs into `loops`, or into `ENDS` with a reason."""
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
    """A bug is told with its traceback, a store that is away in a line; the loop goes on."""
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
                async with asyncio.timeout(10):
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
    """What a start begins waits for the store; then it shows what happened meanwhile."""
    table = await room.started()
    await room.client.close()
    await room.service.play.resign(1, Person(room.aoi.id, room.aoi.name))
    caplog.clear()
    with ExitStack() as away:
        met = away.enter_context(failing(room.store, reads=True))
        async with room.open():
            await room.world.until(lambda: len(met) > 20, "the start asks again and again")
            away.close()
            await room.world.until(lambda: room.now(table).content != table.content, "it is shown")
            await room.drawn()
    assert complaints(caplog, most=10**6) == []


async def test_a_late_answer_is_given_though_it_can_not_be_noted(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither that it is owed nor that it was given; the next start finds nothing to say."""
    room.client.interactions.answer_late = 0
    background = room.client._background
    await room.world.until(lambda: background.idle, "the bot has noted what it does at a start")
    with failing(room.store, reads=False) as met:
        answer = await room.aoi.command("koikoi learn")
        await room.client.in_flight.none()
    assert met
    assert answer.ephemeral
    assert not room.now(answer.messages[0]).loading
    assert not await room.store.write(pending_rows.read_pending_replies)
    held = room.world.core.faults.hold("POST", HOOK)
    asking = asyncio.create_task(room.ben.command("koikoi learn"))
    await room.world.until(lambda: held.met, "the answer is on its way")
    with failing(room.store, reads=False) as met:
        held.release()
        await room.client.in_flight.none()
    said = (await asking).text
    assert met
    assert len(await room.store.write(pending_rows.read_pending_replies)) == 1
    left = DeferredReplies(room.service.messages, room.client, first_pause=0.01)
    await left.answer_left(lambda _: True)
    assert [one.content for one in room.ben.messages() if one.ephemeral] == [said]
    assert not await room.store.write(pending_rows.read_pending_replies)
    assert complaints(caplog, most=4) == []


async def test_what_follows_a_change_fails_in_one_line(caplog: pytest.LogCaptureFixture) -> None:
    """With a traceback only if it is a bug."""

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
