"""A message that is sent once, however often Discord fails to say that it arrived.

A request whose answer is lost is made again, and would write a second message. The nonce says that
both mean the same one: for some minutes Discord answers the second with what the first one wrote.
"""

from __future__ import annotations

from hashlib import blake2s
from typing import Any, Final

import discord

NONCE_BYTES: Final = 12  # Discord takes 25 characters


def nonce_of(*what: object) -> str:
    """The same for the same message, also after a restart."""
    return blake2s(" ".join(map(str, what)).encode(), digest_size=NONCE_BYTES).hexdigest()


def says(message: discord.Message, arguments: dict[str, Any]) -> bool:
    """Whether it reads as it was sent: the one of a lost request may show an older state."""
    return message.content.strip() == str(arguments.get("content", "")).strip()
