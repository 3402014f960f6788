"""Tables that a killed bot had posted and could not note any more.

An answer to a command carries no nonce, so the next start would post the table a second time.
"""

from __future__ import annotations

from typing import Final

import discord

from bot.messages.components import pressable_items
from bot.messages.failures import is_away
from bot.screens.custom_ids import match_of

LOOKED_AT: Final = 50
"""So many of a channel's newest messages are looked at."""


async def find_table(
    client: discord.Client, channel_id: int, match_id: int
) -> discord.Message | None:
    """A message of ours among a channel's newest that has buttons of this match.

    None too where Discord doesn't let us read back: the bot asks for no permission to.
    Raises what says that Discord is away.
    """
    try:
        async for message in client.get_partial_messageable(channel_id).history(limit=LOOKED_AT):
            if message.author == client.user and _shows(message, match_id):
                return message
    except discord.HTTPException as refused:
        if is_away(refused):
            raise
    return None


def _shows(message: discord.Message, match_id: int) -> bool:
    return any(match_of(one.custom_id) == match_id for one in pressable_items(message.components))
