"""`koikoi db check`: replays every match of a database and compares all data derived from it.

Everything is read in one transaction, so the moves of a running bot cause no false findings. It is
read page by page, so any number of matches fits into memory.
"""

from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Table, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.audit import Examined, Finding, Kept, examine
from bot.matches.models.daily import DailyScore
from bot.matches.models.log import Log
from bot.matches.models.match import Status
from bot.matches.models.writing import Earned
from bot.storage.engine import Database
from bot.storage.match_rows import logged_action, round_line_from, sealed_deal
from bot.storage.rows import info_from, info_query
from bot.storage.tables import (
    actions,
    daily_scores,
    deals,
    matches,
    posted_messages,
    rounds,
    standings,
)

OPEN: Final = tuple(status.value for status in Status if status.open)
PAGE: Final = 100
"""The number of matches that are read at once."""


@dataclass(frozen=True, slots=True)
class Audit:
    """The number of matches that were replayed, and the errors, in the order of the matches."""

    matches: int
    findings: tuple[Finding, ...]


async def audit(url: str) -> Audit:
    """Check a whole database that has the current schema. A running bot is not disturbed.

    Raises `StorageError` if the database can't be read at all.
    """
    database = Database(url)
    findings: list[Finding] = []
    earned: dict[tuple[int, int], _Sum] = {}
    count = 0
    try:
        async with database.reading() as connection:
            findings += await _dangling(connection)
            async for match_id, kept in _all(connection):
                count += 1
                examined = _examined(match_id, kept)
                findings += examined.findings
                for one in examined.earned:
                    earned.setdefault((one.guild_id, one.person_id), _Sum()).add(one)
            findings += await _wrong_standings(connection, earned)
            findings += await _wrongly_settled(connection)
    finally:
        await database.close()
    return Audit(count, tuple(findings))


def _examined(match_id: int, kept: Kept | None) -> Examined:
    """Return the errors of a match. Damage of any kind does not stop the check of the others."""
    if kept is not None:
        with suppress(Exception):
            return examine(kept)
    return Examined((Finding(match_id, "it can't be read: a value in its rows is damaged."),))


@dataclass(slots=True)
class _Sum:
    """The sum of what a person earned in the matches of one server."""

    played: int = 0
    won: int = 0
    drawn: int = 0
    points: int = 0
    best_round: int = 0

    def add(self, earned: Earned) -> None:
        self.played += 1
        self.won += earned.won
        self.drawn += earned.drawn
        self.points += earned.points
        self.best_round = max(self.best_round, earned.best_round)


async def _all(connection: AsyncConnection) -> AsyncIterator[tuple[int, Kept | None]]:
    """Yield every match as (id, stored data); None for a match that can't be read."""
    last = 0
    ids = select(matches.c.id).order_by(matches.c.id).limit(PAGE)
    while page := (await connection.execute(ids.where(matches.c.id > last))).scalars().all():
        last = page[-1]
        for match_id, kept in zip(page, await _page(connection, page), strict=True):
            yield match_id, kept


async def _page(connection: AsyncConnection, ids: Sequence[int]) -> list[Kept | None]:
    """Read these matches at once; if that fails, one by one."""
    try:
        found = await _read(connection, ids)
    except Exception:  # the driver and the bot's own parsers raise many types
        if len(ids) == 1:
            return [None]
        return [kept for one in ids for kept in await _page(connection, [one])]
    return [found.get(match_id) for match_id in ids]


async def _read(connection: AsyncConnection, ids: Sequence[int]) -> dict[int, Kept]:
    lines = await _rows(connection, actions, ids, actions.c.seq)
    sealed = await _rows(connection, deals, ids, deals.c.seq)
    results = await _rows(connection, rounds, ids, rounds.c.number)
    scores = await _rows(connection, daily_scores, ids, daily_scores.c.day)
    infos = await connection.execute(info_query().where(matches.c.id.in_(ids)))
    found: dict[int, Kept] = {}
    for row in infos.mappings():
        info = info_from(row)
        score = scores[info.id][0] if info.id in scores else None
        found[info.id] = Kept(
            log=Log(
                info,
                tuple(logged_action(line) for line in lines.get(info.id, ())),
                tuple(sealed_deal(deal) for deal in sealed.get(info.id, ())),
            ),
            rounds=tuple(round_line_from(line) for line in results.get(info.id, ())),
            daily=None if score is None else _score(score),
            calls=0 if score is None else score.calls,
        )
    return found


async def _rows(
    connection: AsyncConnection, table: Table, ids: Sequence[int], order: Any
) -> dict[int, list[Any]]:
    """Return a table's rows for these matches, grouped by match id."""
    query = select(table).where(table.c.match_id.in_(ids)).order_by(table.c.match_id, order)
    found: dict[int, list[Any]] = {}
    for row in await connection.execute(query):
        found.setdefault(row.match_id, []).append(row)
    return found


def _score(row: Any) -> DailyScore:
    return DailyScore(row.day, row.person_id, row.guild_id, row.points, row.conceded)


async def _wrong_standings(
    connection: AsyncConnection, earned: dict[tuple[int, int], _Sum]
) -> list[Finding]:
    """Compare the leaderboards with the sums over the matches."""
    found: list[Finding] = []
    for row in await connection.execute(select(standings)):
        kept = _Sum(row.played, row.won, row.drawn, row.points, row.best_round)
        if kept != earned.pop((row.guild_id, row.person_id), None):
            found.append(
                _standing(row.guild_id, row.person_id, "is not what the matches add up to")
            )
    found += [_standing(*key, "is missing") for key in earned]
    return found


def _standing(guild_id: int, person_id: int, wrong: str) -> Finding:
    return Finding(None, f"The standing of person {person_id} on server {guild_id} {wrong}.")


async def _wrongly_settled(connection: AsyncConnection) -> list[Finding]:
    """Find messages that would not be drawn again, although their match went on."""
    went_on = (matches.c.revision > posted_messages.c.shown) | matches.c.status.in_(OPEN)
    query = (
        select(posted_messages.c.match_id)
        .join(matches, matches.c.id == posted_messages.c.match_id)
        .where(posted_messages.c.settled, went_on)
        .order_by(posted_messages.c.match_id)
        .distinct()
    )
    return [
        Finding(match_id, "a message counts as showing its end, and doesn't.")
        for match_id in (await connection.execute(query)).scalars()
    ]


async def _dangling(connection: AsyncConnection) -> list[Finding]:
    """Find rows whose foreign key points to nothing. This can't happen in PostgreSQL."""
    if connection.dialect.name != "sqlite":
        return []
    checked: Any = await connection.exec_driver_sql("PRAGMA foreign_key_check")
    dangling = Counter((row[0], row[2]) for row in checked)
    return [
        Finding(None, f"{count} rows of {table} point to {parent} that are not there.")
        for (table, parent), count in sorted(dangling.items())
    ]
