"""All checks of `koikoi doctor --live`. They use only HTTP requests; the bot may be running."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import app_commands
from discord.http import Route

from bot.commands.sync import our_commands
from bot.commands.translator import CatalogueTranslator
from bot.hosting import application as judge
from bot.hosting.channel import Sample, examine_channel
from bot.hosting.findings import HostFinding, wrong
from bot.hosting.installation import invite_url, own_application
from bot.hosting.listing import directory
from bot.interactions.command_access import registered_commands
from bot.messages.card_emojis import DrawsTiles, emoji_names
from bot.messages.sending.failures import is_away, named

_PAGE: Final = 200
_ABOUT_THE_APPLICATION: Final = (
    judge.intents,
    judge.installation,
    judge.invitation,
    judge.delivery,
    judge.policy,
    judge.terms,
    directory,
)


@dataclass(frozen=True, slots=True)
class Ours:
    """The commands and emojis that this version of the bot would register on Discord."""

    tree: app_commands.CommandTree[Any]
    tiles: DrawsTiles
    sample: Sample
    shards: int = 1
    """The number of shards in all processes."""


async def examine_live(
    client: discord.Client, ours: Ours, channel_id: int | None = None
) -> AsyncIterator[HostFinding]:
    """Run all checks that need only a token; yield a finding for each.

    Args:
        client: a client that is logged in; it needs no connection.
        ours: the commands and emojis to compare with those on Discord.
        channel_id: the channel for a test message; None: no test message.
    """
    checks: list[Callable[[], AsyncIterator[HostFinding]]] = [
        lambda: _application(client),
        lambda: _servers(client, ours.shards),
        lambda: _commands(client, ours.tree),
        lambda: _emojis(client, ours.tiles),
    ]
    if channel_id is not None:
        checks.append(lambda: examine_channel(client, channel_id, ours.sample))
    for check in checks:
        try:
            async for finding in check():
                yield finding
        except Exception as error:
            if not (isinstance(error, discord.HTTPException) or is_away(error)):
                raise
            yield wrong("Discord", f"it doesn't answer as it should ({named(error)}); try later.")


async def _application(client: discord.Client) -> AsyncIterator[HostFinding]:
    application = await own_application(client)
    for check in _ABOUT_THE_APPLICATION:
        yield check(application)


async def _servers(client: discord.Client, shards: int) -> AsyncIterator[HostFinding]:
    assert client.application_id is not None
    servers = await _all_servers(client)
    answer = await client.http.request(Route("GET", "/gateway/bot"))
    yield judge.gateway(answer, len(servers), shards)
    if (size := judge.size(len(servers), shards)) is not None:
        yield size
    yield judge.permissions(servers, invite_url(client.application_id))


async def _all_servers(client: discord.Client) -> list[Any]:
    """Return the bot's servers, with the permissions of its roles there."""
    servers: list[Any] = []
    while True:
        after = servers[-1]["id"] if servers else None
        page: list[Any] = [*await client.http.get_guilds(_PAGE, after=after, with_counts=False)]
        servers += page
        if len(page) < _PAGE:
            return servers


async def _commands(
    client: discord.Client, tree: app_commands.CommandTree[Any]
) -> AsyncIterator[HostFinding]:
    await tree.set_translator(CatalogueTranslator())
    yield judge.commands(await our_commands(tree), await registered_commands(client))


async def _emojis(client: discord.Client, tiles: DrawsTiles) -> AsyncIterator[HostFinding]:
    there = {one.name for one in await client.fetch_application_emojis()}
    yield judge.emojis(emoji_names(tiles), there)
