"""`/koikoi-admin moderation`: blocks of members, void matches, and the log."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.commands import Commands
from bot.commands.translator import command
from bot.interactions.authorization import ADMIN, MATCH, REFEREE, ResourceRef, check
from bot.moderation.presses import ask_about, moderation_page, void_page

Interaction = discord.Interaction[Any]


def add_command(commands: Commands) -> None:
    """Add the command. It shows a member, a match, or the panel with the log."""

    @command(commands.admin, ADMIN)
    async def moderation(
        interaction: Interaction,
        member: discord.User | discord.Member | None = None,
        match: app_commands.Range[int, 1, 2**53 - 1] | None = None,
    ) -> None:
        async with commands.interactions.answer(interaction) as context:
            if member is not None:
                panel = await ask_about(context, member)
            elif match is not None:
                await check(context, REFEREE, ResourceRef(MATCH, match))
                panel = await void_page(context, match)
            else:
                panel = await moderation_page(context)
            await context.reply.send(panel)
