"""Remembers the commands that Discord shows as "thinking…" until their answer comes.

If the bot is killed before the answer, "thinking…" would stay for ever. So each deferred command is
stored. The next start answers those whose tokens are still valid, and asks the person to press
again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

import discord

from bot.locales import language_of, texts_in
from bot.matches.failure_log import log_failure
from bot.matches.models.pending_replies import PendingReply
from bot.matches.services.messages import Messages
from bot.messages.queue import until_answered, until_sent
from bot.messages.sending.failures import is_discords, named
from bot.messages.sending.reply import by_token

_log = logging.getLogger(__name__)

ORIGINAL: Final = cast("int", "@original")
"""Discord's name for the first message that answered an interaction; the library asks for an id."""


class DeferredReplies:
    """Stores deferred commands, and answers those that an earlier run left unanswered."""

    def __init__(self, messages: Messages, client: discord.Client, *, first_pause: float) -> None:
        """Keep the parts.

        `client` answers with the stored tokens what an earlier run left; `first_pause`: seconds
        before the first retry when the database or Discord is away.
        """
        self._messages = messages
        self._client = client
        self._first_pause = first_pause
        self._noted: set[int] = set()

    async def deferred(self, interaction: discord.Interaction[Any], message_id: int | None) -> None:
        """Store that a command was deferred."""
        reply = PendingReply(
            interaction_id=interaction.id,
            application_id=interaction.application_id,
            token=interaction.token,
            message_id=message_id,
            person_id=interaction.user.id,
            locale=interaction.locale.value,
            created_at=interaction.created_at,
            guild_id=interaction.guild_id,
        )
        try:
            await self._messages.save_pending_reply(reply)
        except Exception:  # the answer itself may still succeed
            log_failure(_log, "A deferred command could not be noted.")
            return
        self._noted.add(interaction.id)

    async def answered(self, interaction_id: int) -> None:
        """Forget a command that was answered."""
        if interaction_id not in self._noted:
            return
        self._noted.discard(interaction_id)
        try:
            await self._messages.drop_pending_reply(interaction_id)
        except Exception:  # at worst the next start asks the person to press again
            log_failure(_log, "An answered command could not be forgotten.")

    async def answer_left(self, hears: Callable[[int | None], bool]) -> None:
        """Answer the commands that an earlier run deferred and did not answer.

        `hears`: whether this process hears what happens on a server (None: in direct messages);
        what another process hears, that one answers.
        """
        replies = await until_answered(self._messages.pending_replies, self._first_pause)
        left = [
            one for one in replies if one.interaction_id not in self._noted and hears(one.guild_id)
        ]
        await asyncio.gather(*(self._answer_left(one) for one in left))

    async def _answer_left(self, reply: PendingReply) -> None:
        await self._ask_again(reply)
        drop = partial(self._messages.drop_pending_reply, reply.interaction_id)
        await until_answered(drop, self._first_pause)

    async def _ask_again(self, reply: PendingReply) -> None:
        """Replace "thinking…" with a sentence; it pings nobody and needs no picture.

        While Discord is away this is tried again; when the token has expired, Discord refuses it.
        """
        sentence = texts_in(language_of(reply.locale))("refused-restarted")
        webhook = discord.Webhook.partial(reply.application_id, reply.token, client=self._client)
        try:
            with by_token():
                await until_sent(
                    partial(webhook.edit_message, ORIGINAL, content=sentence), self._first_pause
                )
        except Exception as error:
            if not is_discords(error):
                raise
            _log.warning("A command of the last run could not be answered (%s).", named(error))
