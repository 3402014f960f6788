"""Gateway connections that Discord closes permanently: a new one would be closed too."""

from typing import Final

import discord

LOGIN_REFUSED: Final = (
    "Discord refuses the token. Copy it anew from the Developer Portal (Bot > Reset Token)"
    " into DISCORD_TOKEN in .env."
)
_UPDATE: Final = "Update the bot: git pull, then start it again."
_SENTENCES: Final = {
    4004: LOGIN_REFUSED,
    4010: (
        "Discord refuses the bot's shard (close code 4010). Update the bot, or look at"
        " KOIKOI_SHARDS: all processes name the same number of shards after the stroke."
    ),
    4011: (
        "The bot is on too many servers: from 2,500 for each connection on, Discord requires"
        " sharding (close code 4011). Set KOIKOI_SHARDS to more shards, as HOSTING.md says."
    ),
    4012: f"Discord no longer takes this version's gateway protocol (close code 4012). {_UPDATE}",
    4013: f"Discord doesn't know an intent that the bot asks for (close code 4013). {_UPDATE}",
    4014: (
        "Discord refuses an intent that the bot asks for (close code 4014). The bot needs none of"
        f" the privileged ones: was its code changed? {_UPDATE}"
    ),
}


def fatal(error: Exception) -> str | None:
    """Return what the host must do, or None if a new connection may help."""
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return _SENTENCES[4014]
    if isinstance(error, discord.ConnectionClosed):
        # The library raises it only where it has closed the client as well.
        other = f"Discord ended the connection for good (close code {error.code}). {_UPDATE}"
        return _SENTENCES.get(error.code, other)
    return None
