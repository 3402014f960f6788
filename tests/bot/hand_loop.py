"""An event loop with simulated time: waiting takes no real time."""

from __future__ import annotations

import asyncio
import selectors
from typing import Any, Final

TICK: Final = 1e-8
"""Simulated seconds for each turn of the loop."""
MOST_TURNS: Final = 20_000
"""Maximum number of turns without a wait; more indicate an endless loop."""


class _Selector(selectors.DefaultSelector):
    """Never blocks: it advances the simulated time instead."""

    now = 1000.0
    turns = 0

    def select(self, timeout: float | None = None) -> Any:
        self.turns = self.turns + 1 if not timeout or timeout < TICK else 0
        assert self.turns < MOST_TURNS, "it turns in circles"
        self.now += TICK + max(0.0, timeout or 0.0)
        return super().select(0)


class HandLoop(asyncio.SelectorEventLoop):
    """An event loop for code that waits only for time and for itself."""

    def __init__(self) -> None:
        self._hand = _Selector()
        super().__init__(self._hand)

    def time(self) -> float:
        return self._hand.now

    def jump(self, seconds: float) -> None:
        """Let time pass at once: pending callbacks run before those that become due."""
        self._hand.now += seconds

    def passes(self, seconds: float) -> None:
        """Let time pass, and run everything that becomes due."""
        self.run_until_complete(asyncio.sleep(seconds))
