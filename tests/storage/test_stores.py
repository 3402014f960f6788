"""The state of the database at the start of a test."""

import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection

from bot.app import STORED_FEATURES
from bot.storage.engine import Database
from tests.storage.scene import everything, fill
from tests.storage.stores import POSTGRESQL, sqlite_store, url_of

_NEXT = "SELECT nextval(format('%I.%I', schemaname, sequencename)::regclass) FROM pg_sequences"


@pytest.mark.skipif(not POSTGRESQL, reason="KOIKOI_TEST_POSTGRESQL names no server")
async def test_nothing_of_a_test_before_is_left_on_the_server(tmp_path: Path) -> None:
    """Neither rows nor numbers: the scene sets sequences higher without using them."""
    store = Database(await url_of("postgresql", tmp_path), STORED_FEATURES)
    async with store.writing() as connection:
        await connection.run_sync(fill)
    await store.close()
    store = Database(await url_of("postgresql", tmp_path), STORED_FEATURES)
    async with store.writing() as connection:
        rows = await connection.run_sync(everything)
        taken = (await connection.exec_driver_sql(_NEXT)).all()
    await store.close()
    assert not any(found for name, found in rows.items() if name != "counting")
    assert {row.nextval for row in taken} == {1}


async def test_a_reused_store_runs_without_threads_again() -> None:
    """Its file is another one each time, and closing it replaces the threads of transactions."""

    def thread(_connection: Connection) -> int:
        return threading.get_ident()

    for _ in range(2):
        async with sqlite_store(threads=False) as store:
            ran = {await store.read(thread), await store.write(thread)}
        assert ran == {threading.get_ident()}
