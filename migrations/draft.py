"""Draft a migration that changes a database to the tables that the code declares.

    make migration NAME="where each person lives"

The draft is for both SQLite and PostgreSQL, so it changes tables in place. It is refused if SQLite
would have to copy a table: the copy would lose properties that Alembic doesn't see in an old file,
such as `AUTOINCREMENT`, which ensures that a match's number is never reused.
"""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.operations import ops
from alembic.script import Script
from sqlalchemy import URL, Column, Connection, Index, MetaData, create_engine

import bot.app  # noqa: F401 - registers the tables of all features
from bot.database_urls import sqlite_url
from bot.storage import schema
from bot.storage.metadata import metadata as all_tables
from migrations.form import differences, form, indexes

VERSIONS: Final = schema.MIGRATIONS / "versions"
_NEEDS_A_COPY: Final = (
    ops.AlterColumnOp,
    ops.AddConstraintOp,
    ops.DropConstraintOp,
)


class CannotDraftError(Exception):
    """A draft isn't possible. The message says why, and what to do."""


class NothingToDraftError(CannotDraftError):
    """Alembic sees no difference."""


async def draft(name: str, *, folder: Path = VERSIONS, metadata: MetaData = all_tables) -> Path:
    """Write a migration and return its file.

    Args:
        name: the change in a few words; they become the file's name and first line.
        folder: the folder of the new migration.
        metadata: the declared tables.

    Raises:
        CannotDraftError: nothing changed, or the migration must be written or finished by hand.
    """
    taken = [int(file.name[:4]) for file in VERSIONS.glob("[0-9]*.py")]  # in any order
    revision = f"{max(taken) + 1:04}"

    def write(config: Config) -> None:
        also_in(config, folder)
        config.attributes["metadata"] = metadata
        config.attributes["directives"] = partial(_check, metadata)
        made = command.revision(
            config, name, autogenerate=True, rev_id=revision, version_path=str(folder)
        )
        assert isinstance(made, Script)
        files.append(Path(made.path))

    files: list[Path] = []
    with TemporaryDirectory() as scratch:
        database = Path(scratch) / "draft.sqlite3"
        url, declared = sqlite_url(database), _declared(metadata)
        await schema.upgrade(url)
        owed = differences(_form(database), declared)
        try:
            await schema.run(url, write)
        except NothingToDraftError as nothing:
            if owed:
                raise CannotDraftError(
                    f"Alembic doesn't see what changed: {', '.join(owed)}. Write the migration by"
                    " hand; migrations/README.md says how."
                ) from nothing
            raise
        await schema.run(url, lambda config: _upgrade(config, folder))
        owed = differences(_form(database), declared)
    (file,) = files
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    # Alembic's own comments are removed; the terminal shows the next step.
    file.write_text("".join(one for one in lines if "# ###" not in one), encoding="utf-8")
    if owed:
        raise CannotDraftError(
            f"{file} is begun, and Alembic doesn't see all that changed. Write the rest into it by"
            f" hand: {', '.join(owed)}."
        )
    return file


def _upgrade(config: Config, folder: Path) -> None:
    also_in(config, folder)
    command.upgrade(config, "head")


def _form(file: Path) -> dict[str, str]:
    engine = create_engine(URL.create("sqlite", database=str(file)))
    try:
        with engine.connect() as connection:
            return form(connection)
    finally:
        engine.dispose()


def _declared(metadata: MetaData) -> dict[str, str]:
    engine = create_engine("sqlite://")
    try:
        with engine.begin() as connection:
            metadata.create_all(connection)
            return form(connection)
    finally:
        engine.dispose()


def also_in(config: Config, folder: Path) -> None:
    """Make Alembic find the migrations of another folder, too."""
    folders = dict.fromkeys(map(str, (VERSIONS, folder)))
    schema.set_option(config, "version_locations", "\n".join(folders))


def _check(
    metadata: MetaData, context: Any, _revision: Any, directives: list[ops.MigrationScript]
) -> None:
    (script,) = directives
    assert script.upgrade_ops is not None
    assert script.downgrade_ops is not None
    made = {one.index_name for one in _single(script.upgrade_ops) if _makes_index(one)}
    for index in _indexes_by_expression(metadata, context.connection):
        if index.name not in made:  # on SQLite Alembic leaves them out
            script.upgrade_ops.ops.append(ops.CreateIndexOp.from_index(index))
            script.downgrade_ops.ops.insert(0, ops.DropIndexOp.from_index(index))
    changes = list(_single(script.upgrade_ops))
    if not changes:
        raise NothingToDraftError("The migrations make the tables as they are: nothing to draft.")
    for one in changes:
        if isinstance(one, _NEEDS_A_COPY):
            raise CannotDraftError(
                "SQLite can't change a column or a constraint in place. Add a new column, or write"
                " the migration by hand; migrations/README.md says how."
            )
        if isinstance(one, ops.AddColumnOp):
            column = one.column
            if not column.nullable and column.server_default is None:
                raise CannotDraftError(
                    f"Rows of {one.table_name} that exist have no {column.name}: give the column"
                    " a server_default, or let it be NULL."
                )


def _makes_index(change: Any) -> bool:
    return isinstance(change, ops.CreateIndexOp)


def _indexes_by_expression(metadata: MetaData, connection: Connection) -> Iterator[Index]:
    there = indexes(connection)
    for table in metadata.sorted_tables:
        for index in sorted(table.indexes, key=lambda one: str(one.name)):
            plain = all(isinstance(one, Column) for one in index.expressions)
            if not plain and index.name not in there:
                yield index


def _single(change: Any) -> Iterator[Any]:
    """Yield the single changes of a change that may contain others."""
    if isinstance(change, ops.OpContainer):
        for one in change.ops:
            yield from _single(one)
    else:
        yield change


def main() -> int:
    """Draft and format a migration, and print the name of its file."""
    name = " ".join(sys.argv[1:]).strip()
    if not name:
        print('Say what changes: make migration NAME="where each person lives"', file=sys.stderr)
        return 2
    try:
        file = asyncio.run(draft(name))
    except CannotDraftError as why:
        print(why, file=sys.stderr)
        return 1
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", str(file)], check=True)  # noqa: S603
    print(f"{file.relative_to(Path.cwd())}: read it, then run tests/storage/test_schema.py.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
