"""Counts the matches of a database from before they were counted at their ends.

Only their logs know what is to be counted. What can't be read is found by `koikoi db check`.
"""

from collections.abc import AsyncIterator, Sequence

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.koikoi.state import Match
from bot.matches.audit import counted_by_log, replayed
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.rankings import Counted
from bot.matches.tallying import both_moved
from bot.storage.computer_rows import recount_records
from bot.storage.counting_rows import counted_row
from bot.storage.reading import PAGE, read_matches
from bot.storage.recounting import insert_all, recount
from bot.storage.tables import counted_matches, matches
from bot.storage.tally_rows import counts_json


async def count_older(connection: AsyncConnection) -> None:
    """Count the matches of a database that counted none yet, in the order of their ends."""
    ended = (
        select(matches.c.id)
        .where(
            matches.c.status == Status.FINISHED.value,
            matches.c.rated,
            matches.c.guild_id.is_not(None),
            matches.c.opponent_id.is_not(None),
        )
        .order_by(matches.c.ended_at, matches.c.id)
    )
    ids = (await connection.execute(ended)).scalars().all()
    async for found in _counted(connection, ids):
        rows = [counted_row(match_id, counted) for match_id, counted in found]
        await insert_all(connection, counted_matches, rows)
    await recount(connection)
    await recount_records(connection)


async def count_more(connection: AsyncConnection) -> None:
    """Count what profiles and achievements need of matches that an earlier version counted."""
    rows = counted_matches.c
    ids = (await connection.execute(select(rows.match_id).order_by(rows.number))).scalars().all()
    of_one = update(counted_matches).where(
        rows.match_id == bindparam("the_match"), rows.first_id == bindparam("first")
    )
    async for found in _counted(connection, ids):
        both = [
            {
                "the_match": match_id,
                "first": counted.people[first],  # an erased person may stand there with a lower id
                "counts": [counts_json(counted.counts[place]) for place in (first, 1 - first)],
                "feats_0": " ".join(counted.feats[first]),
                "feats_1": " ".join(counted.feats[1 - first]),
                "finished": counted.finished,
            }
            for match_id, counted in found
            for first in (0, 1)
        ]
        if both:
            await connection.execute(of_one, both)
    await count_anew(connection)
    await recount_records(connection)


async def count_anew(connection: AsyncConnection) -> None:
    """Compute all sums of a database whose matches were counted by an older rule.

    Matches in which not both moved count no more. Those without a finished round are few.
    """
    rows = counted_matches.c
    query = select(rows.match_id).where(~rows.finished).order_by(rows.number)
    ids = (await connection.execute(query)).scalars().all()
    async for match_id, _, match in _replayed(connection, ids):
        if not both_moved(match.results):
            await connection.execute(delete(counted_matches).where(rows.match_id == match_id))
            unrated = update(matches).where(matches.c.id == match_id).values(rated=False)
            await connection.execute(unrated)
    await recount(connection)


async def _counted(
    connection: AsyncConnection, ids: Sequence[int]
) -> AsyncIterator[list[tuple[int, Counted]]]:
    """Yield, some at once, what these matches add to leaderboards and profiles by their logs."""
    for first in range(0, len(ids), PAGE):
        found = []
        async for match_id, info, match in _replayed(connection, ids[first : first + PAGE]):
            if (counted := counted_by_log(info, match)) is not None:
                found.append((match_id, counted))
        yield found


async def _replayed(
    connection: AsyncConnection, ids: Sequence[int]
) -> AsyncIterator[tuple[int, MatchInfo, Match]]:
    """Yield these matches as their logs have them; those that can't be replayed are left out."""
    for first in range(0, len(ids), PAGE):
        some = ids[first : first + PAGE]
        for match_id, kept in zip(some, await read_matches(connection, some), strict=True):
            match = None if kept is None else replayed(kept.log)
            if kept is not None and match is not None:
                yield match_id, kept.log.info, match
