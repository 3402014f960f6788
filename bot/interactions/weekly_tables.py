"""Posts each week's leaderboard where a server's admins chose, once, also after an outage.

What was posted is in the database. If the bot was away when a week ended, the table is posted when
it is back; of several weeks only the last. That posting begins is noted before, and that it is done
after it: a bot that finds only the first note looks whether the message is there. (Within minutes
Discord also recognises its nonce.)

One server's trouble is no other's: each has its own try. What Discord refuses stays due for a day,
and is tried again when the bot's permissions change; meanwhile the settings panel says what is
missing.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import date, datetime, timedelta
from typing import Final

from bot.interactions.podium import podium_of
from bot.matches.failure_log import log_failure
from bot.matches.models.rankings import Measure
from bot.matches.services import MatchService
from bot.messages.languages import Languages
from bot.messages.queue import until_answered
from bot.messages.sending.bare import send_message
from bot.messages.sending.channels import Channels
from bot.messages.sending.components import pressable_items
from bot.messages.sending.delivery import Delivery, nonce_of
from bot.messages.sending.failures import is_away, is_discords, named
from bot.screens.leaderboard import weekly_button_id, weekly_screen

_log = logging.getLogger(__name__)

AGAIN: Final = timedelta(minutes=10)
"""The pause before tables that could not be posted are tried again."""
REFUSED_FOR: Final = timedelta(hours=1)
"""How long a refused table isn't tried again, unless the bot's permissions change."""
DUE_FOR: Final = timedelta(days=1)
"""How long a table that can't be posted stays due."""
AT_ONCE: Final = 4
"""How many servers' tables are made and posted at the same time."""
LONGEST: Final = timedelta(hours=1)
"""The longest pause: the clock may be set, or the computer may sleep."""


class WeeklyTables:
    """Waits for the end of each week and posts the tables that are due."""

    def __init__(
        self,
        service: MatchService,
        *,
        delivery: Delivery,
        channels: Channels,
        languages: Languages,
        first_pause: float,
    ) -> None:
        """Keep the parts.

        `first_pause`: seconds before the first retry when the database is away.
        """
        self._service = service
        self._delivery = delivery
        self._channels = channels
        self._languages = languages
        self._first_pause = first_pause
        self._refused: dict[int, datetime] = {}  # when each server's table was refused
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Post what is due, now and at the end of each week."""
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            try:
                all_posted = await self.post_due()
            except Exception:
                log_failure(_log, "The tables of the week could not be posted.")
                all_posted = False
            wait = self.next_end() - self._service.clock.now()
            wait = min(wait, LONGEST if all_posted else AGAIN)
            with suppress(TimeoutError):
                async with asyncio.timeout(max(wait.total_seconds(), 1.0)):
                    await self._woken.wait()

    def retry_refused(self, guild_id: int) -> None:
        """Try again what was refused on a server, because the bot's permissions there changed."""
        if self._refused.pop(guild_id, None) is not None:
            self._woken.set()

    def next_end(self) -> datetime:
        """Return when the tables of the running week are due."""
        return self._service.leaderboards.next_weekly()

    async def post_due(self) -> bool:
        """Post the tables of the last week that are due; return whether none has to be retried."""
        boards = self._service.leaderboards
        monday = boards.last_week()
        due = await until_answered(boards.due_weekly, self._first_pause)
        ours = [
            (guild_id, channel_id)
            for guild_id, channel_id in due
            if self._channels.hears(guild_id) and self._channels.in_guild(guild_id)
        ]
        done = await asyncio.gather(*(self._post_safely(*one, monday) for one in ours))
        return all(done)

    async def _post_safely(self, guild_id: int, channel_id: int, monday: date) -> bool:
        """Post one server's table; return whether it needs no other try."""
        now = self._service.clock.now()
        refused = self._refused.get(guild_id)
        if refused is not None and timedelta() <= now - refused < REFUSED_FOR:
            return False
        async with self._at_once:
            try:
                return await self._post(guild_id, channel_id, monday)
            except Exception:
                log_failure(_log, "The table of a week could not be posted on server %d.", guild_id)
                return False

    async def _post(self, guild_id: int, channel_id: int, monday: date) -> bool:
        boards = self._service.leaderboards
        people = await boards.week(guild_id, monday)
        texts = await self._languages.of_guild(guild_id)
        picture = await podium_of(self._service, texts, Measure.WINS, people)
        if picture is not None:
            guild = self._channels.guild_name(guild_id)
            screen = weekly_screen(texts, guild, monday, people, picture)
            now = self._service.clock.now()
            since = await boards.begin_weekly(guild_id, monday)
            if since is None:
                return True
            try:
                if not await self._is_there(channel_id, monday, since):
                    nonce = nonce_of("week", guild_id, monday)
                    channel = self._channels.messageable(channel_id)
                    await send_message(channel, self._delivery, screen, nonce)
            except Exception as failed:
                if is_discords(failed):
                    _log.warning(
                        "The table of a week could not be posted on server %d (%s).",
                        guild_id,
                        named(failed),
                    )
                else:
                    _log.exception(
                        "The table of a week could not be posted on server %d.", guild_id
                    )
                if is_away(failed):
                    return False
                if now - since < DUE_FOR:
                    self._refused[guild_id] = now
                    return False
        self._refused.pop(guild_id, None)
        await boards.note_weekly(guild_id, monday)
        return True

    async def _is_there(self, channel_id: int, monday: date, since: datetime) -> bool:
        """Return whether an earlier run has posted the table and could not note that.

        `since`: when posting it was begun first.
        """
        if since >= self._service.clock.now():
            return False
        button = weekly_button_id(monday)
        found = await self._channels.find_own(
            channel_id,
            lambda one: any(item.custom_id == button for item in pressable_items(one.components)),
            since,
        )
        return found is not None
