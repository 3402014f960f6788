"""Draws what the database knows to be old, where several processes work with it.

Processes tell each other of changes. Such a notice may be lost, with the process that should have
heard it or with a connection. The database is the truth: a posted message that shows an older
revision than its match has is still owed.
"""

from __future__ import annotations

import asyncio
from typing import Final

from bot.matches.background import Worker
from bot.matches.models.posted_messages import NAMES_ERASED
from bot.matches.services import MatchService
from bot.messages.presenter import Presenter

LOOK_EVERY: Final = 2.0
"""Seconds between two looks. What two looks find unchanged, nobody is drawing."""
AGAIN_AFTER: Final = 30.0
"""Seconds after which a message is tried again that could not be drawn."""


class Outbox:
    """Looks for messages that show an old state."""

    def __init__(self, service: MatchService, presenter: Presenter) -> None:
        self._service = service
        self._presenter = presenter
        self._seen: dict[int, int] = {}  # what each old message showed at the last look
        self._tried: dict[tuple[int, int], float] = {}  # by message, and by what it showed
        self.worker: Final = Worker(
            self.look, LOOK_EVERY, "What is owed could not be read.", at_once=False
        )

    async def look(self) -> None:
        """Draw the matches whose messages were as old at the last look."""
        now = asyncio.get_running_loop().time()
        old = await self._service.messages.stale()
        self._tried = {key: at for key, at in self._tried.items() if now - at < AGAIN_AFTER}
        owed = [
            one
            for one in old
            if one.shown != NAMES_ERASED  # each process draws these by itself, paced
            and self._seen.get(one.message_id) == one.shown
            and (one.message_id, one.shown) not in self._tried
        ]
        self._seen = {one.message_id: one.shown for one in old}
        self._tried |= {(one.message_id, one.shown): now for one in owed}
        for match_id in {one.match_id for one in owed}:
            self._presenter.refresh(match_id)
