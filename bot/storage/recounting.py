"""Ratings, leaderboards and tallies, computed anew: to check them, or for an older database.

One server is computed after the other, and then all together, so that only the lines of one are in
memory. With all together come the achievements.
"""

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.models.profiles import Tally
from bot.matches.models.rankings import (
    EVERYWHERE,
    Line,
    Rating,
    RatingChange,
    SeasonStart,
    is_season,
)
from bot.matches.recount import Recount
from bot.storage.achievement_recounting import earn_anew, wrong_achievements
from bot.storage.counting_rows import (
    changes_from,
    changes_row,
    counted_from,
    line_from,
    line_row,
    rating_from,
    rating_row,
    season_start_from,
)
from bot.storage.tables import (
    counted_matches,
    ratings,
    season_starts,
    standings,
    tallies,
)
from bot.storage.tally_rows import tally_from, tally_row

_AT_ONCE: Final = 1000
_NEARLY: Final = 1e-6
"""How far a computed rating may differ: processors round differently."""
_Added = tuple[Any, tuple[RatingChange, RatingChange]]
_NUMBER: Final = counted_matches.c.number == bindparam("the_number")
_NOTHING: Final = RatingChange(0, 0, settled=False)
_CHANGES: Final = (
    update(counted_matches)
    .where(_NUMBER)
    .values({name: bindparam(name) for name in changes_row((_NOTHING, _NOTHING))})
)


async def recount(connection: AsyncConnection) -> None:
    """Write all that counted matches add up to anew: ratings, leaderboards, profiles and so on."""
    for table in (standings, ratings, tallies):
        await connection.execute(delete(table))
    async for scope in _scopes(connection):
        found = Recount(scope, await _starts(connection, scope))
        async for page in _added(connection, found):
            if scope != EVERYWHERE:
                new = [{"the_number": row.number, **changes_row(one)} for row, one in page]
                await connection.execute(_CHANGES, new)
        await insert_all(connection, ratings, [rating_row(scope, *one) for one in _ratings(found)])
        await insert_all(connection, standings, [line_row(scope, *one) for one in _lines(found)])
        await insert_all(connection, tallies, [tally_row(scope, *one) for one in _tallies(found)])
        if scope == EVERYWHERE:
            await earn_anew(connection, found)


async def wrong_leaderboards(connection: AsyncConnection) -> AsyncIterator[str]:
    """Yield what is wrong with ratings and leaderboards, compared with the counted matches."""
    known = set()
    async for scope in _scopes(connection):
        known.add(scope)
        async for wrong in _compared(connection, scope):
            yield wrong
    for table in (ratings, standings, tallies):
        for scope in (await connection.execute(select(table.c.guild_id).distinct())).scalars():
            if scope not in known:
                yield f"The {table.name} of server {scope} are not what the matches add up to."


async def _compared(connection: AsyncConnection, scope: int) -> AsyncIterator[str]:
    """Compute a scope anew, and yield what is stored otherwise."""
    found = Recount(scope, await _starts(connection, scope))
    async for page in _added(connection, found):
        for row, right in page:
            if scope != EVERYWHERE and not _same_changes(changes_from(row), right):
                yield f"The ratings beside match {row.match_id} are not what it led to."
    async for wrong in _compared_ratings(connection, scope, dict(_ratings(found))):
        yield wrong
    async for wrong in _compared_lines(connection, scope, dict(_lines(found))):
        yield wrong
    async for wrong in _compared_tallies(connection, scope, dict(_tallies(found))):
        yield wrong
    if scope == EVERYWHERE:
        async for wrong in wrong_achievements(connection, found):
            yield wrong


async def _scopes(connection: AsyncConnection) -> AsyncIterator[int]:
    """Yield every server where a match was counted, and then all servers together."""
    last: int | None = None
    while True:
        # One search of the index for each server, instead of a look at every match.
        query = select(counted_matches.c.guild_id).order_by(counted_matches.c.guild_id).limit(1)
        if last is not None:
            query = query.where(counted_matches.c.guild_id > last)
        last = (await connection.execute(query)).scalar()
        if last is None:
            break
        yield last
    yield EVERYWHERE


async def _starts(connection: AsyncConnection, scope: int) -> tuple[SeasonStart, ...]:
    """Return the seasons of a server that an admin began, oldest first."""
    starts = (
        select(season_starts)
        .where(season_starts.c.guild_id == scope)
        .order_by(season_starts.c.began_at, season_starts.c.id)
    )
    rows = await connection.execute(starts)
    return tuple(season_start_from(row) for row in rows)


async def _counted(connection: AsyncConnection, scope: int) -> AsyncIterator[Sequence[Any]]:
    """Yield the rows of the counted matches of a scope in their order, page by page."""
    query = select(counted_matches).order_by(counted_matches.c.number).limit(_AT_ONCE)
    if scope != EVERYWHERE:
        query = query.where(counted_matches.c.guild_id == scope)
    last = 0
    while page := (await connection.execute(query.where(counted_matches.c.number > last))).all():
        yield page
        last = page[-1].number


async def _added(connection: AsyncConnection, found: Recount) -> AsyncIterator[list[_Added]]:
    """Add the matches of a scope; yield their rows, each with what it made of both ratings."""
    async for page in _counted(connection, found.scope):
        yield [(row, found.add(counted_from(row), row.match_id)) for row in page]


def _same_changes(kept: Sequence[RatingChange], right: Sequence[RatingChange]) -> bool:
    return all(
        abs(one.before - other.before) <= 1  # rounded from what differs nearly not at all
        and abs(one.after - other.after) <= 1
        and one.settled == other.settled
        for one, other in zip(kept, right, strict=True)
    )


def _has_boards(scope: int) -> bool:
    """Return whether a scope has boards. An erased server has none; its matches are kept."""
    return scope >= EVERYWHERE


def _ratings(found: Recount) -> list[tuple[int, Rating]]:
    """Return the ratings that are stored: none of erased people and servers."""
    if not _has_boards(found.scope):
        return []
    return [(person, rating) for person, rating in found.ratings.items() if person > 0]


def _lines(found: Recount) -> list[tuple[tuple[str, int], Line]]:
    """Return the lines that are stored: of erased people only those of seasons."""
    if not _has_boards(found.scope):
        return []
    return [(key, line) for key, line in found.lines.items() if key[1] > 0 or is_season(key[0])]


def _tallies(found: Recount) -> list[tuple[int, Tally]]:
    """Return the tallies that are stored: none of erased people and servers."""
    if not _has_boards(found.scope):
        return []
    return [(person, tally) for person, tally in found.tallies.items() if person > 0]


async def _compared_ratings(
    connection: AsyncConnection, scope: int, right: dict[int, Rating]
) -> AsyncIterator[str]:
    query = select(ratings).where(ratings.c.guild_id == scope)
    for row in await connection.execute(query):
        expected = right.pop(row.person_id, None)
        if expected is None or not _same(rating_from(row), expected):
            yield f"The rating of {_whose(scope, row.person_id)} is not what the matches lead to."
    for person in right:
        yield f"The rating of {_whose(scope, person)} is missing."


def _same(kept: Rating, right: Rating) -> bool:
    counts = (kept.matches, kept.opponents) == (right.matches, right.opponents)
    return counts and abs(kept.mu - right.mu) < _NEARLY and abs(kept.sigma - right.sigma) < _NEARLY


async def _compared_lines(
    connection: AsyncConnection, scope: int, right: dict[tuple[str, int], Line]
) -> AsyncIterator[str]:
    query = select(standings).where(standings.c.guild_id == scope)
    for row in await connection.execute(query):
        expected = right.pop((row.period, row.person_id), None)
        if expected is None or not _same_line(line_from(row), expected):
            yield _standing(scope, row.period, row.person_id, "is not what the matches add up to")
    for period, person in right:
        yield _standing(scope, period, person, "is missing")


def _same_line(kept: Line, right: Line) -> bool:
    if abs(kept.rating - right.rating) > 1:  # rounded from what differs nearly not at all
        return False
    return replace(kept, rating=right.rating) == right


async def _compared_tallies(
    connection: AsyncConnection, scope: int, right: dict[int, Tally]
) -> AsyncIterator[str]:
    query = select(tallies).where(tallies.c.guild_id == scope)
    for row in await connection.execute(query):
        expected = right.pop(row.person_id, None)
        if expected is None or not _same_tally(tally_from(row), expected):
            yield _profile(scope, row.person_id, "is not what the matches add up to")
    for person in right:
        yield _profile(scope, person, "is missing")


def _same_tally(kept: Tally, right: Tally) -> bool:
    if len(kept.curve) != len(right.curve):
        return False
    near = all(abs(one - two) <= 1 for one, two in zip(kept.curve, right.curve, strict=True))
    return near and replace(kept, curve=right.curve) == right


def _profile(scope: int, person_id: int, wrong: str) -> str:
    return f"The profile of {_whose(scope, person_id)} {wrong}."


def _standing(scope: int, period: str, person_id: int, wrong: str) -> str:
    return f"The standing of {_whose(scope, person_id)} ({period}) {wrong}."


def _whose(scope: int, person_id: int) -> str:
    where = "all servers" if scope == EVERYWHERE else f"server {scope}"
    return f"person {person_id} on {where}"


async def insert_all(connection: AsyncConnection, table: Any, rows: list[dict[str, Any]]) -> None:
    """Write many rows, some at once."""
    for first in range(0, len(rows), _AT_ONCE):
        await connection.execute(insert(table), rows[first : first + _AT_ONCE])
