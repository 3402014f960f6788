"""Folders with any name: a path is never inserted unescaped into a URL, a setting or a pattern."""

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from bot.database_urls import read_database_url, sqlite_url
from bot.settings import SettingsError, load_settings
from bot.storage import schema
from bot.storage.engine import database_file, database_url
from bot.storage.errors import StorageError
from bot.storage.private_files import tighten
from migrations.draft import draft
from tests.bytecode import bring_bytecode
from tests.root import HOME, ROOT
from tests.storage.test_draft import changed, with_columns
from tests.test_commands import host, one_sentence, typed

NAMES: Final = (
    "koi%20koi",
    "100%",
    "%(here)s",
    "a#b",
    "what?mode=memory",
    "two words",
    """it's "quoted\"""",
    "こいこい",
    "a:b;c,d",
    "a\\b&c=d+e@f[*]",
    "file:x",
    "~",
    "$HOME",
    "n" * 200,
)


@pytest.mark.parametrize("name", NAMES)
async def test_a_database_lies_in_a_folder_of_any_name(tmp_path: Path, name: str) -> None:
    file = tmp_path / name / "koi%6Boi?.sqlite3"
    url = load_settings({"DATABASE_URL": sqlite_url(file)}, HOME).database_url
    assert database_file(database_url(url)) == file
    assert read_database_url(url, ROOT) == url, "read twice, it means the same"
    await schema.upgrade(url)
    assert file.stat().st_size > 0
    assert os.listdir(tmp_path) == [name]  # noqa: PTH208 - a test may wait for it
    assert not (await schema.check(url)).pending
    copy = tmp_path / name / "copy?%41.sqlite3"
    await schema.backup(url, copy)
    with closing(sqlite3.connect(copy)) as connection:
        found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    assert found == (schema.newest_revision(),)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("koi%20koi", marks=pytest.mark.slow),
        """100% %(here)s a#b what?x=1 'こい' "a:b;c"[*]""",
    ],
)
def test_the_commands_work_in_a_checkout_of_any_name(tmp_path: Path, name: str) -> None:
    """The default database is in the checkout, and so are the migrations."""
    home = tmp_path / name
    for part in ("bot", "migrations"):
        shutil.copytree(
            ROOT / part, home / part, ignore=shutil.ignore_patterns("__pycache__", "data")
        )
        bring_bytecode(ROOT / part, home / part)
    environ = {key: value for key, value in os.environ.items() if key != "DATABASE_URL"}
    for action, said in (("upgrade", "upgraded"), ("check", "sound and up to date")):
        done = subprocess.run(
            [sys.executable, "-m", "bot", "db", action],
            cwd=home,
            env=environ | {"KOIKOI_HOME": ".", "PYTHONPATH": "."},
            capture_output=True,
            text=True,
            timeout=180,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert said in done.stdout
    assert (home / "data" / "koikoi.sqlite3").is_file()


async def test_a_migration_is_drafted_into_a_folder_of_any_name(tmp_path: Path) -> None:

    folder = tmp_path / "50% a:b;c d"
    folder.mkdir()
    written = await draft("more", folder=folder, metadata=changed(with_columns))
    assert written.parent == folder


def test_backups_beside_a_file_with_signs_of_patterns_are_found(tmp_path: Path) -> None:
    file = tmp_path / "[koi]*.sqlite3"
    saved = tmp_path / "[koi]*-before-0020-20260101-000000.sqlite3"
    for one in (file, saved):
        one.touch(0o644)
    tighten(file)
    assert saved.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("sqlite:///data/x.sqlite3", HOME / "data" / "x.sqlite3"),
        ("sqlite:///./x", HOME / "x"),
        ("sqlite:///~/x", Path.home() / "x"),
        ("sqlite:////srv/koi%20koi/x", Path("/srv/koi koi/x")),
        ("sqlite:////srv/koi koi/x", Path("/srv/koi koi/x")),
        ("sqlite:////srv/100%/x", Path("/srv/100%/x")),
        ("sqlite:////srv/a#b/x", Path("/srv/a#b/x")),
        ("sqlite:////srv/a%3Fb/x", Path("/srv/a?b/x")),
        ("sqlite:////srv/こい/x", Path("/srv/こい/x")),
        ("sqlite:///:memory:", HOME / ":memory:"),
    ],
)
def test_what_people_write_is_read_as_a_url(text: str, expected: Path) -> None:
    found = load_settings({"DATABASE_URL": text}, HOME).database_url
    assert database_file(database_url(found)) == expected


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("sqlite:///data/x?timeout=5", "%3F"),
        ("sqlite:///a\0b", "names no file"),
        ("sqlite:///a%00b", "names no file"),
        ("sqlite:///~nobody-of-this-name/x", "names no file"),
        ("sqlite:///a\udcff", "not UTF-8"),
    ],
)
def test_a_url_that_cannot_mean_what_it_says_gets_a_sentence(text: str, said: str) -> None:
    with pytest.raises(SettingsError, match=said) as refused:
        load_settings({"DATABASE_URL": text}, HOME)
    assert str(refused.value).startswith("DATABASE_URL ")


def test_who_wrote_a_path_where_a_url_belongs_is_told(tmp_path: Path) -> None:
    (tmp_path / "koi%20koi").mkdir()
    text = f"sqlite:///{tmp_path}/koi%20koi/x"
    with pytest.raises(SettingsError, match="%25"):
        load_settings({"DATABASE_URL": text}, HOME)
    (tmp_path / "koi koi").mkdir()
    found = load_settings({"DATABASE_URL": text}, HOME).database_url
    assert database_file(database_url(found)) == tmp_path / "koi koi" / "x"


@pytest.mark.parametrize("key", ["KOIKOI_CACHE", "KOIKOI_CLOCK_FILE", "KOIKOI_AHEAD_FILE"])
def test_a_path_that_is_none_gets_a_sentence(key: str) -> None:
    local = {"KOIKOI_DISCORD_API": "http://127.0.0.1:1", "KOIKOI_DISCORD_GATEWAY": "ws://x"}
    with pytest.raises(SettingsError, match=f"{key} names no path"):
        load_settings({**local, key: "~nobody-of-this-name/x"}, HOME)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("postgresql://koikoi:p@ss@db/koikoi", "%40"),
        ("postgresql://koikoi@db:port/koikoi", "can't be read"),
        ("postgresql://db/koikoi?sslmode=always", "verify-full"),
        ("postgresql://db/koikoi?sslrootcert=x&keepalives=1", "keepalives, sslrootcert"),
    ],
)
def test_the_url_of_a_server_that_cannot_be_used_gets_a_sentence(text: str, said: str) -> None:
    found = load_settings({"DATABASE_URL": text}, HOME).database_url
    with pytest.raises(StorageError, match=said):
        database_url(found)


def test_the_url_of_a_server_may_be_written_as_for_other_programs() -> None:
    text = "postgres://koi%40koi:p%25%2F@db:5433/koikoi?sslmode=require"
    url = database_url(load_settings({"DATABASE_URL": text}, HOME).database_url)
    assert (url.username, url.password, url.host, url.port) == ("koi@koi", "p%/", "db", 5433)
    assert url.query == {"ssl": "require"}


@pytest.mark.parametrize("command", ["db check", "db upgrade", "db backup COPY", "doctor"])
async def test_a_name_that_is_too_long_is_one_sentence(tmp_path: Path, command: str) -> None:
    environ = host(tmp_path, DATABASE_URL=sqlite_url(tmp_path / ("n" * 300)))
    words = [word.replace("COPY", str(tmp_path / "copy")) for word in command.split()]
    code, output, complaints = await typed(*words, environ=environ)
    assert code == 1
    assert "too long" in output + complaints
    assert "Traceback" not in output + complaints


async def test_a_backup_with_a_name_that_is_too_long_is_one_sentence(tmp_path: Path) -> None:
    environ = host(tmp_path)
    await schema.upgrade(environ["DATABASE_URL"])
    code, _, complaints = await typed("db", "backup", str(tmp_path / ("n" * 300)), environ=environ)
    assert code == 1
    assert "too long" in one_sentence(complaints)


async def test_a_copy_reads_both_urls_as_the_settings_do(tmp_path: Path) -> None:
    old, new = tmp_path / "from%20here?.sqlite3", tmp_path / "to#there.sqlite3"
    await schema.upgrade(sqlite_url(old))
    code, said, _ = await typed("db", "copy", sqlite_url(old), sqlite_url(new))
    assert (code, new.is_file()) == (0, True)
    assert "rows were copied" in said
    code, _, complaints = await typed("db", "copy", sqlite_url(old), "mysql://db/koikoi")
    assert code == 1
    assert "TO must look like" in one_sentence(complaints)
