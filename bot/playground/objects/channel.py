"""Channels, threads and direct messages, and Discord's objects for them."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from enum import IntEnum
from typing import Any, Self

from bot.playground.objects.permissions import Permission
from bot.playground.objects.person import Person
from bot.playground.objects.snowflakes import made_at

Json = dict[str, Any]


class ChannelType(IntEnum):
    """The supported kinds of channels."""

    TEXT = 0
    DM = 1
    VOICE = 2
    GROUP_DM = 3
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    STAGE = 13
    FORUM = 15


THREADS = frozenset(
    {ChannelType.ANNOUNCEMENT_THREAD, ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD}
)
SPOKEN = frozenset({ChannelType.VOICE, ChannelType.STAGE})
"""Voice channels, which also have a text chat."""


@dataclass(frozen=True, slots=True)
class Channel:
    """A server's channel, a thread, a person's direct messages with the bot, or messages of people.

    Messages of people are a group message, or direct messages between two. The bot takes no part.
    """

    id: int
    type: ChannelType
    name: str = ""
    guild_id: int | None = None
    recipient_id: int | None = None
    denied_to_bot: int = 0
    """Permission bits that the bot is denied in this channel."""
    denied_to_people: tuple[tuple[int, int], ...] = ()
    """Permission bits that people are denied in this channel, by their ids."""
    last_message_id: int | None = None
    position: int = 0
    # Only for threads and messages of people:
    owner_id: int | None = None
    member_ids: tuple[int, ...] = ()
    # Only for threads:
    parent_id: int | None = None
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440
    archive_changed: str | None = None
    """The time at which the thread was last archived or reopened, or None."""
    message_count: int = 0

    @property
    def is_thread(self) -> bool:
        """Whether this channel is a thread."""
        return self.type in THREADS

    @property
    def is_private(self) -> bool:
        """Whether people write to each other here, without the bot."""
        return self.guild_id is None and self.recipient_id is None

    @property
    def context(self) -> int:
        """Discord's number of the place: a server, direct messages with the bot, or others."""
        return 0 if self.guild_id is not None else 2 if self.is_private else 1

    def is_open_to(self, member_id: int) -> bool:
        """Return whether a member who may see the parent channel may also see this channel."""
        return self.type is not ChannelType.PRIVATE_THREAD or member_id in self.member_ids

    def document(self) -> Json:
        """Return the stored form."""
        return asdict(self)

    @classmethod
    def from_document(cls, body: Json) -> Self:
        """Return the channel from its stored form."""
        kind, members = ChannelType(body.pop("type")), tuple(body.pop("member_ids"))
        denied = tuple((one, bits) for one, bits in body.pop("denied_to_people", ()))
        return cls(type=kind, member_ids=members, denied_to_people=denied, **body)

    def denied_to(self, person_id: int) -> Permission:
        """Return the permissions that a person is denied in this channel."""
        return Permission(dict(self.denied_to_people).get(person_id, 0))

    def falls_asleep_at(self) -> datetime:
        """Return the time at which a thread is archived if it has no further activity."""
        newest = made_at(max(self.id, self.last_message_id or 0))
        if self.archive_changed is not None:
            newest = max(newest, datetime.fromisoformat(self.archive_changed))
        return newest + timedelta(minutes=self.auto_archive_minutes)

    def joined(self, member_id: int) -> Json:
        """Return a thread's member object."""
        return {
            "id": str(self.id),
            "user_id": str(member_id),
            "join_timestamp": made_at(self.id).isoformat(),
            "flags": 0,
        }


def channel_wire(channel: Channel, bot: Person, recipients: Sequence[Person] = ()) -> Json:
    """Return a channel of any kind.

    `recipients`: of direct messages the person, as the bot sees it; of messages of people all.
    """
    base: Json = {
        "id": str(channel.id),
        "type": int(channel.type),
        "last_message_id": channel.last_message_id and str(channel.last_message_id),
        "flags": 0,
    }
    if channel.type is ChannelType.DM:
        return {**base, "recipients": [one.wire() for one in recipients]}
    if channel.type is ChannelType.GROUP_DM:
        named = {"name": channel.name, "icon": None, "owner_id": str(channel.owner_id)}
        return {**base, **named, "recipients": [one.wire() for one in recipients]}
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
    """Return the fields that only channels of this kind have."""
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
