"""The context of a handler: who asks, in which language, how to answer, and with which tools."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

import discord

from bot.interactions.command_access import CommandAccess
from bot.interactions.hosts import OPEN_PRESSES, Hosts
from bot.interactions.members import LeaverCheck
from bot.interactions.shared_results import SharedResults
from bot.interactions.startup_sync import CatchUp
from bot.interactions.threads import Threads
from bot.locales import DEFAULT, Language, Texts, own_name, texts_in
from bot.matches.errors import Refusal, Refused, UnknownMatch, log_failure
from bot.matches.models.match import StoredMatch
from bot.matches.models.people import Nickname, Person, Preferences
from bot.matches.models.posted_messages import MatchContext
from bot.matches.models.terms import ChannelRef
from bot.matches.services import MatchService
from bot.matchmaking.runner import MatchmakingRunner
from bot.messages.languages import Languages
from bot.messages.presenter import Presenter
from bot.messages.sending.channels import Channels
from bot.messages.sending.reply import Reply
from bot.policies import Hosted
from bot.reminders.runner import ReminderRunner
from bot.tournaments.runner import TournamentRunner

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tools:
    """What every handler may use; the same for all interactions."""

    service: MatchService
    presenter: Presenter
    catch_up: CatchUp
    threads: Threads
    languages: Languages
    channels: Channels
    command_access: CommandAccess
    leavers: LeaverCheck
    tournaments: TournamentRunner
    matchmaking: MatchmakingRunner
    reminders: ReminderRunner
    shared_results: SharedResults
    hosted: Hosted
    hosts: Hosts
    mistap_guard: timedelta
    """How long a question that has just appeared ignores presses."""


class Context:
    """One interaction being answered, with everything that its handler needs."""

    def __init__(self, reply: Reply, tools: Tools) -> None:
        interaction = reply.interaction
        self.interaction: Final[discord.Interaction[Any]] = interaction
        self.reply: Final = reply
        self.person: Final = person_of(interaction.user)
        self.texts: Texts = texts_in(DEFAULT).at(interaction.guild_id)
        self.found_language: Language | None = None
        """In which the server is spoken to from now on, if this interaction has decided that."""
        self.tools: Final = tools
        self.service: Final = tools.service
        self.presenter: Final = tools.presenter
        self._snapshot: MatchContext | None = None
        self._stored_names: Person | None = None

    async def begin(self, match_id: int | None) -> None:
        """Read what the answer needs: the person's language, and a match, if one is meant.

        The language is noted for later messages, and so are the person's names. What is wrong with
        the match is said later, in this language.
        """
        try:
            chosen = None
            if match_id is not None:
                chosen = await self._read(match_id)
            await self.find_language(chosen)
            if not self.person.is_stored_as(self._stored_names):
                await self.service.settings.name_person(self.person)
        except Exception:  # if the database is away, the answer itself says so
            log_failure(_log, "The language of a person could not be found.")

    def refuse_barred(self, verb: str | None = None) -> None:
        """Raise `Refused` for whom the host bars; `verb`: the first word of what is pressed."""
        host = self.service.core.host
        if not host.bars or verb in OPEN_PRESSES:
            return
        if host.bars_person(self.person.id):
            raise Refused(Refusal.BARRED)
        if host.bars_server(self.interaction.guild_id):
            raise Refused(Refusal.BARRED_SERVER)

    async def find_language(self, chosen: Preferences | None = None) -> None:
        """Set `texts` to the person's own language, and note it for later messages.

        `chosen`: the person's preferences, if they were read already.
        """
        languages = self.tools.languages
        if chosen is None:
            guild_id = self.interaction.guild_id
            stored = await self.service.settings.acquaintance(self.person.id, guild_id)
            chosen, self._stored_names = stored.preferences, stored.person
        seen = await languages.seen(chosen, self.interaction.locale.value)
        if seen is not chosen and self._snapshot is not None:
            self.presenter.note(self._snapshot.preferring(seen))
        self.texts = languages.of_preferences(seen).at(self.interaction.guild_id)

    async def _read(self, match_id: int) -> Preferences | None:
        """Read a match with all that its messages need; return the person's preferences."""
        try:
            snapshot = await self.service.queries.snapshot(
                match_id, self.person.id, self.interaction.guild_id
            )
        except UnknownMatch:
            return None
        self._snapshot, self._stored_names = snapshot, snapshot.reader
        self.presenter.note(snapshot)
        return snapshot.preferences_of(self.person.id)

    async def match_within_reach(self, match_id: int) -> StoredMatch:
        """Return a match: one's own from anywhere, another person's only from its own server.

        How the best of a past day played its deal is shown everywhere, and so that match is within
        everybody's reach. A custom id can name any match. Raises `UnknownMatch`, also if this
        person may not see it here.
        """
        if self._snapshot is None or self._snapshot.info.id != match_id:
            await self._read(match_id)
        stored = await self.service.queries.get(match_id)
        guild_id = stored.info.place.guild_id
        own = self.person.id in {person.id for person in stored.info.people}
        if own or (guild_id is not None and guild_id == self.interaction.guild_id):
            return stored
        if not await self.service.daily.is_best(stored.info):
            raise UnknownMatch
        return stored

    @property
    def place(self) -> ChannelRef:
        """Return the server and channel where the person is."""
        channel = self.interaction.channel
        parent = channel.parent_id if isinstance(channel, discord.Thread) else None
        assert self.interaction.channel_id is not None
        return ChannelRef(self.interaction.guild_id, self.interaction.channel_id, parent)

    def asked_about(self, member: discord.User | discord.Member | None) -> Person:
        """Return whose figures are asked for: a member's, or one's own.

        Raises `Refused` for a bot: it plays no matches that count.
        """
        if member is None:
            return self.person
        if member.bot:
            raise Refused(Refusal.BOT_MEMBER)
        return person_of(member)


def person_of(user: discord.User | discord.Member) -> Person:
    """Return a Discord user as a `Person`, with what they are called everywhere, and here."""
    nick = Nickname(user.guild.id, user.nick or "") if isinstance(user, discord.Member) else None
    return Person(user.id, user.global_name or user.name, nick)


# In which language a server is spoken to that has none of its own: that of its first user.


async def settle_language(context: Context) -> None:
    """Take the person's language for all that this server reads, if nobody chose one.

    Called before something is posted for everybody. Only a community has a language on Discord.
    """
    guild_id, language = context.interaction.guild_id, context.texts.language
    if guild_id is None or not await context.tools.languages.is_unknown(guild_id):
        return
    if await context.service.settings.find_language(guild_id, language):
        context.found_language = language


def language_line(context: Context, found: Language) -> str:
    """Say which language was taken now, and where to change it; also in English."""
    languages = dict.fromkeys((context.texts.language, DEFAULT))
    lines = [texts_in(one)("language-found", language=own_name(found)) for one in languages]
    return "\n".join(lines)
