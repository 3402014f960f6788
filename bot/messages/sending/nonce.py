"""Makes sure that a message is sent once, even if Discord's answer is lost.

A request without an answer is made again, and would write a second message. The nonce says that
both mean the same message: for some minutes Discord answers the second request with the message of
the first one.
"""

from __future__ import annotations

from hashlib import blake2s
from typing import Any, Final

import discord

NONCE_BYTES: Final = 12  # Discord takes 25 characters


def nonce_of(*what: object) -> str:
    """Return a nonce: the same for the same message, also after a restart."""
    return blake2s(" ".join(map(str, what)).encode(), digest_size=NONCE_BYTES).hexdigest()


def says(message: discord.Message, arguments: dict[str, Any]) -> bool:
    """Return whether a message reads as it was sent.

    The message of a lost request may show an older state.
    """
    return message.content.strip() == str(arguments.get("content", "")).strip()
