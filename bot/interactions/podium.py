"""Looks up what the picture of a leaderboard's first three needs."""

from __future__ import annotations

from collections.abc import Sequence

from bot.locales import Texts
from bot.matches.models.rankings import FIRST, Measure, Placed
from bot.matches.services import MatchService
from bot.screens.leaderboard import podium_picture
from bot.screens.message import Picture


async def podium_of(
    service: MatchService, texts: Texts, measure: Measure, people: Sequence[Placed]
) -> Picture | None:
    """Return the picture of the first three with their best yaku; None if there is nobody."""
    first = people[:FIRST]
    if not first:
        return None
    rounds = [await service.leaderboards.best_round(placed.line.best) for placed in first]
    return podium_picture(texts, measure, first, rounds)
