"""The connections to a database."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.storage.engine import READERS, Database
from bot.storage.errors import StorageError


async def test_too_many_readers_get_a_sentence_and_the_next_one_is_served(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'koikoi.sqlite3'}")
    pool = database._reader.sync_engine.pool
    pool._timeout = 0.01  # type: ignore[attr-defined]
    async with AsyncExitStack() as taken:
        for _ in range(READERS):
            await taken.enter_async_context(database.reading())
        with pytest.raises(StorageError, match="too much to do"):
            async with database.reading():
                pass
    async with database.reading():
        pass
    await database.close()
