"""How Discord writes servers, channels and members down."""

from typing import Any

from bot.playground.objects.people import SPOKEN, Channel, ChannelType, Guild, Person
from bot.playground.objects.permissions import EVERYONE, Permission
from bot.playground.objects.snowflakes import made_at

Json = dict[str, Any]


def member_wire(guild: Guild, person: Person, *, with_user: bool = True) -> Json:
    """A server's member."""
    manager = person.id in guild.manager_ids
    member: Json = {
        "avatar": None,
        "banner": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": made_at(guild.id).isoformat(),
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": [str(guild.manager_role_id)] if manager else [],
        "mute": False,
        "deaf": False,
    }
    return {**member, "user": person.wire()} if with_user else member


def role_wires(guild: Guild) -> list[Json]:
    """A server's roles: everyone, and the managers."""
    managers = EVERYONE | Permission.MANAGE_GUILD | Permission.MANAGE_MESSAGES
    return [
        _role(guild.id, "@everyone", EVERYONE, 0),
        _role(guild.manager_role_id, "Manager", managers, 1),
    ]


def _role(role_id: int, name: str, permissions: Permission, position: int) -> Json:
    return {
        "id": str(role_id),
        "name": name,
        "description": None,
        "permissions": str(int(permissions)),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def guild_wire(guild: Guild) -> Json:
    """A server, as REST answers it."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": str(guild.owner_id),
        "application_id": None,
        "region": "us-west",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": role_wires(guild),
        "default_message_notifications": 1,
        "mfa_level": 0,
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
    """A server, as the gateway tells it to a bot without privileged intents."""
    return {
        **guild_wire(guild),
        "joined_at": made_at(guild.id).isoformat(),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.member_ids) + 1,
        "members": [member_wire(guild, bot)],
        "channels": [channel_wire(c, bot) for c in channels if not c.is_thread],
        "threads": [channel_wire(c, bot) for c in channels if c.is_thread and not c.archived],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel_wire(channel: Channel, bot: Person, recipient: Person | None = None) -> Json:
    """A channel of any kind; a DM's recipient is the person, as the bot sees it."""
    base: Json = {
        "id": str(channel.id),
        "type": int(channel.type),
        "last_message_id": channel.last_message_id and str(channel.last_message_id),
        "flags": 0,
    }
    if channel.type is ChannelType.DM:
        return {**base, "recipients": [recipient.wire()] if recipient else []}
    base |= {
        "guild_id": str(channel.guild_id),
        "name": channel.name,
        "parent_id": channel.parent_id and str(channel.parent_id),
        "rate_limit_per_user": 0,
    }
    if channel.is_thread:
        return base | _thread(channel, bot)
    denied = [(bot.id, channel.denied_to_bot), *channel.denied_to_people]
    return base | {
        "position": channel.position,
        "permission_overwrites": [
            {"id": str(one), "type": 1, "allow": "0", "deny": str(bits)}
            for one, bits in denied
            if bits
        ],
        "nsfw": False,
        **_of_kind(channel.type),
    }


def _of_kind(kind: ChannelType) -> Json:
    """What channels of one kind have and others haven't."""
    if kind in SPOKEN:
        return {"bitrate": 64_000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1}
    if kind is ChannelType.FORUM:
        return {
            "topic": None,
            "available_tags": [],
            "default_reaction_emoji": None,
            "default_sort_order": None,
            "default_forum_layout": 0,
        }
    return {"topic": None}


def _thread(channel: Channel, bot: Person) -> Json:
    thread: Json = {
        "owner_id": str(channel.owner_id),
        "thread_metadata": {
            "archived": channel.archived,
            "archive_timestamp": channel.archive_changed or made_at(channel.id).isoformat(),
            "auto_archive_duration": channel.auto_archive_minutes,
            "locked": channel.locked,
            "create_timestamp": made_at(channel.id).isoformat(),
        },
        "message_count": channel.message_count,
        "member_count": len(channel.member_ids),
        "total_message_sent": channel.message_count,
    }
    if bot.id in channel.member_ids:
        thread["member"] = channel.joined(bot.id)
    return thread
