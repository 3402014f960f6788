"""`koikoi update`: fetch the newest release of a checkout, install it, upgrade the database.

All checks come before the first change, and the database is copied first. If a later step fails,
the previous version is restored. The steps that need the new code run in new processes, because
this process has the old code.
"""

import argparse
import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from bot.cli.releases import CannotUpdate, Repository, next_release
from bot.cli.terminal import complain
from bot.folders import VARIABLE, checkout, whose
from bot.settings import Settings, SettingsError, load_settings
from bot.storage.backups import backup_into
from bot.storage.engine import database_file, is_there
from bot.storage.engine import database_url as storage_url
from bot.storage.errors import InUse, MadeByNewer, StorageError
from bot.storage.owner import owning
from bot.version import version

UNITS: Final = "/etc/systemd/system:/usr/local/lib/systemd/system:/usr/lib/systemd/system"
"""The folders of systemd's units, unless `SYSTEMD_UNIT_PATH` names other folders."""
_NAMED: Final = 5
"""Maximum number of changed files that are named."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument(
        "--edge",
        action="store_true",
        help="go to the newest commit of the branch, which isn't released or signed",
    )
    parser.set_defaults(run=update)


def update(arguments: argparse.Namespace) -> int:
    """Update this checkout and print what was done; return the exit code."""
    try:
        _update(_here(), load_settings(os.environ), edge=arguments.edge)
    except (CannotUpdate, SettingsError, StorageError) as problem:
        return complain(problem)
    return 0


class _Checkout(Repository):
    """The checkout of this bot."""

    def refuse_unfit(self) -> None:
        """Raise `CannotUpdate` if the checkout can't be updated in its present state."""
        if not (self.folder / ".git").exists():
            raise CannotUpdate(
                f"{self.folder} is not a clone, so there is nothing to fetch from. Clone the"
                " repository, and move .env and data into the clone."
            )
        if other := whose(self.folder):
            raise CannotUpdate(f"{self.folder} is not yours.{other}")
        changed = self.git("status", "--porcelain", "--untracked-files=no").splitlines()
        if changed:
            names = [line.strip().split(maxsplit=1)[-1] for line in changed]
            more = f" and {len(names) - _NAMED} more" if len(names) > _NAMED else ""
            raise CannotUpdate(
                f"Files were changed here: {', '.join(names[:_NAMED])}{more}. Put the changes away"
                " (git stash) or undo them (git restore .), then update."
            )

    def fetch_release(self) -> str | None:
        """Fetch, and return the commit of the next release; None if there is none.

        Raises `CannotUpdate`.
        """
        remotes = self.git("remote").splitlines()
        if not remotes:
            raise CannotUpdate(
                "This clone has no remote repository to fetch from. Name it: git remote add origin"
                " ADDRESS"
            )
        remote = "origin" if "origin" in remotes else remotes[0]
        self._fetch(remote, "refs/tags/v*:refs/tags/v*")
        release = next_release(self)
        if release is None:
            return None
        signed = "is signed" if self.signers("HEAD") else "can't be verified: no keys are known yet"
        print(f"The release {release.name} {signed}.", flush=True)
        return release.commit

    def fetch_branch(self) -> str | None:
        """Fetch, and return the newest commit of the branch; None if it is here already.

        Raises `CannotUpdate`.
        """
        try:
            branch = self.git("symbolic-ref", "--quiet", "--short", "HEAD")
        except CannotUpdate:
            at = self.git("describe", "--tags", "--always")
            raise CannotUpdate(
                f"The checkout is at {at}, on no branch. Go to one: git switch main"
            ) from None
        try:
            self.git("rev-parse", "--abbrev-ref", "@{upstream}")
        except CannotUpdate:
            raise CannotUpdate(
                f"The branch {branch} follows no other one, so nothing can be fetched. Name it: git"
                f" branch --set-upstream-to=origin/{branch}"
            ) from None
        self._fetch()
        ours, new = self.git("rev-list", "--left-right", "--count", "HEAD...@{upstream}").split()
        if int(new) and int(ours):
            raise CannotUpdate(
                "This branch has commits of its own, so it can't simply go on to the newest"
                " version. Bring both together (git rebase), then update."
            )
        return self.git("rev-parse", "@{upstream}") if int(new) else None

    def _fetch(self, *what: str) -> None:
        try:
            self.git("fetch", *what)  # not quietly: that hides why a tag is refused
        except CannotUpdate as failed:
            raise CannotUpdate(
                f"Nothing could be fetched, and nothing was changed: {failed}"
            ) from None


def _here() -> _Checkout:
    folder = checkout()
    if folder is None:
        raise CannotUpdate(
            "This koikoi was installed. Install the new version in the same way, for instance: pipx"
            " install --force FOLDER. Then restart the bot, which upgrades its database after a"
            " copy."
        )
    return _Checkout(folder)


def _update(here: _Checkout, settings: Settings, *, edge: bool) -> None:
    here.refuse_unfit()
    new = here.fetch_branch() if edge else here.fetch_release()
    left = asyncio.run(left_to_the_start(settings))
    before, commit = version(), here.git("rev-parse", "HEAD")
    if new is None:
        _finish(here, settings, left=left is not None)  # in case an earlier update was killed
        print(f"Nothing is new: {_newest(here, before, edge=edge)}")
        return
    copied = left != _ANOTHERS and asyncio.run(_copied(settings))
    if not left and not copied and not _file(settings):
        left = _SERVERS
    try:
        here.git("merge", "--quiet", "--ff-only", new)
        _finish(here, settings, left=left is not None, copied=copied)
    except BaseException as failed:
        _undo(here, commit)
        if isinstance(failed, CannotUpdate):
            raise CannotUpdate(f"{failed} The version from before is in its place.") from None
        raise
    print(f"From koikoi {before} to {_new_version(here)}; CHANGELOG.md says what is new.")
    if left is not None:
        print(left)
    for line in next_steps(here.folder, running=left == _RUNS):
        print(line)


def _newest(here: _Checkout, installed: str, *, edge: bool) -> str:
    """Describe the installed version, to which there is no newer one."""
    if edge:
        return f"koikoi {installed} is the newest commit."
    releases = here.releases()
    if releases and here.git("rev-parse", "HEAD") == releases[-1].commit:
        return f"koikoi {installed} is the newest release."
    last = f"is newer than the release {releases[-1].name}" if releases else "is not released yet"
    return f"koikoi {installed} {last}. `koikoi update --edge` continues to the newest commit."


_RUNS: Final = "The bot runs. When it starts again, it upgrades its database, if that is due."
_ANOTHERS: Final = (
    "The database belongs to another user: when the bot starts again, it copies and upgrades it."
)
_SERVERS: Final = "When the bot starts again, it upgrades its database, if that is due."


async def _copied(settings: Settings) -> bool:
    """Back up the database and print the result; return False if nothing was copied.

    That is the case without a database, with one of a newer version, and for a database server that
    refuses. Raises `StorageError` for a damaged database file, which stops the update.
    """
    file = _file(settings)
    if file is not None and not (is_there(file) and file.stat().st_size):
        return False
    try:
        copy = await backup_into(
            settings.database_url, settings.backups, settings.home, datetime.now(UTC)
        )
    except MadeByNewer:
        print("The database is not copied: a newer version made it.", flush=True)
        return False
    except StorageError as failed:
        if file is not None:
            raise
        print(f"The database is not copied: {failed}", flush=True)  # servers have other backups
        return False
    print(f"The database was copied to {copy}, and the copy is sound.", flush=True)
    return True


def _file(settings: Settings) -> Path | None:
    return database_file(storage_url(settings.database_url))


async def left_to_the_start(settings: Settings) -> str | None:
    """Return why the database is left to the bot's next start; None if it is upgraded here."""
    file = _file(settings)
    if file is not None:
        if whose(file):
            return _ANOTHERS
        if not is_there(file):
            return None
    try:
        async with owning(settings.database_url, patience=0):
            return None
    except InUse:
        return _RUNS


def _finish(here: _Checkout, settings: Settings, *, left: bool, copied: bool = False) -> None:
    """Install what changed, and upgrade the database. Raises `CannotUpdate`."""
    _install(here)
    file = _file(settings)
    if left or (not copied if file is None else not is_there(file)):
        return
    home = {VARIABLE: str(settings.home)} if settings.home.is_dir() else {}
    command = [sys.executable, "-m", "bot", "db", "upgrade", *(["--copied"] if copied else [])]
    done = _run(here, command, home)
    if done.returncode:
        reason = done.stderr.strip().removeprefix("koikoi: ")
        raise CannotUpdate(f"The database could not be upgraded, and is as it was: {reason}")
    print(done.stdout.strip())


_EXTRAS: Final = {
    "asyncpg": "requirements-postgresql.txt",
    "sentry_sdk": "requirements-sentry.txt",
}
"""Optional libraries, each with the file that pins its version."""


def _install(here: _Checkout) -> None:
    """Install the requirements and the project, unless the installation is newer than both."""
    extras = [file for name, file in _EXTRAS.items() if find_spec(name) is not None]
    pinned = [one for one in ("requirements.txt", *extras) if (here.folder / one).is_file()]
    stamp = Path(sys.prefix) / "run-ready"  # written by the Makefile
    sources = [here.folder / one for one in ("pyproject.toml", *pinned)]
    with suppress(OSError):
        if all(one.stat().st_mtime <= stamp.stat().st_mtime for one in sources):
            return
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    for arguments in (
        ["--require-hashes", *(f"--requirement={one}" for one in pinned)],
        ["--no-deps", "--no-build-isolation", "-e", "."],
    ):
        done = _run(here, [*pip, *arguments])
        if done.returncode:
            lines = done.stderr.strip().splitlines() or ["no reason was given"]
            raise CannotUpdate(f"The new version could not be installed: {lines[-1]}.")
    if stamp.exists():
        stamp.touch()


def _undo(here: _Checkout, commit: str) -> None:
    """Restore the previous version, and its requirements if pip can install them."""
    here.git("reset", "--quiet", "--keep", commit)
    with suppress(CannotUpdate):
        _install(here)


def _new_version(here: _Checkout) -> str:
    done = _run(here, [sys.executable, "-m", "bot", "--version"])
    return done.stdout.strip().removeprefix("koikoi ")


def _run(
    here: _Checkout, command: list[str], environ: dict[str, str] | None = None
) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(  # noqa: S603 - the bot's commands, and pip
        command,
        cwd=here.folder,
        env={**os.environ, **(environ or {})},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )


def next_steps(folder: Path, *, running: bool) -> Iterator[str]:
    """Yield instructions for starting the new version, with the systemd units of this checkout."""
    units = sorted(set(_units(folder)))
    if not units:
        now = "The running bot is the old version: stop it, and start it" if running else "Start it"
        yield f"{now} again."
    elif len(units) == 1:
        yield f"Restart it: sudo systemctl restart {units[0]}"
    else:  # no process may run the old code while another one upgrades the database
        names = " ".join(units)
        yield f"Restart them together: sudo systemctl stop {names} && sudo systemctl start {names}"


def _units(folder: Path) -> Iterator[str]:
    """Yield the units that run the bot of this checkout, and each instance of a template."""
    starts = re.compile(
        rf"^ExecStart=.*{re.escape(str(folder))}(?=[/\"'\s]).*\brun\b", re.MULTILINE
    )
    for place in filter(None, os.environ.get("SYSTEMD_UNIT_PATH", UNITS).split(":")):
        for file in sorted(Path(place).glob("*.service")):
            try:
                text = file.read_text(encoding="utf-8").replace("%%", "%").replace("$$", "$")
            except (OSError, UnicodeDecodeError):
                continue
            if not starts.search(text):
                continue
            if file.stem.endswith("@"):
                yield from (one.stem for one in Path(place).glob(f"*.wants/{file.stem}*.service"))
            else:
                yield file.stem
