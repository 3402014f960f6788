"""`/koikoi puzzle`."""

from __future__ import annotations

from typing import Any

import discord

from bot.commands.commands import Commands
from bot.commands.translator import command
from bot.interactions.authorization import ANYBODY
from bot.messages.sending.channels import is_among_others
from bot.puzzle.presses import show_puzzle

Interaction = discord.Interaction[Any]


def add_command(commands: Commands) -> None:
    """Add the command. Its answer is private: a public one would give the solution away."""

    @command(commands.koikoi, ANYBODY)
    async def puzzle(interaction: Interaction) -> None:
        private = is_among_others(interaction)
        async with commands.interactions.answer(interaction, private=private) as context:
            await show_puzzle(context)
