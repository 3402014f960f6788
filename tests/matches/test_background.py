"""Background tasks: workers, and signals for subscribers."""

from __future__ import annotations

import asyncio

import pytest

from bot.matches.background import BackgroundTasks, Signal, Worker, running_alongside, wake_workers

HOUR = 3600.0


class Work:
    """Counts its calls; each call waits until it is released."""

    def __init__(self) -> None:
        self.begun = 0
        self.ended = 0
        self.may_end = asyncio.Event()

    async def __call__(self) -> None:
        self.begun += 1
        await self.may_end.wait()
        self.may_end.clear()
        self.ended += 1


async def until_idle() -> None:
    """Let all tasks run until each of them waits."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_worker_works_at_once_and_whenever_it_is_woken() -> None:
    work = Work()
    worker = Worker(work, HOUR, "It failed.")
    async with running_alongside(worker.run()):
        for times in (1, 2, 3):
            await until_idle()
            assert (work.begun, work.ended) == (times, times - 1)
            work.may_end.set()
            await until_idle()
            assert (work.begun, work.ended) == (times, times)
            worker.wake()


async def test_all_workers_are_woken_as_long_as_they_run() -> None:
    works = [Work(), Work()]
    workers = [Worker(work, HOUR, "It failed.", at_once=False) for work in works]
    async with running_alongside(*(worker.run() for worker in workers)):
        await until_idle()
        wake_workers()
        await until_idle()
        assert [work.begun for work in works] == [1, 1]
    wake_workers()
    assert not any(worker._woken.is_set() for worker in workers), "they have ended"


async def test_a_worker_that_is_woken_while_it_works_works_once_more() -> None:
    work = Work()
    worker = Worker(work, HOUR, "It failed.")
    async with running_alongside(worker.run()):
        await until_idle()
        worker.wake()
        worker.wake()
        work.may_end.set()
        await until_idle()
        assert (work.begun, work.ended) == (2, 1)
        work.may_end.set()
        await until_idle()
        assert (work.begun, work.ended) == (2, 2)


async def test_a_worker_can_begin_with_its_pause() -> None:
    work = Work()
    worker = Worker(work, HOUR, "It failed.", at_once=False)
    async with running_alongside(worker.run()):
        await until_idle()
        assert work.begun == 0
        worker.wake()
        await until_idle()
        assert work.begun == 1


async def test_a_pause_is_asked_for_each_time_and_ends() -> None:
    asked: list[int] = []
    done = asyncio.Event()

    async def work() -> None:
        if len(asked) == 3:
            done.set()

    def pause() -> float:
        asked.append(len(asked))
        return 0.001 if len(asked) < 4 else HOUR

    async with running_alongside(Worker(work, pause, "It failed.").run()), asyncio.timeout(60):
        await done.wait()
    assert asked[:3] == [0, 1, 2]


async def test_a_failure_is_logged_and_the_worker_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    turns: list[int] = []

    async def fails() -> None:
        turns.append(1)
        raise RuntimeError("a bug")

    worker = Worker(fails, HOUR, "It failed.")
    async with running_alongside(worker.run()):
        await until_idle()
        worker.wake()
        await until_idle()
    assert len(turns) == 2
    assert [one.getMessage() for one in caplog.records] == ["It failed."] * 2
    assert all(one.exc_info for one in caplog.records)


async def test_what_runs_beside_a_block_ends_with_it() -> None:
    work = Work()

    async def block() -> None:
        async with running_alongside(Worker(work, HOUR, "It failed.").run()):
            await until_idle()
            raise RuntimeError("the block failed")

    with pytest.raises(RuntimeError, match="the block"):
        await block()
    assert (work.begun, work.ended) == (1, 0)
    assert len(asyncio.all_tasks()) == 1, "only the test's own"


def test_a_subscriber_that_fails_stops_no_other(caplog: pytest.LogCaptureFixture) -> None:
    told: list[tuple[str, int]] = []
    signal = Signal[int]("number {0}")

    def fails(number: int) -> None:
        told.append(("first", number))
        raise RuntimeError("a bug")

    signal.subscribe(fails)
    signal.subscribe(lambda number: told.append(("second", number)))
    signal.publish(7)
    assert told == [("first", 7), ("second", 7)]
    (line,) = caplog.records
    assert line.getMessage() == "A subscriber failed at number 7."
    assert line.exc_info


def test_who_subscribes_while_something_is_told_hears_the_next() -> None:
    told: list[int] = []
    signal = Signal[int]("number {0}")
    signal.subscribe(lambda number: signal.subscribe(lambda later: told.append(number * later)))
    signal.publish(2)
    assert told == []
    signal.publish(5)
    assert told == [10]


async def test_nothing_begins_after_the_end() -> None:
    """Discord may send an event just before the stop, which is handled later."""
    work, late = Work(), Work()
    background = BackgroundTasks()
    background.start(work())
    await until_idle()
    await background.close()
    task = background.start(late())
    await until_idle()
    assert (work.begun, work.ended, late.begun) == (1, 0, 0)
    assert task.cancelled()
    assert background.idle
