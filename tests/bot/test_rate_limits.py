"""The line in which requests stand when there are too many."""

from __future__ import annotations

import asyncio

from bot.messages.queue import DrawQueue, WaitingPress
from bot.messages.sending.rate_limits import RequestBudget


async def ask(budget: RequestBudget, patience: float, name: str, served: list[str]) -> None:
    await budget.turn(patience)
    served.append(name)


async def test_few_requests_wait_for_nothing() -> None:
    budget = RequestBudget(per_second=0.001, burst=3)
    for _ in range(3):
        await budget.turn(60)


async def test_who_can_wait_the_least_comes_first() -> None:
    budget, served = RequestBudget(per_second=1000, burst=1), list[str]()
    await budget.turn(0)
    async with asyncio.TaskGroup() as tasks:
        for patience, name in ((20, "table"), (10, "hand"), (0, "turn"), (0, "second turn")):
            tasks.create_task(ask(budget, patience, name, served))
    assert served == ["turn", "second turn", "hand", "table"]


async def test_who_has_waited_long_is_not_overtaken() -> None:
    budget, served = RequestBudget(per_second=1000, burst=1), list[str]()
    await budget.turn(0)
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(ask(budget, -5, "waits for five seconds", served))
        tasks.create_task(ask(budget, 0, "new", served))
    assert served == ["waits for five seconds", "new"]


async def test_who_goes_away_takes_no_turn() -> None:
    budget, served = RequestBudget(per_second=1000, burst=1), list[str]()
    await budget.turn(0)
    gone = asyncio.create_task(ask(budget, 0, "gone", served))
    await asyncio.sleep(0)
    gone.cancel()
    await ask(budget, 0, "stays", served)
    assert served == ["stays"]


async def test_a_press_waits_in_no_line() -> None:
    """A message that waits for its turn is drawn at once if somebody presses on it."""
    drawn: list[WaitingPress | None] = []

    async def draw(press: WaitingPress | None) -> None:
        drawn.append(press)

    async def never() -> None:
        await asyncio.get_running_loop().create_future()

    queue = DrawQueue(draw, turn=never)
    queue.mark()
    await asyncio.sleep(0)
    async with asyncio.timeout(5):
        await queue.through(None)  # type: ignore[arg-type]
    assert len(drawn) == 1
    await queue.close()
