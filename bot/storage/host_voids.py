"""Void matches that wait for the host, and the host's confirmation, in SQL."""

from datetime import datetime
from typing import Final

from sqlalchemy import Connection, select, update

from bot.matches.models.hosting import PendingVoid, VoidNote
from bot.matches.models.posted_messages import NAMES_ERASED
from bot.matches.models.rankings import VoidReach
from bot.storage import match_rows, void_rows
from bot.storage.counting_tables import IS_VOID, counted_matches
from bot.storage.engine import Database, features_of
from bot.storage.errors import StorageError
from bot.storage.message_tables import posted_messages
from bot.storage.person_queries import under_way

MAX_LISTED: Final = 200
"""The number of void matches that are listed at once."""
ATTEMPTS: Final = 20
"""How often a confirmation is planned, while matches of the same people end."""


def pending(connection: Connection) -> tuple[PendingVoid, ...]:
    """Return the void matches that the host has not confirmed, the newest first."""
    rows = counted_matches.c
    query = (
        select(rows.match_id, rows.void)
        .where(IS_VOID, rows.void != VoidReach.ALL)
        .order_by(rows.ended_at.desc(), rows.match_id.desc())
        .limit(MAX_LISTED)
    )
    waiting = connection.execute(query).all()
    ids = [row.match_id for row in waiting]
    infos = {one.id: one for one in match_rows.infos(connection, ids)}
    notes: dict[int, VoidNote] = {}
    for feature in features_of(connection):
        if feature.void_notes is not None:
            notes |= feature.void_notes(connection, ids)
    return tuple(
        PendingVoid(infos[row.match_id], row.void, notes.get(row.match_id)) for row in waiting
    )


async def confirm(database: Database, match_id: int, at: datetime) -> bool:
    """Confirm a void for all servers; return False if none waits for that.

    Raises `StorageError` while somebody is being erased, whose matches may be half counted.
    """
    if await database.read(under_way):
        raise StorageError("Somebody's data is being erased right now: try again in a minute.")
    for _ in range(ATTEMPTS):
        plan = await database.read(void_rows.plan_confirmation, match_id)
        if plan is None:
            return False
        if await database.write(_confirm, plan, at):
            return True
    return False


def _confirm(connection: Connection, plan: void_rows.VoidPlan, at: datetime) -> bool:
    if not void_rows.void_match(connection, plan):
        return False
    (info,) = match_rows.infos(connection, [plan.match_id])
    for feature in features_of(connection):
        if feature.note_confirmation is not None:
            feature.note_confirmation(connection, info, at)
    mine = posted_messages.c.match_id == plan.match_id
    connection.execute(
        update(posted_messages).where(mine).values(shown=NAMES_ERASED, settled=False)
    )
    return True
