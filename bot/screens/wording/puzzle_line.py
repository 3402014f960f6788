"""The puzzle of the day in words: its name, and the line that people share."""

from __future__ import annotations

from datetime import date

from bot.locales import Texts
from bot.matches.models.daily import number_of
from bot.matches.models.puzzle import PuzzleResult

MANY_DAYS = 2
"""A streak is told from so many days on."""


def puzzle_name(texts: Texts, day: date) -> str:
    """Return `Puzzle #214`."""
    return texts("puzzle-name", number=str(number_of(day)))


def outcome(result: PuzzleResult) -> str:
    """Return "solved" or "missed", or the same with "-late"."""
    found = "solved" if result.answer.solved else "missed"
    return f"{found}-late" if result.answer.late else found


def share_line(texts: Texts, result: PuzzleResult) -> str:
    """Say which puzzle it was and whether it was solved. No card and no choice is named.

    `🧩 Koi-Koi, puzzle #214: ✅ solved · 🔥 5 days in a row`
    """
    number = str(number_of(result.answer.day))
    line = texts(f"puzzle-line-{outcome(result)}", number=number)
    if result.answer.late or result.record.streak < MANY_DAYS:
        return line
    return texts("puzzle-line-streak", line=line, days=result.record.streak)
