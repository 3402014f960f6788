"""People can make a match or a list very long, which must not delay others."""

from __future__ import annotations

import asyncio

import pytest

from bot.koikoi.actions import Deal, parse_action
from bot.matches.models.match import StoredMatch
from bot.matches.models.terms import Terms
from bot.matches.repository import LONG, MatchRepository
from bot.matches.services.reviews import MOST_ROUNDS
from bot.storage import match_rows
from bot.storage.engine import Database
from tests.matches.world import World, live
from tests.storage.test_contract import a_challenge, put
from tests.tournaments.test_rules import CountingThreads


async def played_out(world: World, terms: Terms) -> StoredMatch:
    return await world.play_out(await world.started(terms=terms))


@pytest.mark.at_once
async def test_a_long_match_is_replayed_beside_the_event_loop_and_reviewed_after_others(
    store: Database,
) -> None:
    world = World(store)
    short, long = await played_out(world, live()), await played_out(world, live(target="150"))
    threads = CountingThreads(1)
    asyncio.get_running_loop().set_default_executor(threads)
    core = world.service.core
    again = MatchRepository(store, core.now, core.load_secret)
    assert (await again.load(short.id)).match == short.match
    assert threads.given == 0, "a usual one takes a moment"
    log = await again.log(long.id)
    deals = sum(isinstance(parse_action(one.text), Deal) for one in log.actions)
    assert (len(log.actions) > LONG, deals > MOST_ROUNDS) == (True, True)
    threads.given = 0
    assert (await again.load(long.id)).match == long.match
    assert threads.given == 1
    reviews = world.service.reviews
    async with reviews._one_long:  # another long match is being reviewed
        waits = asyncio.create_task(reviews.review(long.id))
        assert (await reviews.review(short.id)).seats
        assert not waits.done()
    assert (await waits).seats


@pytest.mark.parametrize("most", [1, 2, 3])
async def test_of_a_server_with_many_open_matches_only_some_are_read(
    store: Database, most: int
) -> None:
    ids = [(await put(store)).id, (await put(store, a_challenge(opponent=None))).id]
    assert [one.id for one in await store.read(match_rows.open_in_guild, 7, most)] == ids[:most]
