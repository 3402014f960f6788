"""The thinking process: fair, punctual, and harmless to a match when it fails."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Iterator
from dataclasses import replace
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
import pytest_asyncio

from bot.koikoi import PRESETS, view_for
from bot.koikoi.view import PlayerView
from bot.opponents.engine.client import LONGEST_REST, EngineClient
from bot.opponents.engine.worker import COMPILED, READY
from tests.opponents.engine.ready import readiness
from tests.opponents.positions import positions

pytestmark = pytest.mark.hands_on

VIEWS = [view_for(match, match.to_act) for match in positions(PRESETS["ktane"], seed=1)]


@pytest.fixture(scope="module")
def idle() -> Iterator[list[EngineClient]]:
    """The client whose process is ready and unused by tests, if there is one."""
    found: list[EngineClient] = []
    yield found
    for one in found:
        one.close()


@pytest_asyncio.fixture
async def thinker(idle: list[EngineClient]) -> AsyncIterator[EngineClient]:
    """A client without earlier requests. It takes over the process of the previous test."""
    thinker = EngineClient(limit=20)
    if idle:
        before = idle.pop()
        thinker._process, thinker._line = before._process, before._line
        thinker.workload.gets_ready(ready=before.ready)
    else:
        thinker.start()
    if not thinker.ready:
        await readiness(thinker)
    yield thinker
    if thinker._process is not None and thinker._process.is_alive():
        idle.append(thinker)
    else:
        thinker.close()


def is_legal(text: str, view: PlayerView) -> bool:
    return text in {action.text for action in view.legal}


async def test_every_level_answers(thinker: EngineClient) -> None:
    for level in thinker.levels:
        for view in VIEWS[::4]:
            assert is_legal(await thinker.choose(level, view), view)


async def test_who_asks_for_the_level_itself_gets_no_other(thinker: EngineClient) -> None:
    assert thinker.ready
    itself = await thinker.choose_itself("expert", VIEWS[0])
    assert itself is not None
    assert is_legal(itself, VIEWS[0])
    ended = EngineClient()
    ended.close()
    assert await ended.choose_itself("expert", VIEWS[0]) is None
    assert is_legal(await ended.choose("expert", VIEWS[0]), VIEWS[0])
    assert ended.workload.fallback_moves == 1


@pytest.mark.slow
async def test_a_crowd_is_served_and_hurries(thinker: EngineClient) -> None:
    asked = asyncio.gather(*(thinker.choose("master", VIEWS[n % len(VIEWS)]) for n in range(200)))
    for _ in range(1000):
        await asyncio.sleep(0)
    assert thinker.workload.waiting > 100, "meanwhile the event loop goes on"
    answers = await asked
    assert all(is_legal(text, VIEWS[n % len(VIEWS)]) for n, text in enumerate(answers))
    assert thinker.workload.most_waiting == 200
    assert thinker.workload.hurried > 100
    assert thinker.workload.waiting == 0


@pytest.mark.slow
async def test_a_crowd_of_quick_thinkers_needs_no_hurry(thinker: EngineClient) -> None:
    await asyncio.gather(*(thinker.choose("expert", VIEWS[n % len(VIEWS)]) for n in range(60)))
    assert thinker.workload.most_waiting == 60
    assert thinker.workload.hurried == 0


@pytest.mark.slow
async def test_a_crash_costs_one_thought(thinker: EngineClient) -> None:
    process = thinker._process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    assert is_legal(await thinker.choose("master", VIEWS[0]), VIEWS[0])
    assert thinker.workload.restarts == 1
    assert thinker.workload.fallback_moves >= 1
    assert thinker._process is not None
    assert thinker._process.is_alive()


@pytest.mark.slow
async def test_a_thought_without_end_is_cut_off(thinker: EngineClient) -> None:
    process = thinker._process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    thinker._limit = 0.2
    assert is_legal(await thinker.choose("master", VIEWS[0]), VIEWS[0])
    assert thinker.workload.restarts == 1
    assert not process.is_alive()


@pytest.mark.slow
async def test_a_process_that_went_away_unasked_is_ready_again_before_it_is_asked(
    thinker: EngineClient,
) -> None:
    process = thinker._process
    assert process is not None
    process.kill()
    process.join()
    await thinker.look()
    assert thinker.workload.restarts == 1
    assert not thinker.workload.ready
    await readiness(thinker)
    await thinker.choose("master", VIEWS[0])
    assert thinker.workload.fallback_moves == 0


@pytest.mark.slow
async def test_who_waits_while_the_bot_ends_starts_nothing_anew(
    thinker: EngineClient, caplog: pytest.LogCaptureFixture
) -> None:
    process = thinker._process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)  # in the middle of a request
    waiting = [asyncio.create_task(thinker.choose("master", VIEWS[0])) for _ in range(3)]
    await asyncio.sleep(0)
    thinker.close()
    assert all(is_legal(text, VIEWS[0]) for text in await asyncio.gather(*waiting))
    assert not process.is_alive()
    assert thinker._process is None
    assert not caplog.records


@pytest.mark.parametrize("level", ["master", "sprout"])
async def test_nobody_waits_while_it_gets_ready(level: str) -> None:
    thinker = EngineClient()
    try:
        async with asyncio.timeout(5):
            assert is_legal(await thinker.choose(level, VIEWS[0]), VIEWS[0])
    finally:
        thinker.close()


async def test_the_teacher_is_asked_in_the_same_process(thinker: EngineClient) -> None:
    for view in VIEWS[:4]:
        said = await thinker.advise(view)
        assert said is not None
        assert {one.action for one in said.judged} == set(view.legal)
        assert await thinker.advise(view) == said, "asked twice, the same twice"
    assert thinker.workload.advised == 8
    spectator = replace(VIEWS[0], legal=())
    assert await thinker.advise(spectator) is None


async def test_moves_go_before_advice(thinker: EngineClient) -> None:
    finished: list[str] = []

    async def asks(what: str, question: Awaitable[object]) -> None:
        await question
        finished.append(what)

    view = VIEWS[0]
    lessons = [asyncio.create_task(asks("lesson", thinker.advise(view))) for _ in range(5)]
    await asyncio.sleep(0)  # the first lesson has begun, the others wait
    moves = [
        asyncio.create_task(asks("move", thinker.choose("expert", VIEWS[n % len(VIEWS)])))
        for n in range(10)
    ]
    await asyncio.gather(*moves, *lessons)
    # One lesson was running, and one was queued before the moves came.
    assert finished[2:12] == ["move"] * 10 or finished[1:11] == ["move"] * 10


async def test_no_advice_where_nobody_is_ready() -> None:
    sleepy = EngineClient()
    try:
        assert await sleepy.advise(VIEWS[0]) is None
        assert sleepy.workload.unadvised == 1
    finally:
        sleepy.close()


class Stillborn:
    """A process that has ended already."""

    def terminate(self) -> None:
        """Do nothing."""

    def join(self, timeout: float | None = None) -> None:
        """Return immediately."""

    def is_alive(self) -> bool:
        """Return False."""
        return False


async def test_a_process_that_compiled_is_replaced_by_another_one(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    started: list[tuple[bool, Connection]] = []

    def start(_: Path | None, *, compiled: bool) -> tuple[Stillborn, Connection]:
        ours, theirs = Pipe()
        started.append((compiled, theirs))
        return Stillborn(), ours

    monkeypatch.setattr("bot.opponents.engine.client.start_worker", start)
    thinker = EngineClient()
    thinker.start()
    started[0][1].send(COMPILED)
    started[0][1].close()
    assert is_legal(await thinker.choose("master", VIEWS[0]), VIEWS[0])
    assert [compiled for compiled, _ in started] == [False, True]
    before = thinker.ready
    started[1][1].send(READY)
    await thinker.look()
    assert (before, thinker.ready) == (False, True)
    assert (thinker.workload.restarts, caplog.records) == (0, [])
    thinker.close()
    started[1][1].close()


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
async def test_its_process_needs_little_memory(thinker: EngineClient) -> None:
    """The first compilation would add 240 MB, which its process would keep."""
    for level in thinker.levels:
        await thinker.choose(level, VIEWS[0])
    assert thinker._process is not None
    memory = await asyncio.to_thread(Path(f"/proc/{thinker._process.pid}/statm").read_text)
    assert int(memory.split()[1]) * os.sysconf("SC_PAGE_SIZE") < 250_000_000


async def test_a_process_that_never_gets_ready_is_tried_less_and_less_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, starts = [0.0], [0]

    def start(_: Path | None, *, compiled: bool) -> tuple[Stillborn, Connection]:
        assert not compiled
        ours, theirs = Pipe()
        theirs.close()
        starts[0] += 1
        return Stillborn(), ours

    monkeypatch.setattr("bot.opponents.engine.client.start_worker", start)
    thinker = EngineClient(clock=lambda: now[0])
    thinker.start()
    tried = []
    for second in range(3600):
        now[0] = float(second)
        before = starts[0]
        await thinker.look()
        if starts[0] > before:
            tried.append(second)
        assert is_legal(await thinker.choose("master", VIEWS[0]), VIEWS[0])
    assert tried[:4] == [5, 15, 35, 75]
    assert len(tried) < 15
    assert tried[-1] - tried[-2] == LONGEST_REST
    assert thinker.workload.failed_starts == starts[0] == thinker.workload.restarts
    thinker.close()
