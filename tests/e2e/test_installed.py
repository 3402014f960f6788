"""The bot installed from its wheel, without a checkout: set up, upgraded and played."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import sysconfig
import venv
from contextlib import closing
from pathlib import Path

import pytest

from bot.matches.models.match import Status
from bot.service import CONTAINERS, MONITORING, ready_made
from bot.storage import schema
from bot.version import version
from tests.e2e.household import opened, started
from tests.e2e.patience import PATIENCE
from tests.root import ROOT

OLD = ROOT / "tests" / "storage" / "old"


class Installation:
    """A separate Python environment with the wheel."""

    def __init__(self, folder: Path) -> None:
        self.user = folder / "user"
        self.empty = folder / "empty"
        self.bin = folder / "venv" / "bin"
        self.user.mkdir()
        self.empty.mkdir()

    @property
    def koikoi(self) -> str:
        return str(self.bin / "koikoi")

    def environ(self, **more: str) -> dict[str, str]:
        kept = {key: os.environ[key] for key in ("PATH", "LANG", "TZ") if key in os.environ}
        return {**kept, "HOME": str(self.user), **more}

    def run(self, *arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
        """Run a command in an empty folder."""
        done = subprocess.run(
            [self.koikoi, *arguments],
            cwd=self.empty,
            env=self.environ(**environ),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert "Traceback" not in done.stdout + done.stderr
        assert not list(self.empty.iterdir()), "a command writes nothing where it was typed"
        return done


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installation:
    """Build sdist and wheel, the wheel from the sdist, and install only the wheel."""
    folder = tmp_path_factory.mktemp("installed")
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(folder / "dist")]
    subprocess.run([*build, "-t", "sdist"], cwd=ROOT, check=True, capture_output=True)
    (sdist,) = (folder / "dist").glob("*.tar.gz")
    subprocess.run(["tar", "xf", str(sdist), "-C", str(folder)], check=True)
    (source,) = folder.glob("koikoi-*")
    subprocess.run([*build, "-t", "wheel"], cwd=source, check=True, capture_output=True)
    (wheel,) = (folder / "dist").glob("*.whl")

    installation = Installation(folder)
    venv.create(folder / "venv", with_pip=False)
    (packages,) = (folder / "venv").glob("lib/python*/site-packages")
    # The bot's dependencies exist already; a path in a .pth adds them without this checkout.
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "--python", str(installation.bin / "python"), "install"]
    offline = ["--quiet", "--no-deps", "--no-index", "--ignore-installed"]
    subprocess.run([*pip, *offline, str(wheel)], check=True, capture_output=True)
    return installation


def test_only_the_wheel_is_there(installed: Installation) -> None:
    program = "import bot; print(bot.__file__); import migrations"
    done = subprocess.run(
        [str(installed.bin / "python"), "-c", program],
        cwd=installed.empty,
        env=installed.environ(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert Path(done.stdout.strip()).is_relative_to(installed.bin.parent)
    assert "No module named 'migrations'" in done.stderr
    # Built from this checkout, it shows the same commit.
    assert installed.run("--version").stdout == f"koikoi {version()}\n"
    update = installed.run("update")
    assert (update.returncode, update.stdout) == (1, "")
    assert "pipx install --force" in update.stderr
    for word, title in (("privacy", "# Privacy\n"), ("terms", "# Terms of service\n")):
        assert installed.run(word).stdout.startswith(title)


def test_it_is_set_up_in_the_users_data_folder(installed: Installation) -> None:
    home = installed.user / ".local" / "share" / "koikoi"
    refused = installed.run("run")
    assert refused.returncode == 1
    assert f"`koikoi init` writes {home}/.env" in refused.stderr
    assert "koikoi play" in refused.stderr

    written = installed.run("init")
    assert (written.returncode, written.stderr) == (0, "")
    assert (home / ".env").stat().st_mode & 0o777 == 0o600
    assert f"Put it into {home}/.env" in installed.run("run").stderr
    again = installed.run("init")
    assert again.returncode == 1
    assert "stays as it is" in again.stderr

    for action, said in (("upgrade", "upgraded"), ("check", "sound and up to date")):
        done = installed.run("db", action)
        assert (done.returncode, done.stderr) == (0, "")
        assert said in done.stdout
    assert (home / "data" / "koikoi.sqlite3").is_file()


def test_it_has_the_files_for_a_host(installed: Installation) -> None:
    for name in (*CONTAINERS, *MONITORING):
        done = installed.run("service", name)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout == ready_made(name)


@pytest.mark.parametrize("version", sorted(one.name for one in OLD.iterdir()))
def test_it_upgrades_an_older_database(
    installed: Installation, tmp_path: Path, version: str
) -> None:
    file = tmp_path / "koikoi.sqlite3"
    with closing(sqlite3.connect(file)) as old:
        old.executescript((OLD / version / "koikoi.sql").read_text(encoding="utf-8"))
    due = asyncio.run(schema.form(f"sqlite:///{file}")).pending
    assert due or version == schema.newest_revision()
    for action in ("upgrade", "check"):
        done = installed.run("db", action, DATABASE_URL=f"sqlite:///{file}")
        assert (done.returncode, done.stderr) == (0, "")
    copies = list(tmp_path.glob("koikoi-before-*.sqlite3"))
    assert bool(copies) == due, "a copy from before, if it changes"


async def test_a_match_is_played_with_it(installed: Installation, tmp_path: Path) -> None:
    command = (installed.koikoi, "run")
    async with opened(tmp_path, command, installed.environ()) as household:
        # Its thinking process compiles again in the new environment, during the whole match.
        await started(household, rounds=1)
        while (await household.log()).info.status is not Status.FINISHED:
            await household.move()


async def test_its_playground_opens_from_an_empty_folder(installed: Installation) -> None:
    process = await asyncio.create_subprocess_exec(
        installed.koikoi,
        "play",
        "--port=0",
        cwd=installed.empty,
        env=installed.environ(),
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    folder = installed.user / ".local" / "share" / "koikoi" / ".playground"
    try:
        async with asyncio.timeout(PATIENCE):
            assert b"The playground is open: http://127.0.0.1:" in await process.stdout.readline()
            while not (folder / "cache" / "running.json").is_file():  # noqa: ASYNC110 - the bot's
                await asyncio.sleep(0.1)
            process.send_signal(signal.SIGTERM)
            assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert not list(installed.empty.iterdir())
