"""Backups in their own folder: made, told apart from other files, deleted when they are old."""

import asyncio
import os
import shutil
import subprocess
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import text

from bot.__main__ import main
from bot.app import STORED_FEATURES
from bot.folders import BACKUPS
from bot.storage import schema
from bot.storage.backups import backup_into, delete_old, newest_backup_time
from bot.storage.copying import byte_copy
from bot.storage.engine import Database, database_url
from bot.storage.errors import StorageError
from tests.storage.broken import make
from tests.storage.stores import KINDS, POSTGRESQL, empty_url, url_of

NOON: Final = datetime(2026, 7, 20, 12, 0, 5, tzinfo=UTC)
DUMPS: Final = shutil.which("pg_dump") is not None

with_dumps = pytest.mark.skipif(
    not POSTGRESQL or not DUMPS,
    reason="KOIKOI_TEST_POSTGRESQL names no server, or pg_dump is not installed",
)


def kinds() -> list[object]:
    return [pytest.param(kind, marks=with_dumps if kind != "sqlite" else ()) for kind in KINDS]


@pytest.mark.parametrize("kind", kinds())
async def test_the_usual_folder_is_made_and_the_copy_can_be_used(tmp_path: Path, kind: str) -> None:
    url = await url_of(kind, tmp_path)
    database = Database(url, STORED_FEATURES)
    async with database.writing() as connection:
        await connection.execute(text("INSERT INTO secrets VALUES ('name', '花札')"))
    await database.close()

    copy = await backup_into(url, tmp_path / BACKUPS, tmp_path, NOON)
    suffix = "sqlite3" if kind == "sqlite" else "dump"
    assert copy == tmp_path / BACKUPS / f"koikoi-20260720-120005.{suffix}"
    assert copy.stat().st_mode & 0o777 == 0o600
    assert copy.parent.stat().st_mode & 0o777 == 0o700
    assert list(copy.parent.iterdir()) == [copy]

    if kind == "sqlite":
        back = f"sqlite:///{copy}"
    else:
        back = await empty_url(kind, tmp_path)
        target = database_url(back).set(drivername="postgresql").render_as_string(False)
        command = ["pg_restore", "--dbname", target, str(copy)]
        await asyncio.to_thread(subprocess.run, command, check=True)
    assert not (await schema.check(back)).pending
    restored = Database(back, STORED_FEATURES)
    async with restored.reading() as connection:
        found = await connection.execute(text("SELECT value FROM secrets WHERE name = 'name'"))
        assert found.scalar_one() == "花札"
    await restored.close()


@pytest.mark.parametrize("kind", kinds())
async def test_of_nothing_no_backup_and_no_folder_is_made(tmp_path: Path, kind: str) -> None:
    url = await empty_url(kind, tmp_path)
    with pytest.raises(StorageError, match="no database"):
        await backup_into(url, tmp_path / BACKUPS, tmp_path, NOON)
    assert not (tmp_path / BACKUPS).exists()


async def test_another_folder_has_to_be_there(tmp_path: Path) -> None:
    url = await url_of("sqlite", tmp_path)
    disk = tmp_path / "disk"
    with pytest.raises(StorageError, match="KOIKOI_BACKUPS"):
        await backup_into(url, disk, tmp_path, NOON)
    assert not disk.exists(), "it may be a disk that isn't mounted"
    disk.mkdir()
    assert (await backup_into(url, disk, tmp_path, NOON)).parent == disk


@with_dumps
async def test_a_password_is_not_seen_among_the_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs = tmp_path / "programs"
    programs.mkdir()
    for name in ("pg_dump", "pg_restore"):
        real = shutil.which(name)
        (programs / name).write_text(
            f'#!/bin/sh\necho "{name} $*" >> "{tmp_path}/typed"\nexec {real} "$@"\n',
            encoding="utf-8",
        )
        (programs / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(programs), prepend=os.pathsep)
    url = await url_of("postgresql", tmp_path)
    for more in ("password=open%20sesame", "sslmode=prefer"):
        with_it = f"{url}{'&' if '?' in url else '?'}{more}"
        await schema.backup(with_it, tmp_path / f"copy-{more[:3]}.dump")
    typed = (tmp_path / "typed").read_text(encoding="utf-8")
    assert "sesame" not in typed
    assert "sslmode=prefer" in typed
    assert typed.count("pg_restore") == 2, "each copy is read once"


@with_dumps
async def test_what_its_programs_say_is_told_and_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = await url_of("postgresql", tmp_path)
    folder = tmp_path / "folder"
    folder.mkdir()
    (tmp_path / "pg_dump").write_text("#!/bin/sh\necho too old >&2\nexit 1\n", encoding="utf-8")
    (tmp_path / "pg_dump").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    with pytest.raises(StorageError, match="too old"):
        await schema.backup(url, folder / "copy.dump")
    monkeypatch.setenv("PATH", str(folder))
    with pytest.raises(StorageError, match=r"pg_dump, which is not installed .*postgresql-client"):
        await schema.backup(url, folder / "copy.dump")
    assert list(folder.iterdir()) == []


def named(folder: Path, *days: int) -> list[Path]:
    """Return backups that were made these numbers of days before noon."""
    made = [folder / f"koikoi-{NOON - timedelta(days=ago):%Y%m%d-%H%M%S}.sqlite3" for ago in days]
    for file in made:
        file.touch()
    return made


def test_old_ones_are_deleted_and_nothing_else(tmp_path: Path) -> None:
    kept = named(tmp_path, 0, 1, 14)
    old = named(tmp_path, 15, 400)
    others = [
        "koikoi.sqlite3",
        "koikoi-before-0038-20200101-000000.sqlite3",
        "koikoi-20200101-000000.sqlite3.abc.partial",
        "koikoi-20200101-000000.txt",
        "koikoi-99999999-999999.sqlite3",
        "mine.sqlite3",
    ]
    for name in others:
        (tmp_path / name).touch()
    (tmp_path / "koikoi-20200101-000000.dump").touch()
    gone = delete_old(tmp_path, timedelta(days=14), NOON)
    assert {file.name for file in gone} == {one.name for one in old} | {
        "koikoi-20200101-000000.dump"
    }
    assert {file.name for file in tmp_path.iterdir()} == {one.name for one in kept} | set(others)


def test_the_newest_one_stays_however_old_it_is(tmp_path: Path) -> None:
    (newest, _) = named(tmp_path, 100, 200)
    delete_old(tmp_path, timedelta(days=1), NOON)
    assert list(tmp_path.iterdir()) == [newest]


def test_the_newest_is_told_whoever_made_it(tmp_path: Path) -> None:
    assert newest_backup_time(tmp_path / "none") is None
    assert newest_backup_time(tmp_path) is None
    for name, ago in (("mine.dump", 2), ("koikoi-1.sqlite3", 3), ("half.partial", 1)):
        (tmp_path / name).touch()
        at = (NOON - timedelta(days=ago)).timestamp()
        os.utime(tmp_path / name, (at, at))
    (tmp_path / "folder").mkdir()
    assert newest_backup_time(tmp_path) == NOON - timedelta(days=2)


def test_on_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KOIKOI_HOME", str(tmp_path))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.delenv("KOIKOI_BACKUPS", raising=False)
    (tmp_path / "data").mkdir()
    make(tmp_path / "data" / "koikoi.sqlite3", "database")
    (tmp_path / BACKUPS).mkdir()
    (old,) = named(tmp_path / BACKUPS, 3000)
    assert main(["db", "backup"]) == 0
    assert "and the copy is sound" in capsys.readouterr().out
    assert old.exists(), "nothing is deleted unless it is asked for"
    (made,) = set((tmp_path / BACKUPS).iterdir()) - {old}
    made.rename(made.with_name("koikoi-20260101-000000.sqlite3"))  # at another second
    assert main(["db", "backup", "--keep", "30"]) == 0
    assert f"{old.name} was older than 30 days" in capsys.readouterr().out
    assert not old.exists()
    assert main(["db", "backup", str(tmp_path / "a"), "--keep", "30"]) == 2
    assert not (tmp_path / "a").exists()


async def test_a_home_in_which_no_folder_can_be_made_is_named(tmp_path: Path) -> None:
    url = await url_of("sqlite", tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(StorageError, match="can't be made: Not a directory"):
        await backup_into(url, tmp_path / "file" / BACKUPS, tmp_path / "file", NOON)


def test_old_backups_in_a_folder_that_is_gone_are_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="can't be deleted"):
        delete_old(tmp_path / "gone", timedelta(days=7), NOON)


@with_dumps
async def test_a_dump_with_a_name_that_is_too_long_is_a_sentence(tmp_path: Path) -> None:
    url = await url_of("postgresql", tmp_path)
    with pytest.raises(StorageError, match="can't be written: File name too long"):
        await schema.backup(url, tmp_path / ("x" * 256))


def test_a_backup_that_something_writes_to_is_not_restored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy of its bytes might contain half of a change."""
    url, backup = asyncio.run(url_of("sqlite", tmp_path)), tmp_path / "copy.sqlite3"
    asyncio.run(schema.backup(url, backup))
    copying = shutil.copyfile

    def meanwhile(source: str, target: str) -> None:
        copying(source, target)
        with Path(source).open("ab") as opened:
            opened.write(b"more")

    monkeypatch.setattr("bot.storage.copying.shutil.copyfile", meanwhile)
    before = set(tmp_path.iterdir())
    with pytest.raises(StorageError, match="changed while it was read"):
        asyncio.run(schema.restore(url, backup))
    assert set(tmp_path.iterdir()) == before


def test_a_refused_restore_leaves_no_folder(tmp_path: Path) -> None:
    make(tmp_path / "songs", "foreign")
    url = f"sqlite:///{tmp_path}/new/data/koikoi.sqlite3"
    with pytest.raises(StorageError, match="songs is another program's database"):
        asyncio.run(schema.restore(url, tmp_path / "songs"))
    assert [one.name for one in tmp_path.iterdir()] == ["songs"]


def test_a_pipe_is_no_backup(tmp_path: Path) -> None:
    """Reading it would never end."""
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(StorageError, match="it is no file"):
        asyncio.run(schema.restore(f"sqlite:///{tmp_path}/koikoi.sqlite3", tmp_path / "pipe"))


def test_what_is_no_database_is_not_even_copied(tmp_path: Path) -> None:
    """The file might be as large as a disk."""
    (tmp_path / "text").write_text("no database at all", encoding="utf-8")
    with pytest.raises(StorageError, match="text can't be read: file is not a database"):
        byte_copy(tmp_path / "text", tmp_path / "new").__enter__()
    assert [one.name for one in tmp_path.iterdir()] == ["text"]
