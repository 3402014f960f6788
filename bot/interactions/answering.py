"""Answering an interaction whatever happens: every error becomes a sentence here."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

import discord

from bot.locales import DEFAULT, Texts, texts_in
from bot.matches.errors import MatchError
from bot.matches.models.people import Person
from bot.messages.failures import is_discords, named
from bot.messages.queue import QueueClosed
from bot.messages.reply import Reply
from bot.screens.wording.refusals import refusal

if TYPE_CHECKING:
    from bot.client import KoiKoiClient

_log = logging.getLogger(__name__)

TABLE_NEEDS: Final = ("view_channel", "send_messages", "attach_files")
THREAD_NEEDS: Final = ("view_channel", "send_messages_in_threads", "attach_files")


class Refused(Exception):  # noqa: N818 - a polite no, not a failure
    """Something that Discord's side forbids.

    The person reads the message `refused-` and the code, with these values.
    """

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(code)
        self.code: Final = code
        self.values: Final = values


class Context:
    """One interaction being answered: who, in which language, and how to reply."""

    def __init__(self, client: KoiKoiClient, reply: Reply) -> None:
        interaction = reply.interaction
        self.client: Final = client
        self.interaction: Final = interaction
        self.reply: Final = reply
        self.person: Final = person_of(interaction.user)
        self.texts: Texts = texts_in(DEFAULT)

    async def find_language(self) -> None:
        """The person's own language; noted for messages that answer no interaction."""
        try:
            await self.client.languages.seen(self.person.id, self.interaction.locale.value)
            self.texts = await self.client.languages.of_person(self.person.id)
        except Exception:  # the answer says it, if more than the language is missing
            _log.exception("The language of a person could not be found.")


def person_of(user: discord.User | discord.Member) -> Person:
    """A user as matches know people: with the name that others see here."""
    return Person(user.id, user.display_name)


@asynccontextmanager
async def answering(
    client: KoiKoiClient,
    interaction: discord.Interaction,
    about: str,
    *,
    private: bool = True,
) -> AsyncIterator[Context]:
    """Answer in time; a refusal is a sentence, a bug an apology with a number for the log.

    `about` says in the log what it was: it must not name cards.
    """
    reply = Reply(
        interaction,
        client.delivery,
        private=private,
        tracker=client.deferred,
        soon=client.answer_late,
    )
    context = Context(client, reply)
    async with client.in_flight.one(), reply.in_time():
        try:
            await context.find_language()
            yield context
        except MatchError as refused:
            await _say(reply, refusal(context.texts, refused))
        except Refused as refused:
            await _say(reply, context.texts(f"refused-{refused.code}", **refused.values))
        except (QueueClosed, asyncio.CancelledError) as stopped:
            await _say(reply, context.texts("refused-stopping"))
            if isinstance(stopped, asyncio.CancelledError):
                raise
        except Exception as error:
            if reply.tried and is_discords(error):
                # What was asked for is done, and an apology would say otherwise. Messages of a
                # match are brought up to date through their channel.
                _log.warning("%s could not be answered (%s).", about, named(error))
                return
            reference = secrets.token_hex(4)
            _log.exception("%s failed; reference %s.", about, reference)
            await _say(reply, context.texts("refused-broken", reference=reference))
        finally:
            await _think_no_more(reply)


async def _think_no_more(reply: Reply) -> None:
    """Nothing more will follow: "thinking…" must not stay for ever."""
    if not reply.thinking:
        return
    try:
        await reply.leave()
    except Exception as error:
        if not is_discords(error):
            raise
        _log.warning("An interaction is left thinking (%s).", named(error))


async def _say(reply: Reply, sentence: str) -> None:
    try:
        await reply.say(sentence)
    except Exception as error:
        if not is_discords(error):
            raise
        _log.warning("A sentence could not be said (%s).", named(error))


def both_may_write(interaction: discord.Interaction[Any]) -> bool:
    """Whether the bot may, and the person: it says nothing for those who may not speak there."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    need = "send_messages_in_threads" if in_thread else "send_messages"
    return all(
        allowed.view_channel and getattr(allowed, need)
        for allowed in (interaction.app_permissions, interaction.permissions)
    )


def check_presence(context: Context, guild_id: int | None) -> None:
    """Refuse where the bot is not on a server: commands and old buttons may work there without it.

    The application can be added to a server without its bot, and the bot can be put out alone.
    """
    if guild_id is not None and context.client.get_guild(guild_id) is None:
        raise Refused("absent", url=context.client.invite_url() or "")


def check_permissions(context: Context, *, threads: bool = False) -> None:
    """Refuse, naming what is missing, before anything is posted here."""
    interaction: discord.Interaction[Any] = context.interaction
    if interaction.guild_id is None:
        return
    check_presence(context, interaction.guild_id)
    in_thread = isinstance(interaction.channel, discord.Thread)
    needs: tuple[str, ...] = THREAD_NEEDS if in_thread else TABLE_NEEDS
    if threads and isinstance(interaction.channel, discord.TextChannel):
        needs = (*needs, "create_public_threads", "send_messages_in_threads")
    missing = [need for need in needs if not getattr(interaction.app_permissions, need)]
    if missing:
        named = ", ".join(f"**{context.texts(f'permission-{need}')}**" for need in missing)
        raise Refused("permission", permissions=named, count=len(missing))
