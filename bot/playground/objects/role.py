"""The roles of servers, and Discord's object for them. The values are immutable."""

from dataclasses import asdict, dataclass, replace
from typing import Any, Self

from bot.playground.objects.permissions import EVERYONE, Permission

Json = dict[str, Any]

MANAGING = Permission.MANAGE_GUILD | Permission.MANAGE_MESSAGES
"""The permissions of the managers' role, in addition to those of everyone."""


@dataclass(frozen=True, slots=True)
class Role:
    """A role that some members have."""

    id: int
    name: str
    permissions: int = 0
    """Permission bits in addition to those of everyone."""
    member_ids: tuple[int, ...] = ()
    bot_id: int | None = None
    """The id of the bot, if this is the bot's own role, which was added with the bot."""
    mentionable: bool = False
    """Whether anybody may mention the role."""

    def having(self, person_id: int) -> Self:
        """Return the role with another member."""
        return replace(self, member_ids=(*self.without(person_id).member_ids, person_id))

    def without(self, person_id: int) -> Self:
        """Return the role without a member."""
        return replace(self, member_ids=tuple(one for one in self.member_ids if one != person_id))

    def document(self) -> Json:
        """Return the stored form."""
        return asdict(self)

    @classmethod
    def from_document(cls, body: Json) -> Self:
        """Return the role from its stored form."""
        return cls(member_ids=tuple(body.pop("member_ids")), **body)


def role_wire(role: Role, position: int) -> Json:
    """Return Discord's role object. The position of the lowest role, everyone's, is 0."""
    permissions = EVERYONE | Permission(role.permissions)
    wire: Json = {
        "id": str(role.id),
        "name": role.name,
        "description": None,
        "permissions": str(int(permissions)),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": role.bot_id is not None,
        "mentionable": role.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    return wire if role.bot_id is None else {**wire, "tags": {"bot_id": str(role.bot_id)}}
