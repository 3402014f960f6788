"""systemd accepts the units, whatever characters the host's paths contain."""

import shlex
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from bot.service.units import BACKUP, TEMPLATE, TIMER, UNIT, Installation, UnusablePath, units

ANALYZE: Final = shutil.which("systemd-analyze")
MOST_EXPOSED: Final = 2.5
"""Maximum exposure out of 10; systemd calls values below 3 OK."""
ODD: Final = (
    "plain",
    "with spaces",
    "100%",
    "%i %h",
    "花札",
    "$HOME",
    "it's",
    'a "quoted" one',
    "back\\slash",
    "a;b#c",
)

systemd = pytest.mark.skipif(ANALYZE is None, reason="systemd-analyze is not installed")


def place(folder: Path, **more: object) -> Installation:
    """Return a host whose bot is installed in a folder and keeps its data there."""
    program = folder / "bin" / "koikoi"
    program.parent.mkdir(parents=True)
    (folder / "data").mkdir()
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    made = {
        "user": "nobody",
        "home": folder,
        "program": (program,),
        "code": (folder,),
        "writable": (folder / "data", folder / "data" / "cache"),
        **more,
    }
    return Installation(**made)  # type: ignore[arg-type]


def both(where: Installation) -> dict[str, str]:
    """Return the units of one process, and the template for several."""
    return units(where) | {TEMPLATE: units(where, shards=4)[TEMPLATE]}


def analyzed(folder: Path, files: Mapping[str, str], *how: str) -> str:
    """Return systemd's output about units."""
    assert ANALYZE is not None
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    names = [str(folder / name).replace("@.", "@1.") for name in files]
    done = subprocess.run(
        [ANALYZE, *how, *names],
        capture_output=True,
        text=True,
        check=False,
        env={"SYSTEMD_UNIT_PATH": f"{folder}:", "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"},
    )
    return done.stdout + done.stderr


def values(unit: str, name: str) -> list[str]:
    return [line.partition("=")[2] for line in unit.splitlines() if line.partition("=")[0] == name]


@systemd
@pytest.mark.parametrize("name", ODD)
def test_systemd_takes_them_in_a_folder_of_any_name(tmp_path: Path, name: str) -> None:
    where = place(tmp_path / name)
    said = analyzed(tmp_path / "units", both(where), "verify", "--man=no")
    ours = [line for line in said.splitlines() if "nobody" not in line]
    assert ours == []
    # It checks that the program exists, at exactly this path.
    where.program[0].unlink()  # type: ignore[union-attr]
    said = analyzed(tmp_path / "units", both(where), "verify", "--man=no")
    by_itself = not set(name) & set("\"'\\$")  # otherwise another program starts it
    assert ("is not executable" in said) == by_itself


@systemd
@pytest.mark.parametrize("base", ["/opt/koikoi", "/home/somebody/koikoi"])
def test_they_expose_little(tmp_path: Path, base: str) -> None:
    where = place(tmp_path / "here", user="koikoi", home=Path(base), code=(Path(base),))
    for name, text in both(where).items():
        if name == TIMER:
            continue
        unit = tmp_path / "one" / name.replace("@", "@1")
        unit.parent.mkdir(exist_ok=True)
        unit.write_text(text, encoding="utf-8")
        assert ANALYZE is not None
        told = subprocess.run(
            [ANALYZE, "security", "--offline=true", "--no-pager", str(unit)],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        exposed = float(told.rpartition("exposure level for")[2].split()[1])
        assert exposed <= MOST_EXPOSED, told


def test_paths_are_written_as_systemd_reads_them(tmp_path: Path) -> None:
    folder = tmp_path / '50% "off" $x'
    unit = units(place(folder))[UNIT]
    written = str(folder).replace("%", "%%")
    quoted = written.replace('"', '\\"')
    assert values(unit, "WorkingDirectory") == [written]
    assert values(unit, "Environment") == [f'"KOIKOI_HOME={quoted}"']
    doubled = quoted.replace("$", "$$")
    assert values(unit, "ExecStart") == [f'/usr/bin/env "{doubled}/bin/koikoi" run']
    assert values(unit, "ReadWritePaths") == [f'"{quoted}/data"']


@pytest.mark.parametrize("name", ["a\nb", "a\x1b[2J", "ends with a space ", "ends with \\"])
def test_a_path_that_no_unit_can_have_gets_a_sentence(tmp_path: Path, name: str) -> None:
    where = Installation("koikoi", tmp_path / name, (Path("/bin/true"),), (), ())
    with pytest.raises(UnusablePath, match="can't stand"):
        units(where)


def test_only_the_data_may_be_written(tmp_path: Path) -> None:
    state = Path("/var/lib/koikoi/.local/share/koikoi")
    backups = Path("/mnt/backups")
    where = place(
        tmp_path / "a",
        home=state,
        writable=(state / "data", state / "data/c", backups),
        state=frozenset({state / "data", state / "data/c"}),
    )
    for text in both(where).values():
        if "[Service]" not in text:
            continue
        assert values(text, "ProtectSystem") == ["strict"]
        assert values(text, "StateDirectory") == ["koikoi/.local/share/koikoi/data"]
        assert values(text, "ReadWritePaths") == ["/mnt/backups"]
        assert values(text, "MemoryDenyWriteExecute") == [], "compiled while it runs"


@systemd
def test_systemd_takes_the_folders_that_it_is_to_make(tmp_path: Path) -> None:
    """It reports folders that it rejects or reads under other names."""
    folders = [Path("/var/lib") / name for name in ("koikoi/data", "two words/koi-koi@2.5", "花札")]
    where = place(tmp_path / "a", writable=tuple(folders), state=frozenset(folders))
    said = analyzed(tmp_path / "units", both(where), "verify", "--man=no")
    assert [line for line in said.splitlines() if "nobody" not in line] == []
    (names,) = values(units(where)[UNIT], "StateDirectory")
    assert shlex.split(names) == ["two words/koi-koi@2.5", "koikoi/data", "花札"]
    assert values(units(where)[UNIT], "ReadWritePaths") == []


@pytest.mark.parametrize(
    ("where", "hidden"), [("/opt/koikoi", "yes"), ("/home/aoi/koikoi", "read-only")]
)
def test_users_folders_are_hidden_unless_the_bot_lies_there(
    tmp_path: Path, where: str, hidden: str
) -> None:
    found = place(tmp_path / "a", home=Path("/srv/koikoi"), code=(Path(where),))
    assert values(units(found)[UNIT], "ProtectHome") == [hidden]


@pytest.mark.parametrize(
    ("shards", "address"), [(2, "946%i"), (10, "946%i"), (12, "127.0.1.%i:9464")]
)
def test_each_of_several_processes_has_a_shard_and_an_address(
    tmp_path: Path, shards: int, address: str
) -> None:
    from bot.settings import load_settings

    made = units(place(tmp_path / "a"), shards=shards)
    assert UNIT not in made
    environment = values(made[TEMPLATE], "Environment")[1]
    assert environment == f"KOIKOI_SHARDS=%i/{shards} KOIKOI_METRICS={address}"
    seen = set()
    for shard in range(shards):
        words = dict(word.split("=") for word in environment.replace("%i", str(shard)).split())
        words["DATABASE_URL"] = "postgresql://host/koikoi"
        settings = load_settings(words, tmp_path)
        assert settings.shards is not None
        assert settings.shards.ids == (shard,)
        seen.add(str(settings.metrics))
    assert len(seen) == shards


def test_the_backup_keeps_so_many_days_and_is_made_every_day(tmp_path: Path) -> None:
    made = units(place(tmp_path / "a"), keep=30)
    assert values(made[BACKUP], "ExecStart")[0].endswith("/bin/koikoi db backup --keep 30")
    assert values(made[BACKUP], "Type") == ["oneshot"]
    assert values(made[TIMER], "OnCalendar") == ["daily"]
    assert values(made[TIMER], "Persistent") == ["yes"], "also if the machine was off"


def test_it_is_not_restarted_before_its_host_has_done_something(tmp_path: Path) -> None:
    from bot.cli.terminal import NO_RESTART

    assert values(units(place(tmp_path / "a"))[UNIT], "RestartPreventExitStatus") == [
        str(NO_RESTART)
    ]


def test_a_database_on_the_same_machine_is_started_first(tmp_path: Path) -> None:
    after = values(units(place(tmp_path / "a", on_postgresql=True))[UNIT], "After")
    assert after == ["network-online.target postgresql.service"]


def test_what_each_unit_does(tmp_path: Path) -> None:
    where = place(tmp_path / "a", on_postgresql=True)
    program = f"{tmp_path}/a/bin/koikoi"
    expected = {
        UNIT: {
            "Description": ["Koi-Koi for Discord"],
            "Type": ["exec"],
            "ExecStart": [f"{program} run"],
            "Restart": ["always"],
            "KillMode": ["mixed"],
            "WantedBy": ["multi-user.target"],
        },
        TEMPLATE: {
            "Description": ["Koi-Koi for Discord, shard %i of 4"],
            "Type": ["exec"],
            "ExecStart": [f"{program} run"],
            "Restart": ["always"],
            "KillMode": ["mixed"],
            "WantedBy": ["multi-user.target"],
        },
        BACKUP: {
            "Description": ["A backup of Koi-Koi's database"],
            "Type": ["oneshot"],
            "ExecStart": [f"{program} db backup --keep 14"],
            "Restart": [],
            "KillMode": [],
            "WantedBy": [],
        },
    }
    for name, lines in expected.items():
        text = both(where)[name]
        assert {key: values(text, key) for key in lines} == lines
        assert text.count("[Install]") == len(lines["WantedBy"])
        assert values(text, "User") == ["nobody"]
        assert values(text, "Wants") == ["network-online.target"]
        assert values(text, "UMask") == ["0077"]


def test_no_other_database_is_waited_for(tmp_path: Path) -> None:
    assert values(units(place(tmp_path / "a"))[UNIT], "After") == ["network-online.target"]


def test_folders_apart_are_each_named(tmp_path: Path) -> None:
    apart = (Path("/mnt/b"), Path("/mnt/a x"), Path("/srv/c"), Path("/mnt/b/inside"))
    given = (Path("/var/lib/k/one"), Path("/var/lib/two"))
    where = place(tmp_path / "a", writable=(*apart, *given), state=frozenset(given))
    unit = units(where)[UNIT]
    assert values(unit, "ReadWritePaths") == ['"/mnt/a x" /mnt/b /srv/c']
    assert values(unit, "StateDirectory") == ["k/one two"]
