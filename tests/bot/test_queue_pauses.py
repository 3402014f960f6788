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
from bot.messages.queue import DrawQueue, QueueClosed, WaitingPress, until_answered, until_sent
from bot.messages.sending.rate_limits import RequestBudget
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
        self.tries: list[tuple[float, WaitingPress | None]] = []
        self.queue = DrawQueue(self.draw)

    async def draw(self, press: WaitingPress | None) -> None:
        self.tries.append((asyncio.get_running_loop().time(), press))
        failure = self.failures.pop(0) if self.failures else None
        if failure is not None:
            raise failure

    def pauses(self) -> list[float]:
        times = [at for at, _ in self.tries]
        return [round(later - at, 3) for at, later in pairwise(times)]


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


def test_a_press_ends_a_pause_and_leaves_it_as_long_as_it_would_be() -> None:
    """A failing press gets the error immediately; then the message is edited by its channel."""

    async def walk() -> None:
        drawer = Drawer(list(islice(repeat(ConnectionError()), 4)))
        queue = drawer.queue
        queue.invalidate()
        await asyncio.sleep(2.5)  # tried at 0 and 1
        with pytest.raises(ConnectionError):
            await queue.respond(cast("Any", None))
        assert [press is not None for _, press in drawer.tries] == [False, False, True]
        assert drawer.pauses() == [1, 1.5]
        await asyncio.sleep(100)
        assert drawer.pauses()[2:] == [0, 1], "after a press the pauses begin anew"
        await queue.respond(cast("Any", None))
        assert queue.idle
        await asyncio.sleep(100)
        assert len(drawer.tries) == 6, "what a press has shown is not drawn again"

    in_hand_time(walk)


def test_changes_during_a_drawing_lead_to_one_more() -> None:
    async def walk() -> None:
        drawn: list[float] = []

        async def slow(_: WaitingPress | None) -> None:
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
        drawn: list[WaitingPress | None] = []

        async def draw(press: WaitingPress | None) -> None:
            drawn.append(press)

        queue = DrawQueue(draw, turn=partial(asyncio.sleep, 5))
        queue.invalidate()
        await asyncio.sleep(1)
        with queue.paused():
            await asyncio.sleep(50)
            assert not drawn
            await queue.respond(cast("Any", None))
        await asyncio.sleep(50)
        assert len(drawn) == 1, "the answer has shown it"

    in_hand_time(walk)


def test_presses_are_answered_in_their_order_and_take_no_place_in_line() -> None:
    """Once a press has shown the message, its drawing without a press leaves the line."""

    async def walk() -> None:
        answered: list[WaitingPress | None] = []

        async def draw(press: WaitingPress | None) -> None:
            answered.append(press)
            await asyncio.sleep(1)

        line = RequestBudget(per_second=0.001, burst=1)
        await line.turn(0)
        queue = DrawQueue(draw, turn=partial(line.turn, 0))
        queue.invalidate()
        await asyncio.sleep(1)
        assert line.waiting == 1
        replies = [cast("Any", SimpleNamespace(number=number)) for number in range(3)]
        presses = [asyncio.create_task(queue.respond(one)) for one in replies]
        await asyncio.wait(presses)
        assert [press.reply for press in answered if press] == replies
        assert len(answered) == 3
        assert line.waiting == 0
        assert queue.idle
        with queue.paused():
            assert not queue.idle

    in_hand_time(walk)


def test_whoever_waits_hears_that_the_queue_is_closed() -> None:
    """This concerns the press being answered, those behind it, and later ones."""

    async def walk() -> None:
        queue = DrawQueue(lambda _: asyncio.sleep(50))
        presses = [asyncio.create_task(queue.respond(cast("Any", None))) for _ in range(3)]
        await asyncio.sleep(1)
        await queue.close()
        presses.append(asyncio.create_task(queue.respond(cast("Any", None))))
        done, waiting = await asyncio.wait(presses, timeout=100)
        assert not waiting
        assert [type(one.exception()) for one in done] == [QueueClosed] * 4

    in_hand_time(walk)


@pytest.mark.parametrize("again", [until_answered, until_sent])
def test_a_request_is_made_again_after_growing_pauses(again: Any) -> None:
    """`until_answered` only retries for the store, `until_sent` only for Discord."""
    passing: list[Exception] = [StoreAway("the disk is full")]
    if again is until_sent:
        passing = [ConnectionError(), refused(503), discord.RateLimited(1.0)]
    foreign = ConnectionError() if again is until_answered else StoreAway("the disk is full")

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
