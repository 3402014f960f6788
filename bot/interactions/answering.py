"""Answers interactions: opens their contexts, and turns every error into a sentence."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import discord
from discord import app_commands

from bot.interactions.authorization import check_command
from bot.interactions.context import Context, Tools, language_line
from bot.interactions.hosts import is_barred
from bot.interactions.labels import labels_of
from bot.interactions.pending_replies import DeferredReplies, InFlight
from bot.matches.errors import Refusal, Refused, StoreAway, log_failure
from bot.matches.models.hosting import HostSettings
from bot.messages.queue import QueueClosed
from bot.messages.sending.delivery import Delivery
from bot.messages.sending.failures import (
    FILTERED,
    UNKNOWN_MESSAGE,
    is_away,
    is_discords,
    is_shown_by_discord,
    named,
)
from bot.messages.sending.reply import Reply
from bot.screens.wording.refusals import refusal

_log = logging.getLogger(__name__)

_T = TypeVar("_T")


NEEDS_SERVER: Final = frozenset(
    {
        *(Refusal.GUILD_ONLY, Refusal.ROTATION_GUILD_ONLY, Refusal.TOURNAMENT_GUILD_ONLY),
        Refusal.ADMIN,
    }
)
"""Refusals that send a person in direct messages to a server. Outside, where they may be on one,
another sentence says that the bot must be on it, too."""


class NotBegun(app_commands.AppCommandError):
    """A command was refused, and answered, before its own code."""


class Interactions:
    """Answers commands and presses, each in a `Context` of its own."""

    def __init__(
        self,
        tools: Tools,
        delivery: Delivery,
        deferred: DeferredReplies,
        *,
        answer_late: float | None = None,
    ) -> None:
        """`answer_late`: seconds after which the interaction is acknowledged; None: the default."""
        self.in_flight: Final = InFlight()
        self._tools = tools
        self._delivery = delivery
        self._deferred = deferred
        self.answer_late = answer_late

    @property
    def host(self) -> HostSettings:
        """Return the host's decisions, as they were read last."""
        return self._tools.service.hosting.state

    @property
    def erasing(self) -> Collection[int]:
        """Return the people who are being erased."""
        return self._tools.service.core.erasing

    @asynccontextmanager
    async def answer(
        self,
        interaction: discord.Interaction[Any],
        about: str | None = None,
        *,
        private: bool = True,
        match_id: int | None = None,
    ) -> AsyncIterator[Context]:
        """Answer in time: a refusal becomes a sentence, a bug an apology with a number for the log.

        Args:
            interaction: the interaction to answer.
            about: the name of a press or form in the log, without cards; a command has its own.
            private: whether a command that is deferred shows that to its user alone.
            match_id: the match that is pressed on; it is read together with the language.

        Raises:
            NotBegun: it was refused before it began, and its person has read so.
            asyncio.CancelledError: the bot stops.
        """
        begun = stopping = False
        reply = Reply(
            interaction,
            self._delivery,
            private=private,
            tracker=self._deferred,
            soon=self.answer_late,
        )
        context = Context(reply, self._tools)
        answering = context.presenter.answering(match_id, context.person.id, reply)
        async with self.in_flight.track(), reply.in_time(), answering:
            try:
                await context.begin(match_id)
                if interaction.command is not None:
                    await check_command(context)
                begun = True
                yield context
                await self._after_command(context)
            except Refused as refused:
                await _say(reply, _sentence(context, refused))
            except (QueueClosed, asyncio.CancelledError) as stopped:
                stopping = True
                await _say(reply, context.texts("refused-stopping"))
                if isinstance(stopped, asyncio.CancelledError):
                    raise
            except Exception as error:
                await self._failed(context, error, about or _command_name(interaction))
            finally:
                if reply.turned_hidden:
                    why = "refused-hidden-outside" if context.is_outside else "refused-filtered"
                    await _say(reply, context.texts(why))
                if context.found_language is not None:
                    await _say(reply, language_line(context, context.found_language))
                if reply.maybe_deferred:
                    await self._deferred.abandon(reply, again=not stopping)
        if not begun:
            raise NotBegun

    async def _after_command(self, context: Context) -> None:
        """Let each feature tell the person something; a failure spoils no answer."""
        if context.interaction.command is None:
            return
        for feature in self._tools.features:
            if feature.after_command is not None:
                try:
                    await feature.after_command(context)
                except Exception:
                    log_failure(_log, "Nothing could be added to an answer.")

    async def _failed(self, context: Context, error: Exception, about: str) -> None:
        """Log a failure and answer with a sentence; for a bug with a reference to the log."""
        reply = context.reply
        if isinstance(error, StoreAway):
            # The service may have stored a change that no message shows yet.
            self._tools.catch_up.start()
        if reply.tried and is_discords(error):
            # The request is done, so an apology would be wrong. Messages of a match are brought
            # up to date through their channel.
            _log.warning("%s could not be answered (%s).", about, named(error))
            await self._say_why(context, error)
        elif isinstance(error, StoreAway):
            _log.warning("%s could not be done: %s", about, error)
            await _say(reply, context.texts("refused-store-away"))
        elif is_away(error):
            _log.warning("%s could not be done (%s).", about, named(error))
            await _say(reply, context.texts("refused-discord-away"))
        else:
            reference = secrets.token_hex(4)
            _log.error("%s failed; reference %s.", about, reference, exc_info=error)
            await _say(reply, context.texts("refused-broken", reference=reference))

    async def _say_why(self, context: Context, error: Exception) -> None:
        """Say why Discord refuses an answer, unless the client itself shows that.

        A pressed message that is gone is sent again, if it is still needed.
        """
        if is_away(error) or not isinstance(error, discord.HTTPException):
            return
        pressed = context.reply.pressed_message is not None
        if is_shown_by_discord(error) or (pressed and error.code == UNKNOWN_MESSAGE):
            return
        self._delivery.refusals.note(context.interaction.channel_id, error)
        if error.code in FILTERED:
            await _say(context.reply, context.texts("refused-filtered"))
        else:
            await _say(context.reply, context.texts("refused-message", code=str(error.code)))

    async def suggest(
        self,
        interaction: discord.Interaction[Any],
        find: Callable[[Context], Awaitable[Sequence[_T]]],
    ) -> Sequence[_T]:
        """Return the suggestions of `find` for an option that is being typed.

        Return nothing if that fails: Discord shows no sentence there, and the option can still be
        typed. Barred people get nothing, either.
        """
        if is_barred(interaction, self.host):
            return ()
        context = Context(Reply(interaction, self._delivery, private=True), self._tools)
        async with self.in_flight.track():
            try:
                await context.begin(None)
                if interaction.command is not None:
                    await check_command(context)
                return await find(context)
            except Refused:
                return ()
            except Exception:
                log_failure(_log, "%s got no suggestions.", _command_name(interaction))
                return ()


def _command_name(interaction: discord.Interaction[Any]) -> str:
    """Return the command as it was typed or chosen, in English, since the log is for the host."""
    command = interaction.command
    assert command is not None, "only a command describes itself"
    slash = "" if isinstance(command, app_commands.ContextMenu) else "/"
    return f"{slash}{command.qualified_name}"


def _sentence(context: Context, refused: Refused) -> str:
    """Return why something was refused here; deleted channels are not named."""
    guild = context.guild
    if context.is_outside and refused.code in NEEDS_SERVER:
        refused = Refused(Refusal.OUTSIDE, url=context.tools.channels.invite_url() or "")
    if refused.code is Refusal.CHANNEL_NOT_ALLOWED and guild is not None:
        channels = refused.values["channels"]
        there = tuple(one for one in channels if guild.get_channel(one) is not None)
        if not there:
            return context.texts("refused-channels-deleted")
        refused = Refused(Refusal.CHANNEL_NOT_ALLOWED, channels=there)
    return refusal(context.texts, refused, labels_of(context.interaction.message))


async def _say(reply: Reply, sentence: str) -> None:
    try:
        await reply.send_text(sentence)
    except Exception as error:
        if not is_discords(error):
            raise
        _log.warning("A sentence could not be said (%s).", named(error))
