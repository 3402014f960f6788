"""`koikoi db check`: replays every match of a database and compares all data derived from it."""

from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.audit import Finding, StoredRecord, examine, replayed
from bot.matches.models.change_set import ChangeSet
from bot.matches.models.match import Status
from bot.matches.models.timings import Timings
from bot.matches.transitions.hand_results import result_of
from bot.storage.engine import Database
from bot.storage.erasing import any_under_way
from bot.storage.feature import StoredFeature
from bot.storage.match_queries import every_match, read_matches
from bot.storage.match_tables import matches
from bot.storage.message_tables import posted_messages
from bot.storage.profile_rows import wrong_accuracies
from bot.storage.recounting import recounting
from bot.storage.rotation_rows import read_rotation
from bot.storage.rotation_tables import rotations
from bot.storage.sum_checks import wrong_sums

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


# `koikoi db check`: replays every match of a database and compares all data derived from it.
#
# Everything is read in one transaction, so the moves of a running bot cause no false findings; of
# an SQLite file a copy is checked (`schema.still`), since a long transaction would let its log
# grow. It is read page by page, so any number of matches fits into memory.

OPEN: Final = tuple(status.value for status in Status if status.open)
PAGE: Final = 100
"""The number of matches that are read at once."""


ERASING: Final = (
    "Somebody's data is being erased, step by step. Check again in a minute; if the bot doesn't"
    " run, its next start goes on."
)


@dataclass(frozen=True, slots=True)
class Audit:
    """The number of matches that were replayed, and the errors, in the order of the matches."""

    matches: int
    findings: tuple[Finding, ...]


async def audit(url: str, features: Sequence[StoredFeature]) -> Audit:
    """Check a whole database that has the current schema. A running bot is not disturbed.

    Raises `StorageError` if the database can't be read at all.
    """
    database = Database(url, features, long_work=True)
    findings: list[Finding] = []
    count = 0
    try:
        async with database.reading() as connection:
            if await any_under_way(connection):
                return Audit(0, (Finding(None, ERASING),))
            findings += await _dangling(connection)
            async with recounting(connection) as again:
                async for match_id, kept in every_match(connection):
                    count += 1
                    found, end = _examined(match_id, kept)
                    findings += found
                    if kept is not None and end is not None:
                        again.add(end, kept.counted)
                again.finish()
                findings.sort(key=lambda one: one.match_id or 0)
                findings += [
                    Finding(None, one) async for one in wrong_sums(connection, again.connection)
                ]
            findings += await wrong_accuracies(connection)
            findings += await _wrongly_settled(connection)
            findings += [Finding(None, one) async for one in wrong_rotations(connection)]
            for feature in features:
                if feature.check is not None:
                    findings += [one async for one in feature.check(connection)]
    finally:
        await database.close()
    return Audit(count, tuple(findings))


def _examined(
    match_id: int, kept: StoredRecord | None
) -> tuple[tuple[Finding, ...], ChangeSet | None]:
    """Return the errors of a match and what its end adds to sums.

    Damage of any kind does not stop the check of the others.
    """
    if kept is not None:
        with suppress(Exception):
            return examine(kept)
    return (Finding(match_id, "it can't be read: a value in its rows is damaged."),), None


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
        Finding(
            None,
            f"{'1 row' if count == 1 else f'{count} rows'} of {table}"
            f" {'points' if count == 1 else 'point'} to {parent} that are not there.",
        )
        for (table, parent), count in sorted(dangling.items())
    ]
