"""A player's hand: in their direct messages, or opened with *My hand*."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import discord

from bot.locales import Wording
from bot.matches.errors import StoreAway
from bot.matches.models.dm_openings import DmPriority
from bot.matches.models.match import StoredMatch
from bot.matches.models.posted_messages import (
    MatchContext,
    PostedMessage,
    PostedMessageKind,
)
from bot.matches.models.terms import ChannelRef
from bot.messages.match_message import MatchMessage, StoredMessage, ref_of
from bot.messages.post import MessageState, MessagingDeps, PostedMessageRef, PostPolicy
from bot.messages.queue import QueueClosed
from bot.messages.sending.channels import is_among_others, server_of
from bot.messages.sending.direct_messages import URGENCY
from bot.messages.sending.failures import DmWaits, is_away, is_refusal
from bot.messages.sending.reply import Reply
from bot.messages.view_models import MatchState
from bot.screens.hand import closed_hand_screen, hand_screen
from bot.screens.message import Screen
from bot.screens.view_model import ViewModel

BUDGET_WAIT: Final = 15.0
"""Seconds that a hand can wait longer than that of the player who is to move.

Most often it is its own player's turn before, and then it hurries."""


@dataclass(frozen=True, slots=True)
class Prerendered:
    """A hand as it answers a press, made before the press's change was written."""

    stored: StoredMatch
    snapshot: MatchContext
    model: ViewModel
    screen: Screen


class PlayersHand(MatchMessage):
    """A player's hand, in direct messages or hidden beside the table."""

    person_id: int
    hidden = False  # whether it is an answer, which is edited by a token
    _guild_id: int | None = None  # where it is read
    _among_others = False  # whether others read there
    _prerendered: Prerendered | None = None

    async def prerender(self, stored: StoredMatch) -> None:
        """Begin to draw the answer to a press, so that it is ready when it may be shown.

        To write a move takes the disk about as long as to draw the picture takes the processor.
        """
        view_models = self.deps.view_models
        with suppress(StoreAway):  # the answer itself will report it
            snapshot = await view_models.snapshot(self._match)
            model = await view_models.for_person(self._match, self.person_id, stored)
            model = self._read_here(model)
            if model.view is not None and model.seat is not None:
                screen = hand_screen(model)
                self._prerendered = Prerendered(stored, snapshot, model, screen)
                self.deps.delivery.begin(screen)

    async def _screen(
        self, note: str | None, _: Wording, *, answering: bool
    ) -> tuple[ViewModel, Screen]:
        """Return the hand: as it was prerendered, if that is the newest.

        Facts beside the match may have changed since; then everything is drawn again soon. A match
        that is over shows what its players have earned, which is known only when it is written.
        """
        ready, self._prerendered = self._prerendered, None
        if ready is not None and answering and note is None and ready.model.info.status.open:
            same = ready.snapshot is self._match.snapshot
            if same and await self.deps.view_models.is_newest(ready.stored):
                return ready.model, ready.screen
        model = await self.deps.view_models.for_person(self._match, self.person_id)
        if model.view is None or model.seat is None:
            raise QueueClosed  # the person was erased just now
        model = self._with_note(self._read_here(model), note)
        return model, hand_screen(model)

    def _read_here(self, model: ViewModel) -> ViewModel:
        return model.read_in(self._guild_id, hidden=self.hidden, among_others=self._among_others)

    def _may_move(self, model: ViewModel) -> bool:
        """Return whether the player wants motion, and has no table to look at."""
        return not model.info.has_table and not model.preferences.less_motion

    async def _visible(self) -> StoredMatch | None:
        """Return the match, if this person has a hand in it."""
        stored = await self.deps.newest(self.match_id)
        seated = stored.match is not None and stored.info.seat_of(self.person_id) is not None
        return stored if seated else None


class LiveHand(PlayersHand, StoredMessage):
    """A hand in a player's direct messages."""

    kind = PostedMessageKind.HAND
    wants_push = False  # the next drawing is a new message: edits make no sound
    wants_shrink = False  # the match is over and a newer one exists
    refused = False  # Discord refuses messages to this person; True until the next try
    wished = False  # the opponent wants a rematch, so that the hand is sent after the match, too

    def __init__(self, deps: MessagingDeps, match: MatchState, person_id: int) -> None:
        super().__init__(deps, match, person_id)
        self.person_id = person_id

    def refresh_if_stale(self, revision: int) -> None:
        """Draw because the match has changed; the hand of the player on turn hurries."""
        super().refresh_if_stale(revision)
        snapshot = self._match.snapshot
        if snapshot is not None and snapshot.info.waits_for(self.person_id):
            self.deps.budget.hurry(self.post)

    def call(self) -> None:
        """Send the hand again with the next drawing, so that it makes a sound."""
        self.wants_push = True
        self.post.invalidate(force=False)

    async def _read(
        self, note: str | None = None, *, answering: bool = False
    ) -> MessageState | None:
        await self._sync()
        stored, posted = await self._visible(), self.posted
        if stored is None or self._erased:
            return None
        info = stored.info
        if answering:
            self.wants_push = False  # the player is active here, so no sound is needed
        elif self.wants_shrink or (
            posted is None and (self.refused or not (info.status.open or self.wished))
        ):
            return None  # an existing hand is kept current, also if no other may be sent
        place = ChannelRef(None, 0 if posted is None else posted.channel_id)
        state = self._stored_state(stored, place, partial(self._screen, note, answering=answering))
        anew = self.wants_push or self.wants_resend or self._is_old(stored)
        return replace(
            state,
            anew=anew,
            current=state.current and not anew,
            needed=state.needed or self.wished,
            silent=not self.wants_push,
            patience=0 if answering or info.waits_for(self.person_id) else BUDGET_WAIT,
            open_channel=partial(self._open_channel, URGENCY[info.terms.pace]),
        )

    async def _open_channel(self, priority: DmPriority) -> int:
        return (await self.deps.direct_messages.open(self.person_id, priority)).id

    async def _draw(self) -> None:
        before = self.posted
        if self.wants_shrink and before is not None and self._is_ours():
            await self._shrink(before)
        try:
            await super()._draw()
        except DmWaits as waits:  # `prepare_hand` tries again when they are open
            self.refused = True
            self.deps.listener.hand_waits(self.match_id, self.person_id, flagged=waits.flagged)
        if before is None and self.posted is not None:
            self.deps.listener.hand_sent(self.match_id, self.person_id)

    async def _refused(self, refused: discord.HTTPException) -> bool:
        """Let the table say where the hand is. A malformed request is logged as a bug."""
        if is_away(refused):
            return False
        await self._lost()
        self.refused = True
        await self.deps.listener.hand_refused(self.match_id, self.person_id, refused.code)
        return is_refusal(refused)

    async def _note_sent(self, sent: PostedMessageRef) -> None:
        await super()._note_sent(sent)
        self.refused = False
        self.wants_push = False  # it has made its sound, or its player is active here

    async def redraw_line(self, posted: PostedMessage) -> None:
        """Draw the line of a match that is over again: somebody named in it was erased."""
        if not await self._draw_line(posted):
            await self.deps.posted_messages.forget(posted.message_id)

    async def _draw_line(self, posted: PostedMessage) -> bool:
        """Show a match that is over as one line; return False if the message is gone."""
        model = await self.deps.view_models.for_person(self._match, self.person_id)
        if model.seat is None:
            return False
        arguments = await self.deps.delivery.to_edit(closed_hand_screen(model))
        try:
            await self.post.message(ref_of(posted)).edit(**arguments)
        except (discord.NotFound, discord.Forbidden):
            return False
        line = replace(posted, kind=PostedMessageKind.ENDED, shown=model.info.revision)
        await self.deps.posted_messages.remember(line)
        return True

    async def _shrink(self, posted: PostedMessage) -> None:
        if await self._draw_line(posted):
            self.posted = None  # it is no hand any more
        else:
            await self._lost()


class OpenHand(PlayersHand):
    """A hand opened with *My hand*: hidden, edited by a token that is valid for 15 minutes."""

    hidden = True

    def __init__(
        self, deps: MessagingDeps, match: MatchState, person_id: int, message_id: int | None = None
    ) -> None:
        super().__init__(deps, match, PostPolicy(hidden=True))
        self.person_id = person_id
        self._message_id = message_id

    def _is_ours(self) -> bool:
        return True  # only the process that answered the press can change it

    @property
    def message_id(self) -> int | None:
        """Return the id of the hidden message, or None."""
        return self._message_id

    @property
    def reachable(self) -> bool:
        """Return whether the message can still be edited without a press on it."""
        return self.post.is_reachable

    async def discard(self) -> None:
        """Delete the message: a newer one shows the same hand."""
        handle, self.post.handle = self.post.handle, None
        if handle is not None:
            await handle.discard()

    async def answer(self, reply: Reply, note: str | None = None) -> None:
        """Answer a press with the newest state, and a line for its person alone."""
        self._is_in(reply)
        await super().answer(reply, note)

    async def answer_command(self, reply: Reply) -> None:
        """Open the hand as the answer to a command or a press."""
        self._is_in(reply)
        await super().answer_command(reply)

    def _is_in(self, reply: Reply) -> None:
        self._guild_id = server_of(reply.interaction)
        self._among_others = is_among_others(reply.interaction)

    async def _read(
        self, note: str | None = None, *, answering: bool = False
    ) -> MessageState | None:
        stored, known = await self._visible(), self._message_id
        if stored is None:
            return None
        sent = None if known is None else PostedMessageRef(known, 0, self.deps.clock.now())
        draw = partial(self._screen, note, answering=answering)
        return self._state(stored, stored.info.place, draw, sent)

    async def _note_sent(self, sent: PostedMessageRef) -> None:
        self._message_id = sent.message_id
