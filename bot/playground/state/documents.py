"""What survives a restart: one SQLite file of JSON documents.

Every change is committed by itself, so that nothing is lost when the process
is killed. The file is the playground's own: it may be deleted at any time to
begin anew.
"""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS documents (
    kind TEXT NOT NULL, id INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (kind, id)
) WITHOUT ROWID
"""


class DocumentStore:
    """Documents by kind and id."""

    def __init__(self, path: Path) -> None:
        self._db = sqlite3.connect(path, isolation_level=None, timeout=1)
        # One process at a time: a second playground in the same folder fails to open it.
        self._db.execute("PRAGMA locking_mode = EXCLUSIVE")
        # The log is written through to the system at each commit: a killed
        # process loses nothing. Only a power cut could, and this is a toy world.
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = OFF")
        self._db.execute(_SCHEMA)

    def put(self, kind: str, key: int, body: dict[str, Any]) -> None:
        """Keep a document, in place of the one with the same key."""
        text = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
        self._db.execute("INSERT OR REPLACE INTO documents VALUES (?, ?, ?)", (kind, key, text))

    def drop(self, kind: str, key: int) -> None:
        """Forget a document, if it is there."""
        self._db.execute("DELETE FROM documents WHERE kind = ? AND id = ?", (kind, key))

    def all(self, kind: str) -> Iterator[dict[str, Any]]:
        """Every document of a kind, oldest first."""
        rows = self._db.execute("SELECT body FROM documents WHERE kind = ? ORDER BY id", (kind,))
        for (text,) in rows.fetchall():
            body: dict[str, Any] = json.loads(text)
            yield body

    def greatest_id(self) -> int:
        """The newest id in use, or 0."""
        (newest,) = self._db.execute("SELECT coalesce(max(id), 0) FROM documents").fetchone()
        return int(newest)

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()
