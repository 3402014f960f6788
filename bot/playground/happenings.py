"""What happens to people, servers and channels, each told to the bot as Discord does."""

from dataclasses import dataclass, replace

from .core import Core
from .people import Channel, Guild, Person
from .permissions import Permission
from .session import Intent
from .wire import guild_create_wire, member_wire


@dataclass(slots=True)
class Happenings:
    """Changes to the world around the bot."""

    core: Core

    def add_person(self, name: str, locale: str, guild: Guild | None) -> Person:
        """A new account, member of a server or of none."""
        person = self.core.directory.add_person(name, locale)
        if guild is not None:
            self.join(guild, person)
        return person

    def join(self, guild: Guild, person: Person) -> None:
        """A person becomes a member."""
        core = self.core
        changed = core.directory.join(core.directory.guilds[guild.id], person)
        event = {**member_wire(changed, person), "guild_id": str(guild.id)}
        core.say("GUILD_MEMBER_ADD", event, Intent.GUILD_MEMBERS)

    def leave(self, guild: Guild, person: Person) -> None:
        """A person is a member no longer."""
        core = self.core
        core.directory.leave(core.directory.guilds[guild.id], person)
        event = {"guild_id": str(guild.id), "user": person.wire()}
        core.say("GUILD_MEMBER_REMOVE", event, Intent.GUILD_MEMBERS)

    def add_guild(self, name: str, owner: Person, *, locale: str = "en-US") -> Guild:
        """A new server with one channel, and the bot in it."""
        core = self.core
        guild = core.directory.add_guild(name, owner, locale)
        core.directory.add_channel(guild, "general")
        channels = core.directory.channels_of(guild.id)
        core.say("GUILD_CREATE", guild_create_wire(guild, core.directory.bot, channels))
        return guild

    def add_channel(self, guild: Guild, name: str) -> Channel:
        """A new channel."""
        core = self.core
        channel = core.directory.add_channel(guild, name)
        core.say("CHANNEL_CREATE", core.channel_wire(channel.id))
        return channel

    def delete_channel(self, channel: Channel) -> None:
        """A channel is deleted, with all that is in it."""
        self.core.remove_channel(channel)

    def remove_bot(self, guild: Guild) -> None:
        """The bot is put out of a server."""
        self.core.remove_bot(guild)

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """A thread falls asleep, or a moderator closes it."""
        channel = replace(self.core.directory.channel(thread.id), archived=True, locked=locked)
        self.core.directory.keep(channel)
        self.core.say("THREAD_UPDATE", self.core.channel_wire(channel.id))

    def deny(self, channel: Channel, *permissions: Permission) -> None:
        """Take permissions from the bot in a channel."""
        denied = self.core.directory.channel(channel.id).denied_to_bot
        for permission in permissions:
            denied |= permission
        self._set_denied(channel, denied)

    def allow(self, channel: Channel) -> None:
        """Give the bot everything again in a channel."""
        self._set_denied(channel, 0)

    def make_manager(self, guild: Guild, person: Person) -> None:
        """A member may manage the server."""
        core = self.core
        current = core.directory.guilds[guild.id]
        managers = (*current.manager_ids, person.id)
        core.directory.keep(replace(current, manager_ids=managers))

    def set_guild_locale(self, guild: Guild, locale: str) -> None:
        """A server's language changes."""
        core = self.core
        changed = replace(core.directory.guilds[guild.id], locale=locale)
        core.directory.keep(changed)
        channels = core.directory.channels_of(guild.id)
        core.say("GUILD_UPDATE", guild_create_wire(changed, core.directory.bot, channels))

    def set_dms(self, person: Person, *, is_open: bool) -> None:
        """A person takes direct messages from bots, or doesn't."""
        directory = self.core.directory
        directory.keep(replace(directory.people[person.id], dms_open=is_open))

    def set_locale(self, person: Person, locale: str) -> None:
        """A person's Discord speaks another language."""
        directory = self.core.directory
        directory.keep(replace(directory.people[person.id], locale=locale))

    def _set_denied(self, channel: Channel, denied: int) -> None:
        core = self.core
        core.directory.keep(replace(core.directory.channel(channel.id), denied_to_bot=denied))
        core.say("CHANNEL_UPDATE", core.channel_wire(channel.id))
