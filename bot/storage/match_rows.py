"""Matches, their logs and their lists, in SQL."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, Select, bindparam, case, func, insert, select, update

from bot.matches.cluster import change_notice
from bot.matches.errors import Conflict
from bot.matches.models.change_set import ChangeSet, Log, RoundLine
from bot.matches.models.listings import MOST_OPEN, OpenMatchCounts, Page
from bot.matches.models.marks import MarkKind
from bot.matches.models.match import DeadlineKind, MatchInfo, Status
from bot.storage.cluster_rows import notify
from bot.storage.end_rows import count_end
from bot.storage.engine import process_of
from bot.storage.mark_rows import carried_over, count_of
from bot.storage.match_tables import IS_OPEN, actions, deals, matches, rounds, seats
from bot.storage.message_tables import posted_messages
from bot.storage.people_rows import name_people
from bot.storage.person_queries import OPEN_OF_PEOPLE, count_ended, ended_of
from bot.storage.rotation_rows import count_hand, replace_rotation
from bot.storage.rows import ACTION, DEAL, ROUND, info_from, info_query, row_from, seat_rows
from bot.storage.server_tables import has_bot

_THE_MATCH: Final[Any] = bindparam("match_id")
_INFO: Final = info_query().where(matches.c.id == _THE_MATCH)
_ACTIONS: Final = select(actions).where(actions.c.match_id == _THE_MATCH).order_by(actions.c.seq)
_DEALS: Final = select(deals).where(deals.c.match_id == _THE_MATCH).order_by(deals.c.seq)
_CHANGE: Final = update(matches).where(
    matches.c.id == bindparam("the_id"), matches.c.revision == bindparam("the_revision")
)
_DEADLINES: Final = (
    select(matches.c.id, matches.c.deadline)
    .where(
        matches.c.deadline.is_not(None),
        (matches.c.due == DeadlineKind.COMPUTER.value) | has_bot(matches.c.guild_id),
    )
    .order_by(matches.c.deadline, matches.c.id)
    .limit(bindparam("most"))
)
_OPEN: Final = info_query().where(matches.c.id.in_(OPEN_OF_PEOPLE)).order_by(matches.c.id)


def create(
    connection: Connection,
    writing: ChangeSet,
    before: Callable[[Connection], None] | None = None,
    after: Callable[[Connection, int], None] | None = None,
) -> int:
    """Write a new match (`info.id` is ignored) and return its id.

    Args:
        connection: the transaction.
        writing: the match.
        before: is called first.
        after: is called last, with the id.

    Raises:
        Conflict: the challenger has a match of the same day's deal, the same challenge
            (`MatchInfo.challenge_key`) is open, or the match has an open rematch; or `before` or
            `after` raises it.
    """
    if before is not None:
        before(connection)
    name_people(connection, writing.people)
    result = connection.execute(insert(matches), row_from(writing.info))
    match_id = int(result.inserted_primary_key[0])  # type: ignore[index]
    earned = tuple(replace(one, match_id=match_id) for one in writing.earned)
    numbered = replace(writing, info=replace(writing.info, id=match_id), earned=earned)
    _write_log(connection, numbered)
    if after is not None:
        after(connection, match_id)
    return match_id


def write(connection: Connection, writing: ChangeSet) -> None:
    """Write a change. Raises `Conflict` if the revision or a (match, seq) exists already."""
    info = writing.info
    name_people(connection, writing.people)
    before = {"the_id": info.id, "the_revision": info.revision - 1}
    result = connection.execute(_CHANGE, {**row_from(info), **before})
    if result.rowcount != 1:
        raise Conflict
    if not info.status.open:  # what its messages show is no longer the last state
        connection.execute(
            update(posted_messages)
            .where(posted_messages.c.match_id == info.id, posted_messages.c.settled)
            .values(settled=False)
        )
    _write_log(connection, writing)


def log(connection: Connection, match_id: int) -> Log | None:
    """Return a match's row, actions and deals, or None if there is no such match."""
    found = info(connection, match_id)
    if found is None:
        return None
    lines = connection.execute(_ACTIONS, {"match_id": match_id})
    sealed = connection.execute(_DEALS, {"match_id": match_id})
    return Log(found, tuple(map(ACTION.read, lines)), tuple(map(DEAL.read, sealed)))


def info(connection: Connection, match_id: int) -> MatchInfo | None:
    """Return a match's row, or None if there is no such match."""
    row = connection.execute(_INFO, {"match_id": match_id}).mappings().first()
    return None if row is None else info_from(dict(row))


def infos(connection: Connection, match_ids: Collection[int]) -> tuple[MatchInfo, ...]:
    """Return the rows of some matches, oldest first; not of numbers that no match has."""
    return _infos(
        connection, info_query().where(matches.c.id.in_(match_ids)).order_by(matches.c.id)
    )


def open_matches(connection: Connection, person_id: int) -> tuple[MatchInfo, ...]:
    """Return a person's challenges and running matches, oldest first.

    The person may be challenger or opponent, or have a seat.
    """
    return _infos(connection, _OPEN, {"people": [person_id]})


def open_in_guild(
    connection: Connection, guild_id: int, most: int = MOST_OPEN
) -> tuple[MatchInfo, ...]:
    """Return a server's challenges and running matches, oldest first, at most *most*."""
    here = info_query().where(matches.c.guild_id == guild_id, IS_OPEN)
    return _infos(connection, here.order_by(matches.c.id).limit(most))


def crowd(
    connection: Connection, guild_id: int, channel_id: int, since: datetime
) -> OpenMatchCounts:
    """Count a server's and a channel's open matches with a move or start since a time."""
    channel = func.coalesce(matches.c.parent_id, matches.c.channel_id)
    query = select(func.count(), func.count(case((channel == channel_id, 1)))).where(
        matches.c.guild_id == guild_id,
        IS_OPEN,
        matches.c.day.is_(None),
        func.coalesce(matches.c.turn_since, matches.c.created_at) > since,
    )
    in_guild, in_channel = connection.execute(query).one()
    return OpenMatchCounts(in_channel, in_guild)


def begun(connection: Connection, person_id: int, since: datetime) -> int:
    """Return how many challenges and matches an account has begun since a time."""
    query = select(func.count()).where(
        matches.c.challenger_id == person_id, matches.c.created_at > since
    )
    before: int = connection.execute(query).scalar_one()
    return before + count_of(connection, person_id, MarkKind.BEGUN, since)


def rematches(connection: Connection, match_id: int) -> tuple[MatchInfo, ...]:
    """Return the open rematches of a match: one at most, by an index."""
    return _infos(connection, info_query().where(matches.c.rematch_of == match_id, IS_OPEN))


def deadlines(connection: Connection, limit: int) -> tuple[tuple[int, datetime], ...]:
    """Return at most *limit* next deadlines as (match id, time), earliest first.

    On a server that removed the bot nothing falls due, apart from the computers' moves.
    """
    return tuple((row.id, row.deadline) for row in connection.execute(_DEADLINES, {"most": limit}))


def count_open(connection: Connection) -> Mapping[Status, int]:
    """Return how many matches have each of the open statuses."""
    playing = matches.c.status == Status.PLAYING.value
    query = select(func.count(), func.count(case((playing, 1)))).where(
        matches.c.deadline.is_not(None),  # each has one, and its index is small
        IS_OPEN,
    )
    total, played = connection.execute(query).one()
    return {Status.INVITED: total - played, Status.PLAYING: played}


def newest_turn(connection: Connection) -> datetime | None:
    """Return when the newest turn of all open matches began.

    If this is later than now, the clock was set back.
    """
    query = select(func.max(matches.c.turn_since)).where(matches.c.deadline.is_not(None))
    found: datetime | None = connection.execute(query).scalar()
    return found


def finished_rounds(connection: Connection, match_id: int) -> tuple[RoundLine, ...]:
    """Return a match's finished rounds."""
    query = select(rounds).where(rounds.c.match_id == match_id).order_by(rounds.c.number)
    return tuple(map(ROUND.read, connection.execute(query)))


def first_match(connection: Connection, person_id: int) -> int | None:
    """Return the id of the first match that a person ever played, or None."""
    query = select(func.min(seats.c.match_id)).where(seats.c.person_id == person_id)
    found: int | None = connection.execute(query).scalar()
    return found


def last_level(connection: Connection, person_id: int) -> str | None:
    """Return the computer's level that a person chose last. Daily deals don't count."""
    query = (
        select(matches.c.opponent_level)
        .where(
            matches.c.challenger_id == person_id,
            matches.c.opponent_level.is_not(None),
            matches.c.started_at.is_not(None),
            matches.c.day.is_(None),
        )
        .order_by(matches.c.started_at.desc(), matches.c.id.desc())
        .limit(1)
    )
    found: str | None = connection.execute(query).scalar()
    return found


def history(
    connection: Connection, person_id: int, guild_id: int | None, page: int, size: int
) -> Page[MatchInfo]:
    """Return a person's ended matches, newest first, on one server or on all (None).

    Matches that an admin ended are among them; challenges that never became a match are not.
    """
    found = ended_of(person_id, guild_id).limit(size).offset(page * size).subquery()
    infos = info_query().join(found, found.c.id == matches.c.id)
    total = connection.execute(count_ended(person_id, guild_id)).scalar_one()
    rows = connection.execute(infos.order_by(found.c.ended_at.desc(), found.c.id.desc()))
    return Page(tuple(info_from(row) for row in rows.mappings()), page, size, total)


def _infos(
    connection: Connection, query: Select[Any], values: Mapping[str, Any] | None = None
) -> tuple[MatchInfo, ...]:
    found = connection.execute(query, values)
    return tuple(info_from(row) for row in found.mappings())


def _write_log(connection: Connection, writing: ChangeSet) -> None:
    """Write everything of a change except the row of the match; tell the other processes."""
    match_id = writing.info.id
    if writing.starts:
        _insert(connection, seats, seat_rows(writing.info))
    key = {"match_id": match_id}
    _insert(connection, actions, [key | ACTION.row(one) for one in writing.actions])
    _insert(connection, deals, [key | DEAL.row(one) for one in writing.deals])
    _insert(connection, rounds, [key | ROUND.row(one) for one in writing.rounds])
    if writing.adds:
        if writing.counted is not None:
            writing = replace(writing, counted=carried_over(connection, writing.counted))
        count_end(connection, writing)
    if writing.rotation is not None:
        replace_rotation(connection, replace(writing.rotation, match_id=match_id))
    if writing.hand is not None:
        count_hand(connection, match_id, writing.hand)
    process = process_of(connection)
    if process is not None:
        notify(connection, change_notice(process, writing.info))


def _insert(connection: Connection, table: Any, rows: Sequence[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(table), rows)
