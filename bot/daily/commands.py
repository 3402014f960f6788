"""`/koikoi daily`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.commands import Commands
from bot.commands.play import level_choices
from bot.commands.translator import command
from bot.daily.presses import play_daily
from bot.interactions.authorization import ANYBODY
from bot.messages.sending.channels import is_among_others

Interaction = discord.Interaction[Any]


def add_command(commands: Commands) -> None:
    """Add the command. Only its player sees the hand: a public table would show the cards."""

    @command(commands.koikoi, ANYBODY)
    @app_commands.choices(level=level_choices(commands.levels))
    async def daily(interaction: Interaction, level: str | None = None) -> None:
        private = is_among_others(interaction)
        async with commands.interactions.answer(interaction, private=private) as context:
            await play_daily(context, level)
