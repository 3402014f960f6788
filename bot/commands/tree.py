"""The command tree: all commands, and what happens when one fails."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress

import discord
from discord import app_commands

from bot.commands import account, admin, lists, play, standing
from bot.commands.translator import about, said
from bot.interactions.answering import Interactions, NotBegun
from bot.interactions.hosts import is_barred, is_open_command
from bot.matchmaking import commands as matchmaking
from bot.moderation import commands as moderation
from bot.tournaments import commands as tournament

_log = logging.getLogger(__name__)


class KoiKoiTree(app_commands.CommandTree[discord.Client]):
    """`/koikoi`, `/koikoi-admin`, `/help` and the entries of a member's menu."""

    def __init__(
        self, client: discord.Client, interactions: Interactions, levels: Sequence[str]
    ) -> None:
        """Add the commands; `levels` are the computer players that can be chosen."""
        super().__init__(client)
        self._interactions = interactions
        everywhere = app_commands.AppCommandContext(guild=True, dm_channel=True)
        guilds = app_commands.AppCommandContext(guild=True)
        installed = app_commands.AppInstallationType(guild=True)
        koikoi = app_commands.Group(
            name=said("command-koikoi"),
            description=about("command-koikoi"),
            allowed_contexts=everywhere,
            allowed_installs=installed,
        )
        play.add_commands(koikoi, interactions, levels)
        matchmaking.add_command(koikoi, interactions)
        play.add_table_command(koikoi, interactions)
        play.add_daily_command(koikoi, interactions, levels)
        play.add_puzzle_command(koikoi, interactions)
        lists.add_commands(koikoi, interactions)
        standing.add_profile_command(koikoi, interactions)
        standing.add_commands(koikoi, interactions)
        tournament.add_command(koikoi, interactions)
        account.add_commands(koikoi, interactions)
        admins = app_commands.Group(
            name=said("command-koikoi-admin"),
            description=about("command-koikoi-admin"),
            allowed_contexts=guilds,
            allowed_installs=installed,
            default_permissions=discord.Permissions(manage_guild=True),
        )
        admin.add_commands(admins, interactions)
        moderation.add_command(admins, interactions)
        tournament.add_admin_command(admins, interactions)
        self.add_command(koikoi)
        helping = lists.help_command(self, interactions)
        helping.allowed_contexts, helping.allowed_installs = everywhere, installed
        self.add_command(admins)
        for menu in (play.user_menu(interactions), standing.user_menu(interactions)):
            menu.allowed_contexts, menu.allowed_installs = guilds, installed
            self.add_command(menu)

    async def interaction_check(self, interaction: discord.Interaction[discord.Client], /) -> bool:
        """Return whether the command may run.

        A bot that is being stopped starts nothing new, and whom the host bars is refused.
        """
        if await self._interactions.in_flight.reject_duplicate_or_stopping(interaction):
            return False
        host = self._interactions.host
        if interaction.type is discord.InteractionType.autocomplete:
            return True  # nothing is suggested to them
        if not is_barred(interaction, host) or is_open_command(interaction):
            return True
        async with self._interactions.answer(interaction, "A command of one barred") as context:
            context.refuse_barred()
        return False

    async def on_error(
        self, interaction: discord.Interaction[discord.Client], error: app_commands.AppCommandError
    ) -> None:
        """Handle an error from before a command's own code; that code answers its own errors."""
        if isinstance(error, NotBegun):
            return
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            _log.warning("A command was used that has changed since.")
        else:
            _log.error("A command failed before it began.", exc_info=error)
        with suppress(NotBegun):
            async with self._interactions.answer(interaction, "A command") as context:
                await context.reply.send_text(context.texts("refused-old-button"))
