"""Leaderboards in SQL: pages, a person's own place, and seasons."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, func, insert, literal, select, union_all, update

from bot.matches.models.listings import Page, Standing
from bot.matches.models.rankings import (
    ALL_TIME,
    Measure,
    RankedRow,
    Rating,
    SeasonStart,
)
from bot.storage.counting_rows import RATING, SEASON_START, line_from, lock_counting
from bot.storage.counting_tables import counted_matches, ratings, season_starts, standings
from bot.storage.ranking import Order, Ranking, ranked_person


def board(
    connection: Connection,
    scope: int,
    period: str,
    measure: Measure,
    page: int,
    *,
    size: int,
    without: Collection[int] = (),
) -> Page[RankedRow]:
    """Return a page of a leaderboard, of a server or of all (`EVERYWHERE`).

    `without`: people who are left out, as if they had no line.
    """
    ranking = _ranking(scope, period, measure, without)
    found, total = ranking.page(connection, page, size)
    return Page(tuple(_placed(*one) for one in found), page, size, total)


def place(
    connection: Connection,
    scope: int,
    period: str,
    measure: Measure,
    person_id: int,
    *,
    without: Collection[int] = (),
) -> RankedRow | None:
    """Return one person's line of a leaderboard, or None if they have none."""
    ranking = _ranking(scope, period, measure, without)
    found = ranking.line(connection, person_id)
    return None if found is None else _placed(*found)


def best(
    connection: Connection,
    scope: int,
    periods: Sequence[str],
    measure: Measure,
    count: int,
    *,
    without: Collection[int] = (),
) -> Mapping[str, tuple[RankedRow, ...]]:
    """Return the first lines of some leaderboards of one server, by their periods."""
    rankings = {period: _ranking(scope, period, measure, without) for period in periods}
    return {
        period: tuple(_placed(*one) for one in ranking.best(connection, count))
        for period, ranking in rankings.items()
    }


def first_people(
    connection: Connection, scope: int, period: str, measure: Measure, count: int
) -> tuple[int, ...]:
    """Return the ids of the first people of a leaderboard, in its order."""
    return _ranking(scope, period, measure).people(connection, count)


def standing(
    connection: Connection, guild_id: int, person_id: int, *, without: Collection[int] = ()
) -> Standing | None:
    """Return what a person's matches on a server add up to, ranked by wins; None: no match."""
    found = place(connection, guild_id, ALL_TIME, Measure.WINS, person_id, without=without)
    if found is None:
        return None
    line = found.line
    return Standing(
        found.person,
        found.rank,
        line.played,
        line.won,
        line.drawn,
        line.points,
        line.best_round,
    )


def rating(connection: Connection, scope: int, person_id: int) -> Rating | None:
    """Return a person's rating, or None before their first rated match."""
    query = select(ratings).where(ratings.c.guild_id == scope, ratings.c.person_id == person_id)
    row = connection.execute(query).first()
    return None if row is None else RATING.read(row)


def ratings_of(connection: Connection, scope: int, people: Collection[int]) -> Mapping[int, Rating]:
    """Return the ratings of some people, of those who have one."""
    query = select(ratings).where(ratings.c.guild_id == scope, ratings.c.person_id.in_(people))
    rows = connection.execute(query)
    return {row.person_id: RATING.read(row) for row in rows}


def played_periods(connection: Connection, scope: int, periods: Collection[str]) -> frozenset[str]:
    """Return those of the periods in which anybody played."""
    if not periods:
        return frozenset()
    probes = (
        select(literal(period).label("period")).where(
            select(standings.c.person_id)
            .where(standings.c.guild_id == scope, standings.c.period == period)
            .exists()
        )
        for period in periods
    )
    return frozenset(connection.execute(union_all(*probes)).scalars())


def season_starts_of(connection: Connection, guild_id: int, most: int) -> tuple[SeasonStart, ...]:
    """Return what admins said about a server's seasons, the newest first."""
    query = (
        select(season_starts)
        .where(season_starts.c.guild_id == guild_id)
        .order_by(season_starts.c.began_at.desc(), season_starts.c.id.desc())
        .limit(most)
    )
    rows = connection.execute(query).all()
    return tuple(SEASON_START.read(row) for row in rows)


def start_season(
    connection: Connection,
    guild_id: int,
    name: str | None,
    at: datetime,
    *,
    by_quarter: bool = False,
) -> SeasonStart:
    """Let a new season begin, after every match that was counted.

    A season in which nobody has played yet is renamed instead, so that a command that is given
    twice begins one season.
    """
    lock_counting(connection)
    newest = next(iter(season_starts_of(connection, guild_id, 1)), None)
    last = _last_end(connection, guild_id)
    if newest is not None and (last is None or last < newest.began_at):
        changed = {"name": name, "by_quarter": by_quarter}
        which = season_starts.c.id == newest.id
        connection.execute(update(season_starts).where(which).values(changed))
        return SeasonStart(newest.id, guild_id, newest.began_at, name, by_quarter)
    # Also if the clock was set back: no match that was counted changes its season.
    began_at = at if last is None else max(at, last + timedelta(microseconds=1))
    row = {
        "guild_id": guild_id,
        "began_at": began_at,
        "name": name,
        "by_quarter": by_quarter,
    }
    made = connection.execute(insert(season_starts).values(row))
    number = int(made.inserted_primary_key[0])  # type: ignore[index]
    return SeasonStart(number, guild_id, began_at, name, by_quarter)


def _ranking(scope: int, period: str, measure: Measure, without: Collection[int] = ()) -> Ranking:
    where = (standings.c.guild_id == scope) & (standings.c.period == period)
    if without:
        where &= standings.c.person_id.not_in(sorted(without))
    terms = tuple(Order(column, most_first=True) for column in measure.order)
    order = (*terms, Order("played"), Order("person_id"))
    return Ranking(standings, where, order, scope, deciding=measure.deciding)


def _placed(row: Any, rank: int) -> RankedRow:
    return RankedRow(ranked_person(row), rank, line_from(row))


def _last_end(connection: Connection, guild_id: int) -> datetime | None:
    """Return the end of the latest match that was counted on a server, or None."""
    query = select(func.max(counted_matches.c.ended_at)).where(
        counted_matches.c.guild_id == guild_id
    )
    found: datetime | None = connection.execute(query).scalar()
    return found
