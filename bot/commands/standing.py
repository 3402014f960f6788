"""`/koikoi leaderboard` and `achievements`: how people stand, and what they have earned."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.buttons.leaderboard import leaderboard_page
from bot.buttons.lists import achievements_of
from bot.commands.translator import command
from bot.interactions.answering import Interactions
from bot.interactions.needs import ANYBODY
from bot.screens.leaderboard import Board

Interaction = discord.Interaction[Any]


def add_commands(group: app_commands.Group, interactions: Interactions) -> None:
    """Add the commands. Each answers privately, so that it disturbs nobody."""

    @command(group, ANYBODY)
    async def leaderboard(interaction: Interaction) -> None:
        async with interactions.answer(interaction) as context:
            await context.reply.send(await leaderboard_page(context, Board(), 0))

    @command(group, ANYBODY)
    async def achievements(interaction: Interaction, member: discord.User | None = None) -> None:
        async with interactions.answer(interaction) as context:
            shown = await achievements_of(context, context.asked_about(member))
            await context.reply.send(shown)
