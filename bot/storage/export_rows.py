"""A person's data, in SQL: all that is stored about them, and how it is erased."""

from collections.abc import AsyncIterator, Iterable, Sequence
from datetime import date
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Date,
    Row,
    Select,
    String,
    Table,
    and_,
    bindparam,
    delete,
    func,
    select,
    tuple_,
    type_coerce,
    update,
)
from sqlalchemy.types import NullType

from bot.matches.models.hosting import Target
from bot.matches.models.people import PREFERENCES, ExportPart
from bot.matches.models.posted_messages import NAMES_ERASED
from bot.matchmaking.tables import missed_matches, seekers
from bot.moderation.tables import moderation_log
from bot.reminders.tables import reminders, table_alerts
from bot.storage.block_tables import blocks, server_blocks
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
from bot.storage.daily_tables import daily_scores
from bot.storage.engine import Database
from bot.storage.host_tables import bars, problem_reports
from bot.storage.match_tables import actions, matches, seats
from bot.storage.message_tables import pending_replies, posted_messages
from bot.storage.metadata import UtcTime
from bot.storage.people_tables import nicknames, people
from bot.storage.person_queries import OPEN_OF_PEOPLE, SIDES
from bot.storage.puzzle_tables import puzzle_answers
from bot.storage.rotation_tables import rotation_members, rotations
from bot.storage.server_tables import setting_changes
from bot.tournaments.tables import tournament_pairings, tournament_players, tournaments

PAGE: Final = 500
"""How many rows are read at once. The next reader of the database waits for no more."""
# The time of a move as the driver gives it: text, or a time without a zone. A busy person has
# hundreds of thousands: to read them, only to write them as text, takes as long as all the rest.
_UNREAD_TIME: Final = type_coerce(actions.c.at, NullType()).label("at")
_ERASED: Final = {one.column: one.erased for one in PREFERENCES}


async def export_person(database: Database, person_id: int) -> AsyncIterator[ExportPart]:
    """Yield everything that is stored about a person. Parts of a subject follow each other."""
    for name, query, key in _queries(person_id):
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
    connection: Connection, person_id: int, played: tuple[date, str] | None = None
) -> None:
    """Erase a person's name, id and preferences; their matches stay under a negative id.

    `played`: today and the mark to keep, if they have played its deal.
    The foreign keys are updated with the id (`ON UPDATE CASCADE`), so no table is missed.
    """
    if played is not None:
        keep_mark(connection, *played)
    lowest = connection.execute(select(func.min(people.c.person_id))).scalar()
    named = (
        *(ratings, tallies, computer_records, accuracies),
        *(pending_replies, problem_reports),
        *(achievements, achievement_counters, nicknames, reminders, table_alerts),
        *(missed_matches, seekers),
        puzzle_answers,  # who comes back may answer again, and counts once
    )
    for table in named:
        connection.execute(delete(table).where(table.c.person_id == person_id))
    either = (blocks.c.person_id == person_id) | (blocks.c.blocked_id == person_id)
    connection.execute(delete(blocks).where(either))
    # Tables of seasons keep the line without a name, so that the ranks of others stay true.
    connection.execute(
        delete(standings).where(
            standings.c.person_id == person_id, ~season_lines(standings.c.period)
        )
    )
    # Whoever was found for them just now looks on alone.
    found = seekers.c.found_with == person_id
    alone = {"found_with": None, "found_at": None, "confirm_until": None}
    connection.execute(
        update(seekers).where(found).values(**alone, told=False, confirmed=False, front=True)
    )
    # Their tournaments are drawn again, without the name.
    theirs = select(tournament_players.c.tournament_id).where(
        tournament_players.c.person_id == person_id
    )
    named_in = tournaments.c.id.in_(theirs) | (tournaments.c.created_by == person_id)
    connection.execute(
        update(tournaments).where(named_in).values(revision=tournaments.c.revision + 1)
    )
    _mark_messages(connection, person_id)
    # A bar outlives it, or erasing would lift it; what the host noted about them goes.
    connection.execute(update(bars).where(_barring(person_id)).values(reason=""))
    # So does a block on a server. What admins noted about them goes, also that of their matches.
    about = moderation_log.c.match_id.in_(
        select(seats.c.match_id).where(seats.c.person_id == person_id)
    )
    for noted in (
        update(server_blocks).where(server_blocks.c.person_id == person_id),
        update(moderation_log).where((moderation_log.c.person_id == person_id) | about),
    ):
        connection.execute(noted.values(reason=""))
    # The challenge key contains the id as text, so no foreign key updates it.
    connection.execute(
        update(matches)
        .where(matches.c.id.in_(OPEN_OF_PEOPLE.params(people=[person_id])))
        .values(challenge_key=None)
    )
    connection.execute(
        update(rotations).where(rotations.c.open_host_id == person_id).values(open_host_id=None)
    )
    connection.execute(
        update(people)
        .where(people.c.person_id == person_id)
        .values({**_ERASED, "person_id": min(lowest or 0, 0) - 1, "name": ""})
    )
    # Now that the person is locked: whoever saves a message of theirs was before us, or sees it.
    connection.execute(delete(posted_messages).where(posted_messages.c.person_id == person_id))


def _barring(person_id: int) -> ColumnElement[bool]:
    return and_(bars.c.kind == Target.PERSON.value, bars.c.target_id == person_id)


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


_Subject = tuple[str, Select[Any], tuple[Column[Any], ...]]


def _queries(person_id: int) -> Sequence[_Subject]:
    """Return subject, query and key of everything that is stored about a person.

    The person and the columns of the key, in this order, are an index of the table.
    """
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
            rows.voided,
        ).where((rows.first_id, rows.second_id)[place] == person_id)

    def of(table: Table, *left: str) -> Select[Any]:
        columns = [table.c[name] for name in left] if left else [table]
        return select(*columns).where(table.c.person_id == person_id)

    return (
        ("person", of(people), (people.c.person_id,)),
        ("table alerts", of(table_alerts), (table_alerts.c.guild_id,)),
        ("reminder", of(reminders), (reminders.c.person_id,)),
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
        ("dailies", of(daily_scores), (daily_scores.c.day,)),
        ("puzzles", of(puzzle_answers), (puzzle_answers.c.day,)),
        (
            "messages",
            of(posted_messages, "channel_id", "message_id", "kind"),
            (posted_messages.c.message_id,),
        ),
        ("tables", of(rotation_members), (rotation_members.c.rotation_id,)),
        ("tournaments", of(tournament_players), (tournament_players.c.tournament_id,)),
        (
            "removals",
            select(tournament_players.c.tournament_id, tournament_players.c.person_id).where(
                tournament_players.c.removed_by == person_id
            ),
            (tournament_players.c.tournament_id, tournament_players.c.person_id),
        ),
        *(
            (
                "pairings",
                select(tournament_pairings).where(tournament_pairings.c[side] == person_id),
                (
                    tournament_pairings.c.tournament_id,
                    tournament_pairings.c.round,
                    tournament_pairings.c.number,
                ),
            )
            for side in ("first_id", "second_id", "decided_by")
        ),
        *(
            (
                "tournaments run",
                select(
                    tournaments.c.id,
                    tournaments.c.guild_id,
                    tournaments.c.name,
                    tournaments.c.created_at,
                    tournaments.c.note,
                ).where(tournaments.c[role] == person_id),
                (tournaments.c.id,),
            )
            for role in ("created_by", "ended_by")
        ),
        (
            "reports",
            of(problem_reports),
            (problem_reports.c.reported_at, problem_reports.c.id),
        ),
        ("missed matches", of(missed_matches), (missed_matches.c.missed_at,)),
        # Only those that are theirs: nobody learns who has blocked them.
        ("people blocked", of(blocks, "blocked_id", "since"), (blocks.c.blocked_id,)),
        ("blocks", of(server_blocks), (server_blocks.c.guild_id,)),
        *(
            (
                subject,
                select(
                    moderation_log.c.id,
                    moderation_log.c.guild_id,
                    type_coerce(moderation_log.c.kind, String).label("kind"),
                    moderation_log.c.match_id,
                    moderation_log.c.reason,
                    moderation_log.c.done_at,
                ).where(moderation_log.c[role] == person_id),
                (moderation_log.c.id,),
            )
            for subject, role in (("moderation", "person_id"), ("moderation done", "admin_id"))
        ),
        (
            "bars",
            select(bars.c.scope, bars.c.reason, bars.c.barred_at).where(_barring(person_id)),
            (bars.c.scope,),
        ),
        (
            "settings",
            of(setting_changes, "id", "guild_id", "changed_at", "changes"),
            (setting_changes.c.id,),
        ),
        # The tokens are left out: with one anybody could reply to the interaction.
        (
            "looking",
            of(seekers, "person_id", "preset", "pace", "rating", "since", "until", "front"),
            (seekers.c.person_id,),
        ),
        (
            "replies",
            of(pending_replies, "interaction_id", "message_id", "locale", "created_at"),
            (pending_replies.c.interaction_id,),
        ),
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
