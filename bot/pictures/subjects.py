"""What each picture shows; the caller computes it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.koikoi.actions import Action, Seat
from bot.koikoi.cards import Card, CardSet
from bot.koikoi.lesson import LessonScene
from bot.koikoi.rules import Rules, Yaku, YakuScore
from bot.koikoi.view import PlayerView
from bot.pictures.labels import RED_FIRST, Sides


@dataclass(frozen=True, slots=True)
class Subject:
    """What a picture shows; the caller computes it. Each kind of pictures is a class of its own.

    Subjects know neither Pillow nor the cards' drawings, so screens can make them.
    """

    FILE: ClassVar[str]
    """The name of the picture's file, without its ending."""
    DRAWN_BY: ClassVar[str]
    """The function that draws it, as `bot.module:function`.

    It gets the renderer, the subject and the labels, and returns PNG.
    """


# The pictures of a match.

Compared = tuple[Action | None, Action]
"""What was played, and what would have been better, in this order. None: only the better one."""


@dataclass(frozen=True, slots=True)
class TableBoard(Subject):
    """What everyone sees; between rounds the result."""

    FILE: ClassVar = "table"
    DRAWN_BY: ClassVar = "bot.pictures.pictures:draw_table_board"

    view: PlayerView
    sides: Sides = RED_FIRST


@dataclass(frozen=True, slots=True)
class ResultBoard(TableBoard):
    """How the last round was won and what was left in the hands.

    If a match ended in the middle of a round, its table.
    """

    FILE: ClassVar = "result"


@dataclass(frozen=True, slots=True)
class OpenBoard(Subject):
    """The table with both hands open, for a match that is over."""

    FILE: ClassVar = "open"
    DRAWN_BY: ClassVar = "bot.pictures.pictures:draw_open_board"

    view: PlayerView
    hands: tuple[CardSet, CardSet]
    sides: Sides = RED_FIRST


@dataclass(frozen=True, slots=True)
class HandBoard(Subject):
    """The game from one player's side; between rounds the result. A spectator has no hand.

    In `large` print the cards are a third larger, and most captures are shown as numbers. For a
    review, `compared` is the play that was made and a better one: the cards of the first get a
    cross, those of the second a tick.
    """

    FILE: ClassVar = "hand"
    DRAWN_BY: ClassVar = "bot.pictures.pictures:draw_hand_board"

    view: PlayerView
    sides: Sides = RED_FIRST
    large: bool = False
    compared: Compared | None = None


# What a moving picture shows, scene by scene.


@dataclass(frozen=True, slots=True)
class Flourish:
    """A banner that runs over the table: a player's yaku, or their call of koi-koi.

    `yaku` are those that were formed or improved; it is empty for a call.
    """

    seat: Seat
    yaku: tuple[YakuScore, ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """A view that stands for some time; between rounds the result. The banner comes after it."""

    view: PlayerView
    milliseconds: int
    flourish: Flourish | None = None


# The chart of the yaku, and the pictures of the lesson.


@dataclass(frozen=True, slots=True)
class YakuChart(Subject):
    """Every yaku with its cards and its points under these rules."""

    FILE: ClassVar = "chart"
    DRAWN_BY: ClassVar = "bot.pictures.boards.yaku_chart:draw_chart"

    rules: Rules


@dataclass(frozen=True, slots=True)
class MonthsChart(Subject):
    """All cards in their months."""

    FILE: ClassVar = "months"
    DRAWN_BY: ClassVar = "bot.pictures.boards.lesson:draw_months"


@dataclass(frozen=True, slots=True)
class KindsChart(Subject):
    """The four kinds of cards."""

    FILE: ClassVar = "kinds"
    DRAWN_BY: ClassVar = "bot.pictures.boards.lesson:draw_kinds"


@dataclass(frozen=True, slots=True)
class LessonBoard(Subject):
    """A few cards of a table, as a step of the lesson shows them."""

    FILE: ClassVar = "scene"
    DRAWN_BY: ClassVar = "bot.pictures.boards.lesson:draw_scene"

    scene: LessonScene


# What the picture of a leaderboard's first three shows; the caller computes it.


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


# What the picture of a profile shows; the caller computes it.

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
