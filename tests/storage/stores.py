"""Stores for tests: on SQLite as in life, and on PostgreSQL where a server is given.

A test on SQLite gets a copy of one migrated file. The engines are used again by the next test, so
that each statement is compiled once per process; this takes most of the time that a store needs.
The tests of the bot, which are many, do without the driver's threads. The files lie in memory where
the system has a folder there: a test needs no disk to be synced.
"""

import asyncio
import atexit
import os
import shutil
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

import aiosqlite
from sqlalchemy import Engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from bot.matches.ports import Store
from bot.storage import schema
from bot.storage.engine import database_url
from bot.storage.sql import SqlStore

POSTGRESQL = os.environ.get("KOIKOI_TEST_POSTGRESQL", "")
"""A server on which databases may be made, such as postgresql://postgres@localhost/postgres."""
KINDS = ("sqlite", *(("postgresql",) if POSTGRESQL else ()))


_MEMORY: Final = Path("/dev/shm")


@dataclass(frozen=True, slots=True)
class _Kept:
    """A store whose engines are used by one test after the other."""

    store: SqlStore
    file: Path


_idle: dict[bool, list[_Kept]] = {True: [], False: []}
"""The stores that no test uses now, with threads and without."""


class _AtOnce:
    """In the place of an aiosqlite connection's queue: what is put there is done at once."""

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
    """In the place of its thread."""

    daemon = True

    def start(self) -> None:
        pass


class _CallingThread(ThreadPoolExecutor):
    """In the place of a transaction's threads: what is handed over is done at once."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **options: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(work(*args, **options))
        except Exception as failed:
            future.set_exception(failed)
        return future


def _without_threads(store: SqlStore) -> SqlStore:
    """Let a store's connections work in the test's own thread, which takes a third of the time."""

    def connect(*args: Any, **options: Any) -> Any:
        connection: Any = aiosqlite.connect(*args, **options)
        connection._tx, connection._thread = _AtOnce(), _NoThread()
        return connection

    def connecting(_dialect: Any, _record: Any, _args: Any, options: dict[str, Any]) -> None:
        options["async_creator_fn"] = connect

    database = store._database
    for engine in (database._writer, database._reader):
        event.listen(engine.sync_engine, "do_connect", connecting)
    for turns in (database.write_turns, database.read_turns):
        assert turns is not None
        turns._threads = _CallingThread(1)
    return store


def engines(store: SqlStore) -> dict[str, list[Engine]]:
    """All engines of a store: those that are "reading", and those that are "writing"."""
    database = store._database
    return {
        kind: [one.sync_engine, *([turns.engine] if turns is not None else ())]
        for kind, one, turns in (
            ("reading", database._reader, database.read_turns),
            ("writing", database._writer, database.write_turns),
        )
    }


@cache
def _folder() -> Path:
    """This process's folder for databases; it goes when the process ends."""
    folder = Path(mkdtemp(prefix="koikoi-tests-", dir=_MEMORY if _MEMORY.is_dir() else None))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


@cache
def _template() -> Path:
    """One migrated file, copied for every test: a migration for each would take longer."""
    file = _folder() / "template.sqlite3"
    asyncio.run(schema.upgrade(f"sqlite:///{file}"))
    return file


@asynccontextmanager
async def sqlite_store(*, threads: bool = True) -> AsyncIterator[SqlStore]:
    """An empty store on SQLite.

    `threads`: each connection has a thread of its own, as in life. Without them nothing else runs
    while the store works.
    """
    template = await asyncio.to_thread(_template)
    idle = _idle[threads]
    if not idle:
        file = Path(mkdtemp(dir=_folder())) / "koikoi.sqlite3"
        store = SqlStore(f"sqlite:///{file}")
        idle.append(_Kept(store if threads else _without_threads(store), file))
    kept = idle.pop()
    shutil.copy(template, kept.file)
    try:
        yield kept.store
    finally:
        await kept.store.close()
        for beside in kept.file.parent.iterdir():  # the log of what was not merged yet
            beside.unlink()
        idle.append(kept)


async def url_of(kind: str, folder: Path) -> str:
    """A fresh database's URL."""
    url = await empty_url(kind, folder)
    if kind == "sqlite":
        shutil.copy(await asyncio.to_thread(_template), folder / "koikoi.sqlite3")
    else:
        await schema.upgrade(url)
    return url


async def empty_url(kind: str, folder: Path) -> str:
    """The URL of a database without tables; that of SQLite has no file yet."""
    if kind == "sqlite":
        return f"sqlite:///{folder / 'koikoi.sqlite3'}"
    url = await _own_database()
    engine = create_async_engine(database_url(url))
    async with engine.begin() as connection:  # also tables as an older version made them
        await connection.exec_driver_sql("DROP SCHEMA public CASCADE")
        await connection.exec_driver_sql("CREATE SCHEMA public")
    await engine.dispose()
    return url


async def _own_database() -> str:
    """A database for this process: tests run in several at once."""
    name = f"koikoi_{os.environ.get('PYTEST_XDIST_WORKER', 'tests')}"
    server = create_async_engine(database_url(POSTGRESQL), isolation_level="AUTOCOMMIT")
    async with server.connect() as connection:
        known = await connection.execute(
            text("SELECT 1 FROM pg_database WHERE datname = :name"), {"name": name}
        )
        if known.first() is None:
            await connection.exec_driver_sql(f"CREATE DATABASE {name}")
    await server.dispose()
    return make_url(POSTGRESQL).set(database=name).render_as_string(hide_password=False)


@asynccontextmanager
async def fresh_store(kind: str, folder: Path) -> AsyncIterator[Store]:
    """An empty store of a kind."""
    if kind == "sqlite":
        async with sqlite_store() as shared:
            yield shared
        return
    store = SqlStore(await url_of(kind, folder))
    try:
        yield store
    finally:
        await store.close()
