"""The form of a database, for comparisons that include more than those of Alembic."""

import warnings
from collections.abc import Iterator
from typing import Any, Final

from sqlalchemy import Connection, Inspector, inspect

_INDEXES: Final = {
    "sqlite": "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL",
    "postgresql": "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'"
    " AND tablename <> 'alembic_version'",
}

_NEVER_TWICE: Final = (
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'"
)


def form(connection: Connection, seen: Inspector | None = None) -> dict[str, str]:
    """Return a description of each item of a database, by its name.

    The items are columns with their types and defaults, constraints, whether numbers are reused,
    and each index as the database describes it, with expressions, directions and conditions. Items
    that `seen` has read already aren't read again.
    """
    with warnings.catch_warnings():
        # Indexes are read below, as the database describes them.
        warnings.filterwarnings("ignore", message="Skipped unsupported reflection of expression-")
        return dict(_described(connection, seen or inspect(connection)))


def _described(connection: Connection, inspector: Inspector) -> Iterator[tuple[str, str]]:
    # All tables at once, which takes PostgreSQL as many queries as one table.
    for table, columns in _of_ours(inspector.get_multi_columns()):
        for column in columns:
            yield f"the column {table}.{column['name']}", _said(column)
    for table, key in _of_ours(inspector.get_multi_pk_constraint()):
        yield f"the primary key of {table}", str(key["constrained_columns"])
    for kind, found in (
        ("foreign key", inspector.get_multi_foreign_keys()),
        ("unique constraint", inspector.get_multi_unique_constraints()),
        ("check", inspector.get_multi_check_constraints()),
    ):
        for table, all_of_it in _of_ours(found):
            for one in all_of_it:
                yield f"the {kind} {one['name']} of {table}", _said(one)
    if connection.dialect.name == "sqlite":
        for name in connection.exec_driver_sql(_NEVER_TWICE).scalars():
            yield f"the numbers of {name}", "never twice"
    for name, sql in indexes(connection).items():
        yield f"the index {name}", sql


def indexes(connection: Connection) -> dict[str, str]:
    """Return each index as the database describes it, by its name."""
    found = connection.exec_driver_sql(_INDEXES[connection.dialect.name])
    return {name: " ".join(sql.split()) for name, sql in found}


def _of_ours(found: Any) -> Iterator[tuple[str, Any]]:
    for (_, table), one in found.items():
        if table != "alembic_version":
            yield table, one


def _said(found: Any) -> str:
    return str({key: str(value) for key, value in sorted(found.items()) if key != "comment"})


def differences(one: dict[str, str], other: dict[str, str]) -> list[str]:
    """Return the names of the items in which two forms differ."""
    return sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))
