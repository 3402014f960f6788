"""What the picture of a profile shows; the caller computes it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.koikoi.cards import Card
from bot.koikoi.rules import Yaku
from bot.pictures.subject import Subject

FIGURES: Final = (
    ("streak", "best-streak", "average", "accuracy"),
    ("called", "paid", "punished"),
)
"""The figures on tiles, in rows: of matches, and of calls of koi-koi."""
PROFILE_LABELS: Final = (
    *("won", "lost", "drawn", "rating"),
    *(name for row in FIGURES for name in row),
    *("expected", "biggest", "against"),
)
"""The words beside the figures."""
MOST_YAKU: Final = 4


@dataclass(frozen=True, slots=True)
class MadeYaku:
    """With which yaku a person won how many rounds, and how many were to be expected, if known."""

    yaku: Yaku
    made: int
    expected: float | None


@dataclass(frozen=True, slots=True)
class ProfileFigures(Subject):
    """A person's profile. Each text is a figure; one that is not known yet is a dash.

    `record` and `against`: matches won, lost and drawn; `against` are those with the reader, seen
    from the person, or None. `figures`: one for each name in `FIGURES`. `curve` is the rating after
    each of the last matches. Of the yaku the first `MOST_YAKU` are drawn. `hand_sum` says how the
    yaku of the biggest hand became its points, `(5+2) ×2`; it is empty if one yaku was worth them.
    """

    FILE: ClassVar = "profile"
    DRAWN_BY: ClassVar = "bot.pictures.boards.profile:draw_profile"

    name: str
    record: tuple[int, int, int]
    rating: str
    rank: int | None
    curve: tuple[int, ...]
    figures: Mapping[str, str]
    yaku: tuple[MadeYaku, ...]
    hand: tuple[Card, ...]
    hand_points: int
    against: tuple[int, int, int] | None
    hand_sum: str = ""
