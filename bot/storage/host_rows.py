"""What the host has decided, in SQL: whom they bar, and what they tell everybody."""

from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, delete, select, update

from bot.matches.models.hosting import Bar, HostState, Scope, Target
from bot.matches.models.posted_messages import NAMES_ERASED
from bot.storage.engine import upsert
from bot.storage.tables import IS_OPEN, bars, host_notices, matches, posted_messages

_MAINTENANCE: Final = "maintenance"


def host_state(connection: Connection) -> HostState:
    """Return whom the host bars, the newest last, and what they tell everybody."""
    barred = select(bars).order_by(bars.c.barred_at, bars.c.kind, bars.c.target_id, bars.c.scope)
    told = select(host_notices.c.text).where(host_notices.c.name == _MAINTENANCE)
    found = tuple(_bar(row) for row in connection.execute(barred))
    return HostState(found, connection.execute(told).scalar())


def save_bar(connection: Connection, bar: Bar) -> bool:
    """Save a bar; return False if it was there already: then its reason is the new one."""
    row = {
        "kind": bar.target.value,
        "target_id": bar.id,
        "scope": bar.scope.value,
        "reason": bar.reason,
        "barred_at": bar.at,
        "settled": bar.settled,
    }
    added = upsert(connection, bars).values(row).on_conflict_do_nothing()
    if connection.execute(added.returning(bars.c.target_id)).first() is not None:
        return True
    connection.execute(_only(update(bars), bar).values(reason=bar.reason))
    return False


def lift_bar(connection: Connection, target: Target, target_id: int) -> bool:
    """Delete what keeps somebody out, of whatever; return False if there was nothing."""
    theirs = (bars.c.kind == target.value, bars.c.target_id == target_id)
    lifted = delete(bars).where(*theirs).returning(bars.c.target_id)
    return connection.execute(lifted).first() is not None


def note_settled(connection: Connection, bar: Bar) -> bool:
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


def _only(statement: Any, bar: Bar) -> Any:
    return statement.where(
        bars.c.kind == bar.target.value,
        bars.c.target_id == bar.id,
        bars.c.scope == bar.scope.value,
    )


def _bar(row: Any) -> Bar:
    settled, scope = row.settled, Scope(row.scope)
    return Bar(Target(row.kind), row.target_id, row.reason, row.barred_at, settled, scope)
