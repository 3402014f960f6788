"""What is posted each day: the deal and the puzzle, the puzzle with its picture."""

from __future__ import annotations

from datetime import date

from bot.koikoi.puzzle import Puzzle
from bot.locales import Texts
from bot.matches.models.daily import end_of, number_of
from bot.matches.models.people import Preferences
from bot.screens.message import Button, Screen, Style, panel_id
from bot.screens.puzzle import puzzle_model, puzzle_screen
from bot.screens.view_model import NO_EMOJIS, relative


def daily_post_screen(texts: Texts, puzzle: Puzzle, day: date) -> Screen:
    """Offer the deal and the puzzle of a day to a whole server."""
    model = puzzle_model(texts, puzzle, day, NO_EMOJIS, preferences=Preferences(0))
    row = (
        Button(texts("button-today"), panel_id("daily"), Style.GREEN),
        Button(texts("button-puzzle"), panel_id("puzzle"), Style.GREEN),
        Button(texts("button-daily-table"), table_button_id(day)),
    )
    line = texts("daily-post", number=str(number_of(day)), when=relative(end_of(day)))
    return Screen(line, (row,), puzzle_screen(model).picture)


def table_button_id(day: date) -> str:
    """Return the custom id of the button by which a day's post is found."""
    return panel_id(f"daily-table {number_of(day)}")
