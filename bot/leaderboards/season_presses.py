"""The seasons of a server's leaderboard: which one runs, and to begin another one.

A season that has ended can't be taken up again, so an admin is asked first. The question holds the
new season's name and names the season that it would end: it still works after a restart, and
pressed twice, or after somebody else was quicker, it ends nothing more.
"""

from __future__ import annotations

import re
from typing import Final

from bot.buttons.params import button
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ADMIN
from bot.interactions.context import Context
from bot.interactions.permissions import guild_id_of
from bot.leaderboards.presses import PERIOD
from bot.leaderboards.screens import season_question, season_screen
from bot.screens.message import Screen
from bot.screens.wording.names import visible

NEW: Final = "new"
QUARTER: Final = "quarter"
MAX_NAME_LENGTH: Final = 40
"""The most letters of a season's name."""
_NAME: Final = re.compile(r"^```\n([^\n`]+)\n```$", re.MULTILINE)


async def seasons(context: Context, action: str | None, name: str | None) -> Screen:
    """Say which season runs; with an action, ask whether to end it.

    Raises `Refused` outside a server.
    """
    running = await context.service.leaderboards.season(guild_id_of(context))
    if action is None or (action == QUARTER and running.quarter is not None):
        return season_screen(context.texts, running)
    named = visible((name or "").replace("`", "'")) or None
    return season_question(
        context.texts, running, by_quarter=action == QUARTER, name=None if action != NEW else named
    )


async def begin(context: Context, _: ComponentInteraction, period: str) -> None:
    """Begin the season whose name stands on the question, if `period` is still running."""
    message = context.interaction.message
    found = _NAME.search(message.content) if message is not None else None
    guild_id, boards = guild_id_of(context), context.service.leaderboards
    before = await boards.season(guild_id)
    season = before
    if before.period == period:
        season = await boards.begin_season(guild_id, found[1] if found else None)
    await context.reply.redraw(season_screen(context.texts, season, before))


async def by_quarter(context: Context, _: ComponentInteraction, period: str) -> None:
    """Let the seasons of the calendar run again, if `period` is still running."""
    guild_id, boards = guild_id_of(context), context.service.leaderboards
    before = await boards.season(guild_id)
    season = before
    if before.period == period:
        season = await boards.seasons_by_quarter(guild_id)
    await context.reply.redraw(season_screen(context.texts, season, before))


async def keep(context: Context, _: ComponentInteraction) -> None:
    """Change nothing."""
    running = await context.service.leaderboards.season(guild_id_of(context))
    await context.reply.redraw(season_screen(context.texts, running))


ROUTES: Final = Routes(
    panel={
        "season-new": button(begin, PERIOD, needs=ADMIN),
        "season-quarter": button(by_quarter, PERIOD, needs=ADMIN),
        "season-keep": button(keep, needs=ADMIN),
    },
)
