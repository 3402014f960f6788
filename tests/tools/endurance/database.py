"""Reads the bot's database from outside while the bot writes it."""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from bot.database_urls import sqlite_url
from bot.storage.engine import database_file, database_url

READ_MATCHES: Final = (
    "SELECT m.id, m.revision, m.status, m.seq, m.guild_id, m.channel_id, m.to_act,"
    " m.due, m.day, a.person_id, b.person_id FROM matches m"
    " LEFT JOIN seats a ON a.match_id = m.id AND a.seat = 0"
    " LEFT JOIN seats b ON b.match_id = m.id AND b.seat = 1 ORDER BY m.id"
)
"""Selects the columns of `MatchRow`, on any kind of database."""
READ_POSTED: Final = (
    "SELECT message_id, channel_id, match_id, kind, person_id, shown FROM posted_messages"
)
"""Selects the columns of `PostedMessage`."""


@dataclass(frozen=True, slots=True)
class MatchRow:
    """The state of a match in its row."""

    id: int
    revision: int
    status: str
    seq: int
    guild_id: int | None
    channel_id: int
    to_act: int | None
    due: str | None
    day: str | None
    first: int | None
    """The person on seat 0; None for a computer or an empty seat."""
    second: int | None

    @property
    def open(self) -> bool:
        """Return whether the match is not over."""
        return self.status in {"invited", "playing"}

    @property
    def mover(self) -> int | None:
        """Return the person to move, or None."""
        return None if self.to_act is None else (self.first, self.second)[self.to_act]


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """A message that the bot keeps up to date."""

    message_id: int
    channel_id: int
    match_id: int
    kind: str
    person_id: int | None
    shown: int


@dataclass(frozen=True, slots=True)
class Answer:
    """The result of a query."""

    columns: Sequence[str]
    rows: Sequence[tuple[Any, ...]]


class Database(ABC):
    """A database that the bot writes; each query runs in its own transaction."""

    url: str
    """The URL that the host uses."""
    bot_url: str
    """The URL that the bot uses."""

    @abstractmethod
    def ask(self, query: str, **values: object) -> Answer:
        """Run a query with named parameters (`:name`) and return its result."""

    @abstractmethod
    def tables(self) -> set[str]:
        """Return the names of its tables; an empty set before it is created."""

    @abstractmethod
    def to_check(self, name: str) -> str:
        """Return the URL of a snapshot for a long check; a copy is given this name."""

    @abstractmethod
    def checked(self, url: str) -> None:
        """Remove the snapshot made by `to_check`."""

    @abstractmethod
    async def keep(self, folder: Path) -> None:
        """Keep a copy in the folder of the run. Raises `StorageError`."""

    def read(self, query: str, **values: object) -> Sequence[tuple[Any, ...]]:
        """Return the rows of a query; nothing before the database is created."""
        return self.ask(query, **values).rows if self.is_made else []

    @property
    def is_made(self) -> bool:
        """Whether its tables exist: before that, there is nothing to check."""
        return "posted_messages" in self.tables()

    def matches(self) -> list[MatchRow]:
        """Return every match; nothing before the database is created."""
        return [MatchRow(*row) for row in self.read(READ_MATCHES)]

    def posted(self) -> list[PostedMessage]:
        """Return every message that is kept up to date."""
        return [PostedMessage(*row) for row in self.read(READ_POSTED)]

    def newest_match_of(self, challenger_id: int) -> int:
        """Return the newest match that a person started; 0 for none."""
        rows = self.read(
            "SELECT coalesce(max(id), 0) FROM matches WHERE challenger_id = :challenger_id",
            challenger_id=challenger_id,
        )
        return int(rows[0][0]) if rows else 0

    def begun_by_command(self) -> dict[int, list[int]]:
        """Return the matches that a command started, by challenger.

        Left out are rematches, deals of the day, hands of a table, matches of matchmaking (which
        have no server, and start as they are created), of tournaments, and of an erased server. An
        aborted match of a tournament was replaced by another one: no command started it, and its
        two people are still paired.
        """
        found: dict[int, list[int]] = {}
        for person_id, match_id in self.read(
            "SELECT challenger_id, id FROM matches"
            " WHERE rematch_of IS NULL AND day IS NULL AND rotation_id IS NULL"
            " AND (guild_id > 0 OR (guild_id IS NULL AND (opponent_id IS NULL"
            "  OR started_at IS NULL OR started_at <> created_at)))"
            " AND id NOT IN (SELECT match_id FROM tournament_pairings WHERE match_id IS NOT NULL"
            "  UNION SELECT first_match_id FROM tournament_pairings"
            "   WHERE first_match_id IS NOT NULL"
            "  UNION SELECT second_match_id FROM tournament_pairings"
            "   WHERE second_match_id IS NOT NULL)"
            " AND NOT (opponent_id IS NOT NULL AND reason = 'abort' AND started_at = created_at"
            "  AND EXISTS (SELECT 1 FROM tournament_pairings pairing"
            "   JOIN tournaments ON tournaments.id = pairing.tournament_id"
            "   WHERE tournaments.guild_id = matches.guild_id"
            "   AND ((first_id = challenger_id AND second_id = opponent_id)"
            "    OR (first_id = opponent_id AND second_id = challenger_id))))"
        ):
            found.setdefault(person_id, []).append(match_id)
        return found

    def open_rematches(self) -> list[tuple[int, int]]:
        """Return the matches with several open rematches, and their number."""
        return [
            (match_id, count)
            for match_id, count in self.read(
                "SELECT rematch_of, count(*) FROM matches WHERE rematch_of IS NOT NULL"
                " AND status IN ('invited', 'playing') GROUP BY rematch_of HAVING count(*) > 1"
            )
        ]

    def found_by_nobody(self) -> list[int]:
        """Return the people who were matched with somebody who was not matched with them."""
        rows = self.read(
            "SELECT one.person_id FROM seekers one"
            " LEFT JOIN seekers other ON other.person_id = one.found_with"
            " WHERE one.found_with IS NOT NULL"
            " AND (other.found_with IS NULL OR other.found_with <> one.person_id)"
        )
        return [int(row[0]) for row in rows]

    def secrets(self) -> set[str]:
        """Return the values that no log may contain: deals' nonces and the deployment's secret."""
        rows = self.read("SELECT nonce FROM deals UNION SELECT value FROM secrets")
        return {str(row[0]) for row in rows}

    def knows(self, person_id: int) -> bool:
        """Return whether a person has a row of their own."""
        return bool(
            self.read("SELECT 1 FROM people WHERE person_id = :person_id", person_id=person_id)
        )

    def places_of(self, person_id: int, name: str) -> set[str]:
        """Return the columns that contain a person's id or name."""
        found: set[str] = set()
        for table in self.tables():
            answer = self.ask(f'SELECT * FROM "{table}"')
            for row in answer.rows:
                for column, value in zip(answer.columns, row, strict=True):
                    text = str(value)
                    if str(person_id) in text or name in text:
                        found.add(f"{table}.{column}")
        return found


class SqliteFile(Database):
    def __init__(self, file: Path) -> None:
        self.file: Final = file
        self.url = self.bot_url = sqlite_url(file)

    def ask(self, query: str, **values: object) -> Answer:
        """Run the query on a new connection."""
        # Not read-only: after a kill, a reader must be able to recover the journal.
        with closing(sqlite3.connect(self.file, timeout=15)) as connection:
            rows = connection.execute(query, {name: _text(one) for name, one in values.items()})
            return Answer([one[0] for one in rows.description], rows.fetchall())

    def tables(self) -> set[str]:
        """Return the names of its tables; an empty set without a file."""
        if not self.file.is_file():
            return set()
        rows = self.ask("SELECT name FROM sqlite_master WHERE type = 'table'").rows
        return {name for (name,) in rows}

    def to_check(self, name: str) -> str:
        """Copy the file: a long check of the original would let its journal grow."""
        copy = self.file.with_name(f"{name}.sqlite3")
        with (
            closing(sqlite3.connect(self.file, timeout=15)) as source,
            closing(sqlite3.connect(copy)) as to,
        ):
            source.backup(to)
        return sqlite_url(copy)

    def checked(self, url: str) -> None:
        """Remove a copy."""
        copy = database_file(database_url(url))
        assert copy not in (None, self.file)
        copy.unlink()

    async def keep(self, folder: Path) -> None:
        """Do nothing: the file is in the folder already."""

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Keep all others from writing.

        Raises:
            sqlite3.OperationalError: another process is writing.
        """
        with closing(sqlite3.connect(self.file, isolation_level=None, timeout=1)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield


def _text(value: object) -> object:
    """Return a value in the format of the file."""
    return f"{value:%Y-%m-%d %H:%M:%S.%f}" if isinstance(value, datetime) else value
