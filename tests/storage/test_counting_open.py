"""The count of open matches, which is asked every few seconds, among a million finished ones."""

from typing import Any

from sqlalchemy import event

from tests.storage.stores import sqlite_store


async def test_finished_matches_are_not_looked_at() -> None:
    asked: list[tuple[str, Any]] = []

    def note(_: Any, __: Any, statement: str, parameters: Any, *___: Any) -> None:
        asked.append((statement, parameters))

    async with sqlite_store() as store:
        engine = store._database._reader.sync_engine
        event.listen(engine, "before_cursor_execute", note)
        try:
            await store.count_open()
        finally:
            event.remove(engine, "before_cursor_execute", note)
        ((statement, parameters),) = asked
        async with store._database.reading() as connection:
            found = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
            plan = [row.detail for row in found]
    assert plan[0].startswith("SEARCH matches USING INDEX ix_matches_deadline"), plan
