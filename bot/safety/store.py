"""Blocks, and the times when people left matches of the search, in SQL."""

from datetime import datetime
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    exists,
    func,
    literal,
    or_,
    select,
)

from bot.koikoi.state import MatchEnd
from bot.matches.models.listings import Page
from bot.matches.models.match import EndReason
from bot.matches.models.people import Person
from bot.matches.statistics import BROKEN_OFF
from bot.safety.model import A_PAGE, LOOKED_BACK, Block
from bot.storage.engine import upsert
from bot.storage.tables import IS_ENDED, blocks, matches, missed_matches, people, rounds, seats


def add_block(connection: Connection, person_id: int, blocked_id: int, at: datetime) -> bool:
    """Insert a block; return False if there is one already."""
    row = {"person_id": person_id, "blocked_id": blocked_id, "since": at}
    added = upsert(connection, blocks).values(row).on_conflict_do_nothing()
    return connection.execute(added.returning(blocks.c.since)).first() is not None


def lift_block(connection: Connection, person_id: int, blocked_id: int) -> Person | None:
    """Delete a block; return the person who was blocked, or None if there is no such block."""
    mine = (blocks.c.person_id == person_id, blocks.c.blocked_id == blocked_id)
    lifted = delete(blocks).where(*mine).returning(blocks.c.blocked_id)
    if connection.execute(lifted).first() is None:
        return None
    name = select(people.c.name).where(people.c.person_id == blocked_id)
    return Person(blocked_id, connection.execute(name).scalar_one())


def blocks_of(connection: Connection, person_id: int, page: int) -> Page[Block]:
    """Return a page of a person's blocks, newest first; beyond the end, the last page."""
    counted = select(func.count()).where(blocks.c.person_id == person_id)
    total: int = connection.execute(counted).scalar_one()
    page = min(page, max(0, (total - 1) // A_PAGE))
    query = (
        select(blocks.c.blocked_id, people.c.name, blocks.c.since)
        .join(people, people.c.person_id == blocks.c.blocked_id)
        .where(blocks.c.person_id == person_id)
        .order_by(blocks.c.since.desc(), blocks.c.blocked_id.desc())
        .limit(A_PAGE)
        .offset(page * A_PAGE)
    )
    found = tuple(
        Block(Person(row.blocked_id, row.name), row.since) for row in connection.execute(query)
    )
    return Page(found, page, A_PAGE, total)


def blockers(connection: Connection, first_id: int, second_id: int) -> frozenset[int]:
    """Return which of two people have blocked the other."""
    query = select(blocks.c.person_id).where(_between(literal(first_id), literal(second_id)))
    return frozenset(connection.execute(query).scalars())


def blocked_pair(
    first_id: ColumnElement[int], second_id: ColumnElement[int]
) -> ColumnElement[bool]:
    """Return the condition that one of two people has blocked the other, for a query."""
    return exists().where(_between(first_id, second_id))


def _between(first: ColumnElement[int], second: ColumnElement[int]) -> ColumnElement[bool]:
    return or_(
        and_(blocks.c.person_id == first, blocks.c.blocked_id == second),
        and_(blocks.c.person_id == second, blocks.c.blocked_id == first),
    )


def note_missed(connection: Connection, person_id: int, at: datetime) -> None:
    """Save that a person did not come to a match of the search; delete old times."""
    mine = missed_matches.c.person_id == person_id
    old = missed_matches.c.missed_at < at - LOOKED_BACK
    connection.execute(delete(missed_matches).where(mine, old))
    added = upsert(connection, missed_matches).values(person_id=person_id, missed_at=at)
    connection.execute(added.on_conflict_do_nothing())


def left_at(connection: Connection, person_id: int, now: datetime) -> tuple[datetime, ...]:
    """Return when a person left a match of the search, let time run out, or did not come."""
    since = now - LOOKED_BACK
    missed = select(missed_matches.c.missed_at).where(
        missed_matches.c.person_id == person_id, missed_matches.c.missed_at >= since
    )
    times = list(connection.execute(missed).scalars())
    for side in (matches.c.challenger_id, matches.c.opponent_id):
        mine = (seats.c.match_id == matches.c.id) & (seats.c.person_id == person_id)
        found = (
            select(matches.c.ended_at)
            .join(seats, mine)
            .where(
                side == person_id,
                IS_ENDED,
                matches.c.ended_at >= since,
                matches.c.guild_id.is_(None),
                matches.c.opponent_id.is_not(None),
                _left,
            )
        )
        times += connection.execute(found).scalars()
    return tuple(times)


_played_a_round: Final = exists().where(
    rounds.c.match_id == matches.c.id, rounds.c.reason.not_in(BROKEN_OFF)
)
_lost: Final = matches.c.winner != seats.c.seat
_left: Final = or_(
    and_(_lost, matches.c.reason == MatchEnd.TIMEOUT.value),
    and_(_lost, matches.c.reason == MatchEnd.RESIGN.value, ~_played_a_round),
    and_(matches.c.reason == EndReason.WITHDRAW.value, matches.c.offered_by == seats.c.seat),
)
"""Whether the player at the seat left the match, so that the opponent waited in vain."""
