"""Sessions at Discord's gateway: how long the bot waits before one, and which ends are final.

Each session begins with an IDENTIFY. Discord resets the token of a bot that sends more than a
thousand of them in a day, and refuses those that come within 5 seconds of another one. So every
IDENTIFY has to take a turn, whatever it is for: a start, a broken connection, a session that
Discord has ended. After each failure the shard's pause gets longer. The turns are in the database:
a restart doesn't forget them, and the processes of one bot share them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final, Literal

import discord
import discord.client
import discord.shard
from discord.backoff import ExponentialBackoff

from bot.matches.errors import StoreAway
from bot.matches.models.shards import Decide, SessionStart

_log = logging.getLogger(__name__)
BETWEEN: Final = 5.5
"""Seconds between two sessions that begin. Discord asks for 5; networks are not equally slow."""
SCALED_FROM: Final = 3
"""All shards share the thousand: with more of them, each pause is longer."""
LONG: Final = 30.0
"""Seconds; a longer wait is told to the host."""


@dataclass(frozen=True, slots=True)
class Reconnecting:
    """When to begin a session anew; all values in seconds."""

    first: float = 5.0
    """The pause after a first failure; each further one is twice as long."""
    longest: float = 600.0
    """No pause is longer."""
    steady: float = 600.0
    """If a session lasted as long beyond the pause, the next pause is a first one again."""
    between: float = BETWEEN
    """Between the sessions of any two shards of a group."""

    def for_shards(self, count: int) -> Reconnecting:
        """Return the pauses of each of so many shards."""
        factor = max(1.0, count / SCALED_FROM)
        return replace(self, first=self.first * factor, longest=self.longest * factor)


USUAL: Final = Reconnecting()


class Turns:
    """The turns of all shards of the bot to begin a session, as one process takes them."""

    def __init__(
        self,
        begin_session: Callable[[Decide], Awaitable[bool]],
        now: Callable[[], datetime],
        *,
        shards: int = 1,
        how: Reconnecting = USUAL,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """Keep the parts.

        `begin_session` calls a function with all starts while nobody else can begin a session, and
        stores the start that it returns. `shards`: how many there are in all processes.
        """
        self.groups = 1
        """How many groups of shards there are; each begins sessions by itself (Discord's
        `max_concurrency`)."""
        self.sleep: Final = sleep
        self._begin_session = begin_session
        self._now = now
        self._how = how.for_shards(shards)
        self._known: dict[int, SessionStart] = {}  # the own ones, should the database be away

    async def take(self, shard: int) -> None:
        """Wait until it is a shard's turn, and take it: the shard begins a session now."""
        while wait := await self._try_to_take(shard):
            await self.sleep(wait)

    async def wait(self, shards: Collection[int]) -> float:
        """Return in how many seconds the last of these shards may begin a session."""
        waits: list[float] = []

        def look(starts: Mapping[int, SessionStart]) -> None:
            waits.extend(self._wait(starts, shard) for shard in shards)

        await self._decide(look)
        return max(waits)

    async def _try_to_take(self, shard: int) -> float:
        """Take a turn and return 0, or return how many seconds are left until it comes."""
        wait = 0.0

        def decide(starts: Mapping[int, SessionStart]) -> SessionStart | None:
            nonlocal wait
            wait = self._wait(starts, shard)
            return None if wait > 0 else self._next(starts.get(shard), shard)

        await self._decide(decide)
        return wait

    async def _decide(self, decide: Decide) -> None:
        def kept(starts: Mapping[int, SessionStart]) -> SessionStart | None:
            start = decide(starts)
            if start is not None:
                self._known[start.shard] = start
            return start

        try:
            await self._begin_session(kept)
        except StoreAway as away:
            _log.warning("The turns of the shards can't be read: %s", away)
            kept(self._known)

    def _wait(self, starts: Mapping[int, SessionStart], shard: int) -> float:
        group = [one for one in starts.values() if one.shard % self.groups == shard % self.groups]
        due = [one.began_at + timedelta(seconds=self._how.between) for one in group]
        if (own := starts.get(shard)) is not None:
            due.append(own.began_at + timedelta(seconds=own.pause))
        now = self._now()
        # A clock that was set back must not keep the bot away for longer than a pause.
        longest = max(self._how.longest, self._how.between)
        return min(longest, max((0.0, *((one - now).total_seconds() for one in due))))

    def _next(self, own: SessionStart | None, shard: int) -> SessionStart:
        """Return the start that is made now, with the pause after it."""
        now, pause = self._now(), self._how.first
        if own is not None:
            held = (now - own.began_at).total_seconds() - own.pause
            if held < self._how.steady:
                pause = min(2 * own.pause, self._how.longest)
        return SessionStart(shard, now, pause)


# Shortens discord.py's pauses between lost connections to a few minutes.
#
# The library doubles its pause with each lost connection and resets it only after 34 minutes
# without a lost connection. After a few minutes of network problems the bot could stay offline for
# up to 17 more minutes. The library has no setting for this, so its class is replaced by a
# subclass.

MAX_DELAY: Final = 180.0
"""Seconds. A whole day of failures stays below the 1,000 IDENTIFYs that Discord allows."""
STEADY: Final = 600.0
"""Seconds without a failure after which the first pause is a short one again."""


class ShortBackoff(ExponentialBackoff[Literal[False]]):
    """Random pauses up to 2, 4, 8 … 256 seconds, of which none is longer than `MAX_DELAY`."""

    def __init__(self) -> None:
        super().__init__()
        self._max = 8
        self._reset_time = int(STEADY)

    def delay(self) -> float:
        """Return the seconds to wait before the next connection."""
        return min(super().delay(), MAX_DELAY)


def use_short_backoff() -> None:
    """Use these pauses for every client that connects from now on, and each of its shards."""
    discord.client.ExponentialBackoff = ShortBackoff  # type: ignore[attr-defined, assignment]
    discord.shard.ExponentialBackoff = ShortBackoff  # type: ignore[attr-defined, assignment]


# Gateway connections that Discord closes permanently: a new one would be closed too.

LOGIN_REFUSED: Final = (
    "Discord refuses the token. Copy it anew from the Developer Portal (Bot > Reset Token)"
    " into DISCORD_TOKEN in .env."
)
_UPDATE: Final = "Update the bot: git pull, then start it again."
_SENTENCES: Final = {
    4004: LOGIN_REFUSED,
    4010: (
        "Discord refuses the bot's shard (close code 4010). Update the bot, or look at"
        " KOIKOI_SHARDS: all processes name the same number of shards after the stroke."
    ),
    4011: (
        "The bot is on too many servers: from 2,500 for each connection on, Discord requires"
        " sharding (close code 4011). Set KOIKOI_SHARDS to more shards, as HOSTING.md says."
    ),
    4012: f"Discord no longer takes this version's gateway protocol (close code 4012). {_UPDATE}",
    4013: f"Discord doesn't know an intent that the bot asks for (close code 4013). {_UPDATE}",
    4014: (
        "Discord refuses an intent that the bot asks for (close code 4014). The bot needs none of"
        f" the privileged ones: was its code changed? {_UPDATE}"
    ),
}


def fatal(error: Exception) -> str | None:
    """Return what the host must do, or None if a new connection may help."""
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return _SENTENCES[4014]
    if isinstance(error, discord.ConnectionClosed):
        # The library raises it only where it has closed the client as well.
        other = f"Discord ended the connection for good (close code {error.code}). {_UPDATE}"
        return _SENTENCES.get(error.code, other)
    return None
