"""Every terminal command on bad input: sentences instead of tracebacks, and nothing is created."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.__main__ import COMMANDS
from bot.storage import schema
from tests.root import ROOT, noting
from tests.storage.broken import REVISIONS, STATES, make
from tests.storage.next_version import migrations_of_next_version
from tests.terminal_driver import without_overriding

SOMEBODY = 12345
"""The id of another user."""

DATABASE = (
    "doctor",
    "run",
    "reports",
    "reports 1",
    "voids",
    "reports 1 --done",
    "reports 1 --answer Thanks",
    "bar person 123456789012345678 --reason Cheats",
    "bar server 123456789012345678",
    "bar list",
    "bar lift person 123456789012345678",
    "maintenance Soon",
    "maintenance",
    "maintenance off",
    "db check",
    "db upgrade",
    "db backup copy",
    "db backup",
    "db restore other",
    "db copy sqlite:///data/koikoi.sqlite3 sqlite:///elsewhere/new.sqlite3",
)
FILES = ("record", "review", "verify", "art", "db backup", "db restore")
WRONG = {  # refused before anything is read
    "": 2,
    "nothing": 2,
    "db": 2,
    "db chek": 2,
    "db backup copy --keep 3": 2,
    "db backup --keep 0": 2,
    "service nothing": 1,
    "service systemd --output no/where": 1,
    "service systemd --shards x": 2,
    "service systemd --keep 0": 2,
    "health now": 2,
    "health": 1,
    "db check now": 2,
    "doctor --channel here": 2,
    "reports one": 2,
    "reports --done": 2,
    "bar": 2,
    "bar person": 2,
    "bar report": 2,
    "bar report Ben": 2,
    "bar person Ben": 2,
    "bar person 12": 2,
    "bar person 99999999999999999999": 2,
    "bar lift 123456789012345678": 2,
    "bar lift table 123456789012345678": 2,
    "servers leave": 2,
    "servers leave here": 2,
    "servers stay": 2,
    "servers": 1,  # nothing listens there
    "servers leave 123456789012345678 --yes": 1,
    "reports --answer x": 2,
    "reports 1 --done --answer x": 2,
    "play --port 99999": 2,
    "play --port -1": 2,
    "play --data file": 1,
    "init no/where": 1,
    "score --rules nope 01B": 2,
    "score 13B": 2,
    "art sheet.png --width x": 2,
}


class Host:
    """A home folder, and the commands run in it."""

    def __init__(self, folder: Path, cache: Path) -> None:
        self.folder = folder
        self.cache = cache
        self.database = folder / "data" / "koikoi.sqlite3"
        self.migrations: Path | None = None
        """The folder of the migrations, if they are not this version's."""
        self.database.parent.mkdir(parents=True)
        (folder / "folder").mkdir()
        (folder / "file").write_text("neither a record nor a database", encoding="utf-8")

    def run(self, commands: list[str], **environ: str) -> dict[str, tuple[int, str]]:
        """Run commands, each as often as it is listed: exit code and all output."""
        found = self.outcomes(commands, environ)
        for command, (_, said) in found.items():
            assert "Traceback" not in said, f"{command}: {said}"
            assert said.strip(), f"{command} says nothing"
        return found

    def outcomes(
        self,
        commands: list[str],
        environ: Mapping[str, str] | None = None,
        *,
        overriding: bool = False,
    ) -> dict[str, tuple[int, str]]:
        """Run the same, with any exit code.

        `overriding`: with root's right to override modes, if the tests have it.
        """
        kept = {key: value for key, value in os.environ.items() if not key.startswith("KOIKOI_")}
        instead = [] if self.migrations is None else [str(self.migrations)]
        done = subprocess.run(
            [sys.executable, "-m", "tests.terminal_driver", *instead],
            input=json.dumps([command.split() for command in commands]),
            capture_output=True,
            text=True,
            cwd=self.folder,
            env=noting(
                kept
                | {
                    "PYTHONPATH": str(ROOT),
                    "KOIKOI_HOME": str(self.folder),
                    "KOIKOI_CACHE": str(self.cache),
                    "DISCORD_TOKEN": "some",
                    "KOIKOI_DISCORD_API": "http://127.0.0.1:9/api",  # nothing listens there
                    "KOIKOI_DISCORD_GATEWAY": "ws://127.0.0.1:9",
                }
                | dict(environ or {})
            ),
            preexec_fn=without_overriding if os.geteuid() == 0 and not overriding else None,
            timeout=120,
            check=True,
        )
        results = zip(commands, json.loads(done.stdout), strict=True)
        return {command: (code, output + said) for command, (code, output, said) in results}

    def files(self) -> set[str]:
        return {str(file.relative_to(self.folder)) for file in self.folder.rglob("*")}

    def give_away(self, *files: Path) -> None:
        """Give files to another user, without read permission for others."""
        for file in files:
            file.chmod(0o700 if file.is_dir() else 0o600)
            if os.geteuid() == 0:
                os.chown(file, SOMEBODY, SOMEBODY)
            else:
                file.chmod(0)


@pytest.fixture
def host(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Host:
    return Host(tmp_path / "home", tmp_path_factory.getbasetemp() / "cards")


DECIDING = [one for one in DATABASE if one.startswith(("bar ", "maintenance"))]
FINE = {  # working commands and those with output; all others are refused
    "older": {"db check", "db backup copy", "db backup", "db upgrade"},
    "database": {
        "db check",
        "db backup copy",
        "db backup",
        "db upgrade",
        "db copy",
        "reports",
        "voids",
        *DECIDING,
    },
    "nothing": {"db upgrade"},
    "empty": {"db upgrade"},
}


@pytest.mark.parametrize("state", [*STATES, "older"])
def test_a_database_in_every_state(host: Host, state: str, tmp_path: Path) -> None:
    if state == "older":
        make(host.database, "database")
        host.migrations = migrations_of_next_version(tmp_path / "migrations")
    else:
        make(host.database, state)
    fine = FINE.get(state, set())
    if "db upgrade" in fine:  # it changes the state for the others
        rest = [one for one in DATABASE if one not in {"db upgrade", "run"}]
    else:
        rest = list(DATABASE)
    for command, (code, said) in host.run(rest).items():
        if state == "damaged" and command in {"reports", "voids", *DECIDING}:
            continue  # the data that it reads may be intact
        works = any(command == one or command.startswith(f"{one} sqlite") for one in fine)
        assert (code == 0) == works, f"{command}: {said}"
        if state == "unreleased" and not command.startswith("db restore"):
            assert REVISIONS[state] in said, f"{command}: {said}"
            assert schema.UPGRADES_EARLIER in said, f"{command}: {said}"
    if state in {"nothing", "empty"}:
        assert not host.database.exists() or host.database.stat().st_size == 0
    elif state not in {"older", "database"}:
        assert "elsewhere" not in host.files()
    if "db upgrade" in fine:
        assert host.run(["db upgrade", "db check"])["db check"][0] == 0


@pytest.mark.parametrize("who", ["the database", "its folder", "all"])
def test_as_a_user_who_may_not_read_it(host: Host, who: str) -> None:
    make(host.database, "database")
    settings = host.folder / ".env"
    settings.write_text("LOG_LEVEL=INFO", encoding="utf-8")
    before = host.files()
    given = {
        "the database": [host.database],
        "its folder": [host.database, host.database.parent],
        "all": [settings, host.database, host.database.parent],
    }[who]
    host.give_away(*given)
    try:
        for command, (code, said) in host.run(list(DATABASE)).items():
            assert code == 1, f"{command}: {said}"
            assert "sudo -u" in said or os.geteuid() != 0, f"{command}: {said}"
    finally:
        for file in reversed(given):
            if os.geteuid() == 0:
                os.chown(file, 0, 0)
            file.chmod(0o700)
    assert host.files() == before


def test_a_folder_that_may_not_be_written(host: Host) -> None:
    make(host.database, "database")
    before = host.files()
    host.database.chmod(0o400)
    host.database.parent.chmod(0o500)
    try:
        found = host.run([one for one in DATABASE if not one.startswith(("reports", "voids"))])
    finally:
        host.database.parent.chmod(0o700)
    assert {code for code, _ in found.values()} == {1}, found
    assert host.files() == before


@pytest.mark.parametrize("command", FILES)
def test_files_that_are_none(host: Host, command: str) -> None:
    make(host.database, "database")
    secret = host.folder / "secret"
    secret.touch()
    host.give_away(secret)
    before = host.files()
    names = ["folder", "no/where/file", "secret", "file/x", "n" * 300, "file"]
    for typed, (code, said) in host.run([f"{command} {name}" for name in names]).items():
        assert code in {1, 2}, f"{typed}: {said}"
        assert len(said.strip().splitlines()) == 1, f"{typed}: {said}"
    assert host.files() == before


def test_each_terminal_command_is_declared_and_explained() -> None:
    files = (ROOT / "bot" / "cli").glob("*.py")
    written = {
        f"bot.cli.{file.stem}" for file in files if "\ndef add_arguments(" in file.read_text()
    }
    declared = {module for group in COMMANDS.values() for module, _ in group.values()}
    assert written == declared, "COMMANDS in bot/__main__.py names each module of a command"
    texts = "".join((ROOT / name).read_text() for name in ("README.md", ".github/CONTRIBUTING.md"))
    names = [name for group in COMMANDS.values() for name in group]
    unexplained = [name for name in names if not re.search(rf"`koikoi {name}\b", texts)]
    assert unexplained == [], "README.md has a table of the commands"


def test_help_imports_no_command() -> None:
    code = (
        "import sys; from bot.__main__ import COMMANDS, main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "for group in COMMANDS.values():\n"
        "    assert not {module for module, _ in group.values()} & set(sys.modules)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True
    )
    listed = re.findall(r"^  ([a-z]+)  ", done.stdout, re.MULTILINE)
    assert listed == [name for group in COMMANDS.values() for name in group]


def test_wrong_arguments(host: Host) -> None:
    before = host.files()
    found = host.run(list(WRONG))
    assert {command: code for command, (code, _) in found.items()} == WRONG
    assert host.files() == before


def test_a_closed_pipe_is_no_error(host: Host) -> None:
    done = subprocess.run(
        f"{sys.executable} -m bot --help | true; exit ${{PIPESTATUS[0]}}",
        shell=True,
        executable="/bin/bash",
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert re.fullmatch("", done.stderr)
