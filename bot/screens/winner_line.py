"""The line of people who wait to play the winner, as everybody sees it on the table."""

from __future__ import annotations

from typing import Final

from bot.matches.models.match import Status
from bot.matches.models.winner_queue import InLine
from bot.screens.message import Button, Rows
from bot.screens.view_model import ViewModel
from bot.screens.wording.names import short_name

NAMED: Final = 5
"""How many people are named; of the others only the number is said."""


def line_of_names(model: ViewModel) -> str:
    """Return who waits, in order."""
    texts, more = model.texts, len(model.line) - NAMED
    named = " · ".join(_named(model, one) for one in model.line[:NAMED])
    if more <= 0:
        return texts("winner-line", names=named)
    return texts("winner-line-more", names=named, more=more)


def _named(model: ViewModel, one: InLine) -> str:
    shown = short_name(model.texts, one.person)
    return model.texts("winner-line-asked", name=shown) if one.asked else shown


def line_rows(model: ViewModel) -> Rows:
    """Return the buttons under a line: leave it, and join it where no other button says so."""
    shown = model.info.status is Status.PLAYING and not model.info.against_computer
    leave = Button(model.texts("button-leave-line"), model.press("leave-line"))
    if shown:
        return ((leave,),)
    return ((Button(model.texts("button-winner"), model.press("winner")), leave),)
