"""Pauses of a message's queue, and of other retries, while Discord is unavailable."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import chain, cycle, islice, pairwise, repeat
from types import SimpleNamespace
from typing import Any, Final, cast

import discord
import pytest

from bot.matches.errors import StoreAway
from bot.messages.queue import DrawQueue, QueueClosed, until_answered, until_done, until_sent
from tests.bot.hand_loop import HandLoop

GROWING: Final[list[float]] = [1, 2, 4, 8, 16, 32, 60, 60, 60]
"""The pauses between ten tries, in seconds."""


def refused(status: int) -> discord.HTTPException:
    response = cast("Any", SimpleNamespace(status=status, reason=""))
    return discord.HTTPException(response, {"code": 50013, "message": ""})


AWAY: Final[dict[str, tuple[Callable[[], Exception], list[float]]]] = {
    "the connection breaks": (ConnectionError, GROWING),
    "no service": (partial(refused, 503), GROWING),
    "no store": (partial(StoreAway, "the disk is full"), GROWING),
    "a short limit": (partial(discord.RateLimited, 0.1), GROWING),
    "a limit of ten seconds": (
        partial(discord.RateLimited, 10.0),
        [10, 10, 10, 10, 16, 32, 60, 60, 60],
    ),
    "a limit of a day": (partial(discord.RateLimited, 86400.0), [60] * 9),
}


class Drawer:
    """Draws nothing: raises the next failure, or returns."""

    def __init__(self, failures: list[Exception | None]) -> None:
        self.failures = failures
        self.tries: list[float] = []
        self.queue = DrawQueue(self.draw)

    async def draw(self) -> None:
        self.tries.append(asyncio.get_running_loop().time())
        failure = self.failures.pop(0) if self.failures else None
        if failure is not None:
            raise failure

    def pauses(self) -> list[float]:
        return [round(later - at, 3) for at, later in pairwise(self.tries)]


def in_hand_time(does: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        await does()

    with asyncio.Runner(loop_factory=HandLoop) as runner:
        runner.run(run())


def test_the_pauses_grow_and_are_bounded_and_begin_anew() -> None:
    wrong: list[str] = []

    async def walk() -> None:
        for name, (failure, expected) in AWAY.items():
            drawer = Drawer([failure() for _ in range(9)])
            drawer.queue.invalidate()
            await asyncio.sleep(1000)
            drawer.failures = [ConnectionError(), None]
            drawer.queue.invalidate()
            await asyncio.sleep(10)
            found = drawer.pauses()
            if found[:9] != expected:
                wrong.append(f"{name}: {found[:9]}")
            if found[10:] != [1]:
                wrong.append(f"{name}: once it was drawn, {found[10:]}")
            if drawer.queue.task is not None:
                wrong.append(f"{name}: it draws on")

    in_hand_time(walk)
    assert not wrong, "\n".join(wrong)


def test_what_discord_refuses_is_not_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    """Discord's errors are logged in a line, bugs with a traceback; later changes are drawn."""

    async def walk() -> None:
        drawer = Drawer([refused(403), RuntimeError("a bug")])
        for count in (1, 2, 3):
            drawer.queue.invalidate()
            await asyncio.sleep(100)
            assert len(drawer.tries) == count
            assert drawer.queue.idle

    in_hand_time(walk)
    assert [one.exc_info is not None for one in caplog.records] == [False, True]


def test_a_press_ends_a_pause_and_the_pauses_begin_anew() -> None:
    """Discord may be back, and what the press has failed to show is drawn through its channel."""

    async def walk() -> None:
        drawer = Drawer(list(islice(repeat(ConnectionError()), 4)))
        queue = drawer.queue
        queue.invalidate()
        await asyncio.sleep(2)  # tried at 0 and 1
        with queue.paused():
            await asyncio.sleep(0.5)
            assert len(drawer.tries) == 2
        await asyncio.sleep(100)
        assert drawer.pauses() == [1, 1.5, 1, 2]
        assert queue.idle
        with queue.paused():
            assert (queue.idle, queue.is_held) == (False, True)
        await asyncio.sleep(100)
        assert len(drawer.tries) == 5, "after a press nothing is drawn that was not asked for"

    in_hand_time(walk)


def test_changes_during_a_drawing_lead_to_one_more() -> None:
    async def walk() -> None:
        drawn: list[float] = []

        async def slow() -> None:
            await asyncio.sleep(5)
            drawn.append(asyncio.get_running_loop().time())

        queue = DrawQueue(slow)
        queue.invalidate()
        for _ in range(4):
            await asyncio.sleep(1)
            queue.invalidate()
        with queue.paused():
            await asyncio.sleep(50)
            assert len(drawn) == 1, "while a press is handled, nothing is drawn"
            assert queue.is_held
        await asyncio.sleep(50)
        assert len(drawn) == 2
        assert queue.idle
        queue.invalidate()
        await asyncio.sleep(1)
        await queue.close()
        queue.invalidate()
        await asyncio.sleep(50)
        assert len(drawn) == 2, "who has closed draws nothing more"

    in_hand_time(walk)


def test_a_drawing_whose_turn_comes_while_a_press_is_handled_waits_for_it() -> None:
    async def walk() -> None:
        drawer = Drawer([])
        drawer.queue = queue = DrawQueue(drawer.draw, turn=partial(asyncio.sleep, 5))
        began = asyncio.get_running_loop().time()
        queue.invalidate()
        await asyncio.sleep(1)
        with queue.paused():
            await asyncio.sleep(50)
            assert not drawer.tries
        await asyncio.sleep(50)
        assert [round(at - began) for at in drawer.tries] == [56]

    in_hand_time(walk)


def test_a_queue_that_is_closed_takes_no_press() -> None:
    async def walk() -> None:
        queue = DrawQueue(partial(asyncio.sleep, 50))
        queue.invalidate()
        await asyncio.sleep(1)
        await queue.close()
        assert queue.idle
        with pytest.raises(QueueClosed), queue.paused():
            pass

    in_hand_time(walk)


@pytest.mark.parametrize("again", [until_answered, until_sent, until_done])
def test_a_request_is_made_again_after_growing_pauses(again: Any) -> None:
    """`until_answered` waits for the store, `until_sent` for Discord, `until_done` for both."""
    no_store = [StoreAway("the disk is full")]
    no_discord = [ConnectionError(), refused(503), discord.RateLimited(1.0)]
    passing: list[Exception]
    foreign: Exception
    if again is until_done:
        passing, foreign = [*no_store, *no_discord], RuntimeError("a bug")
    elif again is until_sent:
        passing, foreign = [*no_discord], no_store[0]
    else:
        passing, foreign = [*no_store], no_discord[0]

    async def walk() -> None:
        loop, times = asyncio.get_running_loop(), list[float]()
        failures = iter(chain(islice(cycle(passing), 9), [None, foreign, refused(403)]))

        async def ask() -> int:
            times.append(loop.time())
            failure = next(failures)
            if failure is not None:
                raise failure
            return 7

        assert await again(ask, 1.0) == 7
        assert [round(b - a, 3) for a, b in pairwise(times)] == GROWING
        for expected in (type(foreign), discord.HTTPException):
            with pytest.raises(expected):
                await again(ask, 1.0)

    in_hand_time(walk)
