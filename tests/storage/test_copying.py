"""A backup is complete, or it doesn't exist."""

import asyncio
import os
import signal
import sqlite3
import sys
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.storage import schema
from bot.storage.copying import PARTIAL, copy_database, free_name, place_for_copy, replace_database
from bot.storage.errors import StorageError
from tests.root import ROOT
from tests.storage.broken import make
from tests.storage.stores import url_of

NOON = datetime(2026, 7, 1, 12, 30, 15, tzinfo=UTC)
# Killed after all pages are copied, and again after they are synced: the two worst moments.
KILLED = """
import os, signal, sys
from pathlib import Path
from bot.storage.copying import copy_database

def killed(*_):
    os.kill(os.getpid(), signal.SIGKILL)

if sys.argv[3] == "fsync":
    os.fsync = killed
else:
    Path.rename = killed
copy_database(Path(sys.argv[1]), Path(sys.argv[2]), str)
"""


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    file = tmp_path / "koikoi.sqlite3"
    await url_of("sqlite", tmp_path)
    return file


@pytest.mark.parametrize("moment", ["fsync", "rename"])
async def test_a_kill_leaves_nothing_that_looks_like_a_backup(
    database: Path, tmp_path: Path, moment: str
) -> None:
    folder = tmp_path / "saved"
    folder.mkdir()
    copy = folder / "copy.sqlite3"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", KILLED, str(database), str(copy), moment, cwd=ROOT
    )
    async with asyncio.timeout(180):
        assert await process.wait() == -signal.SIGKILL
    (left,) = folder.iterdir()
    assert left.name.endswith(PARTIAL)
    copy_database(database, copy, str)  # and the next one is not blocked
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("SELECT count(*) FROM alembic_version").fetchone() == (1,)


async def test_a_failed_copy_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "koikoi.sqlite3").write_bytes(b"no database at all " * 999)
    (tmp_path / "saved").mkdir()
    with pytest.raises(StorageError, match="can't be written"):
        copy_database(tmp_path / "koikoi.sqlite3", tmp_path / "saved" / "copy.sqlite3", str)
    assert list((tmp_path / "saved").iterdir()) == []


def test_two_copies_of_one_second_have_two_names(tmp_path: Path) -> None:
    file = tmp_path / "koikoi.sqlite3"
    for expected in ("", "-2", "-3"):
        name = free_name(file, "before-0004", NOON)
        assert name == tmp_path / f"koikoi-before-0004-20260701-123015{expected}.sqlite3"
        name.touch()


@pytest.mark.parametrize("what", ["nothing", "empty", "foreign", "damaged"])
def test_what_is_no_sound_database_is_not_backed_up(tmp_path: Path, what: str) -> None:
    file, copy = tmp_path / "koikoi.sqlite3", tmp_path / "copy.sqlite3"
    make(file, what)
    with pytest.raises(StorageError, match=r"koikoi\.sqlite3"):
        asyncio.run(schema.backup(f"sqlite:///{file}", copy))
    assert set(tmp_path.iterdir()) <= {file}, "nothing that looks like a backup"


@pytest.mark.parametrize("what", ["nothing", "empty", "foreign", "damaged", "database"])
def test_a_backup_is_put_back_and_what_was_there_is_kept(tmp_path: Path, what: str) -> None:
    file, copy = tmp_path / "koikoi.sqlite3", tmp_path / "saved" / "copy.sqlite3"
    url = f"sqlite:///{file}"
    copy.parent.mkdir()
    make(file, "database")
    asyncio.run(schema.backup(url, copy))
    file.unlink()
    make(file, what)
    before = file.read_bytes() if file.exists() else None
    if before is not None:
        file.chmod(0o640)
    kept = asyncio.run(schema.restore(url, copy))
    assert not asyncio.run(schema.check(url)).pending
    assert copy.is_file()
    assert (kept is None) == (before is None)
    if kept is not None:
        assert kept.read_bytes() == before
        assert file.stat().st_mode & 0o777 == 0o640
    else:
        assert file.stat().st_mode & 0o777 == 0o600
    assert set(tmp_path.iterdir()) == {file, copy.parent, *([kept] if kept else [])}


def test_the_log_of_a_replaced_database_does_not_come_into_the_new_one(
    database: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "saved" / "copy.sqlite3"
    copy.parent.mkdir()
    asyncio.run(schema.backup(f"sqlite:///{database}", copy))
    with closing(sqlite3.connect(database)) as writer:
        writer.execute("CREATE TABLE later (x)")
        writer.commit()
        assert Path(f"{database}-wal").stat().st_size > 0, "it is in the log only"
        kept = asyncio.run(schema.restore(f"sqlite:///{database}", copy))
    assert kept is not None
    for file, count in ((database, 0), (kept, 1)):
        with closing(sqlite3.connect(file)) as reader:
            found = reader.execute("SELECT count(*) FROM sqlite_master WHERE name = 'later'")
            assert found.fetchone() == (count,)


@pytest.mark.parametrize("what", ["nothing", "empty", "foreign", "damaged", "newer"])
def test_what_is_no_backup_is_not_put_back(database: Path, tmp_path: Path, what: str) -> None:
    copy = tmp_path / "copy.sqlite3"
    make(copy, what)
    before = database.read_bytes()
    with pytest.raises(StorageError):
        asyncio.run(schema.restore(f"sqlite:///{database}", copy))
    assert database.read_bytes() == before
    assert set(tmp_path.iterdir()) <= {database, copy}


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files to others")
def test_a_restored_database_belongs_to_whom_it_belonged(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    asyncio.run(schema.backup(f"sqlite:///{database}", copy))
    os.chown(database, 12345, 12346)
    asyncio.run(schema.restore(f"sqlite:///{database}", copy))
    assert (database.stat().st_uid, database.stat().st_gid) == (12345, 12346)
    database.unlink()
    os.chown(tmp_path, 12347, 12348)  # there is no file: it belongs to the folder's owner
    asyncio.run(schema.restore(f"sqlite:///{database}", copy))
    assert (database.stat().st_uid, database.stat().st_gid) == (12347, 12348)


def test_a_backup_that_is_not_there_replaces_nothing(tmp_path: Path) -> None:
    file = tmp_path / "koikoi.sqlite3"
    file.write_bytes(b"the database")
    with pytest.raises(StorageError, match="can't be put into the place of"):
        replace_database(file, tmp_path / "nowhere.sqlite3", tmp_path / "kept.sqlite3")
    assert [one.name for one in tmp_path.iterdir()] == ["koikoi.sqlite3"]
    assert file.read_bytes() == b"the database"


def test_a_check_needs_the_databases_folder(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="works on a copy"):
        place_for_copy(tmp_path / "nowhere" / "koikoi.sqlite3")
