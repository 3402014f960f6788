"""`/help`, `/koikoi games` and `rules`."""

from __future__ import annotations

from typing import Any

import discord

from bot.buttons.lists import games_page
from bot.buttons.rules import rules_here
from bot.commands.commands import Commands
from bot.commands.translator import command
from bot.interactions.authorization import ANYBODY
from bot.screens.learn import help_panel

Interaction = discord.Interaction[Any]


def add_commands(commands: Commands) -> None:
    """Add the commands. Their answers are private."""

    @command(commands.koikoi, ANYBODY)
    async def games(interaction: Interaction) -> None:
        async with commands.interactions.answer(interaction) as context:
            await context.reply.send(await games_page(context, 0))

    @command(commands.koikoi, ANYBODY)
    async def rules(interaction: Interaction) -> None:
        async with commands.interactions.answer(interaction) as context:
            await context.reply.send(await rules_here(context))


def add_help(commands: Commands) -> None:
    """Add `/help` and `/koikoi help`, for newcomers who don't know the bot's commands.

    The answer is private.
    """

    async def help_(interaction: Interaction) -> None:
        async with commands.interactions.answer(interaction) as context:
            manages = context.guild_id is not None and interaction.permissions.manage_guild
            await context.reply.send(help_panel(context.texts, manages=manages))

    command(commands.koikoi, ANYBODY)(help_)
    commands.everywhere.append(command(commands.tree, ANYBODY)(help_))
