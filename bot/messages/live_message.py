"""A message of ours that shows a match and is kept current."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final, Protocol

import discord

from bot.koikoi.cards import Card
from bot.matches.models.posted_messages import PostedMessage
from bot.messages.delivery import Delivery
from bot.messages.failures import BAD_FORM
from bot.messages.queue import DrawQueue, WaitingPress
from bot.messages.reply import Attachments, Reply
from bot.screens.message import Picture, Screen
from bot.screens.questions import asks
from bot.screens.view_model import ViewModel


class Host(Protocol):
    """What a message needs from the presenter."""

    @property
    def delivery(self) -> Delivery:
        """From messages to requests."""

    def now(self) -> datetime:
        """The time."""

    async def model(self, match_id: int, person_id: int | None) -> ViewModel:
        """The newest state as this person sees it; None: as everyone does."""

    def messageable(self, channel_id: int) -> discord.PartialMessageable:
        """A channel to write to."""

    async def direct(self, person_id: int) -> discord.PartialMessageable:
        """A person's direct messages."""

    async def remember(self, surface: PostedMessage) -> None:
        """Note what a message shows."""

    async def forget(self, message_id: int) -> None:
        """A message is gone."""

    def emojis_refused(self) -> None:
        """Discord knows one of the emojis no more: draw without."""

    def table_moved(self, match_id: int) -> None:
        """The hands' way back to the table has changed."""

    def hand_sent(self, match_id: int, person_id: int) -> None:
        """A person got a new hand: older ones can shrink."""

    async def hand_refused(self, match_id: int, person_id: int, code: int) -> None:
        """Discord sends nothing to a person, and says why by this code."""

    def table_gone(self, match_id: int) -> None:
        """The table's channel was deleted: the hands say so."""

    def table_blocked(self, match_id: int) -> None:
        """The table's channel is closed to us, until somebody opens it."""

    async def find_table(self, channel_id: int, match_id: int) -> discord.Message | None:
        """A message of ours in a channel that shows this match, though nobody noted it."""

    def may_edit(self, surface: PostedMessage) -> bool:
        """Whether Discord takes another edit of this message now; it is counted."""


class LiveMessage:
    """One message, one queue. The subclasses know where it stands and what it shows."""

    def __init__(self, host: Host, match_id: int, *, first_pause: float = 1.0) -> None:
        self.match_id: Final = match_id
        self.host: Final = host
        self._queue = DrawQueue(self._draw_or_without, first_pause=first_pause)
        self._shown: Screen | None = None
        self._attachments: Attachments = ()  # what the message carries
        self._asked: tuple[int, datetime] | None = None
        self._picked: tuple[int, Card] | None = None

    @property
    def message_id(self) -> int | None:
        """The message, once it is there."""
        raise NotImplementedError

    @property
    def idle(self) -> bool:
        """Whether nothing is left to draw."""
        return self._queue.idle

    @property
    def drawing(self) -> asyncio.Task[None] | None:
        """The drawing that is under way."""
        return self._queue.task

    def mark(self) -> None:
        """The match has changed."""
        self._queue.mark()

    @contextmanager
    def held(self) -> Iterator[None]:
        """A press on this message is being worked on."""
        with self._queue.held():
            yield

    async def through(self, reply: Reply, note: str | None = None, *, post: bool = False) -> None:
        """Answer a press with the newest state, in the pressed message or in a new one (`post`)."""
        await self._queue.through(reply, note, post=post)

    async def close(self) -> None:
        """Stop drawing."""
        await self._queue.close()

    def just_asked(self, seq: int, guard: timedelta) -> bool:
        """Whether the question that is being answered has only just appeared here."""
        if self._asked is None or self._asked[0] != seq:
            return False
        # A clock that was set back must not make a question new for an hour.
        return timedelta() <= self.host.now() - self._asked[1] < guard

    def doubt(self) -> None:
        """Draw the whole message the next time, whatever is believed to stand there."""
        self._shown = None

    def pick(self, seq: int, card: Card | None) -> None:
        """Note the card whose target is being chosen."""
        self._picked = None if card is None else (seq, card)

    async def _draw_or_without(self, press: WaitingPress | None) -> None:
        """An emoji that a host removed must not keep anyone from playing."""
        try:
            await self._draw(press)
        except discord.HTTPException as refused:
            if refused.code != BAD_FORM or "emoji" not in refused.text:
                raise
            self.host.emojis_refused()
            await self._draw(press)

    async def _draw(self, press: WaitingPress | None) -> None:
        raise NotImplementedError

    def _with_note(self, model: ViewModel, press: WaitingPress | None) -> ViewModel:
        picked = self._picked
        if picked is not None and picked[0] == model.info.seq:
            model = replace(model, picked=picked[1])
        return replace(model, note=press.note) if press is not None else model

    def _was_shown(self, model: ViewModel, screen: Screen) -> None:
        """Note what stands there now, and when a question came up."""
        self._shown = screen
        view, seat = model.view, model.seat
        if view is None or seat is None or not asks(view, seat):
            self._asked = None
        elif self._asked is None or self._asked[0] != view.seq:
            self._asked = (view.seq, self.host.now())

    def _new_picture(self, screen: Screen) -> bool:
        """Whether the picture must be sent: it is another, or nobody knows what is there."""
        shown: Picture | None = self._shown.picture if self._shown is not None else None
        unknown = screen.picture is not None and not self._attachments
        return self._shown is None or unknown or screen.picture != shown


def message_url(guild_id: int | None, surface: PostedMessage) -> str:
    """The link to a message."""
    place = guild_id if guild_id is not None else "@me"
    return f"https://discord.com/channels/{place}/{surface.channel_id}/{surface.message_id}"
