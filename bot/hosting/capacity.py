"""How many servers one connection carries."""

from typing import Final

SHARDING_FROM: Final = 2500
"""Discord closes the connection of a bot on as many servers that doesn't shard."""
WARN_FROM: Final = 2300
VERIFY_FROM: Final = 75
"""Discord lets a bot be verified from here on."""
UNVERIFIED: Final = 100
"""An unverified bot can't be added to more servers."""


def size_warning(servers: int) -> str | None:
    """Return what to tell the host of a bot that grows too large, or None."""
    if servers < WARN_FROM:
        return None
    return (
        f"The bot is on {servers} servers. From {SHARDING_FROM} on, Discord requires sharding,"
        " which this version can't do: it will no longer be let in."
    )
