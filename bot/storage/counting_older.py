"""Counts the matches of a database that were not counted at their ends, or by other code.

Only their logs know what is to be counted. What can't be read is found by `koikoi db check`.
"""

from collections.abc import AsyncIterator, Sequence
from typing import Any

from sqlalchemy import bindparam, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.audit import counted_by_log, replayed, turned
from bot.matches.models.match import Status
from bot.matches.models.rankings import Counted
from bot.storage.computer_rows import recount_records
from bot.storage.counting_rows import counted_row
from bot.storage.reading import PAGE, read_matches
from bot.storage.recounting import insert_all, recount
from bot.storage.tables import counted_matches, matches


async def count_older(connection: AsyncConnection) -> None:
    """Count the matches that are not counted yet, in the order of their ends."""
    uncounted = ~exists().where(counted_matches.c.match_id == matches.c.id)
    ended = (
        select(matches.c.id)
        .where(
            matches.c.status == Status.FINISHED.value,
            matches.c.rated,
            matches.c.guild_id.is_not(None),
            matches.c.opponent_id.is_not(None),
            uncounted,
        )
        .order_by(matches.c.ended_at, matches.c.id)
    )
    ids = (await connection.execute(ended)).scalars().all()
    async for found in _counted(connection, ids):
        rows = [counted_row(match_id, one) for match_id, one in found if one is not None]
        await insert_all(connection, counted_matches, rows)
    await recount(connection)
    await recount_records(connection)


async def count_again(connection: AsyncConnection) -> None:
    """Count all matches again that other code counted.

    They keep their order, so that no rating changes without a reason. A match that counts no more
    goes, and one that counts only now comes last.
    """
    rows = counted_matches.c
    ids = (await connection.execute(select(rows.match_id).order_by(rows.number))).scalars().all()
    async for found in _counted(connection, ids):
        gone = [match_id for match_id, one in found if one is None]
        await connection.execute(delete(counted_matches).where(rows.match_id.in_(gone)))
        again = [
            counted_row(match_id, seen)
            for match_id, one in found
            if one is not None
            for seen in (one, turned(one))  # an erased person may stand there with a lower id
        ]
        await _write_again(connection, again)
    await count_older(connection)


async def _write_again(connection: AsyncConnection, again: Sequence[dict[str, Any]]) -> None:
    """Write rows in the place of those of the same match and first person, where there are any."""
    if not again:
        return
    rows = counted_matches.c
    names = again[0].keys() - {"match_id", "first_id", "second_id"}
    of_one = (
        update(counted_matches)
        .where(
            rows.match_id == bindparam("the_match_id"),
            rows.first_id == bindparam("the_first_id"),
        )
        .values({name: bindparam(f"the_{name}") for name in sorted(names)})
    )
    values = [{f"the_{name}": value for name, value in row.items()} for row in again]
    await connection.execute(of_one, values)


async def _counted(
    connection: AsyncConnection, ids: Sequence[int]
) -> AsyncIterator[list[tuple[int, Counted | None]]]:
    """Yield, some at once, what these matches add by their logs; None: they count for nothing.

    Those whose log can't be read are left out.
    """
    for first in range(0, len(ids), PAGE):
        some = ids[first : first + PAGE]
        found = []
        for match_id, kept in zip(some, await read_matches(connection, some), strict=True):
            match = None if kept is None else replayed(kept.log)
            if kept is not None and match is not None:
                found.append((match_id, counted_by_log(kept.log.info, match)))
        yield found
