"""The ports `Clock` and `Randomness` as they are in earnest."""

import asyncio
import secrets
import time
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from bot.koikoi.cards import DECK, Card

LOOK_AGAIN: Final = 30.0
"""Seconds after which a sleeper looks whether the clock was set."""
STEP: Final = timedelta(seconds=5)
"""By so much a clock that is set differs from one that is kept right by small corrections."""


class SystemClock:
    """The computer's clock.

    `koikoi endure` sets it forward and back while the bot runs: *offset* is a file with the
    seconds to add. Without a file, or with one that can't be read, nothing is added.
    """

    def __init__(self, offset: Path | None = None) -> None:
        self._offset = offset
        self._set_at = self._since_boot()

    def now(self) -> datetime:
        """The time, in UTC."""
        now = datetime.now(UTC)
        return now if self._offset is None else now + _seconds_in(self._offset)

    def stepped(self) -> bool:
        """Whether the clock was set since this was last asked, or the machine slept."""
        before, self._set_at = self._set_at, self._since_boot()
        return abs(self._set_at - before) > STEP

    async def wait(self, until: datetime | None, woken: asyncio.Event) -> None:
        """Return at that time, or as soon as the event is set, or after half a minute.

        None: no time. Who waits looks then whether the clock has `stepped`.
        """
        seconds = LOOK_AGAIN if until is None else max(0.0, (until - self.now()).total_seconds())
        with suppress(TimeoutError):
            await asyncio.wait_for(woken.wait(), min(seconds, LOOK_AGAIN))

    def _since_boot(self) -> datetime:
        """When the clock that nobody sets began: it changes only when this one is set."""
        return self.now() - timedelta(seconds=time.monotonic())


def _seconds_in(file: Path) -> timedelta:
    try:
        return timedelta(seconds=float(file.read_text(encoding="ascii")))
    except (OSError, ValueError):
        return timedelta()


class SystemRandomness:
    """The operating system's randomness: nobody can foresee a shuffle."""

    def __init__(self) -> None:
        self._random = secrets.SystemRandom()

    def shuffled(self) -> tuple[Card, ...]:
        """The whole deck in a random order."""
        return tuple(self._random.sample(DECK, len(DECK)))

    def nonce(self) -> str:
        """32 random bytes in hex, for a commitment."""
        return secrets.token_hex(32)

    def coin(self) -> bool:
        """True or false."""
        return bool(secrets.randbelow(2))
