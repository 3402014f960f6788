"""The core of the local Discord, which connects its parts."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

from bot.playground.faults.dm_refusals import DmRefusals
from bot.playground.faults.rest_faults import Faults
from bot.playground.gateway.gateway import Gateway
from bot.playground.gateway.identify_limit import IdentifyLimit
from bot.playground.gateway.session import Intent, Session
from bot.playground.objects.channel import Channel, channel_wire
from bot.playground.objects.guild import Guild, guild_create_wire, member_wire
from bot.playground.objects.message import Message
from bot.playground.objects.snowflakes import Clock, Snowflakes
from bot.playground.objects.team import ChannelWebhook, TeamMember
from bot.playground.state.attachments import AttachmentStore
from bot.playground.state.changes import Changes
from bot.playground.state.command_permissions import CommandPermissions
from bot.playground.state.commands import Commands
from bot.playground.state.directory import Directory
from bot.playground.state.documents import DocumentStore
from bot.playground.state.emojis import Emojis
from bot.playground.state.interactions import ANSWER_WITHIN, Interactions
from bot.playground.state.messages import Messages
from bot.playground.state.moved_clock import MovedClock
from bot.playground.state.nonces import Nonces
from bot.playground.state.old_edits import EditLimit
from bot.playground.state.pushes import Pushes
from bot.playground.state.scheduled_events import ScheduledEvents

Json = dict[str, Any]

DOCUMENTS: Final = "discord.sqlite3"
"""The file in the data folder for everything but attachments."""
ATTACHMENTS: Final = "attachments"
AHEAD: Final = "ahead"
"""The file in the data folder with the seconds by which the clock is ahead."""
MOST_MEMBERS: Final = 100
"""Maximum number of members in a request by ids."""
MOST_NONCE: Final = 32
"""Maximum length, in bytes, of the nonce of such a request."""
_ABOUT_GUILDS: Final = {"GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE"}
"""The events whose data are a server."""


@dataclass(slots=True)
class Core:
    """The state and the services that the routes, the page and the pilot share."""

    data_dir: Path
    real_clock: Clock
    token: str
    answer_within: timedelta = ANSWER_WITHIN
    base_url: str = ""
    gateway_url: str = ""
    clock: MovedClock = field(init=False)
    store: DocumentStore = field(init=False)
    changes: Changes = field(init=False)
    ids: Snowflakes = field(init=False)
    directory: Directory = field(init=False)
    attachments: AttachmentStore = field(init=False)
    messages: Messages = field(init=False)
    nonces: Nonces = field(init=False)
    old_edits: EditLimit = field(init=False)
    dm_refusals: DmRefusals = field(init=False)
    commands: Commands = field(init=False)
    command_permissions: CommandPermissions = field(init=False)
    emojis: Emojis = field(init=False)
    scheduled_events: ScheduledEvents = field(init=False)
    pushes: Pushes = field(init=False)
    gateway: Gateway = field(init=False)
    interactions: Interactions = field(init=False)
    faults: Faults = field(init=False)
    is_new: bool = field(init=False)
    """Whether the data folder was empty at the start."""
    start_over: Callable[[], object] | None = None
    """Deletes all data and starts again; None if that isn't possible."""
    starts_bot: bool = False
    """Whether the bot is started with it, and again whenever it ends."""
    team: tuple[TeamMember, ...] = ()
    """The members of the team that owns the application; empty: the first person owns it."""
    webhooks: dict[int, ChannelWebhook] = field(default_factory=dict)
    """The webhooks of channels by id. They aren't stored on disk."""

    def __post_init__(self) -> None:
        self.data_dir.mkdir(parents=True, exist_ok=True)
        self.clock = MovedClock(self.real_clock, self.data_dir / AHEAD)
        self.store = DocumentStore(self.data_dir / DOCUMENTS)
        self.changes = Changes()
        self.ids = Snowflakes(self.clock)
        self.ids.reserve(self.store.greatest_id())
        self.directory = Directory(self.ids, self.store, self.changes)
        self.attachments = AttachmentStore(self.data_dir / ATTACHMENTS, self.ids)
        self.messages = Messages(
            self.ids, self.clock, self.store, self.directory, self.attachments, self.changes
        )
        self.nonces = Nonces(self.clock)
        self.old_edits = EditLimit(self.clock)
        self.dm_refusals = DmRefusals(self.clock)
        self.commands = Commands(self.ids, self.store, self.changes)
        self.command_permissions = CommandPermissions(self.store)
        self.emojis = Emojis(self.ids, self.store, self.attachments, self.changes)
        self.scheduled_events = ScheduledEvents(
            self.ids, self.clock, self.store, self.attachments, self.changes
        )
        self.pushes = Pushes(self.ids, self.clock, self.store, self.changes, self.directory)
        limit = IdentifyLimit(self.clock)
        self.gateway = Gateway(
            self.token,
            self.changes,
            self._ready,
            self._greeting,
            limit,
            self.reset_token,
            self._members,
        )
        self.interactions = Interactions(
            self.ids,
            self.clock,
            self.directory,
            self.messages,
            self.changes,
            self._dispatch_interaction,
            self.answer_within,
        )
        self.faults = Faults()
        self.is_new = not self.directory.load()
        if self.is_new:
            self._create_first_guild()
        self.messages.load()
        self.commands.load()
        self.command_permissions.load()
        self.emojis.load()
        self.scheduled_events.load()
        self.pushes.load()

    def set_addresses(self, base_url: str, gateway_url: str) -> None:
        """Set the addresses on which the server listens."""
        self.base_url = self.messages.base_url = self.emojis.base_url = base_url
        self.scheduled_events.base_url = base_url
        self.gateway_url = gateway_url

    def reset_token(self) -> None:
        """Replace the bot's token. The old token is refused from now on."""
        self.token = self.gateway.token = secrets.token_urlsafe(24)
        self.gateway.drop(4004)

    def dispatch(self, name: str, data: Json, intent: Intent = Intent.GUILDS) -> None:
        """Send the bot an event, unless the event is of a server without the bot."""
        guild = self.directory.guilds.get(int(data.get("guild_id") or 0))
        if guild is not None and not guild.bot_is_member:
            return
        self.gateway.dispatch(name, data, intent, guild_id=_guild_id(name, data))

    def dispatch_message(self, channel: Channel, message: Message) -> None:
        """Send the bot a person's message, if the bot has the intent for messages."""
        if channel.is_private:  # the bot takes no part in it
            return
        event = self.messages.wire(message)
        if channel.guild_id is None:
            self.dispatch("MESSAGE_CREATE", event, Intent.DIRECT_MESSAGES)
        else:
            event |= {"guild_id": str(channel.guild_id)}
            self.dispatch("MESSAGE_CREATE", event, Intent.GUILD_MESSAGES)

    def set_archived(self, thread: Channel, *, archived: bool, locked: bool) -> Channel:
        """Archive a thread, or reopen it."""
        changed = replace(
            thread, archived=archived, locked=locked, archive_changed=self.clock().isoformat()
        )
        self.directory.keep(changed)
        self.dispatch_thread("THREAD_UPDATE", changed)
        return changed

    def dispatch_thread(self, name: str, thread: Channel) -> None:
        """Send the bot an event about a thread, except about a private thread without the bot."""
        if thread.is_open_to(self.directory.bot.id):
            self.dispatch(name, self.channel_wire(thread.id))

    def set_in_thread(self, thread: Channel, member_id: int, *, joins: bool) -> None:
        """Add a member to a thread, or remove them. The bot gets an event only about itself."""
        others = tuple(one for one in thread.member_ids if one != member_id)
        changed = replace(thread, member_ids=(*others, member_id) if joins else others)
        self.directory.keep(changed)
        if member_id != self.directory.bot.id:
            return
        if joins and not thread.is_open_to(member_id):
            self.dispatch("THREAD_CREATE", self.channel_wire(thread.id))
        data = {
            "id": str(thread.id),
            "guild_id": str(thread.guild_id),
            "member_count": len(changed.member_ids),
            "added_members": [changed.joined(member_id)] if joins else [],
            "removed_member_ids": [] if joins else [str(member_id)],
        }
        self.dispatch("THREAD_MEMBERS_UPDATE", data)

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel, with its threads and messages."""
        wire = self.channel_wire(channel.id)
        for thread in [c for c in self.directory.channels.values() if c.parent_id == channel.id]:
            self.remove_channel(thread)
        for message in [m for m in self.messages.by_id.values() if m.channel_id == channel.id]:
            self.messages.delete(message)
        self.directory.drop_channel(channel)
        if channel.is_open_to(self.directory.bot.id):
            self.dispatch("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", wire)

    def remove_bot(self, guild: Guild) -> None:
        """Remove the bot and its own role from a server."""
        left, role = replace(guild, bot_is_member=False), guild.bot_role()
        self.directory.keep(left if role is None else left.without_role(role))
        self.dispatch("GUILD_DELETE", {"id": str(guild.id)})

    def set_role(self, guild: Guild, role_id: int, member_id: int, *, has: bool) -> None:
        """Add a role to a member, or remove it."""
        current = self.directory.guilds[guild.id]
        role = current.role(role_id)
        changed = role.having(member_id) if has else role.without(member_id)
        self.change_member(current.with_role(changed), member_id)

    def change_member(self, changed: Guild, member_id: int) -> None:
        """Store a server with a changed member. The bot always gets an event about itself."""
        self.directory.keep(changed)
        person = self.directory.person(member_id)
        event = {**member_wire(changed, person), "guild_id": str(changed.id)}
        intent = Intent.GUILDS if person.bot else Intent.GUILD_MEMBERS
        self.dispatch("GUILD_MEMBER_UPDATE", event, intent)

    def _create_first_guild(self) -> None:
        """Create the initial state: two people, their server, its channel."""
        directory = self.directory
        directory.add_bot("Koi-Koi")
        aoi, ben = directory.add_person("Aoi"), directory.add_person("Ben")
        guild = directory.add_guild("Flower Card Club", aoi)
        directory.join(guild, ben)
        directory.add_channel(guild, "koi-koi")
        directory.open_dm(aoi)
        directory.open_dm(ben)

    def _dispatch_interaction(self, name: str, data: Json) -> bool:
        return self.gateway.dispatch(name, data, guild_id=_guild_id(name, data))

    def _ready(self, session: Session) -> Json:
        bot = self.directory.bot
        guilds = self._guilds_of(session)
        return {
            "v": 10,
            "user": {**bot.wire(), "mfa_enabled": False, "verified": True, "email": None},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.gateway_url,
            "shard": session.shard.wire,
            "application": {"id": str(bot.id), "flags": 0},
            "private_channels": [],
            "user_settings": {},
        }

    def _greeting(self, session: Session) -> list[tuple[Intent, str, Json]]:
        directory = self.directory
        return [
            (
                Intent.GUILDS,
                "GUILD_CREATE",
                guild_create_wire(guild, directory.bot, directory.channels_of(guild.id)),
            )
            for guild in self._guilds_of(session)
        ]

    def _guilds_of(self, session: Session) -> list[Guild]:
        guilds = self.directory.guilds.values()
        return [one for one in guilds if one.bot_is_member and session.shard.hears(one.id)]

    def _members(self, session: Session, asked: Json) -> Json | None:
        """Return the members of a server that a session requests by ids.

        Requests by the beginning of a name, or for all members, aren't allowed here.
        """
        guilds = {str(one.id): one for one in self._guilds_of(session)}
        guild = guilds.get(str(asked.get("guild_id")))
        if guild is None or "user_ids" not in asked:
            return None
        ids = asked["user_ids"] if isinstance(asked["user_ids"], list) else [asked["user_ids"]]
        wanted = [int(one) for one in ids][:MOST_MEMBERS]
        present = [one for one in wanted if one in guild.member_ids or one == self.directory.bot.id]
        chunk = {
            "guild_id": str(guild.id),
            "members": [member_wire(guild, self.directory.person(one)) for one in present],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(one) for one in wanted if one not in present],
        }
        nonce = str(asked.get("nonce") or "")
        return {**chunk, "nonce": nonce} if 0 < len(nonce.encode()) <= MOST_NONCE else chunk

    def channel_wire(self, channel_id: int) -> Json:
        """Return a channel as the bot sees it."""
        channel = self.directory.channel(channel_id)
        return channel_wire(channel, self.directory.bot, self.directory.recipients(channel))


def _guild_id(name: str, data: Json) -> int | None:
    """Return the server that an event belongs to, or None."""
    key = "id" if name in _ABOUT_GUILDS else "guild_id"
    return int(data[key]) if key in data else None
