"""Sends reminders, each once, at the hour that the person chose.

The due times are in the database; the process that sends direct messages reads them. The start of
sending is recorded before it, and the end after it: a bot that finds only the start checks whether
the message exists. Reminders are sent slowly, so that ten thousand in one hour leave Discord's
limits to the players. If the person accepts no messages, the reminder is switched off.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.interactions.runner import Runner
from bot.matches.background import Worker
from bot.matches.errors import StoreAway
from bot.matches.models.daily import day_of
from bot.matches.models.dm_openings import DmPriority
from bot.matches.ports import Clock
from bot.matches.services import MatchService
from bot.messages.post import MessagingDeps
from bot.messages.sending.components import says
from bot.messages.sending.delivery import nonce_of
from bot.messages.sending.direct_messages import FLAGGED, TOO_FAST
from bot.messages.sending.failures import GONE, DmWaits, is_away, is_refusal, log_trouble
from bot.messages.sending.rate_limits import RequestBudget
from bot.reminders.model import Owed, Reminder, is_last, is_wanted, lapses
from bot.reminders.screens import reminder_screen
from bot.reminders.service import Reminders
from bot.screens.message import Screen

_log = logging.getLogger(__name__)

PER_SECOND: Final = 4.0
"""Maximum reminders in a second: ten thousand take 42 minutes."""
BUDGET_WAIT: Final = 60.0
"""Seconds that a reminder can wait longer than the hand of the player on turn."""
MAX_WAIT: Final = 30.0
"""Maximum seconds between two checks: the clock may be set."""
SHORTEST: Final = 1.0
HEARD_AT_ONCE: Final = 500
"""Maximum number of people in one statement."""


class Rest:
    """A pause of all unrequested messages while Discord is away, in memory only."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._until: datetime | None = None
        self._span = timedelta()

    def begin(self, span: timedelta) -> None:
        """Begin a pause."""
        self._until, self._span = self._clock.now() + span, span

    def lasts(self) -> bool:
        """Return whether the pause lasts. A clock that is set back does not prolong it."""
        left = None if self._until is None else self._until - self._clock.now()
        return left is not None and timedelta() < left <= self._span


class ReminderRunner(Runner):
    """Sends reminders that are due, and records which people were active since their last one."""

    def __init__(self, service: MatchService, deps: MessagingDeps) -> None:
        self._service = service
        self._deps = deps
        self._looking = asyncio.Lock()
        self._heard: set[int] = set()
        self._next: datetime | None = None
        self.pace: Final = RequestBudget(PER_SECOND, burst=1)
        self.rest: Final = Rest(service.clock)
        self._starts = True  # data of the zones may be newer than the stored times
        self.worker = Worker(self.look, self._pause, "Reminders could not be sent.")
        deps.direct_messages.opened.subscribe(lambda _: self.worker.wake())
        deps.direct_messages.quarantine.subscribe(lambda _: self.worker.wake())

    def note_active(self, interaction: discord.Interaction) -> None:
        """Note that the person is active, which counts as an answer to the last reminder."""
        self._heard.add(interaction.user.id)

    def _pause(self) -> float:
        if self._next is None:
            return MAX_WAIT
        wait = (self._next - self._service.clock.now()).total_seconds()
        return min(max(wait, SHORTEST), MAX_WAIT) if wait > 0 else MAX_WAIT

    async def look(self) -> None:
        """Record the active people, and send every reminder that is due."""
        async with self._looking:
            await self._note_heard()
            await self._send_due()

    async def _send_due(self) -> None:
        core = self._service.core
        if core.outage.since is not None or core.host.notice is not None:
            return  # nobody could begin anything now
        if not self._deps.is_responsible(None):
            return
        if self._starts:
            await self._service.of(Reminders).follow_zones()
            self._starts = False
        after: Reminder | None = None
        waiting = await self._service.dm_openings.waiting()
        while not self.rest.lasts() and (found := await self._service.of(Reminders).owed(after)):
            for owed in found:
                await self._remind_safely(owed, waits=owed.reminder.person_id in waiting)
                if self.rest.lasts():
                    break
            after = found[-1].reminder
        self._next = await self._service.of(Reminders).next()

    async def _note_heard(self) -> None:
        heard, self._heard = sorted(self._heard), set()
        try:
            for first in range(0, len(heard), HEARD_AT_ONCE):
                part = heard[first : first + HEARD_AT_ONCE]
                await self._service.of(Reminders).answered(part)
        except StoreAway:
            self._heard.update(heard)
            raise

    async def _remind_safely(self, owed: Owed, *, waits: bool) -> None:
        """Send one reminder. A failure doesn't stop the others, and is retried later."""
        try:
            await self._remind(owed, waits=waits)
        except StoreAway:
            raise
        except DmWaits:
            return  # the worker is woken when they are open
        except Exception as failed:
            log_trouble(_log, failed, "A reminder could not be sent")
            if is_away(failed):
                self.rest.begin(timedelta(seconds=SHORTEST))

    async def _remind(self, owed: Owed, *, waits: bool) -> None:
        """Send one reminder; `waits`: the person's direct messages are still to be opened."""
        service, reminder, now = self._service, owed.reminder, self._service.clock.now()
        barred = service.core.host.bars_person(reminder.person_id)
        if barred or not is_wanted(owed, now):
            lapsed = not barred and lapses(owed, now)
            await service.of(Reminders).end(reminder, sent=False, lapsed=lapsed)
            return
        if waits:
            return
        try:
            channel = await self._deps.direct_messages.open(reminder.person_id, DmPriority.REMINDER)
            await self.pace.turn(0)
            await self._deps.budget.turn(BUDGET_WAIT)
            begun = await service.of(Reminders).begin(reminder)
            if begun is None:
                return
            reminder, last = begun, is_last(owed)
            texts = await self._deps.languages.of_person(reminder.person_id)
            screen = reminder_screen(texts, owed, day_of(service.clock.now()), last=last)
            await self._send_once(owed.reminder, channel, screen)
        except discord.HTTPException as refused:
            await self._refused(reminder, refused)
        else:
            await service.of(Reminders).end(reminder, sent=True, last=last)

    async def _send_once(
        self, reminder: Reminder, channel: discord.PartialMessageable, screen: Screen
    ) -> None:
        """Send a reminder, unless an earlier try sent it and could not record that."""
        deps = self._deps
        arguments = await deps.delivery.to_send(screen)
        if reminder.begun is not None and await deps.channels.find_own(
            channel.id, lambda message: says(message, arguments), reminder.begun
        ):
            return
        nonce = nonce_of("reminder", reminder.person_id, reminder.due)
        await channel.send(**arguments, nonce=nonce)

    async def _refused(self, reminder: Reminder, refused: discord.HTTPException) -> None:
        """Switch the reminder off, unless the person isn't the cause of the refusal.

        A malformed request would be refused again: it is given up for this day.
        """
        if refused.code in (FLAGGED, TOO_FAST):
            await self._deps.direct_messages.note_sending_refused(reminder.person_id, refused.code)
        elif refused.code in GONE:  # the next try opens a new channel
            await self._deps.direct_messages.forget(reminder.person_id)
        elif is_away(refused):
            raise refused
        elif not is_refusal(refused):
            log_trouble(_log, refused, "A reminder could not be sent")
            await self._service.of(Reminders).end(reminder, sent=False, lapsed=True)
        else:  # the panel says so
            await self._service.of(Reminders).close(reminder)
