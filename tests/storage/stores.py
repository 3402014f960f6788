"""The stores that keep the same promises: in memory, on SQLite, and on PostgreSQL where given."""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from bot.matches.ports import Store
from bot.storage import schema
from bot.storage.engine import database_url
from bot.storage.memory import MemoryStore
from bot.storage.sql import SqlStore
from bot.storage.tables import metadata

POSTGRESQL = os.environ.get("KOIKOI_TEST_POSTGRESQL", "")
"""A server on which databases may be made, such as postgresql://postgres@localhost/postgres."""
KINDS = ("memory", "sqlite", *(("postgresql",) if POSTGRESQL else ()))


@cache
def _template() -> Path:
    """One migrated file, copied for every test: a migration for each would take longer."""
    file = Path(mkdtemp(prefix="koikoi-tests-")) / "template.sqlite3"
    asyncio.run(schema.upgrade(f"sqlite:///{file}"))
    return file


async def url_of(kind: str, folder: Path) -> str:
    """A fresh database's URL; empty for memory."""
    if kind == "sqlite":
        file = folder / "koikoi.sqlite3"
        shutil.copy(await asyncio.to_thread(_template), file)
        return f"sqlite:///{file}"
    if kind == "postgresql":
        url = await _own_database()
        engine = create_async_engine(database_url(url))
        async with engine.begin() as connection:
            await connection.run_sync(metadata.drop_all)
            await connection.exec_driver_sql("DROP TABLE IF EXISTS alembic_version")
        await engine.dispose()
        await schema.upgrade(url)
        return url
    return ""


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
    url = await url_of(kind, folder)
    store: Store = SqlStore(url) if url else MemoryStore()
    try:
        yield store
    finally:
        await store.close()
