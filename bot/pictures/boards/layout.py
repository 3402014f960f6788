"""Where everything stands: the one place with coordinates.

A picture is divided into halves (a player's score, progress and captures) and a centre (round,
pile, last turn, field). The table and the hand use the same parts in different boxes.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from bot.pictures.art.composition import WIDTH as CARD_WIDTH
from bot.pictures.art.kit.index_tab import SIZE as TAB


class Cut(Enum):
    """The sizes in which cards are drawn: (width, height, width of the index tab)."""

    HAND = (138, 226, 64)
    FIELD = (104, 171, 80)
    SMALL_FIELD = (96, 157, 80)
    CAPTURED = (68, 112, 84)
    MINI = (38, 62, 80)

    @property
    def width(self) -> int:
        """In pixels."""
        return self.value[0]

    @property
    def height(self) -> int:
        """In pixels."""
        return self.value[1]

    @property
    def tab(self) -> int:
        """Of the index tab, in units of the card's drawing."""
        return self.value[2]

    @property
    def tab_size(self) -> tuple[int, int]:
        """Width and height of the index tab in pixels, its edge included."""
        scale, unit = self.tab / TAB, self.width / CARD_WIDTH
        return round((12 + 50 * scale) * unit), round((12 + 74 * scale) * unit)


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of the picture."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column after it."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.y + self.height

    @property
    def middle(self) -> int:
        """Its middle row."""
        return self.y + self.height // 2

    def until(self, right: int) -> "Box":
        """The part of the box before a column."""
        return Box(self.x, self.y, min(self.width, right - self.x), self.height)

    def since(self, left: int) -> "Box":
        """The part of the box from a column on."""
        left = max(self.x, left)
        return Box(left, self.y, self.right - left, self.height)

    def inset(self, across: int, down: int) -> "Box":
        """The box without a margin."""
        return Box(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)


@dataclass(frozen=True, slots=True)
class Half:
    """A player's part of the board."""

    ground: Box
    score: Box
    seals: Box
    progress: Box | None
    captures: Box
    cut: Cut
    """Of the captures."""

    @property
    def edges(self) -> tuple[Box, Box]:
        """Thin lines along its upper and lower side."""
        ground = self.ground
        return (
            Box(0, ground.y, ground.width, EDGE),
            Box(0, ground.bottom - EDGE, ground.width, EDGE),
        )

    @property
    def flat(self) -> bool:
        """Whether everything but the captures stands to their left, in two short lines."""
        return self.progress is None


@dataclass(frozen=True, slots=True)
class Field:
    """Two rows of cards on fixed places."""

    box: Box
    cut: Cut
    columns: int


@dataclass(frozen=True, slots=True)
class Strip:
    """The last turn: laid and taken above, drawn and taken below."""

    box: Box
    cut: Cut
    beside: bool
    """Whether its signs stand to the left of the cards; else above them."""


@dataclass(frozen=True, slots=True)
class Centre:
    """What lies between the players."""

    ground: Box
    round: Box
    pile: Box
    last_turn: Strip
    field: Field


@dataclass(frozen=True, slots=True)
class Centres:
    """Two ways to share the room between field and last turn.

    Hardly a round in a hundred needs more than six columns; the others show the last turn as
    large as the field itself.
    """

    roomy: Centre
    full: Centre

    def holding(self, places: int) -> Centre:
        """The one for a field of so many places."""
        return self.roomy if places <= FIELD_ROWS * ROOMY_COLUMNS else self.full


WIDTH: Final = 1200
MARGIN: Final = 18
TURN_BAR: Final = 12
"""Along the half whose turn it is."""
EDGE: Final = 3
GAP: Final = 9
"""Between two cards of the field."""
ROW_GAP: Final = 12
"""Between its rows: the rings of two cards don't touch."""
FIELD_COLUMNS: Final = 8
ROOMY_COLUMNS: Final = 6
_ROOMY_GAP: Final = 16
_APART: Final = 20
"""Between the last turn, the pile and the field."""
FIELD_ROWS: Final = 2
LINE: Final = 64
"""Height of a half's first line: score, seals, progress."""
_TURN: Final = 16
"""For the arrow beside the seat."""
_SCORE: Final = 172
_SEALS: Final = 330


def _half(y: int, height: int, cut: Cut) -> Half:
    """A half in two lines: score, seals and progress; below them the captures."""
    top = y + 8
    seals = MARGIN + _SCORE
    progress = seals + _SEALS
    return Half(
        ground=Box(0, y, WIDTH, height),
        score=Box(MARGIN + _TURN, top, _SCORE, LINE),
        seals=Box(seals, top, _SEALS, LINE),
        progress=Box(progress, top, WIDTH - MARGIN - progress, LINE),
        captures=Box(MARGIN, top + LINE + 8, WIDTH - 2 * MARGIN, cut.height),
        cut=cut,
    )


def _flat_half(y: int, height: int) -> Half:
    """A half in one line, for the player who matters less: score and seals beside the captures."""
    left = 270
    top = y + (height - Cut.CAPTURED.height) // 2
    return Half(
        ground=Box(0, y, WIDTH, height),
        score=Box(MARGIN + _TURN, top - 8, _SCORE, LINE),
        seals=Box(MARGIN, top + LINE - 8, left - 2 * MARGIN, Cut.CAPTURED.height - LINE + 4),
        progress=None,
        captures=Box(left, top, WIDTH - MARGIN - left, Cut.CAPTURED.height),
        cut=Cut.CAPTURED,
    )


def _centre(y: int, height: int, cut: Cut, columns: int) -> Centre:
    roomy = columns < FIELD_COLUMNS
    gap = _ROOMY_GAP if roomy else GAP
    across = columns * (cut.width + gap) - gap
    down = FIELD_ROWS * (cut.height + ROW_GAP) - ROW_GAP
    field = Box(WIDTH - MARGIN - across, y + (height - down) // 2, across, down)
    pile = cut.height + 48
    stock = field.x - _APART - cut.width
    strip = Box(MARGIN, field.y, stock - _APART - MARGIN, down)
    return Centre(
        ground=Box(0, y, WIDTH, height),
        round=Box(stock, field.y, cut.width, down - pile),
        pile=Box(stock, field.bottom - pile, cut.width, pile),
        last_turn=Strip(strip, Cut.SMALL_FIELD if roomy else Cut.CAPTURED, beside=roomy),
        field=Field(field, cut, columns),
    )


def _centres(y: int, height: int, cut: Cut) -> Centres:
    return Centres(_centre(y, height, cut, ROOMY_COLUMNS), _centre(y, height, cut, FIELD_COLUMNS))


TABLE_HEIGHT: Final = 900
_TABLE_HALF: Final = 252
TABLE_TOP: Final = _half(0, _TABLE_HALF, Cut.SMALL_FIELD)
TABLE_CENTRES: Final = _centres(_TABLE_HALF, TABLE_HEIGHT - 2 * _TABLE_HALF, Cut.FIELD)
TABLE_BOTTOM: Final = _half(TABLE_HEIGHT - _TABLE_HALF, _TABLE_HALF, Cut.SMALL_FIELD)

HAND_HEIGHT: Final = 900
_OPPONENT: Final = 122
_HAND_CENTRE: Final = 338
_OWN: Final = 196
HAND_TOP: Final = _flat_half(0, _OPPONENT)
HAND_CENTRES: Final = _centres(_OPPONENT, _HAND_CENTRE, Cut.SMALL_FIELD)
HAND_BOTTOM: Final = _half(_OPPONENT + _HAND_CENTRE, _OWN, Cut.CAPTURED)
OWN_HAND: Final = Box(0, HAND_BOTTOM.ground.bottom, WIDTH, HAND_HEIGHT - HAND_BOTTOM.ground.bottom)

_LARGE_LINE: Final = 84
LARGE_TOP: Final = Box(0, 0, WIDTH, _LARGE_LINE)
_LARGE_ROWS: Final = Box(
    MARGIN, _LARGE_LINE + GAP, WIDTH - 2 * MARGIN, 2 * Cut.HAND.height + GAP - 4
)
LARGE_FULL_FIELD: Final = Field(_LARGE_ROWS, Cut.HAND, FIELD_COLUMNS)
_LARGE_ACROSS: Final = ROOMY_COLUMNS * (Cut.HAND.width + GAP) - GAP
LARGE_FIELD: Final = Field(
    Box(WIDTH - MARGIN - _LARGE_ACROSS, _LARGE_ROWS.y, _LARGE_ACROSS, _LARGE_ROWS.height),
    Cut.HAND,
    ROOMY_COLUMNS,
)
LARGE_LAST_TURN: Final = Strip(
    Box(MARGIN, _LARGE_ROWS.y, LARGE_FIELD.box.x - 2 * MARGIN - GAP, _LARGE_ROWS.height),
    Cut.HAND,
    beside=True,
)
LARGE_BOTTOM: Final = Box(0, _LARGE_ROWS.bottom + GAP, WIDTH, _LARGE_LINE)
LARGE_HAND: Final = Box(0, LARGE_BOTTOM.bottom, WIDTH, HAND_HEIGHT - LARGE_BOTTOM.bottom)

RESULT_HEIGHT: Final = TABLE_HEIGHT
"""The same message shows the table and the result: it doesn't change its size."""
_RESULT_HEAD: Final = 124
_RESULT_FINAL: Final = 128
_RESULT_COURSE: Final = 160
_RESULT_LAST: Final = 100
"""The head of a match's last round, which has the score above it."""
_RESULT_ROUNDS: Final = 52
_RESULT_HANDS: Final = 132


@dataclass(frozen=True, slots=True)
class ResultLayout:
    """A result from top to bottom; what it has nothing for leaves its room to the body.

    A match that is over begins with its final score and its course, round by round.
    """

    final: Box | None
    course: Box | None
    head: Box
    rounds: Box | None
    body: Box
    hands: Box | None

    @staticmethod
    def of(*, rounds: bool, over: bool, hands: bool) -> "ResultLayout":
        """With several rounds and leftover hands, or without."""
        across = WIDTH - 2 * MARGIN
        final = Box(0, 0, WIDTH, _RESULT_FINAL) if over else None
        top = _RESULT_FINAL + GAP if over else 0
        course = Box(MARGIN, top, across, _RESULT_COURSE) if over and rounds else None
        top += _RESULT_COURSE + GAP if course else 0
        head = Box(0, top, WIDTH, _RESULT_LAST if over else _RESULT_HEAD)
        top = head.bottom + GAP
        earlier = Box(MARGIN, top, across, _RESULT_ROUNDS) if rounds and not over else None
        top += _RESULT_ROUNDS + GAP if earlier else 0
        bottom = RESULT_HEIGHT - (_RESULT_HANDS if hands else 0)
        return ResultLayout(
            final=final,
            course=course,
            head=head,
            rounds=earlier,
            body=Box(MARGIN, top, across, bottom - GAP - top),
            hands=Box(0, bottom, WIDTH, _RESULT_HANDS) if hands else None,
        )
