"""The layout of the boards: the position and the size of each part, in units.

A picture is 1200 units wide. The canvas converts units to pixels.

A board consists of two player areas (score, progress, captures) and a central area (round, pile,
last turn, field). The table and the hand use the same parts in different places.
"""

from dataclasses import dataclass
from typing import Final

from bot.pictures.sprites.card_size import CardSize


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of the picture, in units."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column after the box."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first row below the box."""
        return self.y + self.height

    @property
    def middle(self) -> int:
        """The middle row of the box."""
        return self.y + self.height // 2

    def until(self, right: int) -> "Box":
        """Return the part of the box before a column."""
        return Box(self.x, self.y, min(self.width, right - self.x), self.height)

    def since(self, left: int) -> "Box":
        """Return the part of the box from a column on."""
        left = max(self.x, left)
        return Box(left, self.y, self.right - left, self.height)

    def inset(self, across: int, down: int) -> "Box":
        """Return the box without a margin of `across` and `down` units on each side."""
        return Box(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)


@dataclass(frozen=True, slots=True)
class PlayerArea:
    """The boxes of a player's area."""

    ground: Box
    score: Box
    seals: Box
    progress: Box
    captures: Box
    card_size: CardSize
    """The size of captured cards."""

    @property
    def edges(self) -> tuple[Box, Box]:
        """Return the thin lines along the upper and the lower side."""
        ground = self.ground
        return (
            Box(0, ground.y, ground.width, EDGE),
            Box(0, ground.bottom - EDGE, ground.width, EDGE),
        )


@dataclass(frozen=True, slots=True)
class CardGrid:
    """Two rows of fixed places for cards."""

    box: Box
    card_size: CardSize
    columns: int


@dataclass(frozen=True, slots=True)
class CentralArea:
    """The area between the players: a rail at the left (pile, round, last turn) and the field."""

    ground: Box
    pile: Box
    round: Box
    last_turn: Box
    field: Box

    def field_of(self, places: int) -> CardGrid:
        """Return the grid of a field with this number of places.

        About one round in a hundred needs more than six columns; its cards are smaller.
        """
        if places <= FIELD_ROWS * FIELD_COLUMNS:
            return CardGrid(self.field, CardSize.HAND, FIELD_COLUMNS)
        height = FIELD_ROWS * (CardSize.FIELD.height + ROW_GAP) - ROW_GAP
        top = self.field.middle - height // 2
        return CardGrid(
            Box(self.field.x, top, self.field.width, height), CardSize.FIELD, MOST_COLUMNS
        )


PHONE: Final = 308
"""Width of a picture in Discord on a phone of 390 points."""
_LEGIBLE: Final = 11
"""Minimum font size of the bot's words in points of a phone."""
WIDTH: Final = 1200
MARGIN: Final = 18
TURN_BAR: Final = 12
"""Width of the bar beside the player whose turn it is."""
EDGE: Final = 3
GAP: Final = 9
ROW_GAP: Final = 12
"""Space between the rows of the field, in which the rings of two cards must not touch."""
FIELD_COLUMNS: Final = 6
MOST_COLUMNS: Final = 8
FIELD_ROWS: Final = 2
_APART: Final = 20
"""Space between the rail and the field."""
_LINES_APART: Final = 24
"""Space between the two lines of the last turn."""
_TURN: Final = 16
"""Width of the arrow beside the seat."""
_SCORE: Final = 172
_SEALS: Final = 330


def _player_area(y: int, height: int, card_size: CardSize, line: int) -> PlayerArea:
    """Return a player's area in two lines: score, seals and progress above the captures.

    *line* is the height of the first one. The space that both leave is above, between and below
    them.
    """
    gap = (height - line - card_size.height) // 3
    top = y + gap
    seals = MARGIN + _SCORE
    progress = seals + _SEALS
    return PlayerArea(
        ground=Box(0, y, WIDTH, height),
        score=Box(MARGIN + _TURN, top, _SCORE - _TURN, line),
        seals=Box(seals, top, _SEALS, line),
        progress=Box(progress, top, WIDTH - MARGIN - progress, line),
        captures=Box(MARGIN, top + line + gap, WIDTH - 2 * MARGIN, card_size.height),
        card_size=card_size,
    )


def _central_area(y: int, height: int) -> CentralArea:
    across = FIELD_COLUMNS * (CardSize.HAND.width + ROW_GAP) - ROW_GAP
    down = FIELD_ROWS * (CardSize.HAND.height + ROW_GAP) - ROW_GAP
    field = Box(WIDTH - MARGIN - across, y + (height - down) // 2, across, down)
    rail = field.x - _APART - MARGIN
    pile = CardSize.SMALL
    turn = FIELD_ROWS * CardSize.SMALL_FIELD.height + _LINES_APART
    beside = MARGIN + pile.width + 12
    return CentralArea(
        ground=Box(0, y, WIDTH, height),
        pile=Box(MARGIN, field.y + 4, pile.width, pile.height),
        round=Box(beside, field.y, MARGIN + rail - beside, pile.height),
        last_turn=Box(MARGIN, field.bottom - turn, rail, turn),
        field=field,
    )


HEIGHT: Final = 1120
"""Height of the table, the hand and the result. They are equally high, because one message shows
them by turns and must not change its size. A phone shows the picture at full width, a computer 350
points high, so its shape is between a square and the usual 4:3."""
_CENTRAL_HEIGHT: Final = 472
_PLAYER_AREA_HEIGHT: Final = (HEIGHT - _CENTRAL_HEIGHT) // 2
_TABLE_LINE: Final = 64
TABLE_TOP: Final = _player_area(0, _PLAYER_AREA_HEIGHT, CardSize.HAND, _TABLE_LINE)
TABLE_CENTRAL: Final = _central_area(_PLAYER_AREA_HEIGHT, _CENTRAL_HEIGHT)
TABLE_BOTTOM: Final = _player_area(
    TABLE_CENTRAL.ground.bottom, _PLAYER_AREA_HEIGHT, CardSize.HAND, _TABLE_LINE
)

_HAND_AREA_HEIGHT: Final = 204
_HAND_LINE: Final = 54


def _hand_area(y: int) -> PlayerArea:
    return _player_area(y, _HAND_AREA_HEIGHT, CardSize.CAPTURED, _HAND_LINE)


HAND_TOP: Final = _hand_area(0)
HAND_CENTRAL: Final = _central_area(_HAND_AREA_HEIGHT, _CENTRAL_HEIGHT)
HAND_BOTTOM: Final = _hand_area(HAND_CENTRAL.ground.bottom)
OWN_HAND: Final = Box(0, HAND_BOTTOM.ground.bottom, WIDTH, HEIGHT - HAND_BOTTOM.ground.bottom)

_STRIP: Final = _PLAYER_AREA_HEIGHT - _HAND_AREA_HEIGHT
"""Height of an open hand: the difference between a player's area of the table and of the hand."""
OPEN_HANDS: Final = (Box(0, 0, WIDTH, _STRIP), Box(0, HEIGHT - _STRIP, WIDTH, _STRIP))
OPEN_TOP: Final = _hand_area(_STRIP)
OPEN_BOTTOM: Final = _hand_area(TABLE_CENTRAL.ground.bottom)

_LARGE_LINE: Final = 84
_LARGE_ROW: Final = 124
LARGE_TOP: Final = Box(0, 0, WIDTH, _LARGE_LINE)
LARGE_TURN: Final = Box(0, LARGE_TOP.bottom, WIDTH, _LARGE_ROW)
"""The box of the pile, the last turn, the number of the opponent's cards, and the round."""
_LARGE_ROUND: Final = 180
LARGE_ROUND: Final = Box(
    WIDTH - MARGIN - _LARGE_ROUND, LARGE_TURN.y + 4, _LARGE_ROUND, CardSize.SMALL.height
)
LARGE_HELD: Final = Box(
    LARGE_ROUND.x - CardSize.SMALL.width - _APART,
    LARGE_ROUND.y,
    CardSize.SMALL.width,
    CardSize.SMALL.height,
)
_LARGE_ROWS: Final = Box(
    MARGIN, LARGE_TURN.bottom, WIDTH - 2 * MARGIN, 2 * CardSize.LARGE.height + ROW_GAP
)
LARGE_FIELD: Final = CardGrid(_LARGE_ROWS, CardSize.LARGE, FIELD_COLUMNS)
LARGE_FULL_FIELD: Final = CardGrid(
    Box(MARGIN, _LARGE_ROWS.y + 80, _LARGE_ROWS.width, 2 * CardSize.HAND.height + ROW_GAP),
    CardSize.HAND,
    MOST_COLUMNS,
)
LARGE_BOTTOM: Final = Box(
    0, _LARGE_ROWS.bottom + 8, WIDTH, _LARGE_LINE + CardSize.CAPTURED.height + 8
)
LARGE_LINE: Final = Box(0, LARGE_BOTTOM.y, WIDTH, _LARGE_LINE)
LARGE_CAPTURES: Final = Box(MARGIN, LARGE_LINE.bottom, WIDTH - 2 * MARGIN, CardSize.CAPTURED.height)
LARGE_HAND: Final = Box(0, LARGE_BOTTOM.bottom, WIDTH, CardSize.LARGE.height + 18)
LARGE_HEIGHT: Final = LARGE_HAND.bottom

_RESULT_HEAD: Final = 128
_RESULT_SCORE: Final = 96
_RESULT_FINAL: Final = 168
_RESULT_COURSE: Final = 172
_RESULT_LAST: Final = 104
"""Height of the head of a match's last round, above which the score is shown."""
_RESULT_ROUNDS: Final = 56
_RESULT_HANDS: Final = 153


@dataclass(frozen=True, slots=True)
class ResultLayout:
    """The parts of a result from top to bottom. A part without content is None.

    The body takes the place of missing parts. The result of a match begins with its final score and
    its course, round by round.
    """

    final: Box | None
    course: Box | None
    head: Box
    score: Box | None
    rounds: Box | None
    body: Box
    hands: Box | None

    @staticmethod
    def of(*, rounds: bool, over: bool, hands: bool) -> "ResultLayout":
        """Return the layout. *hands* is true if cards were left in a hand."""
        across = WIDTH - 2 * MARGIN
        final = Box(0, 0, WIDTH, _RESULT_FINAL) if over else None
        top = _RESULT_FINAL + GAP if over else 0
        course = Box(MARGIN, top, across, _RESULT_COURSE) if over and rounds else None
        top += _RESULT_COURSE + GAP if course else 0
        head = Box(MARGIN, top, across, _RESULT_LAST if over else _RESULT_HEAD)
        top = head.bottom
        score = None if over else Box(MARGIN, top, across, _RESULT_SCORE)
        top += _RESULT_SCORE + GAP if score else 0
        earlier = Box(MARGIN, top, across, _RESULT_ROUNDS) if rounds and not over else None
        top += _RESULT_ROUNDS + GAP if earlier else 0
        bottom = HEIGHT - (_RESULT_HANDS if hands else 0)
        return ResultLayout(
            final=final,
            course=course,
            head=head,
            score=score,
            rounds=earlier,
            body=Box(MARGIN, top, across, bottom - GAP - top),
            hands=Box(0, bottom, WIDTH, _RESULT_HANDS) if hands else None,
        )


def least_font_size(width: int) -> int:
    """Return the minimum font size of the bot's words in a picture of this width, in units."""
    return -(-_LEGIBLE * width // PHONE)
