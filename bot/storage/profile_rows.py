"""Profiles in SQL: what is looked up for one, and how well people played by their reviews."""

from collections import Counter
from collections.abc import Mapping
from datetime import date
from typing import Any

from sqlalchemy import BigInteger, Connection, Select, and_, func, literal, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.audit import Finding
from bot.matches.models.match import Status
from bot.matches.models.people import Person, as_person
from bot.matches.models.profiles import REVIEWS, Accuracy, StoredProfile, Tally, WinLossRecord
from bot.matches.models.rankings import EVERYWHERE, RATED_A_WEEK
from bot.storage.counting_rows import counts_in_both
from bot.storage.counting_tables import (
    accuracies,
    computer_records,
    counted_matches,
    tallies,
    voided_matches,
)
from bot.storage.engine import upsert
from bot.storage.match_tables import matches, seats
from bot.storage.people_tables import nick_in, people
from bot.storage.tally_rows import tally_from


def profile(connection: Connection, scope: int, person_id: int, reader_id: int) -> StoredProfile:
    """Return what is stored for a person's profile, on a server or on all (`EVERYWHERE`)."""
    return StoredProfile(
        person=_person(connection, scope, person_id),
        tally=_tally(connection, scope, person_id),
        computer=_computer(connection, scope, person_id),
        accuracy=_accuracy(connection, scope, person_id),
        against_reader=_against(connection, scope, person_id, reader_id),
    )


def keep_accuracies(connection: Connection, match_id: int, found: Mapping[int, float]) -> None:
    """Save the accuracies of people, by their ids, in a match; earlier ones stay."""
    rows = [
        {"person_id": person, "match_id": match_id, "accuracy": accuracy}
        for person, accuracy in sorted(found.items())
    ]
    there = select(seats.c.person_id).where(seats.c.match_id == match_id)
    known = set(connection.execute(there).scalars())  # nobody who was erased meanwhile
    new = [row for row in rows if row["person_id"] in known]
    if new:
        added = upsert(connection, accuracies).values(new)
        connection.execute(added.on_conflict_do_nothing())


def _person(connection: Connection, scope: int, person_id: int) -> Person:
    nick = nick_in(literal(scope, BigInteger), people.c.person_id).label("nick")
    query = select(people.c.name, nick).where(people.c.person_id == person_id)
    row = connection.execute(query).first()
    return Person(0, "") if row is None else as_person(person_id, row.name, scope, row.nick)


def _tally(connection: Connection, scope: int, person_id: int) -> Tally:
    query = select(tallies).where(tallies.c.guild_id == scope, tallies.c.person_id == person_id)
    row = connection.execute(query).first()
    return Tally() if row is None else tally_from(row)


def _computer(connection: Connection, scope: int, person_id: int) -> WinLossRecord:
    query = select(computer_records).where(
        computer_records.c.guild_id == scope, computer_records.c.person_id == person_id
    )
    row = connection.execute(query).first()
    return WinLossRecord() if row is None else WinLossRecord(row.won, row.lost, row.drawn)


def _accuracy(connection: Connection, scope: int, person_id: int) -> Accuracy | None:
    """Return the mean of a person's newest reviewed matches, against any opponent."""
    newest = (
        select(accuracies.c.match_id, accuracies.c.accuracy)
        .where(
            accuracies.c.person_id == person_id,
            accuracies.c.match_id.not_in(select(voided_matches.c.match_id)),
        )
        .order_by(accuracies.c.match_id.desc())
        .limit(REVIEWS)
        .subquery()
    )
    query: Select[Any] = select(func.avg(newest.c.accuracy), func.count())
    if scope != EVERYWHERE:
        query = query.select_from(newest.join(matches, matches.c.id == newest.c.match_id)).where(
            matches.c.guild_id == scope
        )
    mean, count = connection.execute(query).one()
    return Accuracy(float(mean), count) if count else None


def _against(connection: Connection, scope: int, person_id: int, reader_id: int) -> WinLossRecord:
    """Return the matches of two people that count for both, seen from the first."""
    if person_id == reader_id:
        return WinLossRecord()
    rows, low, high = counted_matches.c, min(person_id, reader_id), max(person_id, reader_id)
    own = int(person_id == high)
    counts = counts_in_both(here=scope != EVERYWHERE)
    query = select(rows.number, rows.week, rows.winner, rows.carried, counts.label("counts")).where(
        rows.first_id == low, rows.second_id == high, rows.finished
    )
    if scope != EVERYWHERE:
        query = query.where(rows.guild_id == scope)
    weeks: dict[date, list[Any]] = {}
    for row in sorted(connection.execute(query), key=lambda row: row.number):
        weeks.setdefault(row.week, []).append(row)
    left = [(one, max(0, RATED_A_WEEK - one[0].carried)) for one in weeks.values()]
    limited = (row for one, most in left for row in one[:most])
    won_by = Counter(row.winner for row in limited if row.counts)
    return WinLossRecord(won_by[own], won_by[1 - own], won_by[None])


async def wrong_accuracies(connection: AsyncConnection) -> list[Finding]:
    """Find accuracies that no review gives: of an open match, of somebody else, beyond 100.

    The teacher would need minutes for each match to compute them anew.
    """
    seated = and_(
        seats.c.match_id == accuracies.c.match_id, seats.c.person_id == accuracies.c.person_id
    )
    query = (
        select(accuracies.c.match_id, accuracies.c.person_id)
        .join(matches, matches.c.id == accuracies.c.match_id)
        .outerjoin(seats, seated)
        .where(
            or_(
                seats.c.seat.is_(None),
                matches.c.status != Status.FINISHED.value,
                ~accuracies.c.accuracy.between(0, 100),
            )
        )
        .order_by(accuracies.c.match_id, accuracies.c.person_id)
    )
    return [
        Finding(row.match_id, f"the accuracy of person {row.person_id} is of no review.")
        for row in await connection.execute(query)
    ]
