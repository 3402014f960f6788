"""Void matches that wait for the host, and the host's confirmation, in SQL."""

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection, func, select, update

from bot.matches.models.hosting import PendingVoid, VoidNote
from bot.matches.models.posted_messages import NAMES_ERASED
from bot.matches.models.rankings import VoidReach
from bot.storage import match_rows, void_rows
from bot.storage.counting_tables import IS_VOID, counted_matches, voided_matches
from bot.storage.engine import Database, features_of, replace_rows
from bot.storage.errors import StorageError
from bot.storage.host_tables import host_notices
from bot.storage.message_tables import posted_messages
from bot.storage.person_queries import under_way

MAX_LISTED: Final = 200
"""The number of void matches that are listed at once."""
ATTEMPTS: Final = 20
"""How often a confirmation is planned, while matches of the same people end."""
TELL_AGAIN: Final = timedelta(days=1)
"""The time after which the host is told of further void matches: at most once a day."""
_TOLD: Final = "voids"
"""The name of the row of `host_notices` with the last void that the host was told of."""


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


# The message to the host about void matches that wait.

_PENDING: Final = select(func.count()).where(IS_VOID, counted_matches.c.void != VoidReach.ALL)


def count_pending(connection: Connection) -> int:
    """Return how many void matches wait for the host."""
    count: int = connection.execute(_PENDING).scalar_one()
    return count


def is_to_tell(connection: Connection, now: datetime) -> bool:
    """Return whether the host may have to be told of voids; `claim_telling` decides."""
    newest, told, at = _told(connection)
    return newest > told and (at is None or at <= now - TELL_AGAIN)


def claim_telling(connection: Connection, now: datetime) -> tuple[int, int] | None:
    """Return how many void matches wait and the newest void, if it is time to tell the host.

    Only one of several processes gets them. Unless `note_told` follows, the next attempt is made
    after `TELL_AGAIN`, too.
    """
    if not is_to_tell(connection, now):
        return None
    newest, told, _ = _told(connection)
    new = _PENDING.where(
        counted_matches.c.match_id == voided_matches.c.match_id, voided_matches.c.id > told
    )
    if not connection.execute(new).scalar_one():
        note_told(connection, newest, now - TELL_AGAIN)
        return None
    note_told(connection, told, now)
    return count_pending(connection), newest


def note_told(connection: Connection, void_id: int, at: datetime) -> None:
    """Save that the host was told of all voids up to one, or of no more than these."""
    row = {"name": _TOLD, "text": f"{void_id}", "noted_at": at}
    replace_rows(connection, host_notices, [row])


def _told(connection: Connection) -> tuple[int, int, datetime | None]:
    """Return the newest void, the last one that the host was told of, and when they were."""
    newest = connection.execute(select(func.max(voided_matches.c.id))).scalar() or 0
    row = connection.execute(select(host_notices).where(host_notices.c.name == _TOLD)).first()
    return (newest, 0, None) if row is None else (newest, int(row.text), row.noted_at)
