"""The directory of people, servers and channels, which is stored on disk."""

from collections.abc import Sized
from dataclasses import dataclass, field, replace
from typing import Any

from bot.playground.objects.automod import USUAL_RULES
from bot.playground.objects.channel import Channel, ChannelType
from bot.playground.objects.errors import (
    DMS_CLOSED,
    INVALID_RECIPIENT,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    NO_MUTUAL_GUILD,
    TWO_FACTOR_REQUIRED,
    UNKNOWN_CHANNEL,
    UNKNOWN_GUILD,
    UNKNOWN_USER,
    UPLOADS_LIMITED,
)
from bot.playground.objects.guild import Guild, manager_role
from bot.playground.objects.page_forms import list_dm, list_guild, list_people
from bot.playground.objects.permissions import EVERYONE, IN_GROUPS, NEEDS_2FA, Permission
from bot.playground.objects.person import Person
from bot.playground.objects.role import Role
from bot.playground.objects.snowflakes import Snowflakes
from bot.playground.state.changes import Changes
from bot.playground.state.documents import DocumentStore

_COLOURS = ("#ed4245", "#5865f2", "#3ba55d", "#faa61a", "#eb459e", "#00a8fc", "#9b59b6")


@dataclass(slots=True)
class Directory:
    """All people, servers and channels, by id."""

    ids: Snowflakes
    store: DocumentStore
    changes: Changes
    bot: Person = field(init=False)
    people: dict[int, Person] = field(default_factory=dict)
    guilds: dict[int, Guild] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    owner_uses_2fa: bool = True
    """Whether the owner of the application uses two-factor authentication."""

    def load(self) -> bool:
        """Read the stored objects; return False if there are no objects yet."""
        for body in self.store.all("person"):
            person = Person.from_document(body)
            if person.bot:
                self.bot = person
            else:
                self.people[person.id] = person
        self.guilds = {g.id: g for g in map(Guild.from_document, self.store.all("guild"))}
        self.channels = {c.id: c for c in map(Channel.from_document, self.store.all("channel"))}
        for guild in list(self.guilds.values()):
            if guild.bot_is_member and guild.bot_role() is None:  # from an older playground
                self.keep(self.with_bot(guild))
        return bool(self.people)

    # -- looking up ---------------------------------------------------------------

    def person(self, person_id: int) -> Person:
        """Return a person or the bot, by id. Raises `ApiError`."""
        if person_id == self.bot.id:
            return self.bot
        if person_id not in self.people:
            raise UNKNOWN_USER.error()
        return self.people[person_id]

    def guild(self, guild_id: int) -> Guild:
        """Return a server of the bot, by id. Raises `ApiError`."""
        guild = self.guilds.get(guild_id)
        if guild is None or not guild.bot_is_member:
            raise UNKNOWN_GUILD.error()
        return guild

    def channel(self, channel_id: int) -> Channel:
        """Return a channel, by id. Raises `ApiError`."""
        if channel_id not in self.channels:
            raise UNKNOWN_CHANNEL.error()
        return self.channels[channel_id]

    def channels_of(self, guild_id: int) -> list[Channel]:
        """Return a server's channels and threads."""
        return [c for c in self.channels.values() if c.guild_id == guild_id]

    def dm_of(self, person_id: int) -> Channel | None:
        """Return the channel of a person's direct messages with the bot, or None."""
        return next((c for c in self.channels.values() if c.recipient_id == person_id), None)

    def recipients(self, channel: Channel) -> list[Person]:
        """Return the people of direct messages or of a group message."""
        if channel.is_private:
            return [self.people[one] for one in channel.member_ids]
        return [] if channel.recipient_id is None else [self.person(channel.recipient_id)]

    def has_bot(self, channel: Channel) -> bool:
        """Return whether the bot takes part in a channel, or is a member of its server."""
        if channel.guild_id is not None:
            return self.guilds[channel.guild_id].bot_is_member
        return not channel.is_private

    def sees(self, person_id: int, channel: Channel) -> bool:
        """Return whether a person can see a channel."""
        if channel.guild_id is None:
            return person_id in {channel.recipient_id, *channel.member_ids}
        if person_id not in self.guilds[channel.guild_id].member_ids:
            return False
        if Permission.VIEW_CHANNEL not in self.person_may(person_id, channel):
            return False
        return channel.is_open_to(person_id)

    def audience(self, channel: Channel) -> list[int]:
        """Return the ids of the people who can see a channel."""
        return [person_id for person_id in self.people if self.sees(person_id, channel)]

    def bot_may(self, channel: Channel) -> Permission:
        """Return the bot's permissions in a channel: an interaction's ``app_permissions``."""
        if channel.is_private:
            return IN_GROUPS
        if channel.guild_id is None:
            return EVERYONE
        parent = self.channels.get(channel.parent_id) if channel.parent_id else None
        denied = channel.denied_to_bot | (parent.denied_to_bot if parent else 0)
        allowed = self.guilds[channel.guild_id].permissions_of(self.bot.id) & ~Permission(denied)
        return allowed if allowed & Permission.VIEW_CHANNEL else Permission(0)

    def person_may(self, person_id: int, channel: Channel) -> Permission:
        """Return a person's permissions in a channel."""
        if channel.guild_id is None:
            return EVERYONE
        allowed = self.guilds[channel.guild_id].permissions_of(person_id)
        if Permission.ADMINISTRATOR in allowed:
            return allowed
        channel = self.channels.get(channel.id, channel)
        parent = self.channels.get(channel.parent_id or channel.id, channel)
        allowed &= ~(channel.denied_to(person_id) | parent.denied_to(person_id))
        return allowed if Permission.VIEW_CHANNEL in allowed else Permission(0)

    def require(self, channel: Channel, *needed: Permission) -> None:
        """Refuse a request if the bot lacks access or a permission.

        The bot must be a member of a private thread, regardless of its permissions. Otherwise it
        can only answer interactions there, which needs no access.

        Raises:
            ApiError: 50001 if the bot can't see the channel, 50013 without a permission, 60003 if
                it needs two-factor authentication.
        """
        if not self.has_bot(channel):
            raise MISSING_ACCESS.error()
        allowed = self.bot_may(channel)
        if not allowed & Permission.VIEW_CHANNEL or not channel.is_open_to(self.bot.id):
            raise MISSING_ACCESS.error()
        if any(one not in allowed for one in needed):
            raise MISSING_PERMISSIONS.error()
        if channel.guild_id is not None:
            self.require_2fa(self.guilds[channel.guild_id], *needed)

    def require_2fa(self, guild: Guild, *needed: Permission) -> None:
        """Refuse a request for which the owner of the application needs two-factor authentication.

        Raises:
            ApiError: 60003.
        """
        if not guild.requires_2fa or self.owner_uses_2fa:
            return
        if any(one in NEEDS_2FA for one in needed):
            raise TWO_FACTOR_REQUIRED.error()

    def require_uploads(self, channel: Channel, files: Sized) -> None:
        """Refuse files if Discord takes none on the channel's server.

        Raises:
            ApiError: 400001.
        """
        if files and channel.guild_id and self.guilds[channel.guild_id].uploads_limited:
            raise UPLOADS_LIMITED.error()

    def require_reachable(self, channel: Channel) -> None:
        """Refuse a direct message that the person doesn't accept.

        Raises:
            ApiError: 50278 without a common server unless the person has installed the
                application, 50007 if direct messages are closed or the
                account is deleted.
        """
        if channel.recipient_id is None:
            return
        person = self.people[channel.recipient_id]
        if person.deleted_code is not None:
            raise DMS_CLOSED.error()
        common = (person.id in g.member_ids for g in self.guilds.values() if g.bot_is_member)
        if not person.has_app and not any(common):
            raise NO_MUTUAL_GUILD.error()
        if not person.dms_open:
            raise replace(DMS_CLOSED, status=person.dms_closed_status).error()

    def require_openable(self, person: Person) -> None:
        """Refuse to open direct messages with a person, if Discord refuses that already.

        Raises:
            ApiError: 50007 with HTTP status 400, which Discord returns for opening; 50033 or 10013
                if the account is deleted.
        """
        if person.deleted_code is not None:
            known = (INVALID_RECIPIENT, UNKNOWN_USER)
            raise next(one for one in known if one.code == person.deleted_code).error()
        if not person.dms_open and person.dms_closed_status == 400:
            raise replace(DMS_CLOSED, status=400).error()

    # -- changing -----------------------------------------------------------------

    def keep(self, thing: Person | Guild | Channel) -> None:
        """Store a new or changed person, server or channel."""
        match thing:
            case Person():
                if thing.bot:
                    self.bot = thing
                else:
                    self.people[thing.id] = thing
                self.store.put("person", thing.id, thing.document())
                self.changes.publish("people", people=list_people(self.people.values()))
            case Guild():
                self.guilds[thing.id] = thing
                self.store.put("guild", thing.id, thing.document())
                self.changes.publish("guilds", guilds=self.guilds_listed())
            case Channel():
                self.channels[thing.id] = thing
                self.store.put("channel", thing.id, thing.document())
                if thing.guild_id is not None:
                    self.changes.publish("guilds", guilds=self.guilds_listed())

    def add_bot(self, name: str) -> None:
        """Create the bot's own account."""
        self.keep(Person(self.ids.new(), name.lower().replace(" ", "-"), name, bot=True))

    def add_person(self, name: str, locale: str = "en-US") -> Person:
        """Create an account without a server."""
        colour = _COLOURS[len(self.people) % len(_COLOURS)]
        username = name.lower().replace(" ", "_")
        taken = {person.username for person in self.people.values()}
        if username in taken:
            username = f"{username}{len(taken) + 1}"
        person = Person(self.ids.new(), username, name, locale, colour)
        self.keep(person)
        return person

    def add_guild(
        self,
        name: str,
        owner: Person,
        locale: str = "en-US",
        *,
        bot: bool = True,
        app: bool = True,
        community: bool = False,
    ) -> Guild:
        """Create a server of a person.

        It has the bot as a member, the application with its commands only, or nothing of it.
        """
        guild_id = self.ids.new()
        # The managers' role has the next id.
        self.ids.reserve(guild_id + 1)
        guild = Guild(
            guild_id,
            name,
            owner.id,
            (owner.id,),
            bot_is_member=bot,
            roles=(manager_role(guild_id),),
            locale=locale,
            community=community,
            automod=USUAL_RULES,
            has_app=app,
        )
        if bot:
            guild = self.with_bot(guild)
        self.keep(guild)
        return guild

    def with_bot(self, guild: Guild) -> Guild:
        """Return the server with the bot in it, and the bot's own role below the others."""
        role = Role(self.ids.new(), self.bot.name, bot_id=self.bot.id)
        return replace(guild, bot_is_member=True, has_app=True).with_role(role, 1)

    def join(self, guild: Guild, person: Person) -> Guild:
        """Add a person to a server."""
        members = (*(one for one in guild.member_ids if one != person.id), person.id)
        changed = replace(guild, member_ids=members)
        self.keep(changed)
        return changed

    def leave(self, guild: Guild, person: Person) -> Guild:
        """Remove a person from a server."""
        changed = replace(
            guild,
            member_ids=tuple(one for one in guild.member_ids if one != person.id),
            roles=tuple(role.without(person.id) for role in guild.roles),
        )
        self.keep(changed)
        return changed

    def add_channel(self, guild: Guild, name: str, kind: ChannelType = ChannelType.TEXT) -> Channel:
        """Create a channel in a server."""
        position = len(self.channels_of(guild.id))
        channel = Channel(self.ids.new(), kind, name, guild.id, position=position)
        self.keep(channel)
        return channel

    def open_dm(self, person: Person) -> Channel:
        """Return the channel of a person's direct messages with the bot; create it if needed."""
        channel = self.dm_of(person.id)
        if channel is None:
            channel = Channel(self.ids.new(), ChannelType.DM, recipient_id=person.id)
            self.keep(channel)
            self.changes.publish("dm_open", [person.id], dm=list_dm(channel, self.bot))
        return channel

    def open_group(self, name: str, owner: Person, *others: Person) -> Channel:
        """Create a group message of people. The bot takes no part in it."""
        members = tuple(one.id for one in (owner, *others))
        return self._keep_private(
            Channel(
                self.ids.new(), ChannelType.GROUP_DM, name, owner_id=owner.id, member_ids=members
            )
        )

    def open_between(self, person: Person, other: Person) -> Channel:
        """Return the direct messages between two people; create them if needed."""
        between = {person.id, other.id}
        for channel in self.channels.values():
            if channel.type is ChannelType.DM and set(channel.member_ids) == between:
                return channel
        return self._keep_private(
            Channel(self.ids.new(), ChannelType.DM, member_ids=(person.id, other.id))
        )

    def _keep_private(self, channel: Channel) -> Channel:
        self.keep(channel)
        self.changes.publish("dm_open", channel.member_ids, dm=list_dm(channel, self.bot))
        return channel

    def drop_channel(self, channel: Channel) -> None:
        """Remove a channel."""
        del self.channels[channel.id]
        self.store.drop("channel", channel.id)
        self.changes.publish("guilds", guilds=self.guilds_listed())

    def touch(self, channel_id: int, message_id: int) -> None:
        """Store the id of a channel's newest message."""
        channel = self.channels[channel_id]
        count = channel.message_count + 1
        changed = replace(channel, last_message_id=message_id, message_count=count)
        self.channels[channel_id] = changed
        self.store.put("channel", channel_id, changed.document())

    def guilds_listed(self) -> list[dict[str, Any]]:
        """Return all servers in the form for the page."""
        return [list_guild(guild, self.channels_of(guild.id)) for guild in self.guilds.values()]
