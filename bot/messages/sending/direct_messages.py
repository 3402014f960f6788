"""Opens people's direct messages, and knows who can be written to.

Each channel is opened once and stored for good. Discord refuses because of the person (their
messages are closed) or because of the bot (it opened too many too quickly, or was flagged). A bot
that opens too many, or repeats what is refused, is blocked for good. So people wait in a line,
which is stored and shared by all processes: see `transitions.dm_openings`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime
from enum import Enum
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

import discord

from bot.matches.background import Signal, Worker
from bot.matches.cluster import EventType
from bot.matches.errors import StoreAway
from bot.matches.models.dm_openings import DmPriority, DmRequest
from bot.matches.models.match import MatchInfo
from bot.matches.models.people import HandPlace, Preferences
from bot.matches.models.terms import TimeControl
from bot.matches.services import MatchService
from bot.messages.sending.delivery import nonce_of
from bot.messages.sending.failures import GONE, DmWaits, is_away, is_discords, log_trouble
from bot.messages.sending.request_gate import AddressBanned

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
MAX_WAIT: Final = 30.0
"""Maximum seconds between two looks at the line: another process may have added somebody."""
SHORTEST: Final = 1.0
"""Minimum seconds between two looks at the line."""

Greeting = Callable[[int], Awaitable[dict[str, Any]]]


class Reach(Enum):
    """Whether the bot can write to a person."""

    OPEN = "open"
    """Their direct messages are open; also if the person takes none any more."""
    NEW = "new"
    """They were never opened, and nobody has asked for it."""
    WAITS = "waits"
    """They are opened soon."""
    FLAGGED = "flagged"
    """Discord lets the bot open none."""
    CLOSED = "closed"
    """The person takes no messages of the bot."""


class Reached(NamedTuple):
    """How the bot can write to a person."""

    how: Reach
    at: datetime | None = None
    """When their direct messages are opened, about, if they wait for that."""


class DirectMessages:
    """Knows the channel of each person's direct messages, and opens those that are not known."""

    def __init__(self, service: MatchService, client: discord.Client, greeting: Greeting) -> None:
        """`greeting`: makes the first message to a person whose press asks for messages."""
        self._settings = service.settings
        self._openings = service.dm_openings
        self._outage = service.core.outage
        self._clock = service.clock
        self._cluster = service.cluster
        self._client = client
        self._greeting = greeting
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._next: datetime | None = None
        self._is_away = False
        self.opened: Final = Signal[[int]]("the opening of a person's direct messages")
        """Published when a person can be written to now, whichever process opened the channel."""
        self.quarantine: Final = Signal[[bool]]("the beginning or end of a quarantine")
        """Published when Discord lets the bot open none any more (True), or does so again."""
        self.worker: Final = Worker(self.look, self._pause, "Direct messages could not be opened.")
        """Opens those of the people in the line, one after the other."""
        self._outage.ended.subscribe(self.worker.wake)

    async def known(self, person_id: int) -> discord.PartialMessageable | None:
        """Return a person's direct messages if they were opened before, else None."""
        channel_id = (await self._settings.preferences(person_id)).dm_channel_id
        return None if channel_id is None else self._channel(channel_id)

    async def open(
        self, person_id: int, priority: DmPriority = DmPriority.LIVE
    ) -> discord.PartialMessageable:
        """Return a person's direct messages; open them if it is their turn.

        Raises:
            DmWaits: it isn't; the person is in the line, unless Discord has flagged the bot.
            discord.HTTPException: Discord refuses because of the person, or is away.
        """
        known = await self.known(person_id)
        if known is not None:
            return known
        async with self._lock(person_id):
            known = await self.known(person_id)
            return known or await self._ask(person_id, priority)

    async def greet(self, person_id: int) -> Reached:
        """Open a person's direct messages with a greeting, because their press asks for messages.

        Returns how the bot can write to them then.
        """
        try:
            async with self._lock(person_id):
                if await self.known(person_id) is None:
                    await self._ask(person_id, DmPriority.PRESS, greeting=True)
        except DmWaits:
            return await self.reach(person_id)
        except Exception as failed:
            if not is_discords(failed):
                raise
            log_trouble(_log, failed, "A person could not be greeted")
            return await self.reach(person_id) if is_away(failed) else Reached(Reach.CLOSED)
        return Reached(Reach.OPEN)

    async def wait_for(
        self, person_id: int, priority: DmPriority = DmPriority.LIVE
    ) -> DmWaits | None:
        """Put a person in the line if their direct messages can't be opened now.

        Returns why not; None: they can be opened, are being opened here, or are open.
        """
        if self._lock(person_id).locked() or await self.known(person_id) is not None:
            return None
        wait, entered = await self._openings.wait(person_id, priority)
        if wait is None:
            return None
        if not entered and not wait.flagged:
            await self._openings.enter(person_id, priority)
            self._wake()
        return DmWaits(flagged=wait.flagged)

    async def reach(self, person_id: int) -> Reached:
        """Return how the bot can write to a person; nothing is opened."""
        if await self.known(person_id) is not None:
            return Reached(Reach.OPEN)
        wait, entered = await self._openings.wait(person_id, DmPriority.REMINDER)
        if wait is not None and wait.flagged:
            return Reached(Reach.FLAGGED)
        if entered:
            return Reached(Reach.WAITS, self._clock.now() if wait is None else wait.at)
        return Reached(Reach.NEW)

    async def keep(self, person_id: int, channel_id: int) -> None:
        """Store a person's channel: they have written there themselves, so it is open."""
        async with self._lock(person_id):
            if await self.known(person_id) is None:
                await self._note_opened(person_id, channel_id)
                await self._openings.leave(person_id)

    async def forget(self, person_id: int) -> None:
        """Forget a person's channel: it does not exist any more."""
        await self._settings.keep_dm_channel(person_id, None)

    async def note_sending_refused(self, person_id: int, code: int) -> None:
        """Note that Discord refused a message because of the bot; for other codes do nothing.

        Nothing was ever written to the person: their direct messages count as not opened.
        """
        if code in (FLAGGED, TOO_FAST):
            await self._note_refusal(person_id, code)

    # ── the line ────────────────────────────────────────────────────────────────────────────

    def _pause(self) -> float:
        if self._is_away or self._next is None:
            return SHORTEST if self._is_away else MAX_WAIT
        wait = (self._next - self._clock.now()).total_seconds()
        return min(max(wait, SHORTEST), MAX_WAIT)

    async def look(self) -> None:
        """Open the direct messages of everybody whose turn it is."""
        self._next, self._is_away = None, False
        while self._outage.since is None and self._cluster.is_responsible(None):
            turn = await self._openings.next()
            self._next = turn.at
            if turn.request is None or not await self._serve(turn.request):
                return

    async def _serve(self, request: DmRequest) -> bool:
        """Open those of one person; return False if Discord is away, or the line pauses."""
        try:
            async with self._lock(request.person_id):
                await self._open(request, await self.known(request.person_id))
        except StoreAway:
            raise
        except DmWaits:
            return False
        except Exception as failed:
            log_trouble(_log, failed, "A person's direct messages could not be opened")
            self._is_away = is_away(failed)
            return not self._is_away
        return True

    async def _ask(
        self, person_id: int, priority: DmPriority, *, greeting: bool = False
    ) -> discord.PartialMessageable:
        """Open those of a person if it is their turn; else they wait. Raises as `open` does."""
        wait, entered = await self._openings.wait(person_id, priority)
        if wait is not None and (wait.flagged or (entered and not greeting)):
            raise DmWaits(flagged=wait.flagged)  # nothing has to be written
        turn = await self._openings.ask(person_id, priority, greeting=greeting)
        if turn.request is None:
            self._wake()
            raise DmWaits(flagged=turn.flagged)
        return await self._open(turn.request, None)

    async def _open(
        self, request: DmRequest, channel: discord.PartialMessageable | None
    ) -> discord.PartialMessageable:
        """Open and store the channel, and send the greeting. Raises as `open` does."""
        person_id = request.person_id
        try:
            if channel is None:
                opened = await self._client.create_dm(discord.Object(person_id))
                channel = self._channel(opened.id)
                await self._note_opened(person_id, opened.id)
            if request.greeting:
                nonce = nonce_of("greeting", person_id, request.asked_at)
                await channel.send(**await self._greeting(person_id), nonce=nonce)
        except Exception as failed:
            waits = await self._note_failure(person_id, failed)
            if waits is not None:
                raise waits from failed
            raise
        if request.greeting:
            await self._openings.leave(person_id)
        return channel

    async def _note_opened(self, person_id: int, channel_id: int) -> None:
        if await self._openings.opened(person_id, channel_id):
            _log.warning("Discord lets the bot open direct messages again.")
            self.quarantine.publish(False)
            self._cluster.publish(EventType.DMS_QUARANTINE, False)
        self.opened.publish(person_id)
        self._cluster.publish(EventType.DMS_OPEN, person_id)

    async def _note_failure(self, person_id: int, failed: Exception) -> DmWaits | None:
        """Store what follows from a failure; return what the person waits for, if they do."""
        code = failed.code if isinstance(failed, discord.HTTPException) else None
        if code in (FLAGGED, TOO_FAST):
            await self._note_refusal(person_id, code)
            return DmWaits(flagged=code == FLAGGED)
        if code is None or is_away(failed):
            await self._openings.release(person_id)
            if not isinstance(failed, AddressBanned):  # then it looks again after its pause
                self._wake()
        else:
            await self._openings.leave(person_id)
        return None

    async def _note_refusal(self, person_id: int, code: int) -> None:
        await self.forget(person_id)
        if code == TOO_FAST:
            if await self._openings.too_fast(person_id):
                _log.warning("Discord opens no direct messages (code %d): they are too many.", code)
            self._wake()
        elif await self._openings.flagged():
            _log.warning(
                "Discord opens no direct messages (code %d): it has flagged this bot; koikoi doctor"
                " says what to do.",
                code,
            )
            self.quarantine.publish(True)
            self._cluster.publish(EventType.DMS_QUARANTINE, True)

    def _wake(self) -> None:
        self.worker.wake()
        self._cluster.publish(EventType.DMS_ASKED)

    def _lock(self, person_id: int) -> asyncio.Lock:
        return self._locks.setdefault(person_id, asyncio.Lock())

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id, type=discord.ChannelType.private)


def urgency(info: MatchInfo) -> DmPriority:
    """Return how urgent it is to open the direct messages of a match's player."""
    return DmPriority.LIVE if info.terms.pace is TimeControl.LIVE else DmPriority.DAILY


class DmAccess:
    """Remembers whom the bot can't write to.

    It is kept in memory only: after a restart each is tried once more.
    """

    def __init__(self, direct_messages: DirectMessages) -> None:
        self._direct_messages = direct_messages
        self._closed: set[int] = set()
        self._waiting: dict[int, bool] = {}  # True: Discord lets the bot open none
        self._reopened: set[int] = set()  # people whose direct messages were opened once more

    async def can_write(self, person_id: int, priority: DmPriority = DmPriority.LIVE) -> bool:
        """Return whether a person can be written to now, as far as it is known.

        If they can't because their direct messages are still to be opened, they wait in the line.
        It doesn't depend on where they want their hands: that is `takes_hand`.
        """
        if self.is_closed(person_id):
            return False
        waits = await self._direct_messages.wait_for(person_id, priority)
        if waits is None:
            self._waiting.pop(person_id, None)
        else:
            self._waiting[person_id] = waits.flagged
        return waits is None

    async def takes_hand(self, chosen: Preferences, priority: DmPriority = DmPriority.LIVE) -> bool:
        """Return whether a person's hands come by direct message.

        They do if the person wants it and it is possible now.
        """
        return chosen.hand is HandPlace.DM and await self.can_write(chosen.person_id, priority)

    async def hand_refused(self, person_id: int, code: int) -> None:
        """Remember that Discord refuses messages to a person; `code` is Discord's error code.

        A channel that does not exist any more is opened again, once.
        """
        if code in REFUSED:
            await self._direct_messages.note_sending_refused(person_id, code)
            self.refused_elsewhere(person_id, code)
        elif code not in GONE or person_id in self._reopened:  # opened again, and still missing
            self.refused_elsewhere(person_id, DMS_CLOSED)
        else:
            self._reopened.add(person_id)
            await self._direct_messages.forget(person_id)

    def hand_waits(self, person_id: int, *, flagged: bool) -> None:
        """Remember that a person's direct messages are still to be opened."""
        self._waiting[person_id] = flagged

    def refused_elsewhere(self, person_id: int, code: int) -> None:
        """Remember what Discord refused to the process that writes direct messages."""
        if code in (FLAGGED, TOO_FAST):
            self._waiting[person_id] = code == FLAGGED
        elif code not in GONE:
            self._closed.add(person_id)

    @property
    def closed(self) -> frozenset[int]:
        """Return who accepts no messages."""
        return frozenset(self._closed)

    @property
    def waiting(self) -> frozenset[int]:
        """Return whose direct messages are still to be opened."""
        return frozenset(self._waiting)

    def hand_sent(self, person_id: int) -> None:
        """Remember that a hand arrived in a channel that was opened again."""
        self._reopened.discard(person_id)

    def reopened(self, person_id: int) -> None:
        """Forget what was refused: the person asks for direct messages, or is erased."""
        self._closed.discard(person_id)
        self._waiting.pop(person_id, None)

    def is_closed(self, person_id: int) -> bool:
        """Return whether this person accepts no messages."""
        return person_id in self._closed

    def is_flagged(self, person_id: int) -> bool:
        """Return whether Discord doesn't let the bot open this person's direct messages."""
        return self._waiting.get(person_id, False)

    def waits(self, person_id: int) -> bool:
        """Return whether this person's direct messages are opened soon."""
        return not self._waiting.get(person_id, True)

    def refuses(self, person_id: int) -> bool:
        """Return whether this person's hand can't be sent, for any reason."""
        return self.is_closed(person_id) or person_id in self._waiting
