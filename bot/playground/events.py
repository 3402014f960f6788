"""Changes to people, servers and channels. The bot gets the same events as from Discord."""

import secrets
from dataclasses import dataclass, replace
from datetime import timedelta

from bot.playground.gateway.session import Intent
from bot.playground.objects.channel import THREADS, Channel, ChannelType
from bot.playground.objects.guild import Guild, guild_create_wire, member_wire, role_wires
from bot.playground.objects.permissions import Permission
from bot.playground.objects.person import Person
from bot.playground.objects.role import Role, role_wire
from bot.playground.objects.team import ChannelWebhook, TeamMember
from bot.playground.restrictions import Account, Restrictions


@dataclass(slots=True)
class Events(Restrictions):
    """The operations that change people, servers and channels."""

    def add_person(self, name: str, locale: str, guild: Guild | None) -> Person:
        """Add an account, as a member of a server if `guild` is given."""
        person = self.core.directory.add_person(name, locale)
        if guild is not None:
            self.join(guild, person)
        return person

    def join(self, guild: Guild, person: Person) -> None:
        """Make a person a member."""
        core = self.core
        changed = core.directory.join(core.directory.guilds[guild.id], person)
        event = {**member_wire(changed, person), "guild_id": str(guild.id)}
        core.dispatch("GUILD_MEMBER_ADD", event, Intent.GUILD_MEMBERS)

    def leave(self, guild: Guild, person: Person) -> None:
        """End a person's membership."""
        core = self.core
        core.directory.leave(core.directory.guilds[guild.id], person)
        event = {"guild_id": str(guild.id), "user": person.wire()}
        core.dispatch("GUILD_MEMBER_REMOVE", event, Intent.GUILD_MEMBERS)

    def delete_account(self, person: Account, *, code: int = 50033) -> None:
        """Delete a person's account at Discord, which ends all memberships.

        Args:
            person: the person.
            code: the code with which Discord then refuses to open direct messages, 50033 or 10013.

        Raises:
            ValueError: the person owns a server.
        """
        directory = self.core.directory
        guilds = [one for one in directory.guilds.values() if person.id in one.member_ids]
        if any(guild.owner_id == person.id for guild in guilds):
            raise ValueError("The owner of a server can't delete the account.")
        directory.keep(directory.people[person.id].deleted(code))
        for guild in guilds:
            self.leave(guild, directory.people[person.id])

    def add_guild(
        self,
        name: str,
        owner: Person,
        *,
        locale: str = "en-US",
        bot: bool = True,
        app: bool = True,
        community: bool = False,
    ) -> Guild:
        """Add a server with one channel, and the bot in it.

        Args:
            name: the server's name.
            owner: the owner and first member.
            locale: the server's language.
            bot: whether the bot is a member. Otherwise the application is added with its commands
                only: people can use them there, and the bot gets no other events.
            app: whether the application is added at all. Otherwise only those people can use it
                there who have installed it for themselves.
            community: whether it is a community. Other servers can't choose their language.

        Raises:
            ValueError: a server that isn't a community can't have a language, or the bot is
                quarantined.
        """
        core = self.core
        _check_locale(locale, community=community)
        bot = bot and app
        if bot:
            self._check_joining()
        guild = core.directory.add_guild(name, owner, locale, bot=bot, app=app, community=community)
        core.directory.add_channel(guild, "general")
        if bot:
            self._tell_of_joining(guild)
        return guild

    def add_group(self, name: str, owner: Account, *others: Account) -> Channel:
        """Add a group message of people. The bot takes no part in it."""
        people = self.core.directory.people
        return self.core.directory.open_group(
            name, people[owner.id], *(people[one.id] for one in others)
        )

    def open_between(self, person: Account, other: Account) -> Channel:
        """Return the direct messages between two people; create them if needed."""
        people = self.core.directory.people
        return self.core.directory.open_between(people[person.id], people[other.id])

    def add_to_group(self, group: Channel, person: Account) -> None:
        """Add a person to a group message."""
        directory = self.core.directory
        known = directory.channel(group.id)
        directory.keep(replace(known, member_ids=(*known.member_ids, person.id)))

    def install_for(self, person: Account, *, installed: bool = True) -> None:
        """Install the application for a person, or remove it: they can use it everywhere."""
        directory = self.core.directory
        directory.keep(replace(directory.people[person.id], has_app=installed))

    def allow_external_apps(self, guild: Guild, *, allowed: bool) -> None:
        """Let the members of a server use applications of their own in public, or not."""
        directory = self.core.directory
        directory.keep(replace(directory.guilds[guild.id], external_apps=allowed))

    def add_channel(
        self, guild: Guild, name: str, *, kind: ChannelType = ChannelType.TEXT
    ) -> Channel:
        """Add a channel: for text, announcements, voices, a stage, or a forum.

        Raises:
            ValueError: channels of this kind are threads or direct messages.
        """
        if kind in THREADS or kind in {ChannelType.DM, ChannelType.GROUP_DM}:
            raise ValueError(f"{kind.name} is no channel of a server.")
        core = self.core
        channel = core.directory.add_channel(guild, name, kind)
        core.dispatch("CHANNEL_CREATE", core.channel_wire(channel.id))
        return channel

    def open_thread(
        self, parent: Channel, name: str, owner: Account, *, private: bool = False
    ) -> Channel:
        """Add a thread that a person starts; in a forum a post. The bot isn't a member of it."""
        core = self.core
        kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
        thread = Channel(
            core.ids.new(),
            kind,
            name,
            parent.guild_id,
            parent_id=parent.id,
            owner_id=owner.id,
            member_ids=(owner.id,),
        )
        core.directory.keep(thread)
        core.dispatch_thread("THREAD_CREATE", thread)
        return thread

    def add_to_thread(self, thread: Channel, account: Account) -> None:
        """Add a person or the bot to a thread."""
        current = self.core.directory.channel(thread.id)
        self.core.set_in_thread(current, account.id, joins=True)

    def remove_from_thread(self, thread: Channel, account: Account) -> None:
        """Remove a person or the bot from a thread."""
        current = self.core.directory.channel(thread.id)
        self.core.set_in_thread(current, account.id, joins=False)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages."""
        self.core.remove_channel(channel)

    def set_team(self, *members: TeamMember) -> None:
        """Make a team the owner of the application. The first member owns the team."""
        self.core.team = members

    def add_webhook(self, channel: Channel, name: str = "Reports") -> ChannelWebhook:
        """Add a webhook to a channel."""
        core = self.core
        made = ChannelWebhook(core.ids.new(), secrets.token_urlsafe(51), channel.id, name)
        core.webhooks[made.id] = made
        return made

    def remove_bot(self, guild: Guild) -> None:
        """Remove the bot from a server."""
        self.core.remove_bot(guild)

    def remove_app(self, guild: Guild) -> None:
        """Remove the bot and the commands from a server."""
        self.remove_bot(guild)
        directory = self.core.directory
        directory.keep(replace(directory.guilds[guild.id], has_app=False))

    def invite_bot(self, guild: Guild) -> None:
        """Add the bot to a server again.

        Raises:
            ValueError: the bot is quarantined.
        """
        self._check_joining()
        core = self.core
        invited = core.directory.with_bot(core.directory.guilds[guild.id])
        core.directory.keep(invited)
        self._tell_of_joining(invited)

    def _check_joining(self) -> None:
        if self.core.dm_refusals.quarantined:
            raise ValueError("Discord has quarantined this bot: it can't join servers.")

    def _tell_of_joining(self, guild: Guild) -> None:
        core = self.core
        data = guild_create_wire(guild, core.directory.bot, core.directory.channels_of(guild.id))
        # Discord sends this field only for a server of which the bot has been a member before.
        del data["unavailable"]
        core.dispatch("GUILD_CREATE", data)

    def begin_outage(self, guild: Guild) -> None:
        """Make a server unavailable, as in an outage of Discord. The bot stays a member."""
        self.core.dispatch("GUILD_DELETE", {"id": str(guild.id), "unavailable": True})

    def end_outage(self, guild: Guild) -> None:
        """Make a server available again. The bot gets all its data, as when a session begins."""
        core = self.core
        channels = core.directory.channels_of(guild.id)
        core.dispatch("GUILD_CREATE", guild_create_wire(guild, core.directory.bot, channels))

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """Archive a thread; with `locked`, as a moderator who closes it."""
        self.core.set_archived(self.core.directory.channel(thread.id), archived=True, locked=locked)

    def lock(self, thread: Channel, *, locked: bool = True) -> None:
        """Lock a thread without archiving it, so that only moderators can use it, or unlock it."""
        current = self.core.directory.channel(thread.id)
        self.core.set_archived(current, archived=False, locked=locked)

    def set_clock_on(self, by: timedelta) -> None:
        """Set the clock forward for everybody, the bot included.

        Raises:
            ValueError: the clock would be set back, or too far ahead.
        """
        core = self.core
        core.clock.set_on(by)
        self.fall_asleep()
        core.pushes.deliver()
        core.changes.publish("clock", ahead=core.clock.ahead.total_seconds())

    def set_clock_skew(self, by: timedelta) -> None:
        """Set how far Discord's clock is ahead of that of the bot's host; it may be behind.

        Ids go on at the new time.
        """
        self.core.clock.skew = by
        self.core.ids.follow_clock()

    def fall_asleep(self) -> list[Channel]:
        """Archive the threads without activity during their archive time, and return them."""
        core = self.core
        return [
            core.set_archived(one, archived=True, locked=one.locked)
            for one in list(core.directory.channels.values())
            if one.is_thread and not one.archived and one.falls_asleep_at() <= core.clock()
        ]

    def deny(self, channel: Channel, *permissions: Permission) -> None:
        """Deny the bot permissions in a channel."""
        denied = self.core.directory.channel(channel.id).denied_to_bot
        for permission in permissions:
            denied |= permission
        self._set_denied(channel, denied)

    def allow(self, channel: Channel, *permissions: Permission) -> None:
        """Restore the bot's permissions in a channel; all of them by default."""
        denied = self.core.directory.channel(channel.id).denied_to_bot if permissions else 0
        for permission in permissions:
            denied &= ~permission
        self._set_denied(channel, denied)

    def deny_person(self, person: Account, channel: Channel, *permissions: Permission) -> None:
        """Deny a person permissions in a channel. It has no effect on administrators."""
        current = self.core.directory.channel(channel.id)
        denied = current.denied_to(person.id)
        for permission in permissions:
            denied |= permission
        others = [one for one in current.denied_to_people if one[0] != person.id]
        self._change(replace(current, denied_to_people=(*others, (person.id, int(denied)))))

    def allow_person(self, person: Account, channel: Channel) -> None:
        """Restore all permissions of a person in a channel."""
        current = self.core.directory.channel(channel.id)
        others = [one for one in current.denied_to_people if one[0] != person.id]
        self._change(replace(current, denied_to_people=tuple(others)))

    def make_manager(self, guild: Guild, person: Person) -> None:
        """Make a member a manager of the server."""
        self.give_role(guild, guild.role(guild.manager_role_id), person)

    def dismiss_manager(self, guild: Guild, person: Person) -> None:
        """Remove a member from the managers of the server."""
        self.take_role(guild, guild.role(guild.manager_role_id), person)

    def add_role(self, guild: Guild, name: str, *, mentionable: bool = False) -> Role:
        """Add a role below all others."""
        role = Role(self.core.ids.new(), name, mentionable=mentionable)
        self._place_role(guild, role, 1)
        return role

    def delete_role(self, guild: Guild, role: Role) -> None:
        """Delete a role, and remove it from its members."""
        core = self.core
        before = core.directory.guilds[guild.id]
        after = before.without_role(role)
        core.directory.keep(after)
        data = {"guild_id": str(guild.id), "role_id": str(role.id)}
        core.dispatch("GUILD_ROLE_DELETE", data)
        self._tell_of_roles(before, after)

    def raise_role(self, guild: Guild, role: Role, *, above_bot: bool) -> None:
        """Move a role above the bot's own, or below it.

        Raises:
            ValueError: the bot isn't a member, or it is the bot's own role.
        """
        current = self.core.directory.guilds[guild.id]
        own = current.bot_role()
        if own is None or own.id == role.id:
            raise ValueError("There is no role of the bot's to move it above.")
        others = current.without_role(role)
        position = others.position(own) + (1 if above_bot else 0)
        self._place_role(guild, current.role(role.id), position)

    def give_role(self, guild: Guild, role: Role, person: Account) -> None:
        """Add a role to a member."""
        self.core.set_role(guild, role.id, person.id, has=True)

    def take_role(self, guild: Guild, role: Role, person: Account) -> None:
        """Remove a role from a member."""
        self.core.set_role(guild, role.id, person.id, has=False)

    def permit_bot(self, guild: Guild, permission: Permission, *, allowed: bool) -> None:
        """Grant the bot's own role a permission on the whole server, or remove it.

        Raises:
            ValueError: the bot isn't a member.
        """
        current = self.core.directory.guilds[guild.id]
        own = current.bot_role()
        if own is None:
            raise ValueError("The bot is not on this server.")
        bits = own.permissions | permission if allowed else own.permissions & ~permission
        self._place_role(guild, replace(own, permissions=int(bits)), current.position(own))

    def permit_role(self, guild: Guild, role: Role, permission: Permission) -> None:
        """Grant a role a permission on the whole server."""
        current = self.core.directory.guilds[guild.id]
        old = current.role(role.id)
        bits = int(old.permissions | permission)
        self._place_role(guild, replace(old, permissions=bits), current.position(old))

    def _place_role(self, guild: Guild, role: Role, position: int) -> None:
        core = self.core
        before = core.directory.guilds[guild.id]
        after = before.with_role(role, position)
        core.directory.keep(after)
        if role.id not in [one.id for one in before.roles]:
            data = {"guild_id": str(guild.id), "role": role_wire(role, position)}
            core.dispatch("GUILD_ROLE_CREATE", data)
        self._tell_of_roles(before, after)

    def _tell_of_roles(self, before: Guild, after: Guild) -> None:
        """Send an event for each existing role that has changed or moved."""
        known = {one["id"]: one for one in role_wires(before)}
        for role in role_wires(after):
            if role["id"] in known and known[role["id"]] != role:
                data = {"guild_id": str(after.id), "role": role}
                self.core.dispatch("GUILD_ROLE_UPDATE", data)

    def allow_command(self, name: str, person: Account, *, guild: Guild | None = None) -> None:
        """Allow a person a command on a server, regardless of its default permissions.

        Args:
            name: the command's name, without its subcommands.
            person: the person.
            guild: the server; None: the first server.

        Raises:
            ValueError: the command doesn't exist.
        """
        self._give_command(name, person, guild, allowed=True)

    def forbid_command(self, name: str, person: Account, *, guild: Guild | None = None) -> None:
        """Forbid a person a command on a server. It has no effect on administrators.

        Raises:
            ValueError: the command doesn't exist.
        """
        self._give_command(name, person, guild, allowed=False)

    def _give_command(
        self, name: str, person: Account, guild: Guild | None, *, allowed: bool
    ) -> None:
        core = self.core
        guild_id = next(iter(core.directory.guilds)) if guild is None else guild.id
        commands = [one for one in core.commands.usable_in(guild_id) if one["name"] == name]
        if not commands:
            raise ValueError(f"There is no command {name!r}.")
        command_id = int(commands[0]["id"])
        core.command_permissions.set(guild_id, command_id, person.id, allowed=allowed)
        data = core.command_permissions.wire(core.directory.bot.id, guild_id, command_id)
        core.dispatch("APPLICATION_COMMAND_PERMISSIONS_UPDATE", data)

    def set_guild_locale(self, guild: Guild, locale: str) -> None:
        """Change a community's language.

        Raises:
            ValueError: a server that isn't a community can't have a language.
        """
        current = self.core.directory.guilds[guild.id]
        _check_locale(locale, community=current.community)
        self._change_guild(replace(current, locale=locale))

    def make_community(self, guild: Guild, locale: str = "en-US") -> None:
        """Make a server a community with its own language."""
        current = self.core.directory.guilds[guild.id]
        self._change_guild(replace(current, community=True, locale=locale))

    def set_system_channel(self, guild: Guild, channel: Channel | None) -> None:
        """Choose the channel in which Discord greets a server's new members."""
        current = self.core.directory.guilds[guild.id]
        chosen = None if channel is None else channel.id
        self._change_guild(replace(current, system_channel_id=chosen))

    def rename_guild(self, guild: Guild, name: str) -> None:
        """Change a server's name."""
        self._change_guild(replace(self.core.directory.guilds[guild.id], name=name))

    def rename(self, person: Account, name: str) -> None:
        """Change the display name of an account."""
        directory = self.core.directory
        directory.keep(replace(directory.people[person.id], global_name=name))

    def set_nick(self, guild: Guild, person: Account, nick: str | None) -> None:
        """Change a member's nickname on a server; None removes it."""
        core = self.core
        current = core.directory.guilds[guild.id]
        others = tuple(one for one in current.nicks if one[0] != person.id)
        changed = replace(current, nicks=others if nick is None else (*others, (person.id, nick)))
        core.change_member(changed, person.id)

    def set_locale(self, person: Person, locale: str) -> None:
        """Change the language of a person's Discord."""
        directory = self.core.directory
        directory.keep(replace(directory.people[person.id], locale=locale))

    def _set_denied(self, channel: Channel, denied: int) -> None:
        self._change(replace(self.core.directory.channel(channel.id), denied_to_bot=denied))

    def _change(self, channel: Channel) -> None:
        self.core.directory.keep(channel)
        if channel.is_thread:
            self.core.dispatch_thread("THREAD_UPDATE", channel)
        else:
            self.core.dispatch("CHANNEL_UPDATE", self.core.channel_wire(channel.id))


def _check_locale(locale: str, *, community: bool) -> None:
    if locale != "en-US" and not community:
        raise ValueError("Only a community has a language of its own.")
