"""The ports `Clock` and `Randomness` as they are in earnest."""

import asyncio
import secrets
from contextlib import suppress
from datetime import UTC, datetime

from bot.koikoi.cards import DECK, Card


class SystemClock:
    """The computer's clock."""

    def now(self) -> datetime:
        """The time, in UTC."""
        return datetime.now(UTC)

    async def wait(self, until: datetime | None, woken: asyncio.Event) -> None:
        """Return at that time, or as soon as the event is set. None: only the event."""
        seconds = None if until is None else max(0.0, (until - self.now()).total_seconds())
        with suppress(TimeoutError):
            await asyncio.wait_for(woken.wait(), seconds)


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
