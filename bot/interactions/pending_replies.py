"""Interactions without an answer yet: in progress, or shown as "thinking…" by Discord.

If the bot is killed before the answer, "thinking…" would stay for ever. So each deferred command is
stored. The next start answers the commands whose tokens are still valid, and asks the person to
press again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final, cast

import discord

from bot.locales import language_of, texts_in
from bot.matches.background import BackgroundTasks
from bot.matches.errors import StoreAway, log_failure
from bot.matches.models.posted_messages import PendingReply
from bot.matches.services.messages import Messages
from bot.messages.queue import LONGEST_PAUSE, until_answered, until_sent
from bot.messages.sending.failures import is_discords, named
from bot.messages.sending.reply import Reply, by_token

_log = logging.getLogger(__name__)
ORIGINAL: Final = cast("int", "@original")
"""Discord's name for an interaction's first answer; the library's parameter is an id."""


class DeferredReplies:
    """Stores deferred commands, and answers commands that an earlier run left unanswered."""

    def __init__(
        self,
        messages: Messages,
        client: discord.Client,
        background: BackgroundTasks,
        *,
        first_pause: float,
    ) -> None:
        """Keep the parts.

        `client` sends the answers with stored tokens; `background` runs the retries; `first_pause`:
        seconds before the first retry when the database or Discord is away.
        """
        self._messages = messages
        self._client = client
        self._background = background
        self._first_pause = first_pause
        self._noted: set[int] = set()
        self._noting: dict[int, asyncio.Task[None]] = {}

    async def deferred(self, interaction: discord.Interaction[Any]) -> None:
        """Store that a command may be deferred soon; while the database is away, try again."""
        reply = PendingReply(
            interaction_id=interaction.id,
            application_id=interaction.application_id,
            token=interaction.token,
            person_id=interaction.user.id,
            locale=interaction.locale.value,
            created_at=discord.utils.utcnow(),
            guild_id=interaction.guild_id,
        )
        try:
            await self._messages.save_pending_reply(reply)
        except Exception as error:  # the answer itself may still succeed
            log_failure(_log, "A deferred command could not be noted.")
            if isinstance(error, StoreAway):
                self._noting[interaction.id] = self._background.start(self._note_later(reply))
            return
        self._noted.add(interaction.id)

    async def _note_later(self, reply: PendingReply) -> None:
        pause = self._first_pause
        while True:
            await asyncio.sleep(pause)
            self._noted.add(reply.interaction_id)  # even a cancelled try may succeed
            with suppress(StoreAway):
                await self._messages.save_pending_reply(reply)
                self._noting.pop(reply.interaction_id, None)
                return
            self._noted.discard(reply.interaction_id)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def answered(self, interaction_id: int) -> None:
        """Forget a command that was answered."""
        if (noting := self._noting.pop(interaction_id, None)) is not None:
            noting.cancel()
            await asyncio.wait([noting])
        if interaction_id not in self._noted:
            return
        self._noted.discard(interaction_id)
        try:
            await self._messages.drop_pending_reply(interaction_id)
        except Exception:  # at worst the next start asks the person to press again
            log_failure(_log, "An answered command could not be forgotten.")

    async def abandon(self, reply: Reply, *, again: bool) -> None:
        """Delete "thinking…", as no answer will follow.

        With `again`, it is retried while Discord is away; else the next start answers.
        """
        try:
            await (
                until_sent(reply.delete_placeholder, self._first_pause)
                if again
                else reply.delete_placeholder()
            )
        except Exception as error:
            if not is_discords(error):
                raise
            _log.warning("An interaction is left thinking (%s).", named(error))

    async def answer_left(self, hears: Callable[[int | None], bool]) -> None:
        """Answer the commands that an earlier run deferred and did not answer.

        `hears`: whether this process serves a server (None: direct messages); other processes
        answer the commands of theirs.
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
        """Replace "thinking…" with a sentence, without pings or a picture.

        A stored command may have been answered at once, so its message is read first. While Discord
        is away, this is retried; Discord refuses an expired token.
        """
        sentence = texts_in(language_of(reply.locale))("refused-restarted")
        webhook = discord.Webhook.partial(reply.application_id, reply.token, client=self._client)
        try:
            with by_token():
                found = await until_sent(
                    partial(webhook.fetch_message, ORIGINAL), self._first_pause
                )
                if found.flags.loading:
                    await until_sent(
                        partial(webhook.edit_message, ORIGINAL, content=sentence), self._first_pause
                    )
        except Exception as error:
            if not is_discords(error):
                raise
            _log.warning("A command of the last run could not be answered (%s).", named(error))


# The interactions that are being answered now: the bot waits for them before it stops.

SEEN_CACHE_SIZE: Final = 10_000
"""Number of interaction ids that are kept, the newest ones."""


class InFlight:
    """Counts the interactions that are being answered; after closing, new ones are refused."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[Any]] = []
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._none = asyncio.Event()
        self._none.set()
        self.closed = False
        self.ended = False  # nobody can be answered any more
        self.answered = 0  # number of interactions since the start
        self.turned_away = 0

    @property
    def count(self) -> int:
        """Return how many interactions are being answered now."""
        return len(self._tasks)

    @asynccontextmanager
    async def track(self) -> AsyncIterator[None]:
        """Count one interaction as long as the `async with` block runs."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.append(task)
        self._none.clear()
        try:
            yield
        finally:
            self._tasks.remove(task)
            self.answered += 1
            if not self._tasks:
                self._none.set()

    async def wait_idle(self) -> None:
        """Wait until no interaction is being answered."""
        await self._none.wait()

    async def cancel(self) -> None:
        """Cancel the interactions that are still being answered."""
        late = set(self._tasks) - {asyncio.current_task()}
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    async def end(self) -> None:
        """Answer nobody any more, because the connection is closed."""
        self.closed = self.ended = True
        await self.cancel()

    async def reject_duplicate_or_stopping(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether the interaction needs no other answer.

        Discord may send an interaction twice, for example after a resumed connection: it is
        answered once. While the bot stops, the person is asked to try again.
        """
        if interaction.id in self._seen:
            return True
        self._seen[interaction.id] = None
        while len(self._seen) > SEEN_CACHE_SIZE:
            self._seen.popitem(last=False)
        if not self.closed:
            return False
        if self.ended or interaction.type is discord.InteractionType.autocomplete:
            return True  # suggestions can't hold a sentence
        self.turned_away += 1
        async with self.track():
            texts = texts_in(language_of(interaction.locale.value))
            try:
                with by_token():
                    await interaction.response.send_message(
                        texts("refused-stopping"), ephemeral=True
                    )
            except Exception as error:
                # The library raises a RuntimeError if its session is closed by now.
                if not (is_discords(error) or isinstance(error, RuntimeError)):
                    raise
        return True
