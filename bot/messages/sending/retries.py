"""Asking again while the store is away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from bot.matches.errors import StoreAway

_log = logging.getLogger(__name__)

_T = TypeVar("_T")

LONGEST_PAUSE: Final = 60.0
"""Seconds; no pause between two tries is longer."""


async def until_answered(ask: Callable[[], Awaitable[_T]], first_pause: float) -> _T:
    """Return what `ask` returns; it is asked again, ever later, while it raises `StoreAway`.

    `first_pause`: seconds before the second try; each further pause is twice as long.
    """
    pause = first_pause
    while True:
        try:
            return await ask()
        except StoreAway as away:
            _log.warning("The store is away; trying again in %g s: %s", pause, away)
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
