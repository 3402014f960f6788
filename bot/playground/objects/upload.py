"""Files that are sent with a request, and their maximum size."""

import mimetypes
from dataclasses import dataclass
from typing import Final

from bot.playground.objects.images import image_type

MOST_FILES: Final = 10
MOST_BYTES: Final = 10 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that was sent with a request."""

    filename: str
    data: bytes

    @property
    def content_type(self) -> str:
        """The media type, preferably from the content."""
        guess = mimetypes.guess_type(self.filename)[0]
        return image_type(self.data) or guess or "application/octet-stream"
