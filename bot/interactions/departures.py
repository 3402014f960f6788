"""Servers that remove the bot: what belongs to them alone is erased 30 days later.

An outage of a server is no removal: Discord says so in the event, and a server that can't be
reached is among the bot's servers all the same. If the bot was away when it was removed, it
notices at its start.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Coroutine
from typing import Any, Final

from bot.matches.background import Worker
from bot.matches.errors import StoreAway
from bot.matches.services import MatchService

_log = logging.getLogger(__name__)

EVERY: Final = 3600.0
"""Seconds between two looks for servers whose data goes."""


class Departures:
    """Keeps in mind which servers removed the bot."""

    def __init__(
        self,
        service: MatchService,
        present: Callable[[], Collection[int]],
        hears: Callable[[int], bool],
    ) -> None:
        """Keep the parts.

        `present`: returns the servers of this process's shards that have the bot. `hears`: whether
        a server is on one of these shards.
        """
        self._service = service
        self._present = present
        self._hears = hears
        self.worker: Final = Worker(
            self.erase_due, EVERY, "The data of servers that left stays for now."
        )

    async def left(self, guild_id: int) -> None:
        """Note that a server removed the bot."""
        await self._noted(self._service.servers.left((guild_id,)))

    async def returned(self, guild_id: int) -> None:
        """Note that a server has the bot again."""
        await self._noted(self._service.servers.returned((guild_id,)))

    async def compare(self) -> None:
        """Notice what happened while the bot was away; all its shards must be ready."""
        await self._noted(self._service.servers.compare(self._present(), self._hears))

    async def erase_due(self) -> None:
        """Erase the servers that removed the bot long ago. One that fails holds up no other."""
        servers, present = self._service.servers, self._present()
        for guild_id in await servers.due():
            if not self._hears(guild_id) or guild_id in present:
                continue
            try:
                await servers.erase(guild_id)
            except StoreAway:
                raise
            except Exception:
                _log.exception("The data of a server that left could not be erased.")

    async def _noted(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StoreAway as away:  # the next start notices it
            _log.warning("Which servers left could not be noted: %s", away)
