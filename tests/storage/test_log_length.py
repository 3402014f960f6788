"""SQLite's journal becomes short again after a long read."""

import asyncio
import shutil
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from bot.__main__ import main
from bot.app import STORED_FEATURES
from bot.cli.doctor import _database
from bot.database_urls import sqlite_url
from bot.storage import schema
from bot.storage.auditing import audit
from bot.storage.engine import LOG_LIMIT, Database
from bot.storage.errors import StorageError
from tests.matches.world import AOI, BEN, World, live
from tests.storage.stores import url_of

MB = 1_000_000


def files(folder: Path, pattern: str = "*") -> list[Path]:
    return sorted(folder.glob(pattern))


class Busy:
    """A database with many writes."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.database = Database(sqlite_url(file), STORED_FEATURES)

    @property
    def log(self) -> int:
        log = self.file.with_name(f"{self.file.name}-wal")
        return log.stat().st_size if log.exists() else 0

    async def write(self, megabytes: int) -> None:
        for _ in range(megabytes):
            await self.database.write(
                lambda connection: connection.execute(
                    text("INSERT INTO much VALUES (randomblob(1000000))")
                )
            )

    async def rows(self) -> int:
        def count(connection: Connection) -> int:
            return int(connection.execute(text("SELECT count(*) FROM much")).scalar_one())

        return await self.database.read(count)


@pytest.fixture
async def busy(tmp_path: Path) -> AsyncIterator[Busy]:
    found = Busy(tmp_path / "koikoi.sqlite3")
    await found.database.write(lambda one: one.execute(text("CREATE TABLE much (bytes BLOB)")))
    yield found
    await found.database.close()


async def test_the_log_is_short_again_after_a_long_reader(busy: Busy) -> None:
    async with busy.database.reading() as connection:
        await connection.execute(text("SELECT count(*) FROM much"))
        await busy.write(20)
        assert busy.log > 20 * MB, "so long as somebody reads an old state"
    await busy.write(1)  # merges all of it, and the next write restarts the journal
    await busy.write(1)
    assert busy.log <= LOG_LIMIT
    assert await busy.rows() == 22


async def test_where_nobody_writes_after_the_reader_it_is_shortened_too(busy: Busy) -> None:
    async with busy.database.reading() as connection:
        await connection.execute(text("SELECT count(*) FROM much"))
        await busy.write(20)
        await busy.database.shorten_log()
        assert busy.log > 20 * MB
        assert await connection.scalar(text("SELECT count(*) FROM much")) == 0
    await busy.database.shorten_log()
    assert busy.log == 0
    assert await busy.rows() == 20


async def test_a_short_log_is_left_alone(busy: Busy) -> None:
    await busy.write(1)
    before = busy.log
    await busy.database.shorten_log()
    assert busy.log == before > 0


async def test_shortening_waits_for_no_writer_and_no_writer_for_it(busy: Busy) -> None:
    async with busy.database.reading() as connection:
        await connection.execute(text("SELECT count(*) FROM much"))
        await busy.write(20)
    begun, free = threading.Event(), threading.Event()

    def held(connection: Connection) -> None:
        connection.execute(text("INSERT INTO much VALUES (1)"))
        begun.set()
        assert free.wait(10)

    writing = asyncio.create_task(busy.database.write(held))
    await asyncio.to_thread(begun.wait, 10)
    async with asyncio.timeout(5):  # a wait for the writer would take 10 seconds
        await busy.database.shorten_log()
    free.set()
    await writing
    assert await busy.rows() == 21
    await busy.database.shorten_log()
    assert busy.log == 0


async def test_a_server_has_no_such_log() -> None:
    database = Database("postgresql://nobody@nowhere/koikoi", STORED_FEATURES)
    await database.shorten_log()
    await database.close()


# ── the check of a database in use ──────────────────────────────────────────────────────────


async def test_a_check_holds_no_reader_and_gives_no_false_alarm_while_matches_end(
    tmp_path: Path,
) -> None:
    file = tmp_path / "koikoi.sqlite3"
    url = sqlite_url(file)
    await url_of("sqlite", tmp_path)
    world = World(Database(url, STORED_FEATURES))
    await world.play_out(await world.started(live("ktane"), AOI, BEN))
    running = await world.started(live("ktane"), AOI, BEN)
    async with schema.still(url) as copy:
        # A match ends, and ratings and boards change, during the check.
        await world.play_out(running)
        with closing(sqlite3.connect(file, timeout=0)) as other:
            assert other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
        assert not (await schema.check(copy)).pending
        found = await audit(copy, STORED_FEATURES)
    assert (found.matches, found.findings) == (2, ())
    assert (await audit(url, STORED_FEATURES)).findings == ()
    await world.store.close()


@pytest.mark.parametrize("word", ["check", "doctor"])
async def test_nothing_is_left_beside_the_database(tmp_path: Path, word: str) -> None:
    file = tmp_path / "koikoi.sqlite3"
    await url_of("sqlite", tmp_path)
    before = files(tmp_path)
    if word == "doctor":
        assert await _database(sqlite_url(file)) == "sound and up to date."
    else:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("DATABASE_URL", sqlite_url(file))
            assert await asyncio.to_thread(main, ["db", "check"]) == 0
    assert files(tmp_path) == before


async def test_what_is_wrong_is_said_of_the_database_not_of_the_copy(tmp_path: Path) -> None:
    file = tmp_path / "koikoi.sqlite3"
    await url_of("sqlite", tmp_path)
    with file.open("r+b") as damaged:
        damaged.seek(5 * 4096)
        damaged.write(b"\xff" * 8 * 4096)
    with pytest.raises(StorageError) as wrong:
        async with schema.still(sqlite_url(file)) as copy:
            await schema.check(copy)
    assert f"{file} " in str(wrong.value)
    assert ".check" not in str(wrong.value)
    assert files(tmp_path, "*.partial*") == []


async def test_without_room_for_the_copy_the_check_says_how_much_is_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "koikoi.sqlite3"
    await url_of("sqlite", tmp_path)
    full = shutil.disk_usage(tmp_path)._replace(free=0)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: full)
    with pytest.raises(StorageError, match=r"no room for it: \d+ MB"):
        async with schema.still(sqlite_url(file)):
            pass
    assert files(tmp_path, "*.partial*") == []


async def test_a_check_copy_is_private(tmp_path: Path) -> None:
    file = tmp_path / "koikoi.sqlite3"
    await url_of("sqlite", tmp_path)
    async with schema.still(sqlite_url(file)) as copy:
        await schema.check(copy)
        assert {one.stat().st_mode & 0o077 for one in files(tmp_path, "*.check*")} == {0}
