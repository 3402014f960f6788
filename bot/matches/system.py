"""The real implementations of the ports `Clock` and `Randomness`; tests use others."""

import asyncio
import secrets
import time
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from bot.koikoi.cards import DECK, Card
from bot.matches.background import wake_workers

LOOK_AGAIN: Final = 30.0
"""`wait` returns after this many seconds at most, so that its caller can ask `stepped`."""
LOOK_SOON: Final = 1.0
"""The same where time can be set on, which nothing announces."""
STEP: Final = timedelta(seconds=5)
"""A jump of at least this size means that the clock was set; smaller ones are corrections."""


class SystemClock:
    """The computer's clock.

    Beside a local Discord two files hold seconds to add; without a file, or with one that can't be
    read, nothing is added. `make endure` sets the clock forward and back with *offset*: that is a
    wrong clock, by which nobody loses time. The playground sets time on with *ahead*: that time
    has passed.
    """

    def __init__(self, offset: Path | None = None, ahead: Path | None = None) -> None:
        self._offset = offset
        self._ahead = ahead
        self._waited_for = self.ahead
        self._set_at = self._since_boot()

    @property
    def ahead(self) -> timedelta:
        """Return how far time was set on in the playground."""
        return _seconds_in(self._ahead)

    def now(self) -> datetime:
        """Return the current time in UTC."""
        return self._by_clock() + self.ahead

    def stepped(self) -> bool:
        """Return whether the clock was set, or the computer slept, since the last call."""
        before, self._set_at = self._set_at, self._since_boot()
        return abs(self._set_at - before) > STEP

    async def wait(self, until: datetime | None, woken: asyncio.Event) -> None:
        """Wait until a time, or until the event is set, but for half a minute at most.

        `until`: None means no time, so only the event and the half minute count. After each
        return the caller asks `stepped` whether the clock was set. If time was set on meanwhile,
        all workers work now: their pauses are of another time.
        """
        longest = LOOK_AGAIN if self._ahead is None else LOOK_SOON
        seconds = longest if until is None else max(0.0, (until - self.now()).total_seconds())
        with suppress(TimeoutError):
            async with asyncio.timeout(min(seconds, longest)):
                await woken.wait()
        if self._waited_for != (ahead := self.ahead):
            self._waited_for = ahead
            wake_workers()

    def _since_boot(self) -> datetime:
        """Return the zero point of the monotonic clock; it changes only if the clock is set."""
        return self._by_clock() - timedelta(seconds=time.monotonic())

    def _by_clock(self) -> datetime:
        return datetime.now(UTC) + _seconds_in(self._offset)


def _seconds_in(file: Path | None) -> timedelta:
    if file is None:
        return timedelta()
    try:
        return timedelta(seconds=float(file.read_text(encoding="ascii")))
    except (OSError, ValueError, OverflowError):
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
