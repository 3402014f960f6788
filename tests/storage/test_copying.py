"""A backup is whole, or it isn't there."""

import asyncio
import signal
import sqlite3
import sys
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.storage import schema
from bot.storage.copying import PARTIAL, copy_database, free_name
from bot.storage.errors import StorageError
from tests.root import ROOT

NOON = datetime(2026, 7, 1, 12, 30, 15, tzinfo=UTC)
# Killed when all pages are copied, and again when the disk has them: the two worst moments.
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
copy_database(Path(sys.argv[1]), Path(sys.argv[2]))
"""


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    file = tmp_path / "koikoi.sqlite3"
    await schema.upgrade(f"sqlite:///{file}")
    return file


@pytest.mark.parametrize("moment", ["fsync", "rename"])
async def test_a_kill_leaves_nothing_that_looks_like_a_backup(
    database: Path, tmp_path: Path, moment: str
) -> None:
    folder = tmp_path / "saved"
    copy = folder / "copy.sqlite3"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", KILLED, str(database), str(copy), moment, cwd=ROOT
    )
    async with asyncio.timeout(60):
        assert await process.wait() == -signal.SIGKILL
    (left,) = folder.iterdir()
    assert left.name.endswith(PARTIAL)
    copy_database(database, copy)  # and nothing is in the way of the next one
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("SELECT count(*) FROM alembic_version").fetchone() == (1,)


async def test_a_failed_copy_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "koikoi.sqlite3").write_bytes(b"no database at all " * 999)
    with pytest.raises(StorageError, match="can't be written"):
        copy_database(tmp_path / "koikoi.sqlite3", tmp_path / "saved" / "copy.sqlite3")
    assert list((tmp_path / "saved").iterdir()) == []


def test_two_copies_of_one_second_have_two_names(tmp_path: Path) -> None:
    file = tmp_path / "koikoi.sqlite3"
    for expected in ("", "-2", "-3"):
        name = free_name(file, "before-0004", NOON)
        assert name == tmp_path / f"koikoi-before-0004-20260701-123015{expected}.sqlite3"
        name.touch()
