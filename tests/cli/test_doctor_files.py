"""`koikoi doctor`: each line about a host's files is tested with a file that is wrong."""

import asyncio
import os
import shutil
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import IO, NamedTuple

import pytest
from sqlalchemy import event

from bot.__main__ import main
from bot.storage import schema
from bot.storage.backups import backup_into
from bot.storage.engine import Database
from bot.storage.feature import StoredFeature
from tests.cli.test_reports import filled
from tests.matches.world import World
from tests.storage.stores import url_of
from tests.storage.test_backups import with_dumps

HOUR = timedelta(hours=1)


class Usage(NamedTuple):
    """The result of `shutil.disk_usage`."""

    total: int
    used: int
    free: int


class Home:
    """A host's home folder, and the lines of `koikoi doctor` about it."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.database = folder / "data" / "koikoi.sqlite3"
        self.backups = folder / "data" / "backups"
        self.url = f"sqlite:///{self.database}"
        self._capsys = capsys

    def lines(self, name: str) -> list[str]:
        """Return the doctor's lines with a name, without the name."""
        self._capsys.readouterr()
        main(["doctor"])
        said = self._capsys.readouterr()
        assert "Traceback" not in said.err
        found = [line.partition(f" {name}: ") for line in said.out.splitlines()]
        return [f"{mark} {text}" for mark, here, text in found if here]

    def line(self, name: str) -> str:
        (found,) = self.lines(name)
        return found.replace(str(self.folder), "HOME")


@pytest.fixture
def home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Home:
    folder = tmp_path / "home"
    (folder / "data" / "cache").mkdir(parents=True)
    monkeypatch.setenv("KOIKOI_HOME", str(folder))
    monkeypatch.setenv("KOIKOI_DISCORD_API", "http://127.0.0.1:9/api")  # nothing listens there
    monkeypatch.setenv("KOIKOI_DISCORD_GATEWAY", "ws://127.0.0.1:9")
    monkeypatch.setenv("DISCORD_TOKEN", "some")
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setattr("bot.cli.doctor.point_to_discord", lambda _: None)
    monkeypatch.setattr("bot.cli.doctor._discord", lambda *_: "it is left out here.")
    return Home(folder, capsys)


def limited(pragma: str, url: str, features: Sequence[StoredFeature]) -> Database:
    """Open a database whose connection for writing has a limit."""
    database = Database(url, features)
    assert database.write_turns is not None
    engine = database.write_turns.engine
    event.listen(engine, "connect", lambda connection, _: connection.execute(pragma))
    return database


async def one_match(world: World) -> None:
    await world.started()


def test_all_wrong_settings_have_a_line(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_LEVEL", "LOUD")
    monkeypatch.setenv("KOIKOI_METRICS", "on")
    monkeypatch.setenv("KOIKOI_NEXT_ROUND", "tomorrow")
    told = home.lines("settings")
    assert [line.split()[:2] for line in told] == [
        ["✗", "LOG_LEVEL"],
        ["✗", "KOIKOI_NEXT_ROUND"],
        ["✗", "KOIKOI_METRICS"],
    ]


def test_wrong_settings_hide_nothing_that_needs_no_settings(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOG_LEVEL", "LOUD")
    (home.folder / ".env").write_text("DISCORD_TOKENS=some\n", encoding="utf-8")
    wrong, unknown = home.lines("settings")
    assert wrong.startswith("✗ LOG_LEVEL must be")
    assert unknown.startswith("· DISCORD_TOKENS is no setting of the bot")
    assert len(home.lines("settings file")) == len(home.lines("home folder")) == 1
    monkeypatch.setenv("KOIKOI_HOME", str(home.folder / "missing"))
    assert home.lines("settings")
    assert home.lines("settings file") == []


def test_a_settings_file_that_everybody_can_read(home: Home) -> None:
    assert home.line("settings file").startswith("· there is no HOME/.env; `koikoi init` writes")
    file = home.folder / ".env"
    assert main(["init"]) == 0
    assert home.line("settings file") == "✓ HOME/.env."
    ways = [folder for folder in home.folder.parents if folder.stat().st_uid == os.geteuid()]
    before = {folder: folder.stat().st_mode & 0o777 for folder in ways}
    try:
        for folder in (home.folder, *ways):
            folder.chmod(0o755)
        file.chmod(0o644)
        assert home.line("settings file") == (
            "✗ everyone on this machine can read HOME/.env: chmod 600 HOME/.env"
        )
        file.chmod(0o640)
        assert home.line("settings file").startswith("✓"), "the host chose a group"
        file.chmod(0o644)
        home.folder.chmod(0o700)
        assert home.line("settings file").startswith("✓"), "nobody else gets there"
    finally:
        for folder, mode in before.items():
            folder.chmod(mode)


def test_a_disk_that_is_full(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    for free, total, expected in (
        (50e9, 100e9, "✓ 50.0 GB of 100.0 GB are free on the disk of HOME/data."),
        (4e9, 100e9, "· 4.0 GB of 100.0 GB are free on the disk of HOME/data. On a full"),
        (900e6, 2e9, "· 900 MB of 2.0 GB are free on the disk of HOME/data. On a full"),
        (99e6, 2e9, "✗ 99 MB of 2.0 GB are free on the disk of HOME/data, and 100 MB are needed"),
        (0, 2e9, "✗ 0 MB of 2.0 GB are free"),
    ):
        usage = Usage(int(total), int(total - free), int(free))
        monkeypatch.setattr(shutil, "disk_usage", lambda _, usage=usage: usage)
        assert home.line("disk").startswith(expected)


def test_a_database_that_is_full_or_can_t_be_written(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(home.url, one_match)
    for pragma, said in (
        ("PRAGMA max_page_count = 1", "database or disk is full"),
        ("PRAGMA query_only = ON", "attempt to write a readonly database"),
    ):
        with monkeypatch.context() as patch:
            patch.setattr("bot.cli.doctor.Database", partial(limited, pragma))
            line = home.line("database")
        assert line.startswith("✗ The database HOME/data/koikoi.sqlite3 can't be used")
        assert said in line
    assert home.line("database") == "✓ sound and up to date."


def test_pictures_that_can_t_be_kept(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    assert home.line("pictures") == "✓ drawn cards are kept in HOME/data/cache."

    def full(**_: object) -> IO[bytes]:
        return Path("/dev/full").open("wb")

    monkeypatch.setattr("bot.cli.doctor.tempfile.TemporaryFile", full)
    assert home.line("pictures") == (
        "✗ HOME/data/cache can't be written (No space left on device); name another in"
        " KOIKOI_CACHE."
    )


def test_the_age_of_the_newest_backup(home: Home) -> None:
    filled(home.url, one_match)
    assert home.line("backups").startswith("· there is none in HOME/data/backups. `koikoi db back")
    assert main(["db", "backup"]) == 0
    (file,) = home.backups.iterdir()
    now = datetime.now(UTC)
    for age, expected in (
        (HOUR / 2, "✓ the newest in HOME/data/backups is from {} (0 hours ago), and sound."),
        (HOUR * 1.5, "✓ the newest in HOME/data/backups is from {} (1 hour ago), and sound."),
        (HOUR * 47.5, "✓ the newest in HOME/data/backups is from {} (47 hours ago), and sound."),
        (
            HOUR * 49,
            "· the newest in HOME/data/backups is from {} (2 days ago), and sound. `koikoi db"
            " backup` makes one now.",
        ),
    ):
        made = now - age
        os.utime(file, (made.timestamp(), made.timestamp()))
        assert home.line("backups") == expected.format(f"{made.astimezone():%Y-%m-%d %H:%M}")


def test_a_newest_backup_that_is_damaged(home: Home) -> None:
    filled(home.url, one_match)
    assert main(["db", "backup"]) == 0
    (file,) = home.backups.iterdir()
    whole = file.read_bytes()
    for data in (b"", b"no database", whole[: len(whole) // 2], bytes(100) + whole[100:]):
        file.write_bytes(data)
        line = home.line("backups")
        assert line.startswith("✗ the newest in HOME/data/backups is from ")
        assert f", and {file.name} is damaged: " in line
        assert line.endswith(". `koikoi db backup` makes one now.")


def test_a_newest_backup_of_another_program(home: Home) -> None:
    home.backups.mkdir()
    (home.backups / "of another.tar").touch()
    assert home.line("backups").endswith(
        " (0 hours ago). It was not checked: of another.tar is not a file of `koikoi db backup`."
    )


@with_dumps
async def test_a_dump_is_read(home: Home, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    url = await url_of("postgresql", tmp_path)
    monkeypatch.setenv("DATABASE_URL", url)
    now = datetime.now(UTC)

    async def line() -> str:
        return await asyncio.to_thread(home.line, "backups")

    empty = await backup_into(url, home.backups, home.folder, now - HOUR)
    assert (await line()).endswith(" (0 hours ago), and sound.")
    empty.unlink()
    await asyncio.to_thread(filled, url, one_match)
    full = await backup_into(url, home.backups, home.folder, now)
    assert (await line()).endswith(" (0 hours ago), and sound.")

    whole = full.read_bytes()
    for data in (b"", b"no dump", whole[: len(whole) * 3 // 4]):
        full.write_bytes(data)
        assert f", and {full.name} is damaged: " in await line()
    full.write_bytes(whole)
    with monkeypatch.context() as patch:
        patch.setenv("PATH", "/nowhere")
        assert (await line()).endswith(
            " (0 hours ago). It was not checked: pg_restore is not installed here."
        )

    monkeypatch.setenv("DATABASE_URL", await url_of("postgresql", tmp_path))  # emptied
    assert await line() == (
        f"✗ the database has no matches, but a backup from {now.astimezone():%Y-%m-%d} has. If the"
        " database was lost: HOSTING-DETAILS.md says how to restore"
        f" HOME/data/backups/{full.name}"
    )
    with monkeypatch.context() as patch:
        patch.setenv("PATH", "/nowhere")
        assert await line() == (
            f"· the database has no matches, and HOME/data/backups/{full.name} may have some:"
            " pg_restore is not installed here."
        )


@pytest.mark.parametrize("left", ["nothing", "an empty file", "an empty database"])
async def test_an_empty_database_beside_backups(home: Home, left: str) -> None:
    await asyncio.to_thread(filled, home.url, one_match)
    now = datetime.now(UTC)
    full = await backup_into(home.url, home.backups, home.folder, now - HOUR)
    home.database.unlink()
    await schema.upgrade(home.url)
    await backup_into(home.url, home.backups, home.folder, now)  # the newest one is empty
    if left != "an empty database":
        home.database.unlink()
    if left == "an empty file":
        home.database.touch()
    line = await asyncio.to_thread(home.line, "backups")
    assert line.startswith("✗ HOME/data/koikoi.sqlite3 has no matches, but a backup from ")
    assert line.endswith(f": koikoi db restore HOME/data/backups/{full.name}")
    full.unlink()
    assert (await asyncio.to_thread(home.line, "backups")).startswith("✓ the newest in ")
