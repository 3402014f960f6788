"""How people stand: `/koikoi leaderboard`, `achievements` and `profile`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.buttons.leaderboard import leaderboard_page
from bot.buttons.lists import achievements_of
from bot.buttons.profile import profile_page
from bot.commands.commands import Commands
from bot.commands.translator import command, said
from bot.interactions.authorization import ANYBODY, needs
from bot.interactions.context import Context
from bot.screens.leaderboard import Board

Interaction = discord.Interaction[Any]


def add_commands(commands: Commands) -> None:
    """Add the commands. Each answers privately, so that it disturbs nobody."""

    @command(commands.koikoi, ANYBODY)
    async def leaderboard(interaction: Interaction) -> None:
        async with commands.interactions.answer(interaction) as context:
            await context.reply.send(await leaderboard_page(context, Board(), 0))

    @command(commands.koikoi, ANYBODY)
    async def achievements(interaction: Interaction, member: discord.User | None = None) -> None:
        async with commands.interactions.answer(interaction) as context:
            shown = await achievements_of(context, context.asked_about(member))
            await context.reply.send(shown)


# `/koikoi profile`, and the same from a member's menu.


def add_profile_command(commands: Commands) -> None:
    """Add the command; only its user sees the answer."""

    @command(commands.koikoi, ANYBODY)
    async def profile(interaction: Interaction, member: discord.User | None = None) -> None:
        async with commands.interactions.answer(interaction) as context:
            await _show(context, member)


def add_user_menu(commands: Commands) -> None:
    """Return *Koi-Koi profile* for a member's menu."""

    async def look(interaction: Interaction, member: discord.User) -> None:
        async with commands.interactions.answer(interaction) as context:
            await _show(context, member)

    commands.menus.append(
        app_commands.ContextMenu(
            name=said("command-user-profile"), callback=look, extras=needs(ANYBODY)
        )
    )


async def _show(context: Context, member: discord.User | discord.Member | None) -> None:
    await context.reply.send(await profile_page(context, context.asked_about(member)))
