"""A message of ours that shows a match and is kept current."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Final, Protocol

import discord

from bot.koikoi.actions import Action
from bot.koikoi.cards import Card
from bot.matches.background import BackgroundTasks
from bot.matches.models.match import StoredMatch
from bot.matches.models.posted_messages import PostedMessage
from bot.matches.models.rotation import Rotation
from bot.matches.ports import Clock
from bot.matches.services.messages import Messages as PostedMessages
from bot.messages.languages import Languages
from bot.messages.queue import DrawQueue, PressPriority, WaitingPress
from bot.messages.sending.channels import Channels
from bot.messages.sending.delivery import Delivery
from bot.messages.sending.direct_messages import DirectMessages
from bot.messages.sending.failures import BAD_FORM, ChannelRetries, may_have_arrived
from bot.messages.sending.rate_limits import EditLimiter, RequestBudget
from bot.messages.sending.reply import Attachments, Reply
from bot.messages.view_models import ViewModels
from bot.screens.message import Picture, Screen
from bot.screens.questions import asks
from bot.screens.view_model import ViewModel


class Listener(Protocol):
    """Is told what happened to a message, and asked for others; the presenter implements it."""

    def table_moved(self, match_id: int) -> None:
        """Update the link to the table in the hands."""

    def table_gone(self, match_id: int) -> None:
        """Make the hands say that nobody can play at the table, or that they can again."""

    def table_opened(self, match_id: int) -> None:
        """Draw a table whose channel had refused it: perhaps the bot may write there again."""

    def hand_sent(self, match_id: int, person_id: int) -> None:
        """A person got a new hand: make older ones shrink."""

    def drawn_beside(self, match_id: int) -> None:
        """Whoever keeps a message must draw it again: it was drawn here while another kept it."""

    async def hand_refused(self, match_id: int, person_id: int, code: int) -> None:
        """Handle that Discord refuses messages to a person; `code` is Discord's error code."""

    async def post_table(self, match_id: int) -> None:
        """Send a match's table, if it has none."""

    async def url_of_hand(self, rotation: Rotation) -> str | None:
        """Return the link to the hand that is being played at a table for several people."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MessagingDeps:
    """What every live message works with; one instance for all of them."""

    view_models: ViewModels
    languages: Languages
    delivery: Delivery
    channels: Channels
    direct_messages: DirectMessages
    posted_messages: PostedMessages
    old_edits: EditLimiter
    budget: RequestBudget
    background: BackgroundTasks
    presses_first: PressPriority
    clock: Clock
    listener: Listener
    is_responsible: Callable[[int | None], bool]
    """Says whether this process keeps a server's messages current (`is_responsible(None)`: direct
    messages)."""
    first_pause: float
    """Seconds before a message is tried again when Discord was away."""
    computer_moves_within: float
    """Seconds that a table waits for the computer's move at most, to show it together with the move
    before it."""
    openings: ChannelRetries = field(default_factory=ChannelRetries)


class LiveMessage:
    """One message, with one `queue` that runs all its drawings.

    The subclasses know in which channel it is and what it shows.
    """

    def __init__(self, deps: MessagingDeps, match_id: int) -> None:
        self.match_id: Final = match_id
        self.deps: Final = deps
        self.queue: Final = DrawQueue(
            self._draw_or_without,
            first_pause=deps.first_pause,
            turn=self._turn,
            presses_first=deps.presses_first,
        )
        self._unread = False  # the store may know of another message than this
        self._shown: Screen | None = None
        self._stale = False  # the next drawing knows nothing of what the message shows
        self._revision = -1  # the revision of the match that was shown last
        self._awaited = -1  # the revision that must be shown
        self._marks = self._marks_done = 0  # forced drawings: asked for, and done
        self._attachments: Attachments = ()  # the files on the message
        self._asked: tuple[int, datetime] | None = None
        self._picked: tuple[int, Card] | None = None
        self._confirming: tuple[int, Action, datetime] | None = None

    @property
    def message_id(self) -> int | None:
        """Return the message's id, or None while there is no message."""
        raise NotImplementedError

    async def _turn(self) -> None:
        """Wait until a request may be sent for this message, for which no press waits."""
        raise NotImplementedError

    def _is_ours(self) -> bool:
        """Return whether this process keeps the message current: if not, another one does."""
        return self.deps.is_responsible(None)

    async def prerender(self, stored: StoredMatch) -> None:
        """Get ready to show a state that is being written; nothing of it is sent yet."""

    def invalidate(self) -> None:
        """Draw when possible, whatever the message shows now."""
        self._marks += 1
        if self._is_ours():
            self.queue.invalidate()

    def refresh_if_stale(self, revision: int) -> None:
        """Draw because the match has changed, unless the message shows that revision by then."""
        self._awaited = max(self._awaited, revision)
        if not self._shows(revision) and self._is_ours():
            self.queue.invalidate()

    def _shows(self, revision: int) -> bool:
        """Return whether the message shows this revision of the match, or a newer one."""
        return self._shown is not None and not self._stale and self._revision >= revision

    async def answer(self, reply: Reply, note: str | None = None) -> None:
        """Answer a press with the newest state."""
        await self.queue.respond(reply, note)

    async def answer_command(self, reply: Reply) -> None:
        """Send the message as the answer to a command."""
        await self.queue.respond(reply, post=True)

    def shown_recently(self, seq: int, guard: timedelta) -> bool:
        """Return whether the question that is being answered has only just appeared here.

        `guard`: how long a question counts as new.
        """
        if self._asked is None or self._asked[0] != seq:
            return False
        return self._is_new(self._asked[1], guard)

    def just_confirming(self, seq: int, guard: timedelta) -> bool:
        """Return whether the player was asked only just now whether they are sure."""
        asked = self._confirming
        return asked is not None and asked[0] == seq and self._is_new(asked[2], guard)

    def _is_new(self, since: datetime, guard: timedelta) -> bool:
        # If the clock was set back, a question must not count as new for an hour.
        return timedelta() <= self.deps.clock.now() - since < guard

    def force_redraw(self) -> None:
        """Draw the whole message the next time, whatever it seems to show.

        A drawing that runs does not settle it: its request may have arrived before another's.
        """
        self._stale = True

    def pick(self, seq: int, card: Card | None) -> None:
        """Remember the card whose target the player is choosing."""
        self._picked = None if card is None else (seq, card)
        self._confirming = None

    def ask(self, seq: int, action: Action) -> None:
        """Remember the move of which the player is asked whether they are sure."""
        self._confirming = (seq, action, self.deps.clock.now())

    async def _draw_or_without(self, press: WaitingPress | None) -> None:
        """Draw if needed; draw again without emojis if Discord refuses one.

        An emoji that a host removed must not keep anyone from playing.
        """
        marks, ours = self._marks, self._is_ours()
        if press is None and not ours:
            return
        if press is None and marks == self._marks_done and self._shows(self._awaited):
            return
        if self._unread:
            await self._read()
        if self._stale:
            self._stale, self._shown = False, None
        try:
            try:
                await self._draw(press)
            except discord.HTTPException as refused:
                if refused.code != BAD_FORM or "emoji" not in refused.text:
                    raise
                self.deps.view_models.refuse_emojis()
                await self._draw(press)
        except BaseException as failed:
            self._marks += 1
            if not isinstance(failed, Exception) or may_have_arrived(failed):
                self.force_redraw()  # it is unknown what the message shows
            raise
        self._marks_done = marks
        # The process that keeps the message may have shown a newer state in the meantime, also
        # while this one answered a press: what arrived last at Discord is not known.
        if not (ours and self._is_ours()):
            self.deps.listener.drawn_beside(self.match_id)

    async def _read(self) -> None:
        """Know the message as it is stored now."""
        raise NotImplementedError

    async def _draw(self, press: WaitingPress | None) -> None:
        raise NotImplementedError

    def _with_note(self, model: ViewModel, press: WaitingPress | None) -> ViewModel:
        picked = self._picked
        if picked is not None and picked[0] == model.info.seq:
            model = replace(model, picked=picked[1])
        asked = self._confirming
        if asked is not None and asked[0] == model.info.seq:
            model = replace(model, confirming=asked[1])
        return replace(model, note=press.note) if press is not None else model

    def _was_shown(self, model: ViewModel, screen: Screen) -> None:
        """Remember what the message shows now, and when a question appeared."""
        self._shown, self._revision = screen, model.info.revision
        view, seat = model.view, model.seat
        if view is None or seat is None or not asks(view, seat):
            self._asked = None
        elif self._asked is None or self._asked[0] != view.seq:
            self._asked = (view.seq, self.deps.clock.now())

    def _new_picture(self, screen: Screen) -> bool:
        """Return whether the picture must be sent: it changed, or the present one is unknown."""
        shown: Picture | None = self._shown.picture if self._shown is not None else None
        unknown = screen.picture is not None and not self._attachments
        return self._shown is None or unknown or screen.picture != shown


def message_url(guild_id: int | None, posted: PostedMessage) -> str:
    """Return the link to a message."""
    return url_of_message(guild_id, posted.channel_id, posted.message_id)


def url_of_message(guild_id: int | None, channel_id: int, message_id: int) -> str:
    """Return the link to a message by its ids."""
    place = guild_id if guild_id is not None else "@me"
    return f"https://discord.com/channels/{place}/{channel_id}/{message_id}"
