"""Reminders, and alerts of open tables, in SQL.

It has the part of `koikoi db check` for them: each must be due at its hour.
"""

from collections.abc import AsyncIterator, Collection, Sequence
from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    func,
    literal,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.audit import Finding
from bot.matches.models.people import Person
from bot.reminders.model import (
    MOST_ALERTS,
    MOST_UNANSWERED,
    Owed,
    Reminder,
    is_at_its_hour,
    next_due,
)
from bot.reminders.tables import IS_WANTED, reminders, table_alerts
from bot.storage.block_rows import blocked_pair
from bot.storage.engine import features_of, upsert
from bot.storage.feature import StoredFeature, Subject, rows_about
from bot.storage.mark_rows import kept_away
from bot.storage.metadata import IS_DUE
from bot.storage.people_rows import name_people
from bot.storage.record import Record

_REMINDER: Final = Record(Reminder, reminders)
_OFF: Final = {"due": None, "begun": None, "unanswered": 0, "closed": False, "lapsed": None}


def reminder_of(connection: Connection, person_id: int) -> Reminder | None:
    """Return a person's reminder, or None if they never asked for one."""
    query = select(reminders).where(reminders.c.person_id == person_id)
    row = connection.execute(query).first()
    return None if row is None else _REMINDER.read(row)


def start_reminder(
    connection: Connection, person: Person, hour: int, zone: str, now: datetime
) -> Reminder:
    """Remind a person daily at an hour of a zone, except on a day that had its reminder."""
    name_people(connection, [person])
    before = reminder_of(connection, person.id)
    told = None if before is None else before.told
    due = next_due(hour, zone, now, told)
    row = {**_OFF, "hour": hour, "zone": zone, "due": due}
    added = upsert(connection, reminders).values(person_id=person.id, **row)
    connection.execute(added.on_conflict_do_update(index_elements=["person_id"], set_=row))
    return Reminder(person_id=person.id, hour=hour, zone=zone, due=due, told=told)


def stop_reminder(connection: Connection, person_id: int) -> None:
    """Switch a person's reminder off."""
    mine = reminders.c.person_id == person_id
    connection.execute(update(reminders).where(mine).values(_OFF))


def next_reminder(connection: Connection) -> datetime | None:
    """Return when the next reminder is due, or None."""
    query = select(func.min(reminders.c.due)).where(IS_DUE)
    due: datetime | None = connection.execute(query).scalar()
    return due


def owed_lines(
    connection: Connection, now: datetime, day: date, after: Reminder | None, most: int
) -> tuple[Owed, ...]:
    """Return due reminders, the oldest first; `after`: the last one that was handled."""
    mine = reminders.c.person_id
    tasks = [(one.name, one.done_on) for one in features_of(connection) if one.done_on]
    query = (
        select(reminders, *(~done_on(mine, day).exists() for _, done_on in tasks))
        .where(IS_DUE, reminders.c.due <= now)
        .order_by(reminders.c.due, mine)
        .limit(most)
    )
    if after is not None:
        query = query.where(tuple_(reminders.c.due, mine) > (after.due, after.person_id))
    found = []
    for row in connection.execute(query):
        flags = zip(tasks, row[len(reminders.c) :], strict=True)
        left = frozenset(name for (name, _), is_left in flags if is_left)
        found.append(Owed(_REMINDER.read(row), left))
    return tuple(found)


def mistimed(connection: Connection) -> tuple[Reminder, ...]:
    """Return the reminders that are due at another hour than theirs: a zone's clocks changed.

    Without those that are being sent.
    """
    rows = connection.execute(select(reminders).where(IS_DUE, reminders.c.begun.is_(None)))
    found = (_REMINDER.read(row) for row in rows)
    return tuple(one for one in found if not is_at_its_hour(one))


def begin_line(
    connection: Connection, reminder: Reminder, day: date, at: datetime
) -> Reminder | None:
    """Save that sending begins; return None if the reminder has changed since it was read."""
    begun = replace(reminder, told=day, begun=reminder.begun or at)
    noted = update(reminders).where(_as_read(reminder))
    done = connection.execute(noted.values(told=begun.told, begun=begun.begun))
    return begun if done.rowcount == 1 else None


def end_line(
    connection: Connection,
    reminder: Reminder,
    due: datetime | None,
    sent: int,
    lapsed: date | None = None,
) -> None:
    """Save when the next reminder is due; `sent`: the number of messages sent, 0 or 1.

    `lapsed`: the day of this one if it could not be sent in time. The next one that is sent
    replaces it.
    """
    done = update(reminders).where(_as_read(reminder))
    row: dict[str, Any] = {"due": due, "begun": None, "unanswered": reminders.c.unanswered + sent}
    if sent or lapsed is not None:
        row["lapsed"] = lapsed
    connection.execute(done.values(row))


def close_reminder(connection: Connection, reminder: Reminder) -> None:
    """Switch a reminder off, because the person accepts no messages."""
    closed = update(reminders).where(_as_read(reminder))
    connection.execute(closed.values({**_OFF, "closed": True}))


def forget_refusals(connection: Connection, person_id: int) -> None:
    """Forget refusals of a person's messages, for the reminder and for alerts."""
    mine = reminders.c.person_id == person_id
    connection.execute(update(reminders).where(mine).values(closed=False))
    closed = (table_alerts.c.person_id == person_id) & table_alerts.c.closed
    connection.execute(delete(table_alerts).where(closed))


def _as_read(reminder: Reminder) -> Any:
    """Return the condition that due time and start of sending are as they were read."""
    return and_(
        reminders.c.person_id == reminder.person_id,
        reminders.c.due == reminder.due,
        reminders.c.begun.is_not_distinct_from(reminder.begun),
    )


def note_answers(connection: Connection, people: Collection[int]) -> None:
    """Save that people were active: the count of unanswered reminders starts again."""
    heard = update(reminders).where(
        reminders.c.person_id.in_(sorted(people)), reminders.c.unanswered > 0
    )
    connection.execute(heard.values(unanswered=0))


async def wrong_reminders(connection: AsyncConnection) -> AsyncIterator[Finding]:
    """Yield reminders whose line is due at another hour, or that should have ended."""
    async for row in await connection.stream(select(reminders).order_by(reminders.c.person_id)):
        one = f"The reminder of person {row.person_id}"
        if not is_at_its_hour(_REMINDER.read(row)):
            yield Finding(None, f"{one} is not due at its hour.")
        if row.due is not None and not 0 <= row.unanswered < MOST_UNANSWERED:
            yield Finding(None, f"{one} should have ended.")


# Alerts of new tables on a server, in SQL.


def ask_for_alerts(connection: Connection, guild_id: int, person: Person, today: date) -> None:
    """Alert a person to tables on a server from now on; asking twice changes nothing."""
    name_people(connection, [person])
    row = {"guild_id": guild_id, "person_id": person.id, "closed": False}
    never = {"told_on": today - timedelta(days=1), "told": 0}
    added = upsert(connection, table_alerts).values(**row, **never)
    key = ["guild_id", "person_id"]
    connection.execute(added.on_conflict_do_update(index_elements=key, set_={"closed": False}))


def drop_alerts(connection: Connection, guild_id: int, person_id: int) -> None:
    """Switch a person's alerts of a server off."""
    connection.execute(delete(table_alerts).where(_is(guild_id, person_id)))


def close_alerts(connection: Connection, person_id: int) -> None:
    """Switch all alerts of a person off, because they accept no messages."""
    theirs = table_alerts.c.person_id == person_id
    connection.execute(update(table_alerts).where(theirs).values(closed=True))


def alerts_of(connection: Connection, person_id: int) -> dict[int, bool]:
    """Return the servers of a person's alerts; True: switched off by a refusal."""
    query = select(table_alerts.c.guild_id, table_alerts.c.closed).where(
        table_alerts.c.person_id == person_id
    )
    return {row.guild_id: row.closed for row in connection.execute(query)}


def to_alert(
    connection: Connection,
    guild_id: int,
    host: int,
    today: date,
    most: int,
    *,
    seen: Collection[int] = (),
) -> tuple[int, ...]:
    """Return the people to alert of a table, those with the oldest last alert first.

    It excludes the host, and people who have blocked the host or were blocked by them. `seen`: the
    people who were returned before.
    """
    mine = table_alerts.c
    blocked = blocked_pair(mine.person_id, literal(host))
    wanted = (IS_WANTED, mine.guild_id == guild_id, mine.person_id != host, _may_hear(today))
    without = {*seen, *kept_away(connection, host, lambda: select(mine.person_id).where(*wanted))}
    query = (
        select(mine.person_id)
        .where(
            *wanted,
            ~blocked,
            *([mine.person_id.not_in(sorted(without))] if without else []),
        )
        .order_by(mine.told_on, mine.told, mine.person_id)
        .limit(most)
    )
    return tuple(connection.execute(query).scalars())


def claim_alert(connection: Connection, guild_id: int, person_id: int, today: date) -> bool:
    """Save an alert of a person; return False if they have had enough today."""
    mine = table_alerts.c
    counted = (
        update(table_alerts)
        .where(_is(guild_id, person_id), IS_WANTED, mine.told_on == today, mine.told < MOST_ALERTS)
        .values(told=mine.told + 1)
    )
    if connection.execute(counted).rowcount == 1:
        return True
    first = update(table_alerts).where(_is(guild_id, person_id), IS_WANTED, mine.told_on < today)
    return connection.execute(first.values(told_on=today, told=1)).rowcount == 1


def _is(guild_id: int, person_id: int) -> ColumnElement[bool]:
    return and_(table_alerts.c.guild_id == guild_id, table_alerts.c.person_id == person_id)


def _may_hear(today: date) -> ColumnElement[bool]:
    mine = table_alerts.c
    return or_(mine.told_on < today, and_(mine.told_on == today, mine.told < MOST_ALERTS))


def _export(person_id: int) -> Sequence[Subject]:
    return (
        ("table alerts", rows_about(person_id, table_alerts), (table_alerts.c.guild_id,)),
        ("reminder", rows_about(person_id, reminders), (reminders.c.person_id,)),
    )


STORED: Final = StoredFeature(
    name="reminders",
    of_server=(table_alerts,),
    of_person=(reminders, table_alerts),
    export=_export,
    check=wrong_reminders,
)
