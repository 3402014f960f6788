"""Scheduled posts in channels that a server's admins chose: each once, also after an outage.

The database records each post. If the bot was away when posts were due, only the last of them is
sent when it is back. The start of posting is recorded before it, and the end after it: a bot that
finds only the start checks whether the message exists. (For some minutes Discord also recognises
its nonce.)

Servers are independent: each has its own try. A post that Discord refuses stays due for a day, and
is retried when the bot's permissions change; meanwhile the settings panel names the missing ones.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import partial
from typing import Final

import discord

from bot.interactions.runner import Runner
from bot.locales import Texts, Wording
from bot.matches.background import Worker
from bot.matches.models.terms import ChannelRef, GuildSettings
from bot.matches.services import MatchService
from bot.messages.post import MessageState, MessagingDeps, Post, PostedMessageRef, Way
from bot.messages.queue import until_answered
from bot.messages.sending.failures import is_away, log_trouble
from bot.screens.message import Screen

_log = logging.getLogger(__name__)

RETRY_AFTER: Final = timedelta(minutes=10)
"""Pause before failed posts are retried."""
REFUSED_FOR: Final = timedelta(hours=1)
"""Pause after a refused post, unless the bot's permissions change."""
EXPIRES_AFTER: Final = timedelta(days=1)
"""How long a failed post stays due."""
CONCURRENCY: Final = 4
"""Maximum number of servers whose posts are made at the same time."""
MAX_WAIT: Final = timedelta(seconds=30)
"""The longest pause: the clock may be set, or the computer may sleep."""

Key = tuple[int, int, date]
"""A server, a channel, and the first day that the post covers."""


@dataclass(frozen=True, slots=True)
class Content:
    """A post, and the custom ids by which it is found again."""

    screen: Screen
    buttons: Collection[str]


class ScheduledPosts(Runner, ABC):
    """One kind of scheduled post."""

    name: str
    """Its word in nonces and in the log."""

    def __init__(self, service: MatchService, deps: MessagingDeps) -> None:
        self._service = service
        self._deps = deps
        self._posts: dict[Key, Post] = {}  # that are due
        self._at_once = asyncio.Semaphore(CONCURRENCY)
        self._all_posted = False
        self.worker = Worker(self.post_due, self._pause, f"The {self.name} could not be posted.")
        """Sends the posts that are due, now and whenever another falls due."""

    @abstractmethod
    async def due(self) -> Collection[Key]:
        """Return the posts that are due."""

    @abstractmethod
    def next_due(self) -> datetime:
        """Return when the next post may fall due."""

    @abstractmethod
    async def begin(self, guild_id: int, of: date) -> datetime | None:
        """Record that posting begins; return when it first began, or None if it is done."""

    @abstractmethod
    async def note(self, guild_id: int, of: date) -> None:
        """Record that the post is done, or that there is nothing to post."""

    @abstractmethod
    async def content(self, settings: GuildSettings, texts: Texts, of: date) -> Content | None:
        """Return the post; None: nothing to post."""

    def _pause(self) -> float:
        wait = self.next_due() - self._service.clock.now()
        wait = min(wait, MAX_WAIT if self._all_posted else RETRY_AFTER)
        return max(wait.total_seconds(), 1.0)

    async def post_due(self) -> bool:
        """Send the posts that are due; return False if one must be retried."""
        self._all_posted = False
        due = await until_answered(self.due, self._deps.first_pause)
        keys = [
            key
            for key in due
            if self._deps.channels.serves(key[0]) and self._deps.channels.in_guild(key[0])
        ]
        self._posts = {
            key: self._posts.get(key)
            or Post(partial(self._read, *key), self._deps, self.worker.wake)
            for key in keys
        }
        posted = await asyncio.gather(*(self._post(*one) for one in self._posts.items()))
        self._all_posted = all(posted)
        return self._all_posted

    async def _post(self, key: Key, post: Post) -> bool:
        """Post on one server; return False if that must be retried."""
        guild_id, _, of = key
        if post.is_backing_off:
            return False
        async with self._at_once:
            try:
                await post.refresh_if_stale()
            except Exception as failed:
                said = "The %s could not be posted on server %d"
                log_trouble(_log, failed, said, self.name, guild_id)
                if is_away(failed) or not isinstance(failed, discord.HTTPException):
                    return False
                since = await self.begin(guild_id, of)
                if since is not None and self._service.clock.now() - since < EXPIRES_AFTER:
                    post.back_off(failed, REFUSED_FOR)
                    return False
                await self.note(guild_id, of)
        return True

    async def _read(self, guild_id: int, channel_id: int, of: date) -> MessageState | None:
        """Return the post; None if there is nothing to post, or if it was posted."""
        note_posted = partial(self.note, guild_id, of)
        since = await self.begin(guild_id, of)
        if since is None:
            return None
        settings = await self._service.settings.guild_settings(guild_id)
        texts = self._deps.languages.of_settings(settings)
        content = await self.content(settings, texts, of)
        if content is None:
            await note_posted()
            return None
        shown = content.screen

        async def screen(_: Way, wording: Wording) -> Screen:
            if wording is Wording.FULL:
                return shown
            plain = await self.content(settings, texts.worded(wording), of)
            return shown if plain is None else plain.screen

        async def note(_: PostedMessageRef | None) -> None:
            await note_posted()

        return MessageState(
            place=ChannelRef(guild_id, channel_id),
            identity=(self.name, guild_id, of),
            screen=screen,
            note_sent=note,
            mark_shown=note,
            buttons=content.buttons,
            since=since if since < self._service.clock.now() else None,
        )
