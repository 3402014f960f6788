"""`/koikoi leaderboard`, `achievements` and `profile`, and `/koikoi-admin season`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.commands import Commands
from bot.commands.translator import command, said
from bot.interactions.authorization import ADMIN, ANYBODY, needs
from bot.interactions.context import Context
from bot.leaderboards.presses import leaderboard_page
from bot.leaderboards.profile_presses import achievements_of, profile_page
from bot.leaderboards.screens import Board
from bot.leaderboards.season_presses import MAX_NAME_LENGTH, NEW, QUARTER, seasons

Interaction = discord.Interaction[Any]


def add_commands(commands: Commands) -> None:
    """Add the commands. Their answers are private."""

    @command(commands.koikoi, ANYBODY)
    async def leaderboard(interaction: Interaction) -> None:
        async with commands.interactions.answer(interaction) as context:
            await context.reply.send(await leaderboard_page(context, Board(), 0))

    @command(commands.koikoi, ANYBODY)
    async def achievements(interaction: Interaction, member: discord.User | None = None) -> None:
        async with commands.interactions.answer(interaction) as context:
            shown = await achievements_of(context, context.asked_about(member))
            await context.reply.send(shown)


# `/koikoi profile`, and the same in a member's menu.


def add_profile_command(commands: Commands) -> None:
    """Add the command. Its answer is private."""

    @command(commands.koikoi, ANYBODY)
    async def profile(interaction: Interaction, member: discord.User | None = None) -> None:
        async with commands.interactions.answer(interaction) as context:
            await _show(context, member)


def add_user_menu(commands: Commands) -> None:
    """Add *Koi-Koi profile* to a member's menu."""

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


def add_season_command(commands: Commands) -> None:
    """Add `/koikoi-admin season`. With an action or a name, it asks before it begins a season."""

    @command(commands.admin, ADMIN)
    @app_commands.choices(
        action=[
            app_commands.Choice(name=said("choice-season-new"), value=NEW),
            app_commands.Choice(name=said("choice-season-quarter"), value=QUARTER),
        ]
    )
    async def season(
        interaction: Interaction,
        action: app_commands.Choice[str] | None = None,
        name: app_commands.Range[str, 1, MAX_NAME_LENGTH] | None = None,
    ) -> None:
        async with commands.interactions.answer(interaction) as context:
            chosen = None if action is None else action.value
            wanted = NEW if chosen is None and name is not None else chosen
            await context.reply.send(await seasons(context, wanted, name))
