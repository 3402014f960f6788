"""The database's schema: migrations up and down, backups, and messages for the host."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import inspect

from bot.app import STORED_FEATURES
from bot.matches.models.people import Person
from bot.storage import match_rows, people_rows, schema
from bot.storage.engine import Database, database_url
from bot.storage.errors import StorageError
from bot.storage.metadata import metadata
from migrations.form import differences, form
from tests.storage.next_version import NEXT, migrations_of_next_version
from tests.storage.stores import KINDS, empty_url

HEAD = schema.newest_revision()


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'data' / 'koikoi.sqlite3'}"


@pytest.fixture(params=KINDS)
async def any_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of each kind."""
    return await empty_url(request.param, tmp_path)


async def on(url: str, look: Callable[..., object]) -> object:
    database = Database(
        url, STORED_FEATURES, long_work=True
    )  # it computes long between two statements
    try:
        async with database.writing() as connection:
            return await connection.run_sync(look)
    finally:
        await database.close()


async def test_an_empty_folder_becomes_a_database(url: str) -> None:
    assert (await schema.check(url)).revision is None
    assert await schema.prepare(url) is None
    health = await schema.check(url)
    assert (health.revision, health.pending) == (HEAD, False)
    names = await on(url, lambda connection: set(inspect(connection).get_table_names()))
    assert names == {*metadata.tables, "alembic_version"}


async def test_no_migration_is_missing(any_url: str) -> None:
    await schema.upgrade(any_url)
    await on(any_url, lambda connection: command.check(schema.configuration(connection)))


async def test_the_migrations_make_everything_as_it_is_declared(any_url: str) -> None:
    """Alembic does not compare conditions, directions, expressions, defaults and checks."""
    await schema.upgrade(any_url)
    migrated = await on(any_url, form)
    await schema.downgrade(any_url, "base")
    await on(any_url, metadata.create_all)
    declared = await on(any_url, form)
    await on(any_url, metadata.drop_all)
    assert isinstance(migrated, dict)
    assert isinstance(declared, dict)
    assert any("WHERE" in one for one in declared.values()), "conditions are compared"
    assert not differences(migrated, declared)


async def test_a_database_of_this_form_is_left_alone(url: str, tmp_path: Path) -> None:
    await schema.prepare(url)
    assert await schema.prepare(url) is None
    assert not list((tmp_path / "data").glob("*before*"))


async def test_a_pending_upgrade_makes_a_backup(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await schema.upgrade(url)
    newer = migrations_of_next_version(tmp_path / "migrations")
    monkeypatch.setattr(schema, "MIGRATIONS", newer)
    saved = await schema.prepare(url)
    assert saved is not None
    assert f"before-{NEXT}" in saved.name
    assert (await schema.check(url)).revision == NEXT
    with closing(sqlite3.connect(saved)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (HEAD,)


async def test_a_backup_is_whole_while_the_bot_writes(url: str, tmp_path: Path) -> None:
    await schema.upgrade(url)
    store = Database(url, STORED_FEATURES)
    try:
        names = asyncio.gather(
            *(store.write(people_rows.name_people, [Person(n, f"P{n}")]) for n in range(30))
        )
        saved = tmp_path / "copy.sqlite3"
        await schema.backup(url, saved)
        await names
    finally:
        await store.close()
    assert not (await schema.check(f"sqlite:///{saved}")).pending


async def test_a_backup_never_overwrites_and_needs_a_database(url: str, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="no database"):
        await schema.backup(url, tmp_path / "copy")
    await schema.upgrade(url)
    (tmp_path / "copy").touch()
    with pytest.raises(StorageError, match="exists already"):
        await schema.backup(url, tmp_path / "copy")
    (tmp_path / "file").touch()
    with pytest.raises(StorageError, match="There is no folder"):
        await schema.backup(url, tmp_path / "file" / "copy")


async def test_half_a_backup_is_taken_away(url: str, tmp_path: Path) -> None:
    """Otherwise the next attempt would report that it exists already."""
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "koikoi.sqlite3").write_bytes(b"no database at all " * 999)
    for _ in range(2):
        with pytest.raises(StorageError, match="not a database"):
            await schema.backup(url, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


@pytest.mark.parametrize(
    "bad", ["", "nonsense", "mysql://host/db", "sqlite://", "sqlite:///:memory:"]
)
async def test_a_url_that_is_none_is_said_in_one_sentence(bad: str) -> None:
    with pytest.raises(StorageError) as refused:
        await schema.check(bad)
    assert str(refused.value).endswith(".")
    assert "\n" not in str(refused.value)


async def test_a_folder_that_cannot_be_made_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageError, match="can't be written"):
        await schema.prepare(f"sqlite:///{tmp_path / 'file' / 'koikoi.sqlite3'}")


async def test_a_file_that_is_no_database_is_said_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "koikoi.sqlite3"
    file.write_text("This is a shopping list, not a database. " * 40)
    for look in (schema.check, schema.prepare, schema.upgrade):
        with pytest.raises(StorageError) as refused:
            await look(f"sqlite:///{file}")
        assert str(file) in str(refused.value)
        assert "\n" not in str(refused.value)


def damage(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    whole = file.read_bytes()
    file.write_bytes(whole[:8192] + b"\xff" * (len(whole) - 8192))


async def test_a_damaged_database_is_said_in_one_sentence(url: str) -> None:
    await schema.upgrade(url)
    damage(Path(database_url(url).database or ""))
    with pytest.raises(StorageError):
        await schema.check(url)


@pytest.mark.parametrize(
    ("revision", "said"),
    [("9999", "newer version"), ("0051", f"the form 0051, .* commit {schema.UPGRADES_EARLIER}")],
)
async def test_a_form_that_no_migration_knows_is_refused(
    any_url: str, tmp_path: Path, revision: str, said: str
) -> None:
    await schema.upgrade(any_url)
    stamp = f"UPDATE alembic_version SET version_num = '{revision}'"
    await on(any_url, lambda connection: connection.exec_driver_sql(stamp))
    for refused in (
        schema.check(any_url),
        schema.form(any_url),
        schema.prepare(any_url),
        schema.backup(any_url, tmp_path / "copy"),
    ):
        with pytest.raises(StorageError, match=said) as why:
            await refused
        assert "\n" not in str(why.value)
    assert not (tmp_path / "copy").exists()


async def test_a_store_without_tables_says_so(url: str) -> None:
    store = Database(url, STORED_FEATURES)
    try:
        with pytest.raises(StorageError, match="can't be used"):
            await store.read(match_rows.info, 1)
    finally:
        await store.close()


async def test_a_database_that_somebody_holds_is_said_in_one_sentence(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.engine.BUSY_SECONDS", 0)
    await schema.upgrade(url)
    store = Database(url, STORED_FEATURES)
    with closing(sqlite3.connect(database_url(url).database or "")) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError, match="can't be used: database is locked"):
            await store.write(people_rows.name_people, [Person(1, "Aoi")])
        other.rollback()
        await store.write(people_rows.name_people, [Person(1, "Aoi")])
    await store.close()


async def test_what_is_committed_is_on_the_disk_and_the_log_is_ahead(url: str) -> None:
    await schema.upgrade(url)
    database = Database(url, STORED_FEATURES)
    try:
        for transaction in (database.writing, database.reading):
            async with transaction() as connection:
                found = {
                    name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                    for name in ("journal_mode", "synchronous", "foreign_keys")
                }
                assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    finally:
        await database.close()


async def test_a_reader_never_waits_for_the_writer(url: str) -> None:
    await schema.upgrade(url)
    store = Database(url, STORED_FEATURES)
    database = Database(url, STORED_FEATURES)
    try:
        async with database.writing() as connection:
            await connection.exec_driver_sql("DELETE FROM posted_messages")
            async with asyncio.timeout(5):
                assert await store.read(match_rows.info, 1) is None
    finally:
        await database.close()
        await store.close()
