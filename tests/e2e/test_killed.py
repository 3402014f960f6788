"""The bot as its host runs it, killed without warning in the middle of a match.

A process of its own, on a real SQLite file, ended with SIGKILL and started again by its
supervisor: what was accepted is kept, and the buttons from before still work.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

from bot.playground.testing.pilot import NoAnswer
from tests.e2e.household import Household, opened, started


@pytest.fixture
async def household(tmp_path: Path) -> AsyncIterator[Household]:
    async with opened(tmp_path) as house:
        yield house


async def test_a_killed_bot_goes_on_from_the_last_accepted_move(household: Household) -> None:
    await started(household)
    for _ in range(5):
        await household.move()
    pilot = await household.mover()
    before = await household.log()
    hand, choice = await household.offered(pilot)

    await household.kill()

    after = await household.log()
    assert after.actions == before.actions
    await pilot.click(choice, in_=hand)  # a button from before the kill
    now = await household.log()
    assert now.actions[: len(before.actions)] == before.actions
    assert len(now.actions) == len(before.actions) + 1
    for _ in range(3):
        await household.move()


async def test_a_move_that_is_under_way_is_kept_whole_or_not_at_all(household: Household) -> None:
    await started(household)
    await household.move()
    pilot = await household.mover()
    before = await household.log()
    hand, choice = await household.offered(pilot)

    click = asyncio.create_task(pilot.click(choice, in_=hand))
    await asyncio.sleep(0)  # the click is on its way
    await household.kill()
    click.cancel()  # nobody answers it any more, unless somebody already has
    with suppress(NoAnswer, asyncio.CancelledError):
        await click

    after = await household.log()
    assert after.actions[: len(before.actions)] == before.actions
    assert len(after.actions) - len(before.actions) in {0, 1}
    await household.move()
    assert (await household.log()).info.seq > after.info.seq
