"""`/koikoi me` and `privacy`: a person's preferences, and their stored data."""

from __future__ import annotations

from typing import Any

import discord

from bot.commands.commands import Commands
from bot.commands.translator import command
from bot.interactions.authorization import ANYBODY
from bot.interactions.direct_messages import reach_line
from bot.interactions.labels import public_label
from bot.matches.models.people import HandPlace
from bot.people.presses import preference_blocks
from bot.people.screens import me_panel, privacy_panel

Interaction = discord.Interaction[Any]


def add_commands(commands: Commands) -> None:
    """Add both commands; only their user sees the answers."""

    @command(commands.koikoi, ANYBODY)
    async def me(interaction: Interaction) -> None:
        async with commands.interactions.answer(interaction) as context:
            chosen = await context.service.settings.preferences(context.person.id)
            added = await preference_blocks(context)
            more = [block for one in added for block in one.blocks]
            reach = await reach_line(context) if chosen.hand is HandPlace.DM else None
            hand = await public_label(context, "button-hand")
            await context.reply.send(me_panel(context.texts, chosen, more, hand=hand, reach=reach))
            for one in added:
                if one.shown is not None:
                    await one.shown()

    @command(commands.koikoi, ANYBODY)
    async def privacy(interaction: Interaction) -> None:
        async with commands.interactions.answer(interaction) as context:
            await context.reply.send(privacy_panel(context.texts, context.tools.hosted))
