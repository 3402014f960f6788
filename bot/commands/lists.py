"""`/koikoi games`, `rules`, `learn`, `history`, `leaderboard`: to look, not to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands.translator import about, said
from bot.interactions.answering import Context, Refused, answering, person_of
from bot.matches.models.people import Person
from bot.screens.games import games_panel
from bot.screens.history import history_panel, leaderboard_panel
from bot.screens.learn import learn_panel
from bot.screens.message import Panel
from bot.screens.rules_panel import rules_panel
from bot.screens.wording.names import MARKDOWN

if TYPE_CHECKING:
    from bot.client import KoiKoiClient

Interaction = discord.Interaction[Any]


def add_commands(group: app_commands.Group, client: KoiKoiClient) -> None:
    """Each answers privately, so that looking disturbs nobody."""

    @group.command(name=said("command-games"), description=about("command-games"))
    async def games(interaction: Interaction) -> None:
        async with answering(client, interaction, "/koikoi games") as context:
            await context.reply.send(await games_page(context, 0))

    @group.command(name=said("command-rules"), description=about("command-rules"))
    async def rules(interaction: Interaction) -> None:
        async with answering(client, interaction, "/koikoi rules") as context:
            terms = await client.service.settings.terms(interaction.guild_id)
            await context.reply.send(rules_panel(context.texts, terms))

    @group.command(name=said("command-learn"), description=about("command-learn"))
    async def learn(interaction: Interaction) -> None:
        async with answering(client, interaction, "/koikoi learn") as context:
            await context.reply.send(learn_panel(context.texts))

    @group.command(name=said("command-history"), description=about("command-history"))
    @app_commands.rename(member=said("option-name-member"))
    @app_commands.describe(member=about("option-name-member"))
    async def history(interaction: Interaction, member: discord.User | None = None) -> None:
        async with answering(client, interaction, "/koikoi history") as context:
            person = context.person if member is None else person_of(member)
            await context.reply.send(await history_page(context, person, 0))

    @group.command(name=said("command-leaderboard"), description=about("command-leaderboard"))
    async def leaderboard(interaction: Interaction) -> None:
        async with answering(client, interaction, "/koikoi leaderboard") as context:
            await context.reply.send(await leaderboard_page(context, 0))


async def games_page(context: Context, page: int) -> Panel:
    """A page of one's own matches."""
    games = await context.client.service.queries.games_of(context.person.id)
    return games_panel(
        context.texts, context.person.id, games, page, context.client.service.challenges.closes_at
    )


async def history_page(context: Context, person: Person, page: int) -> Panel:
    """A page of finished matches: those on this server, in direct messages all of one's own."""
    service, guild_id = context.client.service, context.interaction.guild_id
    if guild_id is None:
        person = context.person
    found = await service.queries.history(person.id, guild_id, page)
    standing = None if guild_id is None else await service.queries.standing(guild_id, person.id)
    return history_panel(context.texts, person, found, standing)


async def leaderboard_page(context: Context, page: int) -> Panel:
    """A page of a server's best."""
    service, guild = context.client.service, context.interaction.guild
    if context.interaction.guild_id is None:
        raise Refused("guild-only")
    found = await service.queries.leaderboard(context.interaction.guild_id, page)
    own = await service.queries.standing(context.interaction.guild_id, context.person.id)
    shown = MARKDOWN.sub(r"\\\1", guild.name) if guild is not None else ""
    return leaderboard_panel(context.texts, shown, found, own)
