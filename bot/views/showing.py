"""A message of ours that shows a match and is kept current."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final, Protocol

import discord

from bot.koikoi.cards import Card
from bot.matches.surfaces import Surface

from .delivery import Delivery
from .message import Picture, Screen
from .questions import asks
from .queue import Drawn, DrawQueue
from .reply import Reply
from .scene import Scene

BAD_FORM: Final = 50035
"""Discord's code for a message that it can't take."""
CLOSED: Final = (50007, 50278)
"""Discord's codes for direct messages that can't be sent to somebody."""
NO_WAY: Final = (10003, 10004, 50001, 50013)
"""The channel is gone, or closed to us."""


class Host(Protocol):
    """What a message needs from the presenter."""

    @property
    def delivery(self) -> Delivery:
        """From messages to requests."""

    def now(self) -> datetime:
        """The time."""

    async def scene(self, match_id: int, person_id: int | None) -> Scene:
        """The newest state as this person sees it; None: as everyone does."""

    def messageable(self, channel_id: int) -> discord.PartialMessageable:
        """A channel to write to."""

    async def direct(self, person_id: int) -> discord.DMChannel:
        """A person's direct messages."""

    async def remember(self, surface: Surface) -> None:
        """Note what a message shows."""

    async def forget(self, message_id: int) -> None:
        """A message is gone."""

    def emojis_refused(self) -> None:
        """Discord knows one of the emojis no more: draw without."""

    def table_moved(self, match_id: int) -> None:
        """The hands' way back to the table has changed."""

    def hand_sent(self, match_id: int, person_id: int) -> None:
        """A person got a new hand: older ones can shrink."""

    def hand_refused(self, match_id: int, person_id: int) -> None:
        """A person's direct messages are closed."""


class Showing:
    """One message, one queue. The subclasses know where it stands and what it shows."""

    def __init__(self, host: Host, match_id: int, *, first_pause: float = 1.0) -> None:
        self.match_id: Final = match_id
        self.host: Final = host
        self._queue = DrawQueue(self._draw_or_without, first_pause=first_pause)
        self._shown: Screen | None = None
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

    def mark(self) -> None:
        """The match has changed."""
        self._queue.mark()

    @contextmanager
    def held(self) -> Iterator[None]:
        """A press on this message is being worked on."""
        with self._queue.held():
            yield

    async def through(self, reply: Reply, note: str | None = None) -> None:
        """Answer a press with the newest state."""
        await self._queue.through(reply, note)

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

    async def _draw_or_without(self, press: Drawn | None) -> None:
        """An emoji that a host removed must not keep anyone from playing."""
        try:
            await self._draw(press)
        except discord.HTTPException as refused:
            if refused.code != BAD_FORM or "emoji" not in refused.text:
                raise
            self.host.emojis_refused()
            await self._draw(press)

    async def _draw(self, press: Drawn | None) -> None:
        raise NotImplementedError

    def _with_note(self, scene: Scene, press: Drawn | None) -> Scene:
        picked = self._picked
        if picked is not None and picked[0] == scene.info.seq:
            scene = replace(scene, picked=picked[1])
        return replace(scene, note=press.note) if press is not None else scene

    def _was_shown(self, scene: Scene, screen: Screen) -> None:
        """Note what stands there now, and when a question came up."""
        self._shown = screen
        view, seat = scene.view, scene.seat
        if view is None or seat is None or not asks(view, seat):
            self._asked = None
        elif self._asked is None or self._asked[0] != view.seq:
            self._asked = (view.seq, self.host.now())

    def _new_picture(self, screen: Screen) -> bool:
        shown: Picture | None = self._shown.picture if self._shown is not None else None
        return self._shown is None or screen.picture != shown


def message_url(guild_id: int | None, surface: Surface) -> str:
    """The link to a message."""
    place = guild_id if guild_id is not None else "@me"
    return f"https://discord.com/channels/{place}/{surface.channel_id}/{surface.message_id}"
