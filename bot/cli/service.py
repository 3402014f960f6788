"""`koikoi service`: the files that a host's machine needs in addition to the bot."""

import argparse
import os
import shlex
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.cli.terminal import CannotStart, complain, say, whole
from bot.folders import CODE, checkout, owner_of
from bot.service import CONTAINERS, MONITORING, ready_made
from bot.service.units import (
    BACKUP,
    FAILED,
    TEMPLATE,
    TIMER,
    UNIT,
    Installation,
    UnusablePath,
    is_state,
    may_be_given,
    topmost,
    units,
)
from bot.settings import Settings, SettingsError, find_home, load_settings
from bot.storage.engine import database_file
from bot.storage.engine import database_url as storage_url
from bot.storage.errors import StorageError

_SYSTEMD: Final = {
    UNIT: "the bot as a service",
    TEMPLATE: "the same as several processes, with --shards NUMBER",
    BACKUP: "one backup, and old ones deleted",
    TIMER: "starts it every day",
    FAILED: "writes to you on Discord when one of them fails",
}
GROUPS: Final[Mapping[str, Mapping[str, str]]] = {
    "systemd": _SYSTEMD,
    "containers": CONTAINERS,
    "monitoring": MONITORING,
}
_SHARDS: Final = 2
"""Default number of shards for a template unit."""

KEEP: Final = 14
"""Default number of days for which a backup is kept."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The arguments of the command."""

    name: str | None
    folder: Path | None
    user: str | None
    shards: int | None
    keep: int
    replace: bool = False


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument("name", nargs="?", metavar="NAME", help="a group of files, or one file")
    parser.add_argument(
        "--output", type=Path, metavar="FOLDER", help="write them there, instead of printing them"
    )
    parser.add_argument("--replace", action="store_true", help="write over files that are there")
    parser.add_argument(
        "--user", help="the user that runs the bot (default: the owner of the home folder)"
    )
    parser.add_argument(
        "--shards",
        type=whole(1, 255),
        metavar="NUMBER",
        help="a template unit, for so many processes with a shard each",
    )
    parser.add_argument(
        "--keep",
        type=whole(1, 3650),
        default=KEEP,
        metavar="DAYS",
        help=f"how long backups are kept (default: {KEEP} days)",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """List, print or write files, and return the exit code."""
    return give(
        Wanted(
            arguments.name,
            arguments.output,
            arguments.user,
            arguments.shards,
            arguments.keep,
            replace=arguments.replace,
        )
    )


def give(wanted: Wanted) -> int:
    """List, print or write files, and return the exit code."""
    try:
        if wanted.name is None:
            say(_listed())
            return 0
        if wanted.name in GROUPS:
            return _give_group(wanted, wanted.name)
        return _give(wanted, _file(wanted, wanted.name), alone=True)
    except (CannotStart, SettingsError, StorageError, UnusablePath) as problem:
        return complain(problem)


def _give_group(wanted: Wanted, group: str) -> int:
    files = (
        _units(wanted) if group == "systemd" else {name: ready_made(name) for name in GROUPS[group]}
    )
    code = _give(wanted, files, alone=False)
    if code == 0 and wanted.folder is not None:
        print(_next(group, wanted.shards))
    return code


def _give(wanted: Wanted, files: Mapping[str, str], *, alone: bool) -> int:
    if wanted.folder is None:
        texts = [text if alone else f"# {name}\n{text}" for name, text in files.items()]
        print("\n".join(texts), end="")
    else:
        _write(wanted.folder, files, replace=wanted.replace)
    return 0


def _file(wanted: Wanted, name: str) -> dict[str, str]:
    if name in CONTAINERS or name in MONITORING:
        return {name: ready_made(name)}
    if name not in _SYSTEMD:
        raise CannotStart(f"There is no {name} to be had. `koikoi service` lists what there is.")
    return {name: _units(wanted, shards=name == TEMPLATE)[name]}


def _listed() -> str:
    width = max(len(name) for group in GROUPS.values() for name in group)
    lines = []
    for group, files in GROUPS.items():
        lines.append(f"{group}:")
        lines += [f"  {name:{width}}  {what}" for name, what in files.items()]
    return "\n".join(
        [
            *lines,
            "",
            "koikoi service NAME prints one of them, or a group, filled in;"
            " with --output FOLDER it writes them.",
        ]
    )


def _units(wanted: Wanted, *, shards: bool | None = None) -> dict[str, str]:
    """Return the units by name. Raises `CannotStart`.

    `shards` is true for a template unit; None: if `wanted` has a number of shards.
    """
    if wanted.user is not None and _uid_of(wanted.user) is None:
        raise CannotStart(
            f"There is no user {wanted.user!r} on this machine, and the units are for this one:"
            " make the user first, as HOSTING.md says, or name another one."
        )
    settings = load_settings(os.environ, find_home(os.environ, wanted.user))
    place = place_of(settings, wanted.user)
    hints = list(_to_be_done(place))
    template = wanted.shards is not None if shards is None else shards
    if template and not place.on_postgresql:
        hints.append(
            "Several processes need PostgreSQL: name it in DATABASE_URL before you start them."
        )
    number = wanted.shards or _SHARDS
    made = units(place, shards=number if template else None, keep=wanted.keep)
    for hint in hints:
        _hint(hint)
    return made


def _uid_of(user: str) -> int | None:
    """Return the id of a user of this machine, given by name or id; None for an unknown user."""
    import pwd  # noqa: PLC0415 - not on Windows

    try:
        return pwd.getpwnam(user).pw_uid
    except (KeyError, ValueError):
        pass
    try:
        return pwd.getpwuid(int(user)).pw_uid if user.isascii() and user.isdigit() else None
    except (KeyError, OverflowError):
        return None


def place_of(settings: Settings, user: str | None) -> Installation:
    """Return the installation of the bot. Raises `CannotStart` if it can't run there."""
    file = database_file(storage_url(settings.database_url))
    if not settings.home.is_dir():
        raise CannotStart(
            f"The home folder {settings.home} is not there. `koikoi init`, typed by the user who"
            " runs the bot, makes it; or name another one in KOIKOI_HOME."
        )
    uid = settings.home.stat().st_uid if user is None else _uid_of(user)
    user = user or owner_of(settings.home)
    if not uid:
        raise CannotStart(
            f"The home folder {settings.home} is root's, and the bot needs no rights of root's."
            " Name its own in KOIKOI_HOME, or the user with --user."
        )
    beside = Path(sys.executable).with_name("koikoi")
    program = (beside,) if os.access(beside, os.X_OK) else (Path(sys.executable), "-m", "bot")
    data = settings.cache_dir.parent if file is None else file.parent
    writable = (data, settings.cache_dir, settings.backups)
    return Installation(
        user,
        settings.home,
        program,
        (Path(sys.prefix), Path(sys.base_prefix), CODE),
        writable,
        frozenset(one for one in writable if may_be_given(one, uid)),
        on_postgresql=file is None,
    )


def _to_be_done(place: Installation) -> Iterator[str]:
    """Yield instructions for the host about folders that neither systemd nor the bot creates."""
    for folder in sorted(topmost(place.writable) - place.state):
        with suppress(OSError):  # no permission to look means that the folder exists
            if not folder.is_dir():
                yield (
                    f"{folder} is not there, and the service can't start without it. Make it:"
                    f" sudo install -d -m 700 -o {place.user} {shlex.quote(str(folder))}"
                )
            elif is_state(folder) and (owner := owner_of(folder)) != place.user:
                yield (
                    f"{folder} belongs to {owner}, and stays theirs: {place.user} needs the right"
                    " to write there."
                )


def _write(folder: Path, files: Mapping[str, str], *, replace: bool) -> None:
    """Write all files. Raises `CannotStart`, without writing any, if a file can't be replaced."""
    if not folder.is_dir():
        raise CannotStart(f"There is no folder {folder}.")
    new = [name for name in files if not os.path.lexists(folder / name)]
    there = [name for name in files if name not in new]
    for name in there:
        if (folder / name).is_symlink():  # such as a masked unit, whose target isn't the bot's
            raise CannotStart(f"{folder / name} is a link, and stays as it is.")
    differ = [name for name in there if _holds(folder / name) != files[name]]
    if differ and not replace:
        raise CannotStart(
            f"{folder / differ[0]} is there already, with another text, and stays as it is."
            " --replace writes over it."
        )
    _write_all([folder / name for name in new], [folder / name for name in differ], files)
    for name in files:
        say(f"{folder / name} is written.")


def _write_all(new: Iterable[Path], old: Iterable[Path], files: Mapping[str, str]) -> None:
    """Create the new files and overwrite the old ones. Deletes the new ones after a failure."""
    file, made = Path(), list[Path]()
    try:
        for file in old:
            file.open("r+b").close()
        for file in new:
            with file.open("x", encoding="utf-8") as opened:
                made.append(file)
                opened.write(files[file.name])
        for file in old:
            file.write_text(files[file.name], encoding="utf-8")
    except OSError as refused:
        for one in made:
            one.unlink(missing_ok=True)
        raise CannotStart(f"{file} can't be written: {refused.strerror}.") from refused


def _holds(file: Path) -> str | None:
    """Return the text of a file; None if it can't be read or isn't UTF-8."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None


def _next(group: str, shards: int | None) -> str:
    """Return the next step for the host, in a sentence."""
    if group == "systemd":
        started = [f"koikoi@{shard}" for shard in range(shards)] if shards else ["koikoi"]
        return (
            "Start it: sudo systemctl daemon-reload && sudo systemctl enable --now"
            f" {' '.join(started)} {TIMER}"
        )
    if group == "containers":
        where = "" if checkout() else " They are for a checkout, from which the image is built."
        return (
            f"Start it: docker compose up -d --build (with PostgreSQL: docker compose -f"
            f" compose.yaml -f compose-postgresql.yaml up -d --build).{where}"
        )
    return (
        "Name the rules under rule_files in prometheus.yml, and import the dashboard in Grafana."
        " Both read what the bot tells at KOIKOI_METRICS."
    )


def _hint(sentence: str) -> None:
    print(f"koikoi: {sentence}", file=sys.stderr)
