"""What a month's module says of each of its cards."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.pictures.art.kit.svg import Svg

WIDTH: Final = 200
HEIGHT: Final = 328


@dataclass(frozen=True, slots=True)
class Window:
    """The part of a card that its emoji shows: about twice as tall as broad, chosen by eye."""

    left: float
    top: float
    height: float


@dataclass(frozen=True, slots=True)
class Composition:
    """A card's art: what stands on the month's ground (or one of its own), without frame or tab."""

    draw: Callable[[], Svg]
    window: Window
    ground: str | None = None
