"""Marks in SQL: they are kept when a person is erased, and found when the account comes back."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, case, delete, func, insert, select, update

from bot.matches.models import marks as model
from bot.matches.models.marks import REPORTED_FOR, Mark, MarkKind
from bot.matches.models.rankings import Carried, RatedResult, week_of
from bot.matches.models.timings import Limits
from bot.storage.counting_rows import counts_in_both
from bot.storage.counting_tables import counted_matches
from bot.storage.daily_rows import DAILY
from bot.storage.daily_tables import secrets
from bot.storage.engine import features_of
from bot.storage.host_tables import problem_reports
from bot.storage.mark_tables import marks
from bot.storage.match_tables import matches
from bot.storage.people_tables import people
from bot.storage.person_queries import SIDES

WEEK: Final = timedelta(weeks=1)


def kept_secret(connection: Connection) -> str | None:
    """Return the secret that marks are computed with; None: there is none, and no mark."""
    found: str | None = connection.execute(
        select(secrets.c.value).where(secrets.c.name == DAILY)
    ).scalar()
    return found


def mark_of(connection: Connection, person_id: int) -> int | None:
    """Return the mark of an account; None: there are no marks yet."""
    secret = kept_secret(connection)
    return None if secret is None else model.mark_of(secret, person_id)


# When a person is erased.


def marks_of(
    connection: Connection, person_id: int, now: datetime, limits: Limits
) -> tuple[Mark, ...]:
    """Return all facts about a person that protect others and stay when the person is erased."""
    begun = select(matches.c.created_at).where(
        matches.c.challenger_id == person_id, matches.c.created_at > now - limits.minute
    )
    reported = select(problem_reports.c.reported_at).where(
        problem_reports.c.person_id == person_id,
        problem_reports.c.reported_at > now - limits.report_time,
    )
    found = [
        Mark(kind, at, at + limit)
        for kind, query, limit in (
            (MarkKind.BEGUN, begun, limits.minute),
            (MarkKind.REPORT, reported, limits.report_time),
        )
        for at in connection.execute(query).scalars()
    ]
    found += opponents_of(connection, person_id, now)
    for feature in features_of(connection):
        found += () if feature.marks is None else feature.marks(connection, person_id, now)
    return tuple(found)


def opponents_of(connection: Connection, person_id: int, now: datetime) -> Iterable[Mark]:
    """Yield with whom a person played: how often this week, and whether ever."""
    rows, monday = counted_matches.c, week_of(now)
    begins = datetime.combine(monday, time(), UTC)
    this_week = rows.week == monday
    for mine, other in ((rows.first_id, rows.second_id), (rows.second_id, rows.first_id)):
        query = (
            select(
                other.label("other_id"),
                func.count(case((this_week & rows.finished, 1))),
                func.count(case((this_week & ~rows.finished, 1))),
                func.count(case((rows.finished & counts_in_both(here=False), 1))),
            )
            .where(mine == person_id, other > 0)
            .group_by(other)
        )
        for other_id, finished, given_up, ever in connection.execute(query):
            for kind, count in ((MarkKind.FINISHED, finished), (MarkKind.GIVEN_UP, given_up)):
                if count:
                    yield Mark(kind, begins, begins + WEEK, other_id, count)
            if ever:
                yield Mark(MarkKind.OPPONENT, begins, other_id=other_id)


def keep_marks(connection: Connection, person_id: int, now: datetime, kept: Iterable[Mark]) -> None:
    """Write the marks of a person, in the transaction that erases them.

    Open reports about the person get the mark too, so that the host can bar the account.
    """
    forget_lapsed(connection, now)
    mark = mark_of(connection, person_id)
    assert mark is not None, "there is no secret"
    rows = [
        {
            "mark": mark,
            "kind": one.kind,
            "at": one.at,
            "until": one.until,
            "other_id": one.other_id,
            "times": one.times,
        }
        for one in kept
    ]
    if rows:
        connection.execute(insert(marks), rows)
    for side in SIDES:
        theirs = select(matches.c.id).where(side == person_id)
        connection.execute(
            update(problem_reports)
            .where(
                problem_reports.c.match_id.in_(theirs),
                problem_reports.c.person_id != person_id,
                problem_reports.c.reason.is_not(None),
                problem_reports.c.reported_at > now - REPORTED_FOR,
            )
            .values(about_mark=mark)
        )


def forget_lapsed(connection: Connection, now: datetime) -> None:
    """Delete the marks that protect nobody any more."""
    connection.execute(delete(marks).where(marks.c.until <= now))
    connection.execute(
        update(problem_reports)
        .where(
            problem_reports.c.about_mark.is_not(None),
            problem_reports.c.reported_at <= now - REPORTED_FOR,
        )
        .values(about_mark=None)
    )


def forget_others(connection: Connection, person_id: int) -> None:
    """Delete the marks that protect a person, who is erased."""
    connection.execute(delete(marks).where(marks.c.other_id == person_id))


# When the account may be back.


def kept_of(
    connection: Connection, person_id: int, kind: MarkKind, since: datetime | None = None
) -> list[Row[Any]]:
    """Return the rows of marks of one kind that an account left when it was erased."""
    mark = mark_of(connection, person_id)
    query = select(marks).where(marks.c.mark == mark, marks.c.kind == kind)
    if since is not None:
        query = query.where(marks.c.at > since)
    return [] if mark is None else list(connection.execute(query).all())


def kept_for(connection: Connection, other_id: int, kind: MarkKind) -> list[Row[Any]]:
    """Return the rows of marks of one kind that protect a person."""
    query = select(marks).where(marks.c.other_id == other_id, marks.c.kind == kind)
    return list(connection.execute(query).all())


def fitting(connection: Connection, kept: Collection[int], people: Iterable[int]) -> dict[int, int]:
    """Return those of some people who have one of these marks, each with the mark."""
    secret = kept_secret(connection) if kept else None
    if secret is None:
        return {}
    found = {person_id: model.mark_of(secret, person_id) for person_id in people}
    return {person_id: mark for person_id, mark in found.items() if mark in kept}


def person_marked(connection: Connection, mark: int) -> int | None:
    """Return the known person whose account has a mark, or None. All people are compared."""
    everybody = connection.execute(select(people.c.person_id).where(people.c.person_id > 0))
    return next(iter(fitting(connection, (mark,), everybody.scalars())), None)


def kept_away(
    connection: Connection, person_id: int, among: Callable[[], Select[Any]]
) -> frozenset[int]:
    """Return the people from whom an erasure must not free somebody: blocked in either direction.

    `among`: returns the query of the people in question. It is only asked if the person has blocked
    somebody who was erased since.
    """
    by_others = {row.other_id for row in kept_of(connection, person_id, MarkKind.BLOCK)}
    own = {row.mark for row in kept_for(connection, person_id, MarkKind.BLOCK)}
    if not own:
        return frozenset(by_others)
    back = fitting(connection, own, connection.execute(among()).scalars())
    return frozenset(by_others | back.keys())


def carried_over(connection: Connection, match: RatedResult) -> RatedResult:
    """Return a match that ends now, with what its people had played before an erasure."""
    if match.carried != Carried():
        return match
    sums = Counter[MarkKind]()
    known = [False, False]
    query = select(marks.c.other_id, marks.c.mark, marks.c.kind, marks.c.at, marks.c.times).where(
        marks.c.other_id.in_(match.people),
        marks.c.kind.in_((MarkKind.FINISHED, MarkKind.GIVEN_UP, MarkKind.OPPONENT)),
    )
    found = connection.execute(query).all()
    if not found:
        return match
    own = fitting(connection, {row.mark for row in found}, match.people)
    for row in found:
        place = match.people.index(row.other_id)
        if own.get(match.people[1 - place]) != row.mark:
            continue
        if row.kind is MarkKind.OPPONENT:
            known[place] = True
        elif row.at.date() == week_of(match.ended_at):
            sums[row.kind] += row.times
    carried = Carried(sums[MarkKind.FINISHED], sums[MarkKind.GIVEN_UP], (known[0], known[1]))
    return replace(match, carried=carried)


def count_of(connection: Connection, person_id: int, kind: MarkKind, since: datetime) -> int:
    """Return how many marks of one kind an account left since a time."""
    return len(kept_of(connection, person_id, kind, since))
