"""Counts the ends of all matches again, where other code counted them.

A new achievement, a new column or another rule of counting makes sums look wrong that were right
when they were stored. So a database keeps a mark of the code that counted its matches. If the mark
is another one, they are counted again from their logs before the database is used.
"""

import sqlite3
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from functools import cache
from hashlib import sha256
from typing import Final

from sqlalchemy import (
    Connection,
    Table,
    create_engine,
    delete,
    func,
    insert,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.schema import CreateIndex, CreateTable

from bot.matches import rating
from bot.matches.audit import end_of, replayed
from bot.matches.models.change_set import ChangeSet
from bot.matches.models.rankings import RatedResult, VoidReach
from bot.storage.counting_tables import (
    achievement_counters,
    achievements,
    computer_records,
    counted_matches,
    counting,
    ratings,
    season_starts,
    standings,
    tallies,
    voided_matches,
)
from bot.storage.daily_tables import daily_scores
from bot.storage.end_rows import count_end, stored_rows
from bot.storage.engine import upsert
from bot.storage.match_queries import PAGE, every_match
from bot.storage.match_tables import actions
from bot.storage.reached_code import reached_code
from bot.storage.void_rows import take_back

SUMS: Final[tuple[Table, ...]] = (
    counted_matches,
    ratings,
    standings,
    tallies,
    computer_records,
    achievements,
    achievement_counters,
)
"""All tables that are computed from the logs by it."""


@cache
def current_mark() -> str:
    """Return the mark of this version's code: of all that `count_again` reaches.

    Comments, docstrings and the layout of the code change nothing.
    """
    code = sorted(reached_code(count_again).values())
    return sha256("\n".join([*code, rating.LIBRARY]).encode()).hexdigest()


async def is_current(connection: AsyncConnection) -> bool:
    """Return whether the matches of a database were counted by this version's code."""
    return (await connection.execute(select(counting.c.code))).scalar() == current_mark()


async def mark(connection: AsyncConnection) -> None:
    """Note that the matches of a database are counted by this version's code."""
    await connection.execute(delete(counting))
    await connection.execute(insert(counting).values(code=current_mark()))


# Counts the ends of all matches again, by the function that counted each of them when it came.
#
# They are counted in a database of their own. Its rows are compared with the stored ones (`koikoi
# db check`), or take their place, where other code counted the matches, or none.


class Recount:
    """Adds the end of one match after the other to sums in a database of its own.

    `stored`: the number of matches that are counted already. They keep their order; newly counted
    ones come after them.
    """

    def __init__(
        self,
        connection: Connection,
        stored: int,
        voided: Mapping[int, Sequence[tuple[int, VoidReach]]],
    ) -> None:
        """`voided`: the matches made void, and how far, by the one that had been counted last."""
        self.connection = connection
        self.gone: list[int] = []
        """The matches that are counted, and count no more."""
        self._awaited = stored
        self._voided = voided
        self._late: list[ChangeSet] = []

    def add(self, end: ChangeSet, stored: RatedResult | None) -> None:
        """Count the end of a match, if it is over; `stored`: as what it is counted."""
        if stored is None and end.counted is not None and self._awaited:
            self._late.append(ChangeSet(end.info, counted=end.counted))
            end = replace(end, counted=None)
        count_end(self.connection, end)
        for match_id, reach in self._voided.get(end.info.id, ()):
            take_back(self.connection, match_id, reach)
        if stored is not None:
            self._awaited -= 1
            if end.counted is None:
                self.gone.append(end.info.id)
        if not self._awaited:
            self.finish()

    def finish(self) -> None:
        """Count what comes after the others."""
        for end in self._late:
            count_end(self.connection, end)
        self._late.clear()


@contextmanager
def own_database() -> Iterator[Connection]:
    """Open a database for sums that is gone afterwards."""
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(""))  # a file, if large
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode=OFF")
            for table in (*SUMS, actions, daily_scores, season_starts):
                connection.execute(CreateTable(table))
                for index in table.indexes if table is not standings else ():  # no page is read
                    connection.execute(CreateIndex(index))
            yield connection
    finally:
        engine.dispose()


@asynccontextmanager
async def recounting(connection: AsyncConnection) -> AsyncIterator[Recount]:
    """Begin to count the matches of a database again."""
    starts = (await connection.execute(select(season_starts))).mappings().all()
    counted = select(func.count()).select_from(counted_matches)
    with own_database() as own:
        if starts:
            own.execute(insert(season_starts), [dict(one) for one in starts])
        order = select(voided_matches).order_by(voided_matches.c.id)
        voided: dict[int, list[tuple[int, VoidReach]]] = {}
        for row in await connection.execute(order):
            voided.setdefault(row.after_id, []).append((row.match_id, row.reach))
        yield Recount(own, (await connection.execute(counted)).scalar_one(), voided)


async def count_again(connection: AsyncConnection) -> None:
    """Count the matches of a database again that other code counted, or none.

    Counted matches keep their order, so that no rating changes without a reason. `koikoi db check`
    reports unreadable ones.
    """
    async with recounting(connection) as again:
        async for _, kept in every_match(connection):
            end = None
            if kept is not None:
                with suppress(Exception):
                    end = end_of(kept, replayed(kept.log))
                if end is not None:
                    again.add(end, kept.counted)
        again.finish()
        await _replace_sums(connection, again)


async def _replace_sums(connection: AsyncConnection, again: Recount) -> None:
    for table in SUMS:
        if table is not counted_matches:
            await connection.execute(delete(table))
            for page in stored_rows(again.connection, table).mappings().partitions(PAGE):
                await connection.execute(insert(table), [dict(row) for row in page])
    rows = counted_matches.c
    for first in range(0, len(again.gone), PAGE):
        gone = rows.match_id.in_(again.gone[first : first + PAGE])
        await connection.execute(delete(counted_matches).where(gone))
    added = upsert(connection, counted_matches)
    columns = [one for one in rows if one is not rows.number]
    new = {one.name: added.excluded[one.name] for one in columns if one is not rows.match_id}
    added = added.on_conflict_do_update(index_elements=["match_id"], set_=new)
    found = again.connection.execute(select(*columns).order_by(rows.number)).mappings()
    for page in found.partitions(PAGE):
        await connection.execute(added, [dict(row) for row in page])
