"""Dates in words, for menus and headings: Discord's own timestamps can't stand there.

They are dates of UTC, as weeks and seasons are; a timestamp would be another day for some readers.
"""

from __future__ import annotations

from datetime import date

from bot.locales import Texts


def date_in_words(texts: Texts, day: date) -> str:
    """Return `16 November 2026`."""
    return texts("date-year", date=day_in_words(texts, day), year=str(day.year))


def day_in_words(texts: Texts, day: date) -> str:
    """Return `16 November`."""
    return texts("date", day=day.day, month=day.month)
