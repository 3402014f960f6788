"""The seasons of a server's leaderboard: show the running one, begin another.

An ended season can't be resumed, so an admin must confirm. The question contains the new season's
name and the key of the season that it would end: so it works after a restart, and a second press,
or one after another admin's, ends nothing more.
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
from bot.messages.sending.components import text_of
from bot.screens.message import Screen
from bot.screens.wording.names import visible

NEW: Final = "new"
QUARTER: Final = "quarter"
MAX_NAME_LENGTH: Final = 40
"""Maximum length of a season's name, in characters."""
_NAME: Final = re.compile(r"^```\n([^\n`]+)\n```$", re.MULTILINE)


async def seasons(context: Context, action: str | None, name: str | None) -> Screen:
    """Return the running season; with an action, the question whether to end it.

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
    """Begin the season that the question names, if `period` is still running."""
    message = context.interaction.message
    found = _NAME.search(text_of(message)) if message is not None else None
    guild_id, boards = guild_id_of(context), context.service.leaderboards
    before = await boards.season(guild_id)
    season = before
    if before.period == period:
        season = await boards.begin_season(guild_id, found[1] if found else None)
    await context.reply.redraw(season_screen(context.texts, season, before))


async def by_quarter(context: Context, _: ComponentInteraction, period: str) -> None:
    """Return to the seasons of the calendar, if `period` is still running."""
    guild_id, boards = guild_id_of(context), context.service.leaderboards
    before = await boards.season(guild_id)
    season = before
    if before.period == period:
        season = await boards.seasons_by_quarter(guild_id)
    await context.reply.redraw(season_screen(context.texts, season, before))


async def keep(context: Context, _: ComponentInteraction) -> None:
    """Decline: the running season goes on."""
    running = await context.service.leaderboards.season(guild_id_of(context))
    await context.reply.redraw(season_screen(context.texts, running))


ROUTES: Final = Routes(
    panel={
        "season-new": button(begin, PERIOD, needs=ADMIN),
        "season-quarter": button(by_quarter, PERIOD, needs=ADMIN),
        "season-keep": button(keep, needs=ADMIN),
    },
)
