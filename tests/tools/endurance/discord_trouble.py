"""Random faults of people, servers and the connection; each ends after a while."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from bot.playground.objects.automod import MENTION_LIMIT
from bot.playground.objects.channel import Channel, ChannelType
from bot.playground.objects.guild import Guild
from bot.playground.objects.permissions import Permission
from bot.playground.objects.person import Person
from tests.tools.endurance.controls import ON_TABLES, controls_of
from tests.tools.endurance.environment import Environment
from tests.tools.endurance.names import ERASED

_DENIED: Final = (
    (Permission.VIEW_CHANNEL,),
    (Permission.SEND_MESSAGES, Permission.SEND_MESSAGES_IN_THREADS),
    (Permission.ATTACH_FILES,),
)
_DENIED_TO_PEOPLE: Final = (
    Permission.VIEW_CHANNEL,
    Permission.SEND_MESSAGES,
    Permission.USE_APPLICATION_COMMANDS,
)
_NICKS: Final = ("Champion 🌸", "花見", "@everyone", "**b** `c`", "\u202egnirts", "a" * 32)
_FORBIDDEN: Final = (("*",), ("*champion*", "*花見*", "*b*"), ("*koi*",), ("*turn*",))
"""Words that a server's filter forbids; the first are in each message with a text."""
_SPARED: Final = 0.9
"""The share of connection faults that is skipped while `connected` is set."""
_MOST_SECONDS: Final = 8.0
"""Maximum duration of a fault, in seconds."""


@dataclass(slots=True)
class DiscordTrouble:
    """Causes one fault after the other, until cancelled."""

    environment: Environment
    counted: Counter[str]
    rng: random.Random
    connected: bool = False
    """Skip most connection faults: the library's reconnection delays would keep the bot away."""
    deleted: set[int] = field(default_factory=set)
    """Messages deleted by somebody."""
    _healing: set[asyncio.Task[None]] = field(default_factory=set)

    async def live(self) -> None:
        """Cause faults at random times."""
        kinds: tuple[tuple[Callable[[], None], int], ...] = (
            (self._drop, 3),
            (self._reconnect, 2),
            (self._forget_session, 2),
            (self._close_dms, 4),
            (self._refuse_dms, 3),
            (self._archive, 1),
            (self._delete_message, 6),
            (self._delete_channel, 1),
            (self._deny, 3),
            (self._filter, 2),
            (self._kick, 1),
            (self._leave, 2),
            (self._call_otherwise, 2),
            (self._rename, 1),
            (self._deny_person, 2),
            (self._dismiss, 1),
            (self._uninstall, 2),
            (self._hide_apps, 1),
        )
        troubles, weights = zip(*kinds, strict=True)
        while True:
            await asyncio.sleep(self.rng.uniform(0.3, 2.5))
            trouble = self.rng.choices(troubles, weights)[0]
            spared = self.connected and self.rng.random() < _SPARED
            if not (spared and trouble in {self._drop, self._reconnect, self._forget_session}):
                trouble()

    async def heal(self) -> None:
        """End all present faults."""
        for task in tuple(self._healing):
            task.cancel()
        await asyncio.gather(*self._healing, return_exceptions=True)

    # ── the connection ──────────────────────────────────────────────────────────────────────

    def _drop(self) -> None:
        self._count("gateway closed")
        self.environment.core.gateway.drop(4000)

    def _reconnect(self) -> None:
        self._count("op 7")
        self.environment.core.gateway.ask_to_reconnect()

    def _forget_session(self) -> None:
        self._count("op 9")
        self.environment.core.gateway.forget_sessions()

    # ── people ──────────────────────────────────────────────────────────────────────────────

    def _close_dms(self) -> None:
        person = self._somebody()
        self._count("dms closed", f"person {person.id}")
        self.environment.events.set_dms(person, is_open=False)
        self._later(lambda: self.environment.events.set_dms(person, is_open=True))

    def _refuse_dms(self) -> None:
        """Make Discord refuse to open direct messages for the bot, or to send to them."""
        code = self.rng.choice((20026, 40003))
        times, sending = self.rng.randint(1, 4), self.rng.random() < 0.3
        self._count(f"dms refused {code}")
        self.environment.events.refuse_dms(None, code, times=times, sending=sending)
        self._later(self.environment.events.accept_dms)

    def _leave(self) -> None:
        guild = self._some_guild()
        others = [one for one in guild.member_ids if one != guild.owner_id]
        if not others:
            return
        person = self.environment.core.directory.people[self.rng.choice(others)]
        self._count("person left", f"person {person.id}, server {guild.id}")
        self.environment.events.leave(guild, person)
        self._later(lambda: self._join(guild, person))

    def _join(self, guild: Guild, person: Person) -> None:
        if person.id not in self.environment.erased_ids:
            self.environment.events.join(self._now(guild), person)

    def _call_otherwise(self) -> None:
        """Change somebody's nickname on a server."""
        guild = self._some_guild()
        person = self.environment.core.directory.people[self.rng.choice(guild.member_ids)]
        nick = self.rng.choice((None, *_NICKS))
        self._count("nickname", f"person {person.id}, server {guild.id}")
        self.environment.events.set_nick(guild, person, nick)

    def _rename(self) -> None:
        """Change somebody's name everywhere, for a while."""
        person = self._somebody()
        if person.name == ERASED:
            return
        self._count("renamed", f"person {person.id}")
        self.environment.events.rename(person, self.rng.choice(_NICKS))
        self._later(lambda: self.environment.events.rename(person, person.name))

    def _deny_person(self) -> None:
        """Deny somebody a channel, writing in it, or commands in it."""
        channel = self._some_channel(threads=False)
        if channel is None:
            return
        person, denied = self._somebody(), self.rng.choice(_DENIED_TO_PEOPLE)
        self._count("person's permission taken", f"channel {channel.id}, person {person.id}")
        self.environment.events.deny_person(person, channel, denied)
        self._later(lambda: self._allow_person(person, channel))

    def _allow_person(self, person: Person, channel: Channel) -> None:
        if channel.id in self.environment.core.directory.channels:
            self.environment.events.allow_person(person, channel)

    def _dismiss(self) -> None:
        """Take a server's manager permission from somebody for a while."""
        guild = self._some_guild()
        if not guild.manager_ids:
            return
        person = self.environment.core.directory.people[self.rng.choice(guild.manager_ids)]
        self._count("manager dismissed", f"person {person.id}, server {guild.id}")
        self.environment.events.dismiss_manager(guild, person)
        self._later(lambda: self._make_manager(guild, person))

    def _uninstall(self) -> None:
        """Remove the bot from somebody's apps for a while."""
        people = [one for one in self.environment.core.directory.people.values() if one.has_app]
        if not people:
            return
        person = self.rng.choice(people)
        self._count("app removed", f"person {person.id}")
        self.environment.events.install_for(person, installed=False)
        self._later(lambda: self.environment.events.install_for(person))

    def _make_manager(self, guild: Guild, person: Person) -> None:
        if person.id in (now := self._now(guild)).member_ids:
            self.environment.events.make_manager(now, person)

    def _now(self, guild: Guild) -> Guild:
        return self.environment.core.directory.guilds[guild.id]

    # ── places ──────────────────────────────────────────────────────────────────────────────

    def _delete_message(self) -> None:
        """Delete one of the bot's messages as a moderator, preferably a table."""
        core = self.environment.core
        public = [
            one
            for one in core.messages.by_id.values()
            if one.only_for is None
            and one.author_id == core.directory.bot.id
            and (channel := core.directory.channels.get(one.channel_id)) is not None
            and channel.guild_id is not None
        ]
        tables = [one for one in public if any(c.verb in ON_TABLES for c in controls_of(one))]
        if not public:
            return
        message = self.rng.choice(tables or public)
        self._count("message deleted", f"message {message.id}")
        self.deleted.add(message.id)
        core.messages.delete(message)

    def _delete_channel(self) -> None:
        """Delete a channel or a thread, and add another channel."""
        channel = self._some_channel()
        if channel is None or channel.guild_id is None:
            return
        guild = self.environment.core.directory.guilds[channel.guild_id]
        self._count("thread deleted" if channel.is_thread else "channel deleted")
        if not channel.is_thread:
            self.environment.events.add_channel(guild, channel.name)
        self.environment.events.delete_channel(channel)

    def _archive(self) -> None:
        threads = [
            one
            for one in self.environment.core.directory.channels.values()
            if one.is_thread and not one.archived
        ]
        if threads:
            thread = self.rng.choice(threads)
            self._count("thread archived", f"channel {thread.id}")
            self.environment.events.archive(thread)

    def _deny(self) -> None:
        channel = self._some_channel(threads=False)
        if channel is None:
            return
        denied = self.rng.choice(_DENIED)
        self._count("permission taken", f"channel {channel.id}: {denied[0].name}")
        self.environment.events.deny(channel, *denied)
        self._later(lambda: self._allow(channel))

    def _allow(self, channel: Channel) -> None:
        if channel.id in self.environment.core.directory.channels:
            self.environment.events.allow(channel)

    def _filter(self) -> None:
        """Let a server's own filter forbid words, names, or all that the bot sends, for a while.

        Discord reports no change of a filter. The admin then changes a permission, too: that makes
        the bot try again what was refused.
        """
        guild = self._some_guild()
        words = self.rng.choice(_FORBIDDEN)
        hides = self.rng.random() < 0.5
        self._count("filter", f"server {guild.id}: {words}")
        self.environment.events.set_automod(
            guild, mentions=MENTION_LIMIT, words=words, hides_answers=hides
        )
        self._later(lambda: self._end_filter(guild.id))

    def _end_filter(self, guild_id: int) -> None:
        directory, events = self.environment.core.directory, self.environment.events
        events.set_automod(directory.guilds[guild_id], mentions=MENTION_LIMIT)
        for channel in tuple(directory.channels.values()):
            if channel.guild_id == guild_id and channel.type is ChannelType.TEXT:
                events.deny(channel, Permission.ATTACH_FILES)
                events.allow(channel)

    def _hide_apps(self) -> None:
        """Let a server hide the answers of apps that only people have installed, for a while."""
        guild = self._some_guild()
        self._count("people's apps hidden", f"server {guild.id}")
        self.environment.events.allow_external_apps(guild, allowed=False)
        self._later(lambda: self.environment.events.allow_external_apps(guild, allowed=True))

    def _kick(self) -> None:
        guild = self._some_guild()
        if not guild.bot_is_member:
            return
        self._count("kicked", f"server {guild.id}")
        events = self.environment.events
        self.rng.choice((events.remove_bot, events.remove_app))(guild)
        self._later(lambda: self.environment.events.invite_bot(guild))

    # ── inside ──────────────────────────────────────────────────────────────────────────────

    def _count(self, what: str, where: str = "") -> None:
        self.counted[what] += 1
        self.environment.mark(f"{what} {where}".rstrip())

    def _later(self, heal: Callable[[], None]) -> None:
        """End a fault after a while, or immediately when all faults end."""

        async def wait(seconds: float) -> None:
            try:
                await asyncio.sleep(seconds)
            finally:
                heal()

        task = asyncio.create_task(wait(self.rng.uniform(1, _MOST_SECONDS)))
        self._healing.add(task)
        task.add_done_callback(self._healing.discard)

    def _somebody(self) -> Person:
        return self.rng.choice(list(self.environment.core.directory.people.values()))

    def _some_guild(self) -> Guild:
        return self.rng.choice(list(self.environment.core.directory.guilds.values()))

    def _some_channel(self, *, threads: bool = True) -> Channel | None:
        channels = [
            one
            for one in self.environment.core.directory.channels.values()
            if one.guild_id is not None and (threads or not one.is_thread)
        ]
        return self.rng.choice(channels) if channels else None
