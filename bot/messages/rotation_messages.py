"""The message of each table for several people: kept current, and found again after a restart."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

import discord

from bot.matches.errors import StoreAway
from bot.matches.failure_log import log_failure
from bot.matches.models.rotation import Rotation, RotationAnnouncement, RotationState
from bot.matches.services.rotations import Rotations
from bot.messages.kept_message import OLD
from bot.messages.languages import Languages
from bot.messages.live_message import Outlet
from bot.messages.queue import DrawQueue, WaitingPress, until_answered
from bot.messages.sending.components import pressable_items
from bot.messages.sending.delivery import nonce_of, says
from bot.messages.sending.failures import (
    BLOCKED,
    FAILED,
    SENT_ANEW,
    TOO_OLD,
    UNKNOWN_MESSAGE,
)
from bot.messages.sending.reply import Reply
from bot.screens.message import Screen
from bot.screens.rotation import buttons_of, rotation_screen

_log = logging.getLogger(__name__)

LOOK_EVERY: Final = 30.0
"""Seconds between two looks for messages that are old, where several processes work together."""
PATIENCE: Final = 10.0
"""Seconds that this message can wait longer than the hand of the player who is to move."""

PostTable = Callable[[int], Awaitable[None]]
"""Sends the table of a match, if it has none."""
UrlOf = Callable[[Rotation], Awaitable[str | None]]
"""Returns the link to the hand that is being played at a table."""


@dataclass(frozen=True, slots=True)
class Near:
    """What else a table's message works with."""

    languages: Languages
    post_table: PostTable
    url_of: UrlOf


class LiveRotation:
    """One message. Each drawing shows the newest state, which is read from the store."""

    def __init__(self, rotation_id: int, rotations: Rotations, outlet: Outlet, near: Near) -> None:
        self._id: Final = rotation_id
        self._rotations = rotations
        self._outlet = outlet
        self._near = near
        self._shown: Screen | None = None
        self.match_id: int | None = None
        self.answers_command = True  # the first message is sent as the answer to a command
        self.look_first = False  # an earlier run may have sent it, and could not note that
        self.over = False
        self.blocked_in: int | None = None  # the server that refused it; None: not refused
        self.queue: Final = DrawQueue(
            self._draw,
            first_pause=outlet.first_pause,
            turn=lambda: outlet.budget.turn(PATIENCE, self),
            presses_first=outlet.presses_first,
        )

    async def _draw(self, press: WaitingPress | None) -> None:
        rotation = await self._rotations.get(self._id)
        owns = self._outlet.owns
        if press is None and owns is not None and not owns(rotation.place.guild_id):
            return
        if press is None and rotation.message_id is None and self._is_awaited(rotation):
            return
        self.match_id, self.over = rotation.match_id, rotation.state is RotationState.OVER
        texts = await self._near.languages.of_guild(rotation.place.guild_id)
        screen = rotation_screen(texts, rotation, await self._near.url_of(rotation))
        try:
            await self._put(rotation, screen, press)
        except Exception:
            self.answers_command = False  # that failed: the next drawing is sent to the channel
            await self._post_hand(rotation)  # people play on without this message
            raise
        await self._post_hand(rotation)

    async def _post_hand(self, rotation: Rotation) -> None:
        """Send the table of the hand that is being played, if it has none."""
        if rotation.hand_runs and rotation.match_id is not None:
            await self._near.post_table(rotation.match_id)

    async def _put(self, rotation: Rotation, screen: Screen, press: WaitingPress | None) -> None:
        """Show the screen; where the bot may not write, remember that."""
        if press is not None:
            await self._answer(rotation, screen, press)
            return
        guild_id = rotation.place.guild_id
        openings = self._outlet.openings[guild_id]
        self.blocked_in = None
        try:
            if await self._show(rotation, screen):
                self._shown = screen
        except discord.HTTPException as refused:
            if refused.code not in BLOCKED:
                raise
            _log.warning("A table's message is refused (code %d).", refused.code)
            self.blocked_in = guild_id
            if openings != self._outlet.openings[guild_id]:
                self.queue.mark()  # opened meanwhile: nobody would tell so again

    def _is_awaited(self, rotation: Rotation) -> bool:
        """Return whether the answer to the command will be the message."""
        return rotation.shown < 0 and self.answers_command

    async def _answer(self, rotation: Rotation, screen: Screen, press: WaitingPress) -> None:
        """Answer a command with the message, or a press on it."""
        reply, pressed = press.reply, press.reply.pressed_message
        channel_id = reply.interaction.channel_id
        if press.post and reply.thinking:
            # A follow-up to a late answer has no nonce, so nothing that fails could be repeated.
            if not await self._send(rotation, screen):
                await reply.leave()
                return
            await reply.leave()
        elif press.post:
            handle = await reply.send(screen, private=False)
            assert channel_id is not None
            await self._note(rotation, (handle.message_id, channel_id))
        elif pressed == rotation.message_id:
            await reply.redraw(screen)
            await self._note(rotation)
        else:
            await reply.redraw(screen)
            await self._keep_one(rotation, screen, (pressed or 0, channel_id or 0))
            return
        self._shown = screen

    async def _keep_one(self, rotation: Rotation, screen: Screen, pressed: tuple[int, int]) -> None:
        """Delete one of two messages; the newer one stays, because people look at that one.

        A killed bot could not note the other one, or could not delete it.
        """
        older = known = self._known(rotation)
        if known is None or known.id < pressed[0]:
            await self._note(rotation, pressed)
            self._shown = screen
        else:
            older = self._message(*pressed)
            self.queue.mark()
        if older is not None:
            with suppress(*FAILED):
                await older.delete()

    async def _show(self, rotation: Rotation, screen: Screen) -> bool:
        """Edit the message, or send a new one; return whether it shows the screen now.

        It doesn't if none is needed any more, or if an earlier try had sent an older state.
        """
        if rotation.message_id is None and self.look_first:
            rotation = await self._sent_before(rotation)
        self.look_first = False
        known = self._known(rotation)
        if known is not None and not self._is_old(rotation):
            refused = await self._edit(known, rotation, screen)
            if refused is None:
                return True
            known = None if refused == UNKNOWN_MESSAGE else known
        if known is None and rotation.state is RotationState.OVER and not rotation.hands:
            await self._note(rotation)  # nothing is lost with it
            return False
        stands = await self._send(rotation, screen)
        if known is not None:
            with suppress(*FAILED):
                await known.delete()
        return stands

    def _known(self, rotation: Rotation) -> discord.PartialMessage | None:
        if rotation.message_id is None or rotation.message_channel_id is None:
            return None
        return self._message(rotation.message_id, rotation.message_channel_id)

    def _message(self, message_id: int, channel_id: int) -> discord.PartialMessage:
        return self._outlet.channels.messageable(channel_id).get_partial_message(message_id)

    async def _sent_before(self, rotation: Rotation) -> Rotation:
        """Find the message with which a killed bot had answered the command."""
        channel_id = rotation.place.channel_id
        found = await self._outlet.channels.find_newest(
            channel_id, lambda message: _is_of(message, rotation.id)
        )
        if found is None:
            return rotation
        return replace(
            rotation,
            message_id=found.id,
            message_channel_id=channel_id,
            message_sent_at=self._outlet.clock.now(),
        )

    async def _edit(
        self, known: discord.PartialMessage, rotation: Rotation, screen: Screen
    ) -> int | None:
        """Edit the message; return Discord's code if it has to be sent anew."""
        try:
            if screen != self._shown:
                await known.edit(**await self._outlet.delivery.to_edit(screen))
        except discord.RateLimited:
            return TOO_OLD  # to send is another limit
        except discord.HTTPException as refused:
            if refused.code not in {UNKNOWN_MESSAGE, *SENT_ANEW}:
                raise
            return refused.code
        await self._note(rotation)
        return None

    async def _send(self, rotation: Rotation, screen: Screen) -> bool:
        """Send a new message; return whether it shows the screen, and not an older one."""
        channel = self._outlet.channels.messageable(rotation.place.channel_id)
        nonce = nonce_of("rotation", rotation.id, rotation.message_id or 0, rotation.state)
        sending = await self._outlet.delivery.to_send(screen)
        sent = await channel.send(**sending, silent=True, nonce=nonce)
        try:
            await self._note(rotation, (sent.id, rotation.place.channel_id))
        except StoreAway:  # nobody could find it later
            with suppress(*FAILED):
                await sent.delete()
            raise
        if says(sent, sending):
            return True
        self._shown = None
        self.queue.mark()
        return False

    def _is_old(self, rotation: Rotation) -> bool:
        """Return whether it is sent anew: the result of all stands below the last hand."""
        sent = rotation.message_sent_at
        if sent is None:
            return True
        ended = rotation.ended_at
        result = rotation.hands > 0 and ended is not None and sent <= ended
        return result or (ended is None and self._outlet.clock.now() - sent > OLD)

    async def _note(self, rotation: Rotation, message: tuple[int, int] | None = None) -> None:
        shown = replace(rotation, shown=rotation.revision)
        if message is not None:
            shown = replace(
                shown,
                message_id=message[0],
                message_channel_id=message[1],
                message_sent_at=self._outlet.clock.now(),
            )
        await self._rotations.note_shown(shown)


class RotationMessages:
    """All these messages."""

    def __init__(self, rotations: Rotations, outlet: Outlet, near: Near) -> None:
        self._rotations = rotations
        self._outlet = outlet
        self._near = near
        self.live: Final[dict[int, LiveRotation]] = {}
        """By table: the messages that were drawn, or are to be."""
        rotations.changed.subscribe(self._heard)

    def _heard(self, announcement: RotationAnnouncement) -> None:
        owns = self._outlet.owns
        if owns is None or owns(announcement.guild_id):
            self.refresh(announcement.rotation_id)

    def of(self, rotation_id: int) -> LiveRotation:
        """Return a table's message; those of finished tables are forgotten when they are drawn."""
        for known, live in tuple(self.live.items()):
            if live.over and live.queue.idle and live.blocked_in is None:
                del self.live[known]
        if rotation_id not in self.live:
            self.live[rotation_id] = LiveRotation(
                rotation_id, self._rotations, self._outlet, self._near
            )
        return self.live[rotation_id]

    def refresh(self, rotation_id: int) -> None:
        """Draw a table's message when possible."""
        self.of(rotation_id).queue.mark()

    def retry_blocked(self, guild_id: int) -> None:
        """Draw what could not be drawn on a server: the bot's permissions there changed."""
        for live in self.live.values():
            if live.blocked_in == guild_id:
                live.queue.mark()

    async def post(self, rotation_id: int, reply: Reply) -> None:
        """Answer a command with a table's message."""
        await self.of(rotation_id).queue.through(reply, post=True)

    async def catch_up(self) -> None:
        """Draw what is old, after a start."""
        for rotation_id in await self._stale():
            live = self.of(rotation_id)
            live.answers_command, live.look_first = False, True
            self.refresh(rotation_id)

    async def run(self) -> None:
        """Draw what is old because another process's notice was lost, until cancelled."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                for rotation_id in await self._stale():
                    if self.of(rotation_id).blocked_in is None:
                        self.refresh(rotation_id)
            except Exception:
                log_failure(_log, "The old messages of tables could not be read.")

    async def _stale(self) -> tuple[int, ...]:
        return await until_answered(self._rotations.stale, self._outlet.first_pause)

    async def close(self) -> None:
        """Stop drawing."""
        for live in self.live.values():
            await live.queue.close()


def _is_of(message: discord.Message, rotation_id: int) -> bool:
    """Return whether a message is the one of a table for several people."""
    ids = buttons_of(rotation_id)
    return any(one.custom_id in ids for one in pressable_items(message.components))
