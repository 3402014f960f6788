"""`/koikoi find`: to look for an opponent on any server."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.translator import command, said
from bot.interactions.answering import Interactions
from bot.interactions.authorization import ANYBODY
from bot.matches.models.terms import TimeControl
from bot.matchmaking.model import ANY, PRESETS
from bot.matchmaking.presses import find as look

Interaction = discord.Interaction[Any]

_RULES = [
    app_commands.Choice(name=said("choice-find-any"), value=ANY),
    *(app_commands.Choice(name=said(f"preset-{one}"), value=one) for one in PRESETS),
]
_PACES = [
    app_commands.Choice(name=said(f"choice-pace-{one}"), value=one.value) for one in TimeControl
]


def add_command(group: app_commands.Group, interactions: Interactions) -> None:
    """Add the command. It answers privately: nobody else sees who looks for an opponent."""

    @command(group, ANYBODY)
    @app_commands.choices(rules=_RULES, pace=_PACES)
    async def find(
        interaction: Interaction, rules: str = ANY, pace: str = TimeControl.LIVE.value
    ) -> None:
        async with interactions.answer(interaction) as context:
            await look(context, rules, TimeControl(pace))
