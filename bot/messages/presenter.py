"""Keeps every message about a match current, and puts up what commands and presses ask for."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress

import discord

from bot.matches.models.posted_messages import PostedMessage
from bot.matches.models.terms import Place
from bot.messages.directing import Directing
from bot.messages.live_message import LiveMessage
from bot.messages.open_hand import OpenHand
from bot.messages.reply import Reply
from bot.screens.wording.names import plain_name

_log = logging.getLogger(__name__)


class Presenter(Directing):
    """Draws what happened. One for the whole bot; it never decides anything about a match."""

    async def saw(self, match_id: int, person_id: int) -> None:
        """A person did something at this match: they are there."""
        (await self.messages(match_id)).seen[person_id] = self.now()

    async def pressed_message_of(self, match_id: int, person_id: int, reply: Reply) -> LiveMessage:
        """The message that was pressed; a hand that nobody remembers is remembered again."""
        messages = await self.messages(match_id)
        for live in messages.all():
            if live.message_id == reply.pressed_message:
                return live
        message = reply.interaction.message
        if message is not None and message.flags.ephemeral:
            return messages.reopen(person_id, message.id)
        if reply.interaction.guild_id is None:
            return messages.hand(person_id)
        return messages.table()

    async def table_of(self, match_id: int) -> LiveMessage:
        """The table's message."""
        return (await self.messages(match_id)).table()

    async def open_hand(self, match_id: int, person_id: int, reply: Reply) -> None:
        """Show a person's hand to them alone, in the newest state."""
        messages = await self.messages(match_id)
        old = messages.open_hands.pop(person_id, None)
        hand = OpenHand(self, match_id, person_id, first_pause=self._first_pause)
        messages.open_hands[person_id] = hand
        await hand.through(reply)
        if old is not None:
            self._spawn(old.discard())

    async def post_hand(self, match_id: int, person_id: int, reply: Reply | None = None) -> None:
        """A match in direct messages has no table: the hand is all there is."""
        hand = (await self.messages(match_id)).hand(person_id)
        if reply is not None:
            await hand.through(reply, post=True)
        else:
            hand.mark()

    async def post_table(self, match_id: int, reply: Reply | None = None) -> None:
        """Put a match's message up, as the answer to a command or by itself."""
        table = (await self.messages(match_id)).table()
        if reply is not None:
            await table.through(reply, post=True)
        elif table.surface is None:
            table.mark()

    async def resend_table(self, match_id: int, place: Place | None = None) -> None:
        """Send the table anew, at the end of its channel or in another place."""
        table = (await self.messages(match_id)).table()
        if place is not None:
            await self._service.messages.move_table(match_id, place)
        table.place_again()  # only now: a drawing before that would go to the old place

    async def make_thread(self, match_id: int) -> None:
        """Give the match a thread of its own, where the server wants that."""
        info = (await self._service.queries.get(match_id)).info
        place = info.place
        if place.guild_id is None or place.parent_id is not None:
            return
        if not self._channels.takes_threads(place.guild_id, place.channel_id):
            return
        if not await self.wants_threads(place.guild_id):
            return
        surface = (await self.messages(match_id)).table().surface
        if surface is None:
            return
        texts = await self._languages.of_guild(place.guild_id)
        players = [plain_name(texts, player) for player in (info.challenger, info.opponent)]
        try:
            thread_id = await self._channels.make_thread(
                place.guild_id, surface.channel_id, surface.message_id, " – ".join(players)
            )
        except discord.HTTPException as refused:
            _log.warning("Match %d got no thread (%d).", match_id, refused.code)
            return
        await self.resend_table(match_id, Place(place.guild_id, thread_id, place.channel_id))

    async def wants_threads(self, guild_id: int | None) -> bool:
        """Whether a server wants each match in a thread of its own, those against me as well."""
        return (
            guild_id is not None and (await self._service.settings.guild_settings(guild_id)).threads
        )

    def redraw_all(self, match_id: int) -> None:
        """Draw everything about a match anew, whatever is believed to stand there."""
        messages = self._matches.get(match_id)
        for live in messages.all() if messages is not None else ():
            live.doubt()
        self.refresh(match_id)

    async def sends_hands(self, person_id: int) -> bool:
        """Whether this person's hands come by direct message."""
        return await self._by_dm(await self._service.settings.preferences(person_id))

    def open_dms(self, person_id: int) -> None:
        """Somebody asks for direct messages: try again."""
        self.access.reopened(person_id)

    async def forget_person(self, person_id: int, surfaces: Sequence[PostedMessage]) -> None:
        """Take away what was sent to somebody who is erased."""
        self.access.reopened(person_id)
        for surface in surfaces:
            await (await self.messages(surface.match_id)).forget_person(person_id)
            await self._service.messages.forget(surface.message_id)
            with suppress(discord.HTTPException):
                channel = self.messageable(surface.channel_id)
                await channel.get_partial_message(surface.message_id).delete()
