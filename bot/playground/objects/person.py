"""Discord's users: the accounts of people and of the bot. The values are immutable."""

from dataclasses import asdict, dataclass, replace
from typing import Any, Self

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Person:
    """The account of a person or of the bot."""

    id: int
    username: str
    global_name: str | None
    locale: str = "en-US"
    avatar_color: str = "#5865f2"
    dms_open: bool = True
    bot: bool = False
    dms_closed_status: int = 403
    """The HTTP status of a refused direct message: 403 or 400."""
    deleted_code: int | None = None
    """The code with which Discord refuses to open direct messages with a deleted account; None if
    the account exists."""
    has_app: bool = False
    """Whether the person has installed the application for themselves."""

    @property
    def name(self) -> str:
        """The name that other people see."""
        return self.global_name or self.username

    def deleted(self, code: int) -> Self:
        """Return what is left of the account when it is deleted."""
        name = f"deleted_user_{self.id & 0xFFFF_FFFF_FFFF:012x}"
        return replace(self, username=name, global_name=None, deleted_code=code)

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
        """Return the stored form."""
        return asdict(self)

    @classmethod
    def from_document(cls, body: Json) -> Self:
        """Return the account from its stored form."""
        return cls(**body)
