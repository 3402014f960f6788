"""`/koikoi learn`."""

from __future__ import annotations

from typing import Any

import discord

from bot.commands.commands import Commands
from bot.commands.translator import command
from bot.interactions.authorization import ANYBODY
from bot.lesson.presses import open_lesson

Interaction = discord.Interaction[Any]


def add_command(commands: Commands) -> None:
    """Add the command. Its answer is private."""

    @command(commands.koikoi, ANYBODY)
    async def learn(interaction: Interaction) -> None:
        async with commands.interactions.answer(interaction) as context:
            await open_lesson(context)
