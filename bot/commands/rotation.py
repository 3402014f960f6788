"""`/koikoi table`: a table for three or more, of whom two play."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.buttons.rotation import GOALS, open_rotation
from bot.commands.play import RULES
from bot.commands.translator import command, said
from bot.interactions.answering import Interactions
from bot.interactions.needs import ANYBODY

Interaction = discord.Interaction[Any]

_GOALS = [app_commands.Choice(name=said(f"choice-goal-{goal}"), value=goal) for goal in GOALS]


def add_commands(group: app_commands.Group, interactions: Interactions) -> None:
    """Add the command; everybody in the channel sees its answer, and may join."""

    @command(group, ANYBODY)
    @app_commands.choices(rules=RULES, target=_GOALS)
    async def table(
        interaction: Interaction, rules: str | None = None, target: str | None = None
    ) -> None:
        async with interactions.answer(interaction, private=False) as context:
            await open_rotation(context, rules, target)
