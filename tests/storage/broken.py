"""Valid and invalid files in place of a database."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.storage.stores import make_file

STATES = ("nothing", "empty", "foreign", "damaged", "newer", "unreleased", "database")
REVISIONS = {"newer": "9999", "unreleased": "0051"}
"""Revisions that no migration of this version has: a later one, and one before the first."""


def make(file: Path, state: str) -> None:
    """Create a file in this state."""
    match state:
        case "nothing":
            return
        case "empty":
            file.touch()
        case "foreign":
            with closing(sqlite3.connect(file)) as other:
                other.execute("CREATE TABLE songs (title)")
        case _:
            make_file(file)
    if state in REVISIONS:
        with closing(sqlite3.connect(file)) as other:
            other.execute("UPDATE alembic_version SET version_num = ?", [REVISIONS[state]])
            other.commit()
    if state == "damaged":
        _damage(file)


def _damage(file: Path) -> None:
    """Overwrite a page in the middle of the file, as a failing disk does."""
    with closing(sqlite3.connect(file)) as all_of_it:
        all_of_it.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    content = bytearray(file.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = b"\xa5" * 4096
    file.write_bytes(content)
