"""`/koikoi-admin settings`, `abort` and `erase`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.commands import Commands
from bot.commands.translator import command
from bot.interactions.authorization import ADMIN, MANAGER, MATCH, REFEREE, ResourceRef, check
from bot.interactions.permissions import guild_id_of, guild_name_of
from bot.servers.abort_presses import abort_question, open_matches_like
from bot.servers.abort_screens import abort_choice_screen
from bot.servers.erasure_presses import question
from bot.servers.presses import settings_page
from bot.servers.rules_presses import import_file

Interaction = discord.Interaction[Any]


def add_commands(commands: Commands) -> None:
    """Add the commands.

    Discord offers them to people who may manage the server or got them from its admins.
    """

    @command(commands.admin, ADMIN)
    async def settings(interaction: Interaction, file: discord.Attachment | None = None) -> None:
        async with commands.interactions.answer(interaction) as context:
            if file is not None:
                await import_file(context, file)
                return
            await context.reply.send(await settings_page(context, "rules"))

    @command(commands.admin, ADMIN)
    async def abort(
        interaction: Interaction, match: app_commands.Range[int, 1, 2**53 - 1] | None = None
    ) -> None:
        async with commands.interactions.answer(interaction) as context:
            if match is None:
                infos = await context.service.queries.open_in_guild(guild_id_of(context))
                guild = guild_name_of(context)
                await context.reply.send(abort_choice_screen(context.texts, guild, infos))
            else:
                await check(context, REFEREE, ResourceRef(MATCH, match))
                await context.reply.send(await abort_question(context, match))

    @abort.autocomplete("match")
    async def matches(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        found = await commands.interactions.suggest(
            interaction, lambda context: open_matches_like(context, typed)
        )
        return [app_commands.Choice(name=one.label, value=int(one.value)) for one in found]

    @command(commands.admin, MANAGER)
    async def erase(interaction: Interaction) -> None:
        async with commands.interactions.answer(interaction) as context:
            await context.reply.send(await question(context))
