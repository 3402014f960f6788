"""The database schema: upgrade it, back it up before an upgrade, and check it.

The migrations lie beside the package in a checkout, and in the package where it is installed.
Alembic is configured here, so there is one place that knows where they are.
"""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    closing,
    nullcontext,
)
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, inspect
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database_urls import sqlite_url
from bot.folders import CODE, as_whom
from bot.storage import (  # noqa: F401 - importing them registers their tables
    block_tables,
    cluster_tables,
    counting_tables,
    daily_tables,
    dm_tables,
    host_tables,
    match_tables,
    message_tables,
    people_tables,
    rotation_tables,
    server_tables,
)
from bot.storage.copying import (
    byte_copy,
    copy_database,
    fill_copy,
    free_name,
    place_for_copy,
    remove,
    replace_database,
)
from bot.storage.dumping import dump
from bot.storage.engine import (
    Database,
    database_file,
    database_url,
    explained,
    is_there,
    prepare_folder,
    shown,
)
from bot.storage.errors import MadeByNewer, StorageError
from bot.storage.metadata import metadata
from bot.storage.recounting import count_again, is_current, mark

_log = logging.getLogger(__name__)

# At INFO it logs what kind of database it works with, and a line for each migration.
logging.getLogger("alembic").setLevel(logging.WARNING)

After = Callable[[AsyncConnection, str | None], Awaitable[None]]
MIGRATIONS: Final = next(
    folder / "migrations" for folder in (CODE, CODE.parent) if (folder / "migrations").is_dir()
)
UPGRADES_EARLIER: Final = "447f3488cc23"
"""The commit that upgrades a database whose form is earlier than the first migration."""


@dataclass(frozen=True, slots=True)
class DatabaseHealth:
    """The result of `check`. `revision` is None for a database without tables.

    `counted`: whether its matches were counted by this version's code.
    """

    revision: str | None
    newest: str
    counted: bool = True

    @property
    def older(self) -> bool:
        """Whether its tables have an older form, or are not there."""
        return self.revision != self.newest

    @property
    def pending(self) -> bool:
        """Whether an upgrade is due: of its form, or of what its matches count for."""
        return self.older or not self.counted


def configuration(connection: Connection | None = None) -> Config:
    """Alembic's configuration, working on an open connection."""
    config = Config()
    set_option(config, "script_location", str(MIGRATIONS))
    # A folder's name may have any other separator in it.
    set_option(config, "path_separator", "newline")
    config.attributes["connection"] = connection
    return config


def set_option(config: Config, name: str, value: str) -> None:
    """Set an option of Alembic, whose configuration replaces what begins with a %."""
    config.set_main_option(name, value.replace("%", "%%"))


def newest_revision() -> str:
    """The revision that this version of the code works with."""
    head = ScriptDirectory.from_config(configuration()).get_current_head()
    assert head is not None
    return head


async def check(url: str) -> DatabaseHealth:
    """Check a database without changing it. Raises `StorageError` if it can't be used.

    Every page is read: while a bot works with the database, check a copy (`still`).
    """
    file = database_file(database_url(url))
    if file is not None and is_there(file):
        await asyncio.to_thread(_check_file, file)
    return await form(url)


@asynccontextmanager
async def still(url: str) -> AsyncIterator[str]:
    """Yield the URL of a database that nobody changes: of a copy, for an SQLite file.

    SQLite's log can't begin anew as long as somebody reads an old state: a long check of the file
    itself would let it grow by all that a running bot writes meanwhile. Raises `StorageError`.
    """
    file = database_file(database_url(url))
    if file is None or not is_there(file):
        yield url
        return
    copy = await asyncio.to_thread(place_for_copy, file)
    try:
        await asyncio.to_thread(fill_copy, copy, file)
        yield sqlite_url(copy)
    except StorageError as failed:  # the host knows no copy
        raise StorageError(str(failed).replace(str(copy), str(file))) from failed
    finally:
        remove(copy)


async def form(url: str) -> DatabaseHealth:
    """Return which form a database has, without reading more. Raises `StorageError`."""
    location = database_url(url)
    file = database_file(location)
    if file is not None and (not is_there(file) or file.stat().st_size == 0):
        return DatabaseHealth(None, newest_revision())  # an empty file is not even opened
    if file is not None:
        await asyncio.to_thread(_refuse_foreign_file, file)
    database = Database(url, ())
    try:
        async with database.reading() as connection:
            revision = await connection.run_sync(_revision)
            names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
            _refuse_foreign(names, shown(location))
            newest = newest_revision()
            counted = revision != newest or await is_current(connection)
    finally:
        await database.close()
    if revision is not None:
        _known(revision)
    return DatabaseHealth(revision, newest, counted)


async def probe(url: str) -> None:
    """Raise `StorageError` if the database can't be written."""
    file = database_file(database_url(url))
    if file is not None:
        await asyncio.to_thread(prepare_folder, file)


async def upgrade(url: str, revision: str = "head") -> None:
    """Upgrade a database to a revision; it is created if there is none. Raises `StorageError`."""
    await run(url, lambda config: command.upgrade(config, revision), after=_count_older)


async def downgrade(url: str, revision: str) -> None:
    """Downgrade a database to an earlier revision; `base` removes all tables."""
    await run(url, lambda config: command.downgrade(config, revision))


async def prepare(url: str, *, copied: bool = False) -> Path | None:
    """Back up and upgrade a database at the start of the bot, if an upgrade is due.

    If only the code that counts is another one, its matches are counted again. `copied`: there is a
    backup already.

    Returns the file of the backup, or None. A new database is not backed up.
    """
    health = await check(url)
    if not health.pending:
        return None
    saved = None
    file = database_file(database_url(url))
    if file is not None and health.revision is not None and not copied:
        saved = free_name(file, f"before-{health.newest}", datetime.now(UTC))
        await backup(url, saved)
    await upgrade(url)
    _log.info("%s%s", _what_was_done(health), f" Its copy from before is {saved}." if saved else "")
    return saved


def _what_was_done(before: DatabaseHealth) -> str:
    if before.revision is None:
        return "The database was made."
    if before.older:
        return f"The database was upgraded from {before.revision} to {before.newest}."
    return "The matches of the database were counted again, as this version counts them."


async def backup(url: str, destination: Path) -> None:
    """Copy a database into one file, also while it is in use.

    Raises `StorageError`. If the process is killed, no file with the copy's name is left.
    """
    location = database_url(url)
    file = database_file(location)
    await refuse_nothing(url)
    if file is None:
        await dump(location, destination)
    else:
        await asyncio.to_thread(copy_database, file, destination, _check_file)


async def restore(
    url: str, source: Path, alone: AbstractAsyncContextManager[None] | None = None
) -> Path | None:
    """Put a backup in the database's place; no bot may work with it.

    The backup is only read, and it is checked first. The old database is kept beside the new
    one, in any state; the new one keeps its owner and rights.

    Args:
        url: the database.
        source: the backup.
        alone: entered once the backup is checked, and held while it is put in place (`owning`).

    Returns what was kept, None if nothing was there. Raises `StorageError`.
    """
    file = database_file(database_url(url))
    if file is None:
        raise StorageError("Restore PostgreSQL with its own pg_restore.")
    if whom := as_whom(file):
        raise StorageError(f"The database {file} can't be replaced.{whom}")
    async with named(source, file.parent) as copy:
        await refuse_nothing(sqlite_url(copy))
        await asyncio.to_thread(_check_file, copy)
        async with alone or nullcontext():
            kept = free_name(file, "before-restore", datetime.now(UTC))
            return await asyncio.to_thread(replace_database, file, copy, kept)


@asynccontextmanager
async def named(file: Path, folder: Path) -> AsyncIterator[Path]:
    """Yield a copy of a database that somebody named, in a folder; the file itself is only read.

    Raises `StorageError`, also for those that are raised within: they name the file.
    """
    if not is_there(file):
        raise StorageError(f"There is no database at {file}.")
    copying = byte_copy(file, folder)
    copy = await asyncio.to_thread(copying.__enter__)
    try:
        yield copy
    except StorageError as failed:  # the host knows no copy
        raise type(failed)(str(failed).replace(str(copy), str(file))) from failed
    finally:
        copying.__exit__(None, None, None)


async def refuse_nothing(url: str) -> None:
    """Raise `StorageError` where no database of the bot is."""
    location = database_url(url)
    file = database_file(location)
    if file is not None and not is_there(file):
        raise StorageError(f"There is no database at {file}.")
    if (await form(url)).revision is None:
        raise StorageError(f"{shown(location)} is empty: there is no database in it.")


async def _count_older(connection: AsyncConnection, before: str | None) -> None:
    """Count the matches that other code counted: only their logs know what there is to count."""
    if await connection.run_sync(_revision) != newest_revision():
        return
    if before is not None and not await is_current(connection):
        await count_again(connection)
    await mark(connection)


def _check_file(file: Path) -> None:
    """Let SQLite read every page."""
    try:
        connection = sqlite3.connect(file)
        try:
            found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
        finally:
            connection.close()
    except sqlite3.Error as broken:
        raise StorageError(
            f"The database {file} can't be read: {broken}.{as_whom(file)}"
        ) from broken
    if found != "ok":
        where = " ".join(found.split())  # SQLite says it in several lines
        raise StorageError(f"The database {file} is damaged; restore a backup: {where}.")


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _refuse_foreign_file(file: Path) -> None:
    """Refuse another program's file before it is opened as the bot's own, which changes it.

    Raises `StorageError`, also if the file is no database.
    """
    log, index = (file.with_name(file.name + suffix) for suffix in ("-wal", "-shm"))
    if log.exists() and not index.exists():
        return  # a reader makes the index anew: it would have to write
    # Without a log and a journal nobody is writing; then SQLite makes no files beside it.
    beside = log.exists() or file.with_name(f"{file.name}-journal").exists()
    url = f"{file.absolute().as_uri()}?mode=ro{'' if beside else '&immutable=1'}"
    try:
        with (
            explained(database_url(sqlite_url(file))),
            closing(sqlite3.connect(url, uri=True)) as connection,
        ):
            names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            _refuse_foreign([name for (name,) in names], str(file))
    except StorageError as failed:
        cause = failed.__cause__
        if isinstance(cause, sqlite3.Error) and cause.sqlite_errorcode in _TO_BE_WRITTEN:
            return
        raise


_TO_BE_WRITTEN: Final = frozenset(
    {sqlite3.SQLITE_READONLY_ROLLBACK, sqlite3.SQLITE_READONLY_RECOVERY}
)
"""The errors of a file in which a killed program's changes have to be rolled back first."""


def _refuse_foreign(names: Iterable[str], name: str) -> None:
    """Refuse a database with tables of which none is ours."""
    found = {one for one in names if not one.startswith("sqlite_")}
    if found and not found & {"alembic_version", *metadata.tables}:
        raise StorageError(
            f"{name} is another program's database (it has the table {min(found)}). Name another"
            " one in DATABASE_URL."
        )


def _known(revision: str) -> None:
    """Raise `StorageError` for a form that no migration of this version leads to or from."""
    scripts = ScriptDirectory.from_config(configuration())
    try:
        scripts.get_revision(revision)
    except CommandError as unknown:
        first = scripts.get_base()
        assert first is not None
        if revision < first:
            raise StorageError(
                f"The database has the form {revision}, from before the first release: upgrade it"
                f" with koikoi db upgrade of the commit {UPGRADES_EARLIER}, then use this version."
            ) from unknown
        raise MadeByNewer(
            "The database was made by a newer version; install that one, or restore a backup."
        ) from unknown


async def run(url: str, work: Callable[[Config], object], after: After | None = None) -> None:
    """Change the schema with Alembic, in one transaction.

    `after` is called within it with the revision before, None for a new database. Raises
    `StorageError` and rolls back if a foreign key points to nothing afterwards.
    """
    database = Database(url, (), migrating=True)
    try:
        async with database.writing() as connection:
            before = await connection.run_sync(_revision)
            await connection.run_sync(lambda sync: work(configuration(sync)))
            if after is not None:
                await after(connection, before)
            await database.refuse_dangling(connection)
    finally:
        await database.close()
