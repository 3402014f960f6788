"""An event loop whose time is moved: a wait takes none of ours."""

from __future__ import annotations

import asyncio
import selectors
from typing import Any, Final

TICK: Final = 1e-8
"""Seconds for each turn of the loop."""
MOST_TURNS: Final = 20_000
"""Without a wait, something turns in circles then."""


class _Selector(selectors.DefaultSelector):
    """Waits for nothing: the time that it should wait is over."""

    now = 1000.0
    turns = 0

    def select(self, timeout: float | None = None) -> Any:
        self.turns = self.turns + 1 if not timeout or timeout < TICK else 0
        assert self.turns < MOST_TURNS, "it turns in circles"
        self.now += TICK + max(0.0, timeout or 0.0)
        return super().select(0)


class HandLoop(asyncio.SelectorEventLoop):
    """An event loop for code that waits for nothing but time and itself."""

    def __init__(self) -> None:
        self._hand = _Selector()
        super().__init__(self._hand)

    def time(self) -> float:
        return self._hand.now

    def jump(self, seconds: float) -> None:
        """Let time pass at once: what falls due meanwhile comes after what is to be done now."""
        self._hand.now += seconds

    def passes(self, seconds: float) -> None:
        """Let time pass, and everything happen that falls due."""
        self.run_until_complete(asyncio.sleep(seconds))
