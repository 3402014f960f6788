"""The URLs of databases: parsed from settings, and built from a path.

A URL is not a path: in a URL, %20 is a space, and a ? ends the path. So a path is never inserted
into a URL as text. Only this module builds and parses URLs of databases.
"""

from pathlib import Path
from typing import Final
from urllib.parse import quote, unquote

FORM: Final = (
    "must look like sqlite:///data/koikoi.sqlite3 (or postgresql://user:password@host/database)."
)


class UnusableUrl(ValueError):  # noqa: N818 - the host must mend it, it is no bug
    """A URL isn't that of a database. The message continues after the name of the setting."""


def sqlite_url(file: Path) -> str:
    """Return the URL of an SQLite file. Its path may have special characters."""
    return f"sqlite:///{quote(str(file), safe='/')}"


def read_database_url(text: str, start: Path) -> str:
    """Return a URL from a setting, with an absolute path.

    Args:
        text: the URL.
        start: the folder where relative paths begin.

    Raises:
        UnusableUrl: the URL is neither for SQLite nor for PostgreSQL, or its path can't be meant.
    """
    scheme, _, rest = text.partition("://")
    if scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        return sqlite_url(_file(rest[1:], start))
    if scheme in {"postgresql", "postgres"} and rest:
        return f"postgresql://{rest}"
    raise UnusableUrl(FORM)


def absolute(text: str, start: Path) -> Path:
    """Return an absolute path; ~ means a home folder. Raises `ValueError` with the reason."""
    try:
        path = (start / Path(text).expanduser()).resolve()
        str(path).encode()
    except UnicodeEncodeError:
        raise ValueError("the path is not UTF-8") from None
    except (OSError, RuntimeError) as failed:  # an unknown user's home, or a loop of links
        raise ValueError(str(failed).rstrip(".")) from None
    return path


def _file(text: str, start: Path) -> Path:
    """Return the file that the path of a URL names. Raises `UnusableUrl`."""
    if "?" in text:
        raise UnusableUrl(
            "has a ?, which ends the path in a URL, and options of SQLite are not used here. If it"
            " belongs to the name of a folder or file, write %3F."
        )
    try:
        file, as_written = absolute(unquote(text), start), absolute(text, start)
    except ValueError as reason:
        raise UnusableUrl(f"names no file: {reason}.") from None
    if file != as_written and _is_folder(as_written.parent) and not _is_folder(file.parent):
        raise UnusableUrl(
            f"means {file}, whose folder is not there, while {as_written.parent} is: in a URL,"
            " write %25 for each % of a folder's name."
        )
    return file


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:  # the name is too long
        return False
