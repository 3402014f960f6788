"""Answers that a later answer needs to know; kept in memory only, and lost with a restart."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Final

import discord

from bot.messages.sending.reply import MessageHandle

MOST: Final = 1000
"""How many shared results are remembered, so that none is shared twice in a channel."""


class LastHints:
    """The last hint that the teacher gave to each person; the next hint replaces it.

    Otherwise a hint every turn would push the hand out of sight. A hint is remembered only while
    its token is valid, and only in this process; a forgotten hint stays where it is.
    """

    def __init__(self) -> None:
        self._handles: dict[int, MessageHandle] = {}

    async def replace(self, person_id: int, handle: MessageHandle) -> None:
        """Delete the person's previous hint, and remember this one."""
        before = self._handles.pop(person_id, None)
        self._handles = {one: kept for one, kept in self._handles.items() if kept.open}
        self._handles[person_id] = handle
        if before is not None and before.open:
            with suppress(discord.HTTPException):  # the person dismissed it already
                await before.delete()


@dataclass(slots=True)
class Sharing:
    """A result shared in a channel: its message, if sent; not allowed while it is being sent."""

    allowed: bool
    message_id: int | None = None


class SharedResults:
    """Remembers in memory what was shared where; sharing again after a restart is harmless."""

    def __init__(self) -> None:
        self._messages: dict[tuple[int, int], int] = {}
        self._busy: set[tuple[int, int]] = set()

    @contextmanager
    def only_one(self, match_id: int, channel_id: int) -> Iterator[Sharing]:
        """Yield what is known of a result in a channel; a second one meanwhile is not allowed."""
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
