"""A person is erased step by step, so that nobody waits long for the database's only writer.

`begin` takes the name away and stores under which id the rest stays: that is the job, which goes on
after a restart. Each `step` gives some of the matches that id, with all rows of them. The last
step, `export_rows.erase_person`, erases all that is left.
"""

from collections.abc import Iterator, Sequence
from datetime import date, datetime
from functools import cache
from time import perf_counter
from typing import Any, Final

from sqlalchemy import (
    Column,
    Connection,
    Select,
    case,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.models.marks import Mark
from bot.matches.models.people import PREFERENCES
from bot.matches.models.posted_messages import NAMES_ERASED
from bot.storage.counting_rows import season_lines
from bot.storage.counting_tables import (
    accuracies,
    computer_records,
    counted_matches,
    ratings,
    standings,
    tallies,
)
from bot.storage.daily_rows import keep_mark
from bot.storage.daily_tables import daily_scores
from bot.storage.engine import features_of
from bot.storage.mark_rows import keep_marks
from bot.storage.match_tables import actions, matches, seats
from bot.storage.message_tables import posted_messages
from bot.storage.metadata import metadata
from bot.storage.people_tables import nicknames, people
from bot.storage.person_queries import SIDES, UNDER_WAY
from bot.storage.rotation_tables import rotation_members, rotations

FEW: Final = 20
"""The number of matches up to which a person is erased in one transaction."""
MATCHES: Final = 40
ACTIONS: Final = 2_000
"""The numbers of matches, and of actions in their logs, of which one step is made at most."""
STEP_TIME: Final = 0.02
"""Seconds that a step should hold the writer at most; after a longer one the next is smaller."""
TABLES: Final = 10
"""The number of tables for several people of which one step is made."""
OPEN: Final = ("invited", "playing")
ERASED: Final = {one.column: one.erased for one in PREFERENCES}
"""The preferences of an erased person."""


def begin(
    connection: Connection,
    person_id: int,
    played: tuple[date, str] | None = None,
    protecting: tuple[datetime, Sequence[Mark]] | None = None,
    *,
    few: int | None = None,
) -> bool:
    """Begin to erase a person; return whether steps follow, which few matches don't need.

    From now on nothing shows the name.

    Args:
        connection: the connection of the transaction.
        person_id: the person.
        played: today and the mark to keep, if they have played its deal.
        protecting: the time, and the marks that protect others from them (`mark_rows.marks_of`).
        few: the number of matches that need no steps; None: `FEW`.
    """
    known = connection.execute(
        select(people.c.erased_as).where(people.c.person_id == person_id)
    ).first()
    if known is None or (
        known.erased_as is None
        and not _has_more(connection, person_id, FEW if few is None else few)
    ):
        return False
    if known.erased_as is None:
        if played is not None:
            keep_mark(connection, *played)
        if protecting is not None:
            keep_marks(connection, person_id, *protecting)
        kept = new_id(connection)
        connection.execute(insert(people).values({**ERASED, "person_id": kept, "name": ""}))
        connection.execute(
            update(people)
            .where(people.c.person_id == person_id)
            .values({**ERASED, "name": "", "erased_as": kept})
        )
        connection.execute(delete(nicknames).where(nicknames.c.person_id == person_id))
    return True


def new_id(connection: Connection) -> int:
    """Return the id of the next erased person."""
    lowest = connection.execute(select(func.min(people.c.person_id))).scalar()
    return min(lowest or 0, 0) - 1


def _has_more(connection: Connection, person_id: int, few: int) -> bool:
    found = [
        row
        for side in SIDES
        for row in connection.execute(select(matches.c.id).where(side == person_id).limit(few + 1))
    ]
    return len(found) > few


def erased_as(connection: Connection, person_id: int) -> int | None:
    """Return the id under which a person stays who is being erased; None: nobody is."""
    query = select(people.c.erased_as).where(people.c.person_id == person_id)
    return connection.execute(query).scalar()


async def any_under_way(connection: AsyncConnection) -> bool:
    """Return whether somebody is being erased."""
    return (await connection.execute(UNDER_WAY)).first() is not None


def step(connection: Connection, person_id: int, *, most: int | None = None) -> bool:
    """Do a step of a job; return False if none is left but the last one.

    `most`: the number of matches of which it is made at most; None: `MATCHES`.
    """
    kept = erased_as(connection, person_id)
    assert kept is not None
    for side in SIDES:
        ids = _some_matches(connection, side, person_id, MATCHES if most is None else most)
        if ids:
            _move_matches(connection, ids, person_id, kept)
            return True
    tables = connection.execute(_tables_of(person_id)).scalars().all()
    if tables:
        _move_tables(connection, tables, person_id, kept)
        return True
    return _erase_sums(connection, person_id, kept)


def timed_step(connection: Connection, person_id: int, most: int) -> int:
    """Do a step of a job; return the number of matches of the next one at most.

    `most`: that of this one. 0: no step is left but the last one.
    """
    began = perf_counter()
    more = step(connection, person_id, most=most)
    return next_limit(most, perf_counter() - began) if more else 0


def next_limit(limit: int, seconds: float) -> int:
    """Return the limit of a step after one with a limit that took some seconds."""
    if seconds > STEP_TIME:
        return max(1, limit // 2)
    return min(MATCHES, 2 * limit) if seconds < STEP_TIME / 4 else limit


def _some_matches(
    connection: Connection, side: Column[int], person_id: int, most: int
) -> list[int]:
    """Return matches that are over, also for the event and the table to which they belong."""
    corrected = [
        one.event_corrects.is_(None)
        for one in features_of(connection)
        if one.event_corrects is not None
    ]
    of_table = select(rotations.c.id).where(
        rotations.c.id == matches.c.rotation_id, rotations.c.match_id == matches.c.id
    )
    query = (
        select(matches.c.id, matches.c.seq)
        .where(side == person_id, matches.c.status.not_in(OPEN), ~of_table.exists(), *corrected)
        .order_by(matches.c.created_at, matches.c.id)
        .limit(most)
    )
    found, lines = list[int](), 0
    for row in connection.execute(query):
        lines += row.seq
        if found and lines > ACTIONS:
            break
        found.append(row.id)
    return found


def _move_matches(connection: Connection, ids: Sequence[int], person_id: int, kept: int) -> None:
    """Give matches the other id, in all their rows, and let their messages be drawn again."""
    mine = posted_messages.c.match_id.in_(ids)
    hands = select(posted_messages.c.message_id).where(
        mine, posted_messages.c.person_id == person_id
    )
    found = connection.execute(hands).scalars().all()
    connection.execute(delete(posted_messages).where(posted_messages.c.message_id.in_(found)))
    connection.execute(
        update(posted_messages).where(mine).values(shown=NAMES_ERASED, settled=False)
    )
    reviewed = accuracies.c.match_id.in_(ids) & (accuracies.c.person_id == person_id)
    connection.execute(delete(accuracies).where(reviewed))
    for feature in features_of(connection):
        if feature.erase_matches is not None:
            feature.erase_matches(connection, ids)
    for column, number in (
        (actions.c.person_id, actions.c.match_id),
        (seats.c.person_id, seats.c.match_id),
        *((side, matches.c.id) for side in SIDES),
    ):
        connection.execute(
            update(column.table)
            .where(number.in_(ids), column == person_id)
            .values({column.name: kept})
        )
    connection.execute(  # a deal of the day has one person
        update(daily_scores).where(daily_scores.c.match_id.in_(ids)).values(person_id=kept)
    )
    rows = counted_matches.c
    sides = {
        side.name: case((side == person_id, kept), else_=side)
        for side in (rows.first_id, rows.second_id)
    }
    connection.execute(update(counted_matches).where(rows.match_id.in_(ids)).values(sides))


def _tables_of(person_id: int) -> Select[Any]:
    """Return the query of tables for several people that are over."""
    members = rotation_members.c
    return (
        select(members.rotation_id)
        .join(rotations, rotations.c.id == members.rotation_id)
        .where(members.person_id == person_id, rotations.c.ended_at.is_not(None))
        .order_by(members.rotation_id)
        .limit(TABLES)
    )


def _move_tables(connection: Connection, tables: Sequence[int], person_id: int, kept: int) -> None:
    hands = select(matches.c.id).where(matches.c.rotation_id.in_(tables))
    connection.execute(
        update(posted_messages)
        .where(posted_messages.c.match_id.in_(hands))
        .values(shown=NAMES_ERASED, settled=False)
    )
    connection.execute(
        update(rotations)
        .where(rotations.c.id.in_(tables))
        .values(revision=rotations.c.revision + 1, shown=NAMES_ERASED)
    )
    for column, number in (
        (rotation_members.c.person_id, rotation_members.c.rotation_id),
        (rotations.c.host_id, rotations.c.id),
    ):
        connection.execute(
            update(column.table)
            .where(number.in_(tables), column == person_id)
            .values({column.name: kept})
        )


def _erase_sums(connection: Connection, person_id: int, kept: int) -> bool:
    """Erase the sums of one server; the lines of its seasons stay without a name."""
    theirs = standings.c.person_id == person_id
    guild = connection.execute(select(standings.c.guild_id).where(theirs).limit(1)).scalar()
    if guild is None:
        return False
    here = theirs & (standings.c.guild_id == guild)
    connection.execute(delete(standings).where(here, ~season_lines(standings.c.period)))
    connection.execute(update(standings).where(here).values(person_id=kept))
    for table in (ratings, tallies, computer_records):
        mine = (table.c.person_id == person_id) & (table.c.guild_id == guild)
        connection.execute(delete(table).where(mine))
    return True


def give_id(connection: Connection, person_id: int) -> None:
    """Give all that is left of a person the id of an erased one, and end the job."""
    kept = erased_as(connection, person_id)
    if kept is None:
        connection.execute(
            update(people)
            .where(people.c.person_id == person_id)
            .values({**ERASED, "person_id": new_id(connection), "name": ""})
        )
        return
    for column in _references():
        connection.execute(
            update(column.table).where(column == person_id).values({column.name: kept})
        )
    connection.execute(delete(people).where(people.c.person_id == person_id))


@cache
def _references() -> tuple[Column[Any], ...]:
    """Return all columns that point to a person."""
    return tuple(_pointing())


def _pointing() -> Iterator[Column[Any]]:
    for table in metadata.sorted_tables:
        for column in table.columns:
            if any(key.column is people.c.person_id for key in column.foreign_keys):
                yield column
