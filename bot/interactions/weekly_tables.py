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
from datetime import date, datetime, timedelta
from functools import partial
from typing import Final

import discord

from bot.interactions.podium import podium_of
from bot.matches.background import Worker
from bot.matches.models.rankings import Measure
from bot.matches.models.terms import Place
from bot.matches.services import MatchService
from bot.messages.live_message import MessagingDeps
from bot.messages.post import Draft, Post, Sent, Way
from bot.messages.queue import until_answered
from bot.messages.sending.delivery import nonce_of
from bot.messages.sending.failures import is_away, log_trouble
from bot.screens.leaderboard import weekly_button_id, weekly_screen
from bot.screens.message import Screen

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

    def __init__(self, service: MatchService, deps: MessagingDeps) -> None:
        self._service = service
        self._deps = deps
        self._posts: dict[tuple[int, int, date], Post] = {}  # tables that are due
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._all_posted = False
        self.worker: Final = Worker(
            self.post_due, self._pause, "The tables of the week could not be posted."
        )
        """Posts what is due, now and at the end of each week."""

    def _pause(self) -> float:
        wait = self.next_end() - self._service.clock.now()
        wait = min(wait, LONGEST if self._all_posted else AGAIN)
        return max(wait.total_seconds(), 1.0)

    def next_end(self) -> datetime:
        """Return when the tables of the running week are due."""
        return self._service.leaderboards.next_weekly()

    async def post_due(self) -> bool:
        """Post the tables of the last week that are due; return whether none has to be retried."""
        self._all_posted = False
        boards = self._service.leaderboards
        monday = boards.last_week()
        due = await until_answered(boards.due_weekly, self._deps.first_pause)
        keys = [
            (guild_id, channel_id, monday)
            for guild_id, channel_id in due
            if self._deps.channels.hears(guild_id) and self._deps.channels.in_guild(guild_id)
        ]
        self._posts = {
            key: self._posts.get(key)
            or Post(partial(self._read, *key), self._deps, self.worker.wake)
            for key in keys
        }
        posted = await asyncio.gather(*(self._post(*one) for one in self._posts.items()))
        self._all_posted = all(posted)
        return self._all_posted

    async def _post(self, key: tuple[int, int, date], post: Post) -> bool:
        """Post one server's table; return whether it needs no other try."""
        guild_id, _, monday = key
        boards = self._service.leaderboards
        if post.rests:
            return False
        async with self._at_once:
            try:
                await post.ensure()
            except Exception as failed:
                said = "The table of a week could not be posted on server %d"
                log_trouble(_log, failed, said, guild_id)
                if is_away(failed) or not isinstance(failed, discord.HTTPException):
                    return False
                since = await boards.begin_weekly(guild_id, monday)
                if since is not None and self._service.clock.now() - since < DUE_FOR:
                    post.rest(failed, REFUSED_FOR)
                    return False
                await boards.note_weekly(guild_id, monday)
        return True

    async def _read(self, guild_id: int, channel_id: int, monday: date) -> Draft | None:
        """Return the table of a week; None if nobody played, or if it was posted."""
        boards = self._service.leaderboards
        note_posted = partial(boards.note_weekly, guild_id, monday)
        since = await boards.begin_weekly(guild_id, monday)
        if since is None:
            return None
        people = await boards.week(guild_id, monday)
        texts = await self._deps.languages.of_guild(guild_id)
        picture = await podium_of(self._service, texts, Measure.WINS, people)
        if picture is None:
            await note_posted()
            return None
        guild = self._deps.channels.guild_name(guild_id)
        shown = weekly_screen(texts, guild, monday, people, picture)

        async def screen(_: Way) -> Screen:
            return shown

        async def note(_: Sent | None) -> None:
            await note_posted()

        return Draft(
            place=Place(guild_id, channel_id),
            nonce=nonce_of("week", guild_id, monday),
            screen=screen,
            note_sent=note,
            note_shown=note,
            buttons=(weekly_button_id(monday),),
            since=since if since < self._service.clock.now() else None,
        )
