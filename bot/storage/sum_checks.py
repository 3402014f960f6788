"""Compares all that matches add up to with the same, counted again."""

from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, replace
from operator import eq
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Table, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.audit import end_of, replayed
from bot.matches.models.achievements import Achievement
from bot.matches.models.profiles import Tally
from bot.matches.models.rankings import EVERYWHERE, Rating, RatingChange, StandingRow
from bot.storage.achievement_rows import EARNED, counters_from
from bot.storage.counting_rows import CHANGES, RATING, changes_from, line_from
from bot.storage.counting_tables import (
    achievement_counters,
    achievements,
    computer_records,
    counted_matches,
    ratings,
    standings,
    tallies,
)
from bot.storage.end_rows import stored_rows
from bot.storage.match_queries import PAGE, read_matches
from bot.storage.tally_rows import tally_from

_NEARLY: Final = 1e-6
"""How far a computed rating may differ: processors round differently."""


async def wrong_sums(connection: AsyncConnection, again: Connection) -> AsyncIterator[str]:
    """Yield what is stored otherwise than it was counted `again`, in a database of its own."""
    async for wrong in _wrong_changes(connection, again):
        yield wrong
    for one in _SUMS:
        try:
            async for wrong in _compared(connection, again, one):
                yield wrong
        except (KeyError, TypeError, ValueError):
            yield "Ratings and profiles can't be checked: a value in their rows is damaged."
    async for wrong in _wrong_achievements(connection, again):
        yield wrong


def _same_rating(kept: Rating, right: Rating) -> bool:
    near = abs(kept.mu - right.mu) < _NEARLY and abs(kept.sigma - right.sigma) < _NEARLY
    return near and replace(kept, mu=right.mu, sigma=right.sigma) == right


def _same_line(kept: StandingRow, right: StandingRow) -> bool:
    near = abs(kept.rating - right.rating) <= 1  # rounded from what differs nearly not at all
    return near and replace(kept, rating=right.rating) == right


def _same_tally(kept: Tally, right: Tally) -> bool:
    if len(kept.curve) != len(right.curve):
        return False
    near = all(abs(one - two) <= 1 for one, two in zip(kept.curve, right.curve, strict=True))
    return near and replace(kept, curve=right.curve) == right


def _same_changes(kept: Sequence[RatingChange], right: Sequence[RatingChange]) -> bool:
    return all(
        abs(one.before - two.before) <= 1
        and abs(one.after - two.after) <= 1
        and one.settled == two.settled
        for one, two in zip(kept, right, strict=True)
    )


def _same_beside(kept: Any, right: Any) -> bool:
    pairs = [(kept.everywhere_0, right.everywhere_0), (kept.everywhere_1, right.everywhere_1)]
    near = all(abs(one - two) <= 1 for one, two in pairs)
    same = ("void", "independent_0", "independent_1")
    return near and all(getattr(kept, name) == getattr(right, name) for name in same)


@dataclass(frozen=True, slots=True)
class _Sum:
    """A table of sums: how a row is compared, and what is said of one that is wrong.

    `beyond` is said of one too many. `servers`: a server that should have none is named as a whole.
    """

    table: Table
    name: str
    read: Callable[[Any], Any]
    same: Callable[[Any, Any], bool] = eq
    wrong: str = "is not what the matches add up to"
    missing: str = "is missing"
    beyond: str = "is not what the matches add up to"
    servers: bool = True

    def key(self, row: Any) -> tuple[Any, ...]:
        return tuple(getattr(row, column.name) for column in self.table.primary_key)

    def format_difference(self, key: Sequence[Any], what: str) -> str:
        named = dict(zip(self.table.primary_key.columns.keys(), key, strict=True))
        scope = named.get("guild_id")
        where = "all servers" if scope == EVERYWHERE else f"server {scope}"
        return f"{self.name.format(where=where, **named)} {what}."


_SUMS: Final = (
    _Sum(
        ratings,
        "The rating of person {person_id} on {where}",
        RATING.read,
        _same_rating,
        wrong="is not what the matches lead to",
        beyond="is not what the matches lead to",
    ),
    _Sum(
        standings, "The standing of person {person_id} on {where} ({period})", line_from, _same_line
    ),
    _Sum(tallies, "The profile of person {person_id} on {where}", tally_from, _same_tally),
    _Sum(
        computer_records,
        "The record of person {person_id} against the computer on {where}",
        lambda row: (row.won, row.lost, row.drawn),
        missing="is not what the matches add up to",
        beyond="is of no match",
        servers=False,
    ),
    _Sum(
        achievement_counters,
        "What is counted for person {person_id}'s achievements",
        counters_from,
        wrong="is not so",
        beyond="is not so",
        servers=False,
    ),
)


async def _compared(
    connection: AsyncConnection, again: Connection, one: _Sum
) -> AsyncIterator[str]:
    """Compare a table, one server after the other, so that only the rows of one are in memory."""
    table = one.table
    if "guild_id" not in table.c:
        async for wrong in _compared_rows(connection, again, one):
            yield wrong
        return
    scope = table.c.guild_id
    stored = (await connection.execute(select(scope).distinct())).scalars()
    right = again.execute(select(scope).distinct().where(scope >= EVERYWHERE)).scalars()
    known = set(right)
    for server in sorted(known.union(stored)):
        if one.servers and server not in known:
            yield f"The {table.name} of server {server} are not what the matches add up to."
            continue
        async for wrong in _compared_rows(connection, again, one, scope == server):
            yield wrong


async def _compared_rows(
    connection: AsyncConnection, again: Connection, one: _Sum, *among: ColumnElement[bool]
) -> AsyncIterator[str]:
    right = {one.key(row): one.read(row) for row in stored_rows(again, one.table, *among)}
    for row in await connection.execute(select(one.table).where(*among)):
        key = one.key(row)
        if key not in right:
            yield one.format_difference(key, one.beyond)
        elif not one.same(one.read(row), right.pop(key)):
            yield one.format_difference(key, one.wrong)
    for key in right:
        yield one.format_difference(key, one.missing)


async def _wrong_changes(connection: AsyncConnection, again: Connection) -> AsyncIterator[str]:
    """Yield the counted matches that changed ratings otherwise than their rows say."""
    rows = counted_matches.c
    beside = (
        *(rows.everywhere_0, rows.everywhere_1),
        *(rows.void, rows.independent_0, rows.independent_1),
    )
    query = select(rows.match_id, *(rows[name] for name in CHANGES), *beside)
    for page in again.execute(query.order_by(rows.number)).partitions(PAGE):
        right = {row.match_id: row for row in page}
        for row in await connection.execute(query.where(rows.match_id.in_(right))):
            same = right[row.match_id]
            if not _same_changes(changes_from(row), changes_from(same)) or not _same_beside(
                row, same
            ):
                yield f"The ratings beside match {row.match_id} are not what it led to."


async def _wrong_achievements(connection: AsyncConnection, again: Connection) -> AsyncIterator[str]:
    right = {(row.person_id, row.achievement): row for row in stored_rows(again, achievements)}
    for row in await connection.execute(select(achievements)):
        person, achievement, *_ = row
        if achievement not in set(Achievement):
            yield f"Person {person} has an achievement that there is not."
        elif right.pop((person, achievement), None) != row and not await _earns(connection, row):
            yield f"The achievement {achievement} of person {person} is not earned so."
    for person, achievement in right:
        yield f"The achievement {achievement} of person {person} is missing."


async def _earns(connection: AsyncConnection, kept: Any) -> bool:
    """Return whether a match earns by itself what is stored; true also if its log can't be read.

    It need not be the first that does: the clock may have been set back, or two ended at once.
    """
    (found,) = await read_matches(connection, [kept.match_id])
    match = None if found is None else replayed(found.log)
    if found is None or match is None:
        return True
    earned = map(EARNED.row, end_of(found, match).earned)
    return EARNED.row(EARNED.read(kept)) in earned
