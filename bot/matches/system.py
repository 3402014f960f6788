"""The real implementations of the ports `Clock` and `Randomness`; tests use others."""

import asyncio
import secrets
import time
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from bot.koikoi.cards import DECK, Card

LOOK_AGAIN: Final = 30.0
"""`wait` returns after this many seconds at most, so that its caller can ask `stepped`."""
STEP: Final = timedelta(seconds=5)
"""A jump of at least this size means that the clock was set; smaller ones are corrections."""


class SystemClock:
    """The computer's clock.

    `make endure` sets it forward and back while the bot runs: *offset* is a file with the
    seconds to add. Without a file, or with one that can't be read, nothing is added.
    """

    def __init__(self, offset: Path | None = None) -> None:
        self._offset = offset
        self._set_at = self._since_boot()

    def now(self) -> datetime:
        """Return the current time in UTC."""
        now = datetime.now(UTC)
        return now if self._offset is None else now + _seconds_in(self._offset)

    def stepped(self) -> bool:
        """Return whether the clock was set, or the computer slept, since the last call."""
        before, self._set_at = self._set_at, self._since_boot()
        return abs(self._set_at - before) > STEP

    async def wait(self, until: datetime | None, woken: asyncio.Event) -> None:
        """Wait until a time, or until the event is set, but for half a minute at most.

        `until`: None means no time, so only the event and the half minute count. After each
        return the caller asks `stepped` whether the clock was set.
        """
        seconds = LOOK_AGAIN if until is None else max(0.0, (until - self.now()).total_seconds())
        with suppress(TimeoutError):
            async with asyncio.timeout(min(seconds, LOOK_AGAIN)):
                await woken.wait()

    def _since_boot(self) -> datetime:
        """Return the zero point of the monotonic clock; it changes only if the clock is set."""
        return self.now() - timedelta(seconds=time.monotonic())


def _seconds_in(file: Path) -> timedelta:
    try:
        return timedelta(seconds=float(file.read_text(encoding="ascii")))
    except (OSError, ValueError):
        return timedelta()


class SystemRandomness:
    """Random values from the operating system; a shuffle can't be predicted."""

    def __init__(self) -> None:
        self._random = secrets.SystemRandom()

    def shuffled(self) -> tuple[Card, ...]:
        """Return the whole deck in a random order."""
        return tuple(self._random.sample(DECK, len(DECK)))

    def nonce(self) -> str:
        """Return 32 random bytes as hexadecimal text, for a commitment."""
        return secrets.token_hex(32)

    def coin(self) -> bool:
        """Return True or False with equal probability."""
        return bool(secrets.randbelow(2))
