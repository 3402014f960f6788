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
from contextlib import suppress
from datetime import datetime, timedelta
from enum import Enum
from functools import partial
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

import discord

from bot.matches.background import Signal, Worker
from bot.matches.cluster import EventType
from bot.matches.errors import StoreAway
from bot.matches.models.dm_openings import DmPriority, DmRequest
from bot.matches.models.people import HandPlace, Preferences
from bot.matches.models.terms import TimeControl
from bot.matches.services import MatchService
from bot.messages.queue import until_done
from bot.messages.sending.delivery import nonce_of
from bot.messages.sending.failures import GONE, DmWaits, is_away, is_discords, log_trouble

_log = logging.getLogger(__name__)

DMS_CLOSED: Final = 50007
UNKNOWN_USER: Final = 10013
INVALID_RECIPIENT: Final = 50033
CLOSED: Final = frozenset({DMS_CLOSED, 50278, UNKNOWN_USER, INVALID_RECIPIENT})
"""Discord's codes for a person who closed direct messages, or deleted the account."""
FLAGGED: Final = 20026
"""Discord's code for a bot that its anti-spam system has flagged."""
TOO_FAST: Final = 40003
"""Discord's code for a bot that opens direct messages too quickly."""
REFUSED: Final = CLOSED | {FLAGGED, TOO_FAST}
MAX_WAIT: Final = 30.0
"""Maximum seconds between two looks at the line: another process may have added somebody."""
SHORTEST: Final = 1.0
"""Minimum seconds between two looks at the line."""

REMEMBERED_FOR: Final = timedelta(minutes=1)
"""How long Discord's refusal of a person's turn answers the next request for it."""

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


class _Refused(NamedTuple):
    """A refusal because of the person, as their turn came."""

    at: datetime
    error: discord.HTTPException


class DirectMessages:
    """Knows the channel of each person's direct messages, and opens those that are not known."""

    def __init__(
        self,
        service: MatchService,
        client: discord.Client,
        greeting: Greeting,
        *,
        first_pause: float = 1.0,
    ) -> None:
        """Keep the parts.

        Args:
            service: keeps the channels and the line.
            client: opens the channels.
            greeting: makes the first message to a person whose press asks for messages.
            first_pause: seconds before the first retry when Discord is away.
        """
        self._settings = service.settings
        self._openings = service.dm_openings
        self._outage = service.core.outage
        self._clock = service.clock
        self._cluster = service.cluster
        self._client = client
        self._greeting = greeting
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._next: datetime | None = None
        self._refused: dict[int, _Refused] = {}  # people who were refused in their turn
        self.opened: Final = Signal[[int]]("the opening of a person's direct messages")
        """Published in all processes when the wait for a person's direct messages has ended."""
        self.quarantine: Final = Signal[[bool]]("the beginning or end of a quarantine")
        """Published when Discord lets the bot open none any more (True), or when it does so again
        or may be asked again (False)."""
        self.worker: Final = Worker(
            partial(until_done, self.look, first_pause),
            self._pause,
            "Direct messages could not be opened.",
        )
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
        async with self._lock(person_id):
            known = await self.known(person_id)
            if known is not None:
                return known
            refused = self._refused.pop(person_id, None)
            if refused is not None and self._clock.now() - refused.at < REMEMBERED_FOR:
                raise refused.error
            return await self._ask(person_id, priority)

    async def greet(self, person_id: int) -> Reached:
        """Open a person's direct messages with a greeting, because their press asks for messages.

        Returns how the bot can write to them then.
        """
        try:
            async with self._lock(person_id):
                self._refused.pop(person_id, None)
                if await self.known(person_id) is None:
                    await self._ask(person_id, DmPriority.PRESS, greeting=True)
        except DmWaits:
            return await self.reach(person_id)
        except Exception as failed:
            if not is_discords(failed):
                raise
            log_trouble(_log, failed, "A person could not be greeted")
            if isinstance(failed, discord.HTTPException) and failed.code in CLOSED:
                return Reached(Reach.CLOSED)
            return await self.reach(person_id)
        return Reached(Reach.OPEN)

    async def wait_for(
        self, person_id: int, priority: DmPriority = DmPriority.LIVE
    ) -> DmWaits | None:
        """Put a person in the line if their direct messages can't be opened now.

        Returns why not; None: they can be opened, are being opened here, or are open.
        """
        if await self._is_opening(person_id):
            return None
        wait, entered = await self._openings.wait(person_id, priority)
        # The line may show the turn of a press that began meanwhile.
        if wait is None or await self._is_opening(person_id):
            return None
        if not entered and not wait.flagged:
            await self._openings.enter(person_id, priority)
            self._wake()
        return DmWaits(flagged=wait.flagged)

    async def _is_opening(self, person_id: int) -> bool:
        """Return whether a person's channel is being opened here, or is known."""
        return self._lock(person_id).locked() or await self.known(person_id) is not None

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
        """Store a person's channel: they are there themselves, so nothing has to be opened.

        It proves nothing about other people: a quarantine goes on.
        """
        async with self._lock(person_id):
            if await self.known(person_id) is None:
                await self._settings.keep_dm_channel(person_id, channel_id)
                await self._openings.leave(person_id)
                self._publish_opened(person_id)

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
        if self._next is None:
            return MAX_WAIT
        wait = (self._next - self._clock.now()).total_seconds()
        return min(max(wait, SHORTEST), MAX_WAIT)

    async def look(self) -> None:
        """Open the direct messages of everybody whose turn it is. Raises if Discord is away."""
        self._next = None
        while self._outage.since is None and self._cluster.is_responsible(None):
            turn = await self._openings.next()
            self._next = turn.at
            if turn.request is None:
                if turn.flagged and turn.at is not None and turn.at <= self._clock.now():
                    self.quarantine.publish(False)  # the first who asks now is the try
                return
            if not await self._serve(turn.request):
                return

    async def _serve(self, request: DmRequest) -> bool:
        """Open those of one person; return False if the line pauses. Raises if Discord is away."""
        try:
            async with self._lock(request.person_id):
                await self._open(request, await self.known(request.person_id), waited=True)
        except DmWaits:
            return False
        except Exception as failed:
            if isinstance(failed, StoreAway) or is_away(failed):
                raise
            log_trouble(_log, failed, "A person's direct messages could not be opened")
            if isinstance(failed, discord.HTTPException):
                self._refused[request.person_id] = _Refused(self._clock.now(), failed)
                self._publish_opened(request.person_id)
        return True

    async def _ask(
        self, person_id: int, priority: DmPriority, *, greeting: bool = False
    ) -> discord.PartialMessageable:
        """Open those of a person if it is their turn; else they wait. Raises as `open` does."""
        turn = await self._openings.ask(person_id, priority, greeting=greeting)
        if turn.request is None:
            if not turn.flagged:
                self._wake()
            raise DmWaits(flagged=turn.flagged)
        try:
            return await self._open(turn.request, None, waited=turn.waited)
        except Exception as failed:
            if is_away(failed):
                self._wake()  # the person is in the line: it goes on with them
            raise

    async def _open(
        self, request: DmRequest, channel: discord.PartialMessageable | None, *, waited: bool
    ) -> discord.PartialMessageable:
        """Open and store the channel, and send the greeting. Raises as `open` does.

        Args:
            request: the person.
            channel: the channel if it is known by now.
            waited: whether something else may be due there.
        """
        person_id, was_open = request.person_id, channel is not None
        try:
            if channel is None:
                opened = await self._client.create_dm(discord.Object(person_id))
                channel = self._channel(opened.id)
                await self._note_opened(person_id, opened.id)
                if waited:
                    self._publish_opened(person_id)
            if request.greeting:
                nonce = nonce_of("greeting", person_id, request.asked_at)
                greeting = await self._greeting(person_id)
                await channel.send(**greeting, nonce=nonce, silent=True)  # they are here
        except StoreAway:
            raise  # it is tried again when the claim has lasted
        except asyncio.CancelledError:  # the bot stops; the next start goes on at once
            with suppress(StoreAway):
                await self._openings.restore(request)
            raise
        except Exception as failed:
            waits = await self._note_failure(request, failed)
            if waits is not None:
                raise waits from failed
            raise
        if request.greeting or was_open:
            await self._openings.leave(person_id)
        if was_open:  # somebody waits for it nevertheless
            self._publish_opened(person_id)
        return channel

    async def _note_opened(self, person_id: int, channel_id: int) -> None:
        if await self._openings.opened(person_id, channel_id):
            _log.warning("Discord lets the bot open direct messages again.")
            self.quarantine.publish(False)
            self._cluster.publish(EventType.DMS_QUARANTINE, False)

    def _publish_opened(self, person_id: int) -> None:
        self.opened.publish(person_id)
        self._cluster.publish(EventType.DMS_OPEN, person_id)

    async def _note_failure(self, request: DmRequest, failed: Exception) -> DmWaits | None:
        """Store what follows from a failure; return what the person waits for, if they do."""
        person_id = request.person_id
        code = failed.code if isinstance(failed, discord.HTTPException) else None
        if code in (FLAGGED, TOO_FAST):
            await self._note_refusal(person_id, code)
            return DmWaits(flagged=code == FLAGGED)
        if is_away(failed):
            await self._openings.restore(request)
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


_CODES: Final = {Reach.CLOSED: DMS_CLOSED, Reach.FLAGGED: FLAGGED, Reach.WAITS: TOO_FAST}
URGENCY: Final = {TimeControl.LIVE: DmPriority.LIVE, TimeControl.DAILY: DmPriority.DAILY}
"""How urgent it is to open the direct messages of a match's player."""


class DmAccess:
    """Remembers whom the bot can't write to.

    It is kept in memory only: after a restart each is tried once more. A person who takes no
    messages is tried once in each new match: nothing tells when they allow them again.
    """

    def __init__(self, direct_messages: DirectMessages) -> None:
        self._direct_messages = direct_messages
        self.hindered: Final[dict[int, Reach]] = {}
        """The people who can't be written to, as far as it is known, each with the reason."""
        self._refused_in: dict[int, int] = {}  # the newest match whose hand each person refused
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
            self.hindered.pop(person_id, None)
        else:
            self.hand_waits(person_id, flagged=waits.flagged)
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

    def note_match(self, person_id: int, match_id: int) -> None:
        """Remember that a person's hand of a match was refused: only a newer one is tried."""
        self._refused_in[person_id] = max(match_id, self._refused_in.get(person_id, 0))

    def refuses_hand(self, person_id: int, match_id: int) -> bool:
        """Return whether a person's hand of a match is not even tried."""
        known = self.hindered.get(person_id)
        if known is Reach.CLOSED:
            return match_id <= self._refused_in.get(person_id, 0)
        return known is not None

    def hand_waits(self, person_id: int, *, flagged: bool) -> None:
        """Remember that a person's direct messages are still to be opened."""
        self.hindered[person_id] = Reach.FLAGGED if flagged else Reach.WAITS

    def refused_elsewhere(self, person_id: int, code: int) -> None:
        """Remember what Discord refused to the process that writes direct messages."""
        if code in (FLAGGED, TOO_FAST):
            self.hand_waits(person_id, flagged=code == FLAGGED)
        elif code not in GONE:
            self.hindered[person_id] = Reach.CLOSED

    @property
    def refusals(self) -> dict[int, int]:
        """Return Discord's code for each person who can't be written to."""
        return {person_id: _CODES[how] for person_id, how in self.hindered.items()}

    def hand_sent(self, person_id: int) -> None:
        """Remember that a hand arrived in a channel that was opened again."""
        self._reopened.discard(person_id)

    def reopened(self, person_id: int) -> None:
        """Forget what was refused: the person asks for direct messages, or is erased."""
        self.hindered.pop(person_id, None)
        self._refused_in.pop(person_id, None)

    def is_closed(self, person_id: int) -> bool:
        """Return whether this person accepts no messages."""
        return self.hindered.get(person_id) is Reach.CLOSED

    def refuses(self, person_id: int) -> bool:
        """Return whether this person's hand can't be sent, for any reason."""
        return person_id in self.hindered
