"""The lines of people who wait to play a winner, in SQL."""

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Select, delete, select, update

from bot.matches.models.match import MatchInfo
from bot.matches.models.notices import change_notice
from bot.matches.models.people import Person, as_person
from bot.matches.models.terms import Place
from bot.matches.models.winner_queue import Waiting
from bot.storage.engine import process_of, upsert
from bot.storage.notices import notify
from bot.storage.people_rows import name_people
from bot.storage.rows import info_from, info_query
from bot.storage.tables import matches, nick_in, people, posted_messages, winner_queue


def join_winner_queue(
    connection: Connection, match_id: int, person: Person, place: Place, at: datetime
) -> tuple[MatchInfo, ...]:
    """Put a person at the end of a match's line; who stands in it keeps their place."""
    row = {
        "match_id": match_id,
        "person_id": person.id,
        "guild_id": place.guild_id,
        "channel_id": place.channel_id,
        "parent_id": place.parent_id,
        "joined_at": at,
    }
    name_people(connection, [person])
    added = upsert(connection, winner_queue).values(row).on_conflict_do_nothing()
    new = connection.execute(added.returning(winner_queue.c.id)).first() is not None
    return _changed(connection, match_id) if new else ()


def leave_winner_queue(connection: Connection, waiting_id: int) -> tuple[MatchInfo, ...]:
    """Take one person out of a line."""
    match_id = connection.execute(_match_of(waiting_id)).scalar()
    connection.execute(delete(winner_queue).where(winner_queue.c.id == waiting_id))
    return _changed(connection, match_id)


def note_asked(connection: Connection, waiting_id: int, asked_id: int) -> tuple[MatchInfo, ...]:
    """Save the challenge that was made for a person in line."""
    noted = update(winner_queue).where(winner_queue.c.id == waiting_id).values(asked_id=asked_id)
    connection.execute(noted)
    return _changed(connection, connection.execute(_match_of(waiting_id)).scalar())


def move_winner_queue(connection: Connection, match_id: int, to_id: int) -> tuple[MatchInfo, ...]:
    """Let a line wait for another match; who stands in that line twice keeps one place."""
    there = select(winner_queue.c.person_id).where(winner_queue.c.match_id == to_id)
    here = winner_queue.c.match_id == match_id
    twice = winner_queue.c.person_id.in_(there)
    connection.execute(delete(winner_queue).where(here, twice))
    connection.execute(update(winner_queue).where(here).values(match_id=to_id, asked_id=None))
    return _changed(connection, match_id, to_id)


def _changed(connection: Connection, *match_ids: int | None) -> tuple[MatchInfo, ...]:
    """Give matches a new revision because of their lines; return their rows."""
    concerned = matches.c.id.in_([one for one in match_ids if one is not None])
    connection.execute(update(matches).where(concerned).values(revision=matches.c.revision + 1))
    found = connection.execute(info_query().where(concerned)).mappings()
    infos = tuple(info_from(dict(row)) for row in found)
    over = [info.id for info in infos if not info.status.open]
    if over:  # what their messages show is no longer the last state
        connection.execute(
            update(posted_messages)
            .where(posted_messages.c.match_id.in_(over), posted_messages.c.settled)
            .values(settled=False)
        )
    process = process_of(connection)
    if process is not None:
        for info in infos:
            notify(connection, change_notice(process, info))
    return infos


def people_in_line(connection: Connection, match_id: int | None = None) -> tuple[Waiting, ...]:
    """Return the line of a match, first come first; None: all lines."""
    query = (
        select(
            winner_queue,
            people.c.name,
            nick_in(winner_queue.c.guild_id, winner_queue.c.person_id).label("nick"),
        )
        .join(people, people.c.person_id == winner_queue.c.person_id)
        .order_by(winner_queue.c.id)
    )
    if match_id is not None:
        query = query.where(winner_queue.c.match_id == match_id)
    return tuple(_waiting(row) for row in connection.execute(query))


def _match_of(waiting_id: int) -> Select[Any]:
    return select(winner_queue.c.match_id).where(winner_queue.c.id == waiting_id)


def _waiting(row: Any) -> Waiting:
    place = Place(row.guild_id, row.channel_id, row.parent_id)
    return Waiting(
        row.id,
        row.match_id,
        as_person(row.person_id, row.name, row.guild_id, row.nick),
        place,
        row.asked_id,
    )
