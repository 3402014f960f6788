"""The command tree: all commands, and the handling of their errors."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

import discord
from discord import app_commands

from bot.commands.commands import Commands
from bot.commands.sync import sync_commands
from bot.commands.translator import CatalogueTranslator, about
from bot.interactions.answering import Interactions, NotBegun
from bot.interactions.hosts import is_barred, is_open_command

_log = logging.getLogger(__name__)


class KoiKoiTree(app_commands.CommandTree[discord.Client]):
    """`/koikoi`, `/koikoi-admin`, `/help` and the entries of a member's menu."""

    def __init__(
        self,
        client: discord.Client,
        interactions: Interactions,
        levels: Sequence[str],
        commands: Iterable[Callable[[Commands], None]],
    ) -> None:
        """Add the commands.

        Args:
            client: the bot.
            interactions: answers the commands.
            levels: the computer players to choose from.
            commands: functions of the features, which add their commands.
        """
        super().__init__(client)
        self._interactions = interactions
        context, installation = app_commands.AppCommandContext, app_commands.AppInstallationType
        everywhere = context(guild=True, dm_channel=True, private_channel=True)
        among_people = context(guild=True, private_channel=True)
        by_anybody = installation(guild=True, user=True)
        # The names of commands with subcommands are not translated: Discord doesn't show the
        # subcommands then (discord-api-docs #5105).
        koikoi = app_commands.Group(
            name="koikoi",
            description=about("command-koikoi"),
            allowed_contexts=everywhere,
            allowed_installs=by_anybody,
        )
        admins = app_commands.Group(
            name="koikoi-admin",
            description=about("command-koikoi-admin"),
            allowed_contexts=context(guild=True),
            allowed_installs=installation(guild=True),
            default_permissions=discord.Permissions(manage_guild=True),
        )
        added = Commands(
            tree=self, koikoi=koikoi, admin=admins, interactions=interactions, levels=levels
        )
        self.add_command(koikoi)
        for add in commands:
            add(added)
        self.add_command(admins)
        for command in added.everywhere:
            command.allowed_contexts, command.allowed_installs = everywhere, by_anybody
        for menu in added.menus:
            menu.allowed_contexts, menu.allowed_installs = among_people, by_anybody
            self.add_command(menu)

    async def register(self) -> dict[str, str]:
        """Register the commands with Discord; return the links to them by their names.

        It waits out Discord's limit of registrations: without commands nobody can play.
        """
        await self.set_translator(CatalogueTranslator())
        while True:
            try:
                return await sync_commands(self)
            except discord.RateLimited as limited:
                _log.warning("Discord takes the commands in %g s.", limited.retry_after)
                await asyncio.sleep(limited.retry_after)

    async def interaction_check(self, interaction: discord.Interaction[discord.Client], /) -> bool:
        """Return whether the command may run.

        It may not while the bot stops, for people and servers that the host bars, nor for people
        who are being erased.
        """
        if await self._interactions.in_flight.reject_duplicate_or_stopping(interaction):
            return False
        host, erasing = self._interactions.host, self._interactions.erasing
        if interaction.type is discord.InteractionType.autocomplete:
            return True  # barred people get no suggestions
        barred = is_barred(interaction, host) and not is_open_command(interaction)
        if not barred and interaction.user.id not in erasing:
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
