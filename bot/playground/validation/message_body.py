"""What makes a message body refused."""

from collections.abc import Mapping
from typing import Any

from ..attachments import Upload
from ..core import Core
from ..errors import EMPTY_MESSAGE
from ..messages import Message


def check_message(
    core: Core,
    body: Mapping[str, Any],
    uploads: Mapping[int, Upload],
    present: Message | None = None,
) -> None:
    """Refuse a bad body of a new message, or of an edit of one that is present."""
    keys = ("content", "embeds", "components", "attachments")
    if present is None and not uploads and not any(body.get(key) for key in keys):
        raise EMPTY_MESSAGE.error()
