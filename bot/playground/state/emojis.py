"""The application's own emojis."""

import re
from dataclasses import dataclass, field
from typing import Any, Final

from bot.playground.objects.errors import TOO_MANY_EMOJIS, Problems
from bot.playground.objects.images import image_in
from bot.playground.objects.person import Person
from bot.playground.objects.snowflakes import Snowflakes
from bot.playground.state.attachments import AttachmentStore
from bot.playground.state.changes import Changes
from bot.playground.state.documents import DocumentStore

Json = dict[str, Any]

MAX_EMOJIS: Final = 2_000
_MOST_BYTES: Final = 256 * 1024
_NAME = re.compile(r"\w{2,32}", re.ASCII)


@dataclass(slots=True)
class Emojis:
    """All emojis by id."""

    ids: Snowflakes
    store: DocumentStore
    attachments: AttachmentStore
    changes: Changes
    base_url: str = ""
    by_id: dict[int, Json] = field(default_factory=dict)

    def load(self) -> None:
        """Read the stored emojis."""
        self.by_id = {int(body["id"]): body for body in self.store.all("emoji")}

    def create(self, body: Json, owner: Person) -> Json:
        """Add an emoji.

        Raises:
            ApiError: the name or the picture is invalid, or there are too many emojis.
        """
        problems = Problems()
        self._check_name(body.get("name"), problems)
        picture = image_in(body.get("image"))
        if picture is None:
            problems.add(("image",), "IMAGE_INVALID", "Invalid image data")
        elif len(picture) > _MOST_BYTES:
            message = "File cannot be larger than 256.0 kb."
            problems.add(("image",), "BINARY_TYPE_MAX_SIZE", message)
        problems.raise_any()
        if len(self.by_id) >= MAX_EMOJIS:
            raise TOO_MANY_EMOJIS.error()
        emoji_id = self.ids.new()
        self.attachments.folder.mkdir(parents=True, exist_ok=True)
        self.attachments.path(emoji_id).write_bytes(picture or b"")
        emoji: Json = {
            "id": str(emoji_id),
            "name": body["name"],
            "user": owner.wire(),
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": False,
            "available": True,
        }
        self._keep(emoji)
        return emoji

    def rename(self, emoji: Json, name: Any) -> Json:
        """Rename an emoji.

        Raises:
            ApiError: the name is invalid.
        """
        problems = Problems()
        if name != emoji["name"]:
            self._check_name(name, problems)
        problems.raise_any()
        changed = {**emoji, "name": name}
        self._keep(changed)
        return changed

    def delete(self, emoji: Json) -> None:
        """Remove an emoji."""
        del self.by_id[int(emoji["id"])]
        self.store.drop("emoji", int(emoji["id"]))
        self.attachments.discard([emoji])
        self._tell()

    def page_wire(self) -> list[Json]:
        """Return all emojis in the form for the page."""
        return [
            {
                "id": emoji["id"],
                "name": emoji["name"],
                "animated": emoji["animated"],
                "url": f"{self.base_url}/cdn/emojis/{emoji['id']}.png",
            }
            for emoji in self.by_id.values()
        ]

    def _check_name(self, name: Any, problems: Problems) -> None:
        if not isinstance(name, str) or not _NAME.fullmatch(name):
            message = "Must be between 2 and 32 in length, letters, digits and underscores."
            problems.add(("name",), "BASE_TYPE_BAD_LENGTH", message)
        elif any(one["name"] == name for one in self.by_id.values()):
            code = "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"
            problems.add(("name",), code, "An emoji with that name already exists.")

    def _keep(self, emoji: Json) -> None:
        self.by_id[int(emoji["id"])] = emoji
        self.store.put("emoji", int(emoji["id"]), emoji)
        self._tell()

    def _tell(self) -> None:
        self.changes.publish("emojis", emojis=self.page_wire())
