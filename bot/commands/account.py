"""`/koikoi me` and `privacy`: a person's own choices, and what is stored about them."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.translator import command
from bot.interactions.answering import Interactions
from bot.interactions.authorization import ANYBODY
from bot.reminders.presses import asked_by
from bot.reminders.screens import me_blocks
from bot.screens.account import me_panel, privacy_panel

Interaction = discord.Interaction[Any]


def add_commands(group: app_commands.Group, interactions: Interactions) -> None:
    """Add both commands; only their user sees the answers."""

    @command(group, ANYBODY)
    async def me(interaction: Interaction) -> None:
        async with interactions.answer(interaction) as context:
            chosen = await context.service.settings.preferences(context.person.id)
            asked = await asked_by(context)
            more = me_blocks(context.texts, asked)
            await context.reply.send(me_panel(context.texts, chosen, more))
            if asked.refused:  # they have read so
                await context.service.reminders.forget_refusals(context.person.id)

    @command(group, ANYBODY)
    async def privacy(interaction: Interaction) -> None:
        async with interactions.answer(interaction) as context:
            await context.reply.send(privacy_panel(context.texts, context.tools.hosted))
