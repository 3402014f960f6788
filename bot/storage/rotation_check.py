"""Compares the standings of tables for several people with the logs of their hands."""

from collections import Counter
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.audit import replayed
from bot.matches.changes.hand_results import result_of
from bot.matches.models.timings import Timings
from bot.storage.reading import read_matches
from bot.storage.rotation_rows import read_rotation
from bot.storage.tables import matches, rotations

_ANY_TIME: Final = datetime(2000, 1, 1, tzinfo=UTC)  # the standings don't depend on it


async def wrong_rotations(connection: AsyncConnection) -> AsyncIterator[str]:
    """Yield what is wrong with the tables: each person's points, hands and wins, and all hands."""
    for rotation_id in (await connection.execute(select(rotations.c.id))).scalars().all():
        found = await connection.run_sync(read_rotation, rotation_id)
        assert found is not None
        points, played, won = await _by_log(connection, rotation_id)
        for one in found.members:
            person = one.person.id
            if (one.points, one.played, one.won) != (points[person], played[person], won[person]):
                yield f"Table {rotation_id}: what person {person} has is not what the hands say."
        if 2 * found.hands != sum(played.values()):
            yield f"Table {rotation_id}: the number of its hands is another one by their logs."


async def _by_log(
    connection: AsyncConnection, rotation_id: int
) -> tuple[Counter[int], Counter[int], Counter[int]]:
    """Return points, hands and wins of each person, computed anew from the hands' logs."""
    points, played, won = Counter[int](), Counter[int](), Counter[int]()
    query = select(matches.c.id).where(matches.c.rotation_id == rotation_id)
    ids = (await connection.execute(query)).scalars().all()
    for kept in await read_matches(connection, ids):
        match = None if kept is None else replayed(kept.log)
        if kept is None or match is None or match.outcome is None:
            continue
        hand = result_of(kept.log.info, match, at=_ANY_TIME, timings=Timings())
        if hand.stays is None:
            continue
        for person, gained in zip(hand.people, hand.points, strict=True):
            points[person] += gained
            played[person] += 1
            won[person] += person == hand.winner
    return points, played, won
