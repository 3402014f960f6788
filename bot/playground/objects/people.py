"""Who and what there is: people, servers, channels; and how Discord writes them.

A person or a channel is a value; a change replaces it. The bot's own account is
a person too, so that one form serves for both.
"""

from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from enum import IntEnum
from typing import Any, Self

from bot.playground.objects.permissions import EVERYONE, EVERYTHING, Permission
from bot.playground.objects.snowflakes import made_at

Json = dict[str, Any]


class ChannelType(IntEnum):
    """The channels that exist here."""

    TEXT = 0
    DM = 1
    VOICE = 2
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
"""Channels for voices, with a text chat each."""


@dataclass(frozen=True, slots=True)
class Person:
    """An account: a person's, or the bot's."""

    id: int
    username: str
    global_name: str | None
    locale: str = "en-US"
    avatar_color: str = "#5865f2"
    dms_open: bool = True
    bot: bool = False
    dms_closed_status: int = 403
    """The HTTP status that a refused direct message is answered with: 403, or 400."""

    @property
    def name(self) -> str:
        """What others see."""
        return self.global_name or self.username

    def wire(self) -> Json:
        """Discord's user object."""
        user: Json = {
            "id": str(self.id),
            "username": self.username,
            "discriminator": "0",
            "global_name": self.global_name,
            "avatar": None,
            "avatar_decoration_data": None,
            "collectibles": None,
            "banner": None,
            "accent_color": None,
            "public_flags": 0,
            "flags": 0,
            "primary_guild": None,
        }
        return {**user, "bot": True} if self.bot else user

    def document(self) -> Json:
        """The form that is kept."""
        return asdict(self)

    @classmethod
    def from_document(cls, body: Json) -> Self:
        """Read back what was kept."""
        return cls(**body)


@dataclass(frozen=True, slots=True)
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    member_ids: tuple[int, ...]
    bot_is_member: bool = True
    manager_ids: tuple[int, ...] = ()
    """Members with a role that may manage the server."""
    locale: str = "en-US"

    def permissions_of(self, person_id: int) -> Permission:
        """What a person may do anywhere in the server."""
        if person_id == self.owner_id:
            return EVERYTHING
        if person_id in self.manager_ids:
            return EVERYONE | Permission.MANAGE_GUILD | Permission.MANAGE_MESSAGES
        return EVERYONE

    @property
    def manager_role_id(self) -> int:
        """The id of the managers' role; the one of everyone is the server's own."""
        return self.id + 1

    def document(self) -> Json:
        """The form that is kept."""
        return asdict(self)

    @classmethod
    def from_document(cls, body: Json) -> Self:
        """Read back what was kept."""
        members, managers = tuple(body.pop("member_ids")), tuple(body.pop("manager_ids"))
        return cls(member_ids=members, manager_ids=managers, **body)


@dataclass(frozen=True, slots=True)
class Channel:
    """A server's channel, a thread, or the direct messages of a person and the bot."""

    id: int
    type: ChannelType
    name: str = ""
    guild_id: int | None = None
    recipient_id: int | None = None
    denied_to_bot: int = 0
    """Permission bits that the bot lacks here."""
    denied_to_people: tuple[tuple[int, int], ...] = ()
    """Permission bits that single people lack here, by their ids."""
    last_message_id: int | None = None
    position: int = 0
    # A thread's own:
    parent_id: int | None = None
    owner_id: int | None = None
    member_ids: tuple[int, ...] = ()
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440
    archive_changed: str | None = None
    """When it last fell asleep or woke; None where it never did."""
    message_count: int = 0

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread."""
        return self.type in THREADS

    def document(self) -> Json:
        """The form that is kept."""
        return asdict(self)

    @classmethod
    def from_document(cls, body: Json) -> Self:
        """Read back what was kept."""
        kind, members = ChannelType(body.pop("type")), tuple(body.pop("member_ids"))
        denied = tuple((one, bits) for one, bits in body.pop("denied_to_people", ()))
        return cls(type=kind, member_ids=members, denied_to_people=denied, **body)

    def denied_to(self, person_id: int) -> Permission:
        """What a person lacks here."""
        return Permission(dict(self.denied_to_people).get(person_id, 0))

    def falls_asleep_at(self) -> datetime:
        """When a thread is archived, if nothing more happens in it."""
        newest = made_at(max(self.id, self.last_message_id or 0))
        if self.archive_changed is not None:
            newest = max(newest, datetime.fromisoformat(self.archive_changed))
        return newest + timedelta(minutes=self.auto_archive_minutes)

    def joined(self, member_id: int) -> Json:
        """A thread's member object."""
        return {
            "id": str(self.id),
            "user_id": str(member_id),
            "join_timestamp": made_at(self.id).isoformat(),
            "flags": 0,
        }
