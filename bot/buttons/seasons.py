"""The seasons of a server's leaderboard: which one runs, and to begin another one."""

from __future__ import annotations

from typing import Final

from bot.interactions.context import Context
from bot.interactions.permissions import guild_id_of
from bot.screens.leaderboard import season_screen
from bot.screens.message import Screen
from bot.screens.wording.names import visible

NEW: Final = "new"
QUARTER: Final = "quarter"
LONGEST: Final = 40
"""The most letters of a season's name."""


async def change_season(context: Context, action: str | None, name: str | None) -> Screen:
    """Begin a season, or let those of the calendar run again; None: only say what runs.

    Raises `Refused` outside a server.
    """
    guild_id, boards = guild_id_of(context), context.service.leaderboards
    before = await boards.season(guild_id)
    if action == NEW:
        season = await boards.begin_season(guild_id, visible(name or "") or None)
    elif action == QUARTER:
        season = await boards.seasons_by_quarter(guild_id)
    else:
        season = before
    return season_screen(context.texts, season, before)
