"""The declaration of a card's art, which a month's module makes for each of its cards."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.pictures.art.kit.svg import Svg

WIDTH: Final = 200
HEIGHT: Final = 328


@dataclass(frozen=True, slots=True)
class Window:
    """The part of a card that its emoji shows, in units of the card: twice as high as wide."""

    left: float
    top: float
    height: float


@dataclass(frozen=True, slots=True)
class Composition:
    """A card's art without frame and tab, on the month's background or on its own background."""

    draw: Callable[[], Svg]
    window: Window
    ground: str | None = None
