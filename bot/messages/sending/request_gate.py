"""Stops all requests while Discord's proxy bans the address of this host.

Discord bans an address for a while after 10,000 invalid requests in ten minutes: answers with 401,
403 or 429. The proxy then answers everything with 429 without ``Via``, and each further request may
lengthen the ban. So after one such answer nothing is sent until ``Retry-After`` has passed. Then
one request is sent alone; only when Discord answers it do the others follow.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from typing import Final

import discord

_log = logging.getLogger(__name__)

LONGEST_LIMIT: Final = 30.0
"""Seconds that a request waits where Discord takes no more: a longer wait would hold up all that
follows in its channel. A request that is refused for longer is tried later, or in another way."""
INVALID: Final = frozenset({401, 403, 429})
"""The statuses that Discord counts as invalid requests."""
INVALID_WITHIN: Final = 600.0
"""Seconds in which Discord counts invalid requests."""
MAX_INVALID: Final = 10_000
"""Number of invalid requests in that time from which on Discord bans the address."""
WARN_FROM: Final = 2_000
"""Number of invalid requests in that time from which on the log has a warning."""
DEFAULT_BAN: Final = 60.0
"""Seconds without requests after a ban that names no time."""
CLOCK_TOLERANCE: Final = timedelta(seconds=60)
"""The difference to Discord's clock from which on the clock of the host is wrong."""


class AddressBanned(discord.RateLimited):
    """The request was not sent, because Discord's proxy bans the address of this host."""

    def __init__(self, gate: RequestGate) -> None:
        """`gate` is closed."""
        super().__init__(gate.seconds_left)
        self._gate = gate

    async def over(self) -> None:
        """Wait until requests may be tried again."""
        await self._gate.until_due()


class RequestGate:
    """Lets requests through, none of them during a ban, and one alone after it."""

    def __init__(self) -> None:
        self._due = asyncio.Event()
        """Is set unless a ban lasts."""
        self._due.set()
        self._due_at = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._probed = asyncio.Event()
        """Is set unless one request is on its way alone."""
        self._probed.set()
        self._in_doubt = False  # after a ban, until one request was answered
        self._invalid: deque[float] = deque()
        self._warned_at: float | None = None
        self.skew: timedelta | None = None
        """How far Discord's clock is ahead of that of this host; None: not known yet."""
        self._skew_noted = False

    # ── the ban ─────────────────────────────────────────────────────────────────────────────

    @property
    def is_closed(self) -> bool:
        """Return whether a ban lasts."""
        return not self._due.is_set()

    @property
    def seconds_left(self) -> float:
        """Return the seconds until requests are tried again; 0 without a ban."""
        return max(0.0, self._due_at - _now()) if self.is_closed else 0.0

    def check(self) -> None:
        """Raise `AddressBanned` during a ban."""
        if self.is_closed:
            raise AddressBanned(self)

    async def enter(self) -> bool:
        """Wait until a request may be sent; return whether it is the first after a ban.

        That one must end with `leave`. Raises `AddressBanned`.
        """
        while True:
            self.check()
            if not self._in_doubt:
                return False
            if self._probed.is_set():
                self._probed.clear()
                return True
            await self._probed.wait()

    def leave(self, *, answered: bool) -> None:
        """Note that the first request after a ban ended: the others follow, or another one."""
        if answered and not self.is_closed and self._in_doubt:
            self._in_doubt = False
            _log.info("Discord takes requests again.")
        self._probed.set()

    def close(self, seconds: float) -> None:
        """Send nothing for this time."""
        if not self.is_closed:
            _log.warning(
                "Discord bans this host's address (429 without Via): nothing is sent for %.0f s.",
                seconds,
            )
        self._due.clear()
        self._in_doubt = True
        self._due_at = max(self._due_at, _now() + seconds)
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_at(self._due_at, self.come_due)

    def come_due(self) -> None:
        """Let one request through, as the time of the ban has passed."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._due.set()

    async def until_due(self) -> None:
        """Wait until requests may be tried."""
        await self._due.wait()

    # ── all answers ─────────────────────────────────────────────────────────────────────────

    def answered(self, status: int, headers: Mapping[str, str]) -> None:
        """Note an answer to a request to Discord."""
        self._note_time(headers)
        if status == HTTPStatus.TOO_MANY_REQUESTS and not headers.get("Via"):
            self.close(_seconds(headers.get("Retry-After")))
        if status in INVALID and headers.get("X-RateLimit-Scope") != "shared":
            self._count_invalid()

    @property
    def invalid(self) -> int:
        """Return the number of invalid requests within `INVALID_WITHIN`."""
        since = _now() - INVALID_WITHIN
        while self._invalid and self._invalid[0] <= since:
            self._invalid.popleft()
        return len(self._invalid)

    def _count_invalid(self) -> None:
        now = _now()
        self._invalid.append(now)
        if self.invalid < WARN_FROM:
            return
        if self._warned_at is None or now - self._warned_at >= INVALID_WITHIN:
            self._warned_at = now
            _log.warning(
                "Discord refused %d requests in ten minutes (401, 403, 429). From %d on it bans"
                " this host's address.",
                *(self.invalid, MAX_INVALID),
            )

    def ahead(self) -> timedelta:
        """Return how far Discord's clock is ahead of that of this host, as far as it is known."""
        return self.skew or timedelta()

    def _note_time(self, headers: Mapping[str, str]) -> None:
        """Compare Discord's clock with that of the host."""
        skew = skew_of(headers, discord.utils.utcnow())
        if skew is None:
            return
        self.skew = skew
        if abs(skew) >= CLOCK_TOLERANCE and not self._skew_noted:
            self._skew_noted = True
            _log.warning("The clock: %s", clock_trouble(skew))


def skew_of(headers: Mapping[str, str], now: datetime) -> timedelta | None:
    """Return how far the clock of an answer's sender is ahead; None if it names no time."""
    try:
        sent = parsedate_to_datetime(headers.get("Date", ""))
    except ValueError:
        return None
    return sent.replace(tzinfo=sent.tzinfo or UTC) - now


def clock_trouble(skew: timedelta) -> str:
    """Return a sentence about a wrong clock. `skew`: how far Discord's clock is ahead."""
    way = "slow" if skew > timedelta() else "fast"
    return (
        f"the clock of this host is {abs(skew).total_seconds():.0f} s {way}: times in messages are"
        " wrong. Set it by the network, for example with `timedatectl set-ntp true`."
    )


def _seconds(text: str | None) -> float:
    try:
        return max(0.0, float(text or DEFAULT_BAN))
    except ValueError:
        return DEFAULT_BAN


def _now() -> float:
    return asyncio.get_running_loop().time()
