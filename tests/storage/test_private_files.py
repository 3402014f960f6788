"""Nobody else on the machine may read running deals, nonces and the daily secret."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.app import STORED_FEATURES
from bot.matches.models.people import Person
from bot.storage import people_rows, schema
from bot.storage.engine import Database
from bot.storage.errors import StorageError
from bot.storage.owner import owning
from bot.storage.private_files import tighten
from tests.storage.broken import make

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes are POSIX")


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """Make new files readable by everybody."""
    before = os.umask(0o000)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def modes(folder: Path) -> dict[str, int]:
    return {path.name: mode(path) for path in folder.iterdir()}


def seen(file: Path) -> tuple[int, int, bytes]:
    return mode(file), file.stat().st_mtime_ns, file.read_bytes()


async def test_a_new_database_is_its_users_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    url = f"sqlite:///{folder / 'koikoi.sqlite3'}"
    async with owning(url, patience=0):
        await schema.prepare(url)
        store = Database(url, STORED_FEATURES)
        await store.write(people_rows.name_people, [Person(1, "Aoi")])
        (folder / "saved").mkdir(0o700)
        await schema.backup(url, folder / "saved" / "copy.sqlite3")
        assert modes(folder) == {
            "koikoi.sqlite3": 0o600,
            "koikoi.sqlite3-wal": 0o600,
            "koikoi.sqlite3-shm": 0o600,
            "koikoi.sqlite3-owner": 0o600,
            "saved": 0o700,
        }
        assert modes(folder / "saved") == {"copy.sqlite3": 0o600}
        await store.close()
    assert mode(folder) == 0o700


async def test_a_folder_that_was_there_keeps_its_mode(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(0o755)
    await schema.prepare(f"sqlite:///{folder / 'koikoi.sqlite3'}")
    assert mode(folder) == 0o755


async def test_what_anybody_could_read_is_taken_away_from_them(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'koikoi.sqlite3'}"
    await schema.prepare(url)
    names = ["koikoi.sqlite3", "koikoi-before-0002-20260101-120000.sqlite3", "koikoi.sqlite3-owner"]
    for name in names:
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o644)
    (tmp_path / "other.sqlite3").touch(0o644)
    store = Database(url, STORED_FEATURES)
    await store.write(people_rows.name_people, [Person(1, "Aoi")])
    found = modes(tmp_path)
    assert found.pop("other.sqlite3") == 0o644
    assert found.keys() >= {*names, "koikoi.sqlite3-wal"}
    assert set(found.values()) == {0o600}
    await store.close()


@pytest.mark.parametrize("state", ["foreign", "foreign with a log", "no database"])
def test_what_is_not_the_bots_stays_as_it_is(tmp_path: Path, state: str) -> None:
    """`DATABASE_URL` may name any file by mistake."""
    file = tmp_path / "songs"
    if state == "no database":
        file.write_text("root:x:0:0:root:/root:/bin/bash", encoding="utf-8")
    else:
        make(file, "foreign")
    if state == "foreign with a log":
        with closing(sqlite3.connect(file)) as other:
            other.execute("PRAGMA journal_mode=WAL")
    file.chmod(0o644)
    before = seen(file)
    for look in (schema.form, schema.check):
        with pytest.raises(StorageError, match=r"another program's|not a database"):
            asyncio.run(look(f"sqlite:///{file}"))
    assert [*tmp_path.iterdir()] == [file]
    assert seen(file) == before


async def test_a_group_that_the_host_let_in_stays(tmp_path: Path) -> None:
    file = tmp_path / "koikoi.sqlite3"
    await schema.prepare(f"sqlite:///{file}")
    file.chmod(0o640)
    await schema.prepare(f"sqlite:///{file}")
    assert mode(file) == 0o640


def test_a_mode_that_cannot_be_changed_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Some disks don't support modes, and some files belong to another user."""
    file = tmp_path / "koikoi.sqlite3"
    file.touch(0o666)

    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "chmod", refuse)
    tighten(file)
    assert f"Others may read {file}, and its mode can't be changed" in caplog.text
