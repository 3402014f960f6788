"""The computer players by name and manner: where one is chosen, and where one sits down."""

from __future__ import annotations

from bot.locales import Texts
from bot.matches.models.people import Computer

from .message import Choice, Rows, Select
from .names import name, plain_name
from .scene import Scene


def level_menu(scene: Scene) -> Rows:
    """The computer players that an open table offers when nobody joins it.

    They are a menu: four buttons have no room for how each of them plays. It comes after a
    minute, not at once: until then the table has one thing to press for who reads it, *Join*.
    """
    texts = scene.texts
    choices = tuple(
        Choice(plain_name(texts, Computer(level)), level, style_of(texts, level))
        for level in scene.levels
    )
    if not choices:
        return ()
    return ((Select(scene.press("level"), choices, texts("choose-level")),),)


def level_line(scene: Scene) -> str | None:
    """Who the computer is, and that there are others, until somebody has moved."""
    view, opponent = scene.view, scene.info.opponent
    if view is None or view.results or any(view.last_turns) or scene.info.day is not None:
        return None
    if not isinstance(opponent, Computer):
        return None
    style = style_of(scene.texts, opponent.level)
    if style is None:
        return None
    return scene.texts("level-line", name=name(scene.texts, opponent), style=style)


def style_of(texts: Texts, level: str) -> str | None:
    """How a computer player plays, in a few words."""
    key = f"plays-{level}"
    return texts(key) if texts.has(key) else None
