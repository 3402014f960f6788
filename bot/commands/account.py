"""`/koikoi me` and `privacy`: a person's own choices, and what is stored about them."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.translator import about, said
from bot.interactions.answering import Interactions
from bot.interactions.needs import ANYBODY, needs
from bot.screens.account import me_panel, privacy_panel

Interaction = discord.Interaction[Any]


def add_commands(group: app_commands.Group, interactions: Interactions) -> None:
    """Add both commands; only their user sees the answers."""

    @group.command(name=said("command-me"), description=about("command-me"), extras=needs(ANYBODY))
    async def me(interaction: Interaction) -> None:
        async with interactions.answer(interaction, "/koikoi me") as context:
            chosen = await context.service.settings.preferences(context.person.id)
            await context.reply.send(me_panel(context.texts, chosen))

    @group.command(
        name=said("command-privacy"), description=about("command-privacy"), extras=needs(ANYBODY)
    )
    async def privacy(interaction: Interaction) -> None:
        async with interactions.answer(interaction, "/koikoi privacy") as context:
            await context.reply.send(privacy_panel(context.texts, context.tools.hosted))
