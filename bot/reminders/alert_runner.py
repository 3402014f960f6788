"""Sends alerts of tables that wait for players on a person's server, if they asked for them.

An alert is sent when a table has waited for a while, since often a present person joins before. The
tables are kept in memory only: a table that was opened just before a restart has no alert, but no
table has two.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.interactions.members import UNKNOWN_MEMBER
from bot.interactions.runner import Runner
from bot.matches.background import Worker
from bot.matches.errors import Refused, StoreAway
from bot.matches.models.dm_openings import DmPriority
from bot.matches.models.match import Status
from bot.matches.models.opened import OpenedTable
from bot.matches.models.rotation import MAX_PLAYERS, RotationState
from bot.matches.services import MatchService
from bot.messages.presenter import Presenter
from bot.messages.sending.delivery import nonce_of
from bot.messages.sending.direct_messages import FLAGGED, TOO_FAST
from bot.messages.sending.failures import GONE, DmWaits, is_away, is_refusal, log_trouble
from bot.messages.sending.rate_limits import RequestBudget
from bot.reminders.model import MOST_ALERTS
from bot.reminders.runner import BUDGET_WAIT, Rest
from bot.reminders.screens import alert_screen
from bot.reminders.service import TableAlerts

_log = logging.getLogger(__name__)

WAITED: Final = timedelta(seconds=30)
"""How long a table waits before alerts are sent."""
TOLD_AT_MOST: Final = 20
"""Maximum number of people alerted of one table: more could not join it."""
LOOKED_AT_MOST: Final = 100
"""Maximum number of people checked for one table; some are playing, or can't see the channel."""
MAX_WAIT: Final = 30.0
"""Maximum seconds between two checks: the clock may be set."""


class AlertRunner(Runner):
    """Keeps the tables that were opened recently, and sends alerts of tables that still wait."""

    def __init__(
        self,
        service: MatchService,
        client: discord.Client,
        presenter: Presenter,
        pace: RequestBudget,
        rest: Rest,
    ) -> None:
        """`pace`: limits unrequested direct messages a second; `rest`: a pause of all of them."""
        self._service = service
        self._client = client
        self._presenter = presenter
        self._pace = pace
        self._rest = rest
        self._opened: list[tuple[datetime, OpenedTable]] = []
        self._waiting: dict[int, tuple[OpenedTable, ...]] = {}  # by person: direct messages to open
        self._reached: list[int] = []  # people whose direct messages were opened since
        self.worker = Worker(self.look, self._pause, "Tables could not be told of.")
        service.core.opened.subscribe(self._heard)
        presenter.deps.direct_messages.opened.subscribe(self._dms_opened)

    def _heard(self, table: OpenedTable) -> None:
        if table.place.guild_id is not None:
            self._opened.append((self._service.clock.now() + WAITED, table))
            self.worker.wake()

    def _dms_opened(self, person_id: int) -> None:
        if person_id in self._waiting:
            self._reached.append(person_id)
            self.worker.wake()

    def _pause(self) -> float:
        if not self._opened:
            return MAX_WAIT
        wait = (self._opened[0][0] - self._service.clock.now()).total_seconds()
        return min(max(wait, 1.0), MAX_WAIT)

    async def look(self) -> None:
        """Send alerts of the tables that have waited long enough, once for each table.

        Somebody whose direct messages are still to be opened gets theirs then, if the table still
        waits.
        """
        now = self._service.clock.now()
        while self._reached:
            person_id = self._reached.pop()
            for table in self._waiting.pop(person_id, ()):
                await self._tell_safely(table, person_id)
        while self._opened and self._opened[0][0] <= now:
            _, table = self._opened.pop(0)
            await self._tell_of(table)

    async def _tell_of(self, table: OpenedTable) -> None:
        """Send alerts of one table, until enough people have one or no candidates are left."""
        seen: list[int] = []
        told = 0
        while len(seen) < LOOKED_AT_MOST and await self._url_if_open(table) is not None:
            found = await self._service.of(TableAlerts).listeners(table, TOLD_AT_MOST - told, seen)
            for person_id in found:
                if self._rest.lasts():
                    return
                told += await self._tell_safely(table, person_id)
            seen += found
            if not found or told >= TOLD_AT_MOST:
                return

    async def _tell_safely(self, table: OpenedTable, person_id: int) -> bool:
        """Alert one person; a failure is not retried: the table may be full by then."""
        try:
            return await self._tell(table, person_id)
        except StoreAway:
            raise
        except Exception as failed:
            log_trouble(_log, failed, "Somebody could not be told of a table")
            return False

    async def _tell(self, table: OpenedTable, person_id: int) -> bool:
        """Alert a person who may come; return whether they were, or are later."""
        service, guild_id = self._service, table.place.guild_id
        assert guild_id is not None
        barred = service.core.host.bars_person(person_id)
        if barred or await service.of(TableAlerts).is_playing(person_id):
            return False
        if await service.admission.is_blocked(guild_id, person_id):
            return False
        if not await self._may_come(table, person_id):
            return False
        try:
            return await self._send(table, person_id)
        except DmWaits as waits:
            if not waits.flagged:
                tables = (*self._waiting.get(person_id, ()), table)
                self._waiting[person_id] = tables[-MOST_ALERTS:]
            return not waits.flagged
        except discord.HTTPException as refused:
            await self._refused(person_id, refused)
            return False

    async def _send(self, table: OpenedTable, person_id: int) -> bool:
        """Send an alert, unless the table is full by now or the person has had enough today.

        Raises as `DirectMessages.open` does.
        """
        guild_id, deps = table.place.guild_id or 0, self._presenter.deps
        channel = await deps.direct_messages.open(person_id, DmPriority.REMINDER)
        await self._pace.turn(0)
        await deps.budget.turn(BUDGET_WAIT)
        url = await self._url_if_open(table)
        if url is None or not await self._service.of(TableAlerts).claim(guild_id, person_id):
            return False
        texts = (await deps.languages.of_person(person_id)).at(guild_id)
        screen = alert_screen(texts, table, deps.channels.guild_name(guild_id), url)
        arguments = await deps.delivery.to_send(screen)
        nonce = nonce_of("table", table.several, table.number, person_id)
        try:
            await channel.send(**arguments, nonce=nonce)
        except discord.HTTPException as gone:
            if gone.code not in GONE:
                raise
            await deps.direct_messages.forget(person_id)
            channel = await deps.direct_messages.open(person_id, DmPriority.REMINDER)
            await channel.send(**arguments, nonce=nonce)
        return True

    async def _refused(self, person_id: int, refused: discord.HTTPException) -> None:
        """Switch a person's alerts off, unless the person isn't the cause of the refusal."""
        if refused.code in (FLAGGED, TOO_FAST):
            direct_messages = self._presenter.deps.direct_messages
            await direct_messages.note_sending_refused(person_id, refused.code)
        elif is_away(refused) or not is_refusal(refused):
            raise refused
        else:  # the panel says so
            await self._service.of(TableAlerts).close(person_id)

    async def _may_come(self, table: OpenedTable, person_id: int) -> bool:
        """Return whether a person is on the server and may see the table's channel."""
        place = table.place
        guild = self._client.get_guild(place.guild_id or 0)
        channel = None if guild is None else guild.get_channel_or_thread(place.channel_id)
        if guild is None or channel is None:
            return False
        if isinstance(channel, discord.Thread) and channel.is_private():
            return False
        try:
            member = await guild.fetch_member(person_id)
        except discord.NotFound as unknown:
            if unknown.code == UNKNOWN_MEMBER:
                await self._service.of(TableAlerts).drop(guild.id, person_id)
            return False
        return channel.permissions_for(member).view_channel

    async def _url_if_open(self, table: OpenedTable) -> str | None:
        """Return the link to a table, or None if nobody can join it any more."""
        place = table.place
        here = f"https://discord.com/channels/{place.guild_id}/{place.channel_id}"
        try:
            if table.several:
                found = await self._service.queries.rotation(table.number)
                free = found.state is RotationState.GATHERING and len(found.present) < MAX_PLAYERS
                link = f"{here}/{found.message_id}" if found.message_id else here
                return link if free else None
            info = (await self._service.queries.get(table.number)).info
        except Refused:  # it was erased
            return None
        if info.status is not Status.INVITED:
            return None
        return (await self._presenter.messages(info.id)).url(place.guild_id) or here
