"""The context of a handler: who asks, in which language, how to answer, and with which tools."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from typing import Any, Final, NamedTuple, TypeVar

import discord

from bot.interactions.command_access import CommandAccess
from bot.interactions.hosts import OPEN_PRESSES, Hosts
from bot.interactions.members import LeaverCheck
from bot.interactions.refused_forms import RefusedForms
from bot.interactions.runner import Runner
from bot.interactions.shared_results import SharedResults
from bot.interactions.startup_sync import CatchUp
from bot.interactions.threads import Threads
from bot.locales import DEFAULT, Language, Texts, own_name, texts_in
from bot.matches.background import Signal
from bot.matches.errors import Refusal, Refused, UnknownMatch, log_failure
from bot.matches.models.match import MatchInfo, StoredMatch
from bot.matches.models.people import Nickname, Person, Preferences
from bot.matches.models.posted_messages import MatchContext
from bot.matches.models.terms import NOWHERE, ChangedSettings, ChannelRef
from bot.matches.services import MatchService
from bot.matches.services.service import ServiceFeature
from bot.messages.languages import Languages
from bot.messages.presenter import Presenter
from bot.messages.sending.channels import Channels, is_among_others, server_of
from bot.messages.sending.reply import Reply
from bot.policies import Hosted
from bot.screens.message import Button, Buttons, Divider, Picture, Prose, Row

T = TypeVar("T")
_log = logging.getLogger(__name__)


class PreferenceBlocks(NamedTuple):
    """Blocks for the panel of a person's preferences."""

    blocks: tuple[Prose | Divider | Row, ...]
    shown: Callable[[], Awaitable[None]] | None = None
    """Called once the command's answer has shown them."""


class AbortNote(NamedTuple):
    """The consequences of ending a match, for the admin who is asked about it."""

    question: str
    instead: Button
    """The button of an alternative to ending the match."""
    done: str
    """Confirms the end."""


def _no_runners(_: Tools) -> Sequence[Runner]:
    return ()


class DailyPostPart(NamedTuple):
    """A feature's part of the post of each day."""

    button: Button
    picture: Picture | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class InteractionFeature(ServiceFeature):
    """A feature's additions to panels of others, and its runners."""

    runners: Callable[[Tools], Sequence[Runner]] = _no_runners
    """Makes the feature's runners; `Context.of` returns each by its type."""
    preference_blocks: Callable[[Context], Awaitable[PreferenceBlocks]] | None = None
    """Makes blocks that lead from a person's preferences to the feature."""
    games_entry: Callable[[Context], Awaitable[tuple[str, Buttons] | None]] | None = None
    """A text with its buttons, shown first in the list of a person's matches."""
    profile_line: Callable[[Context, Person], Awaitable[str | None]] | None = None
    """A line of a person's profile, for the reader in the context."""
    shows_match: Callable[[Context, MatchInfo], Awaitable[bool]] | None = None
    """Returns whether everybody may see a match of others, on any server."""
    daily_post: Callable[[Texts, date], DailyPostPart] | None = None
    """Makes the feature's part of the post of a day."""
    leaving_note: Callable[[Context, MatchInfo], Awaitable[str | None]] | None = None
    """The consequence for a person who has just left a match, if there is one."""
    on_abort: Callable[[Context, MatchInfo], Awaitable[Callable[[], Awaitable[None]]]] | None = None
    """Stores that an admin has ended a match. The returned function runs after the answer."""
    on_settings: Callable[[Context, ChangedSettings], Awaitable[None]] | None = None
    """Runs after the answer to an admin who has changed the server's settings."""
    after_command: Callable[[Context], Awaitable[None]] | None = None
    """Runs after the answer to a command; it may tell the person something in private."""
    abort_note: Callable[[Context, int], Awaitable[AbortNote | None]] | None = None
    """Makes a note for an admin, by the match's number; None if it belongs to nothing else."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tools:
    """The tools of every handler; the same for all interactions."""

    client: discord.Client
    service: MatchService
    presenter: Presenter
    catch_up: CatchUp
    threads: Threads
    languages: Languages
    channels: Channels
    command_access: CommandAccess
    leavers: LeaverCheck
    shared_results: SharedResults
    refused_forms: RefusedForms
    hosted: Hosted
    hosts: Hosts
    mistap_guard: timedelta
    """How long a question that has just appeared ignores presses."""
    features: Sequence[InteractionFeature]
    arrived: Signal[[discord.Interaction[Any]]] = field(
        default_factory=lambda: Signal("an interaction")
    )
    """Published with each interaction before it is answered."""
    runners: dict[type[Any], Runner] = field(default_factory=dict)
    """The runners of all features by their types; the client fills it while it is built."""


class Context:
    """One interaction being answered, with everything that its handler needs."""

    def __init__(self, reply: Reply, tools: Tools) -> None:
        interaction = reply.interaction
        self.interaction: Final[discord.Interaction[Any]] = interaction
        self.reply: Final = reply
        self.guild_id: Final = server_of(interaction)
        """The id of the server where the person is; None in direct messages, and outside."""
        self.among_others: Final = is_among_others(interaction)
        """Whether others read there what isn't hidden."""
        self.is_outside: Final = self.guild_id is None and self.among_others
        """Whether the bot can do nothing but answer there: no server of the bot, and no direct
        messages with it."""
        self.person: Final = self.person_here(interaction.user)
        self.texts: Texts = texts_in(DEFAULT).at(self.guild_id)
        self.found_language: Language | None = None
        """The server's language from now on, if this interaction has decided it."""
        self.tools: Final = tools
        self.service: Final = tools.service
        self.presenter: Final = tools.presenter
        self._snapshot: MatchContext | None = None
        self._stored_names: Person | None = None

    def of(self, kind: type[T]) -> T:
        """Return the service or the runner of a feature by its type."""
        runner = self.tools.runners.get(kind)
        return runner if isinstance(runner, kind) else self.service.of(kind)

    async def begin(self, match_id: int | None) -> None:
        """Read the person's language, and the match if an id is given.

        The language and the person's names are stored for later messages. An unknown match is
        refused later, in this language.
        """
        try:
            chosen = None
            if match_id is not None:
                chosen = await self._read(match_id)
            await self.find_language(chosen)
            if not self.person.is_stored_as(self._stored_names):
                await self.service.settings.name_person(self.person)
        except Exception:  # if the database is away, the handler fails as well
            log_failure(_log, "The language of a person could not be found.")

    def refuse_barred(self, verb: str | None = None) -> None:
        """Raise `Refused` if the host bars the person or server, or the person is being erased.

        `verb`: the custom id's route.
        """
        core = self.service.core
        if self.person.id in core.erasing:
            raise Refused(Refusal.ERASING)
        host = core.host
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
            guild_id = self.guild_id
            stored = await self.service.settings.acquaintance(self.person.id, guild_id)
            chosen, self._stored_names = stored.preferences, stored.person
        seen = await languages.seen(chosen, self.interaction.locale.value)
        if seen is not chosen and self._snapshot is not None:
            self.presenter.note(self._snapshot.preferring(seen))
        self.texts = languages.of_preferences(seen).at(self.guild_id)
        channel_id = self.interaction.channel_id
        if self.interaction.context.dm_channel and seen.dm_channel_id is None and channel_id:
            await self.presenter.deps.direct_messages.keep(self.person.id, channel_id)

    async def _read(self, match_id: int) -> Preferences | None:
        """Read a match with all that its messages need; return the person's preferences."""
        try:
            snapshot = await self.service.queries.snapshot(match_id, self.person.id, self.guild_id)
        except UnknownMatch:
            return None
        self._snapshot, self._stored_names = snapshot, snapshot.reader
        self.presenter.note(snapshot)
        return snapshot.preferences_of(self.person.id)

    async def match_within_reach(self, match_id: int) -> StoredMatch:
        """Return a match: the person's own from anywhere, any other only from its own server.

        Outside, everybody can reach a match whose public message they press, which Discord sends.
        The best match of a past day is shown everywhere, so everybody can reach it. A custom id can
        name any match. Raises `UnknownMatch`, also if the person may not see it here.
        """
        if self._snapshot is None or self._snapshot.info.id != match_id:
            await self._read(match_id)
        stored = await self.service.queries.get(match_id)
        guild_id = stored.info.place.guild_id
        own = self.person.id in {person.id for person in stored.info.people}
        if own or (guild_id is not None and guild_id == self.guild_id):
            return stored
        if self._presses_outside(stored.info):
            return stored
        for feature in self.tools.features:
            if feature.shows_match and await feature.shows_match(self, stored.info):
                return stored
        raise UnknownMatch

    async def update_outside(self, match_id: int) -> None:
        """Bring the public message of a match outside up to date, if it is pressed.

        It can be the first time that a token reaches it since a change.
        """
        with suppress(UnknownMatch):
            info = (await self.service.queries.get(match_id)).info
            if self._presses_outside(info):
                await self.presenter.outside.update_pressed(match_id, self.reply)

    def _presses_outside(self, info: MatchInfo) -> bool:
        """Return whether the press is on the public message of a match outside.

        The router has found the pressed button on that message.
        """
        pressed = self.interaction.message
        public = pressed is not None and not pressed.flags.ephemeral
        return public and self.is_outside and info.place == NOWHERE

    @property
    def place(self) -> ChannelRef:
        """Return the server and channel where the person is; outside, no place at all."""
        if self.is_outside:
            return NOWHERE
        channel = self.interaction.channel
        parent = channel.parent_id if isinstance(channel, discord.Thread) else None
        assert self.interaction.channel_id is not None
        return ChannelRef(self.guild_id, self.interaction.channel_id, parent)

    def asked_about(self, member: discord.User | discord.Member | None) -> Person:
        """Return the person whose figures are requested: the member, or the user if None.

        Raises `Refused` for a bot: it plays no matches that count.
        """
        if member is None:
            return self.person
        if member.bot:
            raise Refused(Refusal.BOT_MEMBER)
        return self.person_here(member)

    def person_here(self, user: discord.User | discord.Member) -> Person:
        """Return a Discord user as a `Person`; with a nickname only on a server of the bot."""
        person = person_of(user)
        return replace(person, nick=None) if self.is_outside else person

    @property
    def guild(self) -> discord.Guild | None:
        """Return the server where the person is, as the bot knows it; None outside of servers."""
        return None if self.guild_id is None else self.interaction.guild


def person_of(user: discord.User | discord.Member) -> Person:
    """Return a Discord user as a `Person`, with the global name and a member's nickname."""
    nick = Nickname(user.guild.id, user.nick or "") if isinstance(user, discord.Member) else None
    return Person(user.id, user.global_name or user.name, nick)


# A server without a language of its own gets that of its first user.


async def settle_language(context: Context) -> None:
    """Store the person's language as the server's, if the server has none yet.

    Called before a message for everybody is posted. Only a community has a language on Discord.
    """
    guild_id, language = context.guild_id, context.texts.language
    if guild_id is None or not await context.tools.languages.is_unknown(guild_id):
        return
    if await context.service.settings.find_language(guild_id, language):
        context.found_language = language


def language_line(context: Context, found: Language) -> str:
    """Return a line that names the language and where to change it; also in English."""
    languages = dict.fromkeys((context.texts.language, DEFAULT))
    lines = [texts_in(one)("language-found", language=own_name(found)) for one in languages]
    return "\n".join(lines)
