"""The bot as run by its host, killed without warning in the middle of a match.

A separate process with a real SQLite file is ended with SIGKILL and restarted by its supervisor:
accepted moves are kept, and earlier buttons still work.
"""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.e2e.household import Household, opened, started

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def household(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Household]:
    """A running match, in which each test kills the bot."""
    async with opened(tmp_path_factory.mktemp("household")) as house:
        await started(house)
        yield house


async def test_a_killed_bot_goes_on_from_the_last_accepted_move(household: Household) -> None:
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


@pytest.mark.parametrize("path", ["/users/@me", "/applications/{application_id}/commands"])
async def test_a_bot_that_starts_while_discord_has_trouble_waits_for_it(
    household: Household, path: str
) -> None:
    """discord.py retries some errors of the server, but not these."""
    faults = household.world.core.faults
    trouble = [faults.fail("GET", path, status) for status in (520, 503)]
    starts = household.playground.supervisor.starts
    await household.kill()
    assert household.playground.supervisor.starts == starts + 1, "it has not ended by itself"
    assert [one.met for one in trouble] == [1, 1]


async def test_a_bot_that_starts_while_discord_takes_no_more_requests_waits(
    household: Household,
) -> None:
    """An immediate restart would repeat the request until Discord bans its address."""
    limited = household.world.core.faults.limit("GET", "/users/@me", via=False)
    starts = household.playground.supervisor.starts
    await household.kill()
    assert household.playground.supervisor.starts == starts + 1, "it has not ended by itself"
    assert limited.met == 1


async def test_a_move_that_is_under_way_is_kept_whole_or_not_at_all(household: Household) -> None:
    await household.move()
    pilot = await household.mover()
    before = await household.log()
    hand, choice = await household.offered(pilot)

    pilot.client.use(hand.message, choice)
    await asyncio.sleep(0)  # the press is being sent
    await household.kill()

    after = await household.log()
    assert after.actions[: len(before.actions)] == before.actions
    assert len(after.actions) - len(before.actions) in {0, 1}
    await household.move()
    assert (await household.log()).info.seq > after.info.seq
