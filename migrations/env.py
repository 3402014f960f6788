"""How Alembic reaches the database: on the connection that `bot.storage.schema` gives it."""

import warnings
from typing import Any, Literal

from alembic import context
from sqlalchemy import Column, DefaultClause, Index
from sqlalchemy.sql.elements import False_, True_

import bot.app  # noqa: F401 - registers the tables of all features
from bot.storage.metadata import Converted, UtcTime, metadata


def written(kind: str, item: Any, _: Any) -> str | Literal[False]:
    """Return how a draft writes an item that Alembic writes for one database; False: as usual.

    A custom type is written as its database type, so old migrations never break. SQLite
    writes a truth value as a number, which PostgreSQL refuses as a default.
    """
    if kind == "type" and isinstance(item, UtcTime):
        return "sa.DateTime()"
    if kind == "type" and isinstance(item, Converted):
        return f"sa.{item.kept!r}"
    if kind == "server_default" and isinstance(item, DefaultClause):
        if isinstance(item.arg, False_):
            return "sa.false()"
        if isinstance(item.arg, True_):
            return "sa.true()"
    return False


def compared(item: Any, _name: str | None, kind: str, reflected: bool, other: Any) -> bool:
    """Return whether a draft looks for differences in an item.

    SQLite doesn't tell Alembic which columns of an index descend, and nothing of an index by an
    expression: `migrations.draft` looks after these.
    """
    declared = other if reflected else item
    if kind != "index" or not isinstance(declared, Index):
        return True
    return all(isinstance(one, Column) for one in declared.expressions)


given = context.config.attributes
context.configure(
    connection=given["connection"],
    target_metadata=given.get("metadata", metadata),
    render_item=written,
    include_object=compared,
    process_revision_directives=given.get("directives"),
)
with context.begin_transaction(), warnings.catch_warnings():
    # What Alembic says of indexes by expressions: `migrations.draft` and the tests look after them.
    for said in ("Skipped unsupported reflection", "autogenerate skipping metadata-specified"):
        warnings.filterwarnings("ignore", message=said)
    context.run_migrations()
