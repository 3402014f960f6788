"""Knows people's direct messages: their channels, and who can be written to.

Each channel is opened once and stored for good. Discord refuses because of the person (their
messages are closed) or because of the bot (it opened too many too quickly, or was flagged). A bot
that opens too many, or repeats what is refused, is blocked for good.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.matches.models.people import HandPlace, Preferences
from bot.matches.ports import Clock
from bot.matches.services.settings import SettingsService
from bot.messages.sending.failures import GONE

_log = logging.getLogger(__name__)

DMS_CLOSED: Final = 50007
UNKNOWN_USER: Final = 10013
INVALID_RECIPIENT: Final = 50033
CLOSED: Final = frozenset({DMS_CLOSED, 50278, UNKNOWN_USER, INVALID_RECIPIENT})
"""Discord's codes for a person who takes no messages of ours, or whose account was deleted."""
FLAGGED: Final = 20026
"""Discord's code for a bot that its anti-spam system has flagged."""
TOO_FAST: Final = 40003
"""Discord's code for a bot that opens direct messages too quickly."""
REFUSED: Final = CLOSED | {FLAGGED, TOO_FAST}
REST: Final = timedelta(minutes=5)
"""The pause in opening direct messages after Discord has said that it was too fast."""


class DirectMessages:
    """Knows the channel of each person's direct messages; the channels are stored."""

    def __init__(self, settings: SettingsService, client: discord.Client) -> None:
        """`settings` keeps each person's channel, `client` opens it."""
        self._settings = settings
        self._client = client

    async def known(self, person_id: int) -> discord.PartialMessageable | None:
        """Return a person's direct messages if they were opened before, else None."""
        channel_id = (await self._settings.preferences(person_id)).dm_channel_id
        return None if channel_id is None else self._channel(channel_id)

    async def open(self, person_id: int) -> discord.PartialMessageable:
        """Return a person's direct messages; open them if needed.

        Raises `discord.HTTPException`.
        """
        known = await self.known(person_id)
        if known is not None:
            return known
        opened = await self._client.create_dm(discord.Object(person_id))
        await self._settings.keep_dm_channel(person_id, opened.id)
        return self._channel(opened.id)

    async def forget(self, person_id: int) -> None:
        """Forget a person's channel: it does not exist any more."""
        await self._settings.keep_dm_channel(person_id, None)

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id, type=discord.ChannelType.private)


class DmAccess:
    """Remembers what Discord refused.

    It is kept in memory only: after a restart each is tried once more.
    """

    def __init__(self, direct_messages: DirectMessages, clock: Clock) -> None:
        self._direct_messages = direct_messages
        self._clock = clock
        self._closed: set[int] = set()
        self._later: set[int] = set()
        self._reopened: set[int] = set()  # people whose direct messages were opened once more
        self._until: datetime | None = None

    async def can_write(self, person_id: int) -> bool:
        """Return whether a person can be written to, as far as it is known.

        It doesn't depend on where they want their hands: that is `takes_hand`.
        """
        if self._rests() and await self._direct_messages.known(person_id) is None:
            self._later.add(person_id)  # the bot opens no direct messages during this pause
        return not self.refuses(person_id)

    async def takes_hand(self, chosen: Preferences) -> bool:
        """Return whether a person's hands come by direct message.

        They do if the person wants it and it is possible.
        """
        return await self.can_write(chosen.person_id) and chosen.hand is HandPlace.DM

    async def hand_refused(self, person_id: int, code: int) -> None:
        """Remember that Discord refuses messages to a person; `code` is Discord's error code.

        A channel that does not exist any more is opened again, once.
        """
        if code in REFUSED:
            self._refused(person_id, code)
        elif code not in GONE or person_id in self._reopened:  # opened again, and still missing
            self._refused(person_id, DMS_CLOSED)
        else:
            self._reopened.add(person_id)
            await self._direct_messages.forget(person_id)

    def refused_elsewhere(self, person_id: int, code: int) -> None:
        """Remember what Discord refused to the process that writes direct messages."""
        if code not in GONE:
            self._refused(person_id, code if code in REFUSED else DMS_CLOSED)

    @property
    def closed(self) -> frozenset[int]:
        """Return who accepts no messages."""
        return frozenset(self._closed)

    def hand_sent(self, person_id: int) -> None:
        """Remember that a hand arrived in a channel that was opened again."""
        self._reopened.discard(person_id)

    def reopened(self, person_id: int) -> None:
        """Forget what was refused: the person asks for direct messages, or is erased."""
        self._closed.discard(person_id)
        self._later.discard(person_id)

    def is_closed(self, person_id: int) -> bool:
        """Return whether this person accepts no messages."""
        return person_id in self._closed

    def waits(self, person_id: int) -> bool:
        """Return whether this person's hand can't be sent for now."""
        if self._rests():
            return person_id in self._later
        self._later.clear()
        return False

    def refuses(self, person_id: int) -> bool:
        """Return whether this person's hand can't be sent, for any reason."""
        return self.is_closed(person_id) or self.waits(person_id)

    def _rests(self) -> bool:
        """Return whether no direct messages may be opened now, for anybody."""
        return self._until is not None and self._clock.now() < self._until

    def _refused(self, person_id: int, code: int) -> None:
        if code in CLOSED:
            self._closed.add(person_id)
            return
        if not self._rests():
            why = "has flagged this bot" if code == FLAGGED else "says that they are too many"
            _log.warning("Discord opens no direct messages (code %d): it %s.", code, why)
        self._later.add(person_id)
        self._until = self._clock.now() + REST
