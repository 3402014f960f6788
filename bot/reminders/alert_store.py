"""Who wants to hear of tables on a server, in SQL."""

from datetime import date, timedelta

from sqlalchemy import ColumnElement, Connection, and_, delete, literal, or_, select, update

from bot.matches.models.people import Person
from bot.reminders.model import MOST_ALERTS
from bot.safety.store import blocked_pair
from bot.storage.engine import upsert
from bot.storage.people_rows import name_people
from bot.storage.tables import IS_WANTED, table_alerts


def ask_for_alerts(connection: Connection, guild_id: int, person: Person, today: date) -> None:
    """Tell a person of tables on a server from now on; who asks twice is told no more often."""
    name_people(connection, [person])
    row = {"guild_id": guild_id, "person_id": person.id, "closed": False}
    never = {"told_on": today - timedelta(days=1), "told": 0}
    added = upsert(connection, table_alerts).values(**row, **never)
    key = ["guild_id", "person_id"]
    connection.execute(added.on_conflict_do_update(index_elements=key, set_={"closed": False}))


def drop_alerts(connection: Connection, guild_id: int, person_id: int) -> None:
    """Tell a person of no more tables on a server."""
    connection.execute(delete(table_alerts).where(_is(guild_id, person_id)))


def close_alerts(connection: Connection, person_id: int) -> None:
    """Tell a person of no more tables anywhere, because they take no messages."""
    theirs = table_alerts.c.person_id == person_id
    connection.execute(update(table_alerts).where(theirs).values(closed=True))


def alerts_of(connection: Connection, person_id: int) -> dict[int, bool]:
    """Return the servers of whose tables a person wants to hear, and whether that was closed."""
    query = select(table_alerts.c.guild_id, table_alerts.c.closed).where(
        table_alerts.c.person_id == person_id
    )
    return {row.guild_id: row.closed for row in connection.execute(query)}


def to_alert(
    connection: Connection, guild_id: int, host: int, today: date, most: int
) -> tuple[int, ...]:
    """Return who wants to hear of a table of a server, those first who heard of one long ago.

    The host does not, nor does anybody who has blocked them, or was blocked by them.
    """
    mine = table_alerts.c
    blocked = blocked_pair(mine.person_id, literal(host))
    query = (
        select(mine.person_id)
        .where(
            IS_WANTED,
            mine.guild_id == guild_id,
            mine.person_id != host,
            _may_hear(today),
            ~blocked,
        )
        .order_by(mine.told_on, mine.told, mine.person_id)
        .limit(most)
    )
    return tuple(connection.execute(query).scalars())


def claim_alert(connection: Connection, guild_id: int, person_id: int, today: date) -> bool:
    """Save that a person is told of a table; return False if they heard of enough today."""
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
