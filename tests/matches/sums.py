"""The sums of matches, counted in the same way as at their ends."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import CursorResult, Table, insert, select, true

from bot.matches.models.achievements import Achievement, Counters
from bot.matches.models.profiles import Tally
from bot.matches.models.rankings import EVERYWHERE, RatedResult, Rating, SeasonStart, StandingRow
from bot.matches.rating import LineKey
from bot.storage.achievement_rows import counters_from, earn_by_count
from bot.storage.counting_rows import RATING, count_match, line_from
from bot.storage.counting_tables import (
    achievement_counters,
    achievements,
    ratings,
    season_starts,
    standings,
    tallies,
)
from bot.storage.recounting import own_database
from bot.storage.tally_rows import tally_from


@dataclass(frozen=True, slots=True)
class Sums:
    """All sums of one scope. Achievements are those of all servers together."""

    ratings: dict[int, Rating]
    lines: dict[LineKey, StandingRow]
    tallies: dict[int, Tally]
    counters: dict[int, Counters]
    earned: dict[tuple[int, Achievement], Any]


def counted(
    matches: Sequence[RatedResult], scope: int = EVERYWHERE, starts: Sequence[SeasonStart] = ()
) -> Sums:
    """Count matches in this order, numbered from 1; `starts`: seasons begun by admins."""
    with own_database() as database:
        for one in starts:
            row = (one.id, one.guild_id, one.began_at, one.name, one.by_quarter)
            database.execute(insert(season_starts).values(row))
        for match_id, match in enumerate(matches, start=1):
            earn_by_count(database, match_id, match, *count_match(database, match_id, match))

        def of(table: Table) -> CursorResult[Any]:
            scoped = "guild_id" in table.c
            return database.execute(
                select(table).where(table.c.guild_id == scope if scoped else true())
            )

        return Sums(
            {row.person_id: RATING.read(row) for row in of(ratings)},
            {(row.period, row.person_id): line_from(row) for row in of(standings)},
            {row.person_id: tally_from(row) for row in of(tallies)},
            {row.person_id: counters_from(row) for row in of(achievement_counters)},
            {(row.person_id, Achievement(row.achievement)): row for row in of(achievements)},
        )
