"""The line of requests when there are too many."""

from __future__ import annotations

import asyncio

import pytest

from bot.messages import queue as queues
from bot.messages.post import Post
from bot.messages.queue import PressPriority
from bot.messages.sending.rate_limits import RequestBudget
from tests.bot.bad_days import CALLBACK
from tests.bot.harness import BotHarness, choices


def busy_budget() -> RequestBudget:
    """Return a budget without any turn before `go_on`, on any machine."""
    budget = RequestBudget(per_second=0.001, burst=1)
    budget._left = 0
    return budget


def go_on(budget: RequestBudget) -> None:
    budget.per_second = 1000
    budget._serve()


async def ask(budget: RequestBudget, patience: float, name: str, served: list[str]) -> None:
    await budget.turn(patience)
    served.append(name)


async def test_few_requests_wait_for_nothing() -> None:
    budget, served = RequestBudget(per_second=0.001, burst=3), list[str]()
    asked = [asyncio.create_task(ask(budget, 60, str(number), served)) for number in range(4)]
    for _ in range(5):  # iterations of the event loop without time
        await asyncio.sleep(0)
    assert served == ["0", "1", "2"]
    assert budget.waiting == 1
    asked[3].cancel()
    await asyncio.wait(asked)


async def test_who_can_wait_the_least_comes_first() -> None:
    budget, served = busy_budget(), list[str]()
    async with asyncio.TaskGroup() as tasks:
        for patience, name in ((20, "table"), (10, "hand"), (0, "turn"), (0, "second turn")):
            tasks.create_task(ask(budget, patience, name, served))
        await asyncio.sleep(0)
        go_on(budget)
    assert served == ["turn", "second turn", "hand", "table"]


async def test_who_has_waited_long_is_not_overtaken() -> None:
    budget, served = busy_budget(), list[str]()
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(ask(budget, -5, "waits for five seconds", served))
        tasks.create_task(ask(budget, 0, "new", served))
        await asyncio.sleep(0)
        go_on(budget)
    assert served == ["waits for five seconds", "new"]


async def test_who_goes_away_takes_no_turn() -> None:
    budget, served = busy_budget(), list[str]()
    gone = asyncio.create_task(ask(budget, 0, "gone", served))
    await asyncio.sleep(0)
    gone.cancel()
    go_on(budget)
    await ask(budget, 0, "stays", served)
    assert served == ["stays"]


async def test_who_hurries_overtakes_those_who_can_wait() -> None:
    budget, served = busy_budget(), list[str]()

    async def hand() -> None:
        await budget.turn(20, "a hand")
        served.append("hand")

    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(ask(budget, 10, "table", served))
        tasks.create_task(hand())
        await asyncio.sleep(0)
        assert budget.waiting == 2
        budget.hurry("a hand")
        budget.hurry("who is not in line")
        assert budget.waiting == 2
        go_on(budget)
    assert served == ["hand", "table"]
    assert budget.waiting == 0


async def test_who_stood_in_line_twice_takes_one_turn() -> None:
    budget = RequestBudget(per_second=0.001, burst=3)
    budget._left = 0
    waiting = asyncio.create_task(budget.turn(20, "a hand"))
    await asyncio.sleep(0)
    budget.hurry("a hand")
    budget._left = 2
    await budget.turn(30)
    await waiting
    assert budget._left < 1


async def test_who_goes_away_with_a_turn_gives_it_back() -> None:
    budget = busy_budget()
    budget.most = 1
    gone = asyncio.create_task(budget.turn(0))
    await asyncio.sleep(0)
    budget._left = 1
    go_on(budget)
    gone.cancel()  # it has its turn, but has not noticed it
    await asyncio.wait([gone])
    assert gone.cancelled()
    budget._ended[0] -= 1  # a second passes
    await asyncio.wait_for(budget.turn(0), 60)


async def test_a_request_counts_until_a_second_after_its_answer() -> None:
    budget, served = RequestBudget(per_second=1000, burst=9, most=2), list[str]()
    budget._left = 9
    asked = [asyncio.create_task(ask(budget, 0, str(number), served)) for number in range(4)]
    for _ in range(5):
        await asyncio.sleep(0)
    assert served == ["0", "1"]
    budget.end()
    for _ in range(5):
        await asyncio.sleep(0)
    assert served == ["0", "1"]
    budget._ended[0] -= 1
    budget.end()
    for _ in range(5):
        await asyncio.sleep(0)
    assert served == ["0", "1", "2"]
    asked[3].cancel()
    await asyncio.wait(asked)


async def test_drawings_give_way_to_every_press(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queues, "GIVES_WAY_FOR", 60)
    presses, order = PressPriority(), list[str]()

    async def drawn() -> None:
        await presses.answered()
        order.append("drawn")

    await presses.answered()
    async with asyncio.timeout(60), asyncio.TaskGroup() as tasks:
        with presses.answering():
            with presses.answering():
                tasks.create_task(drawn())
                await asyncio.sleep(0.01)
                order.append("answered")
            await asyncio.sleep(0.01)
            order.append("answered")
    assert order == ["answered", "answered", "drawn"]


async def test_a_press_on_a_message_that_gives_way_is_answered_at_once(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queues, "GIVES_WAY_FOR", 3600)
    await room.started()
    presenter, mover = room.client.presenter, await room.mover()
    hand, live = room.hand(mover), (await presenter.messages(1)).hands[mover.id]
    with presenter.presses_first.answering():
        live.invalidate()
        await asyncio.sleep(0)
        assert live.queue.task is not None, "it waits"
        await mover.click(choices(hand)[0], in_=hand)
        assert room.now(hand).content != hand.content
        assert live.queue.task is not None, "it still waits"


async def test_a_press_that_hangs_holds_nothing_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queues, "GIVES_WAY_FOR", 0.001)
    presses = PressPriority()
    async with asyncio.timeout(60):
        with presses.answering():
            await presses.answered()


async def test_only_the_hand_of_the_player_on_turn_hurries(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.started()
    hands = (await room.client.presenter.messages(1)).hands
    hurried: list[Post] = []
    monkeypatch.setattr(room.client.presenter.budget, "hurry", hurried.append)
    for _ in range(4):
        hurried.clear()
        await room.move(await room.mover())
        assert set(hurried) == {hands[(await room.mover()).id].post}


async def test_the_size_of_each_request_is_known(room: BotHarness) -> None:
    """`make bench ARGS=load` adds them up."""
    await room.started()
    hand = next(one for one in room.world.requests if one.filenames == ("hand.png",))
    assert 20_000 < hand.size < 200_000
    assert next(one for one in room.world.requests if one.method == "GET").size == 0


async def test_a_press_waits_in_no_line(room: BotHarness) -> None:
    """A message that waits for its turn is drawn immediately after a press on it."""
    await room.started()
    presenter, mover = room.client.presenter, await room.mover()
    hand, live = room.hand(mover), (await presenter.messages(1)).hands[mover.id]
    presenter.budget.per_second, presenter.budget._left = 0.001, 0.0
    live.force_redraw()
    live.invalidate()
    await room.world.until(lambda: presenter.budget.waiting, "it stands in line")
    await mover.click(choices(hand)[0], in_=hand)
    assert room.now(hand).content != hand.content
    go_on(presenter.budget)
    await room.drawn()


async def test_presses_on_a_message_are_answered_in_their_order(room: BotHarness) -> None:
    await room.started()
    mover = await room.mover()
    hand = room.hand(mover)
    held = room.world.core.faults.hold("POST", CALLBACK)
    first = asyncio.create_task(mover.click(choices(hand)[0], in_=hand))
    await room.world.until(lambda: held.met, "the first is being answered")
    second = asyncio.create_task(mover.click(choices(hand)[-1], in_=hand))
    await room.world.until(lambda: room.client.in_flight.count == 2, "the second has come")
    await room.client.http.get_user(mover.id)  # whatever it would send at once has been sent
    assert held.met == 1
    held.release()
    await asyncio.gather(first, second)
    await room.drawn()
    assert room.now(hand).content != hand.content
