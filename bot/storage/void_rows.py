"""Void matches in SQL: a void match is taken out of all sums.

A void is an event with a place of its own among the counted ends. `koikoi db check` and a recount
call `take_back` in the same place.
"""

from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, Table, delete, insert, or_, select, update

from bot.matches.models.rankings import EVERYWHERE, RatedResult, SeasonStart
from bot.matches.rating import periods_of, taken_back
from bot.matches.void_sums import CountedMatch, Sums, sums_without
from bot.storage.achievement_rows import counters_row
from bot.storage.counting_rows import (
    RATING,
    SEASON_START,
    counted_from,
    line_from,
    line_row,
    lock_counting,
    rating_row,
)
from bot.storage.counting_tables import (
    achievement_counters,
    counted_matches,
    ratings,
    season_starts,
    standings,
    tallies,
    voided_matches,
)
from bot.storage.engine import replace_rows
from bot.storage.tally_rows import tally_from, tally_row


def void_match(connection: Connection, match_id: int) -> bool:
    """Void a match; return False if it doesn't count, or is void already."""
    lock_counting(connection)
    rows = counted_matches.c
    counts = select(rows.number).where(rows.match_id == match_id, ~rows.voided)
    if connection.execute(counts).first() is None:
        return False
    last = select(rows.match_id).order_by(rows.number.desc()).limit(1)
    connection.execute(
        insert(voided_matches).values(
            match_id=match_id, after_id=connection.execute(last).scalar_one()
        )
    )
    take_back(connection, match_id)
    return True


def take_back(connection: Connection, match_id: int) -> None:
    """Subtract a match from all sums, if it is counted. Achievements stay."""
    rows = counted_matches.c
    row = connection.execute(select(counted_matches).where(rows.match_id == match_id)).first()
    if row is None:
        return
    connection.execute(update(counted_matches).where(rows.match_id == match_id).values(voided=True))
    starts = _season_starts(connection, row.guild_id)
    given = {
        row.first_id: {row.guild_id: row.after_0 - row.before_0, EVERYWHERE: row.everywhere_0},
        row.second_id: {row.guild_id: row.after_1 - row.before_1, EVERYWHERE: row.everywhere_1},
    }
    for person, points in given.items():
        played = _played(connection, person)
        for scope in dict.fromkeys((row.guild_id, EVERYWHERE)):  # one scope, if it was on no server
            sums = sums_without(
                match_id,
                person,
                (one for one in played if scope in (one.match.guild_id, EVERYWHERE)),
                partial(_periods, scope, starts),
            )
            if sums.taken:
                _replace(connection, scope, person, sums, points[scope])
        _replace_counters(connection, person, sums)


def _season_starts(connection: Connection, guild_id: int) -> Sequence[SeasonStart]:
    query = select(season_starts).where(season_starts.c.guild_id == guild_id)
    order = query.order_by(season_starts.c.began_at, season_starts.c.id)
    return [SEASON_START.read(row) for row in connection.execute(order)]


def _periods(scope: int, starts: Sequence[SeasonStart], match: RatedResult) -> Iterable[str]:
    begun = [one for one in starts if one.began_at <= match.ended_at]
    start = begun[-1] if begun and scope != EVERYWHERE else None
    return [one for one in periods_of(match, scope, start) if one is not None]


def _played(connection: Connection, person_id: int) -> list[CountedMatch]:
    rows = counted_matches.c
    theirs = select(counted_matches).where(
        or_(rows.first_id == person_id, rows.second_id == person_id)
    )
    found = connection.execute(theirs.order_by(rows.number))
    return [CountedMatch(row.match_id, counted_from(row), row.voided) for row in found]


def _replace(connection: Connection, scope: int, person: int, sums: Sums, points: int) -> None:
    """Replace the stored sums; an erased person has only lines of seasons."""
    rating, tally = (
        _row(connection, ratings, scope, person),
        _row(connection, tallies, scope, person),
    )
    if not sums.matches:
        for table in (ratings, tallies):
            mine = (table.c.guild_id == scope) & (table.c.person_id == person)
            connection.execute(delete(table).where(mine))
    elif rating is not None and tally is not None:
        after = taken_back(
            RATING.read(rating), points, matches=sums.matches, opponents=sums.opponents
        )
        replace_rows(connection, ratings, [rating_row(scope, person, after)])
        without = sums.tally_without(tally_from(tally), points)
        replace_rows(connection, tallies, [tally_row(scope, person, without)])
    _replace_lines(connection, scope, person, sums, points)


def _row(connection: Connection, table: Table, scope: int, person: int) -> Any:
    mine = (table.c.guild_id == scope) & (table.c.person_id == person)
    return connection.execute(select(table).where(mine)).first()


def _replace_lines(
    connection: Connection, scope: int, person: int, sums: Sums, points: int
) -> None:
    lines = standings.c
    mine = (lines.guild_id == scope) & (lines.person_id == person)
    changed = []
    for row in connection.execute(select(standings).where(mine)).all():
        if row.period not in sums.since:
            continue
        line = sums.line(row.period, line_from(row), points)
        if line is None:
            connection.execute(delete(standings).where(mine, lines.period == row.period))
        else:
            changed.append(line_row(scope, (row.period, person), line))
    if changed:
        replace_rows(connection, standings, changed)


def _replace_counters(connection: Connection, person: int, sums: Sums) -> None:
    """Replace the counters of achievements; `sums`: over all servers."""
    mine = achievement_counters.c.person_id == person
    if connection.execute(select(achievement_counters).where(mine)).first() is not None:
        replace_rows(connection, achievement_counters, [counters_row(person, sums.counters)])


def voided(connection: Connection, match_ids: Collection[int]) -> frozenset[int]:
    """Return which of these matches were made void."""
    rows = voided_matches.c
    query = select(rows.match_id).where(rows.match_id.in_(match_ids))
    return frozenset(connection.execute(query).scalars())
