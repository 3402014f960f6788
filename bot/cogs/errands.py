"""Work that follows a change and that nobody waits for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

_log = logging.getLogger(__name__)


class Errands:
    """Runs them, keeps hold of them, and says when one failed."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def idle(self) -> bool:
        """Whether none is running."""
        return not self._tasks

    def start(self, errand: Coroutine[Any, Any, None]) -> None:
        """Run one, now and by itself."""
        task = asyncio.create_task(self._run(errand))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        try:
            await errand
        except Exception:
            _log.exception("Something that follows a change failed.")

    async def close(self) -> None:
        """Stop them."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
