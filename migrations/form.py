"""What form a database has, for comparing: more than Alembic compares by itself."""

import warnings
from collections.abc import Iterator
from typing import Any, Final

from sqlalchemy import Connection, inspect

_INDEXES: Final = {
    "sqlite": "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL",
    "postgresql": "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'"
    " AND tablename <> 'alembic_version'",
}


def form(connection: Connection) -> dict[str, str]:
    """Return what each thing in a database is like, by its name.

    Columns with their types and defaults, constraints, and each index as the database says it, with
    expressions, directions and conditions.
    """
    with warnings.catch_warnings():
        # Indexes are read below, each as the database says it.
        warnings.filterwarnings("ignore", message="Skipped unsupported reflection of expression-")
        return dict(_described(connection))


def _described(connection: Connection) -> Iterator[tuple[str, str]]:
    inspector = inspect(connection)
    for table in inspector.get_table_names():
        if table == "alembic_version":
            continue
        for column in inspector.get_columns(table):
            yield f"the column {table}.{column['name']}", _said(column)
        key = inspector.get_pk_constraint(table)
        yield f"the primary key of {table}", str(key["constrained_columns"])
        for kind, found in (
            ("foreign key", inspector.get_foreign_keys(table)),
            ("unique constraint", inspector.get_unique_constraints(table)),
            ("check", inspector.get_check_constraints(table)),
        ):
            for one in found:
                yield f"the {kind} {one['name']} of {table}", _said(one)
    for name, sql in connection.exec_driver_sql(_INDEXES[connection.dialect.name]):
        yield f"the index {name}", " ".join(sql.split())


def _said(found: Any) -> str:
    return str({key: str(value) for key, value in sorted(found.items()) if key != "comment"})


def differences(one: dict[str, str], other: dict[str, str]) -> list[str]:
    """Return the names of what two forms have not alike."""
    return sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))
