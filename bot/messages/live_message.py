"""A message of ours that shows a match and is kept current."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final, Protocol

import discord

from bot.koikoi.cards import Card
from bot.matches.models.posted_messages import PostedMessage
from bot.matches.ports import Clock
from bot.matches.services.messages import Messages as PostedMessages
from bot.messages.queue import DrawQueue, WaitingPress
from bot.messages.sending.channels import Channels
from bot.messages.sending.delivery import Delivery
from bot.messages.sending.direct_messages import DirectMessages
from bot.messages.sending.failures import BAD_FORM
from bot.messages.sending.old_edits import OldEdits
from bot.messages.sending.reply import Attachments
from bot.messages.view_models import ViewModels
from bot.screens.message import Picture, Screen
from bot.screens.questions import asks
from bot.screens.view_model import ViewModel


class Listener(Protocol):
    """Who is told what happened to a message: the presenter."""

    def table_moved(self, match_id: int) -> None:
        """The hands' way back to the table has changed."""

    def table_gone(self, match_id: int) -> None:
        """The table's channel was deleted: the hands say so."""

    def table_blocked(self, match_id: int) -> None:
        """The table's channel is closed to us, until somebody opens it."""

    def hand_sent(self, match_id: int, person_id: int) -> None:
        """A person got a new hand: older ones can shrink."""

    async def hand_refused(self, match_id: int, person_id: int, code: int) -> None:
        """Discord sends nothing to a person, and says why by this code."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outlet:
    """What every live message works with; one for all of them."""

    view_models: ViewModels
    delivery: Delivery
    channels: Channels
    direct_messages: DirectMessages
    posted_messages: PostedMessages
    old_edits: OldEdits
    clock: Clock
    listener: Listener
    first_pause: float
    """Seconds before a message is tried again when Discord was away."""


class LiveMessage:
    """One message, one `queue` through which all its drawings go.

    The subclasses know where it stands and what it shows.
    """

    def __init__(self, outlet: Outlet, match_id: int) -> None:
        self.match_id: Final = match_id
        self.outlet: Final = outlet
        self.queue: Final = DrawQueue(self._draw_or_without, first_pause=outlet.first_pause)
        self._shown: Screen | None = None
        self._revision = -1  # of the match, as it was shown last
        self._awaited = -1  # the revision that is to be shown
        self._marks = self._marks_done = 0  # drawings that were asked for whatever stands there
        self._attachments: Attachments = ()  # what the message carries
        self._asked: tuple[int, datetime] | None = None
        self._picked: tuple[int, Card] | None = None

    @property
    def message_id(self) -> int | None:
        """The message, once it is there."""
        raise NotImplementedError

    def mark(self) -> None:
        """Draw when possible, whatever stands there."""
        self._marks += 1
        self.queue.mark()

    def show(self, revision: int) -> None:
        """The match has changed: draw, unless as new a state stands there by then."""
        self._awaited = max(self._awaited, revision)
        if not self._shows(revision):
            self.queue.mark()

    def _shows(self, revision: int) -> bool:
        """Whether a revision of the match, or a newer one, stands there."""
        return self._shown is not None and self._revision >= revision

    def just_asked(self, seq: int, guard: timedelta) -> bool:
        """Whether the question that is being answered has only just appeared here."""
        if self._asked is None or self._asked[0] != seq:
            return False
        # A clock that was set back must not make a question new for an hour.
        return timedelta() <= self.outlet.clock.now() - self._asked[1] < guard

    def doubt(self) -> None:
        """Draw the whole message the next time, whatever is believed to stand there."""
        self._shown = None

    def pick(self, seq: int, card: Card | None) -> None:
        """Note the card whose target is being chosen."""
        self._picked = None if card is None else (seq, card)

    async def _draw_or_without(self, press: WaitingPress | None) -> None:
        """Draw if need be, and without emojis where Discord refuses one.

        An emoji that a host removed must not keep anyone from playing. Nor must a picture: the
        answer to an edit may have been lost, and another one be there than is known.
        """
        marks = self._marks
        if press is None and marks == self._marks_done and self._shows(self._awaited):
            return
        try:
            try:
                await self._draw(press)
            except discord.HTTPException as refused:
                if refused.code != BAD_FORM:
                    raise
                if "emoji" in refused.text:
                    self.outlet.view_models.refuse_emojis()
                elif self._attachments:
                    self._attachments = ()
                    self.doubt()
                else:
                    raise
                await self._draw(press)
        except BaseException:
            self._marks += 1  # nobody knows what stands there
            raise
        self._marks_done = marks

    async def _draw(self, press: WaitingPress | None) -> None:
        raise NotImplementedError

    def _with_note(self, model: ViewModel, press: WaitingPress | None) -> ViewModel:
        picked = self._picked
        if picked is not None and picked[0] == model.info.seq:
            model = replace(model, picked=picked[1])
        return replace(model, note=press.note) if press is not None else model

    def _was_shown(self, model: ViewModel, screen: Screen) -> None:
        """Note what stands there now, and when a question came up."""
        self._shown, self._revision = screen, model.info.revision
        view, seat = model.view, model.seat
        if view is None or seat is None or not asks(view, seat):
            self._asked = None
        elif self._asked is None or self._asked[0] != view.seq:
            self._asked = (view.seq, self.outlet.clock.now())

    def _new_picture(self, screen: Screen) -> bool:
        """Whether the picture must be sent: it is another, or nobody knows what is there."""
        shown: Picture | None = self._shown.picture if self._shown is not None else None
        unknown = screen.picture is not None and not self._attachments
        return self._shown is None or unknown or screen.picture != shown


def message_url(guild_id: int | None, posted: PostedMessage) -> str:
    """The link to a message."""
    place = guild_id if guild_id is not None else "@me"
    return f"https://discord.com/channels/{place}/{posted.channel_id}/{posted.message_id}"
