"""The line of people whose direct messages are still to be opened, in SQL.

Changes of the line and of its pace follow each other, in whichever process they are made.
"""

from collections.abc import Callable
from dataclasses import asdict, replace
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, func, insert, or_, select, text, update

from bot.matches.models.dm_openings import DmPace, DmPriority, DmRequest, DmTurn
from bot.matches.transitions.dm_openings import (
    BETWEEN,
    CLAIM_LASTS,
    LAPSES_AFTER,
    accepted,
    flagged,
    opens_at,
    refused,
    tried,
    untried,
)
from bot.storage.dm_tables import dm_pace, dm_requests
from bot.storage.engine import upsert
from bot.storage.people_rows import keep_dm_channel

_LOCK: Final = text("SELECT pg_advisory_xact_lock(4920166)")  # any number that nothing else uses
_ROW: Final = 0  # the id of the only row of the pace


def read_pace(connection: Connection) -> DmPace:
    """Return the pace of the line."""
    row = connection.execute(select(dm_pace)).mappings().first()
    if row is None:
        return DmPace()
    kept = {name: value for name, value in row.items() if name != "id"}
    return DmPace(**{**kept, "openings": tuple(map(datetime.fromisoformat, row["openings"]))})


def change_pace(
    connection: Connection, change: Callable[[DmPace], DmPace]
) -> tuple[DmPace, DmPace]:
    """Change the pace while nobody else can; return it as it was, and as it is."""
    _lock(connection)
    before = read_pace(connection)
    after = change(before)
    if after != before:
        _save(connection, after)
    return before, after


def report_pace(connection: Connection) -> bool | None:
    """Return whether the hosts have to be told that the quarantine began, once.

    False: they have to be told that it ended; None: nothing.
    """
    before, after = change_pace(
        connection, lambda pace: replace(pace, reported=pace.flagged_at is not None)
    )
    return None if after == before else after.reported


def waiting(connection: Connection, now: datetime) -> tuple[DmRequest, ...]:
    """Return the people in the line, in their order."""
    return tuple(map(_read, connection.execute(_in_line(now)).mappings()))


def count_waiting(connection: Connection, now: datetime) -> int:
    """Return the number of people in the line."""
    query = select(func.count()).select_from(dm_requests).where(_since(now))
    return connection.execute(query).scalar_one()


def state_of(
    connection: Connection, person_id: int, priority: DmPriority, now: datetime
) -> tuple[DmTurn, bool]:
    """Return a person's turn if they asked now, and whether they are in the line as urgently.

    Nothing is changed: a turn without `at` is one that they could take at once.
    """
    pace = read_pace(connection)
    own = _own(connection, person_id, now)
    at = opens_at(pace, now, priority if own is None else min(priority, own.priority))
    before = _count_before(connection, own, priority, now)
    entered = own is not None and own.priority <= priority
    free = at <= now and not before and (own is None or not _is_claimed(own, now))
    turn = DmTurn(at=None if free else at + before * BETWEEN, flagged=pace.flagged_at is not None)
    return turn, entered


def _count_before(
    connection: Connection, own: DmRequest | None, priority: DmPriority, now: datetime
) -> int:
    """Return how many people are served before a person with this priority."""
    rank = dm_requests.c.priority
    before = rank <= priority
    if own is not None:
        before = (rank < own.priority) | (
            (rank == own.priority)
            & (
                (dm_requests.c.asked_at < own.asked_at)
                | (
                    (dm_requests.c.asked_at == own.asked_at)
                    & (dm_requests.c.person_id < own.person_id)
                )
            )
        )
    query = select(func.count()).select_from(dm_requests)
    return connection.execute(query.where(_since(now), _unclaimed(now), before)).scalar_one()


def ask(connection: Connection, asked: DmRequest) -> DmTurn:
    """Put a person in the line, and give them their turn if it is one now.

    In quarantine nobody is put in the line, unless it is time for a try.
    """
    waited = _own(connection, asked.person_id, asked.asked_at) is not None
    pace = enter(connection, asked)
    if pace is None:
        return DmTurn(flagged=True)
    turn = _take_turn(connection, pace, asked.asked_at, only=asked.person_id)
    return replace(turn, waited=waited)


def enter(connection: Connection, asked: DmRequest) -> DmPace | None:
    """Put a person in the line, and return its pace; None in quarantine: then nobody is.

    A person who is in the line keeps their place, or comes before those who are less urgent.
    """
    _lock(connection)
    pace, now = read_pace(connection), asked.asked_at
    if pace.flagged_at is not None and opens_at(pace, now, asked.priority) > now:
        return None
    own = _own(connection, asked.person_id, now)
    if own is not None:
        greeting, priority = asked.greeting or own.greeting, min(asked.priority, own.priority)
        asked = replace(own, priority=priority, greeting=greeting)
    row = asdict(asked)
    added = upsert(connection, dm_requests).values(row)
    connection.execute(added.on_conflict_do_update(index_elements=["person_id"], set_=row))
    return pace


def next_turn(connection: Connection, now: datetime) -> DmTurn:
    """Give the first in the line their turn, if it is one now."""
    _lock(connection)
    connection.execute(delete(dm_requests).where(~_since(now)))
    return _take_turn(connection, read_pace(connection), now)


def _take_turn(
    connection: Connection, pace: DmPace, now: datetime, only: int | None = None
) -> DmTurn:
    """Give the first in the line their turn; with `only`, no other person."""
    quarantine = pace.flagged_at is not None
    found = connection.execute(_in_line(now).where(_unclaimed(now)).limit(1)).mappings().first()
    if found is None:
        at = opens_at(pace, now, DmPriority.REMINDER) if quarantine else None
        return DmTurn(at=at, flagged=quarantine)
    first = _read(found)
    at = opens_at(pace, now, first.priority)
    if at > now or only not in (None, first.person_id):
        return DmTurn(at=at, flagged=quarantine)
    _save(connection, tried(pace, now))
    mine = dm_requests.c.person_id == first.person_id
    connection.execute(update(dm_requests).where(mine).values(claimed_at=now))
    return DmTurn(replace(first, claimed_at=now), flagged=quarantine)


def note_opened(connection: Connection, person_id: int, channel_id: int) -> bool:
    """Save the channel that was opened for a person; return whether that ends the quarantine.

    The person leaves the line, unless they are still to be greeted.
    """
    _lock(connection)
    keep_dm_channel(connection, person_id, channel_id)
    mine = dm_requests.c.person_id == person_id
    connection.execute(delete(dm_requests).where(mine, ~dm_requests.c.greeting))
    pace = read_pace(connection)
    if pace.flagged_at is None:
        return False
    _save(connection, accepted(pace))
    return True


def note_too_fast(connection: Connection, person_id: int, now: datetime) -> bool:
    """Let the line pause: Discord has refused this person's turn. They keep their place.

    Returns whether the pause is new.
    """
    before, after = change_pace(connection, lambda pace: refused(pace, now))
    release(connection, person_id)
    return after != before


def note_flagged(connection: Connection, now: datetime) -> bool:
    """Begin the quarantine: nobody stands in the line any more. Returns whether it is new."""
    before, _ = change_pace(connection, lambda pace: flagged(pace, now))
    connection.execute(delete(dm_requests))
    return before.flagged_at is None


def release(connection: Connection, person_id: int) -> None:
    """Let a person wait again whose direct messages could not be opened now."""
    mine = dm_requests.c.person_id == person_id
    connection.execute(update(dm_requests).where(mine).values(claimed_at=None))


def restore(connection: Connection, turn: DmRequest) -> None:
    """Let a person wait again, and don't count their turn: Discord could not be reached."""
    if turn.claimed_at is not None:
        at = turn.claimed_at
        change_pace(connection, lambda pace: untried(pace, at))
    release(connection, turn.person_id)


def leave(connection: Connection, person_id: int) -> None:
    """Take a person out of the line."""
    connection.execute(delete(dm_requests).where(dm_requests.c.person_id == person_id))


def _lock(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(_LOCK)


def _save(connection: Connection, pace: DmPace) -> None:
    row = {**asdict(pace), "openings": [at.isoformat() for at in pace.openings]}
    connection.execute(delete(dm_pace))
    connection.execute(insert(dm_pace).values(id=_ROW, **row))


def _own(connection: Connection, person_id: int, now: datetime) -> DmRequest | None:
    """Return a person's place in the line, or None."""
    mine = dm_requests.c.person_id == person_id
    found = connection.execute(_in_line(now).where(mine)).mappings().first()
    return None if found is None else _read(found)


def _in_line(now: datetime) -> Select[Any]:
    order = (dm_requests.c.priority, dm_requests.c.asked_at, dm_requests.c.person_id)
    return select(dm_requests).where(_since(now)).order_by(*order)


def _since(now: datetime) -> Any:
    """Return the condition that a person has not waited for too long."""
    return dm_requests.c.asked_at > now - LAPSES_AFTER


def _unclaimed(now: datetime) -> Any:
    claimed = dm_requests.c.claimed_at
    return or_(claimed.is_(None), claimed <= now - CLAIM_LASTS, claimed > now)


def _is_claimed(request: DmRequest, now: datetime) -> bool:
    claimed = request.claimed_at
    return claimed is not None and now - CLAIM_LASTS < claimed <= now


def _read(row: Any) -> DmRequest:
    return DmRequest(**{**row, "priority": DmPriority(row["priority"])})
