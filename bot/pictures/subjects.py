"""The subjects of pictures: plain values that the caller computes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.koikoi.actions import Action, Seat
from bot.koikoi.cards import EMPTY, Card, CardSet, Kind
from bot.koikoi.lesson import LessonScene
from bot.koikoi.rules import Rules, Yaku, YakuScore
from bot.koikoi.view import PlayerView
from bot.pictures.labels import RED_FIRST, Sides


@dataclass(frozen=True, slots=True)
class Subject:
    """The contents of a picture, which the caller computes. Each kind of pictures has a class.

    Subjects import neither Pillow nor the cards' drawings, so screens can create them.
    """

    FILE: ClassVar[str]
    """The name of the picture's file, without its ending."""
    DRAWN_BY: ClassVar[str]
    """The function that draws it, as `bot.module:function`.

    The function gets the renderer, the subject and the labels, and returns PNG.
    """


# The pictures of a match

Compared = tuple[Action | None, Action]
"""The play that was made, and a better play. If the first is None, only the better one is shown."""


@dataclass(frozen=True, slots=True)
class TableBoard(Subject):
    """The public table; between rounds the result."""

    FILE: ClassVar = "table"
    DRAWN_BY: ClassVar = "bot.pictures.pictures:draw_table_board"

    view: PlayerView
    sides: Sides = RED_FIRST


@dataclass(frozen=True, slots=True)
class ResultBoard(TableBoard):
    """The result of the last round, and the cards left in the hands.

    If a match ended in the middle of a round, its table is shown.
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
    review, `compared` are the play that was made, whose cards get a cross, and a better play, whose
    cards get a tick.
    """

    FILE: ClassVar = "hand"
    DRAWN_BY: ClassVar = "bot.pictures.pictures:draw_hand_board"

    view: PlayerView
    sides: Sides = RED_FIRST
    large: bool = False
    compared: Compared | None = None


# The course of a review


@dataclass(frozen=True, slots=True)
class CourseStep:
    """A choice: the chance to win, in percent, with the best choice and after the played one.

    `point` is the number of the turning point, or None.
    """

    before: int
    after: int
    point: int | None = None


@dataclass(frozen=True, slots=True)
class CourseRound:
    """A round: one player's choices in it, and the scores after it by seat; None if cut short."""

    number: int
    steps: tuple[CourseStep, ...]
    scores: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class ChanceCourse(Subject):
    """One player's chance to win, from choice to choice, with numbers at the turning points.

    `end` is the chance after the last round, in percent; None if the match goes on. `ticks` are
    the words for 100, 50 and 0 percent.
    """

    FILE: ClassVar = "course"
    DRAWN_BY: ClassVar = "bot.pictures.boards.chance_course:draw_course"

    seat: Seat
    rounds: tuple[CourseRound, ...]
    end: int | None
    ticks: tuple[str, str, str]
    sides: Sides = RED_FIRST


# The scenes of a moving picture


@dataclass(frozen=True, slots=True)
class Flourish:
    """A banner that runs over the table: a player's yaku, or their call of koi-koi.

    `yaku` are the yaku that were formed or improved, or empty for a call.
    """

    seat: Seat
    yaku: tuple[YakuScore, ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """A view that is shown for some time; between rounds the result. The banner comes after it.

    A player's view shows their hand, perhaps in `large` print.
    """

    view: PlayerView
    milliseconds: int
    flourish: Flourish | None = None
    large: bool = False


# The chart of the yaku, and the pictures of the lesson


@dataclass(frozen=True, slots=True)
class YakuChart(Subject):
    """Every yaku with its cards and its points under these rules.

    In a match, `mine` and `theirs` are the captured cards of the reader and of the opponent, and
    `month` is the number of the round.
    """

    FILE: ClassVar = "chart"
    DRAWN_BY: ClassVar = "bot.pictures.boards.yaku_chart:draw_chart"

    rules: Rules
    mine: CardSet | None = None
    theirs: CardSet = EMPTY
    month: int | None = None


@dataclass(frozen=True, slots=True)
class MonthsChart(Subject):
    """All cards, by month."""

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


# The first three of a leaderboard


@dataclass(frozen=True, slots=True)
class PodiumPlace:
    """One of the first three: their rank, name and result, and the best yaku of their best hand.

    `rank` is None for a provisional rating, which has no rank. `sum` is the calculation of the
    figure from the yaku of that hand, such as `(5+2) ×2`; it is empty for other figures.
    """

    rank: int | None
    name: str
    figure: str
    yaku: YakuScore | None
    sum: str = ""


@dataclass(frozen=True, slots=True)
class Podium(Subject):
    """The first three of a leaderboard, best first."""

    FILE: ClassVar = "podium"
    DRAWN_BY: ClassVar = "bot.pictures.boards.podium:draw_podium"

    places: tuple[PodiumPlace, ...]


# A profile

FIGURES: Final = (
    ("streak", "best-streak", "average", "accuracy"),
    ("called", "paid", "punished"),
)
"""The figures on tiles, in two rows: figures of matches, and of koi-koi calls."""
PROFILE_LABELS: Final = (
    *("won", "lost", "drawn", "rating"),
    *(name for row in FIGURES for name in row),
    *("expected", "biggest", "against"),
)
"""The words beside the figures."""
MOST_YAKU: Final = 3
"""Maximum number of yaku that are drawn with a bar."""
FILLERS: Final = {Yaku.TANE: Kind.ANIMAL, Yaku.TAN: Kind.RIBBON, Yaku.KASU: Kind.CHAFF}
"""Yaku of any cards of a kind. Everybody makes them often, so they are drawn apart."""


@dataclass(frozen=True, slots=True)
class MadeYaku:
    """The number of rounds that a person won with a yaku, and the expected number, if known."""

    yaku: Yaku
    made: int
    expected: float | None


@dataclass(frozen=True, slots=True)
class ProfileFigures(Subject):
    """A person's profile. Each text is a figure; an unknown figure is a dash.

    `record` and `against` are matches won, lost and drawn; `against` are those with the reader,
    from the person's point of view, or None. `figures` has a text for each name in `FIGURES`.
    `curve` is the rating after each of the last matches. The first `MOST_YAKU` yaku
    are drawn, and `FILLERS` apart from them.
    `hand_sum` is the calculation of the biggest hand's points from its yaku, such as `(5+2) ×2`; it
    is empty if a single yaku gave these points.
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
