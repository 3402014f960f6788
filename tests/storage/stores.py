"""The stores that keep the same promises: in memory, on SQLite, and on PostgreSQL where given."""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from sqlalchemy.ext.asyncio import create_async_engine

from bot.matches.ports import Store
from bot.storage import schema
from bot.storage.engine import database_url
from bot.storage.memory import MemoryStore
from bot.storage.sql import SqlStore
from bot.storage.tables import metadata

POSTGRESQL = os.environ.get("KOIKOI_TEST_POSTGRESQL", "")
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
        engine = create_async_engine(database_url(POSTGRESQL))
        async with engine.begin() as connection:
            await connection.run_sync(metadata.drop_all)
            await connection.exec_driver_sql("DROP TABLE IF EXISTS alembic_version")
        await engine.dispose()
        await schema.upgrade(POSTGRESQL)
        return POSTGRESQL
    return ""


@asynccontextmanager
async def fresh_store(kind: str, folder: Path) -> AsyncIterator[Store]:
    """An empty store of a kind."""
    url = await url_of(kind, folder)
    store: Store = SqlStore(url) if url else MemoryStore()
    try:
        yield store
    finally:
        await store.close()
