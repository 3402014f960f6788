"""A person's data, in SQL: all that is stored about them, and how it is erased."""

from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from datetime import date, datetime
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Date,
    Row,
    Select,
    Table,
    and_,
    bindparam,
    delete,
    select,
    tuple_,
    type_coerce,
    update,
)
from sqlalchemy.types import NullType

from bot.matches.models.hosting import Target
from bot.matches.models.marks import Mark, MarkKind
from bot.matches.models.people import ExportPart
from bot.matches.models.posted_messages import NAMES_ERASED
from bot.storage.counting_rows import season_lines
from bot.storage.counting_tables import (
    accuracies,
    achievement_counters,
    achievements,
    computer_records,
    counted_matches,
    ratings,
    standings,
    tallies,
)
from bot.storage.daily_rows import keep_mark
from bot.storage.dm_tables import dm_requests
from bot.storage.engine import Database, features_of
from bot.storage.erasing import give_id
from bot.storage.feature import Subject, rows_about
from bot.storage.host_tables import bars, problem_reports
from bot.storage.mark_rows import forget_others, keep_marks, mark_of
from bot.storage.mark_tables import marks
from bot.storage.match_tables import actions, matches, seats
from bot.storage.message_tables import pending_replies, posted_messages
from bot.storage.metadata import UtcTime
from bot.storage.people_tables import nicknames, people
from bot.storage.person_queries import OPEN_OF_PEOPLE, SIDES
from bot.storage.rotation_tables import rotation_members, rotations
from bot.storage.server_tables import setting_changes

PAGE: Final = 500
"""How many rows are read at once. The next reader of the database waits for no more."""
# The time of a move as the driver gives it: text, or a time without a zone. A busy person has
# hundreds of thousands: to read them, only to write them as text, takes as long as all the rest.
_UNREAD_TIME: Final = type_coerce(actions.c.at, NullType()).label("at")


async def export_person(database: Database, person_id: int) -> AsyncIterator[ExportPart]:
    """Yield everything that is stored about a person. Parts of a subject follow each other."""
    subjects = [*_subjects(person_id, await database.read(mark_of, person_id))]
    for feature in database.features:
        subjects += feature.export(person_id) if feature.export is not None else ()
    for name, query, key in subjects:
        async for rows in _pages(database, query, key):
            yield name, rows


async def _pages(
    database: Database, query: Select[Any], key: Sequence[Column[Any]]
) -> AsyncIterator[list[dict[str, Any]]]:
    """Yield the rows of a query, page by page; one empty page if there are none.

    A page begins after the key of the last row, so it costs the same however deep it lies.
    Each is a transaction of its own: the reader of a page may take their time.
    """
    query = query.order_by(*key).limit(PAGE)
    columns = tuple(query.selected_columns)
    # Values by name, not in the statement: so it is compiled once for all pages.
    marks = [bindparam(f"last_{one.name}", type_=one.type) for one in key]
    later = query.where(tuple_(*key) > tuple_(*marks))

    def page(connection: Connection, last: Row[Any] | None) -> _Page:
        values = {} if last is None else _key_of(last, key)
        rows = connection.execute(query if last is None else later, values).all()
        return _plain(rows, columns), rows[-1] if len(rows) == PAGE else None

    last = None
    while True:
        found, last = await database.read(page, last)
        yield found
        if last is None:
            return


def erase_person(
    connection: Connection,
    person_id: int,
    played: tuple[date, str] | None = None,
    kept: tuple[datetime, Sequence[Mark]] | None = None,
) -> None:
    """Erase a person's name, id and preferences; their matches stay under a negative id.

    It is the last step of a job (`erasing`), or the only one for somebody with few matches.
    `played`: today and the mark to keep, if they have played its deal. `kept`: the time, and the
    marks that protect others from them (`mark_rows.marks_of`); None: a job has them, or their
    account can't come back.
    The foreign keys are updated with the id (`ON UPDATE CASCADE`), so no table is missed.
    """
    if played is not None:
        keep_mark(connection, *played)
    if kept is not None:
        keep_marks(connection, person_id, *kept)
    features = features_of(connection)
    for table in (
        *(ratings, tallies, computer_records, accuracies),
        *(pending_replies, problem_reports, dm_requests),
        *(achievements, achievement_counters, nicknames),
        *(table for feature in features for table in feature.of_person),
    ):
        connection.execute(delete(table).where(table.c.person_id == person_id))
    # Tables of seasons keep the line without a name, so that the ranks of others stay true.
    connection.execute(
        delete(standings).where(
            standings.c.person_id == person_id, ~season_lines(standings.c.period)
        )
    )
    for feature in features:
        if feature.erase_person is not None:
            feature.erase_person(connection, person_id)
    forget_others(connection, person_id)
    _mark_messages(connection, person_id)
    # A bar outlives its person: otherwise erasing would lift it. Only the host's note is deleted.
    mark = mark_of(connection, person_id)
    for barring in _barring(person_id, mark):
        connection.execute(update(bars).where(barring).values(reason=""))
    # The challenge key contains the id as text, so no foreign key updates it.
    connection.execute(
        update(matches)
        .where(matches.c.id.in_(OPEN_OF_PEOPLE.params(people=[person_id])))
        .values(challenge_key=None)
    )
    connection.execute(
        update(rotations).where(rotations.c.open_host_id == person_id).values(open_host_id=None)
    )
    give_id(connection, person_id)
    # Now the person is locked: a message of theirs is saved before this, or not at all.
    connection.execute(delete(posted_messages).where(posted_messages.c.person_id == person_id))


def _barring(person_id: int, mark: int | None) -> Iterator[ColumnElement[bool]]:
    """Yield the conditions of a person's bars: each is one search of the key."""
    yield and_(bars.c.kind == Target.PERSON.value, bars.c.target_id == person_id)
    if mark is not None:
        yield and_(bars.c.kind == Target.FORMER.value, bars.c.target_id == mark)


def _mark_messages(connection: Connection, person_id: int) -> None:
    """Let every message be drawn again that may name a person: of matches, and of tables.

    The messages of a hand name all who sat at its table, also those who did not play it.
    """
    tables = select(rotation_members.c.rotation_id).where(rotation_members.c.person_id == person_id)
    for theirs in (
        *(side == person_id for side in SIDES),
        matches.c.rotation_id.in_(tables),
    ):
        connection.execute(
            update(posted_messages)
            .where(posted_messages.c.match_id.in_(select(matches.c.id).where(theirs)))
            .values(shown=NAMES_ERASED, settled=False)
        )
    connection.execute(
        update(rotations)
        .where(rotations.c.id.in_(tables))
        .values(revision=rotations.c.revision + 1, shown=NAMES_ERASED)
    )


_Page = tuple[list[dict[str, Any]], Row[Any] | None]
"""Rows, and the last one if others may follow."""


def _key_of(row: Row[Any], key: Sequence[Column[Any]]) -> dict[str, Any]:
    return {f"last_{one.name}": getattr(row, one.name) for one in key}


def _subjects(person_id: int, mark: int | None) -> Sequence[Subject]:
    """Return the subjects of a person's data that belong to no feature; `mark`: of the account."""
    seat = (
        select(seats.c.seat)
        .where(seats.c.match_id == matches.c.id, seats.c.person_id == person_id)
        .scalar_subquery()
        .label("seat")
    )
    mine = select(
        matches.c.id,
        matches.c.guild_id,
        matches.c.status,
        seat,
        matches.c.created_at,
        matches.c.ended_at,
        matches.c.score_0,
        matches.c.score_1,
        matches.c.winner,
        matches.c.reason,
    )

    def counted(place: int) -> Select[Any]:
        rows = counted_matches.c
        names = ("points", "best", "feats", "before", "after")
        mine = {name: f"{name}_{place}" for name in names}
        return select(
            rows.number,
            rows.match_id,
            rows.ended_at,
            *(rows[column].label(name) for name, column in mine.items()),
            rows.void,
        ).where((rows.first_id, rows.second_id)[place] == person_id)

    def of(table: Table, *names: str) -> Select[Any]:
        return rows_about(person_id, table, *names)

    told = select(marks.c.id, marks.c.kind, marks.c.at, marks.c.until)
    # Not by whom they are blocked.
    own = told.where(marks.c.mark == mark, marks.c.kind != MarkKind.BLOCK)
    return (
        ("person", of(people), (people.c.person_id,)),
        ("nicknames", of(nicknames), (nicknames.c.guild_id,)),
        ("standings", of(standings), (standings.c.guild_id, standings.c.period)),
        ("ratings", of(ratings), (ratings.c.guild_id,)),
        ("profiles", of(tallies), (tallies.c.guild_id,)),
        ("computer", of(computer_records), (computer_records.c.guild_id,)),
        ("accuracy", of(accuracies), (accuracies.c.match_id,)),
        ("achievements", of(achievements), (achievements.c.achievement,)),
        ("achievement counters", of(achievement_counters), (achievement_counters.c.person_id,)),
        *(("counted", counted(place), (counted_matches.c.number,)) for place in (0, 1)),
        *(
            ("matches", mine.where(side == person_id), (matches.c.created_at, matches.c.id))
            for side in SIDES
        ),
        (
            "actions",
            of(actions, "match_id", "seq", "action").add_columns(_UNREAD_TIME),
            (actions.c.match_id, actions.c.seq),
        ),
        (
            "messages",
            of(posted_messages, "channel_id", "message_id", "kind"),
            (posted_messages.c.message_id,),
        ),
        ("tables", of(rotation_members), (rotation_members.c.rotation_id,)),
        (
            "reports",
            of(problem_reports),
            (problem_reports.c.reported_at, problem_reports.c.id),
        ),
        *(
            (
                "bars",
                select(bars.c.scope, bars.c.reason, bars.c.barred_at).where(one),
                (bars.c.scope,),
            )
            for one in _barring(person_id, mark)
        ),
        *(() if mark is None else (("marks", own, (marks.c.kind, marks.c.id)),)),
        ("marks for you", told.where(marks.c.other_id == person_id), (marks.c.kind, marks.c.id)),
        (
            "settings",
            of(setting_changes, "id", "guild_id", "changed_at", "changes"),
            (setting_changes.c.id,),
        ),
        # Without the tokens: with one anybody could reply to the interaction.
        (
            "replies",
            of(pending_replies, "interaction_id", "message_id", "locale", "created_at"),
            (pending_replies.c.interaction_id,),
        ),
        ("waits for direct messages", of(dm_requests), (dm_requests.c.person_id,)),
    )


def _plain(rows: Sequence[Any], columns: Iterable[ColumnElement[Any]]) -> list[dict[str, Any]]:
    """Return rows with their times as text."""
    names = [str(column.key) for column in columns]
    found = [dict(zip(names, row, strict=True)) for row in rows]
    for name, column in zip(names, columns, strict=True):
        if isinstance(column.type, NullType):
            for row in found:
                row[name] = str(row[name]).replace(" ", "T") + "+00:00"
        elif isinstance(column.type, (UtcTime, Date)):
            for row in found:
                row[name] = row[name] and row[name].isoformat()
    return found
