"""The place of an interaction: a server of the bot, its direct messages, or any other place.

A person can install the application for themselves. Their commands then arrive from servers without
the bot, from group messages and from direct messages between people. There the bot can do nothing
but answer interactions: it reads and writes nothing in the channel by itself, and has no settings,
members or roles. So such a place counts as no server at all, like direct messages, except that
others may read along.
"""

from __future__ import annotations

from typing import Any

import discord

Interaction = discord.Interaction[Any]


def server_of(interaction: Interaction) -> int | None:
    """Return the id of the server of an interaction, if the server has added the application.

    A server may have added the commands without the bot. A person who has installed the
    application for themselves can use it there all the same, so that such a server doesn't count.
    """
    guild_id = interaction.guild_id
    if guild_id is None or interaction.client.get_guild(guild_id) is not None:
        return guild_id
    only_server = interaction.is_guild_integration() and not interaction.is_user_integration()
    return guild_id if only_server else None


def is_direct(interaction: Interaction) -> bool:
    """Return whether an interaction comes from direct messages with the bot: nobody reads along."""
    return interaction.guild_id is None and not interaction.context.private_channel


def is_outside(interaction: Interaction) -> bool:
    """Return whether the bot can do nothing but answer where an interaction comes from."""
    return server_of(interaction) is None and not is_direct(interaction)
