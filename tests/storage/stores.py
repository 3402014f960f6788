"""Stores for tests: on SQLite as in production, and on PostgreSQL if a server is given.

A test gets a copy of one migrated file, or of one migrated database of the server. The next test
uses the same engines, so that each statement is compiled once per process; this takes most of the
time that a store needs. The tests of the bot, which are many, run without the driver's threads. The
files lie in memory where the system has a folder there, so no test waits for a disk.

The databases on a server are named after the process, which removes them at its end: several runs
may use one server at the same time.
"""

import asyncio
import atexit
import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

import aiosqlite
import pytest
from sqlalchemy import Engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.app import STORED_FEATURES
from bot.storage import schema
from bot.storage.counting_tables import counting
from bot.storage.engine import Database, database_url, nobody_hears
from bot.storage.metadata import metadata
from bot.storage.recounting import is_current, mark
from bot.storage.write_health import WriteHealth

POSTGRESQL = os.environ.get("KOIKOI_TEST_POSTGRESQL", "")
"""URL of a server on which databases may be created: postgresql://postgres@localhost/postgres."""
KINDS = ("sqlite", *(("postgresql",) if POSTGRESQL else ()))


_MEMORY: Final = Path("/dev/shm")


@dataclass(frozen=True, slots=True)
class _Kept:
    """A store whose engines are reused by later tests."""

    store: Database
    file: Path


_idle: dict[bool, list[_Kept]] = {True: [], False: []}
"""The stores that no test is using, with threads and without."""


class _AtOnce:
    """Replaces the queue of an aiosqlite connection: runs each job immediately."""

    def put_nowait(self, job: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, work = job
        try:
            result = work()
        except Exception as failed:
            if future is not None:
                future.set_exception(failed)
        else:
            if future is not None:
                future.set_result(result)


class _NoThread:
    """Replaces the thread of an aiosqlite connection."""

    daemon = True

    def start(self) -> None:
        pass


class CallingThread(ThreadPoolExecutor):
    """Replaces the threads of a transaction: runs each call immediately."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **options: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(work(*args, **options))
        except Exception as failed:
            future.set_exception(failed)
        return future


def _without_threads(store: Database) -> Database:
    """Run a store's connections in the test's own thread."""

    def connect(*args: Any, **options: Any) -> Any:
        connection: Any = aiosqlite.connect(*args, **options)
        connection._tx, connection._thread = _AtOnce(), _NoThread()
        return connection

    def connecting(_dialect: Any, _record: Any, _args: Any, options: dict[str, Any]) -> None:
        options["async_creator_fn"] = connect

    database = store
    for engine in (database._writer, database._reader):
        event.listen(engine.sync_engine, "do_connect", connecting)
    for turns in (database.write_turns, database.read_turns):
        assert turns is not None
        turns._threads = CallingThread(1)
        vars(turns)["_new_threads"] = lambda: CallingThread(1)  # after each closing
    return store


def answer_instead(
    monkeypatch: pytest.MonkeyPatch,
    store: Database,
    asked: Callable[..., object],
    answer: Callable[..., Awaitable[object]],
) -> None:
    """Replace the result of the store for one function."""
    for name in ("read", "write"):
        usual = getattr(store, name)

        async def ask(work: Any, *given: Any, usual: Any = usual, **named: Any) -> Any:
            if work is asked:
                return await answer(*given, **named)
            return await usual(work, *given, **named)

        monkeypatch.setattr(store, name, ask)


def engines(store: Database) -> dict[str, list[Engine]]:
    """Return all engines of a store, by use: "reading" and "writing"."""
    database = store
    return {
        kind: [one.sync_engine, *([turns.engine] if turns is not None else ())]
        for kind, one, turns in (
            ("reading", database._reader, database.read_turns),
            ("writing", database._writer, database.write_turns),
        )
    }


@cache
def _folder() -> Path:
    """Return this process's folder for databases, which is removed when the process ends."""
    folder = Path(mkdtemp(prefix="koikoi-tests-", dir=_MEMORY if _MEMORY.is_dir() else None))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


@cache
def _template() -> Path:
    """Create one migrated file, which is copied for every test: faster than to migrate again."""
    file = _folder() / "template.sqlite3"
    asyncio.run(schema.upgrade(f"sqlite:///{file}"))
    return file


def make_file(file: Path) -> None:
    """Create a migrated file without rows."""
    shutil.copy(_template(), file)


@asynccontextmanager
async def sqlite_store(*, threads: bool = True) -> AsyncIterator[Database]:
    """An empty store on SQLite.

    `threads`: each connection has its own thread, as in production. Without threads nothing else
    runs while the store works.
    """
    template = await asyncio.to_thread(_template)
    idle = _idle[threads]
    if not idle:
        file = Path(mkdtemp(dir=_folder())) / "koikoi.sqlite3"
        store = Database(f"sqlite:///{file}", STORED_FEATURES)
        idle.append(_Kept(store if threads else _without_threads(store), file))
    kept = idle.pop()
    shutil.copy(template, kept.file)
    try:
        yield kept.store
    finally:
        await kept.store.close()
        for beside in kept.file.parent.iterdir():  # including the journal that was not merged yet
            beside.unlink()
        kept.store.write_health = WriteHealth()
        idle.append(kept)


async def url_of(kind: str, folder: Path) -> str:
    """Return the URL of a new database."""
    if kind == "sqlite":
        shutil.copy(await asyncio.to_thread(_template), folder / "koikoi.sqlite3")
        return _file_url(folder)
    url = _server_url(_own_name())
    form = await asyncio.to_thread(_template_form)
    if not await _emptied(url, form):
        await _on_server(_made(_own_name(), _template_of(_own_name())))
    return url


async def url_after(
    kind: str,
    folder: Path,
    past: Callable[[str], Awaitable[Any]],
    start: Callable[[str, Path], Awaitable[str]] = url_of,
) -> tuple[str, Any]:
    """Return the URL of a database after the function `past`, and the result of `past`.

    The function runs once per process, and each test gets a copy. It leaves no connection open.
    """
    if (kind, past) not in _pasts:
        place = Path(mkdtemp(dir=_folder()))
        outcome = await past(await start(kind, place))
        name = f"{_own_name()}_past_{len(_pasts)}" if kind == "postgresql" else ""
        if name:
            await _on_server(_made(name, _own_name()))
            _to_remove.append(name)
        _pasts[kind, past] = place, name, outcome
    place, name, outcome = _pasts[kind, past]
    if name:
        await _on_server(_made(_own_name(), name))
        return _server_url(_own_name()), outcome
    shutil.copy(place / "koikoi.sqlite3", folder)
    return _file_url(folder), outcome


_pasts: dict[tuple[str, Callable[[str], Awaitable[Any]]], tuple[Path, str, Any]] = {}


async def empty_url(kind: str, folder: Path) -> str:
    """Return the URL of a database without tables; for SQLite the file does not exist yet."""
    if kind == "sqlite":
        return _file_url(folder)
    await _on_server(_made(_own_name()))
    return _server_url(_own_name())


def _file_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'koikoi.sqlite3'}"


def _server_url(name: str) -> str:
    return make_url(POSTGRESQL).set(database=name).render_as_string(hide_password=False)


@cache
def _own_name() -> str:
    """Return the name of this process's database. At exit it is removed with its copies."""
    name = f"koikoi_tests_{os.getpid()}"
    _to_remove.extend((name, _template_of(name)))
    atexit.register(lambda: asyncio.run(_on_server([_removed(one) for one in _to_remove])))
    return name


_to_remove: list[str] = []
"""The databases of this process on the server."""


def _template_of(name: str) -> str:
    return f"{name}_template"


def _made(name: str, template: str = "template1") -> list[str]:
    """Return the statements that create a database, whatever state a test has left it in."""
    return [_removed(name), f"CREATE DATABASE {name} TEMPLATE {template}"]


def _removed(name: str) -> str:
    """Return the statement that removes a database, even if it is in use."""
    return f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"


async def _on_server(statements: list[str]) -> None:
    async with _autocommitting(POSTGRESQL).connect() as connection:
        for statement in statements:
            await connection.exec_driver_sql(statement)


@cache
def _autocommitting(url: str) -> AsyncEngine:
    """Return an engine that keeps no connection, so that each event loop can use it."""
    return create_async_engine(database_url(url), isolation_level="AUTOCOMMIT", poolclass=NullPool)


_FORM: Final = """
SELECT md5(string_agg(one, ' ' ORDER BY one)) FROM (
  SELECT version_num FROM alembic_version
  UNION ALL SELECT concat_ws(' ', oid, relname) FROM pg_class
    WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT concat_ws(' ', attrelid, attname, atttypid, atttypmod, attnotnull)
    FROM pg_attribute JOIN pg_class ON attrelid = pg_class.oid
    WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT concat_ws(' ', oid, conname) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT oid::text FROM pg_attrdef
) AS all_of_it (one)
"""
"""The objects that a migration changes. A recreated object has another number."""


async def _form(connection: AsyncConnection) -> str:
    return str((await connection.exec_driver_sql(_FORM)).scalar_one())


@cache
def _template_form() -> str:
    """Create a migrated database on the server: a copy takes a tenth of the migrations' time."""
    name = _template_of(_own_name())

    async def make() -> str:
        await _on_server(_made(name))
        await schema.upgrade(_server_url(name))
        engine = create_async_engine(database_url(_server_url(name)))
        async with engine.connect() as connection:
            form = await _form(connection)
        await engine.dispose()
        return form

    return asyncio.run(make())


async def _emptied(url: str, form: str) -> bool:
    """Empty the database of the previous test; return False if its schema is different now.

    This takes a fifth of the time of a new copy of the template, or of `TRUNCATE`. Afterwards the
    files are as empty as new ones: new rows lie in the order of their insertion.
    """
    try:
        async with _autocommitting(url).connect() as connection:
            await connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            if await _form(connection) != form:
                return False
            filled = set((await connection.exec_driver_sql(_FILLED)).scalars())
            filled &= {one.name for one in metadata.sorted_tables if one is not counting}
            for table in reversed(metadata.sorted_tables):
                if table.name in filled:
                    await connection.exec_driver_sql(f"DELETE FROM {table.name}")
            if filled:
                await connection.exec_driver_sql(f"VACUUM {', '.join(sorted(filled))}")
            await connection.exec_driver_sql(_FROM_ONE)
            if not await is_current(connection):
                await mark(connection)
    except DBAPIError:  # it does not exist yet, or has no tables
        return False
    return True


_FILLED: Final = """
SELECT relname FROM pg_class
WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 0
"""
"""The tables whose files are not empty. Looking into each table takes four times as long."""
_FROM_ONE: Final = """
SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
FROM pg_sequences
"""
"""Restarts the sequences, including those that a test set higher and never used."""


@cache
def _server_store() -> Database:
    """Return the store of this process on the server; between tests it has no connections."""
    return patient(_server_url(_own_name()))


def patient(url: str) -> Database:
    """Return a database with a long idle limit: on a busy machine a test may pause."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.storage.engine.IDLE_MS", 300_000)
        return Database(url, STORED_FEATURES)


@asynccontextmanager
async def fresh_store(kind: str, folder: Path) -> AsyncIterator[Database]:
    """Yield an empty store of a kind."""
    if kind == "sqlite":
        async with sqlite_store() as shared:
            yield shared
        return
    await url_of(kind, folder)
    store = _server_store()
    store.took = nobody_hears
    try:
        yield store
    finally:
        await store.close()


def _forget() -> None:
    """Reset the state in a forked process: threads and connections stay with its parent."""
    for kept in _idle.values():
        kept.clear()
    for made in (_folder, _template, _own_name, _template_form, _server_store, _autocommitting):
        made.cache_clear()


os.register_at_fork(after_in_child=_forget)
