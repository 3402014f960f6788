"""Counts requests to a store: reads are statements, writes are transactions."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Engine, event

from bot.storage.engine import Database
from tests.storage.stores import engines


@dataclass(slots=True)
class Statements:
    """The requests to a store while it was watched."""

    reads: list[str] = field(default_factory=list)
    writes: list[list[str]] = field(default_factory=list)
    """Statements by transaction. Transactions that only record displayed messages are left out:
    they are delayed and written together, once a second."""
    _writing: list[str] = field(default_factory=list)

    def read(self, _connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        self.reads.append(statement)

    def wrote(self, _connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        self._writing.append(statement)

    def committed(self, _connection: Any) -> None:
        if any("posted_messages" not in one for one in self._writing):
            self.writes.append(self._writing)
        self._writing = []


@contextmanager
def watched(store: Database) -> Iterator[Statements]:
    """Record the requests to a store."""
    seen = Statements()
    found = engines(store)
    heard: list[tuple[Engine, str, Any]] = [
        *((reader, "before_cursor_execute", seen.read) for reader in found["reading"]),
        *((writer, "before_cursor_execute", seen.wrote) for writer in found["writing"]),
        *((writer, "commit", seen.committed) for writer in found["writing"]),
    ]
    for engine, name, listener in heard:
        event.listen(engine, name, listener)
    try:
        yield seen
    finally:
        for engine, name, listener in heard:
            event.remove(engine, name, listener)
