"""The state of the database at the start of a test."""

from pathlib import Path

import pytest

from bot.app import STORED_FEATURES
from bot.storage.engine import Database
from tests.storage.scene import everything, fill
from tests.storage.stores import POSTGRESQL, url_of

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
