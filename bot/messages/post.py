"""One message of ours that is kept current: what holds for each, whatever it shows.

A kind of message says what is to be shown: see `MessageState`. The rest is here, once:

- A request whose answer is lost is made again with the same nonce, so nothing stands there twice.
- A message that was deleted, or that Discord lets nobody edit now, is sent anew: it is old, was
  published, is in a thread that sleeps, or edits are limited for long. The replaced one is deleted.
- Without the permission to attach files a message has no picture.
- A new message is noted in the database, or else deleted. What a bot sent that was killed before it
  could note that is found again, or kept when somebody presses on it.
- A press is answered at once, also while Discord has not taken a drawing yet.
- What Discord refuses rests for a while, or until the bot's permissions change.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, Literal, NamedTuple

import discord

from bot.matches.errors import StoreAway
from bot.matches.models.terms import ChannelRef
from bot.messages.live_message import MessagingDeps
from bot.messages.queue import until_sent
from bot.messages.sending.components import pressable_items
from bot.messages.sending.delivery import edit_message, says, send_message
from bot.messages.sending.failures import (
    FAILED,
    SENT_ANEW,
    TOO_OLD,
    UNKNOWN_MESSAGE,
    is_away,
    may_have_arrived,
)
from bot.messages.sending.rate_limits import RESEND_AFTER
from bot.messages.sending.reply import Attachments, Reply
from bot.screens.message import Screen

BUDGET_WAIT: Final = 10.0
"""Seconds that such a message can wait longer than the hand of the player who is to move."""
REFUSED_FOR: Final = timedelta(minutes=5)
"""How long a refused message isn't tried again, unless the bot's permissions change."""
AWAY_FOR: Final = timedelta(seconds=10)
"""The same where Discord did not answer, or asked for a pause that is no longer."""

Way = Literal["send", "edit", "answer"]
"""How a message is shown: sent, edited through its channel, or as the answer to a press on it."""


class PostedMessageRef(NamedTuple):
    """A message on Discord."""

    message_id: int
    channel_id: int
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class MessageState:
    """What a message is to show, as it was read just now, and how that is stored."""

    place: ChannelRef
    nonce: str
    screen: Callable[[Way], Awaitable[Screen]]
    note_sent: Callable[[PostedMessageRef], Awaitable[None]]
    """Stores that this is the message now."""
    mark_shown: Callable[[PostedMessageRef | None], Awaitable[None]]
    """Stores that the message shows this state, or that none has to."""
    sent: PostedMessageRef | None = None  # the message, as it is stored
    current: bool = False  # it shows this state
    fits: bool = True  # it can show this state; else it has to be sent anew
    anew: bool = False  # it is better sent anew than edited
    needed: bool = True  # if there is no message, one is sent
    silent: bool = False
    buttons: Collection[str] = ()  # by their custom ids an unknown message is recognised
    since: datetime | None = None  # an earlier run may have sent it since then, and not stored it


class Post:
    """One message, which is known or is to be sent."""

    look_first = False  # an earlier run may have sent it, and could not note that
    retry_at: datetime | None = None  # Discord refused it; None: it takes it

    def __init__(
        self,
        read: Callable[[], Awaitable[MessageState | None]],
        deps: MessagingDeps,
        retry: Callable[[], None],
    ) -> None:
        """Keep the parts.

        Args:
            read: reads what is to be shown; None: nothing.
            deps: what each message works with.
            retry: is called when a rest ends early.
        """
        self._read = read
        self._deps = deps
        self._retry = retry
        self.showing: Final = asyncio.Lock()
        """Whoever holds it keeps the message from being drawn."""
        self._answering = asyncio.Lock()
        self._answers = 0  # to presses
        self._doubts = self._settled = 0  # drawings that were asked for whatever it shows, and done
        self._guild_id: int | None = None
        self._openings = 0  # before this drawing
        self._unnoted: PostedMessageRef | None = None  # sent, but neither stored nor deleted
        self._unanswered: tuple[int, str] | None = None
        """The channel and the nonce of what was sent and perhaps arrived."""
        self._shown: Screen | None = None  # None: it is unknown what picture the message has
        self._attachments: Attachments = ()

    def invalidate(self) -> None:
        """Draw it the next time, whatever it seems to show."""
        self._doubts += 1

    async def refresh_if_stale(self) -> None:
        """Make it show the newest state. Raises what Discord refuses it with, and `StoreAway`."""
        async with self.showing:
            while True:
                answers, doubts = self._answers, self._doubts
                draft = await self._read()
                if draft is None or (draft.current and doubts == self._settled):
                    break
                self._guild_id = draft.place.guild_id
                await self._deps.budget.turn(BUDGET_WAIT)
                self._openings = self._deps.openings.counts[self._guild_id]
                async with self._answering:  # an answer names the picture that the message has
                    if answers != self._answers:
                        continue  # it may show a newer state
                    self._shown = None
                try:
                    await self._put(draft)
                    self._settled = doubts
                finally:  # also of one that failed it is not known whether Discord took it last
                    if answers != self._answers:
                        self.invalidate()
            self._drop_unnoted(but=None)
        self.retry_at = None

    async def answer(self, reply: Reply) -> bool:
        """Answer a press on the message with the newest state.

        A drawing that Discord has not taken yet may come later than the answer, and is repeated.

        Returns False if the pressed message is to be replaced: then it still needs an answer.
        """
        async with self._answering:
            draft = await self._read()
            if draft is None or not draft.fits:
                return False
            if draft.sent is not None and draft.sent.message_id == reply.pressed_message:
                await self._redraw(draft, draft.sent, reply)
                return True
        async with self.showing, self._answering:
            return await self._answer_another(reply)

    async def _answer_another(self, reply: Reply) -> bool:
        """Answer a press on another message, so that only one of the two remains: the newer one.

        Either that message should have been deleted, or a bot that was killed had sent it and could
        not note it.
        """
        draft, message = await self._read(), reply.interaction.message
        if draft is None or not draft.fits or message is None or message.flags.ephemeral:
            return False
        pressed = PostedMessageRef(
            message.id, reply.interaction.channel_id or 0, self._deps.clock.now()
        )
        if draft.sent is not None and draft.sent.message_id > message.id:
            self.delete_later(pressed)
            return False
        if pressed.channel_id != draft.place.channel_id:  # it was never sent there
            return False
        await self._note_sent(draft, pressed)
        await self._redraw(draft, pressed, reply)
        if draft.sent is not None and draft.sent.message_id != message.id:
            self.delete_later(draft.sent)
        return True

    async def _redraw(self, draft: MessageState, sent: PostedMessageRef, reply: Reply) -> None:
        """Answer a press by changing the message; a picture that stays is not sent again."""
        self._answers += 1
        screen, shown = await draft.screen("answer"), self._shown
        new = shown is None or shown.picture != screen.picture
        self._shown = None
        handle = await reply.redraw(screen, picture=new, kept=self._attachments)
        self._shown, self._attachments = screen, handle.attachments or self._attachments
        await draft.mark_shown(sent)

    async def answer_command(self, reply: Reply) -> None:
        """Make the message the answer to a command.

        A follow-up to a late answer has no nonce, so nothing that fails could be repeated: then the
        message is sent to the channel.
        """
        async with self.showing:
            draft = await self._read()
            assert draft is not None
            if reply.is_deferred:
                await self._send(draft)
                await reply.delete_placeholder()
                return
            screen = await draft.screen("send")
            handle = await reply.send(screen, private=False)
            sent = PostedMessageRef(
                handle.message_id, draft.place.channel_id, self._deps.clock.now()
            )
            await self._note_sent(draft, sent)
            await draft.mark_shown(sent)
            self._shown, self._attachments = screen, handle.attachments

    @property
    def is_backing_off(self) -> bool:
        """Return whether it is not to be tried now."""
        return self.retry_at is not None and self._deps.clock.now() < self.retry_at

    def back_off(self, error: Exception, refused_for: timedelta = REFUSED_FOR) -> None:
        """Try it no more for a while, because Discord didn't take it."""
        pause = AWAY_FOR if is_away(error) else refused_for
        if isinstance(error, discord.RateLimited):
            pause = min(max(timedelta(seconds=error.retry_after), pause), refused_for)
        self.retry_at = self._deps.clock.now() + pause
        self._deps.openings.wait(self, self._guild_id, self._openings, self._reopen)

    def _reopen(self) -> None:
        self.retry_at = None
        self._openings = self._deps.openings.counts[self._guild_id]
        self._retry()

    def delete_later(self, sent: PostedMessageRef) -> None:
        """Delete a message that another one replaces, in the background."""
        self._deps.background.start(self._delete(sent))

    async def _delete(self, sent: PostedMessageRef) -> None:
        with suppress(*FAILED):  # it is deleted, or we may not change it any more
            await until_sent(self._message(sent).delete, self._deps.first_pause)

    # ── drawing ─────────────────────────────────────────────────────────────────────────────

    async def _put(self, draft: MessageState) -> None:
        """Edit the message, or send a new one."""
        known = draft.sent
        unsure = known is None and (self.look_first or draft.since is not None)
        if unsure and await self._is_found(draft):
            return
        self.look_first = False
        again = self._lost_nonce(draft) is not None  # an edit would leave what may have arrived
        if known is not None and draft.fits and not draft.anew and not again:
            refused = await self._edit(draft, known)
            if refused is None:
                return
            if refused == UNKNOWN_MESSAGE:
                known = None
        if known is None and not draft.needed:
            await draft.mark_shown(None)
            return
        await self._send(draft)
        if known is not None:
            self.delete_later(known)

    def _lost_nonce(self, draft: MessageState) -> str | None:
        """Return the nonce of a request whose answer was lost, if it is to be made again.

        What the message shows may have changed since: then it is edited. Only a message that calls
        people for something else is another one.
        """
        if self._unanswered is None:
            return None
        channel_id, nonce = self._unanswered
        same = channel_id == draft.place.channel_id and (draft.silent or nonce == draft.nonce)
        return nonce if same else None

    async def _note_sent(self, draft: MessageState, sent: PostedMessageRef) -> None:
        """Store which message it is now; one that was sent before and isn't stored is deleted."""
        await draft.note_sent(sent)
        self._drop_unnoted(but=sent)

    def _drop_unnoted(self, *, but: PostedMessageRef | None) -> None:
        """Delete the message that could be neither stored nor deleted, unless it is `but` now."""
        unnoted, self._unnoted = self._unnoted, None
        if unnoted is not None and (but is None or but.message_id != unnoted.message_id):
            self.delete_later(unnoted)

    async def _is_found(self, draft: MessageState) -> bool:
        """Find and store the message that a killed bot had sent; return False if there is none."""

        def is_it(message: discord.Message) -> bool:
            items = pressable_items(message.components)
            return any(one.custom_id in draft.buttons for one in items)

        channel_id = draft.place.channel_id
        found = await self._deps.channels.find_own(channel_id, is_it, draft.since)
        if found is not None:
            await self._note_sent(
                draft, PostedMessageRef(found.id, channel_id, self._deps.clock.now())
            )
        return found is not None

    async def _edit(self, draft: MessageState, known: PostedMessageRef) -> int | None:
        """Edit the message; return Discord's code if a new one has to be sent."""
        deps, now = self._deps, self._deps.clock.now()
        old = now - known.at > RESEND_AFTER
        if old and not deps.old_edits.allow(known.channel_id, known.at, now):
            return TOO_OLD
        screen = await draft.screen("edit")
        try:
            edited = await edit_message(self._message(known), deps.delivery, screen)
        except discord.RateLimited:
            return TOO_OLD  # to send is another limit
        except discord.HTTPException as refused:
            if refused.code not in {UNKNOWN_MESSAGE, *SENT_ANEW}:
                raise
            return refused.code
        self._shown, self._attachments = screen, edited.attachments
        await draft.mark_shown(known)
        return None

    async def _send(self, draft: MessageState) -> None:
        """Send a new message; if nobody could find it later, it is deleted.

        If Discord doesn't delete it, that is tried again with the next drawing: until then, the
        same request finds it again by its nonce.
        """
        channel_id, now = draft.place.channel_id, self._deps.clock.now()
        screen = await draft.screen("send")
        nonce = self._lost_nonce(draft) or draft.nonce
        self._unanswered = channel_id, nonce
        try:
            message, arguments = await send_message(
                self._deps.channels.messageable(channel_id),
                self._deps.delivery,
                screen,
                nonce,
                silent=draft.silent,
            )
        except Exception as failed:
            if not may_have_arrived(failed):
                self._unanswered = None
            raise
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
        if says(message, arguments):  # that of a lost request may show an older state
            self._shown, self._attachments = screen, message.attachments
            await draft.mark_shown(sent)

    def _message(self, sent: PostedMessageRef) -> discord.PartialMessage:
        channel = self._deps.channels.messageable(sent.channel_id)
        return channel.get_partial_message(sent.message_id)
