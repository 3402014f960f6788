"""The message of each table for several people, with the table of the hand that is played."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final

import discord

from bot.interactions.runner import Runner
from bot.locales import Wording
from bot.matches.background import Worker
from bot.matches.models.posted_messages import OUTDATED
from bot.matches.models.rotation import Rotation, RotationAnnouncement, RotationState
from bot.matches.services import MatchService
from bot.messages.post import MessageState, MessagingDeps, Post, PostedMessageRef, Way
from bot.messages.presenter import Presenter
from bot.messages.queue import DrawQueue, until_answered
from bot.messages.sending.failures import is_away, is_refusal
from bot.messages.sending.rate_limits import RESEND_AFTER
from bot.messages.sending.reply import Reply
from bot.rotations.screens import buttons_of, rotation_screen
from bot.rotations.service import Rotations
from bot.screens.message import Screen

_log = logging.getLogger(__name__)

LOOK_EVERY: Final = 30.0
"""Seconds between two looks for old messages, if several processes work together."""


class LiveRotation:
    """One table's message: it is drawn whenever the table changes."""

    def __init__(self, rotation_id: int, service: MatchService, deps: MessagingDeps) -> None:
        self._id: Final = rotation_id
        self._service = service
        self._deps = deps
        self.match_id: int | None = None
        self.answers_command = True  # the first message is sent as the answer to a command
        self.over = False
        self.queue: Final = DrawQueue(
            self._draw, first_pause=deps.first_pause, presses_first=deps.presses_first
        )
        self.post: Final = Post(self._read, deps, self.queue.invalidate)

    async def _read(self) -> MessageState:
        rotation = await self._service.queries.rotation(self._id)
        sent_at, ended = rotation.message_sent_at, rotation.ended_at
        sent = None
        if rotation.message_id and rotation.message_channel_id and sent_at:
            sent = PostedMessageRef(rotation.message_id, rotation.message_channel_id, sent_at)

        async def screen(_: Way, wording: Wording) -> Screen:
            texts = await self._deps.languages.of_guild(rotation.place.guild_id)
            texts = texts.worded(wording, sorted(one.person.id for one in rotation.members))
            url = await self._deps.listener.url_of_hand(rotation)
            return rotation_screen(texts, rotation, url)

        note = partial(self._service.of(Rotations).mark_shown, rotation.id)
        # The result of all is to stand below the last hand.
        result = bool(rotation.hands and ended and sent_at and sent_at <= ended)
        old = sent_at is not None and self._deps.clock.now() - sent_at > RESEND_AFTER
        return MessageState(
            place=rotation.place,
            identity=("rotation", rotation.id, rotation.message_id or 0, rotation.state),
            screen=screen,
            note_sent=lambda sent: note(sent, OUTDATED),
            mark_shown=lambda sent: note(sent, rotation.revision),
            sent=sent,
            current=rotation.shown >= rotation.revision,
            fits=not result,
            anew=old and ended is None,
            needed=rotation.state is not RotationState.OVER or rotation.hands > 0,
            silent=True,
            buttons=buttons_of(rotation.id),
        )

    async def _draw(self) -> None:
        rotation = await self._service.queries.rotation(self._id)
        if not self._deps.is_responsible(rotation.place.guild_id):
            return
        if rotation.message_id is None and rotation.shown < 0 and self.answers_command:
            return
        self.match_id, self.over = rotation.match_id, rotation.state is RotationState.OVER
        try:
            if self.over and not rotation.hands:
                await self._take_away(rotation)
            elif not self.post.is_backing_off:
                await self.post.refresh_if_stale()
        except discord.HTTPException as refused:
            if is_away(refused) or not is_refusal(refused):
                raise
            _log.warning("A table's message is refused (code %d).", refused.code)
            self.post.back_off(refused)
        finally:  # people play on without this message
            if rotation.hand_runs and rotation.match_id is not None:
                await self._deps.listener.post_table(rotation.match_id)

    async def _take_away(self, rotation: Rotation) -> None:
        """Delete the message of a table that is over and at which nobody played."""
        if rotation.message_id is None or rotation.message_channel_id is None:
            return
        channel = self._deps.channels.messageable(rotation.message_channel_id)
        with suppress(discord.NotFound):
            await channel.get_partial_message(rotation.message_id).delete()
        await self._service.of(Rotations).mark_shown(rotation.id, None, rotation.revision)


class RotationMessages(Runner):
    """All these messages."""

    def __init__(self, service: MatchService, presenter: Presenter) -> None:
        self._service = service
        self._deps = presenter.deps
        self.live: Final[dict[int, LiveRotation]] = {}
        """By table: the messages that were drawn or will be drawn."""
        failed = "The old messages of tables could not be read."
        pause = LOOK_EVERY if service.cluster.several else math.inf
        self.worker = Worker(self._draw_old, pause, failed)
        """Draws what is old after a start, or because another process's notice was lost."""
        self._missed = True
        self._closed = False
        presenter.feature_messages.append(self)
        service.core.repository.rotation_changed.subscribe(self._heard)

    def _heard(self, announcement: RotationAnnouncement) -> None:
        if self._deps.is_responsible(announcement.guild_id) and not self._closed:
            self.refresh(announcement.rotation_id)

    def of(self, rotation_id: int) -> LiveRotation:
        """Return a table's message; those of finished tables are forgotten when they are drawn."""
        for known, live in tuple(self.live.items()):
            if live.over and live.queue.idle and live.post.retry_at is None:
                del self.live[known]
        if rotation_id not in self.live:
            self.live[rotation_id] = LiveRotation(rotation_id, self._service, self._deps)
        return self.live[rotation_id]

    def refresh(self, rotation_id: int) -> None:
        """Draw a table's message when possible."""
        self.of(rotation_id).queue.invalidate()

    def table_moved(self, match_id: int) -> None:
        """Draw the message that leads to the table of a match."""
        for live in self.live.values():
            if live.match_id == match_id:
                live.post.invalidate()
                live.queue.invalidate()

    async def post(self, rotation_id: int, reply: Reply) -> None:
        """Answer a command with a table's message."""
        live = self.of(rotation_id)
        try:
            await live.post.answer_command(reply)
        finally:  # if that failed, it is sent to the channel
            live.answers_command = False
            live.queue.invalidate()

    @contextmanager
    def paused(self, rotation_id: int) -> Iterator[Post]:
        """Return a table's message, which a press is about to change and then answers."""
        live = self.of(rotation_id)
        with live.queue.paused():
            yield live.post

    def reload(self) -> None:
        """Look on Discord for every message that is old: this process may have missed something."""
        self._missed = True
        self.worker.wake()

    def redraw_stale(self) -> None:
        """Draw what is old."""
        self.worker.wake()

    async def _draw_old(self) -> None:
        missed, self._missed = self._missed, False
        stale = self._service.of(Rotations).stale
        for rotation_id in await until_answered(stale, self._deps.first_pause):
            live = self.of(rotation_id)
            if missed:
                live.answers_command, live.post.look_first = False, True
            if missed or not live.post.is_backing_off:
                self.refresh(rotation_id)

    @property
    def idle(self) -> bool:
        """Return whether every message is drawn."""
        return all(live.queue.idle for live in self.live.values())

    def drawing(self) -> list[asyncio.Task[None]]:
        """Return the running drawings."""
        return [live.queue.task for live in self.live.values() if live.queue.task]

    async def close(self) -> None:
        """Stop drawing."""
        self._closed = True
        await asyncio.gather(*(live.queue.close() for live in self.live.values()))
