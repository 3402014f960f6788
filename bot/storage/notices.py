"""Notices of one process to the others, through PostgreSQL (NOTIFY)."""

import json
from typing import Final

from sqlalchemy import Connection, text

from bot.matches.models.notices import Notice

# One schema of a database holds one bot's tables.
CHANNEL: Final = "'koikoi ' || current_schema()"
"""The name of the channel, in SQL."""
_NOTIFY: Final = text(f"SELECT pg_notify({CHANNEL}, :said)")


def notify(connection: Connection, notice: Notice) -> None:
    """Tell all processes, once the transaction is committed."""
    said = json.dumps([notice.topic, notice.by, *notice.values])
    connection.execute(_NOTIFY, {"said": said})


def read_notice(said: str) -> Notice | None:
    """Read what was sent; None for a notice of another version."""
    try:
        topic, by, *values = json.loads(said)
    except (ValueError, TypeError):
        return None
    return Notice(topic, by, tuple(values))
