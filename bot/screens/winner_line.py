"""The line of people who wait to play the winner, as everybody sees it on the table."""

from __future__ import annotations

from typing import Final

from bot.matches.models.match import Status
from bot.matches.models.winner_queue import InLine
from bot.screens.message import Button, Row, Rows
from bot.screens.view_model import ViewModel
from bot.screens.wording.names import bare_name

NAMED: Final = 5
"""How many people are named; of the others only the number is said."""


def line_of_names(model: ViewModel) -> str | None:
    """Return who waits, in order, or None if nobody does."""
    if not model.line:
        return None
    texts, more = model.texts, len(model.line) - NAMED
    named = texts("list-comma").join(_named(model, one) for one in model.line[:NAMED])
    return texts("table-line" if more <= 0 else "table-line-more", names=named, more=max(more, 0))


def _named(model: ViewModel, one: InLine) -> str:
    shown = bare_name(model.texts, one.person)
    return model.texts("table-line-asked", name=shown) if one.asked else shown


def join_button(model: ViewModel) -> Row:
    """Return the button beside those of a running table, for a match between two people."""
    if model.info.against_computer or not model.info.has_table:
        return ()
    return (_join(model),)


def line_rows(model: ViewModel) -> Rows:
    """Return the buttons under a line: leave it, and join it where no other button says so."""
    if not model.line:
        return ()
    shown = model.info.status is Status.PLAYING and not model.info.against_computer
    leave = Button(model.texts("button-leave-line"), model.press("leave-line"))
    return ((leave,),) if shown else ((_join(model), leave),)


def _join(model: ViewModel) -> Button:
    return Button(model.texts("button-winner"), model.press("winner"))
