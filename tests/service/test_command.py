"""`koikoi service`: its output and files for the host."""

import getpass
import json
import os
import resource
import shutil
import sys
from pathlib import Path
from typing import Final

import pytest
import yaml

from bot.__main__ import main
from bot.cli.service import GROUPS
from bot.service import CONTAINERS, MONITORING
from bot.service.units import BACKUP, TEMPLATE, TIMER, UNIT
from tests.root import ROOT

NOBODY: Final = "nobody"
ROOTS: Final = os.geteuid() == 0
OWNER: Final = NOBODY if ROOTS else getpass.getuser()
ALL: Final = [name for group in GROUPS.values() for name in group]

Output = pytest.CaptureFixture[str]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder with its data that doesn't belong to root."""
    for name in [name for name in os.environ if name.startswith("KOIKOI_")]:
        monkeypatch.delenv(name)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    folder = tmp_path / "the home"
    (folder / "data").mkdir(parents=True)
    if ROOTS:
        shutil.chown(folder, NOBODY)
    monkeypatch.setenv("KOIKOI_HOME", str(folder))
    return folder


def typed(capsys: Output, *words: object) -> tuple[int, str, str]:
    code = main(["service", *map(str, words)])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_without_a_name_it_lists_what_there_is(home: Path, capsys: Output) -> None:
    code, out, err = typed(capsys)
    assert (code, err) == (0, "")
    assert all(name in out for name in [*ALL, *GROUPS])


@pytest.mark.parametrize("name", ALL)
def test_each_file_is_printed_alone(home: Path, capsys: Output, name: str) -> None:
    code, out, err = typed(capsys, name)
    assert code == 0
    assert err.count("PostgreSQL") == (name == TEMPLATE), "which has no other database"
    assert out.endswith("\n")
    assert str(home) in out or name not in {UNIT, TEMPLATE, BACKUP}
    if name in CONTAINERS:
        assert out == (ROOT / name).read_text(encoding="utf-8")
    if name in MONITORING:
        json.loads(out) if name.endswith(".json") else yaml.safe_load(out)


@pytest.mark.parametrize("group", GROUPS)
def test_a_group_is_written_and_not_written_over(
    home: Path, tmp_path: Path, capsys: Output, group: str
) -> None:
    folder = tmp_path / "there"
    folder.mkdir()
    code, out, err = typed(capsys, group, "--output", folder)
    assert (code, err) == (0, "")
    made = {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()}
    assert set(made) == set(GROUPS[group]) - {TEMPLATE}
    assert all(f"{folder / name} is written." in out for name in made)

    assert typed(capsys, group, "--output", folder)[0] == 0, "the same once more"
    changed = folder / min(made)
    changed.write_text("my own", encoding="utf-8")
    code, out, err = typed(capsys, group, "--output", folder)
    assert (code, out) == (1, "")
    assert f"{changed} is there already" in err
    assert changed.read_text(encoding="utf-8") == "my own"
    assert typed(capsys, group, "--output", folder, "--replace")[0] == 0
    assert changed.read_text(encoding="utf-8") == made[changed.name]


def test_the_unit_is_filled_in(home: Path, capsys: Output) -> None:
    lines = typed(capsys, UNIT)[1].splitlines()
    assert f"User={OWNER}" in lines
    assert f'Environment="KOIKOI_HOME={home}"' in lines
    assert f'ReadWritePaths="{home}/data"' in lines
    (command,) = [line for line in lines if line.startswith("ExecStart=")]
    program = command.removeprefix("ExecStart=").split()[0].strip('"')
    assert Path(program).parent == Path(sys.executable).parent


def test_several_processes(home: Path, tmp_path: Path, capsys: Output) -> None:
    (home / ".env").write_text("DATABASE_URL=postgresql://host/koikoi", encoding="utf-8")
    code, out, err = typed(capsys, "systemd", "--shards", 3, "--keep", 5, "--output", tmp_path)
    assert (code, err) == (0, "")
    assert out.splitlines()[-1].endswith(f"koikoi@0 koikoi@1 koikoi@2 {TIMER}")
    assert "KOIKOI_SHARDS=%i/3" in (tmp_path / TEMPLATE).read_text(encoding="utf-8")
    assert "--keep 5" in (tmp_path / BACKUP).read_text(encoding="utf-8")
    assert not (tmp_path / UNIT).exists()


def test_the_users_own_data_folder_where_nothing_is_named(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot import folders

    monkeypatch.setattr(folders, "checkout", lambda: None)
    found = folders.home_folder({}, tmp_path, "daemon")
    assert found == Path("~daemon").expanduser() / ".local/share/koikoi"
    here = folders.home_folder({}, tmp_path)
    assert folders.home_folder({}, tmp_path, "nobody of this name") == here
    assert folders.home_folder({}, tmp_path, getpass.getuser()) == here
    assert folders.home_folder({"KOIKOI_HOME": str(home)}, tmp_path, "daemon") == home


@pytest.mark.parametrize("missing", ["data", "elsewhere"])
def test_a_folder_that_the_service_needs_is_told(
    home: Path, tmp_path: Path, capsys: Output, missing: str
) -> None:
    needed = home / "data"
    if missing == "data":
        needed.rmdir()
    else:
        needed = tmp_path / "else where"
        (home / ".env").write_text(f"KOIKOI_BACKUPS={needed}", encoding="utf-8")
    code, out, err = typed(capsys, UNIT)
    assert (code, str(needed) in out) == (0, True)
    assert f"install -d -m 700 -o {OWNER} '{needed}'" in err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nothing"], "`koikoi service` lists"),
        (["systemd", "--output", "no/where"], "There is no folder no/where"),
        (["containers", "--output", "/dev/null"], "There is no folder /dev/null"),
    ],
)
def test_what_is_refused(home: Path, capsys: Output, words: list[str], said: str) -> None:
    code, out, err = typed(capsys, *words)
    assert (code, out) == (1, "")
    assert said in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("words", [["--shards", "0"], ["--shards", "many"], ["--keep", "-1"]])
def test_numbers_out_of_bounds(home: Path, capsys: Output, words: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["service", "systemd", *words])
    assert ended.value.code == 2
    assert "a whole number from 1 to" in capsys.readouterr().err


def test_no_home_folder(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr("bot.folders.user_data_path", lambda *_, **__: home / "none")
    monkeypatch.setattr("bot.folders.checkout", lambda: None)
    monkeypatch.delenv("KOIKOI_HOME")
    monkeypatch.chdir(home)
    code, out, err = typed(capsys, "systemd")
    assert (code, out) == (1, "")
    assert "`koikoi init`" in err


def test_nothing_runs_as_root(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setenv("KOIKOI_HOME", "/")
    code, out, err = typed(capsys, UNIT)
    assert (code, out) == (1, "")
    assert "--user" in err
    code, out, err = typed(capsys, UNIT, "--user", NOBODY)
    assert code == 0
    assert f"User={NOBODY}" in out


def test_what_stands_there_and_is_no_text_is_written_over_only_if_asked(
    home: Path, tmp_path: Path, capsys: Output
) -> None:
    """A folder with that name can't be overwritten, and is named."""
    there = tmp_path / "there"
    there.mkdir()
    file = there / min(CONTAINERS)
    file.write_bytes(b"\xff\xfe")
    code, _, err = typed(capsys, "containers", "--output", there)
    assert (code, file.read_bytes()) == (1, b"\xff\xfe")
    assert "is there already" in err
    file.unlink()
    file.mkdir()
    code, _, err = typed(capsys, "containers", "--output", there, "--replace")
    assert code == 1
    assert f"{file} can't be written: Is a directory." in err


def test_a_disk_that_is_full_leaves_none_of_the_files(
    home: Path, tmp_path: Path, capsys: Output
) -> None:
    there = tmp_path / "there"
    there.mkdir()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, hard))  # the dashboard is longer
    try:
        code, out, err = typed(capsys, "monitoring", "--output", there)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert (code, out) == (1, "")
    assert "can't be written: File too large." in err
    assert list(there.iterdir()) == []


# ── folders below /var/lib ──────────────────────────────────────────────────────────────────────


@pytest.fixture
def state(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that replaces /var/lib."""
    folder = tmp_path / "lib"
    folder.mkdir()
    monkeypatch.setattr("bot.service.units.STATE", folder)
    return folder


def values(unit: str, name: str) -> list[str]:
    lines = [line.partition("=") for line in unit.splitlines()]
    return [value for found, _, value in lines if found == name]


def made(folder: Path, owner: str) -> None:
    folder.mkdir()
    if ROOTS:
        shutil.chown(folder, owner)


WRITES: Final[tuple[tuple[str, dict[str, str], str | None], ...]] = (
    # The folder, the owners of it and of its parents ("": it doesn't exist), StateDirectory
    ("koikoi", {"koikoi": ""}, "koikoi"),
    ("koikoi", {"koikoi": OWNER}, "koikoi"),
    ("koikoi/deep/er", {"koikoi": OWNER}, "koikoi/deep/er"),
    ("shared/koikoi", {"shared": "root"}, "shared/koikoi"),
    ("two words/koikoi", {}, '"two words/koikoi"'),
    ("postgresql/koikoi", {"postgresql": "daemon"}, None),
    ("postgresql/koikoi", {"postgresql": "daemon", "postgresql/koikoi": OWNER}, None),
    ("postgresql", {"postgresql": "daemon"}, None),
    ("dpkg", {"dpkg": "root"}, None),
    ('a "b" c', {}, None),
    ("it's", {}, None),
    ("a:b", {}, None),
    ("a\\b", {}, None),
)


@pytest.mark.skipif(not ROOTS, reason="only root gives folders to others")
@pytest.mark.parametrize("case", WRITES, ids=range(len(WRITES)))
def test_systemd_gets_no_folder_of_another(
    home: Path, state: Path, capsys: Output, case: tuple[str, dict[str, str], str | None]
) -> None:
    """It would give the last folder of `StateDirectory`, with its content, to the bot's user."""
    folder, there, expected = case
    for name, owner in there.items():
        if owner:
            made(state / name, owner)
    (home / ".env").write_text(f"KOIKOI_BACKUPS={state / folder}", encoding="utf-8")
    code, out, err = typed(capsys, UNIT)
    assert code == 0
    assert values(out, "StateDirectory") == ([] if expected is None else [expected])
    assert values(out, "StateDirectoryMode") == ([] if expected is None else ["0700"])
    writes = " ".join(values(out, "ReadWritePaths"))
    quoted = str(state / folder).replace("\\", "\\\\").replace('"', '\\"')
    assert (quoted in writes) == (expected is None)
    if expected is None and (state / folder).exists():
        whose = there[folder]
        told = "" if whose == OWNER else f"{state / folder} belongs to {whose}, and stays theirs"
        assert told in err
        assert bool(err) == bool(told)
    elif expected is None:
        assert f"{state / folder} is not there" in err
    else:
        assert err == ""


def test_a_file_on_the_way_is_no_folder_that_systemd_could_make(
    home: Path, state: Path, capsys: Output
) -> None:
    (state / "file").touch()
    (home / ".env").write_text(f"KOIKOI_BACKUPS={state / 'file' / 'koikoi'}", encoding="utf-8")
    code, out, err = typed(capsys, UNIT)
    assert (code, values(out, "StateDirectory")) == (0, [])
    assert f"{state / 'file' / 'koikoi'} is not there" in err


def test_a_link_below_is_not_given_away(home: Path, state: Path, capsys: Output) -> None:
    made(home / "elsewhere", OWNER)
    (state / "koikoi").symlink_to(home / "elsewhere")
    for setting in ("KOIKOI_BACKUPS={}", "DATABASE_URL=sqlite:///{}/koikoi.sqlite3"):
        (home / ".env").write_text(setting.format(state / "koikoi"), encoding="utf-8")
        code, out, _ = typed(capsys, UNIT)
        assert code == 0
        assert values(out, "StateDirectory") == []
        (writes,) = values(out, "ReadWritePaths")
        assert str(state / "koikoi") in writes or str(home / "elsewhere") in writes


@pytest.mark.parametrize("above", ["", "/..", "/../.."])
def test_the_folder_of_all_services_is_not_the_bots(
    home: Path, state: Path, capsys: Output, above: str
) -> None:
    folder = Path(f"{state}{above}").resolve()
    (home / ".env").write_text(f"KOIKOI_BACKUPS={folder}", encoding="utf-8")
    code, out, err = typed(capsys, UNIT)
    assert (code, out) == (1, "")
    assert (
        f"{folder} is not the bot's alone, and the service could write to all that lies in it:"
        " name another folder.\n"
    ) in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    "user", ["nobody of this name", "koikoi\nExecStartPre=/bin/true", "", "4294967296", "98765"]
)
def test_a_user_who_is_not_there(home: Path, capsys: Output, user: str) -> None:
    code, out, err = typed(capsys, UNIT, "--user", user)
    assert (code, out) == (1, "")
    assert f"There is no user {user!r} on this machine" in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("user", ["root", "0", "00"])
def test_root_by_any_name_is_refused(home: Path, capsys: Output, user: str) -> None:
    code, out, err = typed(capsys, UNIT, "--user", user)
    assert (code, out) == (1, "")
    assert "no rights of root's" in err


def test_a_user_may_be_named_by_the_number(home: Path, capsys: Output) -> None:
    code, out, _ = typed(capsys, UNIT, "--user", "65534")
    assert code == 0
    assert "User=65534" in out.splitlines()
