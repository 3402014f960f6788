"""Classifies errors from Discord: Discord is away, Discord refuses, or the bot has a bug."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from json import JSONDecodeError
from typing import Final, Literal

import aiohttp
import discord

from bot.matches.errors import log_failure
from bot.messages.sending.error_codes import RefusalKind, codes_of, kind_of

BAD_FORM: Final = 50035
"""Discord's code for a request body that it can't take."""
UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_GUILD: Final = 10004
GONE: Final = frozenset({UNKNOWN_CHANNEL, UNKNOWN_GUILD})
"""The codes for a channel that was deleted."""
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_INTERACTION: Final = 10062
DEAD_TOKEN: Final = frozenset({10015, 50027, UNKNOWN_INTERACTION})
"""The codes for an interaction's token that doesn't work any more: it lives for 15 minutes."""
ALREADY_ANSWERED: Final = 40060
TOO_OLD: Final = 30046
"""Discord's code for too many edits of a message that is older than an hour."""
TOO_MANY_WRITES: Final = 20028
"""Discord's code for a channel that took too many changes, as of a message that was published."""
ARCHIVED: Final = 50083
"""Discord's code for a change in an archived thread."""
LOCKED: Final = 160005
"""Discord's code for a message in a locked thread, by its documentation."""
SHUT: Final = frozenset({ARCHIVED, LOCKED})
"""The codes by which a locked thread refuses a new message; in a sleeping one it is taken."""
SENT_ANEW: Final = frozenset(
    {TOO_MANY_WRITES, *SHUT, *codes_of(RefusalKind.MESSAGE)} - {UNKNOWN_MESSAGE}
)
"""The codes for edits that Discord refuses, though it takes a new message."""
FILTERED: Final = codes_of(RefusalKind.CONTENT)
"""The codes for a text that the server's own filter (AutoMod) forbids. The same text is never sent
again."""
UPLOADS: Final = codes_of(RefusalKind.UPLOAD)
"""The codes for a file that Discord doesn't take: the message is sent without it."""
MISSING_ACCESS: Final = 50001
MISSING_PERMISSIONS: Final = 50013
BLOCKED: Final = frozenset({MISSING_ACCESS, MISSING_PERMISSIONS, *SHUT})
"""The codes for a channel where the bot may not write a message."""
TOO_MANY_REQUESTS: Final = 429
SERVER_ERROR: Final = 500
_OUR_FAULT: Final = frozenset({0, 50006, BAD_FORM, 50109})  # empty, badly formed, no JSON


BROKEN: Final = (aiohttp.ClientError, OSError, JSONDecodeError)
"""The errors of a connection that breaks, or ends in half an answer. It is unknown then whether
Discord has taken the request."""
FAILED: Final = (discord.DiscordException, *BROKEN)
"""All that a request fails with: Discord refuses it, is away, or the connection breaks."""
_AWAY: Final = (
    *(aiohttp.ClientError, ConnectionError, TimeoutError, JSONDecodeError),
    discord.RateLimited,
)


class DmWaits(discord.DiscordException):
    """A person's direct messages can't be opened now; nothing was requested of Discord."""

    def __init__(self, *, flagged: bool) -> None:
        """`flagged`: Discord lets the bot open none; else they are opened in their turn."""
        super().__init__("they are not open yet")
        self.flagged: Final = flagged


def is_away(error: BaseException) -> bool:
    """Return whether Discord could not be reached, so that the same request is worth another try.

    discord.py repeats most server errors by itself, but not a 503.
    """
    if isinstance(error, discord.HTTPException):
        return error.status >= SERVER_ERROR or error.status == TOO_MANY_REQUESTS
    return isinstance(error, _AWAY)


def may_have_arrived(error: BaseException) -> bool:
    """Return whether Discord may have done a request though this came of it."""
    if isinstance(error, discord.HTTPException) and error.status == TOO_MANY_REQUESTS:
        return False
    return is_away(error) and not isinstance(error, discord.RateLimited)


def is_refusal(error: BaseException) -> bool:
    """Return whether Discord refused because of people or servers.

    Something was deleted, closed, or came too late. A body that Discord can't take is our bug, not
    a refusal.
    """
    return isinstance(error, discord.HTTPException) and error.code not in _OUR_FAULT


def is_discords(error: BaseException) -> bool:
    """Return whether the cause is outside the code; such an error gets one line in the log."""
    return is_away(error) or is_refusal(error) or isinstance(error, DmWaits)


def named(error: BaseException) -> str:
    """Return the error for a log line, without its text: that may hold an address with a token."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status}, code {error.code}"
    return type(error).__name__


def log_trouble(log: logging.Logger, error: Exception, said: str, *values: object) -> None:
    """Log what is being handled: in one line if the cause is Discord, else as `log_failure`."""
    if is_discords(error):
        log.warning("%s (%s).", said % values, named(error))
    else:
        log_failure(log, f"{said}.", *values)


# The reason of a refusal, for people

Hindrance = Literal["gone", "blocked", "filtered", "refused"]
"""Why a channel doesn't take a message: it was deleted, the bot can't write there, its filter
forbids the text, or another reason."""


def hindrance(refused: discord.HTTPException) -> Hindrance:
    """Return what people read about a refusal of a message in a channel."""
    if refused.code in GONE:
        return "gone"
    if refused.code in FILTERED:
        return "filtered"
    blocks = refused.code in BLOCKED or kind_of(refused.code) is RefusalKind.PLACE
    return "blocked" if blocks else "refused"


def is_shown_by_discord(refused: discord.HTTPException) -> bool:
    """Return whether Discord's client itself shows the failure to the person who pressed."""
    return kind_of(refused.code) is RefusalKind.INTERACTION


REMEMBERED_FOR: Final = timedelta(days=1)
"""How long the admins can read about a refusal."""
MOST_REMEMBERED: Final = 1000
"""The number of channels whose refusals are remembered, the newest."""


@dataclass(frozen=True, slots=True)
class ChannelRefusal:
    """The last refusal of a message in a channel."""

    code: int
    why: Hindrance
    at: datetime


class ChannelRefusals:
    """Remembers, in memory, which channels refused a message of the bot: admins read that."""

    def __init__(self) -> None:
        self._last: dict[int, ChannelRefusal] = {}

    def note(self, channel_id: int | None, refused: discord.HTTPException) -> None:
        """Remember a refusal."""
        if channel_id is None or is_away(refused):
            return
        self._last.pop(channel_id, None)
        now = discord.utils.utcnow()
        self._last[channel_id] = ChannelRefusal(refused.code, hindrance(refused), now)
        while len(self._last) > MOST_REMEMBERED:
            del self._last[next(iter(self._last))]

    def forget(self, channel_id: int, code: int) -> None:
        """Forget a channel's last refusal if it has this code: it was no lasting one."""
        last = self._last.get(channel_id)
        if last is not None and last.code == code:
            del self._last[channel_id]

    def lately(self) -> Mapping[int, ChannelRefusal]:
        """Return the last day's refusals, by channel."""
        since = discord.utils.utcnow() - REMEMBERED_FOR
        return {channel: one for channel, one in self._last.items() if one.at >= since}


# Tries again what Discord refused on a server, when the bot may be allowed it there.


class ChannelRetries:
    """Knows what waits until a server opens a channel to the bot.

    Discord reports that permissions changed, not what they allow. A refusal may be on its way at
    that moment: so each waiting message names the number of openings before its request.
    """

    def __init__(self) -> None:
        self.counts: Final[Counter[int | None]] = Counter()
        """How often each server may have opened a channel until now."""
        self._waiting: dict[Hashable, tuple[int | None, Callable[[], None]]] = {}

    def wait(
        self, who: Hashable, guild_id: int | None, counted: int, retry: Callable[[], None]
    ) -> None:
        """Call `retry` at the next opening; at once if there was one since they were counted."""
        if self.counts[guild_id] != counted:
            retry()
        else:
            self._waiting[who] = guild_id, retry

    def happened(self, guild_id: int) -> None:
        """Try again what waits for a server: the bot's permissions there changed."""
        self.counts[guild_id] += 1
        for who, (where, retry) in tuple(self._waiting.items()):
            if where == guild_id:
                del self._waiting[who]
                retry()
