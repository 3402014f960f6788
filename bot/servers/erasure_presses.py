"""Presses with which an admin erases a server's data."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from bot.buttons.params import button
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ANYBODY, MANAGER
from bot.interactions.context import Context
from bot.interactions.permissions import guild_id_of, guild_name_of
from bot.matches.services.privacy import KEPT_FOR
from bot.screens.message import Screen
from bot.servers.erasure_screens import erase_question

DRAWN_WITHIN: Final = 3.0
"""Seconds to redraw the tables of ended matches, before their data is erased."""


async def question(context: Context) -> Screen:
    """Return the question, with what is erased and what is kept."""
    guild_id = guild_id_of(context)
    running = len(await context.service.queries.open_in_guild(guild_id))
    return erase_question(context.texts, guild_name_of(context), running, KEPT_FOR.days)


async def erase(context: Context, _: ComponentInteraction) -> None:
    """End the server's open matches and erase its data."""
    guild_id = guild_id_of(context)
    servers = context.service.servers
    if await servers.end_matches(guild_id, context.person):
        with suppress(TimeoutError):
            async with asyncio.timeout(DRAWN_WITHIN):
                await context.tools.presenter.settle()
    await servers.erase(guild_id, context.person)
    await context.reply.redraw(Screen(context.texts("erase-done")))


async def keep(context: Context, _: ComponentInteraction) -> None:
    """Decline: erase nothing."""
    await context.reply.redraw(Screen(context.texts("abort-kept")))


ROUTES: Final = Routes(
    panel={
        "erase-server": button(erase, needs=MANAGER),
        "erase-server-no": button(keep, needs=ANYBODY),
    },
)
