"""How Alembic reaches the database: on the connection that `bot.storage.schema` gives it."""

from typing import Any, Literal

from alembic import context

from bot.storage.tables import UtcTime, metadata


def written(kind: str, item: Any, _: Any) -> str | Literal[False]:
    """How a draft writes a type of ours: as the database's own, so that old files never break."""
    return "sa.DateTime()" if kind == "type" and isinstance(item, UtcTime) else False


context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
    render_item=written,
)
with context.begin_transaction():
    context.run_migrations()
