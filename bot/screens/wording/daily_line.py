"""The deal of the day in one line: its name, and the line that people share."""

from __future__ import annotations

from datetime import date

from bot.locales import Texts
from bot.matches.models.daily import number_of
from bot.matches.models.listings import DailyStanding


def daily_name(texts: Texts, day: date) -> str:
    """Return `Deal of the day #214`."""
    return texts("daily-name", number=str(number_of(day)))


def share_line(texts: Texts, day: date, standing: DailyStanding) -> str:
    """Return `🎴 #214 · 14文 · こいこい×2`: the same for every reader, and no cards in it."""
    number, points = str(number_of(day)), standing.points
    if not standing.calls:
        return texts("daily-line", number=number, points=points)
    return texts("daily-line-calls", number=number, points=points, calls=standing.calls)


def copied(line: str) -> str:
    """Return a line with Discord's own button to copy it."""
    return f"```\n{line}\n```"
