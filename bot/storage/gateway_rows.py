"""When each shard began its last session, in SQL: known to all processes, and after a restart."""

from typing import Final

from sqlalchemy import Connection, select, text

from bot.matches.models.gateway import Decide, SessionStart
from bot.storage.engine import upsert
from bot.storage.tables import session_starts

_LOCK: Final = text("SELECT pg_advisory_xact_lock(4920165)")  # any number that nothing else uses


def begin_session(connection: Connection, decide: Decide) -> bool:
    """Let *decide* begin a session while nobody else can; return whether it did."""
    if connection.dialect.name == "postgresql":
        connection.execute(_LOCK)
    rows = connection.execute(select(session_starts))
    start = decide({row.shard: SessionStart(*row) for row in rows})
    if start is None:
        return False
    row = {"began_at": start.began_at, "pause": start.pause}
    added = upsert(connection, session_starts).values(shard=start.shard, **row)
    connection.execute(added.on_conflict_do_update(index_elements=["shard"], set_=row))
    return True
