"""`make update` in a clone: the newest release is installed, the database copied and upgraded."""

import asyncio
import os
import sqlite3
import subprocess
import sysconfig
import venv
from contextlib import closing
from itertools import count
from pathlib import Path
from shutil import which

import pytest

from bot import __version__
from bot.cli.releases import SIGNERS
from bot.cli.update import left_to_the_start, next_steps
from bot.settings import load_settings
from bot.storage import schema
from bot.storage.owner import owning
from tests.checkout import Checkout, made, needs_git
from tests.cli.signing import Key, needs_ssh_keygen
from tests.storage.broken import make
from tests.storage.next_version import FILE, NEXT, SOURCE
from tests.storage.stores import KINDS, url_of

pytestmark = [
    needs_git,
    pytest.mark.skipif(which("make") is None, reason="make is not installed"),
]

NEW = "9.0.0"
SECONDS = count(1_000_000_000)
"""Times of files, long ago, each used once."""


class Host(Checkout):
    """A clone with its own environment, as set up by `make`, and its origin."""

    def __init__(self, folder: Path, origin: Checkout) -> None:
        super().__init__(folder)
        self.origin = origin
        self.database = folder / "data" / "koikoi.sqlite3"
        environment = folder / ".venv"
        venv.create(environment, with_pip=False)
        (packages,) = environment.glob("lib/python*/site-packages")
        (packages / "here.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
        for stamp in ("made", "run-ready"):
            (environment / stamp).touch()

    @property
    def url(self) -> str:
        return f"sqlite:///{self.database}"

    def fill(self, state: str) -> None:
        self.database.parent.mkdir(exist_ok=True)
        for before in self.database.parent.glob("koikoi*.sqlite3*"):
            before.unlink()
        make(self.database, state)

    def update(self, **environ: str) -> subprocess.CompletedProcess[str]:
        """Update without a network: missing packages can't be installed.

        Python takes compiled code as current by size and second: an update in the second of the
        last checkout, from 1.0.0 to 9.0.0, would go on with the old version.
        """
        then = next(SECONDS)
        os.utime(self.folder / "bot" / "__init__.py", (then, then))
        offline = {"PIP_NO_INDEX": "1", "SYSTEMD_UNIT_PATH": "/nowhere"}
        done = self.run("make", "update", **offline | environ)
        assert "Traceback" not in done.stdout + done.stderr, done.stderr
        return done

    def refused(self, **environ: str) -> str:
        """Run an update that must be refused and change nothing; return its message."""
        before = self.state()
        done = self.update(**environ)
        assert done.returncode, done.stdout
        said, makes = done.stderr.strip().splitlines()
        assert makes.startswith("make: ***")
        assert self.state() == before
        return said

    def state(self) -> tuple[str, str, bytes]:
        data = self.database.read_bytes() if self.database.exists() else b""
        head = self.read(".git/HEAD") if (self.folder / ".git").exists() else ""
        where = self.git("rev-parse", "HEAD") + self.git("status", "--porcelain") if head else ""
        return head, where, data

    def copies(self) -> list[Path]:
        """Return all copies of the database, in any folder."""
        return list(self.database.parent.rglob("koikoi-*.sqlite3"))

    def revision(self, file: Path) -> str:
        with closing(sqlite3.connect(file)) as connection:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(found[0])


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    return made(tmp_path_factory.mktemp("source") / "koikoi")


@pytest.fixture
def host(source: Checkout, tmp_path: Path) -> Host:
    source.git("clone", "--quiet", str(source.folder), str(tmp_path / "origin"))
    source.git("clone", "--quiet", f"file://{tmp_path / 'origin'}", str(tmp_path / "a host"))
    return Host(tmp_path / "a host", Checkout(tmp_path / "origin"))


def released(origin: Checkout, *, migration: bool = False) -> str:
    """Publish a new version; with `migration`, today's databases need an upgrade for it."""
    if migration:
        origin.write(f"migrations/{FILE}", SOURCE)
    origin.replace("bot/__init__.py", f'"{__version__}"', f'"{NEW}"')
    commit = origin.commit("The next version")
    origin.git("tag", f"v{NEW}")
    return commit


def test_the_newest_version_comes_with_its_database(host: Host) -> None:
    host.fill("database")
    assert "is not released yet. `koikoi update --edge` continues" in host.update().stdout
    commit = released(host.origin, migration=True)
    older = host.git("rev-parse", "--short=7", "HEAD")
    host.fill("database")
    before = host.revision(host.database)
    done = host.update()
    assert (done.returncode, done.stderr) == (0, "")
    found, copied, upgraded, now, start = done.stdout.splitlines()
    assert found == f"The release v{NEW} can't be verified: no keys are known yet."
    (copy,) = host.copies()
    assert str(copy) in copied
    assert host.revision(copy) == before
    assert upgraded == f"The database was upgraded to {NEXT}."
    assert host.revision(host.database) == NEXT
    assert now.startswith(f"From koikoi {__version__} ({older}) to {NEW} ({commit});")
    assert start == "Start it again."
    assert host.git("rev-parse", "--short=7", "HEAD") == commit
    assert f"Nothing is new: koikoi {NEW} ({commit}) is the newest release." in host.update().stdout


def test_a_release_is_installed_and_the_newest_commit_only_if_asked_for(host: Host) -> None:
    host.git("switch", "--quiet", "--detach")  # as after `git clone --branch v1.0.0`
    commit = released(host.origin)
    host.origin.write("news.txt", "Not released")
    newest = host.origin.commit("The newest commit")
    assert f" to {NEW} ({commit});" in host.update().stdout
    assert host.git("rev-parse", "--short=7", "HEAD") == commit
    host.git("switch", "--quiet", "main")
    assert f" to {NEW} ({newest});" in host.update(ARGS="--edge").stdout
    assert f"koikoi {NEW} ({newest}) is newer than the release v{NEW}." in host.update().stdout
    assert f"koikoi {NEW} ({newest}) is the newest commit." in host.update(ARGS="--edge").stdout
    assert host.git("rev-parse", "--short=7", "HEAD") == newest


@needs_ssh_keygen
def test_a_release_is_installed_only_if_a_trusted_key_has_signed_it(
    host: Host, tmp_path: Path
) -> None:
    ours, theirs = (Key(tmp_path / name) for name in ("ours", "theirs"))
    host.write(SIGNERS, f"{ours.line}\n")
    host.commit("The keys of the first installation")
    host.origin.git("pull", "--quiet", str(host.folder), "main")
    released(host.origin)
    said = host.refused()
    assert said.startswith(f"koikoi: v{NEW} is not signed by a key that this version trusts")
    host.git("tag", "--delete", f"v{NEW}")
    theirs.sign(host.origin, f"v{NEW}")
    assert "is not signed by a key that this version trusts" in host.refused()
    host.git("tag", "--delete", f"v{NEW}")
    ours.sign(host.origin, f"v{NEW}")
    done = host.update()
    assert (done.returncode, done.stderr) == (0, "")
    assert f"The release v{NEW} is signed.\n" in done.stdout
    theirs.sign(host.origin, f"v{NEW}")
    assert "would clobber existing tag" in host.refused()


async def test_a_running_bot_keeps_its_database_until_it_is_restarted(host: Host) -> None:
    await asyncio.to_thread(host.fill, "database")
    released(host.origin, migration=True)
    before = host.revision(host.database)
    async with owning(host.url):
        done = await asyncio.to_thread(host.update)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The bot runs. When it starts again, it upgrades its database" in done.stdout
    assert done.stdout.endswith(
        "The running bot is the old version: stop it, and start it again.\n"
    )
    assert host.revision(host.database) == before
    assert len(host.copies()) == 1
    assert f'"{NEW}"' in host.read("bot/__init__.py")
    # As after an update that was killed: the next one completes it.
    done = host.update()
    assert "The database was upgraded to" in done.stdout
    assert "Nothing is new" in done.stdout


@pytest.mark.parametrize("kind", KINDS)
async def test_a_bot_that_works_with_the_database_is_seen(kind: str, tmp_path: Path) -> None:
    settings = load_settings({"DATABASE_URL": await url_of(kind, tmp_path)}, tmp_path)
    shared = kind == "postgresql"  # as several processes do
    async with owning(settings.database_url, shared=shared):
        busy = await left_to_the_start(settings)
        assert busy is not None
        assert busy.startswith("The bot runs.")
    assert await left_to_the_start(settings) is None


@pytest.mark.skipif("postgresql" not in KINDS, reason="KOIKOI_TEST_POSTGRESQL names no server")
async def test_a_postgresql_is_copied_and_upgraded(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if which("pg_dump") is None:
        pytest.skip("pg_dump is not installed")
    released(host.origin, migration=True)
    url = await url_of("postgresql", tmp_path)
    done = await asyncio.to_thread(host.update, DATABASE_URL=url)
    assert (done.returncode, done.stderr) == (0, "")
    assert list(host.folder.glob("data/backups/koikoi-*.dump"))
    monkeypatch.setattr(schema, "MIGRATIONS", host.folder / "migrations")
    health = await schema.form(url)
    assert (health.revision, health.pending) == (NEXT, False)


def test_a_database_of_a_newer_version_is_no_reason_against_that_version(host: Host) -> None:
    host.fill("newer")
    released(host.origin, migration=True)
    done = host.update()
    assert (done.returncode, done.stderr) == (0, "")
    assert "The database is not copied: a newer version made it." in done.stdout
    assert "The database is up to date." in done.stdout


def test_what_can_not_be_updated_is_left_alone(host: Host) -> None:
    host.fill("database")
    released(host.origin)
    host.write("PRIVACY.md", "Mine")
    assert "Files were changed here: PRIVACY.md. Put the changes away" in host.refused()
    host.git("restore", ".")

    host.git("checkout", "--quiet", "--detach")
    assert "on no branch. Go to one: git switch main" in host.refused(ARGS="--edge")
    host.git("switch", "--quiet", "main")

    host.git("branch", "--unset-upstream")
    assert "git branch --set-upstream-to=origin/main" in host.refused(ARGS="--edge")
    host.git("branch", "--set-upstream-to=origin/main")

    host.git("remote", "rename", "origin", "upstream")
    host.git("remote", "add", "broken", "/nowhere")
    assert "Nothing could be fetched, and nothing was changed: git fetch" in host.refused()
    host.git("remote", "remove", "broken")
    host.git("remote", "rename", "upstream", "origin")

    host.origin.folder.rename(host.origin.folder.with_name("away"))
    assert "Nothing could be fetched, and nothing was changed: git fetch" in host.refused()
    host.origin.folder.with_name("away").rename(host.origin.folder)

    host.write("mine", "An own file")
    host.commit("An own commit")
    assert "has commits of its own" in host.refused(ARGS="--edge")
    assert f"There are commits here that v{NEW}, the newest release, doesn't" in host.refused()
    host.git("reset", "--quiet", "--hard", "HEAD~1")

    assert "git is not installed" in host.refused(PATH=without_git(host.folder.parent))
    assert host.copies() == []

    host.fill("damaged")
    assert "koikoi.sqlite3" in host.refused()
    assert host.copies() == []
    host.fill("unreleased")
    assert schema.UPGRADES_EARLIER in host.refused()
    assert host.copies() == []
    assert host.refused(DATABASE_URL="nonsense").startswith("koikoi: DATABASE_URL")


def without_git(folder: Path) -> str:
    """Return a PATH with everything that `make` needs, except git."""
    for name in ("make", "sh", "rm"):
        found = which(name)
        assert found is not None
        (folder / "bin").mkdir(exist_ok=True)
        (folder / "bin" / name).symlink_to(found)
    return str(folder / "bin")


def test_a_file_in_the_way_is_named(host: Host) -> None:
    host.fill("database")
    host.origin.write("notes.txt", "Theirs")
    released(host.origin)
    host.write("notes.txt", "Mine")
    said = host.refused()
    assert "notes.txt" in said
    assert said.endswith("The version from before is in its place.")
    assert host.read("notes.txt") == "Mine"


def test_an_archive_is_no_clone(host: Host) -> None:
    (host.folder / ".git").rename(host.folder / "gone")
    assert "is not a clone, so there is nothing to fetch from" in host.refused()


def test_only_what_changed_is_installed(host: Host) -> None:
    host.origin.replace("pyproject.toml", "Japan's best-loved", "a best-loved")
    released(host.origin)
    stamp = host.folder / ".venv" / "run-ready"
    before = stamp.stat().st_mtime
    done = host.update()
    assert done.returncode == 0, done.stderr
    assert stamp.stat().st_mtime > before
    assert list(host.folder.glob(f".venv/lib/python*/site-packages/koikoi-{NEW}.dist-info"))
    assert not host.database.exists(), "the bot makes it when it starts"


def test_what_can_not_be_installed_is_taken_back(host: Host) -> None:
    host.fill("database")
    line = "no-such-package-here==1.0 --hash=sha256:" + "0" * 64 + "\n"
    for name in ("requirements.txt", "requirements-postgresql.txt"):
        host.origin.write(name, host.origin.read(name) + line)
    released(host.origin)
    said = host.refused()
    assert said.startswith("koikoi: The new version could not be installed: ")
    assert said.endswith("The version from before is in its place.")


def test_a_migration_that_fails_is_taken_back(host: Host) -> None:
    host.fill("database")
    newest = schema.newest_revision()
    source = f'''
revision = "9999"
down_revision = "{newest}"


def upgrade() -> None:
    raise SystemExit("koikoi: No.")
'''
    host.origin.write("migrations/versions/9999_a_bad_one.py", source)
    released(host.origin)
    said = host.refused()
    assert "The database could not be upgraded, and is as it was: No." in said
    assert len(host.copies()) == 1


@pytest.mark.parametrize(
    ("units", "running", "said"),
    [
        ({}, False, "Start it again."),
        ({}, True, "The running bot is the old version: stop it, and start it again."),
        (
            {"koikoi.service": "{folder}/.venv/bin/python -m bot run"},
            True,
            "Restart it: sudo systemctl restart koikoi",
        ),
        (
            {"tea.service": '"{folder}/.venv/bin/koikoi" "run"'},
            False,
            "Restart it: sudo systemctl restart tea",
        ),
        (
            {
                "backup.service": "{folder}/.venv/bin/koikoi db backup copy",
                "neighbour.service": "{folder}-2/.venv/bin/koikoi run",
                "running.service": "{folder}/.venv/bin/koikoi-runner",
            },
            False,
            "Start it again.",
        ),
        (
            {
                "koikoi@.service": "{folder}/.venv/bin/koikoi run",
                "multi-user.target.wants/koikoi@0.service": "",
                "multi-user.target.wants/koikoi@1.service": "",
            },
            True,
            "Restart them together: sudo systemctl stop koikoi@0 koikoi@1"
            " && sudo systemctl start koikoi@0 koikoi@1",
        ),
    ],
)
def test_the_unit_that_starts_it_is_named(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    units: dict[str, str],
    running: bool,
    said: str,
) -> None:
    folder = tmp_path / "50% tea"
    for name, command in units.items():
        file = tmp_path / "units" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        start = command.format(folder=str(folder).replace("%", "%%"))
        file.write_text(f"[Service]\nWorkingDirectory={folder}\nExecStart={start}\n")
        file.with_name("of another.service").write_bytes(b"Description=caf\xe9")
    monkeypatch.setenv("SYSTEMD_UNIT_PATH", f"/nowhere:{tmp_path}/units")
    assert list(next_steps(folder, running=running)) == [said]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder to somebody else")
def test_another_users_checkout_is_not_touched(host: Host) -> None:
    released(host.origin)
    before = host.state()
    os.chown(host.folder, 12345, 12345)
    said = host.update().stderr
    os.chown(host.folder, 0, 0)
    assert "is not yours. It belongs to another user. Type the same line after: sudo -u" in said
    assert host.state() == before


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file to somebody else")
def test_another_users_database_is_left_to_the_bot(host: Host) -> None:
    host.fill("database")
    released(host.origin, migration=True)
    before = host.state()[2]
    os.chown(host.database, 12345, 12345)
    done = host.update()
    assert done.returncode == 0
    assert "The database belongs to another user: when the bot starts again" in done.stdout
    assert host.state()[2] == before
    assert [file.name for file in host.database.parent.iterdir()] == ["koikoi.sqlite3"]
