"""Alembic's environment: it runs on the connection that `bot.storage.schema` opens."""

import warnings
from typing import Any, Literal

from alembic import context
from sqlalchemy import Column, DefaultClause, Index
from sqlalchemy.sql.elements import False_, True_

import bot.app  # noqa: F401 - registers the tables of all features
from bot.storage.metadata import Converted, UtcTime, metadata


def written(kind: str, item: Any, _: Any) -> str | Literal[False]:
    """Return the code for an item that Alembic would write for one database; False: as usual.

    A custom type is written as its database type, so that old migrations never break. SQLite
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
    """Return whether a draft compares an item.

    On SQLite, Alembic can't see which columns of an index descend, or an index by an expression.
    `migrations.draft` compares these.
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
    # Warnings about indexes by expressions, which `migrations.draft` and the tests compare.
    for said in ("Skipped unsupported reflection", "autogenerate skipping metadata-specified"):
        warnings.filterwarnings("ignore", message=said)
    context.run_migrations()
