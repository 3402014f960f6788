"""Discord rejects none of very many requests: the excess waits in the bot."""

import asyncio
from http import HTTPStatus
from itertools import count
from pathlib import Path

import aiohttp
import pytest

from bot.messages.sending.rate_limits import MAX_REQUESTS_PER_SECOND, REQUEST_BURST, GlobalLimit
from bot.playground.faults.rest_faults import Fault
from tests.discord_world import connected, local_world
from tests.playground.small_bot import SmallBot

TAKEN = 50
ASKED = 70


@pytest.mark.parametrize("kept", [True, False])
async def test_no_feature_sends_more_than_discord_takes(tmp_path: Path, kept: bool) -> None:
    """The library sends all at once; without the limit the local Discord rejects some."""
    client = SmallBot()
    if kept:
        GlobalLimit(client.http, most=24, at_once=4)
    async with local_world(tmp_path, rate_limits=True) as world, connected(world, client):
        world.discord.rest.limits.most_a_second = TAKEN
        world.requests.clear()
        async with asyncio.TaskGroup() as tasks:
            for _ in range(ASKED):
                tasks.create_task(client.http.get_channel(world.channel.id))
        statuses = [one.status for one in world.requests]
    assert statuses.count(HTTPStatus.OK) == ASKED
    assert (HTTPStatus.TOO_MANY_REQUESTS in statuses) is not kept


async def test_what_is_held_up_on_the_way_counts_when_it_arrives(tmp_path: Path) -> None:
    """On a busy day, delayed requests of one second reach Discord together with the next ones."""
    client, number = SmallBot(), count()
    GlobalLimit(client.http, most=24, at_once=4)

    def slow(method: str, template: str) -> Fault | None:
        late = template == "/channels/{channel_id}" and next(number) < TAKEN // 3
        return Fault(method, template, None, 1, seconds=0.9) if late else None

    async with local_world(tmp_path, rate_limits=True) as world, connected(world, client):
        world.discord.rest.limits.most_a_second = TAKEN // 2
        channels = [world.add_channel(world.guild, f"games-{index}") for index in range(ASKED)]
        world.core.faults.choose = slow
        world.requests.clear()
        await asyncio.gather(*(client.http.get_channel(one.id) for one in channels))
        statuses = [one.status for one in world.requests]
    assert statuses.count(HTTPStatus.OK) == ASKED
    assert HTTPStatus.TOO_MANY_REQUESTS not in statuses


async def test_what_discord_announces_of_a_route_is_kept_on_a_slow_way(tmp_path: Path) -> None:
    """The first answer of a period reports the remaining number, but ignores requests in flight."""
    client, number = SmallBot(), count()
    GlobalLimit(client.http)  # without it, some are rejected

    def slow(method: str, template: str) -> Fault | None:
        late = method == "DELETE" and next(number) in range(6, 10)
        return Fault(method, template, None, 1, seconds=0.5) if late else None

    async with local_world(tmp_path) as world, connected(world, client):
        channel = client.get_partial_messageable(world.channel.id)
        sent = [await channel.send(str(number)) for number in range(15)]
        world.discord.rest.limits.on = True
        world.core.faults.choose = slow

        def statuses() -> list[int]:
            return [one.status for one in world.requests if one.method == "DELETE"]

        async def delete() -> None:
            await sent.pop().delete()

        for _ in range(5):
            await delete()
        period = [asyncio.create_task(delete()) for _ in range(5)]
        await world.until(lambda: statuses().count(HTTPStatus.NO_CONTENT) == 6, "one is answered")
        for _ in range(2):  # after these, the earlier answer was read, too
            await client.http.get_user(world.aoi.id)
        await asyncio.gather(*period, *(delete() for _ in range(5)))
        assert statuses().count(HTTPStatus.NO_CONTENT) == 15
        assert HTTPStatus.TOO_MANY_REQUESTS not in statuses()


async def test_answers_to_presses_stand_in_no_line(tmp_path: Path) -> None:
    client = SmallBot()
    limit = GlobalLimit(client.http)
    async with local_world(tmp_path) as world, connected(world, client):
        limit.share(10**9)  # from now on, practically nothing is sent
        asked = [
            asyncio.create_task(client.http.get_user(world.aoi.id))
            for _ in range(2 * REQUEST_BURST)
        ]
        answer = await world.aoi.command("small count", channel=world.channel)
        assert answer.text == "ready"
        assert not all(one.done() for one in asked)
        for one in asked:
            one.cancel()
        await asyncio.wait(asked)


async def test_what_breaks_off_leaves_its_place(tmp_path: Path) -> None:
    """The events are aiohttp's own: the connection breaks, or a caller gives up at any time.

    `test_limit_machine` tests all their sequences.
    """
    client = SmallBot()
    limit = GlobalLimit(client.http)
    async with local_world(tmp_path) as world, connected(world, client):
        faults = world.core.faults

        def places() -> list[int]:
            return [limit.line._open, *(one._open for one in limit._routes.values())]

        faults.hang_up("GET", "/users/{user_id}", times=2)
        with pytest.raises(aiohttp.ClientError):
            await client.http.get_user(world.aoi.id)
        assert not any(places())
        held = faults.hold("GET", "/users/{user_id}")
        asking = asyncio.create_task(client.http.get_user(world.aoi.id))
        await world.until(lambda: held.met, "it is on its way")
        assert any(places())
        limit.share(10**9)
        others = [asyncio.create_task(client.http.get_channel(world.channel.id)) for _ in range(3)]
        await world.until(lambda: limit.line.waiting, "some wait")
        for one in (asking, *others):
            one.cancel()
        await asyncio.wait([asking, *others])
        held.release()
        assert not any(places())


@pytest.mark.parametrize("processes", [1, 2, 3, 5, 8, 16, 40])
def test_processes_of_one_token_send_no_more_together_than_one(processes: int) -> None:
    """Each may start with a burst, and they may all start in the same second."""
    limit = GlobalLimit(SmallBot().http)
    limit.share(processes)
    together = processes * (limit.line.per_second + limit.line.burst)
    assert MAX_REQUESTS_PER_SECOND - 1 <= together <= MAX_REQUESTS_PER_SECOND < TAKEN
    assert limit.line.most is not None
    assert (
        MAX_REQUESTS_PER_SECOND - processes < processes * limit.line.most <= MAX_REQUESTS_PER_SECOND
    )
