"""The engine that keeps one message of the bot current, whatever the message shows.

A kind of message describes what the message has to show (`MessageState`), and how the kind differs
from others (`PostPolicy`). Everything else is here, once:

- A request whose answer is lost is made again with the same nonce: no message is sent twice. After
  minutes, when Discord has forgotten the nonce, the message is looked for first.
- Discord refuses the nonce of a message that was deleted: then the message is sent with another.
- A message is sent anew if somebody deleted it, or if Discord refuses to edit it: it is old, was
  published, is in an archived thread, or edits are limited for long. The replaced one is retired.
- A hidden (ephemeral) message is edited with the token of the last interaction.
- Without the permission to attach files, a message has no picture, if its kind allows that.
- Where a server's own filter refuses a message, it is sent without mentions, then without names.
- A new message is stored, or else deleted. If the bot is killed before it can store a message, the
  message is found again, or kept when somebody presses a button on it.
- A press is answered at once, also while a drawing is under way. The drawing may reach Discord
  after the answer, so the message is drawn again.
- A refused message is not tried again for a while, or until the bot's permissions change.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Container, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from itertools import count
from typing import Any, Final, Literal, NamedTuple, Protocol

import discord

from bot.locales import Wording
from bot.matches.background import BackgroundTasks
from bot.matches.errors import StoreAway
from bot.matches.models.match import StoredMatch
from bot.matches.models.posted_messages import PostedMessage
from bot.matches.models.rotation import Rotation
from bot.matches.models.terms import ChannelRef
from bot.matches.ports import Clock
from bot.matches.services.messages import Messages as PostedMessages
from bot.messages.languages import Languages
from bot.messages.queue import PressPriority, until_done
from bot.messages.sending.channels import Channels
from bot.messages.sending.components import pressable_items, says, shown_files
from bot.messages.sending.delivery import (
    Delivery,
    Worded,
    edit_message,
    nonce_of,
    send_message,
    without_refused_picture,
)
from bot.messages.sending.direct_messages import DirectMessages
from bot.messages.sending.failures import (
    BLOCKED,
    DEAD_TOKEN,
    FAILED,
    FILTERED,
    SENT_ANEW,
    TOO_OLD,
    UNKNOWN_MESSAGE,
    ChannelRetries,
    is_away,
    may_have_arrived,
)
from bot.messages.sending.rate_limits import RESEND_AFTER, EditLimiter, RequestBudget
from bot.messages.sending.reply import Attachments, FollowUpNeeded, MessageHandle, Reply
from bot.messages.sending.request_gate import AddressBanned
from bot.messages.view_models import ViewModels
from bot.screens.message import Message, Screen

BUDGET_WAIT: Final = 10.0
"""Seconds that a message can wait longer than the hand of the player who is to move."""
REFUSED_FOR: Final = timedelta(minutes=5)
"""The time before a refused message is tried again, unless the bot's permissions change."""
FILTERED_FOR: Final = timedelta(hours=1)
"""The same for a message that a server's own filter forbids: Discord reports no change of it."""
AWAY_FOR: Final = timedelta(seconds=10)
"""The same where Discord did not answer, or asked for a pause that is no longer."""
NONCE_LIFE: Final = timedelta(minutes=2)
"""How long a nonce is relied on. Discord documents that it checks "the past few minutes"."""
MAX_DEAD_NONCES: Final = 3
"""Maximum number of nonces of deleted messages that are passed over for one message."""

Way = Literal["send", "edit", "answer"]
"""How a message is shown: sent, edited through its channel, or as the answer to a press on it."""


class PostedMessageRef(NamedTuple):
    """A message on Discord."""

    message_id: int
    channel_id: int
    at: datetime


class UnansweredRequest(NamedTuple):
    """A request to send a message that perhaps arrived, but whose answer was lost."""

    channel_id: int
    """The channel where the message belongs."""
    identity: tuple[object, ...]
    sent_to: int
    """The channel that it was sent to: that of direct messages, or the same."""
    at: datetime
    """When it was made first."""


class Listener(Protocol):
    """Follows events of single messages, and finds other messages; the presenter implements it."""

    def table_moved(self, match_id: int) -> None:
        """Update the link to the table in the hands."""

    def table_gone(self, match_id: int) -> None:
        """Make the hands say that nobody can play at the table, or that they can again."""

    def table_opened(self, match_id: int) -> None:
        """Draw a table whose channel had refused it: perhaps the bot may write there again."""

    def hand_sent(self, match_id: int, person_id: int) -> None:
        """A person got a new hand: make older ones shrink."""

    def drawn_beside(self, match_id: int) -> None:
        """Let the process that keeps a message draw it again: this one drew it beside that one."""

    async def hand_refused(self, match_id: int, person_id: int, code: int) -> None:
        """Handle that Discord refuses messages to a person; `code` is Discord's error code."""

    def hand_waits(self, match_id: int, person_id: int, *, flagged: bool) -> None:
        """Handle that a person's direct messages are still to be opened."""

    async def post_table(self, match_id: int) -> None:
        """Send a match's table, if it has none."""

    async def url_of_hand(self, rotation: Rotation) -> str | None:
        """Return the link to the hand that is being played at a table for several people."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MessagingDeps:
    """The parts that all messages share; one instance for all of them."""

    view_models: ViewModels
    languages: Languages
    delivery: Delivery
    channels: Channels
    direct_messages: DirectMessages
    posted_messages: PostedMessages
    newest: Callable[[int], Awaitable[StoredMatch]]
    """Returns a match's newest state."""
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
    moving: bool = True
    """Whether tables and hands move when somebody makes a yaku."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MessageState:
    """The state that a message has to show, as it was read just now, and how that is stored."""

    place: ChannelRef
    identity: tuple[object, ...]
    """The same for the same new message, also after a restart: its nonce follows from it."""
    screen: Callable[[Way, Wording], Awaitable[Screen]]
    note_sent: Callable[[PostedMessageRef], Awaitable[None]]
    """Stores that this is the message now."""
    mark_shown: Callable[[PostedMessageRef | None], Awaitable[None]]
    """Stores that the message shows this state, or that no message has to."""
    sent: PostedMessageRef | None = None  # the message, as it is stored
    replaced: Sequence[PostedMessageRef] = ()  # older messages that are still to retire
    current: bool = False  # it shows this state
    fits: bool = True  # it can show this state; else it has to be sent anew
    anew: bool = False  # it is better sent anew than edited
    needed: bool = True  # if there is no message, one is sent
    silent: bool = False
    buttons: Container[str] = ()  # the custom ids by which an unknown message is recognised
    since: datetime | None = None  # an earlier run may have sent it since then, and not stored it
    patience: float = BUDGET_WAIT  # seconds that it can wait longer than the most urgent message
    open_channel: Callable[[], Awaitable[int]] | None = None
    """Opens the direct messages to which it is sent, and returns their id; None: `place`."""
    before_sending: Callable[[], Awaitable[None]] | None = None
    """Stores that a message is about to be sent."""
    mark_lost: Callable[[], Awaitable[None]] | None = None
    """Stores that somebody deleted the message."""
    calls: Callable[[], Sequence[Screen]] = tuple
    """Returns the messages that mention people below a new message, if it has no room for that."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PostPolicy:
    """How a kind of message differs from the others."""

    hidden: bool = False
    """One person sees the message. It is edited with a token, and these edits count in no limit."""
    needs_picture: bool = False
    """Without its picture, the message is neither sent nor edited."""
    retire: Callable[[PostedMessageRef], Awaitable[object]] | None = None
    """Does something else with a replaced message than to delete it."""
    mark_retired: Callable[[PostedMessageRef], Awaitable[None]] | None = None
    """Stores that a replaced message is retired."""


class Post:
    """One message, either known or still to send."""

    look_first = False  # an earlier run may have sent it, and could not store that
    retry_at: datetime | None = None  # Discord refused it; None: Discord takes it
    handle: MessageHandle | None = None  # of a hidden message, as long as its token is valid

    def __init__(
        self,
        read: Callable[[], Awaitable[MessageState | None]],
        deps: MessagingDeps,
        retry: Callable[[], None],
        policy: PostPolicy | None = None,
    ) -> None:
        """Keep the parts.

        Args:
            read: reads the state that the message has to show; None: nothing.
            deps: the parts that all messages share.
            retry: is called when a back-off ends early.
            policy: how this kind of message differs from others.
        """
        self._read = read
        self._deps = deps
        self._retry = retry
        self._policy = policy or PostPolicy()
        self.showing: Final = asyncio.Lock()
        """While it is held, the message is not drawn."""
        self._answering = asyncio.Lock()
        self._answers = 0  # to presses
        self._requested = self._drawn = 0  # drawings that were asked for, and done
        self._forced = 0  # the last one of them that has to draw everything
        self._guild_id: int | None = None
        self._openings = 0  # before this drawing
        self._unnoted: PostedMessageRef | None = None  # sent, but neither stored nor deleted
        self._unanswered: UnansweredRequest | None = None
        self._shown: Screen | None = None  # None: it is unknown what the message shows
        self._worded = Worded()
        self._drawing = False  # a request is on its way
        self._attachments: Attachments = ()
        self._retiring: set[int] = set()

    def invalidate(self, *, force: bool = True) -> None:
        """Draw the message the next time, also if it seems current.

        With `force`, the whole message is drawn, as it is unknown what it shows; else only a
        difference.
        """
        self._requested += 1
        if force:
            self._forced = self._requested

    async def refresh_if_stale(self) -> None:
        """Make it show the newest state. Raises Discord's refusal, and `StoreAway`."""
        async with self.showing:
            while True:
                answers, requested = self._answers, self._requested
                draft = await self._read()
                if draft is None or not self.is_reachable:
                    break
                self._guild_id = draft.place.guild_id
                for old in draft.replaced:
                    if old.message_id not in self._retiring:
                        self.retire_later(old)
                if draft.current and requested == self._drawn:
                    break
                if not self._policy.hidden:
                    await self._deps.budget.turn(draft.patience, self)
                self._openings = self._deps.openings.counts[self._guild_id]
                async with self._answering:  # an answer names the picture that the message has
                    if answers != self._answers:
                        continue  # it may show a newer state
                    before = self._known_screen
                    self._shown, self._drawing = None, True
                try:
                    shown = await self._put(draft, before)
                    self._drawn = requested
                finally:  # it is unknown which request Discord took last, also if one failed
                    self._drawing = False
                    if answers != self._answers:
                        self.invalidate()
                if shown and self.is_settled:
                    break
            self._drop_unnoted(but=None)
        self.retry_at = None

    @property
    def is_settled(self) -> bool:
        """Return whether each drawing that was asked for is done."""
        return self._requested == self._drawn

    @property
    def is_reachable(self) -> bool:
        """Return whether it can be drawn without a press on it."""
        return not self._policy.hidden or (self.handle is not None and self.handle.open)

    @property
    def _known_screen(self) -> Screen | None:
        """Return what the message certainly shows."""
        return None if self._drawing or self._forced > self._drawn else self._shown

    async def answer(
        self, reply: Reply, read: Callable[[], Awaitable[MessageState | None]] | None = None
    ) -> bool:
        """Answer a press on the message with the newest state.

        A drawing that is on its way may reach Discord after the answer, and is repeated.

        Args:
            reply: answers the press.
            read: reads the state that the answer shows, if it differs from that of a drawing.

        Returns False if the pressed message shall not stay: then the press still needs an answer.
        """
        read = read or self._read
        async with self._answering:
            draft = await read()
            if draft is None or not draft.fits:
                return False
            if draft.sent is not None and draft.sent.message_id == reply.pressed_message:
                await self._redraw(draft, draft.sent, reply)
                return True
        async with self.showing, self._answering:
            return await self._answer_another(reply, await read())

    async def _answer_another(self, reply: Reply, draft: MessageState | None) -> bool:
        """Answer a press on another message, so that only one of the two remains: the newer one.

        Either that message should have been deleted, or a bot that was killed had sent it and could
        not store it.
        """
        message = reply.interaction.message
        if draft is None or not draft.fits or message is None or message.flags.ephemeral:
            return False
        pressed = PostedMessageRef(
            message.id, reply.interaction.channel_id or 0, self._deps.clock.now()
        )
        if draft.sent is not None and draft.sent.message_id > message.id:
            self.retire_later(pressed)
            return False
        if draft.open_channel is None and pressed.channel_id != draft.place.channel_id:
            return False  # it was never sent there
        await self._note_sent(draft, pressed)
        await self._redraw(draft, pressed, reply)
        if draft.sent is not None and draft.sent.message_id != message.id:
            self.retire_later(draft.sent)
        return True

    async def _redraw(self, draft: MessageState, sent: PostedMessageRef, reply: Reply) -> None:
        """Answer a press by changing the message; a picture that stays is not sent again."""
        self._answers += 1
        before = self._known_screen

        async def redraw(shown: Screen) -> MessageHandle:
            if shown == before:
                await reply.acknowledge()
                there = self._attachments
                return MessageHandle(reply.interaction, sent.message_id, True, there)
            self._shown = None
            picture = self._is_new_picture(shown, before)
            return await reply.redraw(shown, picture=picture, kept=self._attachments)

        screen, handle = await self._worded.show(partial(draft.screen, "answer"), redraw)
        reply.private = None
        self._keep(screen, handle)
        await draft.mark_shown(sent)

    def _keep(self, screen: Screen, handle: MessageHandle) -> None:
        """Remember what the message shows after an answer."""
        self._shown, self._attachments = screen, handle.attachments
        if self._policy.hidden:
            self.handle = handle

    def _is_new_picture(self, screen: Screen, before: Screen | None) -> bool:
        """Return whether the picture must be sent: it changed, or the present one is unknown."""
        pictured = screen.picture or screen.film
        unknown = pictured is not None and not self._attachments
        return before is None or unknown or pictured != (before.picture or before.film)

    async def answer_command(self, reply: Reply) -> None:
        """Make the message the answer to a command, or to a press that starts something.

        A follow-up to an earlier answer has no nonce, so it could not be repeated if it fails: then
        the message is sent to the channel.
        """
        async with self.showing:
            draft = await self._read()
            if draft is None:
                await reply.acknowledge()
                return
            if not await self._is_answer(draft, reply):
                await self._send(draft)
                await reply.delete_placeholder()
            if draft.sent is not None:
                self.retire_later(draft.sent)

    async def _is_answer(self, draft: MessageState, reply: Reply) -> bool:
        """Make the message the answer itself; return False if it has to be sent to the channel."""
        hidden = self._policy.hidden
        if reply.given and not hidden:
            return False
        self.look_first = True  # if this fails, the message may stand there all the same
        send = partial(reply.send, private=hidden, follow_up=hidden)
        try:
            screen, handle = await self._worded.show(partial(draft.screen, "send"), send)
        except FollowUpNeeded:  # acknowledged while the message was drawn
            self.look_first = False
            return False
        if handle.turned_hidden:  # so it can't be the message
            await handle.discard()
            self.look_first = False
            return False
        channel_id = reply.interaction.channel_id or draft.place.channel_id
        sent = PostedMessageRef(handle.message_id, channel_id, self._deps.clock.now())
        await self._note_sent(draft, sent)
        self.look_first = False
        reply.private = None
        self._keep(screen, handle)
        await draft.mark_shown(sent)
        return True

    @property
    def is_backing_off(self) -> bool:
        """Return whether it is not tried now."""
        return self.retry_at is not None and self._deps.clock.now() < self.retry_at

    def back_off(self, error: Exception, refused_for: timedelta = REFUSED_FOR) -> None:
        """Wait for a while before the next try, because Discord didn't take it."""
        if isinstance(error, discord.HTTPException) and error.code in FILTERED:
            refused_for = max(refused_for, FILTERED_FOR)
        pause = AWAY_FOR if is_away(error) else refused_for
        if isinstance(error, discord.RateLimited):
            pause = min(max(timedelta(seconds=error.retry_after), pause), refused_for)
        self.retry_at = self._deps.clock.now() + pause
        self._deps.openings.wait(self, self._guild_id, self._openings, self._reopen)

    def _reopen(self) -> None:
        self.retry_at = None
        self._openings = self._deps.openings.counts[self._guild_id]
        self._retry()

    def retire_later(self, old: PostedMessageRef) -> None:
        """Retire a message that another one replaces, in the background.

        In a channel that is closed to the bot, it is tried again when the bot's permissions change.
        """
        self._retiring.add(old.message_id)
        self._deps.background.start(self._retire(old))

    async def _retire(self, old: PostedMessageRef) -> None:
        openings, pause = self._deps.openings, self._deps.first_pause
        guild_id = self._guild_id
        opened = openings.counts[guild_id]
        try:
            await until_done(partial(self._policy.retire or self._delete, old), pause)
        except discord.HTTPException as refused:  # or it is deleted, or can't be changed any more
            if refused.code in BLOCKED and guild_id is not None:
                again = partial(self.retire_later, old)
                openings.wait(("replaced", old.message_id), guild_id, opened, again)
                return
        except FAILED:
            pass
        if self._policy.mark_retired is not None:
            await until_done(partial(self._policy.mark_retired, old), pause)
        self._retiring.discard(old.message_id)

    async def _delete(self, old: PostedMessageRef) -> None:
        await self.message(old).delete()

    # ── drawing ─────────────────────────────────────────────────────────────────────────────

    async def _put(self, draft: MessageState, before: Screen | None) -> bool:
        """Edit the message, or send a new one; return whether it shows this state.

        `before`: what the message certainly shows.
        """
        known = draft.sent
        if self._policy.hidden:
            await self._edit_hidden(draft, before)
            return True
        if await self._is_lost_one_found(draft) or await self._is_found(draft):
            return False
        self.look_first = False
        again = self._lost(draft) is not None  # an edit would leave what may have arrived
        if known is not None and draft.fits and not draft.anew and not again:
            refused = await self._edit(draft, known, before)
            if refused is None:
                return True
            if refused == UNKNOWN_MESSAGE:
                known = None
                if draft.mark_lost is not None:
                    await draft.mark_lost()
        if known is None and not draft.needed:
            await draft.mark_shown(None)
            return True
        shown = await self._send(draft)
        if known is not None:
            self.retire_later(known)
        return shown

    def _lost(self, draft: MessageState) -> tuple[object, ...] | None:
        """Return the identity of a request whose answer was lost, if it must be made again.

        The state may have changed since: then the message is edited. Only a message that calls
        people for something else is another one.
        """
        lost = self._unanswered
        if lost is None or lost.channel_id != draft.place.channel_id:
            return None
        return lost.identity if draft.silent or lost.identity == draft.identity else None

    async def _is_lost_one_found(self, draft: MessageState) -> bool:
        """Look for the message of a request whose answer was lost, if no nonce finds it.

        Discord may have forgotten the nonce, or the next message has another one. Return whether it
        is the message from now on; one in another channel is retired.
        """
        lost = self._unanswered
        if lost is None:
            return False
        if self._lost(draft) is not None and self._deps.clock.now() - lost.at < NONCE_LIFE:
            return False
        found = await self._find(draft, lost.sent_to)
        here = lost.channel_id == draft.place.channel_id
        if found is not None:
            await self._adopt(draft, found) if here else self.retire_later(found)
        if found is not None or self._lost(draft) is None:
            self._unanswered = None
        return here and found is not None

    async def _note_sent(self, draft: MessageState, sent: PostedMessageRef) -> None:
        """Store which message it is now; one that was sent before and isn't stored is deleted."""
        await draft.note_sent(sent)
        self._drop_unnoted(but=sent)

    def _drop_unnoted(self, *, but: PostedMessageRef | None) -> None:
        """Delete the message that could be neither stored nor deleted, unless it is `but` now."""
        unnoted, self._unnoted = self._unnoted, None
        if unnoted is not None and (but is None or but.message_id != unnoted.message_id):
            self.retire_later(unnoted)

    async def _channel_id(self, draft: MessageState) -> int:
        return await draft.open_channel() if draft.open_channel else draft.place.channel_id

    async def _is_found(self, draft: MessageState) -> bool:
        """Find the message if a killed bot may have sent it, or an answer that failed."""
        unsure = self.look_first and (draft.sent is None or draft.anew)
        if not unsure and (draft.since is None or draft.sent is not None):
            return False
        found = await self._find(draft, await self._channel_id(draft), draft.since)
        if found is not None:
            await self._adopt(draft, found)
        return found is not None

    async def _find(
        self, draft: MessageState, channel_id: int, since: datetime | None = None
    ) -> PostedMessageRef | None:
        """Find a message that was sent and not stored, newer than the known one."""
        known = draft.sent

        def is_it(message: discord.Message) -> bool:
            items = pressable_items(message.components)
            return any(one.custom_id in draft.buttons for one in items)

        found = await self._deps.channels.find_own(channel_id, is_it, since)
        if found is None or (known is not None and found.id <= known.message_id):
            return None
        return PostedMessageRef(found.id, channel_id, self._deps.clock.now())

    async def _adopt(self, draft: MessageState, found: PostedMessageRef) -> None:
        """Store that a message that was found is the message now."""
        await self._note_sent(draft, found)
        if draft.sent is not None:
            self.retire_later(draft.sent)

    async def _edit(
        self, draft: MessageState, known: PostedMessageRef, before: Screen | None
    ) -> int | None:
        """Edit the message; return Discord's code if a new one has to be sent."""
        deps, now = self._deps, self._deps.clock.now()
        screen = await draft.screen("edit", self._worded.wording)
        if screen == before:  # no edit is used up
            self._shown = screen
            await draft.mark_shown(known)
            return None
        old = now - known.at > RESEND_AFTER
        if old and not deps.old_edits.allow(known.channel_id, known.at, now):
            return TOO_OLD

        async def edit(shown: Screen) -> discord.Message:
            return await edit_message(
                self.message(known),
                deps.delivery,
                shown,
                picture=self._is_new_picture(shown, before),
                needs_picture=self._policy.needs_picture,
            )

        try:
            screen, edited = await self._worded.show(partial(draft.screen, "edit"), edit, screen)
        except AddressBanned:
            raise
        except discord.RateLimited:
            return TOO_OLD  # to send is another limit
        except discord.HTTPException as refused:
            if refused.code not in {UNKNOWN_MESSAGE, *SENT_ANEW}:
                raise
            return refused.code
        self._shown, self._attachments = screen, edited.attachments or shown_files(edited)
        await draft.mark_shown(known)
        return None

    async def _edit_hidden(self, draft: MessageState, before: Screen | None) -> None:
        """Edit a hidden message by its token, until the token is dead or the message dismissed."""
        screen, handle = await draft.screen("edit", self._worded.wording), self.handle
        if handle is None or draft.sent is None:
            return
        if screen != before:
            delivery, picture = self._deps.delivery, self._is_new_picture(screen, before)

            async def edit(shown: Message) -> Attachments:
                return await handle.edit(**await delivery.to_edit(shown, picture=picture))

            try:
                self._attachments = await without_refused_picture(edit, screen)
            except discord.HTTPException as refused:
                if refused.code not in {UNKNOWN_MESSAGE, *DEAD_TOKEN}:
                    raise
                self.handle = None
                return
        self._shown = screen
        await draft.mark_shown(draft.sent)

    async def _send(self, draft: MessageState) -> bool:
        """Send a new message; return whether it shows this state.

        If nobody could find the message later, it is deleted. If Discord doesn't delete it, that is
        tried again with the next drawing: until then, the same request finds it by its nonce.
        """
        channel_id = await self._channel_id(draft)
        screen = await draft.screen("send", self._worded.wording)
        identity = self._lost(draft) or draft.identity
        if draft.before_sending is not None:
            await draft.before_sending()
        now, lost = self._deps.clock.now(), self._unanswered
        first = now if lost is None else lost.at
        self._unanswered = UnansweredRequest(draft.place.channel_id, identity, channel_id, first)
        send = partial(self._send_once, draft, channel_id, identity)
        try:
            screen, (message, arguments) = await self._worded.show(
                partial(draft.screen, "send"), send, screen
            )
        except Exception as failed:
            if not may_have_arrived(failed):
                self._unanswered = None
            raise
        await self._call(draft, channel_id, identity)
        self._unanswered = None
        sent = PostedMessageRef(message.id, channel_id, now)
        try:
            async with self._answering:  # an answer may be storing the message before it
                await self._note_sent(draft, sent)
        except StoreAway:
            self._drop_unnoted(but=sent)
            self._unnoted = sent
            with suppress(*FAILED):
                await message.delete()
                self._unnoted = None
            raise
        shown = says(message, arguments)  # that of a lost request may show an older state
        if shown:
            self._shown, self._attachments = screen, message.attachments or shown_files(message)
            await draft.mark_shown(sent)
        return shown

    async def _send_once(
        self, draft: MessageState, channel_id: int, identity: tuple[object, ...], screen: Screen
    ) -> tuple[discord.Message, dict[str, Any]]:
        """Send a message, or return the one that an earlier request with its nonce has written.

        While Discord remembers the nonce of a message that was deleted, it answers that the message
        is unknown (discord-api-docs #6647). It says nothing about the bot's other messages.
        """
        for deleted in count():
            try:
                return await send_message(
                    self._deps.channels.messageable(channel_id),
                    self._deps.delivery,
                    screen,
                    nonce_of(*identity, channel_id, deleted),
                    silent=draft.silent,
                    needs_picture=self._policy.needs_picture,
                )
            except discord.NotFound as refused:
                if refused.code != UNKNOWN_MESSAGE or deleted >= MAX_DEAD_NONCES:
                    raise
                self._deps.delivery.refusals.forget(channel_id, UNKNOWN_MESSAGE)
        raise AssertionError  # `count` doesn't end

    async def _call(
        self, draft: MessageState, channel_id: int, identity: tuple[object, ...]
    ) -> None:
        """Mention the people whom the new message calls, if it has no room for that.

        Raises if Discord is away. Then all is tried again, and by the nonces no message is sent
        twice. A refused call is left out; admins read about it.
        """
        for number, call in enumerate(draft.calls()):
            nonce = nonce_of(*identity, "call", number)
            channel = self._deps.channels.messageable(channel_id)
            try:
                await send_message(channel, self._deps.delivery, call, nonce)
            except discord.HTTPException as refused:
                if is_away(refused):
                    raise

    def message(self, sent: PostedMessageRef) -> discord.PartialMessage:
        """Return a message that can be edited and deleted."""
        channel = self._deps.channels.messageable(sent.channel_id)
        return channel.get_partial_message(sent.message_id)


def message_url(guild_id: int | None, posted: PostedMessage) -> str:
    """Return the link to a message."""
    return url_of_message(guild_id, posted.channel_id, posted.message_id)


def url_of_message(guild_id: int | None, channel_id: int, message_id: int) -> str:
    """Return the link to a message by its ids."""
    place = guild_id if guild_id is not None else "@me"
    return f"https://discord.com/channels/{place}/{channel_id}/{message_id}"
