"""The files of messages. They are named in a body, sent beside it, and stored on disk.

``attachments`` in a body lists the files of the message: present files by their id, and new files
by the number of their part (``files[n]``).

Ids can be guessed. So a file's address has a signature, as Discord's has, with which bots read it.
"""

import hmac
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.playground.objects.images import image_size
from bot.playground.objects.snowflakes import Snowflakes
from bot.playground.objects.upload import Upload

Json = dict[str, Any]

_UNFIT = re.compile(r"[^\w.\-]+")


@dataclass(frozen=True, slots=True)
class AttachmentStore:
    """A folder of files. The name of each is its id."""

    folder: Path
    ids: Snowflakes
    secret: bytes = field(default_factory=lambda: secrets.token_bytes(32), repr=False)

    def signature(self, path: str) -> str:
        """Return the signature of the path in a file's address, until this server ends."""
        return hmac.new(self.secret, path.encode(), "sha256").hexdigest()

    def signed(self, path: str) -> str:
        """Return the path with its signature."""
        return f"{path}?hm={self.signature(path)}"

    def path(self, attachment_id: int) -> Path:
        """Return the path of a file."""
        return self.folder / str(attachment_id)

    def take(self, channel_id: int, upload: Upload, entry: Mapping[str, Any]) -> Json:
        """Store a new file, and return its attachment object.

        Addresses are stored without the host, because the port may change at a restart.
        """
        attachment_id = self.ids.new()
        self.folder.mkdir(parents=True, exist_ok=True)
        self.path(attachment_id).write_bytes(upload.data)
        name = fit_filename(entry.get("filename") or upload.filename)
        url = f"/cdn/attachments/{channel_id}/{attachment_id}/{name}"
        attachment: Json = {
            "id": str(attachment_id),
            "filename": name,
            "size": len(upload.data),
            "url": url,
            "proxy_url": url,
            "content_type": upload.content_type,
        }
        if size := image_size(upload.data):
            attachment |= {"width": size[0], "height": size[1]}
        if entry.get("description"):
            attachment["description"] = entry["description"]
        return attachment

    def apply(
        self,
        channel_id: int,
        body: Mapping[str, Any],
        uploads: Mapping[int, Upload],
        present: Sequence[Json],
    ) -> list[Json]:
        """Return the attachments of a message after a request.

        Without ``attachments`` in the body, present files are kept and new files are added.
        """
        named = body.get("attachments")
        if named is None and "attachments" not in body:
            new = [self.take(channel_id, upload, {}) for _, upload in sorted(uploads.items())]
            return [*present, *new]
        by_id = {attachment["id"]: attachment for attachment in present}
        after: list[Json] = []
        for entry in named or ():
            key = str(entry["id"])
            if key in by_id:
                changed = {"description": entry["description"]} if "description" in entry else {}
                after.append(by_id[key] | changed)
            else:
                after.append(self.take(channel_id, uploads[int(key)], entry))
        return after

    def discard(self, attachments: Sequence[Json]) -> None:
        """Delete files of a deleted message or attachment."""
        for attachment in attachments:
            self.path(int(attachment["id"])).unlink(missing_ok=True)


def fit_filename(name: str) -> str:
    """Return a file name as Discord stores it, without folders and spaces."""
    return _UNFIT.sub("_", name.rsplit("/", 1)[-1]).strip("._") or "file"
