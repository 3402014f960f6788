"""What the picture of a leaderboard's first three shows; the caller computes it."""

from dataclasses import dataclass
from typing import ClassVar

from bot.koikoi.rules import YakuScore
from bot.pictures.subject import Subject


@dataclass(frozen=True, slots=True)
class PodiumPlace:
    """One of the first three: their rank, name and result, and the best yaku of their best hand.

    `rank` is None for a provisional rating, which has none. `sum` says how the yaku of that hand
    became the figure, `(5+2) ×2`; it is empty where the figure is something else.
    """

    rank: int | None
    name: str
    figure: str
    yaku: YakuScore | None
    sum: str = ""


@dataclass(frozen=True, slots=True)
class Podium(Subject):
    """The first of a leaderboard, best first."""

    FILE: ClassVar = "podium"
    DRAWN_BY: ClassVar = "bot.pictures.boards.podium:draw_podium"

    places: tuple[PodiumPlace, ...]
