"""Servers and their members, and Discord's objects for them. The values are immutable."""

from dataclasses import asdict, dataclass, replace
from typing import Any, Self

from bot.playground.objects.automod import NO_RULES, AutoMod
from bot.playground.objects.channel import Channel, channel_wire
from bot.playground.objects.permissions import EVERYONE, EVERYTHING, TIMED_OUT, Permission
from bot.playground.objects.person import Person
from bot.playground.objects.role import MANAGING, Role, role_wire
from bot.playground.objects.snowflakes import made_at

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    member_ids: tuple[int, ...]
    bot_is_member: bool = True
    roles: tuple[Role, ...] = ()
    """The roles from the lowest to the highest, without the role of everyone."""
    locale: str = "en-US"
    """The language. Only a community can choose another one."""
    community: bool = False
    system_channel_id: int | None = None
    """The channel in which Discord greets new members."""
    nicks: tuple[tuple[int, str], ...] = ()
    """The members' nicknames on this server, by their ids."""
    automod: AutoMod = NO_RULES
    bot_timed_out_until: str | None = None
    """The end of a time-out in which the bot can only read; None: it isn't in one."""
    requires_2fa: bool = False
    """Whether moderators, and owners of bots, must use two-factor authentication."""
    uploads_limited: bool = False
    """Whether Discord takes no files on this server."""
    has_app: bool = True
    """Whether the application was added to this server, with the bot or with its commands only."""
    external_apps: bool = True
    """Whether members may use applications that only they have, with public answers."""

    def nick_of(self, person_id: int) -> str | None:
        """Return a member's nickname on this server, or None."""
        return dict(self.nicks).get(person_id)

    @property
    def features(self) -> list[str]:
        """The features of the server, by Discord's names."""
        return ["COMMUNITY"] if self.community else []

    def permissions_of(self, person_id: int) -> Permission:
        """Return a person's permissions on the whole server."""
        if person_id == self.owner_id:
            return EVERYTHING
        allowed, roles = EVERYONE, self.roles_of(person_id)
        for role in roles:
            allowed |= Permission(role.permissions)
        if Permission.ADMINISTRATOR in allowed:
            allowed = EVERYTHING
        is_bot = any(role.bot_id == person_id for role in roles)
        return allowed & TIMED_OUT if is_bot and self.bot_timed_out_until else allowed

    @property
    def manager_role_id(self) -> int:
        """The id of the managers' role. That of everyone's role is the server's id."""
        return self.id + 1

    @property
    def manager_ids(self) -> tuple[int, ...]:
        """The ids of the members with the managers' role."""
        return self.role(self.manager_role_id).member_ids

    def role(self, role_id: int) -> Role:
        """Return the role with an id."""
        return next(role for role in self.roles if role.id == role_id)

    def bot_role(self) -> Role | None:
        """Return the bot's own role; None if the bot isn't a member."""
        return next((role for role in self.roles if role.bot_id is not None), None)

    def automod_exempts_bot(self) -> bool:
        """Return whether AutoMod doesn't apply to the bot's own role."""
        own = self.bot_role()
        return own is not None and own.id in self.automod.exempt_role_ids

    def roles_of(self, person_id: int) -> list[Role]:
        """Return the roles of a member, or of the bot, the lowest first."""
        return [one for one in self.roles if person_id in one.member_ids or person_id == one.bot_id]

    def position(self, role: Role) -> int:
        """Return the position of a role; that of the role of everyone is 0."""
        return 1 + [one.id for one in self.roles].index(role.id)

    def with_role(self, role: Role, position: int | None = None) -> Self:
        """Return the server with a new or changed role. If `position` is None, it isn't moved."""
        others = [one for one in self.roles if one.id != role.id]
        at = self.position(role) if position is None else position
        return replace(self, roles=(*others[: at - 1], role, *others[at - 1 :]))

    def without_role(self, role: Role) -> Self:
        """Return the server without a role."""
        return replace(self, roles=tuple(one for one in self.roles if one.id != role.id))

    def document(self) -> Json:
        """Return the stored form."""
        return asdict(self)

    @classmethod
    def from_document(cls, body: Json) -> Self:
        """Return the server from its stored form."""
        members = tuple(body.pop("member_ids"))
        nicks = tuple((person, nick) for person, nick in body.pop("nicks", ()))
        # An older playground had no roles but the managers.
        managers = manager_role(body["id"], tuple(body.pop("manager_ids", ())))
        roles = tuple(Role.from_document(role) for role in body.pop("roles", ()))
        body["automod"] = AutoMod.from_document(body.get("automod") or asdict(NO_RULES))
        return cls(member_ids=members, roles=roles or (managers,), nicks=nicks, **body)


def manager_role(guild_id: int, member_ids: tuple[int, ...] = ()) -> Role:
    """Return the role of a server's managers."""
    return Role(guild_id + 1, "Manager", int(MANAGING), member_ids)


def member_wire(guild: Guild, person: Person, *, with_user: bool = True) -> Json:
    """Return Discord's member object."""
    member: Json = {
        "avatar": None,
        "banner": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "communication_disabled_until": guild.bot_timed_out_until if person.bot else None,
        "flags": 0,
        "joined_at": made_at(guild.id).isoformat(),
        "nick": guild.nick_of(person.id),
        "pending": False,
        "premium_since": None,
        "roles": [str(role.id) for role in guild.roles_of(person.id)],
        "mute": False,
        "deaf": False,
    }
    return {**member, "user": person.wire()} if with_user else member


def role_wires(guild: Guild) -> list[Json]:
    """Return Discord's role objects of a server, the lowest role first."""
    everyone = Role(guild.id, "@everyone")
    return [role_wire(role, position) for position, role in enumerate((everyone, *guild.roles))]


def guild_wire(guild: Guild) -> Json:
    """Return Discord's server object for REST."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": guild.features,
        "banner": None,
        "owner_id": str(guild.owner_id),
        "application_id": None,
        "region": "us-west",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None
        if guild.system_channel_id is None
        else str(guild.system_channel_id),
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": role_wires(guild),
        "default_message_notifications": 1,
        "mfa_level": int(guild.requires_2fa),
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": guild.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def guild_create_wire(guild: Guild, bot: Person, channels: list[Channel]) -> Json:
    """Return Discord's server object for GUILD_CREATE, for a bot without privileged intents."""
    return {
        **guild_wire(guild),
        "joined_at": made_at(guild.id).isoformat(),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.member_ids) + 1,
        "members": [member_wire(guild, bot)],
        "channels": [channel_wire(c, bot) for c in channels if not c.is_thread],
        "threads": [
            channel_wire(c, bot)
            for c in channels
            if c.is_thread and not c.archived and c.is_open_to(bot.id)
        ],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }
