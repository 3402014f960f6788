"""Discord's user: a person's account, or the bot's own. A change makes a new value."""

from dataclasses import asdict, dataclass
from typing import Any, Self

Json = dict[str, Any]


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
        """Return the name that others see."""
        return self.global_name or self.username

    def wire(self) -> Json:
        """Return Discord's user object."""
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
        """Return the form that is stored."""
        return asdict(self)

    @classmethod
    def from_document(cls, body: Json) -> Self:
        """Return the account from its stored form."""
        return cls(**body)
