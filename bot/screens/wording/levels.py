"""The computer players by name and manner: where one is chosen, and where one sits down."""

from __future__ import annotations

from bot.locales import Texts
from bot.matches.models.people import Computer
from bot.screens.message import Choice, Rows, Select
from bot.screens.view_model import ViewModel
from bot.screens.wording.names import name, plain_name


def level_menu(model: ViewModel) -> Rows:
    """The computer players that an open table offers when nobody joins it.

    They are a menu: four buttons have no room for how each of them plays. It comes after a
    minute, not at once: until then the table has one thing to press for who reads it, *Join*.
    """
    texts = model.texts
    choices = tuple(
        Choice(plain_name(texts, Computer(level)), level, style_of(texts, level))
        for level in model.levels
    )
    if not choices:
        return ()
    return ((Select(model.press("level"), choices, texts("choose-level")),),)


def level_line(model: ViewModel) -> str | None:
    """Who the computer is, and that there are others, until somebody has moved."""
    view, opponent = model.view, model.info.opponent
    if view is None or view.results or any(view.last_turns) or model.info.day is not None:
        return None
    if not isinstance(opponent, Computer):
        return None
    style = style_of(model.texts, opponent.level)
    if style is None:
        return None
    return model.texts("level-line", name=name(model.texts, opponent), style=style)


def style_of(texts: Texts, level: str) -> str | None:
    """How a computer player plays, in a few words."""
    key = f"plays-{level}"
    return texts(key) if texts.has(key) else None
