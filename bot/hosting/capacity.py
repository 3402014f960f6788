"""How many servers one connection can serve."""

from typing import Final

SHARDING_FROM: Final = 2500
"""From this number of servers on, Discord closes the connection of a bot without sharding."""
WARN_FROM: Final = 2300
VERIFY_FROM: Final = 75
"""From this number of servers on, a bot can be verified by Discord."""
UNVERIFIED: Final = 100
"""An unverified bot can't be added to more servers."""


def size_warning(servers: int, shards: int = 1) -> str | None:
    """Return what to tell the host of a bot that grows too large, or None.

    `shards`: how many this process connects, for these servers.
    """
    if servers < WARN_FROM * shards:
        return None
    return (
        f"The bot is on {servers} servers. From {SHARDING_FROM} for each connection on, Discord"
        " requires sharding: it will no longer be let in. Set KOIKOI_SHARDS to more shards, as"
        " HOSTING.md says."
    )
