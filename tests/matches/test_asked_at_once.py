"""Two identical simultaneous requests, also in two processes, have one effect."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from bot.matches.errors import OpenAlready, Refusal
from bot.matches.models.match import Status
from bot.matches.models.people import Computer
from bot.matches.models.terms import ChannelRef
from bot.matches.services.challenges import Rematch
from bot.storage import match_rows
from bot.storage.engine import Database
from tests.matches.world import AOI, BEN, HERE, World

pytestmark = pytest.mark.at_once


@pytest.fixture
def other(world: World, store: Database) -> World:
    """The same matches in another process: with its own memory and locks."""
    return World(store, clock=world.clock)


async def at_once(*asked: Coroutine[Any, Any, Rematch]) -> set[int]:
    """Return the resulting matches."""
    return {found.stored.id for found in await asyncio.gather(*asked)}


async def test_of_crossed_challenges_one_is_open(world: World) -> None:
    results = await asyncio.gather(
        world.service.challenges.invite(HERE, AOI, BEN),
        world.service.challenges.invite(HERE, BEN, AOI),
        return_exceptions=True,
    )
    (waiting,) = await world.store.read(match_rows.open_matches, AOI.id)
    (refused,) = [result for result in results if isinstance(result, BaseException)]
    assert isinstance(refused, OpenAlready)
    assert (refused.code, refused.known_id) == (Refusal.ALREADY_INVITED, waiting.id)


async def test_an_open_table_is_opened_once(world: World, other: World) -> None:
    results = await asyncio.gather(
        world.service.challenges.invite(HERE, AOI, None),
        other.service.challenges.invite(HERE, AOI, None),
        return_exceptions=True,
    )
    (waiting,) = await world.store.read(match_rows.open_matches, AOI.id)
    (refused,) = [result for result in results if isinstance(result, BaseException)]
    assert isinstance(refused, OpenAlready)
    assert (refused.code, refused.known_id) == (Refusal.ALREADY_INVITED, waiting.id)


async def test_a_table_moves_to_no_channel_where_another_one_is_open(world: World) -> None:
    there = ChannelRef(HERE.guild_id, 71)
    table = await world.service.challenges.invite(HERE, AOI, None)
    before = await world.service.challenges.invite(there, AOI, None)
    with pytest.raises(OpenAlready) as refused:
        await world.service.messages.move_table(table.id, there)
    assert (refused.value.code, refused.value.known_id) == (Refusal.ALREADY_INVITED, before.id)
    assert (await world.service.queries.get(table.id)).info.place == HERE


async def test_a_rematch_that_both_ask_for_at_once_begins_once(world: World, other: World) -> None:
    stored = await world.started()
    await world.service.play.resign(stored.id, AOI)
    again = await at_once(
        world.service.rematches.request_rematch(stored.id, AOI),
        other.service.rematches.request_rematch(stored.id, BEN),
    )
    assert len(again) == 1
    (info,) = await world.store.read(match_rows.open_matches, AOI.id)
    assert (info.id, info.status) == (again.pop(), Status.PLAYING)


async def test_a_rematch_asked_for_twice_by_one_is_one_challenge(
    world: World, other: World
) -> None:
    stored = await world.started()
    await world.service.play.resign(stored.id, AOI)
    again = await at_once(
        world.service.rematches.request_rematch(stored.id, AOI),
        other.service.rematches.request_rematch(stored.id, AOI),
    )
    (info,) = await world.store.read(match_rows.open_matches, AOI.id)
    assert ({info.id}, info.status) == (again, Status.INVITED)


async def test_a_rematch_with_the_computer_begins_once(world: World, other: World) -> None:
    stored = await world.service.computers.start(HERE, AOI, "wild")
    await world.service.play.resign(stored.id, AOI)
    again = await at_once(
        world.service.rematches.request_rematch(stored.id, AOI),
        other.service.rematches.request_rematch(stored.id, AOI),
    )
    (info,) = await world.store.read(match_rows.open_matches, AOI.id)
    assert ({info.id}, info.opponent) == (again, Computer("wild"))
