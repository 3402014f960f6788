"""The layout of the boards, in pixels: where each part stands and how large it is.

A board consists of two player areas (score, progress, captures) and a central area (round, pile,
last turn, field). The table and the hand use the same parts in different places.
"""

from dataclasses import dataclass
from typing import Final

from bot.pictures.sprites.card_size import CardSize


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of the picture, in pixels."""

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
class PlayerArea:
    """A player's part of the board."""

    ground: Box
    score: Box
    seals: Box
    progress: Box | None
    captures: Box
    card_size: CardSize
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
        """Whether all other parts stand to the left of the captures, in two short lines."""
        return self.progress is None


@dataclass(frozen=True, slots=True)
class Field:
    """Two rows of fixed places for cards."""

    box: Box
    card_size: CardSize
    columns: int


@dataclass(frozen=True, slots=True)
class TurnStrip:
    """The last turn in two lines: the played card with its captures, and the drawn card."""

    box: Box
    card_size: CardSize
    beside: bool
    """Whether the icons stand to the left of the cards (else above them)."""


@dataclass(frozen=True, slots=True)
class CentralArea:
    """What lies between the players."""

    ground: Box
    round: Box
    pile: Box
    last_turn: TurnStrip
    field: Field


@dataclass(frozen=True, slots=True)
class CentralAreas:
    """Two layouts that share the space between field and last turn differently.

    About one round in a hundred needs more than six columns for the field. In all others the last
    turn is shown as large as the field.
    """

    roomy: CentralArea
    full: CentralArea

    def holding(self, places: int) -> CentralArea:
        """Return the layout for a field of so many places."""
        return self.roomy if places <= FIELD_ROWS * ROOMY_COLUMNS else self.full


WIDTH: Final = 1200
MARGIN: Final = 18
TURN_BAR: Final = 12
"""Width of the bar beside the player whose turn it is."""
EDGE: Final = 3
GAP: Final = 9
"""Between two cards of the field."""
ROW_GAP: Final = 12
"""Between the rows of the field: the rings of two cards must not touch."""
FIELD_COLUMNS: Final = 8
ROOMY_COLUMNS: Final = 6
_ROOMY_GAP: Final = 16
_APART: Final = 20
"""Between the last turn, the pile and the field."""
FIELD_ROWS: Final = 2
LINE: Final = 64
"""Height of the first line of a player's area: score, seals, progress."""
_TURN: Final = 16
"""For the arrow beside the seat."""
_SCORE: Final = 172
_SEALS: Final = 330


def _player_area(y: int, height: int, card_size: CardSize) -> PlayerArea:
    """A player's area in two lines: score, seals and progress; below them the captures."""
    top = y + 8
    seals = MARGIN + _SCORE
    progress = seals + _SEALS
    return PlayerArea(
        ground=Box(0, y, WIDTH, height),
        score=Box(MARGIN + _TURN, top, _SCORE, LINE),
        seals=Box(seals, top, _SEALS, LINE),
        progress=Box(progress, top, WIDTH - MARGIN - progress, LINE),
        captures=Box(MARGIN, top + LINE + 8, WIDTH - 2 * MARGIN, card_size.height),
        card_size=card_size,
    )


def _flat_player_area(y: int, height: int) -> PlayerArea:
    """A player's area in one line, for the opponent: score and seals beside the captures."""
    left = 270
    top = y + (height - CardSize.CAPTURED.height) // 2
    return PlayerArea(
        ground=Box(0, y, WIDTH, height),
        score=Box(MARGIN + _TURN, top - 8, _SCORE, LINE),
        seals=Box(MARGIN, top + LINE - 8, left - 2 * MARGIN, CardSize.CAPTURED.height - LINE + 4),
        progress=None,
        captures=Box(left, top, WIDTH - MARGIN - left, CardSize.CAPTURED.height),
        card_size=CardSize.CAPTURED,
    )


def _central_area(y: int, height: int, card_size: CardSize, columns: int) -> CentralArea:
    roomy = columns < FIELD_COLUMNS
    gap = _ROOMY_GAP if roomy else GAP
    across = columns * (card_size.width + gap) - gap
    down = FIELD_ROWS * (card_size.height + ROW_GAP) - ROW_GAP
    field = Box(WIDTH - MARGIN - across, y + (height - down) // 2, across, down)
    pile = card_size.height + 48
    stock = field.x - _APART - card_size.width
    strip = Box(MARGIN, field.y, stock - _APART - MARGIN, down)
    return CentralArea(
        ground=Box(0, y, WIDTH, height),
        round=Box(stock, field.y, card_size.width, down - pile),
        pile=Box(stock, field.bottom - pile, card_size.width, pile),
        last_turn=TurnStrip(
            strip, CardSize.SMALL_FIELD if roomy else CardSize.CAPTURED, beside=roomy
        ),
        field=Field(field, card_size, columns),
    )


def _central_areas(y: int, height: int, card_size: CardSize) -> CentralAreas:
    return CentralAreas(
        _central_area(y, height, card_size, ROOMY_COLUMNS),
        _central_area(y, height, card_size, FIELD_COLUMNS),
    )


TABLE_HEIGHT: Final = 900
_PLAYER_AREA_HEIGHT: Final = 252
TABLE_TOP: Final = _player_area(0, _PLAYER_AREA_HEIGHT, CardSize.SMALL_FIELD)
TABLE_CENTRAL: Final = _central_areas(
    _PLAYER_AREA_HEIGHT, TABLE_HEIGHT - 2 * _PLAYER_AREA_HEIGHT, CardSize.FIELD
)
TABLE_BOTTOM: Final = _player_area(
    TABLE_HEIGHT - _PLAYER_AREA_HEIGHT, _PLAYER_AREA_HEIGHT, CardSize.SMALL_FIELD
)

HAND_HEIGHT: Final = 900
_OPPONENT_HEIGHT: Final = 122
_HAND_CENTRAL_HEIGHT: Final = 338
_OWN_HEIGHT: Final = 196
HAND_TOP: Final = _flat_player_area(0, _OPPONENT_HEIGHT)
HAND_CENTRAL: Final = _central_areas(_OPPONENT_HEIGHT, _HAND_CENTRAL_HEIGHT, CardSize.SMALL_FIELD)
HAND_BOTTOM: Final = _player_area(
    _OPPONENT_HEIGHT + _HAND_CENTRAL_HEIGHT, _OWN_HEIGHT, CardSize.CAPTURED
)
OWN_HAND: Final = Box(0, HAND_BOTTOM.ground.bottom, WIDTH, HAND_HEIGHT - HAND_BOTTOM.ground.bottom)

_LARGE_LINE: Final = 84
LARGE_TOP: Final = Box(0, 0, WIDTH, _LARGE_LINE)
_LARGE_ROWS: Final = Box(
    MARGIN, _LARGE_LINE + GAP, WIDTH - 2 * MARGIN, 2 * CardSize.HAND.height + GAP - 4
)
LARGE_FULL_FIELD: Final = Field(_LARGE_ROWS, CardSize.HAND, FIELD_COLUMNS)
_LARGE_ACROSS: Final = ROOMY_COLUMNS * (CardSize.HAND.width + GAP) - GAP
LARGE_FIELD: Final = Field(
    Box(WIDTH - MARGIN - _LARGE_ACROSS, _LARGE_ROWS.y, _LARGE_ACROSS, _LARGE_ROWS.height),
    CardSize.HAND,
    ROOMY_COLUMNS,
)
LARGE_LAST_TURN: Final = TurnStrip(
    Box(MARGIN, _LARGE_ROWS.y, LARGE_FIELD.box.x - 2 * MARGIN - GAP, _LARGE_ROWS.height),
    CardSize.HAND,
    beside=True,
)
LARGE_BOTTOM: Final = Box(0, _LARGE_ROWS.bottom + GAP, WIDTH, _LARGE_LINE)
LARGE_HAND: Final = Box(0, LARGE_BOTTOM.bottom, WIDTH, HAND_HEIGHT - LARGE_BOTTOM.bottom)

RESULT_HEIGHT: Final = TABLE_HEIGHT
"""As high as the table: the same message shows both, and must not change its size."""
_RESULT_HEAD: Final = 124
_RESULT_FINAL: Final = 128
_RESULT_COURSE: Final = 160
_RESULT_LAST: Final = 100
"""The head of a match's last round, which has the score above it."""
_RESULT_ROUNDS: Final = 52
_RESULT_HANDS: Final = 132


@dataclass(frozen=True, slots=True)
class ResultLayout:
    """A result from top to bottom. A part without content is None, and the body is larger.

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
        """Return the layout; *hands* says whether cards were left in a hand."""
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
