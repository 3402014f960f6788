"""The host, in SQL: what they have decided, and what players reported to them."""

from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, Select, and_, case, delete, func, insert, select, update

from bot.matches.models.hosting import (
    Ban,
    DeliveryResult,
    HostSettings,
    Report,
    ReportDelivery,
    ReportReason,
    ReportTopic,
    Scope,
    Target,
)
from bot.matches.models.marks import MarkKind
from bot.matches.models.people import Person
from bot.matches.models.posted_messages import NAMES_ERASED
from bot.storage.engine import upsert
from bot.storage.host_tables import bars, host_notices, problem_reports, report_deliveries
from bot.storage.mark_rows import count_of, kept_secret
from bot.storage.match_tables import IS_OPEN, matches
from bot.storage.message_tables import posted_messages
from bot.storage.people_rows import name_people
from bot.storage.people_tables import people
from bot.storage.record import EnumIn, Record

_MAINTENANCE: Final = "maintenance"
_PROBE: Final = "probe"
_PAGE: Final = 4096
"""The usual size of a page of SQLite, in bytes."""
_BAR: Final = Record(
    Ban,
    bars,
    {
        "target": EnumIn("kind", Target),
        "id": "target_id",
        "at": "barred_at",
        "scope": EnumIn("scope", Scope),
    },
)
_REPORT: Final = Record(Report, problem_reports, apart=("person", "outcome", "about"))
_DELIVERY: Final = Record(ReportDelivery, report_deliveries, {"about": EnumIn("kind", ReportTopic)})


def host_state(connection: Connection) -> HostSettings:
    """Return whom the host bars, the newest last, and what they tell everybody."""
    barred = select(bars).order_by(bars.c.barred_at, bars.c.kind, bars.c.target_id, bars.c.scope)
    told = select(host_notices.c.text).where(host_notices.c.name == _MAINTENANCE)
    found = tuple(map(_BAR.read, connection.execute(barred)))
    return HostSettings(found, connection.execute(told).scalar(), kept_secret(connection))


def save_bar(connection: Connection, bar: Ban, *, keep_reason: bool = False) -> bool:
    """Save a bar; return False if it was there already.

    In that case its reason is replaced, unless `keep_reason` is set.
    """
    added = upsert(connection, bars).values(_BAR.row(bar)).on_conflict_do_nothing()
    if connection.execute(added.returning(bars.c.target_id)).first() is not None:
        return True
    if not keep_reason:
        connection.execute(_only(update(bars), bar).values(reason=bar.reason))
    return False


def lift_bar(connection: Connection, target: Target, target_id: int) -> bool:
    """Delete what keeps somebody out, of whatever; return False if there was nothing."""
    theirs = (bars.c.kind == target.value, bars.c.target_id == target_id)
    lifted = delete(bars).where(*theirs).returning(bars.c.target_id)
    return connection.execute(lifted).first() is not None


def note_settled(connection: Connection, bar: Ban) -> bool:
    """Save that all was done that follows from a bar; return False if that was known."""
    unsettled = update(bars).where(~bars.c.settled).values(settled=True)
    noted = _only(unsettled, bar).returning(bars.c.target_id)
    return connection.execute(noted).first() is not None


def doubt_open(connection: Connection) -> None:
    """Save that the messages of all open matches may show an old state."""
    theirs = posted_messages.c.match_id.in_(select(matches.c.id).where(IS_OPEN))
    connection.execute(
        update(posted_messages).where(theirs).values(shown=NAMES_ERASED, settled=False)
    )


def save_notice(connection: Connection, text: str | None, at: datetime) -> None:
    """Save what everybody is told; None: nothing. Messages of open matches are drawn again."""
    connection.execute(delete(host_notices).where(host_notices.c.name == _MAINTENANCE))
    if text is not None:
        row = {"name": _MAINTENANCE, "text": text, "noted_at": at}
        connection.execute(upsert(connection, host_notices).values(row))
    doubt_open(connection)


def probe_write(connection: Connection, at: datetime) -> None:
    """Write a row that needs a new page, and delete it in the same transaction.

    On a full disk, a small change may still fit into a page that is there.
    """
    row = {"name": _PROBE, "text": "-" * _PAGE, "noted_at": at}
    connection.execute(insert(host_notices).values(row))
    connection.execute(delete(host_notices).where(host_notices.c.name == _PROBE))


def _only(statement: Any, bar: Ban) -> Any:
    return statement.where(
        bars.c.kind == bar.target.value,
        bars.c.target_id == bar.id,
        bars.c.scope == bar.scope.value,
    )


# Reports and their deliveries, in SQL.

_other: Final = people.alias("other")
_other_player: Final = case(
    (matches.c.challenger_id == problem_reports.c.person_id, matches.c.opponent_id),
    else_=matches.c.challenger_id,
)


def add_report(
    connection: Connection,
    match_id: int,
    person: Person,
    seq: int,
    text: str,
    *,
    at: datetime,
    reason: ReportReason | None = None,
) -> int:
    """Save a report and its delivery to the host; return its number.

    `reason`: why, if it is about the other player of the match.
    """
    row = {
        "match_id": match_id,
        "person_id": person.id,
        "seq": seq,
        "text": text,
        "reported_at": at,
        "reason": reason,
    }
    name_people(connection, [person])
    added = insert(problem_reports).values(row).returning(problem_reports.c.id)
    number: int = connection.execute(added).scalar_one()
    _owe(connection, number, ReportTopic.REPORT, at)
    return number


def count_reports(connection: Connection, person_id: int, since: datetime) -> int:
    """Return how many problems an account has reported since a time, also before an erasure."""
    query = select(func.count()).where(
        problem_reports.c.person_id == person_id, problem_reports.c.reported_at > since
    )
    count: int = connection.execute(query).scalar_one()
    return count + count_of(connection, person_id, MarkKind.REPORT, since)


def count_waiting_reports(connection: Connection) -> int:
    """Return how many reports wait for the host's answer."""
    query = select(func.count()).where(problem_reports.c.answer.is_(None))
    count: int = connection.execute(query).scalar_one()
    return count


def reports(connection: Connection) -> tuple[Report, ...]:
    """Return all reports, oldest first."""
    return tuple(_report(row) for row in connection.execute(_reports()))


def report(connection: Connection, number: int) -> Report | None:
    """Return a report, or None if there is no such report."""
    query = _reports().where(problem_reports.c.id == number)
    row = connection.execute(query).first()
    return None if row is None else _report(row)


def drop_report(connection: Connection, number: int) -> None:
    """Delete a report."""
    connection.execute(delete(problem_reports).where(problem_reports.c.id == number))


def answer_report(connection: Connection, number: int, text: str, at: datetime) -> bool:
    """Save the host's answer and its delivery; return False if there is one already.

    Also False if there is no such report.
    """
    unanswered = problem_reports.c.answer.is_(None)
    answered = (
        update(problem_reports)
        .where(problem_reports.c.id == number, unanswered)
        .values(answer=text, answered_at=at)
        .returning(problem_reports.c.id)
    )
    if connection.execute(answered).first() is None:
        return False
    _owe(connection, number, ReportTopic.ANSWER, at)
    return True


def owed_deliveries(connection: Connection, now: datetime) -> tuple[ReportDelivery, ...]:
    """Return what is due to be sent now, the earliest first."""
    kept = report_deliveries.c
    query = (
        select(report_deliveries)
        .where(kept.due.is_not(None), kept.due <= now)
        .order_by(kept.due, kept.report_id)
    )
    return tuple(map(_DELIVERY.read, connection.execute(query)))


def claim_delivery(
    connection: Connection, owed: ReportDelivery, now: datetime, again: datetime
) -> bool:
    """Save that a delivery is tried; return whether nobody else does so.

    `again`: when it is tried next, if nothing is saved about this try.
    """
    kept = report_deliveries.c
    claimed = (
        update(report_deliveries)
        .where(*_same(owed), kept.due.is_not(None), kept.tries == owed.tries)
        .values(tries=owed.tries + 1, due=again, begun_at=owed.begun_at or now)
        .returning(kept.report_id)
    )
    return connection.execute(claimed).first() is not None


def postpone_delivery(connection: Connection, owed: ReportDelivery, due: datetime) -> None:
    """Give a claimed try back: nothing was requested of Discord."""
    kept = report_deliveries.c
    connection.execute(
        update(report_deliveries)
        .where(*_same(owed), kept.due.is_not(None), kept.tries == owed.tries + 1)
        .values(tries=owed.tries, due=due)
    )


def end_delivery(
    connection: Connection, owed: ReportDelivery, outcome: DeliveryResult, at: datetime
) -> None:
    """Save how a delivery ended, once; it may have been tried by two processes.

    If it was an answer that reached nobody, the host is told.
    """
    ended = (
        update(report_deliveries)
        .where(*_same(owed), report_deliveries.c.due.is_not(None))
        .values(due=None, outcome=outcome.value)
        .returning(report_deliveries.c.report_id)
    )
    # Else it was deleted meanwhile, or ended by another process.
    there = connection.execute(ended).first() is not None
    if there and owed.about is ReportTopic.ANSWER and outcome is not DeliveryResult.SENT:
        _owe(connection, owed.report_id, ReportTopic.LOST, at)


def _owe(connection: Connection, number: int, about: ReportTopic, at: datetime) -> None:
    row = {"report_id": number, "kind": about.value, "due": at, "tries": 0}
    connection.execute(insert(report_deliveries).values(row))


def _same(owed: ReportDelivery) -> tuple[Any, Any]:
    kept = report_deliveries.c
    return kept.report_id == owed.report_id, kept.kind == owed.about.value


def _reports() -> Select[Any]:
    sent = report_deliveries
    answer = and_(sent.c.report_id == problem_reports.c.id, sent.c.kind == ReportTopic.ANSWER.value)
    return (
        select(
            problem_reports,
            people.c.name,
            _other.c.person_id.label("other_id"),
            _other.c.name.label("other_name"),
            sent.c.outcome,
        )
        .join(people, people.c.person_id == problem_reports.c.person_id)
        .join(matches, matches.c.id == problem_reports.c.match_id)
        .outerjoin(_other, _other.c.person_id == _other_player)
        .outerjoin(sent, answer)
        .order_by(problem_reports.c.id)
    )


def _report(row: Any) -> Report:
    about = None if row.reason is None else Person(row.other_id, row.other_name)
    return _REPORT.read(
        row,
        person=Person(row.person_id, row.name),
        outcome=None if row.outcome is None else DeliveryResult(row.outcome),
        about=about,
    )
