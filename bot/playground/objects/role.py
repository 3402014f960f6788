"""A server's roles, and Discord's object for them. A change makes a new value."""

from dataclasses import asdict, dataclass, replace
from typing import Any, Self

from bot.playground.objects.permissions import EVERYONE, Permission

Json = dict[str, Any]

MANAGING = Permission.MANAGE_GUILD | Permission.MANAGE_MESSAGES
"""What the managers' role allows beside what anybody may do."""


@dataclass(frozen=True, slots=True)
class Role:
    """A role that some members have."""

    id: int
    name: str
    permissions: int = 0
    """Permission bits beside those of everyone."""
    member_ids: tuple[int, ...] = ()
    bot_id: int | None = None
    """Whose own role this is, if it is the bot's: it came along with the bot."""
    mentionable: bool = False
    """Whether anybody may call its members."""

    def having(self, person_id: int) -> Self:
        """Return the role given to one more member."""
        return replace(self, member_ids=(*self.without(person_id).member_ids, person_id))

    def without(self, person_id: int) -> Self:
        """Return the role taken from a member, if they have it."""
        return replace(self, member_ids=tuple(one for one in self.member_ids if one != person_id))

    def document(self) -> Json:
        """Return the form that is stored."""
        return asdict(self)

    @classmethod
    def from_document(cls, body: Json) -> Self:
        """Return the role from its stored form."""
        return cls(member_ids=tuple(body.pop("member_ids")), **body)


def role_wire(role: Role, position: int) -> Json:
    """Return a role; its position is counted from the lowest, everyone's, which has 0."""
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
