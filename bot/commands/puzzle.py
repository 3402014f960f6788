"""`/koikoi puzzle`: the puzzle of the day."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.buttons.puzzle import show_puzzle
from bot.commands.translator import command
from bot.interactions.answering import Interactions
from bot.interactions.needs import ANYBODY

Interaction = discord.Interaction[Any]


def add_commands(group: app_commands.Group, interactions: Interactions) -> None:
    """Add the command. Its answer is private: a public one would give the solution away."""

    @command(group, ANYBODY)
    async def puzzle(interaction: Interaction) -> None:
        private = interaction.guild_id is not None
        async with interactions.answer(interaction, private=private) as context:
            await show_puzzle(context)
