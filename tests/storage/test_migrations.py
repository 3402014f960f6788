"""Each migration runs down and up again on a filled database: same rows, same schema.

Before each downgrade every table is filled with extreme values of its columns: NULL, the biggest
numbers, the longest texts, and the words that migrations compare. `CHANGED` lists the losses of
downgrades, with reasons. A new migration is included automatically.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from functools import partial
from pathlib import Path
from typing import Any, Final, cast

import pytest
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Date,
    DateTime,
    Float,
    Inspector,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    delete,
    insert,
    inspect,
    select,
)

from bot.storage import schema
from migrations.draft import also_in
from migrations.form import differences, form
from tests.storage.stores import KINDS, empty_url, url_of

CASES: Final = "tests/storage/test_migrations.py"
ROWS: Final = 4
"""Rows per table: one with NULL where allowed, one with the biggest values, and two usual ones."""
TEXT: Final = "千代🎴 O'Hara\\\n%s\"é"

WORDS: Final[Mapping[str, tuple[str | None, ...]]] = {
    "status": ("invited", "finished", "playing", "declined"),
    "due": (None, "turn", "half", "ready"),
    "reason": ("withdraw", "stop", "agreed", "abort"),
    "length": ("usual", "3", "rules", "6"),
    "kind": ("table", "hand", "ended", "digest"),
    "period": ("all", "all", "w2026-06-29", "q2026-3"),
    "achievement": ("first_yaku", "first_koi", "streak", "first_win"),
    "state": ("over", "playing", "gathering", "over"),
}
"""Values of columns with these names: migrations compare them."""

_TIMES: Final = tuple(
    map(
        datetime.fromisoformat,
        ("0001-01-01", "9998-12-31 23:59:59.999999", "2026-07-01 12:30:15.250", "2026-07-02"),
    )
)
_DAYS: Final = tuple(
    map(date.fromisoformat, ("0001-01-01", "9998-12-31", "2026-07-01", "2026-07-02"))
)

Row = dict[str, Any]


@dataclass(frozen=True)
class Change:
    """The effect of one migration on the rows of a table."""

    table: str
    why: str
    becomes: Callable[[Row], Row | None]
    """Returns the row after the migration; None: the row is deleted."""


Changes = Mapping[str, tuple[Change, ...]]
"""Changes by the revision of the migration."""
DOWN: Final[Changes] = {}
"""Losses of downgrades, apart from columns and tables that older code doesn't have."""
UP: Final[Changes] = {}
"""The same for upgrades."""


def _fill(connection: Connection, tables: list[Table]) -> None:
    for table in reversed(tables):
        connection.execute(delete(table))
    for table in tables:
        rows = [{one.name: _value(one, number) for one in table.c} for number in range(ROWS)]
        connection.execute(insert(table), rows)


Rows = dict[str, tuple[frozenset[str], list[Row]]]
"""The columns and rows of each table."""


def _read(connection: Connection, tables: list[Table]) -> Rows:
    return {
        table.name: (
            frozenset(table.c.keys()),
            [dict(row) for row in connection.execute(select(table)).mappings()],
        )
        for table in tables
    }


def _expected(before: Rows, changed: tuple[Change, ...]) -> Rows:
    """Return the rows that a migration must produce."""
    expected = {}
    for name, (columns, rows) in before.items():
        kept = rows
        for one in changed:
            if one.table == name:
                made = [one.becomes(row) for row in kept]
                assert made != kept, f"{name} has no row that shows it: {one.why}"
                kept = [row for row in made if row is not None]
        expected[name] = columns, kept
    return expected


def _differences(expected: Rows, found: Rows) -> Iterator[str]:
    """Compare the rows of the tables and columns that exist on both sides."""
    for name in sorted(expected.keys() & found.keys()):
        (columns, rows), (there, now) = expected[name], found[name]
        both = sorted(columns & there)
        one, other = (Counter(_said(row, both) for row in some) for some in (rows, now))
        for row in (one - other) | (other - one):
            yield f"{name}: {'lost' if row in one else 'new'} {row}"


def _said(row: Row, columns: list[str]) -> str:
    return ", ".join(f"{name}={row[name]!r}" for name in columns)


@dataclass(frozen=True)
class Place:
    """A revision with its tables and schema."""

    revision: str
    tables: list[Table]
    form: dict[str, str]


def _walk(
    config: Config, older: Place, revision: str, down: Changes, up: Changes
) -> tuple[Place, list[str]]:
    """Run one migration up, down on a filled database, and up again. Also return the faults."""
    connection: Connection = config.attributes["connection"]
    command.upgrade(config, revision)
    seen = inspect(connection)  # SQLite's schema is read only once
    newer = Place(revision, _tables(seen), form(connection, seen))
    _fill(connection, newer.tables)
    rows = _read(connection, newer.tables)

    command.downgrade(config, older.revision)
    wrong = differences(older.form, form(connection))
    between = _read(connection, older.tables)
    wrong += _differences(_expected(rows, down.get(revision, ())), between)

    command.upgrade(config, revision)
    again = Place(revision, newer.tables, form(connection))
    wrong += differences(newer.form, again.form)
    rows = _expected(between, up.get(revision, ()))
    wrong += _differences(rows, _read(connection, newer.tables))
    return again, [f"{revision}: {one}" for one in wrong]


async def walked(
    url: str, scripts: ScriptDirectory, down: Changes = DOWN, up: Changes = UP
) -> list[str]:
    """Run all migrations before the database's revision, the next one first.

    Return the faults.
    """
    place = Place("base", [], {})
    wrong: list[str] = []

    def look(config: Config) -> None:
        nonlocal place
        connection: Connection = config.attributes["connection"]
        if now := MigrationContext.configure(connection).get_current_revision():
            seen = inspect(connection)
            place = Place(now, _tables(seen), form(connection, seen))

    def step(revision: str, config: Config) -> None:
        nonlocal place
        place, more = _walk(config, place, revision, down, up)
        wrong.extend(more)

    with pytest.MonkeyPatch.context() as patch:
        # Otherwise Alembic reads all migrations again for each step.
        patch.setattr(ScriptDirectory, "from_config", lambda _: scripts)
        await schema.run(url, look)
        for script in reversed(list(scripts.iterate_revisions("heads", place.revision))):
            await schema.run(url, partial(step, script.revision))
    return wrong


@pytest.mark.parametrize("kind", KINDS)
async def test_each_migration_goes_down_and_up_again(kind: str, tmp_path: Path) -> None:
    scripts = ScriptDirectory.from_config(schema.configuration())
    wrong = await walked(await empty_url(kind, tmp_path), scripts)
    assert not wrong, f"say in {CASES} what can't be kept, and why:\n" + "\n".join(wrong)


A_BAD_ONE: Final = f'''
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{schema.newest_revision()}"


def upgrade() -> None:
    op.add_column("people", sa.Column("muted", sa.Boolean(), server_default=sa.false()))
    op.execute("UPDATE people SET name = 'Ann' WHERE name = '2'")


def downgrade() -> None:
    op.drop_column("people", "muted")
    op.drop_index("ix_reminders_due", "reminders")
    op.execute("UPDATE matches SET reason = 'abort' WHERE reason = 'agreed'")
    op.execute("DELETE FROM secrets WHERE name = '3'")
'''
"""Its visible effects: the upgrade renames somebody; the downgrade changes a reason, deletes a
secret, and drops an index."""


@pytest.mark.parametrize("kind", KINDS)
async def test_what_a_migration_loses_is_named(kind: str, tmp_path: Path) -> None:
    (tmp_path / "9999_a_bad_one.py").write_text(A_BAD_ONE, encoding="utf-8")
    one, two = tmp_path / "one", tmp_path / "two"
    for folder in (one, two):
        folder.mkdir()
    config = schema.configuration()
    also_in(config, tmp_path)
    scripts = ScriptDirectory.from_config(config)
    wrong = await walked(await url_of(kind, one), scripts)
    index = "9999: the index ix_reminders_due"  # missing after the downgrade and after the upgrade
    assert [" ".join(one.split()[:3]) for one in wrong if one != index] == [
        *("9999: matches: lost", "9999: matches: new", "9999: secrets: lost"),
        *("9999: people: lost", "9999: people: new"),
    ]
    assert wrong.count(index) == 2
    down = {
        "9999": (
            Change("matches", "older code knows one reason", _instead("reason", "agreed", "abort")),
            Change("secrets", "older code has none of that name", _without("name", "3")),
        )
    }
    up = {"9999": (Change("people", "she is called so now", _instead("name", "2", "Ann")),)}
    wrong = await walked(await url_of(kind, two), scripts, down, up)
    assert wrong == [index, index]


def _instead(column: str, old: str, new: str) -> Callable[[Row], Row]:
    return lambda row: {**row, column: new} if row[column] == old else row


def _without(column: str, gone: str) -> Callable[[Row], Row | None]:
    return lambda row: None if row[column] == gone else row


def _tables(seen: Inspector) -> list[Table]:
    found = MetaData()
    found.reflect(cast("Any", seen))  # it accepts one, although its types don't say so
    for table in found.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type.none_as_null = True
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


def _value(column: Column[Any], number: int) -> Any:
    if column.foreign_keys:
        ((key),) = column.foreign_keys
        if key.column.table is column.table:  # a rematch refers to another match
            return None if number == 0 else _value(key.column, number - 1)
        return None if column.nullable and number == 0 else _value(key.column, number)
    unique = column.primary_key or column.name in _unique(column.table)
    if number == 0 and column.nullable and column.name not in WORDS:
        return None
    if column.name in WORDS and not isinstance(column.type, Integer | DateTime):
        return WORDS[column.name][number]
    return _of_type(column.type, number, unique=unique)


def _unique(table: Table) -> set[str]:
    """Return the columns with a unique constraint."""
    keys = [one.columns for one in table.indexes if one.unique]
    keys += [one.columns for one in table.constraints if isinstance(one, UniqueConstraint)]
    return {column.name for key in keys for column in key}


def _of_type(kind: Any, number: int, *, unique: bool) -> Any:
    if isinstance(kind, String):
        longest = kind.length or 3000
        return f"{number}" if number != 1 else (TEXT * longest)[:longest]
    if isinstance(kind, Integer):  # includes BigInteger
        biggest = 2**63 - 1 if isinstance(kind, BigInteger) else 2**31 - 1
        return (0, biggest, 2 if unique else -biggest, 7)[number]
    for one, values in _VALUES.items():
        if isinstance(kind, one):
            return values[number]
    raise AssertionError(f"{kind!r}: write values of it into {CASES}")


_VALUES: Final[Mapping[type, tuple[object, ...]]] = {
    Boolean: (False, True, False, True),
    JSON: ([], {"鍵": [TEXT, None, 2**53, 0.1]}, {}, [1]),
    DateTime: _TIMES,
    Date: _DAYS,
    Float: (0.0, 1.7e308, -5e-324, 25.0 / 3),
}
