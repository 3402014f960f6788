"""The folder of the bot's settings and data, by one rule for every kind of installation.

The first of these is the *home folder*:

1. the folder that ``KOIKOI_HOME`` names, if it is set;
2. the working folder, or the checkout of this code, if it contains a ``.env`` or the default
   database;
3. the user's data folder on this system (``~/.local/share/koikoi`` on Linux).

``.env`` is read from it, and relative paths in the settings begin there. Data are never stored
beside installed code, because a new version replaces that whole folder.
"""

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from bot.database_urls import absolute

VARIABLE: Final = "KOIKOI_HOME"
ENV_FILE: Final = ".env"
DATABASE: Final = "data/koikoi.sqlite3"
CACHE: Final = "data/cache"
BACKUPS: Final = "data/backups"
PLAYGROUND: Final = ".playground"

with suppress(ImportError):  # not on Windows
    import pwd

CODE: Final = Path(__file__).resolve().parent
"""The folder of the package."""


class NoSuchFolder(ValueError):  # noqa: N818 - the host must mend it, it is no bug
    """``KOIKOI_HOME`` isn't the path of a folder. The message is a sentence."""


def checkout() -> Path | None:
    """Return the folder of the checkout that contains this code; None if it is installed."""
    folder = CODE.parent
    return folder if (folder / "pyproject.toml").is_file() else None


def home_folder(
    environ: Mapping[str, str], working: Path | None = None, user: str | None = None
) -> Path:
    """Return the home folder by the rule above. It may not exist yet.

    Args:
        environ: the process's environment.
        working: the working folder; None: that of the process.
        user: the user whose data folder is meant; None: the user of this process.

    Raises:
        NoSuchFolder: ``KOIKOI_HOME`` isn't the path of a folder.
    """
    if named := environ.get(VARIABLE, "").strip():
        return _named(named)
    for folder in (working or _working(), checkout()):
        if folder is not None and _is_home(folder):
            return folder.resolve()
    if user is not None and (folder := _folder_of(user)) is not None:
        return folder / ".local" / "share" / "koikoi"
    return user_data_path("koikoi", appauthor=False)


def _folder_of(user: str) -> Path | None:
    """Return another user's home; None if the user is unknown or that of this process."""
    try:
        found = pwd.getpwnam(user)
    except KeyError:
        return None
    return None if found.pw_uid == os.geteuid() else Path(found.pw_dir)


def as_whom(path: Path) -> str:
    """Return advice for a path that can't be used because it is another user's; otherwise "".

    The owner is that of the first folder on the way that can't be entered.
    """
    if os.name != "posix":
        return ""
    for one in (*reversed(path.parents), path):
        try:
            found = one.stat()
        except OSError:
            return ""
        needed = os.R_OK if one == path else os.X_OK  # parents are only entered, not listed
        if found.st_uid != os.geteuid() and not os.access(one, needed):
            return _typed_as(found)
    return ""


def whose(path: Path) -> str:
    """Return advice for a path of another user, even if it is readable; otherwise ""."""
    if os.name != "posix":
        return ""
    try:
        found = path.stat()
    except OSError:
        return as_whom(path)
    return "" if found.st_uid == os.geteuid() else _typed_as(found)


def _typed_as(found: os.stat_result) -> str:
    return f" It belongs to another user. Type the same line after: sudo -u {_name(found)}"


def owner_of(path: Path) -> str:
    """Return the name of a file's owner, or the id of an owner without a name."""
    return _name(path.stat()).strip("'#")


def _name(found: os.stat_result) -> str:
    try:
        return pwd.getpwuid(found.st_uid).pw_name
    except KeyError:  # the user has no name
        return f"'#{found.st_uid}'"


def _named(text: str) -> Path:
    try:
        folder = absolute(text, _working() or Path("/"))
    except ValueError as reason:
        raise NoSuchFolder(f"{VARIABLE} names no path: {reason}.") from None
    if not folder.is_dir():
        raise NoSuchFolder(f"{VARIABLE} names {folder}, and no folder is there.")
    return folder


def _working() -> Path | None:
    try:
        return Path.cwd()
    except OSError:  # the folder was deleted
        return None


def _is_home(folder: Path) -> bool:
    try:
        return (folder / ENV_FILE).is_file() or (folder / DATABASE).is_file()
    except OSError:  # the folder can't be entered
        return False
