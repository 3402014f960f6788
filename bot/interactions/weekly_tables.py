"""Posts each week's leaderboard where a server's admins chose, once, also after an outage.

What was posted is in the database. If the bot was away when a week ended, the table is posted when
it is back; of several weeks only the last. A message is posted before that is noted: if the bot is
killed in between, Discord recognises its nonce and posts no second one.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import date, datetime, timedelta
from typing import Final

from bot.interactions.podium import podium_of
from bot.matches.models.rankings import Measure
from bot.matches.services import MatchService
from bot.messages.languages import Languages
from bot.messages.queue import until_answered
from bot.messages.sending.channels import Channels
from bot.messages.sending.delivery import Delivery, nonce_of
from bot.messages.sending.failures import is_away, is_discords, named
from bot.screens.leaderboard import weekly_screen

_log = logging.getLogger(__name__)

AGAIN: Final = timedelta(minutes=10)
"""The pause before tables that could not be posted are tried again."""
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
            try:
                all_posted = await self.post_due()
            except Exception:
                _log.exception("The tables of the week could not be posted.")
                all_posted = False
            wait = self.next_end() - self._service.clock.now()
            wait = min(wait, LONGEST if all_posted else AGAIN)
            await asyncio.sleep(max(wait.total_seconds(), 1.0))

    def next_end(self) -> datetime:
        """Return when the tables of the running week are due."""
        return self._service.leaderboards.next_weekly()

    async def post_due(self) -> bool:
        """Post the tables of the last week that are due; return whether none has to be retried."""
        boards = self._service.leaderboards
        monday = boards.last_week()
        due = await until_answered(boards.due_weekly, self._first_pause)
        done = [
            await self._post(guild_id, channel_id, monday)
            for guild_id, channel_id in due
            if self._channels.hears(guild_id) and self._channels.in_guild(guild_id)
        ]
        return all(done)

    async def _post(self, guild_id: int, channel_id: int, monday: date) -> bool:
        boards = self._service.leaderboards
        people = await boards.week(guild_id, monday)
        texts = await self._languages.of_guild(guild_id)
        picture = await podium_of(self._service, texts, Measure.WINS, people)
        if picture is not None:
            guild = self._channels.guild_name(guild_id)
            screen = weekly_screen(texts, guild, monday, people, picture)
            try:
                arguments = await self._delivery.to_send(screen)
                nonce = nonce_of("week", guild_id, monday)
                await self._channels.messageable(channel_id).send(**arguments, nonce=nonce)
            except Exception as failed:
                if not is_discords(failed):
                    raise
                _log.warning("The table of a week could not be posted (%s).", named(failed))
                if is_away(failed):
                    return False
        await boards.note_weekly(guild_id, monday)
        return True
