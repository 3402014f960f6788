"""Sessions at Discord's gateway: the pauses between them, and errors that end the bot for good.

Each session begins with an IDENTIFY. Discord resets the token of a bot that sends more than a
thousand of them in a day, and refuses an IDENTIFY within 5 seconds of another one. So every
IDENTIFY has to take a turn, whether it is for a start, a broken connection, or a session that
Discord has ended. After each failure the shard's pause gets longer. The turns are stored in the
database, so they survive a restart, and the processes of one bot share them.
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
"""Seconds between the starts of two sessions. Discord asks for 5; delays in networks vary."""
SCALED_FROM: Final = 3
"""Number of shards above which each pause is longer, because all shards share the thousand."""
LONG: Final = 30.0
"""Seconds of a wait above which the host is notified."""


@dataclass(frozen=True, slots=True)
class Reconnecting:
    """The pauses before a new session. All values are in seconds."""

    first: float = 5.0
    """The pause after a first failure. Each further pause is twice as long."""
    longest: float = 600.0
    """The maximum pause."""
    steady: float = 600.0
    """If a session lasts this much longer than its pause, the next pause is a first one again."""
    between: float = BETWEEN
    """The pause between the starts of sessions of any two shards of a group."""

    def for_shards(self, count: int) -> Reconnecting:
        """Return the pauses of each shard, if there are `count` shards."""
        factor = max(1.0, count / SCALED_FROM)
        return replace(self, first=self.first * factor, longest=self.longest * factor)


USUAL: Final = Reconnecting()


class Turns:
    """The turns of all shards to begin a session. Each process has an object for its shards."""

    def __init__(
        self,
        begin_session: Callable[[Decide], Awaitable[bool]],
        now: Callable[[], datetime],
        *,
        shards: int = 1,
        how: Reconnecting = USUAL,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """Create turns without reading the database.

        `begin_session` calls a function with all starts while no other process can begin a session,
        and stores the start that it returns. `shards` is the number of shards in all processes.
        """
        self.groups = 1
        """The number of groups of shards that begin sessions independently of each other (Discord's
        `max_concurrency`)."""
        self.sleep: Final = sleep
        self._begin_session = begin_session
        self._now = now
        self._how = how.for_shards(shards)
        self._known: dict[int, SessionStart] = {}  # of this process, if the database is down

    async def take(self, shard: int) -> None:
        """Wait for a shard's turn and take it. After that the shard must begin its session."""
        while wait := await self._try_to_take(shard):
            await self.sleep(wait)

    async def wait(self, shards: Collection[int]) -> float:
        """Return the number of seconds until the last of these shards may begin a session."""
        waits: list[float] = []

        def look(starts: Mapping[int, SessionStart]) -> None:
            waits.extend(self._wait(starts, shard) for shard in shards)

        await self._decide(look)
        return max(waits)

    async def _try_to_take(self, shard: int) -> float:
        """Take a turn and return 0, or return the number of seconds until the turn."""
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
        # If the clock was set back, the bot must not wait for longer than a pause.
        longest = max(self._how.longest, self._how.between)
        return min(longest, max((0.0, *((one - now).total_seconds() for one in due))))

    def _next(self, own: SessionStart | None, shard: int) -> SessionStart:
        """Return the start of a session now, with the pause after it."""
        now, pause = self._now(), self._how.first
        if own is not None:
            held = (now - own.began_at).total_seconds() - own.pause
            if held < self._how.steady:
                pause = min(2 * own.pause, self._how.longest)
        return SessionStart(shard, now, pause)


# Shorter pauses of discord.py between lost connections
#
# The library doubles its pause with each lost connection and resets it only after 34 minutes
# without a lost connection. After a few minutes of network problems the bot could stay offline for
# up to 17 more minutes. The library has no setting for this, so its class is replaced by a
# subclass.

MAX_DELAY: Final = 180.0
"""Maximum pause in seconds. A day of failures stays below the 1,000 IDENTIFYs that are allowed."""
STEADY: Final = 600.0
"""Seconds without a failure after which the next pause is short again."""


class ShortBackoff(ExponentialBackoff[Literal[False]]):
    """Random pauses up to 2, 4, 8 … 256 seconds, but at most `MAX_DELAY` seconds."""

    def __init__(self) -> None:
        super().__init__()
        self._max = 8
        self._reset_time = int(STEADY)

    def delay(self) -> float:
        """Return the number of seconds until the next connection."""
        return min(super().delay(), MAX_DELAY)


def use_short_backoff() -> None:
    """Use `ShortBackoff` for every client that connects from now on, and each of its shards."""
    discord.client.ExponentialBackoff = ShortBackoff  # type: ignore[attr-defined, assignment]
    discord.shard.ExponentialBackoff = ShortBackoff  # type: ignore[attr-defined, assignment]


# Gateway connections that Discord closes permanently: it would close a new connection too

LOGIN_REFUSED: Final = (
    "Discord refuses the token. Copy it again from the Developer Portal (Bot > Reset Token)"
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
        " sharding (close code 4011). Set KOIKOI_SHARDS to more shards, as HOSTING-DETAILS.md says."
    ),
    4012: f"Discord no longer takes this version's gateway protocol (close code 4012). {_UPDATE}",
    4013: f"Discord doesn't know an intent that the bot asks for (close code 4013). {_UPDATE}",
    4014: (
        "Discord refuses an intent that the bot asks for (close code 4014). The bot needs none of"
        f" the privileged ones: was its code changed? {_UPDATE}"
    ),
}


def fatal(error: Exception) -> str | None:
    """Return an instruction for the host; None if a new connection may help."""
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return _SENTENCES[4014]
    if isinstance(error, discord.ConnectionClosed):
        # The library raises this error only after it has closed the client.
        other = f"Discord ended the connection for good (close code {error.code}). {_UPDATE}"
        return _SENTENCES.get(error.code, other)
    return None
