"""Surfaces that were redrawn, noted in memory and written together.

A new message is written at once: after a crash nobody could find it otherwise. That a known one
was redrawn is written with others a little later, without a commit for every edit; what a crash
loses is only drawn once more.
"""

import asyncio
import logging
from dataclasses import replace

from bot.matches.ports import SurfaceStore
from bot.matches.surfaces import Surface

log = logging.getLogger(__name__)

PAUSE = 1.0  # seconds


class SurfaceNotes:
    """What messages show, the newest knowledge first here, then in the store."""

    def __init__(self, store: SurfaceStore) -> None:
        self._store = store
        self._known: set[int] = set()
        self._redrawn: dict[int, Surface] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._flushing: asyncio.Task[None] | None = None

    async def remember(self, surface: Surface) -> None:
        """Note what a message shows now. An older drawing never replaces a newer one."""
        before = self._redrawn.get(surface.message_id)
        if before is not None and before.shown > surface.shown:
            surface = replace(surface, shown=before.shown)
        if surface.message_id not in self._known:
            await self._store.save_surfaces([surface])
            self._known.add(surface.message_id)
            return
        self._redrawn[surface.message_id] = surface
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PAUSE, self._start_flush)

    async def forget(self, message_id: int) -> None:
        """A message is gone, or shows no match any more."""
        self._redrawn.pop(message_id, None)
        self._known.discard(message_id)
        await self._store.save_surfaces([], [message_id])

    async def flush(self) -> None:
        """Write what was redrawn since."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        redrawn, self._redrawn = self._redrawn, {}
        if redrawn:
            await self._store.save_surfaces(list(redrawn.values()))

    def _start_flush(self) -> None:
        self._timer = None
        self._flushing = asyncio.get_running_loop().create_task(self._flush_later())

    async def _flush_later(self) -> None:
        try:
            await self.flush()
        except Exception:  # the messages are only drawn once more
            log.exception("Noting what the messages show failed.")

    async def surfaces(
        self, match_id: int | None = None, person_id: int | None = None
    ) -> tuple[Surface, ...]:
        """The messages of a match, a person, or both, with what was not written yet."""
        await self.flush()
        return await self._store.surfaces(match_id, person_id)

    async def stale(self) -> tuple[Surface, ...]:
        """Messages that show less than their match's newest revision."""
        await self.flush()
        return await self._store.stale_surfaces()
