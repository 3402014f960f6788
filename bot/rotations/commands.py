"""`/koikoi table`: a table for three or more people; two of them play at a time."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.commands import Commands
from bot.commands.play import RULES
from bot.commands.translator import command, said
from bot.interactions.authorization import ANYBODY
from bot.rotations.presses import GOALS, open_rotation

Interaction = discord.Interaction[Any]

_GOALS = [app_commands.Choice(name=said(f"choice-goal-{goal}"), value=goal) for goal in GOALS]


def add_command(commands: Commands) -> None:
    """Add the command. Everybody in the channel sees its answer, and may join."""

    @command(commands.koikoi, ANYBODY)
    @app_commands.choices(rules=RULES, target=_GOALS)
    async def table(
        interaction: Interaction, rules: str | None = None, target: str | None = None
    ) -> None:
        async with commands.interactions.answer(interaction, private=False) as context:
            await open_rotation(context, rules, target)
