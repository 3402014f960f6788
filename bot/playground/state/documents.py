"""The storage of the playground: an SQLite file of JSON documents.

Every change is committed separately, so that nothing is lost when the process is killed. Only the
playground uses the file, and it may be deleted at any time to start over.
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
        # The log is written to the system at each commit, so a killed process loses nothing. A
        # power failure could lose data, which doesn't matter for a playground.
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = OFF")
        self._db.execute(_SCHEMA)

    def put(self, kind: str, key: int, body: dict[str, Any]) -> None:
        """Store a document. It replaces a document with the same key."""
        text = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
        self._db.execute("INSERT OR REPLACE INTO documents VALUES (?, ?, ?)", (kind, key, text))

    def drop(self, kind: str, key: int) -> None:
        """Delete a document, if it exists."""
        self._db.execute("DELETE FROM documents WHERE kind = ? AND id = ?", (kind, key))

    def all(self, kind: str) -> Iterator[dict[str, Any]]:
        """Yield all documents of a kind, oldest first."""
        rows = self._db.execute("SELECT body FROM documents WHERE kind = ? ORDER BY id", (kind,))
        for (text,) in rows.fetchall():
            body: dict[str, Any] = json.loads(text)
            yield body

    def greatest_id(self) -> int:
        """Return the greatest id in use, or 0."""
        (newest,) = self._db.execute("SELECT coalesce(max(id), 0) FROM documents").fetchone()
        return int(newest)

    def close(self) -> None:
        """Close the file."""
        self._db.close()
