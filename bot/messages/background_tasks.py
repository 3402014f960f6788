"""Runs work that follows a change and that no caller waits for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from bot.matches.failure_log import log_failure

_log = logging.getLogger(__name__)


class BackgroundTasks:
    """Runs tasks that no caller waits for, and logs those that fail."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def running(self) -> tuple[asyncio.Task[None], ...]:
        """Return the tasks that have not ended."""
        return tuple(self._tasks)

    @property
    def idle(self) -> bool:
        """Return whether no task is running."""
        return not self._tasks

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task, and return it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        try:
            task.result()
        except asyncio.CancelledError:
            return
        except Exception:
            log_failure(_log, "Something that follows a change failed.")

    async def close(self) -> None:
        """Cancel all tasks."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
