"""Reads whole matches with everything that is derived from them, page by page."""

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from sqlalchemy import Table, case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.audit import StoredRecord
from bot.matches.models.change_set import Log
from bot.matches.models.people import Person
from bot.storage.counting_rows import counted_from
from bot.storage.counting_tables import counted_matches
from bot.storage.daily_rows import SCORE
from bot.storage.daily_tables import daily_scores
from bot.storage.match_tables import actions, deals, matches, rounds
from bot.storage.person_queries import under_way
from bot.storage.rows import (
    ACTION,
    DEAL,
    ROUND,
    info_from,
    info_query,
)

T = TypeVar("T")
PAGE: Final = 100
"""The number of matches that are read at once."""


async def every_match(
    connection: AsyncConnection,
) -> AsyncIterator[tuple[int, StoredRecord | None]]:
    """Yield every match as (id, stored data) in the order of their ends; None: it can't be read.

    Counted matches come in the order of counting, because the clock may have been set back.
    """
    number = counted_matches.c.number
    counted = func.max(matches.c.ended_at).over(partition_by=number.is_(None), order_by=number)
    ended_at = case((number.is_(None), matches.c.ended_at), else_=counted)
    query = (
        select(matches.c.id)
        .outerjoin(counted_matches)
        .order_by(ended_at, func.coalesce(number, 0), matches.c.id)
    )
    ids = (await connection.execute(query)).scalars().all()
    for first in range(0, len(ids), PAGE):
        page = ids[first : first + PAGE]
        for match_id, kept in zip(page, await read_matches(connection, page), strict=True):
            yield match_id, kept


async def read_matches(
    connection: AsyncConnection, ids: Sequence[int]
) -> list[StoredRecord | None]:
    """Read these matches at once; if that fails, one by one."""
    try:
        found = await _read(connection, ids)
    except Exception:  # the driver and the bot's own parsers raise many types
        if len(ids) == 1:
            return [None]
        return [kept for one in ids for kept in await read_matches(connection, [one])]
    return [found.get(match_id) for match_id in ids]


async def _read(connection: AsyncConnection, ids: Sequence[int]) -> dict[int, StoredRecord]:
    lines = await _rows(connection, actions, ids, actions.c.seq)
    sealed = await _rows(connection, deals, ids, deals.c.seq)
    results = await _rows(connection, rounds, ids, rounds.c.number)
    scores = await _rows(connection, daily_scores, ids, daily_scores.c.day)
    counted = await _rows(connection, counted_matches, ids, counted_matches.c.number)
    infos = await connection.execute(info_query().where(matches.c.id.in_(ids)))
    erased = await connection.run_sync(under_way)
    found: dict[int, StoredRecord] = {}
    for row in infos.mappings():
        info = info_from(row)
        score = scores[info.id][0] if info.id in scores else None
        record = StoredRecord(
            log=Log(
                info,
                tuple(map(ACTION.read, lines.get(info.id, ()))),
                tuple(map(DEAL.read, sealed.get(info.id, ()))),
            ),
            rounds=tuple(map(ROUND.read, results.get(info.id, ()))),
            daily=None if score is None else SCORE.read(score),
            calls=0 if score is None else score.calls,
            counted=counted_from(counted[info.id][0]) if info.id in counted else None,
        )
        found[info.id] = _as_erased(record, erased) if erased else record
    return found


def _as_erased(record: StoredRecord, erased: Mapping[int, int]) -> StoredRecord:
    """Return a record under the ids of people who are being erased, as it will be in the end."""

    def renamed(one: T) -> T:
        mine = isinstance(one, Person) and one.id in erased
        return replace(one, id=erased[one.id]) if mine else one  # type: ignore[type-var,attr-defined]

    def given(person_id: int) -> int:
        return erased.get(person_id, person_id)

    log, info = record.log, record.log.info
    info = replace(
        info,
        challenger=renamed(info.challenger),
        opponent=renamed(info.opponent),
        seats=None if info.seats is None else (renamed(info.seats[0]), renamed(info.seats[1])),
    )
    lines = tuple(
        one if one.person_id is None else replace(one, person_id=given(one.person_id))
        for one in log.actions
    )
    daily, counted = record.daily, record.counted
    return replace(
        record,
        log=replace(log, info=info, actions=lines),
        daily=None if daily is None else replace(daily, person_id=given(daily.person_id)),
        counted=None
        if counted is None
        else replace(counted, people=(given(counted.people[0]), given(counted.people[1]))),
    )


async def _rows(
    connection: AsyncConnection, table: Table, ids: Sequence[int], order: Any
) -> dict[int, list[Any]]:
    """Return a table's rows for these matches, grouped by match id."""
    query = select(table).where(table.c.match_id.in_(ids)).order_by(table.c.match_id, order)
    found: dict[int, list[Any]] = {}
    for row in await connection.execute(query):
        found.setdefault(row.match_id, []).append(row)
    return found
