"""`koikoi db copy` moves a host from one database to another: completely, or not at all."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Table, delete, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.__main__ import main
from bot.app import STORED_FEATURES
from bot.matches.models.people import Person
from bot.storage import daily_rows, people_rows, schema, transfer
from bot.storage.auditing import audit
from bot.storage.counting_tables import counting
from bot.storage.daily_tables import secrets
from bot.storage.engine import Database
from bot.storage.errors import StorageError
from bot.storage.match_tables import matches
from bot.storage.metadata import metadata
from bot.storage.owner import owning
from bot.storage.people_tables import people
from bot.storage.transfer import copy_everything
from tests.storage.next_version import migrations_of_next_version
from tests.storage.stores import KINDS, empty_url
from tests.storage.test_contract import AOI, a_challenge, put
from tests.tools.growth.bench import make_host

HOST = 150
"""The number of matches of the copied host: enough for more than one batch."""

LAST = Person(2**63 - 1, "千代 🎴 'Zé' \\ \n")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A host on SQLite with additional data: text of any script, JSON, a gap at the end."""
    file = tmp_path_factory.mktemp("home") / "koikoi.sqlite3"

    async def live() -> None:
        url = f"sqlite:///{file}"
        await make_host(url, HOST)
        store = Database(url, STORED_FEATURES)
        await store.write(people_rows.name_people, [LAST])
        await store.write(daily_rows.secret, "f" * 64)
        await store.close()
        database = Database(url, STORED_FEATURES)
        async with database.writing() as connection:
            await connection.execute(insert(secrets), [{"name": "Zoe", "value": "1"}])
            await connection.execute(insert(secrets), [{"name": "ärger", "value": "2"}])
        await database.close()
        store = Database(url, STORED_FEATURES)
        gone = await put(store, a_challenge(challenger=AOI))
        await store.close()
        database = Database(url, STORED_FEATURES)
        async with database.writing() as connection:
            await connection.execute(delete(matches).where(matches.c.id == gone.id))
        await database.close()

    asyncio.run(live())
    return file


@pytest.fixture
def source(home: Path, tmp_path: Path) -> str:
    file = tmp_path / "from" / "koikoi.sqlite3"
    file.parent.mkdir()
    shutil.copy(home, file)
    return f"sqlite:///{file}"


@pytest.fixture(params=KINDS)
async def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    folder = tmp_path / "to"
    folder.mkdir()
    return await empty_url(request.param, folder)


def silent(_: str) -> None:
    pass


async def everything(url: str) -> dict[str, list[tuple[object, ...]]]:
    """Return all rows of all tables, except those of an empty database."""
    database = Database(url, STORED_FEATURES)
    found: dict[str, list[tuple[object, ...]]] = {}
    async with database.reading() as connection:
        for table in set(metadata.sorted_tables) - {counting}:
            rows = await connection.execute(select(table))
            found[table.name] = sorted((tuple(row) for row in rows), key=repr)
    await database.close()
    return found


async def test_a_host_moves_and_comes_back_the_same(
    source: str, target: str, tmp_path: Path
) -> None:
    before = await everything(source)
    assert max(map(len, before.values())) > transfer.BATCH
    count = await copy_everything(source, target, silent)
    assert count == sum(len(rows) for rows in before.values())
    assert await everything(target) == before
    assert (await audit(target, STORED_FEATURES)).findings == ()
    back = f"sqlite:///{tmp_path / 'back.sqlite3'}"
    assert await copy_everything(target, back, silent) == count
    assert await everything(back) == before
    for url in (source, target, back):
        store = Database(url, STORED_FEATURES)
        # The number of a deleted match is not reused: old buttons contain it.
        assert (await put(store, a_challenge())).id == HOST + 2
        await store.close()


async def test_an_empty_host_is_copied(target: str, tmp_path: Path) -> None:
    empty = f"sqlite:///{tmp_path / 'empty.sqlite3'}"
    await schema.upgrade(empty)
    assert await copy_everything(empty, target, silent) == 0
    store = Database(target, STORED_FEATURES)
    assert (await put(store, a_challenge())).id == 1
    await store.close()


async def test_a_target_with_anything_in_it_is_refused(source: str, target: str) -> None:
    await schema.upgrade(target)
    store = Database(target, STORED_FEATURES)
    await store.write(people_rows.name_people, [AOI])
    with pytest.raises(StorageError, match="not empty: it has the table people with rows"):
        await copy_everything(source, target, silent)
    assert await store.read(people_rows.preferences, AOI.id) is not None
    await store.close()


async def test_a_target_with_tables_of_something_else_is_refused(source: str, target: str) -> None:
    database = Database(target, STORED_FEATURES)
    async with database.writing() as connection:
        await connection.execute(text("CREATE TABLE recipes (name TEXT)"))
    await database.close()
    with pytest.raises(StorageError, match="it has the table recipes"):
        await copy_everything(source, target, silent)


async def test_a_row_that_was_not_copied_right_is_found_and_nothing_is_left(
    source: str, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A conversion may round a time, cut a text, or lose a row."""
    copying, damage = transfer._copy, ""

    async def damaging(table: Table, source: AsyncConnection, target: AsyncConnection) -> int:
        count = await copying(table, source, target)
        if table is people:
            await target.execute(text(damage))
        return count

    monkeypatch.setattr(transfer, "_copy", damaging)
    columns = "challenges, hand, nudges, coach_done"
    for damage, said in (  # noqa: B007 - `damaging` uses it
        (f"UPDATE people SET name = 'Zoe' WHERE person_id = {LAST.id}", f"row {LAST.id} of people"),
        (f"DELETE FROM people WHERE person_id = {LAST.id}", "people has fewer rows"),
        (
            f"INSERT INTO people (person_id, name, {columns})"
            f" SELECT {LAST.id - 1}, name, {columns} FROM people LIMIT 1",
            "of people differs from its copy in",
        ),
    ):
        with pytest.raises(StorageError, match=said):
            await copy_everything(source, target, silent)
    assert not any((await everything(target)).values()), "it was one transaction"
    monkeypatch.undo()
    await copy_everything(source, target, silent)


async def test_a_damaged_host_is_not_copied(source: str, target: str) -> None:
    """A person with matches was deleted, which SQLite's own shell allows."""
    with closing(sqlite3.connect(source.removeprefix("sqlite:///"))) as connection:
        gone = "SELECT min(challenger_id) FROM matches"
        connection.execute(f"DELETE FROM people WHERE person_id = ({gone})")
        connection.commit()
    with pytest.raises(StorageError, match="is not sound; koikoi db check says more"):
        await copy_everything(source, target, silent)
    assert not any((await everything(target)).values()), "it was one transaction"


async def test_a_host_that_something_writes_to_is_not_copied(
    source: str, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    checking = transfer._check_source

    async def meanwhile(url: str) -> None:
        await checking(url)
        with closing(sqlite3.connect(source.removeprefix("sqlite:///"))) as connection:
            connection.execute("INSERT INTO secrets VALUES ('meanwhile', 'written')")
            connection.commit()

    monkeypatch.setattr(transfer, "_check_source", meanwhile)
    with pytest.raises(StorageError, match="was changed meanwhile"):
        await copy_everything(source, target, silent)


async def test_batches_meet_without_a_gap(
    source: str, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both with a full last batch and with a partial one."""
    monkeypatch.setattr(transfer, "BATCH", 6)
    found = await everything(source)
    assert {len(rows) % 6 == 0 for rows in found.values() if len(rows) > 6} == {True, False}
    assert await copy_everything(source, target, silent) > 7 * HOST
    assert await everything(target) == found


async def test_there_must_be_something_to_copy(
    target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing = f"sqlite:///{tmp_path / 'nothing.sqlite3'}"
    with pytest.raises(StorageError, match="no database to copy from"):
        await copy_everything(nothing, target, silent)
    await schema.upgrade(nothing)
    with pytest.raises(StorageError, match="same database"):
        await copy_everything(nothing, nothing, silent)
    newer = migrations_of_next_version(tmp_path / "migrations")
    monkeypatch.setattr(schema, "MIGRATIONS", newer)
    with pytest.raises(StorageError, match="older form"):
        await copy_everything(nothing, target, silent)


async def test_nothing_is_copied_while_a_bot_works(source: str, target: str) -> None:
    async with owning(source):
        with pytest.raises(StorageError, match="Another bot works"):
            await copy_everything(source, target, silent)


def test_the_command_says_what_it_did(
    source: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = f"sqlite:///{tmp_path / 'new.sqlite3'}"
    assert main(["db", "copy", source, target]) == 0
    said = capsys.readouterr()
    assert "rows were copied, and each was compared" in said.out
    assert "Copying matches.\n" in said.err
    assert main(["db", "copy", source, target]) == 1
    assert "not empty" in capsys.readouterr().err
