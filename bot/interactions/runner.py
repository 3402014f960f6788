"""The part of a feature that works in the background, without commands or presses."""

from __future__ import annotations

from bot.matches.background import Worker


class Runner:
    """Does the due work of a feature. The client runs its worker, and closes it."""

    worker: Worker

    @property
    def idle(self) -> bool:
        """Return whether no work of an earlier press, match or run is unfinished."""
        return True

    def reload(self) -> None:
        """Called when this process serves more servers, or may have missed changes."""
        self.worker.wake()

    async def close(self) -> None:
        """Cancel the unfinished work."""
