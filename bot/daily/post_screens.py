"""The post of each day: the deal, and the puzzle with its picture."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from bot.locales import Texts
from bot.matches.models.daily import end_of, number_of
from bot.screens.message import Button, Picture, Screen, Style, panel_id
from bot.screens.view_model import relative


def daily_post_screen(
    texts: Texts, day: date, buttons: Sequence[Button] = (), picture: Picture | None = None
) -> Screen:
    """Return the post of a day, with the buttons of its deal and of other features.

    Args:
        texts: the server's language.
        day: the day.
        buttons: the buttons of other features.
        picture: the first picture of a feature, if any.
    """
    row = (
        Button(texts("button-today"), panel_id("daily"), Style.GREEN),
        *buttons,
        Button(texts("button-daily-table"), table_button_id(day)),
    )
    line = texts("daily-post", number=str(number_of(day)), when=relative(end_of(day)))
    return Screen(line, (row,), picture)


def table_button_id(day: date) -> str:
    """Return the custom id of the button that identifies a day's post."""
    return panel_id(f"daily-table {number_of(day)}")
