"""Profile, history, leaderboards and `koikoi db check` agree on all kinds of matches."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table

from bot.app import STORED_FEATURES
from bot.daily.service import Daily
from bot.matches.achievements import first_steps
from bot.matches.audit import replayed
from bot.matches.models.achievements import FIRST_STEPS, Achievement
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.people import Person
from bot.matches.models.profiles import Tally, WinLossRecord
from bot.matches.models.rankings import (
    ALL_TIME,
    EVERYWHERE,
    BestHand,
    ExclusionReason,
    Measure,
    StandingRow,
)
from bot.matches.rating import NEW
from bot.storage import leaderboard_rows, match_rows, snapshot_rows
from bot.storage.auditing import audit
from bot.storage.counting_rows import line_row, rating_row
from bot.storage.counting_tables import ratings, standings, tallies
from bot.storage.engine import Database
from bot.storage.tally_rows import tally_row
from tests.matches.world import AOI, BEN, CHIYO, World
from tests.storage.stores import KINDS, url_after
from tests.storage.test_auditing import DAI, closed, lived

PEOPLE = (AOI, BEN, CHIYO, DAI)
SCOPES = (7, 8, EVERYWHERE)


@pytest.fixture(params=KINDS)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    url, _ = await url_after(request.param, tmp_path, lived)
    return url


@pytest.mark.parametrize(
    ("table", "row"),
    [
        (standings, line_row(7, (ALL_TIME, AOI.id), StandingRow(best=BestHand(1, 1)))),
        (ratings, rating_row(7, AOI.id, NEW)),
        (tallies, tally_row(7, AOI.id, Tally())),
    ],
    ids=lambda one: getattr(one, "name", ""),
)
def test_a_column_of_a_sum_is_a_number_of_its_model(table: Table, row: dict[str, Any]) -> None:
    """A column of `standings` is a field of `StandingRow` (bot/matches/models/rankings.py), etc."""
    assert {column.name for column in table.columns} == set(row)


async def history(world: World, person: Person, scope: int) -> list[MatchInfo]:
    """Return all matches of a person that ended with a result."""
    where = None if scope == EVERYWHERE else scope
    page = await world.service.queries.history(person.id, where, 0, 1000)
    assert page.total == len(page.items)
    return [info for info in page.items if info.status is Status.FINISHED]


def record(person: Person, infos: list[MatchInfo]) -> WinLossRecord:
    """Return the record of a person's matches."""
    ends = Counter(
        "drawn" if one.winner is None else "won" if one.winner == one.seat_of(person.id) else "lost"
        for one in infos
    )
    return WinLossRecord(ends["won"], ends["lost"], ends["drawn"])


async def counted(world: World, person: Person, infos: list[MatchInfo]) -> list[MatchInfo]:
    """Return the matches that count for a person, as stated below their results."""
    found = []
    for info in infos:
        snapshot = await world.store.read(snapshot_rows.snapshot, info.id)
        assert snapshot is not None
        change = snapshot.ratings.get(person.id)
        won = info.winner == info.seat_of(person.id)
        given = change is not None and change.uncounted is ExclusionReason.GIVEN_UP and not won
        if change is not None and (change.uncounted is None or given):
            found.append(info)
    return found


async def test_each_number_is_that_of_the_matches_in_the_history(url: str) -> None:
    """Against people, the computer, alone, with tournament rules, resigned, and daily deals."""
    assert (await audit(url, STORED_FEATURES)).findings == ()
    world = World(Database(url, STORED_FEATURES))
    async with closed(world):
        kinds = Counter[str]()
        for person in PEOPLE:
            for scope in SCOPES:
                infos = await history(world, person, scope)
                profile = await world.service.profiles.of(scope, person, person.id)
                beside = [one for one in infos if one.against_computer]
                assert profile.stored.computer == record(person, beside)
                here = await counted(world, person, infos)
                line = profile.line
                lost = line.played - line.won - line.drawn
                assert WinLossRecord(line.won, lost, line.drawn) == record(person, here)
                place = await world.store.read(
                    leaderboard_rows.place,
                    scope,
                    ALL_TIME,
                    Measure.WINS,
                    person.id,
                    without=frozenset(),
                )
                assert (None if place is None else place.line) == (line if line.played else None)
                days = [one for one in infos if one.day is not None]
                kinds += Counter(daily=len(days), computer=len(beside), people=len(here))
                if scope == EVERYWHERE:
                    deals = await world.service.of(Daily).played_by(person.id)
                    assert (deals.count if deals else 0) == len(days)
        assert min(kinds.values()) > 0
        assert kinds["computer"] > kinds["daily"]


async def test_first_steps_are_those_of_the_first_match_that_is_one(url: str) -> None:
    """The database agrees with the logs."""
    world = World(Database(url, STORED_FEATURES))
    async with closed(world):
        for person in PEOPLE:
            expected: dict[Achievement, int | None] = {}
            infos = await history(world, person, EVERYWHERE)
            for info in sorted(infos, key=lambda one: (one.ended_at, one.id)):
                log = await world.store.read(match_rows.log, info.id)
                assert log is not None
                for one in first_steps(info, replayed(log)):
                    if one.person_id == person.id:
                        expected.setdefault(one.achievement, one.match_id)
            assert expected
            earned = (await world.service.queries.achievements(person.id)).earned
            found = {one.achievement: one.match_id for one in earned}
            assert {one: found[one] for one in FIRST_STEPS if one in found} == expected
