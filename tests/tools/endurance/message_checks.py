"""Checks that every message shows the newest state, and that no table is shown twice."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Protocol

from bot.playground.core import Core
from bot.playground.objects.message import Message
from tests.tools.endurance.controls import ON_HANDS, ON_TABLES, controls_of
from tests.tools.endurance.database import MatchRow, PostedMessage
from tests.tools.endurance.report import Figure, Finding


class ReadsMatches(Protocol):
    """The bot's database."""

    def matches(self) -> list[MatchRow]:
        """Return every match."""

    def posted(self) -> list[PostedMessage]:
        """Return every message that is kept current."""


@dataclass(frozen=True, slots=True)
class MessageChecks:
    """Compares the messages on Discord with the database."""

    core: Core
    database: ReadsMatches
    deleted: Collection[int]
    """Messages deleted by somebody: the bot only notices at its next edit."""

    def found(self) -> list[Finding]:
        """Return all differences that remain when no work is left."""
        rows = {row.id: row for row in self.database.matches()}
        posted = self.database.posted()
        return [
            *self._posted(rows, posted),
            *self._missing(rows, posted),
            *self._twice(rows),
            *self._in_public(),
        ]

    def _posted(self, rows: dict[int, MatchRow], posted: list[PostedMessage]) -> Iterator[Finding]:
        for one in posted:
            row = rows.get(one.match_id)
            # A reservation before a message is sent has a negative number; it is not a message yet.
            if row is None or one.message_id < 0 or one.kind not in {"table", "hand"}:
                continue
            where = f"match {row.id} ({row.status}), revision {row.revision}, seq {row.seq}"
            if one.shown != row.revision:
                what = f"a {one.kind} shows an older state{self._though(one, row)}"
                yield _lost(what, f"{where}, shown {one.shown}, message {one.message_id}")
                continue
            message = self.core.messages.by_id.get(one.message_id)
            if message is None:
                gone = one.channel_id not in self.core.directory.channels
                if one.message_id not in self.deleted and not gone:
                    yield _lost(f"a {one.kind} is kept that is not there", where)
                continue
            controls = [c for c in controls_of(message) if c.match_id == row.id]
            if any(c.seq != row.seq for c in controls):
                yield _lost(f"a {one.kind} has old buttons", f"{where}, message {message.id}")
            acts = row.status == "playing" and row.mover == one.person_id and row.due != "absent"
            if one.kind == "hand" and acts and not any(c.verb in ON_HANDS for c in controls):
                yield _lost("a hand has nothing to press for who is to act", where)

    def _though(self, one: PostedMessage, row: MatchRow) -> str:
        """Return additional facts about a message that is stored as outdated."""
        if one.channel_id not in self.core.directory.channels:
            return ", its channel is gone"
        message = self.core.messages.by_id.get(one.message_id)
        if message is None:
            return ", it was deleted"
        current = all(c.seq == row.seq for c in controls_of(message) if c.match_id == row.id)
        return ", but its buttons are current" if current else ""

    def _missing(self, rows: dict[int, MatchRow], posted: list[PostedMessage]) -> Iterator[Finding]:
        """Find open matches that nobody sees, and missing moves of computers."""
        tables = {one.match_id for one in posted if one.kind == "table" and one.message_id > 0}
        for row in rows.values():
            there = row.channel_id in self.core.directory.channels
            public = row.open and row.guild_id is not None and row.day is None
            if public and there and row.id not in tables:
                yield _lost("an open match has no table", f"match {row.id} ({row.status})")
            if row.due == "computer":
                yield _lost("a computer does not move", f"match {row.id}, seq {row.seq}")

    def _twice(self, rows: dict[int, MatchRow]) -> Iterator[Finding]:
        """Find several live tables of one match in one channel."""
        tables: dict[tuple[int, int], list[int]] = {}
        for message in self._public():
            matches = {c.match_id for c in controls_of(message) if c.verb in ON_TABLES}
            for match_id in matches & rows.keys():
                tables.setdefault((match_id, message.channel_id), []).append(message.id)
        for (match_id, channel_id), ids in tables.items():
            if len(ids) > 1:
                where = f"match {match_id}, channel {channel_id}, messages {ids}"
                yield Finding(Figure.DOUBLED, "two live tables in one place", where)

    def _in_public(self) -> Iterator[Finding]:
        """Find hands that everybody sees, and names that mention everybody."""
        for message in self._public():
            if any(c.verb in ON_HANDS for c in controls_of(message)):
                yield Finding(Figure.LEAKED, "a hand stands in public", f"message {message.id}")
            if message.wire["mention_everyone"]:
                yield Finding(Figure.LEAKED, "a name calls everybody", f"message {message.id}")

    def _public(self) -> Iterator[Message]:
        """Yield the messages that everybody in a channel sees, also in one without the bot."""
        for message in self.core.messages.by_id.values():
            channel = self.core.directory.channels.get(message.channel_id)
            if message.only_for is None and channel is not None and channel.recipient_id is None:
                yield message


def _lost(what: str, where: str) -> Finding:
    return Finding(Figure.LOST, what, where)
