"""`/koikoi-admin settings` and `abort`: the house rules, and the end of a stuck match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.views.abort import abort_choice_screen, abort_question_screen

from .abort_presses import match_here
from .answering import answering
from .managing import guild_id_of, guild_name_of
from .settings_presses import settings_page
from .translator import about, said

if TYPE_CHECKING:
    from bot.client import KoiKoiClient

Interaction = discord.Interaction[Any]


def add_commands(group: app_commands.Group, client: KoiKoiClient) -> None:
    """Discord offers both to whoever may manage the server, or whom the admins allow."""

    @group.command(name=said("command-settings"), description=about("command-settings"))
    async def settings(interaction: Interaction) -> None:
        async with answering(client, interaction, "/koikoi-admin settings") as visit:
            await visit.reply.send(await settings_page(visit, "rules"))

    @group.command(name=said("command-abort"), description=about("command-abort"))
    @app_commands.rename(match=said("option-name-match"))
    @app_commands.describe(match=about("option-name-match"))
    async def abort(
        interaction: Interaction, match: app_commands.Range[int, 1, 2**53 - 1] | None = None
    ) -> None:
        async with answering(client, interaction, "/koikoi-admin abort") as visit:
            if match is None:
                infos = await client.service.queries.open_in_guild(guild_id_of(visit))
                guild = guild_name_of(visit)
                await visit.reply.send(abort_choice_screen(visit.texts, guild, infos))
            else:
                info = await match_here(visit, match)
                await visit.reply.send(abort_question_screen(visit.texts, info))
