"""Pictures of a tournament's table: results by opponent or round, points, and a tie-break.

Results have the notation of chess. In a crosstable, with a column for each player, 1 is a win, 0 a
defeat, and ½ a draw. Otherwise each column is a round: +12 is a win against number 12, −12 a
defeat, =12 a draw, + a bye. Shapes and signs repeat the information of the colours.
"""

from dataclasses import dataclass
from typing import Final

from bot.pictures.boards.canvas import Canvas, Renderer, TextStyle
from bot.pictures.boards.fonts import writable
from bot.pictures.boards.layout import MARGIN, Box, least_font_size
from bot.pictures.labels import Labels
from bot.pictures.sprites.colours import (
    CREAM,
    FELT,
    GOLD,
    INK,
    LIME,
    LINE,
    MUTED,
    PANEL,
    WELL,
    Colour,
)
from bot.tournaments.pictures import (
    Crosstable,
    Game,
    GameState,
    Standings,
    StandingsRow,
)

_WIDTH: Final = 1000
"""Narrower than a board, so that names can be read on a phone."""
_HEAD: Final = 52
_ROW: Final = 58
_GAP: Final = 5
_NUMBER: Final = 62
_NAME: Final = 210
"""Minimum width of a name, in pixels."""
_WIDEST: Final = 84
_POINTS: Final = 96
_TIE_BREAK: Final = 84
_WORDS: Final = least_font_size(_WIDTH)
_WITH_TIE_BREAK: Final = 10
"""Maximum number of players of a crosstable that has room for the tie-break."""
ROUNDS_SHOWN: Final = 7
"""Maximum number of rounds shown, the last ones."""
_SIZES: Final = (36, 32, 28)
_PLACES: Final = {1: GOLD, 2: CREAM, 3: CREAM}

_WON: Final = {GameState.WON, GameState.WON_BY_WALKOVER, GameState.BYE}
_SIGNS: Final = {
    GameState.WON: "+",
    GameState.WON_BY_WALKOVER: "+",
    GameState.BYE: "+",
    GameState.LOST: "−",
    GameState.LOST_BY_WALKOVER: "−",
    GameState.DRAWN: "=",
}
_MARKS: Final = {
    GameState.WON: "1",
    GameState.LOST: "0",
    GameState.DRAWN: "½",
    GameState.WON_BY_WALKOVER: "+",
    GameState.LOST_BY_WALKOVER: "−",
}
_Cell = tuple[Game | None, str]
"""A game, and the text of its cell."""


@dataclass(frozen=True, slots=True)
class _Columns:
    """The columns of the results: their heads, and the cells of each row."""

    heads: list[str]
    rows: list[list[_Cell]]
    tie_break: str
    crossed: bool
    """Whether the cells of the diagonal are empty, as nobody meets themselves."""


def draw_standings(renderer: Renderer, standings: Standings, labels: Labels) -> bytes:
    """Return a Swiss tournament's table as PNG, a column for each round.

    Words: `points`.
    """
    rounds = max((len(row.games) for row in standings.rows), default=0)
    shown = range(max(0, rounds - ROUNDS_SHOWN), rounds)
    rows = []
    for row in standings.rows:
        games = [row.games[number] if number < len(row.games) else None for number in shown]
        rows.append([(game, _against(game)) for game in games])
    heads = [str(number + 1) for number in shown]
    columns = _Columns(heads, rows, standings.tie_break, crossed=False)
    return _draw(renderer, standings, labels, columns)


def draw_crosstable(renderer: Renderer, standings: Crosstable, labels: Labels) -> bytes:
    """Return a round robin's table as PNG, a column for each player. Words: `points`."""
    field = range(len(standings.rows))
    rows: list[list[_Cell]] = []
    for row in standings.rows:
        against = {game.opponent: game for game in row.games if game is not None}
        games = [against.get(other) for other in field]
        rows.append([(game, _MARKS.get(game.state, "") if game else "") for game in games])
    heads = [str(number + 1) for number in field]
    tie_break = standings.tie_break if len(field) <= _WITH_TIE_BREAK else ""
    return _draw(renderer, standings, labels, _Columns(heads, rows, tie_break, crossed=True))


def _against(game: Game | None) -> str:
    """Return a sign and the opponent's number; a bye has no number."""
    if game is None:
        return ""
    opponent = "" if game.opponent is None else str(game.opponent + 1)
    return _SIGNS.get(game.state, "") + opponent


def _draw(renderer: Renderer, standings: Standings, labels: Labels, columns: _Columns) -> bytes:
    height = _HEAD + len(standings.rows) * (_ROW + _GAP) + MARGIN
    canvas = renderer.canvas(_WIDTH, height, PANEL)
    right = _WIDTH - MARGIN - _POINTS - (_TIE_BREAK if columns.tie_break else 0)
    room = right - MARGIN - _NUMBER - _NAME
    width = min(_WIDEST, room // max(1, len(columns.heads)))
    start = right - width * len(columns.heads)
    for place, head in enumerate(columns.heads):
        x = start + place * width + width // 2
        canvas.write(head, x, _HEAD // 2 + 2, TextStyle(28, MUTED, PANEL), centred=True)
    points = writable(labels.tournament.get("points", ""))
    _write_sums(canvas, right, _HEAD // 2 + 2, [
        (points, TextStyle(_WORDS, MUTED, PANEL, brush=False)),
        (columns.tie_break, TextStyle(_WORDS, MUTED, PANEL, brush=False)),
    ])  # fmt: skip
    for place, row in enumerate(standings.rows):
        y = _HEAD + place * (_ROW + _GAP)
        box = Box(MARGIN, y, _WIDTH - 2 * MARGIN, _ROW)
        canvas.rounded(box, 10, WELL, PANEL)
        _draw_person(canvas, box.until(start), place, row)
        for column, (game, text) in enumerate(columns.rows[place]):
            cell = Box(start + column * width, y, width, _ROW).inset(4, 6)
            if columns.crossed and column == place:
                canvas.rounded(cell, 8, PANEL, WELL)
            else:
                _draw_cell(canvas, cell, game, text)
        _write_sums(canvas, right, box.middle, [
            (row.points, TextStyle(38, MUTED if row.left else GOLD, WELL, brush=False)),
            (row.tie_break if columns.tie_break else "", TextStyle(28, MUTED, WELL, brush=False)),
        ])  # fmt: skip
    return canvas.png()


def _write_sums(canvas: Canvas, x: int, middle: int, sums: list[tuple[str, TextStyle]]) -> None:
    """Write points and tie-break, or their heads, in the last two columns."""
    for (text, style), width in zip(sums, (_POINTS, _TIE_BREAK), strict=True):
        fitting = canvas.shrunk(text, Box(x, middle - _HEAD // 2, width - 2, _HEAD), style)
        canvas.write(text, x + width // 2, middle, fitting, centred=True)
        x += width


def _draw_person(canvas: Canvas, box: Box, place: int, row: StandingsRow) -> None:
    """Draw number and name; the name of a player who left is struck through."""
    number = TextStyle(36, _PLACES.get(row.place or 0, MUTED), WELL)
    canvas.write(str(place + 1), box.x + _NUMBER // 2, box.middle, number, centred=True)
    styles = [TextStyle(size, MUTED if row.left else CREAM, WELL) for size in _SIZES]
    name = writable(row.name) or f"#{place + 1}"
    x, room = box.x + _NUMBER, box.width - _NUMBER - 10
    end = canvas.write_name(name, x, box.middle, room, styles)
    if row.left:
        canvas.fill(Box(x, box.middle, end - x, 3), MUTED)


def _draw_cell(canvas: Canvas, cell: Box, game: Game | None, text: str) -> None:
    """Draw a result: a win on gold, a draw on green, a defeat on the ground; or a frame."""
    if game is None or game.state is GameState.WAITING:
        canvas.write(text, *_middle(cell), TextStyle(28, LINE, WELL), centred=True)
        return
    colour, ground = _colours(game.state)
    if game.state is GameState.PLAYING:
        canvas.rounded(cell, 8, LIME, WELL)
        canvas.rounded(cell.inset(4, 4), 6, WELL, LIME)
    elif ground != WELL:
        canvas.rounded(cell, 8, ground, WELL)
    style = TextStyle(32 if len(text) < 3 else 28, colour, ground, brush=False)
    if canvas.width_of(text, style) > cell.width - 4:
        style = canvas.shrunk(text, cell.inset(2, 0), TextStyle(22, colour, ground, brush=False))
    canvas.write(text, *_middle(cell), style, centred=True)


def _colours(state: GameState) -> tuple[Colour, Colour]:
    """Return the colours of a result: of its text and of its ground."""
    if state in _WON:
        return INK, GOLD
    if state is GameState.DRAWN:
        return CREAM, FELT
    return (CREAM, WELL) if state is GameState.PLAYING else (MUTED, WELL)


def _middle(cell: Box) -> tuple[int, int]:
    return cell.x + cell.width // 2, cell.middle
