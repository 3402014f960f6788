"""Files that are in a database's place: sound, or not."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.storage import schema

STATES = ("nothing", "empty", "foreign", "damaged", "newer", "older", "database")


def make(file: Path, state: str) -> None:
    """Put a file of that state there."""
    match state:
        case "nothing":
            return
        case "empty":
            file.touch()
        case "foreign":
            with closing(sqlite3.connect(file)) as other:
                other.execute("CREATE TABLE songs (title)")
        case "older":
            asyncio.run(schema.upgrade(f"sqlite:///{file}", "0020"))
        case _:
            asyncio.run(schema.upgrade(f"sqlite:///{file}"))
    if state == "newer":
        with closing(sqlite3.connect(file)) as newer:
            newer.execute("UPDATE alembic_version SET version_num = '9999'")
            newer.commit()
    if state == "damaged":
        _damage(file)


def _damage(file: Path) -> None:
    """Overwrite a page in the midst of the file, as a failing disk does."""
    with closing(sqlite3.connect(file)) as all_of_it:
        all_of_it.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    content = bytearray(file.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = b"\xa5" * 4096
    file.write_bytes(content)
