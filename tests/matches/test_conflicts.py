"""After a conflict with another process, every change is retried a limited number of times."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from datetime import timedelta
from functools import partial
from typing import Any, Final

import pytest
from sqlalchemy import Connection, update

from bot.matches.aggregate import ATTEMPTS
from bot.matches.errors import Conflict, Refusal, Refused
from bot.matches.models.match import Status
from bot.matches.models.terms import ChannelRef, TimeControl
from bot.matches.transitions.rotations import run_due
from bot.matchmaking import store as seeker_rows
from bot.matchmaking.model import ANY
from bot.matchmaking.service import Matchmaking
from bot.matchmaking.tables import seekers
from bot.rotations.service import Rotations
from bot.storage import match_rows, rotation_rows
from bot.storage.engine import Database
from bot.storage.match_tables import matches
from bot.storage.rotation_tables import rotations
from bot.tournaments import store as tournament_rows
from bot.tournaments.service import Tournaments
from bot.tournaments.tables import tournaments
from tests.matches.world import AOI, BEN, CHIYO, HERE, World
from tests.refused import refuses
from tests.rotations.test_service import DAI, gathered, hand, over, started
from tests.tournaments.test_service import PEOPLE, made

Asked = Callable[[], Awaitable[object]]
WRITES: Final = (
    match_rows.create,
    match_rows.write,
    rotation_rows.create_rotation,
    rotation_rows.write_rotation,
    tournament_rows.save_tournament,
    seeker_rows.leave,
)


class Contested:
    """Another process changes all rows before each of the next writes of a store."""

    def __init__(self, store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lost = 0
        self.writes = 0
        self._write = store.write
        monkeypatch.setattr(store, "write", self.write)

    async def write(self, work: Any, *given: Any, **named: Any) -> Any:
        if work in WRITES:
            self.writes += 1
            if self.lost:
                self.lost -= 1
                await self._write(_change_everything)
        return await self._write(work, *given, **named)


def _change_everything(connection: Connection) -> None:
    for table in (matches, rotations, tournaments, seekers):
        connection.execute(update(table).values(revision=table.c.revision + 1))


async def a_match(world: World) -> Asked:
    match = await world.started()
    return partial(world.service.play.resign, match.id, AOI)


async def a_table(world: World) -> Asked:
    table = await gathered(world)
    return partial(world.service.of(Rotations).join, table.id, DAI)


async def the_next_hand(world: World) -> Asked:
    table = await started(world)
    await world.service.play.resign((await hand(world, table)).id, AOI)
    world.clock.move(timedelta(seconds=15))
    return partial(world.service.core.rotations.change, table.id, run_due)


async def the_same_table_again(world: World) -> Asked:
    table = await over(world)
    return partial(world.service.of(Rotations).again, table.id, CHIYO)


async def a_tournament(world: World) -> Asked:
    found = await made(world, 2)
    return partial(world.service.of(Tournaments).join, found.id, PEOPLE[2])


async def a_seeker(world: World) -> Asked:
    await world.service.of(Matchmaking).seek(AOI, ANY, TimeControl.LIVE)
    return partial(world.service.of(Matchmaking).by_the_day, AOI.id)


@pytest.fixture
def contested(store: Database, monkeypatch: pytest.MonkeyPatch) -> Contested:
    return Contested(store, monkeypatch)


@pytest.fixture
def world(store: Database, contested: Contested) -> World:
    return World(store)


@pytest.mark.parametrize(
    ("changed", "refused"),
    [
        (a_match, refuses(Refusal.STALE_ACTION)),
        (a_table, refuses(Refusal.STALE_ACTION)),
        (the_next_hand, refuses(Refusal.STALE_ACTION)),
        (the_same_table_again, pytest.raises(Conflict)),
        (a_tournament, refuses(Refusal.STALE_ACTION)),
        (a_seeker, refuses(Refusal.STALE_ACTION)),
    ],
)
async def test_a_change_is_written_in_the_last_attempt_or_not_at_all(
    world: World,
    contested: Contested,
    changed: Callable[[World], Awaitable[Asked]],
    refused: AbstractContextManager[object],
) -> None:
    change = await changed(world)
    contested.lost, contested.writes = ATTEMPTS, 0
    with refused:
        await change()
    assert (contested.lost, contested.writes) == (0, ATTEMPTS)
    contested.lost, contested.writes = ATTEMPTS - 1, 0
    await change()
    assert (contested.lost, contested.writes) == (0, ATTEMPTS)


async def test_a_match_is_ended_on_the_state_of_the_last_attempt(
    world: World, contested: Contested
) -> None:
    match = await world.started()
    contested.lost = ATTEMPTS - 1
    done = await world.service.play.resign(match.id, AOI)
    assert done.stored.info.status is Status.FINISHED
    assert done.stored.revision == match.revision + ATTEMPTS
    assert await world.store.read(match_rows.info, match.id) == done.stored.info


async def test_what_the_newest_state_refuses_is_asked_once(
    world: World, contested: Contested
) -> None:
    there = ChannelRef(HERE.guild_id, 71)
    table = await world.service.challenges.invite(HERE, AOI, None)
    await world.service.challenges.invite(there, AOI, None)
    contested.writes = 0
    with refuses(Refusal.ALREADY_INVITED):
        await world.service.messages.move_table(table.id, there)
    assert contested.writes == 1, "a unique key refused it"
    match = await world.started(challenger=BEN, opponent=CHIYO)
    asked = []

    def decide(_: object, __: object) -> None:
        asked.append(match.id)
        raise Refused(Refusal.NOT_YOUR_SEAT)

    with refuses(Refusal.NOT_YOUR_SEAT):
        await world.service.core.repository.change(match.id, decide)
    assert asked == [match.id]
