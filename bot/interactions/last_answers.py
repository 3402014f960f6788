"""Answers that a later one takes into account: kept in memory only, and lost with a restart."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Final

import discord

from bot.messages.sending.reply import MessageHandle

MOST: Final = 1000
"""So many shared results are remembered, lest one be shared twice in a place."""


class LastHints:
    """The last thing that the teacher said to each person; the next takes its place.

    Else a hint every turn would push the hand out of sight. Only as long as a token lives, and
    only in this process: what is forgotten stays where it is.
    """

    def __init__(self) -> None:
        self._handles: dict[int, MessageHandle] = {}

    async def replace(self, person_id: int, handle: MessageHandle) -> None:
        """Take the one before away."""
        before = self._handles.pop(person_id, None)
        self._handles = {one: kept for one, kept in self._handles.items() if kept.open}
        self._handles[person_id] = handle
        if before is not None and before.open:
            with suppress(discord.HTTPException):  # dismissed already
                await before.delete()


@dataclass(slots=True)
class Sharing:
    """A result in a channel: its message, if one was sent; not allowed while it is being sent."""

    allowed: bool
    message_id: int | None = None


class SharedResults:
    """What was shared where, in memory only: after a restart once more does no harm."""

    def __init__(self) -> None:
        self._messages: dict[tuple[int, int], int] = {}
        self._busy: set[tuple[int, int]] = set()

    @contextmanager
    def only_one(self, match_id: int, channel_id: int) -> Iterator[Sharing]:
        """What is known of a result in a place; who asks meanwhile comes second."""
        key = match_id, channel_id
        if key in self._busy:
            yield Sharing(allowed=False)
            return
        self._busy.add(key)
        sharing = Sharing(allowed=True, message_id=self._messages.get(key))
        try:
            yield sharing
        finally:
            self._busy.discard(key)
            if sharing.message_id is not None:
                self._messages[key] = sharing.message_id
            if len(self._messages) > MOST:
                del self._messages[next(iter(self._messages))]
