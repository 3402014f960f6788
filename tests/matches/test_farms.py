"""A week of wins from second accounts: what it yields, in each way that is known.

The accounts are counted as matches of the service are, with the marks that an erasure leaves. All
play as often as they can. More ways to lose on purpose count alike: by playing badly, by resigning
after a round, by the clock, in a tournament.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Final

import pytest
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.schema import CreateTable

from bot.matches.models.rankings import ALL_TIME, EVERYWHERE, RATED_A_WEEK, RatedResult, VoidReach
from bot.matches.rating import NEW, shown
from bot.matchmaking.model import MOST_A_DAY
from bot.storage.counting_rows import RATING, count_match
from bot.storage.counting_tables import counted_matches, ratings, standings, tallies
from bot.storage.daily_rows import DAILY
from bot.storage.daily_tables import secrets
from bot.storage.mark_rows import carried_over, mark_of, opponents_of
from bot.storage.mark_tables import marks
from bot.storage.recounting import count_again, own_database
from bot.storage.void_rows import take_back
from tests.matches.world import AOI, BEN, CHIYO, World

MONDAY: Final = datetime(2026, 6, 29, tzinfo=UTC)
MAIN: Final = 1
A_DAY: Final = 24
"""The matches of a day: one an hour."""


@dataclass
class Farm:
    """One account that wins, and second accounts that lose to it."""

    connection: Connection
    losers: tuple[int, ...]
    now: datetime = MONDAY
    erased: int = 0
    played: list[int] = field(default_factory=list)
    """The ids of all matches."""

    def play(
        self, other: int, *, won: bool = True, finished: bool = True, person: int = MAIN
    ) -> int:
        """Count a match of two accounts, the main one by default; return its id."""
        self.now += timedelta(minutes=1)
        match = RatedResult(
            7, self.now, (person, other), 0 if won else 1, (3, 0), (3, 0), (1, None),
            finished=finished,
        )  # fmt: skip
        match_id = 1 + len(self.played)
        count_match(self.connection, match_id, carried_over(self.connection, match))
        self.played.append(match_id)
        return match_id

    def erase(self, person: int) -> None:
        """Erase a second account, which is back at once."""
        mark, connection = mark_of(self.connection, person), self.connection
        for one in opponents_of(connection, person, self.now):
            row = {"mark": mark, "kind": one.kind, "at": one.at, "until": one.until}
            row |= {"other_id": one.other_id, "times": one.times}
            connection.execute(insert(marks).values(row))
        self.erased -= 1
        for column in (counted_matches.c.first_id, counted_matches.c.second_id):
            theirs = update(counted_matches).where(column == person)
            connection.execute(theirs.values({column.name: self.erased}))
        for table in (ratings, standings, tallies):
            connection.execute(delete(table).where(table.c.person_id == person))

    def hours(self) -> Iterator[int]:
        """Yield the second account of each hour of a week, in turn."""
        for hour in range(7 * A_DAY):
            self.now = MONDAY + timedelta(hours=hour)
            yield self.losers[hour % len(self.losers)]


def lose(farm: Farm) -> None:
    for other in farm.hours():
        farm.play(other)


def play_each_other_too(farm: Farm) -> None:
    """The second accounts play a match with each other, in turn, and then lose to the main one."""
    for one, other in pairwise(farm.losers):
        farm.play(other, person=one)
    lose(farm)


def resign_at_once(farm: Farm) -> None:
    for other in farm.hours():
        farm.play(other, finished=False)


def erase_after_each_five(farm: Farm) -> None:
    """The account is another opponent each time, but for its mark."""
    count = dict.fromkeys(farm.losers, 0)
    for other in farm.hours():
        farm.play(other)
        count[other] += 1
        if count[other] % RATED_A_WEEK == 0:
            farm.erase(other)


def erase_after_each(farm: Farm) -> None:
    for other in farm.hours():
        farm.play(other)
        farm.erase(other)


def have_losses_made_void(farm: Farm) -> None:
    """Every second match is lost, and an admin makes it void: for all servers the loss stays."""
    for number, other in enumerate(farm.hours()):
        won = number // len(farm.losers) % 2 == 0
        match_id = farm.play(other, won=won)
        if not won:
            take_back(farm.connection, match_id, VoidReach.SERVER)


def be_found(farm: Farm) -> None:
    """The two look for an opponent at the same time; find pairs them a few times a day."""
    for hour, other in enumerate(farm.hours()):
        if hour % A_DAY < MOST_A_DAY * len(farm.losers):
            farm.play(other)


Way = Callable[[Farm], None]
YIELDS: Final[dict[tuple[int, Way], tuple[int, int, int, bool]]] = {
    (1, lose): (5, 1, 1570, False),
    (3, lose): (15, 3, 1678, False),
    (10, lose): (50, 10, 1890, False),
    (1, play_each_other_too): (5, 1, 1570, False),
    (3, play_each_other_too): (15, 3, 1678, True),
    (10, play_each_other_too): (50, 10, 1873, True),
    (1, resign_at_once): (0, 0, 1500, False),
    (3, resign_at_once): (0, 0, 1500, False),
    (10, resign_at_once): (0, 0, 1500, False),
    (1, erase_after_each_five): (5, 1, 1570, False),
    (3, erase_after_each_five): (15, 3, 1678, False),
    (10, erase_after_each_five): (50, 10, 1890, False),
    (1, erase_after_each): (5, 1, 1573, False),
    (3, erase_after_each): (15, 3, 1686, False),
    (10, erase_after_each): (50, 10, 1903, False),
    (1, have_losses_made_void): (3, 1, 1514, False),
    (3, have_losses_made_void): (9, 3, 1536, False),
    (10, have_losses_made_void): (30, 10, 1576, False),
    (1, be_found): (5, 1, 1570, False),
    (3, be_found): (15, 3, 1678, False),
    (10, be_found): (50, 10, 1890, False),
}
"""The wins of a week, the different opponents, the rating, and whether it has a place."""


def yield_of(accounts: int, way: Way) -> tuple[int, int, int, bool]:
    with own_database() as connection:
        for table in (marks, secrets):
            connection.execute(CreateTable(table))
        connection.execute(insert(secrets).values(name=DAILY, value="ab" * 32))
        way(Farm(connection, tuple(range(2, 2 + accounts))))
        mine = (ratings.c.guild_id == EVERYWHERE) & (ratings.c.person_id == MAIN)
        row = connection.execute(select(ratings).where(mine)).first()
        rating = NEW if row is None else RATING.read(row)
        line = standings.c
        own = (line.guild_id == EVERYWHERE) & (line.person_id == MAIN) & (line.period == ALL_TIME)
        won = connection.execute(select(line.won).where(own)).scalar() or 0
        return won, rating.opponents, shown(rating), rating.settled


@pytest.mark.parametrize(("accounts", "way"), YIELDS, ids=lambda one: getattr(one, "__name__", one))
def test_a_week_of_farming_yields_no_more_than_the_table(accounts: int, way: Way) -> None:
    assert yield_of(accounts, way) == YIELDS[accounts, way]
    assert YIELDS[accounts, way][0] <= accounts * RATED_A_WEEK


def test_an_erasure_gives_no_more_wins_than_none() -> None:
    for accounts in (1, 3, 10):
        for way in (erase_after_each_five, erase_after_each):
            assert YIELDS[accounts, way][:2] == YIELDS[accounts, lose][:2]


async def test_an_account_that_is_erased_and_back_is_no_new_opponent(world: World) -> None:
    """The other one's wins are limited, and the account itself begins anew."""
    for number in range(8):
        await world.given_up(BEN, AOI)
        world.clock.move(timedelta(minutes=20))
        if number % 3 == 2:
            await world.service.privacy.erase(BEN)
    before = await sums(world)
    assert before[AOI.id] == (RATED_A_WEEK, 1)
    assert BEN.id not in before, "nothing of its new matches counts this week"
    async with world.store.writing() as connection:
        await count_again(connection)
    assert await sums(world) == before
    profile = await world.service.profiles.of(EVERYWHERE, BEN, AOI.id)
    assert profile.stored.against_reader.lost == 0
    world.clock.move(timedelta(weeks=1))
    await world.given_up(BEN, AOI)
    after = await sums(world)
    assert (after[AOI.id], after[BEN.id]) == ((RATED_A_WEEK + 1, 1), (1, 1))
    await world.given_up(CHIYO, AOI)
    assert (await sums(world))[AOI.id] == (RATED_A_WEEK + 2, 2)


async def sums(world: World) -> dict[int, tuple[int, int]]:
    """Return the counted matches and the different opponents of each person, on all servers."""
    async with world.store.reading() as connection:
        rows = await connection.execute(select(ratings).where(ratings.c.guild_id == EVERYWHERE))
        return {row.person_id: (row.matches, row.opponents) for row in rows}
