"""One database: its engines, and the code that is specific to SQLite or PostgreSQL.

SQLite allows one writer at a time. All writes use one connection and begin with `BEGIN IMMEDIATE`.
Without it, a transaction that first reads and then writes could fail at once with "database is
locked", whatever the busy timeout is. Reads use separate connections; the write-ahead log lets
them run beside a write. With `synchronous=FULL`, committed data survives a power failure.

The running bot uses functions of a connection (`*_rows`): `Database.read` or `write` runs each as
one transaction. On SQLite all its statements run in one turn of a thread. The asynchronous driver
(`reading`, `writing`) changes threads four times for each statement, and waits for the event loop
each time. It is for long work: an upgrade, a copy, a check.
"""

import asyncio
import errno
import logging
import os
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, Table, create_engine, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, PendingRollbackError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.util import await_only

from bot.folders import as_whom
from bot.matches.errors import Conflict
from bot.storage.errors import StorageError
from bot.storage.feature import StoredFeature
from bot.storage.private_files import make_file, make_folder, tighten
from bot.storage.write_health import WriteHealth

SSL_MODE: Final = "sslmode"
SSL_MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
OPTIONS: Final = frozenset(
    {"host", "port", "user", "password", "passfile", "ssl", "prepared_statement_cache_size"}
)
"""The options that the URL of a server may have."""
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
IN_ONE_TURN = "sqlite+pysqlite"
"""The driver of transactions that run in one turn of a thread."""
READERS = 4
"""Connections that read at the same time."""
BEGIN_READING = "BEGIN"
BEGIN_WRITING = "BEGIN IMMEDIATE"
BUSY_SECONDS = 10
LOG_LIMIT: Final = 8 * 1024 * 1024
"""Bytes of SQLite's log that remain when it begins anew. In use it rarely has more; a long reader
lets it grow by all that is written meanwhile, and without a limit the file would stay so large."""

# At DEBUG the driver logs every statement with its values: cards, nonces, the secret.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


def database_url(text: str) -> URL:
    """Read a database's URL and choose its driver.

    Raises `StorageError` for other URLs, and for those that can't mean what they say.
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as unreadable:  # the latter: a port that is no number
        raise StorageError(
            "The database URL can't be read; try sqlite:///data/koikoi.sqlite3."
        ) from unreadable
    kind = url.drivername.partition("+")[0]
    kind = "postgresql" if kind == "postgres" else kind
    if kind not in DRIVERS:
        raise StorageError(f"Databases of the kind {kind} are not known: use sqlite or postgresql.")
    url = url.set(drivername=DRIVERS[kind])
    return url if kind == "sqlite" else _of_server(url)


def _of_server(url: URL) -> URL:
    """Return a server's URL with the options of its driver. Raises `StorageError`."""
    if url.host is not None and "@" in url.host:
        raise StorageError(
            "The database URL has an @ too many: if it belongs to the password, write %40."
        )
    query = dict(url.query)
    if SSL_MODE in query:  # as every other program calls it
        query.setdefault("ssl", query.pop(SSL_MODE))
    if unknown := sorted(query.keys() - OPTIONS):
        raise StorageError(
            f"The database URL has options that are not known here: {', '.join(unknown)}. Known are"
            f" {', '.join(sorted(OPTIONS - {'ssl'} | {SSL_MODE}))}."
        )
    if query.get("ssl", "prefer") not in SSL_MODES:
        raise StorageError(
            f"The database URL must have one of these as its sslmode: {', '.join(SSL_MODES)}."
        )
    return url.set(query=query)


def shown(url: URL) -> str:
    """Return how the host is told of a database: its file, or its URL without the password."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.render_as_string(hide_password=True)


def is_there(file: Path) -> bool:
    """Return whether there is such a file. Raises `StorageError` if there can't be one."""
    try:
        return file.exists()
    except OSError as refused:
        raise StorageError(
            f"The database {file} can't be used: {refused.strerror or refused}.{as_whom(file)}"
        ) from refused


def database_file(url: URL) -> Path | None:
    """Return the file of an SQLite database; None for a server. Raises `StorageError`."""
    if url.get_backend_name() != "sqlite":
        return None
    if not url.database or url.database == ":memory:":
        raise StorageError("The database must be a file, such as sqlite:///data/koikoi.sqlite3.")
    return Path(url.database)


def prepare_folder(file: Path) -> None:
    """Make the folder of an SQLite file. Raises `StorageError` if it can't be written."""
    with _writable(file):
        make_folder(file.parent)
        probe = file.parent / f".{file.name}.probe"
        probe.touch()
        probe.unlink()
        # Don't open the file: closing it would release SQLite's locks in this process.
        if file.exists() and not (file.is_file() and os.access(file, os.R_OK | os.W_OK)):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def prepare_file(file: Path) -> None:
    """Make the folder of an SQLite file and the file, for nobody else to read.

    Raises `StorageError` where they can't be written.
    """
    prepare_folder(file)
    with _writable(file):
        make_file(file)
    tighten(file)


@contextmanager
def _writable(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as refused:
        raise StorageError(
            f"The database {file} can't be written: {refused.strerror or refused}.{as_whom(file)}"
        ) from refused


def upsert(connection: AsyncConnection | Connection, table: Table) -> Any:
    """Return an insert with support for `ON CONFLICT`, for the connection's database."""
    return upsert_in(connection.dialect.name, table)


def upsert_in(dialect: str, table: Table) -> Any:
    """Return the same for a kind of database."""
    return (postgresql if dialect == "postgresql" else sqlite).insert(table)


def replace_rows(connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """Write whole rows; those with the same key are replaced."""
    if rows:
        connection.execute(_replacing(connection.dialect.name, table), rows)


@cache
def _replacing(dialect: str, table: Table) -> Any:
    keys = [one.name for one in table.primary_key]
    added = upsert_in(dialect, table)
    new = {one.name: added.excluded[one.name] for one in table.columns if one.name not in keys}
    return added.on_conflict_do_update(index_elements=keys, set_=new)


def process_of(connection: Connection) -> str | None:
    """Return the name of this process if it announces each change to others (`announce_as`)."""
    process: str | None = connection.get_execution_options().get("process")
    return process


def features_of(connection: Connection) -> tuple[StoredFeature, ...]:
    """Return the features that store data in this database."""
    features: tuple[StoredFeature, ...] = connection.get_execution_options()[_FEATURES]
    return features


_FEATURES: Final = "features"

IDLE_MS: Final = 8_000
"""Milliseconds after which PostgreSQL ends a transaction in which nothing is asked: a process that
hangs must not keep others from the rows that it has locked. It counts only between two statements:
who hangs between the preparation and the rest of one is ended by `LeaseRows.take_leases`."""

LOCK_MS: Final = BUSY_SECONDS * 1000
"""Milliseconds that a statement waits on PostgreSQL for what another program has locked."""


def session_name(process: str) -> str:
    """Return how the connections of one of several processes are called at the server."""
    return f"koikoi {process}"


Took = Callable[[str, float], None]
_T = TypeVar("_T")
_P = ParamSpec("_P")
Work = Callable[Concatenate[Connection, _P], _T]
"""The statements of a transaction, and what is made of their rows."""


def nobody_hears(_kind: str, _seconds: float) -> None:
    """Tell nobody how long a transaction took."""


class _Turns:
    """An SQLite engine whose transactions each run in one turn of a thread of their own."""

    def __init__(
        self,
        url: URL,
        *,
        size: int,
        begin: str,
        keys: bool,
        options: Mapping[str, Any],
        pragmas: Sequence[str] = (),
    ) -> None:
        self.engine = create_engine(
            url.set(drivername=IN_ONE_TURN),
            pool_size=size,
            max_overflow=0,
            hide_parameters=True,
            execution_options=options,
        )
        _prepare_sqlite(
            self.engine, lambda driver: driver.execute(begin), keys=keys, pragmas=pragmas
        )
        self._size = size
        self._threads = self._new_threads()

    def _new_threads(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self._size, "database")  # each thread starts when it is needed

    async def run(self, transaction: Callable[[Engine], _T]) -> _T:
        """Run a transaction. One that was begun goes on, also if nobody waits for it any more."""
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, transaction, self.engine
        )

    def close(self) -> None:
        """Close every connection that no transaction uses, and end the threads.

        A later transaction opens new ones.
        """
        self.engine.dispose()
        self._threads.shutdown(wait=False)
        self._threads = self._new_threads()


class Database:
    """The writing engine and the reading engine of a database.

    `features`: the features whose data it holds, as `features_of` returns them.

    `migrating`: foreign keys are off. SQLite changes a table by making a new one and dropping the
    old one, which would also delete the rows that point to it.

    `long_work`: much is worked out between two statements of one transaction, as in each migration.
    No `IDLE_MS` and no `LOCK_MS` ends it.
    """

    def __init__(
        self,
        text: str,
        features: Sequence[StoredFeature],
        *,
        migrating: bool = False,
        long_work: bool = False,
    ) -> None:
        self.took: Took = nobody_hears
        """Is told after each transaction whether it was "reading" or "writing", and how many
        seconds it took, from the wait for a connection on."""
        self.write_health = WriteHealth()
        self.url = database_url(text)
        self.features = tuple(features)
        options = {_FEATURES: self.features}
        self.read_turns: _Turns | None = None
        self.write_turns: _Turns | None = None
        """For SQLite; SQLite itself lets this writer and the other one take turns."""
        file = database_file(self.url)
        if file is None:
            hurried = not (migrating or long_work)
            limits = {
                "idle_in_transaction_session_timeout": str(IDLE_MS if hurried else 0),
                "lock_timeout": str(LOCK_MS if hurried else 0),
            }
            # A waiting writer reads the other's write; a server may have another default.
            self._writer = server_engine(
                self.url,
                isolation_level="READ COMMITTED",
                pool_pre_ping=True,
                connect_args={"server_settings": limits},
                execution_options=options,
            )
            # A read must see one consistent state, for example of a match's row and its log.
            self._reader = self._writer.execution_options(isolation_level="REPEATABLE READ")
            self._only_reader = self._reader.execution_options(postgresql_readonly=True)
            return
        prepare_file(file)
        both: Mapping[str, Any] = {"keys": not migrating, "options": options}
        writing: Mapping[str, Any] = {"size": 1, "begin": BEGIN_WRITING, **both}
        reading: Mapping[str, Any] = {"size": READERS, "begin": BEGIN_READING, **both}
        self._writer = _sqlite_engine(self.url, **writing)
        self._reader = _sqlite_engine(self.url, **reading)
        self.write_turns = _Turns(self.url, **writing)
        self.read_turns = _Turns(self.url, **reading, pragmas=("query_only=ON",))

    def announce_as(self, process: str) -> None:
        """Tell the other processes of each change from now on, under this name; PostgreSQL only.

        The server learns from it to which process a new connection belongs.
        """
        self._writer = self._writer.execution_options(process=process)
        name = {"application_name": session_name(process)}

        def named(_dialect: Any, _record: Any, _args: Any, options: Any) -> None:
            options["server_settings"] = {**options["server_settings"], **name}

        event.listen(self._writer.sync_engine, "do_connect", named)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction for writing: committed at the end, rolled back on an error."""
        with self._writing():
            async with self._writer.begin() as connection:
                yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction for reading, which sees one consistent state."""
        with self._timed("reading"):
            async with self._reader.connect() as connection:
                yield connection

    async def write(self, work: Work[_P, _T], *args: _P.args, **values: _P.kwargs) -> _T:
        """Run a function of a connection in a transaction for writing, in one turn.

        A cancelled write is rolled back unless it was already committing; people are asked to try
        again. Raises `Conflict` if a key of the database refuses the rows.
        """
        try:
            if self.write_turns is None:
                async with self.writing() as connection:
                    return await connection.run_sync(work, *args, **values)

            given_up = threading.Event()

            def transaction(engine: Engine) -> _T:
                with engine.begin() as connection:
                    written = work(connection, *args, **values)
                    if given_up.is_set():
                        raise asyncio.CancelledError
                    return written

            with self._writing():
                try:
                    return await self.write_turns.run(transaction)
                except asyncio.CancelledError:
                    given_up.set()
                    raise
        except IntegrityError as refused:
            raise Conflict from refused

    async def read(self, work: Work[_P, _T], *args: _P.args, **values: _P.kwargs) -> _T:
        """Run a function of a connection in a transaction for reading, in one turn.

        It sees one consistent state. Raises `StorageError` if it writes.
        """
        if self.read_turns is None:
            with self._timed("reading"):
                async with self._only_reader.connect() as connection:
                    return await connection.run_sync(work, *args, **values)

        def transaction(engine: Engine) -> _T:
            with engine.connect() as connection:
                return work(connection, *args, **values)

        with self._timed("reading"):
            return await self.read_turns.run(transaction)

    @contextmanager
    def _timed(self, kind: str) -> Iterator[None]:
        """Note how long a transaction takes. Errors of the database become `StorageError`."""
        began = time.perf_counter()
        try:
            with explained(self.url):
                yield
        finally:
            self.took(kind, time.perf_counter() - began)

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Note also how it ends; a refused key, or a refused action, is no failure."""
        health = self.write_health
        try:
            with self._timed("writing"):
                yield
        except StorageError:
            health.failed_at = health.now()
            raise
        health.written_at = health.now()

    async def refuse_dangling(self, connection: AsyncConnection) -> None:
        """Raise `StorageError` if a foreign key points to nothing. PostgreSQL prevents this."""
        if connection.dialect.name != "sqlite":
            return
        dangling = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).first()
        if dangling is not None:
            raise StorageError(f"The upgrade would leave rows of {dangling[0]} without a parent.")

    async def shorten_log(self) -> None:
        """Merge SQLite's log into the database and shorten it, if it is long.

        It waits for nobody, and nobody waits for it: while somebody reads an old state, or writes,
        it does what it can, and the next call goes on.
        """
        file = database_file(self.url)
        if file is not None:
            with explained(self.url):
                await asyncio.to_thread(_shorten_log, file)

    async def close(self) -> None:
        """Close every connection."""
        for turns in (self.read_turns, self.write_turns):
            if turns is not None:
                turns.close()
        await self._reader.dispose()
        await self._writer.dispose()


def _shorten_log(file: Path) -> None:
    log = file.with_name(f"{file.name}-wal")
    if not log.exists() or log.stat().st_size <= LOG_LIMIT:
        return
    with closing(sqlite3.connect(file, timeout=0, isolation_level=None)) as connection:
        # The pages are copied beside those who write; only the rest is done with writers waiting.
        _, pages, copied = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        if copied == pages:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


@contextmanager
def explained(url: URL) -> Iterator[None]:
    """Turn the driver's errors into `StorageError`; `IntegrityError` is left to the caller."""
    try:
        yield
    except IntegrityError:
        raise
    except PoolTimeout as busy:
        raise StorageError(f"The database {shown(url)} has too much to do.") from busy
    except PendingRollbackError as broken:  # asked on a connection that had broken before
        raise StorageError(f"The connection to the database {shown(url)} broke.") from broken
    except (DBAPIError, sqlite3.Error, OSError) as failed:
        file = database_file(url)
        whom = "" if file is None else as_whom(file)
        sentence = f"The database {shown(url)} can't be used: {_reason(failed)}.{whom}"
        raise StorageError(sentence) from failed


def _reason(failed: Exception) -> object:
    """Return the cause that the database or the operating system reports."""
    if isinstance(failed, DBAPIError):
        return failed.orig
    if isinstance(failed, OSError):
        return failed.strerror or failed
    return failed


def server_engine(url: URL, **options: Any) -> AsyncEngine:
    """Make an engine for PostgreSQL. Raises `StorageError` if its driver is missing."""
    try:
        engine = create_async_engine(url, hide_parameters=True, **options)
    except ModuleNotFoundError as missing:
        raise StorageError(
            "PostgreSQL needs its driver: install requirements-postgresql.txt, as"
            " HOSTING-DETAILS.md says."
        ) from missing

    def connecting(dialect: Any, _record: Any, _args: Any, options: Any) -> None:
        options["connection_class"] = _closing_in_silence(dialect.dbapi.asyncpg)

    event.listen(engine.sync_engine, "do_connect", connecting)
    return engine


@cache
def _closing_in_silence(asyncpg: Any) -> type[Any]:
    """Return a connection of the driver that raises nothing when it is closed.

    SQLAlchemy closes a broken one in a task of its own. If the waiting task is cancelled, nobody
    reads its error, and asyncio would write a traceback into the log.
    """

    class Connection(asyncpg.Connection):  # type: ignore[misc]  # the driver need not be there
        __slots__ = ()

        async def close(self, **options: Any) -> None:
            with suppress(Exception):  # the driver has aborted it then
                await super().close(**options)

    return Connection


def _sqlite_engine(
    url: URL, *, size: int, begin: str, keys: bool, options: Mapping[str, Any]
) -> AsyncEngine:
    engine = create_async_engine(
        url, pool_size=size, max_overflow=0, hide_parameters=True, execution_options=options
    )
    _prepare_sqlite(engine.sync_engine, lambda driver: await_only(driver.execute(begin)), keys=keys)
    return engine


def _prepare_sqlite(
    engine: Engine,
    begin: Callable[[Any], object],
    *,
    keys: bool,
    pragmas: Sequence[str] = (),
) -> None:
    """Set up each connection of an engine; *begin* begins a transaction on the driver's own."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # the driver begins no transaction itself
        cursor = connection.cursor()
        for pragma in (
            f"busy_timeout={BUSY_SECONDS * 1000}",
            "journal_mode=WAL",
            "synchronous=FULL",
            f"foreign_keys={'ON' if keys else 'OFF'}",
            f"journal_size_limit={LOG_LIMIT}",
            *pragmas,
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        # Executed by the driver directly, for speed: the statement has no values and no rows.
        begin(connection.connection.driver_connection)
