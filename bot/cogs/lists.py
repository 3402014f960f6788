"""`/koikoi games`, `rules`, `learn`, `history`, `leaderboard`: to look, not to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.matches.models.people import Person
from bot.views.games import games_panel
from bot.views.history import history_panel, leaderboard_panel
from bot.views.learn import learn_panel
from bot.views.message import Panel
from bot.views.names import MARKDOWN
from bot.views.rules_panel import rules_panel

from .answering import Refused, Visit, answering, person_of
from .translator import about, said

if TYPE_CHECKING:
    from bot.client import KoiKoiClient

Interaction = discord.Interaction[Any]


def add_commands(group: app_commands.Group, client: KoiKoiClient) -> None:
    """Each answers privately, so that looking disturbs nobody."""

    @group.command(name=said("command-games"), description=about("command-games"))
    async def games(interaction: Interaction) -> None:
        async with answering(client, interaction, "/koikoi games") as visit:
            await visit.reply.send(await games_page(visit, 0))

    @group.command(name=said("command-rules"), description=about("command-rules"))
    async def rules(interaction: Interaction) -> None:
        async with answering(client, interaction, "/koikoi rules") as visit:
            terms = await client.service.settings.terms(interaction.guild_id)
            await visit.reply.send(rules_panel(visit.texts, terms))

    @group.command(name=said("command-learn"), description=about("command-learn"))
    async def learn(interaction: Interaction) -> None:
        async with answering(client, interaction, "/koikoi learn") as visit:
            await visit.reply.send(learn_panel(visit.texts))

    @group.command(name=said("command-history"), description=about("command-history"))
    @app_commands.rename(member=said("option-name-member"))
    @app_commands.describe(member=about("option-name-member"))
    async def history(interaction: Interaction, member: discord.User | None = None) -> None:
        async with answering(client, interaction, "/koikoi history") as visit:
            person = visit.person if member is None else person_of(member)
            await visit.reply.send(await history_page(visit, person, 0))

    @group.command(name=said("command-leaderboard"), description=about("command-leaderboard"))
    async def leaderboard(interaction: Interaction) -> None:
        async with answering(client, interaction, "/koikoi leaderboard") as visit:
            await visit.reply.send(await leaderboard_page(visit, 0))


async def games_page(visit: Visit, page: int) -> Panel:
    """A page of one's own matches."""
    games = await visit.client.service.queries.games_of(visit.person.id)
    return games_panel(
        visit.texts, visit.person.id, games, page, visit.client.service.challenges.closes_at
    )


async def history_page(visit: Visit, person: Person, page: int) -> Panel:
    """A page of finished matches: those on this server, in direct messages all of one's own."""
    service, guild_id = visit.client.service, visit.interaction.guild_id
    if guild_id is None:
        person = visit.person
    found = await service.queries.history(person.id, guild_id, page)
    standing = None if guild_id is None else await service.queries.standing(guild_id, person.id)
    return history_panel(visit.texts, person, found, standing)


async def leaderboard_page(visit: Visit, page: int) -> Panel:
    """A page of a server's best."""
    service, guild = visit.client.service, visit.interaction.guild
    if visit.interaction.guild_id is None:
        raise Refused(visit.texts("refused-guild-only"))
    found = await service.queries.leaderboard(visit.interaction.guild_id, page)
    own = await service.queries.standing(visit.interaction.guild_id, visit.person.id)
    shown = MARKDOWN.sub(r"\\\1", guild.name) if guild is not None else ""
    return leaderboard_panel(visit.texts, shown, found, own)
