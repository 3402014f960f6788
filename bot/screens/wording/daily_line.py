"""The deal of the day in a line: its name, and what one shares of it."""

from __future__ import annotations

from datetime import date

from bot.locales import Texts
from bot.matches.models.daily import number_of
from bot.matches.models.listings import DailyStanding


def daily_name(texts: Texts, day: date) -> str:
    """`Deal of the day #214`."""
    return texts("daily-name", number=str(number_of(day)))


def share_line(texts: Texts, day: date, standing: DailyStanding) -> str:
    """`🎴 #214 · 14文 · こいこい×2`: the same for every reader, and nothing of the cards."""
    number, points = str(number_of(day)), standing.points
    if not standing.calls:
        return texts("daily-line", number=number, points=points)
    return texts("daily-line-calls", number=number, points=points, calls=standing.calls)


def copied(line: str) -> str:
    """A line with Discord's own button to copy it."""
    return f"```\n{line}\n```"
