"""Discord refuses none of very many requests: they wait here first."""

import asyncio
from http import HTTPStatus
from pathlib import Path

import pytest

from bot.messages.sending.rate_limits import AT_ONCE, MOST, GlobalLimit
from tests.discord_world import connected, local_world
from tests.playground.small_bot import SmallBot

TAKEN = 50
ASKED = 70


@pytest.mark.parametrize("kept", [True, False])
async def test_no_feature_sends_more_than_discord_takes(tmp_path: Path, kept: bool) -> None:
    """All at once, by the library itself; without the limit the local Discord refuses some."""
    client = SmallBot()
    if kept:
        GlobalLimit(client.http, most=24, at_once=4)
    async with local_world(tmp_path, rate_limits=True) as world, connected(world, client):
        world.discord.rest.limits.most_a_second = TAKEN
        world.requests.clear()
        async with asyncio.TaskGroup() as tasks:
            for _ in range(ASKED):
                tasks.create_task(client.http.get_user(world.aoi.id))
        statuses = [one.status for one in world.requests]
    assert statuses.count(HTTPStatus.OK) == ASKED
    assert (HTTPStatus.TOO_MANY_REQUESTS in statuses) is not kept


async def test_answers_to_presses_stand_in_no_line(tmp_path: Path) -> None:
    client = SmallBot()
    limit = GlobalLimit(client.http)
    async with local_world(tmp_path) as world, connected(world, client):
        limit.share(10**9)  # from now on, nothing more goes out in a lifetime
        asked = [
            asyncio.create_task(client.http.get_user(world.aoi.id)) for _ in range(2 * AT_ONCE)
        ]
        answer = await world.aoi.command("small count", channel=world.channel)
        assert answer.text == "ready"
        assert not all(one.done() for one in asked)
        for one in asked:
            one.cancel()
        await asyncio.wait(asked)


@pytest.mark.parametrize("processes", [1, 2, 3, 5, 8, 16, 40])
def test_processes_of_one_token_send_no_more_together_than_one(processes: int) -> None:
    """Each may begin with some at once, and they may all begin in the same second."""
    limit = GlobalLimit(SmallBot().http)
    limit.share(processes)
    together = processes * (limit.line.per_second + limit.line.burst)
    assert MOST - 1 <= together <= MOST
