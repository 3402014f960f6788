"""`/koikoi daily`: the deal of the day."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.buttons.daily import play_daily
from bot.commands.play import level_choices
from bot.commands.translator import command
from bot.interactions.answering import Interactions
from bot.interactions.needs import ANYBODY

Interaction = discord.Interaction[Any]


def add_commands(
    group: app_commands.Group, interactions: Interactions, levels: Sequence[str]
) -> None:
    """Add the command. Only its player sees the hand: a public table would show the cards."""

    @command(group, ANYBODY)
    @app_commands.choices(level=level_choices(levels))
    async def daily(interaction: Interaction, level: str | None = None) -> None:
        private = interaction.guild_id is not None
        async with interactions.answer(interaction, private=private) as context:
            await play_daily(context, level)
