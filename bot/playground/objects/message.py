"""A message in Discord's own form, and the message that a request asks for."""

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
    """A message, with the data that only Discord knows."""

    wire: Json
    files: tuple[Json, ...] = ()
    """All its attachments, also those that show inside an embed only."""
    only_for: int | None = None
    """The one person who sees an ephemeral message."""
    token: str | None = None
    """The interaction that it answers."""

    @property
    def id(self) -> int:
        """Return its id."""
        return int(self.wire["id"])

    @property
    def channel_id(self) -> int:
        """Return the id of its channel."""
        return int(self.wire["channel_id"])

    @property
    def author_id(self) -> int:
        """Return the id of its author."""
        return int(self.wire["author"]["id"])

    @property
    def flags(self) -> int:
        """Return its flags."""
        return int(self.wire["flags"])

    def document(self) -> Json:
        """Return the form that is stored."""
        return {"wire": self.wire, "files": list(self.files), "token": self.token}


@dataclass(frozen=True, slots=True)
class Draft:
    """The message that a request asks for."""

    body: Mapping[str, Any]
    uploads: Mapping[int, Upload] = field(default_factory=dict)
    more: Mapping[str, Any] = field(default_factory=dict)
    """What Discord adds: interaction metadata, a webhook's id, the message replied to."""
    only_for: int | None = None
    token: str | None = None


def all_text(wire: Mapping[str, Any]) -> str:
    """Return the text of a message that can mention: its content, or its text displays."""
    texts = [c["content"] for c in walk(wire["components"]) if c["type"] == TEXT]
    return "\n".join([wire["content"], *texts])
