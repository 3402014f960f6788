"""Messages in Discord's own form, and drafts of new messages."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from bot.playground.objects.components import TEXT, walk
from bot.playground.objects.upload import Upload

Json = dict[str, Any]

SUPPRESS_EMBEDS: Final = 1 << 2
EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7
SILENT: Final = 1 << 12
V2: Final = 1 << 15
SETTABLE: Final = SUPPRESS_EMBEDS | SILENT | V2


@dataclass(frozen=True, slots=True)
class Message:
    """A message, with data that only Discord has."""

    wire: Json
    files: tuple[Json, ...] = ()
    """All attachments, including those that are shown only inside an embed."""
    only_for: int | None = None
    """The id of the only person who sees an ephemeral message."""
    token: str | None = None
    """The token of the interaction that the message answers."""

    @property
    def id(self) -> int:
        """The id of the message."""
        return int(self.wire["id"])

    @property
    def channel_id(self) -> int:
        """The id of the message's channel."""
        return int(self.wire["channel_id"])

    @property
    def author_id(self) -> int:
        """The id of the message's author."""
        return int(self.wire["author"]["id"])

    @property
    def flags(self) -> int:
        """The flags of the message."""
        return int(self.wire["flags"])

    def document(self) -> Json:
        """Return the stored form."""
        return {"wire": self.wire, "files": list(self.files), "token": self.token}


@dataclass(frozen=True, slots=True)
class Draft:
    """A message to be created by a request."""

    body: Mapping[str, Any]
    uploads: Mapping[int, Upload] = field(default_factory=dict)
    more: Mapping[str, Any] = field(default_factory=dict)
    """Fields that Discord adds: interaction metadata, a webhook's id, the message replied to."""
    only_for: int | None = None
    token: str | None = None


def all_text(wire: Mapping[str, Any]) -> str:
    """Return the text of a message in which mentions count: its content, or its text displays."""
    texts = [c["content"] for c in walk(wire["components"]) if c["type"] == TEXT]
    return "\n".join(one for one in (wire["content"], *texts) if one)
