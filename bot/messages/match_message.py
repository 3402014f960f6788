"""A message that shows a match: when it is drawn, how it answers a press, how it is stored."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final

import discord

from bot.koikoi.actions import Action
from bot.koikoi.cards import Card
from bot.locales import Wording
from bot.matches.models.match import Status, StoredMatch
from bot.matches.models.posted_messages import (
    OUTDATED,
    PostedMessage,
    PostedMessageKind,
)
from bot.matches.models.terms import ChannelRef
from bot.matches.ports import Advice
from bot.messages.post import MessageState, MessagingDeps, Post, PostedMessageRef, PostPolicy, Way
from bot.messages.queue import DrawQueue
from bot.messages.sending.delivery import Delivery
from bot.messages.sending.failures import (
    BAD_FORM,
    SENT_ANEW,
    UNKNOWN_MESSAGE,
    may_have_arrived,
)
from bot.messages.sending.rate_limits import RESEND_AFTER
from bot.messages.sending.reply import Reply
from bot.messages.view_models import MatchState
from bot.screens.message import Film, Screen, match_of
from bot.screens.moment import Made, moment
from bot.screens.questions import asks
from bot.screens.view_model import ViewModel

Draw = Callable[[Wording], Awaitable[tuple[ViewModel, Screen]]]
"""Returns what a message shows, in a wording."""


class Moments:
    """Lets a message move once when somebody makes a yaku.

    The still picture is shown first, with the answer to the press. The moving one is drawn
    afterwards, and replaces it if nothing has happened since. It ends with the same picture. After
    a restart, yaku that the message showed before don't move it.
    """

    def __init__(self, delivery: Delivery) -> None:
        self._delivery = delivery
        self._known: set[Made] | None = None  # None: nothing was shown yet
        self._film: tuple[int, Film] | None = None  # of a revision of the match

    def apply(self, model: ViewModel, screen: Screen) -> Screen:
        """Return the screen with its moving picture, while there is one."""
        if self._film is None or self._film[0] != model.info.revision or screen.picture is None:
            return screen
        return replace(screen, picture=None, film=self._film[1])

    def begin(self, model: ViewModel, screen: Screen, *, wanted: bool) -> Film | None:
        """Note that a still picture was shown; return the moving one that is now to be drawn.

        `wanted`: whether this message may move now. If not, the moment is over.
        """
        picture = screen.picture
        found = None if picture is None else moment(model, picture, self._known or ())
        first, self._known = self._known is None, self._known or set()
        if found is None:
            return None
        film, made = found
        self._known.update(made)
        return film if wanted and not first else None

    async def draw(self, revision: int, film: Film) -> None:
        """Draw the moving picture, so that the next drawing of this revision only sends it."""
        await self._delivery.draw_film(film)
        self._film = revision, film


class MatchMessage:
    """A message that shows a match: when it is drawn, and how it answers a press."""

    def __init__(
        self, deps: MessagingDeps, match: MatchState, policy: PostPolicy | None = None
    ) -> None:
        self.match_id: Final = match.match_id
        self.deps: Final = deps
        self._match = match
        self.queue: Final = DrawQueue(
            self._draw, first_pause=deps.first_pause, presses_first=deps.presses_first
        )
        self.post: Final = Post(self._read, deps, self._retry, policy)
        self._revision = -1  # the revision of the match that was shown last
        self._asked: tuple[int, datetime] | None = None
        self._picked: tuple[int, Card] | None = None
        self._confirming: tuple[int, Action, datetime] | None = None
        self._advice: tuple[int, Advice] | None = None
        self._moments: Final = Moments(deps.delivery)

    @property
    def message_id(self) -> int | None:
        """Return the message's id, or None while there is no message."""
        raise NotImplementedError

    def _is_ours(self) -> bool:
        """Return whether this process keeps the message current: if not, another one does."""
        return self.deps.is_responsible(None)

    async def prerender(self, stored: StoredMatch) -> None:
        """Get ready to show a state that is being written; nothing of it is sent yet."""

    async def _read(
        self, note: str | None = None, *, answering: bool = False
    ) -> MessageState | None:
        """Return the state that the message has to show.

        `note`: a line for the person who pressed. `answering`: the message answers a press.
        """
        raise NotImplementedError

    def _state(
        self,
        stored: StoredMatch,
        place: ChannelRef,
        draw: Draw,
        sent: PostedMessageRef | None,
    ) -> MessageState:
        """Return the state that `draw` shows; `sent`: the message, as it is known."""
        shown: list[tuple[ViewModel, Screen]] = []

        async def screen(_: Way, wording: Wording) -> Screen:
            model, drawn = await draw(wording)
            drawn = self._moments.apply(model, drawn)
            shown[:] = [(model, drawn)]
            return drawn

        async def mark_shown(sent: PostedMessageRef | None) -> None:
            if sent is not None:
                model, drawn = shown[0]
                await self._mark_shown(sent, model)
                self._begin_moment(model, drawn)

        return MessageState(
            place=place,
            identity=(),
            screen=screen,
            note_sent=self._note_sent,
            mark_shown=mark_shown,
            sent=sent,
            current=sent is not None and self._revision >= stored.info.revision,
        )

    async def _note_sent(self, sent: PostedMessageRef) -> None:
        """Remember that this is the message now."""
        raise NotImplementedError

    async def _mark_shown(self, sent: PostedMessageRef, model: ViewModel) -> None:
        """Remember what the message shows now, and when a question appeared."""
        self._revision = model.info.revision
        view, seat = model.view, model.seat
        if view is None or seat is None or not asks(view, seat):
            self._asked = None
        elif self._asked is None or self._asked[0] != view.seq:
            self._asked = (view.seq, self.deps.clock.now())

    def _may_move(self, model: ViewModel) -> bool:
        """Return whether the message's readers want a moving picture, and see none elsewhere."""
        raise NotImplementedError

    def _begin_moment(self, model: ViewModel, screen: Screen) -> None:
        """Draw the moving picture of a yaku that was just made; under pressure, leave it out."""
        if not self.deps.moving:
            return
        wanted = not self.deps.budget.waiting and self._may_move(model)
        film = self._moments.begin(model, screen, wanted=wanted)
        if film is not None:
            self.deps.background.start(self._show_moment(model.info.revision, film))

    async def _show_moment(self, revision: int, film: Film) -> None:
        await self._moments.draw(revision, film)
        if self._revision == revision:
            self.invalidate()

    async def _refused(self, refused: discord.HTTPException) -> bool:
        """Do what follows from a refusal of Discord; return False if it is not expected."""
        return False

    def _retry(self) -> None:
        """Draw again, because Discord may take the message now."""
        self.queue.invalidate()

    # ── when it is drawn ────────────────────────────────────────────────────────────────────

    def invalidate(self) -> None:
        """Draw when possible; nothing is sent if the message shows the same."""
        self.post.invalidate(force=False)
        self.queue.invalidate()

    def force_redraw(self) -> None:
        """Draw the whole message the next time, whatever it seems to show."""
        self.post.invalidate()

    def refresh_if_stale(self, revision: int) -> None:
        """Draw because the match has changed, unless the message shows that revision."""
        if self._revision < revision or not self.post.is_settled:
            self.queue.invalidate()

    async def _draw(self) -> None:
        if not self._is_ours():
            return
        try:
            await self._without_refused_emoji(self.post.refresh_if_stale)
        except discord.HTTPException as refused:
            if not await self._refused(refused):
                raise
        self._check_keeper()

    async def _without_refused_emoji(self, show: Callable[[], Awaitable[None]]) -> None:
        """Show the message; once more without emojis if Discord refuses one.

        An emoji that a host removed must not keep anyone from playing.
        """
        try:
            await show()
        except discord.HTTPException as refused:
            if refused.code != BAD_FORM or "emoji" not in refused.text:
                raise
            self.deps.view_models.refuse_emojis()
            await show()

    def _check_keeper(self, *, ours: bool = True) -> None:
        """Let the process that keeps the message draw it again if this one showed it beside it.

        It is unknown which request Discord took last.
        """
        if not (ours and self._is_ours()):
            self.deps.listener.drawn_beside(self.match_id)

    # ── how it answers a press ──────────────────────────────────────────────────────────────

    @contextmanager
    def handling(self) -> Iterator[None]:
        """Handle a press that this message will answer: it isn't drawn, and others give way."""
        with self.deps.presses_first.answering(), self.queue.paused():
            yield

    async def answer(self, reply: Reply, note: str | None = None) -> None:
        """Answer a press with the newest state, and a line for its person alone."""
        await self._answer(partial(self._redraw, reply, note))

    async def answer_command(self, reply: Reply) -> None:
        """Send the message as the answer to a command or a press."""
        await self._answer(partial(self.post.answer_command, reply))

    async def _answer(self, show: Callable[[], Awaitable[None]]) -> None:
        ours = self._is_ours()
        with self.queue.paused():
            try:
                await self._without_refused_emoji(show)
            except BaseException as failed:
                arrived = not isinstance(failed, Exception) or may_have_arrived(failed)
                self.post.invalidate(force=arrived)
                self.queue.invalidate()  # an edit through the channel may work
                if not isinstance(failed, discord.HTTPException):
                    raise
                if failed.code not in {UNKNOWN_MESSAGE, *SENT_ANEW}:  # then it is sent anew
                    raise
        self._check_keeper(ours=ours)

    async def _redraw(self, reply: Reply, note: str | None) -> None:
        if not await self.post.answer(reply, partial(self._read, note, answering=True)):
            await reply.acknowledge()

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

    def pick(self, seq: int, card: Card | None) -> None:
        """Remember the card whose target the player is choosing."""
        self._picked = None if card is None else (seq, card)
        self._confirming = None

    def ask(self, seq: int, action: Action) -> None:
        """Remember the move of which the player is asked whether they are sure."""
        self._confirming = (seq, action, self.deps.clock.now())

    def advise(self, seq: int, advice: Advice) -> None:
        """Remember the advice for the step that the player has asked about."""
        self._advice = (seq, advice)

    def _with_note(self, model: ViewModel, note: str | None) -> ViewModel:
        picked, asked = self._picked, self._confirming
        if picked is not None and picked[0] == model.info.seq:
            model = replace(model, picked=picked[1])
        if asked is not None and asked[0] == model.info.seq:
            model = replace(model, confirming=asked[1])
        if self._advice is not None and self._advice[0] == model.info.seq:
            model = replace(model, advice=self._advice[1])
        return replace(model, note=note)


class StoredMessage(MatchMessage):
    """A message of a match that is stored, and found again after a restart."""

    kind: PostedMessageKind
    wants_resend = False  # the next drawing is a new message without a sound

    def __init__(
        self, deps: MessagingDeps, match: MatchState, person_id: int | None = None
    ) -> None:
        policy = PostPolicy(
            needs_picture=True, retire=self._retire, mark_retired=self._mark_retired
        )
        super().__init__(deps, match, policy)
        self._whose = person_id
        self.posted: PostedMessage | None = None
        self.replaced: list[PostedMessage] = []  # older messages of this one, not yet retired
        self._unread = False  # the store may have another message than this
        self._losses = 0  # how many times it was deleted or refused
        self._erased = False  # the person was erased

    @property
    def message_id(self) -> int | None:
        """Return the message's id, or None while there is no message."""
        return None if self.posted is None else self.posted.message_id

    def _is_mine(self, posted: PostedMessage) -> bool:
        """Return whether a stored message of the match is this one, or was."""
        return posted.kind is self.kind and posted.person_id == self._whose

    def reload(self, stored: Sequence[PostedMessage]) -> None:
        """Take over the message as it is stored, the oldest first: another process may change it.

        While it is being drawn, all stays as it is: the next drawing reads the store again.
        """
        if self.queue.task is None:
            self._take_over(stored)
        else:
            self._unread = True

    def _take_over(self, stored: Sequence[PostedMessage]) -> None:
        """Keep the newest message; older ones could not be deleted."""
        self.posted, self.replaced = None, []
        self.wants_resend = False
        self.post.invalidate()
        if stored:
            *self.replaced, self.posted = stored
            self.post.look_first = False

    async def _sync(self) -> None:
        """Read the store again if another process may have changed the message."""
        if not self._unread:
            return
        self._unread = False
        try:
            found = await self.deps.posted_messages.find(match_id=self.match_id)
        except BaseException:
            self._unread = True
            raise
        self._take_over([posted for posted in found if self._is_mine(posted)])

    async def _answer(self, show: Callable[[], Awaitable[None]]) -> None:
        await super()._answer(show)
        if self.replaced:
            self.invalidate()

    def _is_old(self, stored: StoredMatch) -> bool:
        """Return whether a round starts on a message that will soon be hard to edit."""
        match, posted = stored.match, self.posted
        if match is None or posted is None or stored.info.status is not Status.PLAYING:
            return False
        turns = () if match.round is None else match.round.last_turns
        if not match.results or any(turns):
            return False
        return self.deps.clock.now() - posted.sent_at > RESEND_AFTER

    def _stored_state(
        self,
        stored: StoredMatch,
        place: ChannelRef,
        draw: Draw,
    ) -> MessageState:
        """Return the same with everything that a stored message needs."""
        info, posted = stored.info, self.posted
        made, losses = int(info.created_at.timestamp()), self._losses
        return replace(
            self._state(stored, place, draw, None if posted is None else ref_of(posted)),
            identity=(
                *(self.kind, info.id, made),
                *(self._whose or 0, self.message_id or 0, losses),
            ),
            mark_lost=self._lost,
            replaced=tuple(ref_of(old) for old in self.replaced),
            needed=info.status.open,
            buttons=_ButtonsOf(info.id),
        )

    def _row(self, sent: PostedMessageRef, shown: int = OUTDATED) -> PostedMessage:
        return PostedMessage(
            message_id=sent.message_id,
            channel_id=sent.channel_id,
            match_id=self.match_id,
            kind=self.kind,
            person_id=self._whose,
            shown=shown,
            sent_at=sent.at,
        )

    async def _note_sent(self, sent: PostedMessageRef) -> None:
        """Store that this is the message now; if its person was erased meanwhile, it is deleted."""
        known, posted = self.posted, self._row(sent)
        replaced = None if known is None or known.message_id == sent.message_id else known
        if not await self.deps.posted_messages.remember(posted, replaced=replaced):
            self.posted, self._erased = None, True
            self.post.retire_later(sent)
            return
        self.posted = posted
        if known is None or replaced is not None:
            self._revision = -1  # it may show an older state
        if replaced is not None:
            self.replaced.append(replaced)
        self.wants_resend = self.post.look_first = False

    async def _mark_shown(self, sent: PostedMessageRef, model: ViewModel) -> None:
        posted = self.posted
        if posted is None or posted.message_id != sent.message_id:
            return
        await super()._mark_shown(sent, model)
        self.posted = replace(posted, shown=model.info.revision)
        await self.deps.posted_messages.remember(self.posted)

    async def _lost(self) -> None:
        """Forget the message: somebody deleted it, or Discord takes no more of it."""
        if self.posted is not None:
            await self.deps.posted_messages.forget(self.posted.message_id)
        self.posted, self._revision = None, -1
        self._losses += 1

    async def _retire(self, old: PostedMessageRef) -> None:
        """Retire a message that another one has replaced."""
        await self.post.message(old).delete()

    async def _mark_retired(self, old: PostedMessageRef) -> None:
        await self.deps.posted_messages.forget(old.message_id)
        self.replaced = [one for one in self.replaced if one.message_id != old.message_id]


def ref_of(posted: PostedMessage) -> PostedMessageRef:
    """Return a stored message as Discord has it."""
    return PostedMessageRef(posted.message_id, posted.channel_id, posted.sent_at)


@dataclass(frozen=True, slots=True)
class _ButtonsOf:
    """The custom ids of a match's buttons."""

    match_id: int

    def __contains__(self, custom_id: object) -> bool:
        return isinstance(custom_id, str) and match_of(custom_id) == self.match_id
