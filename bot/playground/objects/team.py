"""A team that owns the application, and a channel's webhook."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.playground.objects.person import Person

Json = dict[str, Any]

INVITED: Final = 1
ACCEPTED: Final = 2


@dataclass(frozen=True, slots=True)
class TeamMember:
    """A member of a team."""

    person: Person
    role: str = "developer"
    """`admin`, `developer` or `read_only`."""
    state: int = ACCEPTED


def team_wire(team_id: int, members: Sequence[TeamMember]) -> Json:
    """Return Discord's team object. The first member owns the team."""
    return {
        "id": str(team_id),
        "name": "The hosts",
        "icon": None,
        "owner_user_id": str(members[0].person.id),
        "members": [
            {
                "membership_state": one.state,
                "team_id": str(team_id),
                "user": one.person.wire(),
                "role": one.role,
                "permissions": ["*"],
            }
            for one in members
        ],
    }


@dataclass(frozen=True, slots=True)
class ChannelWebhook:
    """A webhook. Anybody with its address can write to its channel."""

    id: int
    token: str
    channel_id: int
    name: str

    @property
    def url(self) -> str:
        """The address of the webhook, as Discord's app shows it."""
        return f"https://discord.com/api/webhooks/{self.id}/{self.token}"
