"""`/koikoi tournament` and `/koikoi-admin tournament`."""

from __future__ import annotations

from typing import Any

import discord

from bot.commands.commands import Commands
from bot.commands.translator import command
from bot.interactions.authorization import ADMIN, ANYBODY
from bot.tournaments.permissions import runs_tournaments
from bot.tournaments.presses import manage, tournaments_page

Interaction = discord.Interaction[Any]


def add_command(commands: Commands) -> None:
    """Add the command for everybody. Its answer is private."""

    @command(commands.koikoi, ANYBODY)
    async def tournament(interaction: Interaction) -> None:
        async with commands.interactions.answer(interaction) as context:
            admin = await runs_tournaments(context)
            await context.reply.send(await tournaments_page(context, admin=admin))


def add_admin_command(commands: Commands) -> None:
    """Add the command for admins: it shows the open tournament, or lists all of them."""

    @command(commands.admin, ADMIN)
    async def tournament_admin(interaction: Interaction) -> None:
        async with commands.interactions.answer(interaction) as context:
            await manage(context)
