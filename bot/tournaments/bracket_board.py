"""Pictures of eliminations: three rounds side by side, and lines from each match to the next.

A first round of many matches is drawn alone, in two columns: later rounds are not known yet. In a
double elimination, the winners' bracket is above the losers' bracket.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.pictures.boards.canvas import Canvas, Renderer, TextStyle
from bot.pictures.boards.fonts import writable
from bot.pictures.boards.layout import MARGIN, Box
from bot.pictures.labels import Labels
from bot.pictures.sprites.colours import (
    CREAM,
    GOLD,
    INK,
    LIME,
    LINE,
    LIT_PANEL,
    MUTED,
    PANEL,
    WELL,
    Colour,
)
from bot.tournaments.pictures import (
    ROUNDS_SHOWN,
    Bracket,
    BracketEntrant,
    BracketPairing,
    DoubleBracket,
    PairingState,
)

_WIDTH: Final = 1000
"""Narrower than a board, so that names can be read on a phone."""
_HEAD: Final = 62
_NAME: Final = 56
_LINE: Final = 46
_BOX: Final = 2 * _LINE + 4
_PITCH: Final = _BOX + 22
_LEAST: Final = 4
"""Minimum height in pairings: there must be room for the winner above the final."""
_GUTTER: Final = 38
_WIDEST: Final = 480
_MOST: Final = 16
"""Maximum number of pairings in one column; a larger round has two."""
_SEED: Final = 40
_SCORE: Final = 62
_THICK: Final = 4
_SIZES: Final = (34, 30, 27)
_NAMED: Final = {1: "final", 2: "semi-final", 4: "quarter-final"}


def draw_bracket(renderer: Renderer, bracket: Bracket, labels: Labels) -> bytes:
    """Return the picture as PNG.

    Words: `round-1` and so on, `quarter-final`, `semi-final`, `final`, `winner`, `bye`, `walkover`.
    """
    first = bracket.first_shown
    titles = [_title(labels, n, pairings) for n, pairings in enumerate(bracket.rounds)]
    body = Box(MARGIN, _HEAD, _WIDTH - 2 * MARGIN, _rows(bracket) * _PITCH)
    canvas = renderer.canvas(_WIDTH, body.bottom + MARGIN, PANEL)
    _draw_part(canvas, body, bracket, titles[first:], labels)
    return canvas.png()


def draw_double(renderer: Renderer, double: DoubleBracket, labels: Labels) -> bytes:
    """Return the picture as PNG.

    Words: those of a bracket, and `grand-final`, `winners-bracket`, `losers-bracket`.
    """
    parts = (
        (double.winners, double.names[0], "winners-bracket", _LEAST),
        (double.losers, double.names[1], "losers-bracket", 1),
    )
    heights = [_rows(part, least) * _PITCH for part, _, _, least in parts]
    canvas = renderer.canvas(_WIDTH, sum(heights) + 2 * (_NAME + _HEAD + MARGIN), PANEL)
    top = 0
    for (part, names, word, _), height in zip(parts, heights, strict=True):
        style = TextStyle(_SIZES[0], GOLD, PANEL)
        name = writable(labels.tournament.get(word, ""))
        canvas.write_name(name, MARGIN + 4, top + _NAME // 2 + 8, _WIDTH - 2 * MARGIN, [style])
        body = Box(MARGIN, top + _NAME + _HEAD, _WIDTH - 2 * MARGIN, height)
        titles = [writable(labels.tournament.get(one, "")) for one in names]
        last = part is double.winners
        _draw_part(canvas, body, part, titles[part.first_shown :], labels, won=last)
        top = body.bottom + MARGIN
    return canvas.png()


def _is_large(bracket: Bracket) -> bool:
    return len(bracket.rounds[bracket.first_shown]) > _MOST


def _rows(bracket: Bracket, least: int = _LEAST) -> int:
    """Return the height of the picture in pairings."""
    count = len(bracket.rounds[bracket.first_shown])
    return max(least, -(-count // (2 if _is_large(bracket) else 1)))


def _draw_part(
    canvas: Canvas,
    body: Box,
    bracket: Bracket,
    titles: Sequence[str],
    labels: Labels,
    *,
    won: bool = True,
) -> None:
    """Draw the rounds that are shown; `won`: whether the last round's winner wins all."""
    first, many = bracket.first_shown, _is_large(bracket)
    shown = bracket.rounds[first : first + (1 if many else ROUNDS_SHOWN)]
    columns = _columns(body, max(2, len(shown)))
    for column, title in zip(columns, titles[: len(shown)], strict=False):
        _write_head(canvas, column, title)
    if many:
        _draw_halves(canvas, columns, shown[0], labels)
        return
    for column, after, pairings, next_ones in zip(
        columns, columns[1:], shown, shown[1:], strict=False
    ):
        _draw_lines(canvas, column, after, pairings, len(next_ones))
    for column, pairings in zip(columns, shown, strict=False):
        for box, pairing in zip(_boxes(column, len(pairings)), pairings, strict=True):
            _draw_pairing(canvas, box, pairing, labels)
    if won and len(shown[-1]) == 1 and len(bracket.rounds) == first + len(shown):
        _draw_winner(canvas, columns[len(shown) - 1], shown[-1][0], labels)


def _columns(body: Box, count: int) -> list[Box]:
    width = min(_WIDEST, (body.width - (count - 1) * _GUTTER) // count)
    return [
        Box(body.x + place * (width + _GUTTER), body.y, width, body.height)
        for place in range(count)
    ]


def _title(labels: Labels, number: int, pairings: tuple[BracketPairing, ...]) -> str:
    key = _NAMED.get(len(pairings), f"round-{number + 1}")
    return labels.tournament.get(key, str(number + 1))


def _write_head(canvas: Canvas, column: Box, title: str) -> None:
    styles = [TextStyle(size, MUTED, PANEL) for size in _SIZES]
    middle = column.y - _HEAD // 2 + 2
    canvas.write_name(writable(title), column.x + 4, middle, column.width, styles)


def _boxes(column: Box, count: int) -> list[Box]:
    pitch = column.height / count
    return [
        Box(column.x, column.y + round(pitch * (place + 0.5)) - _BOX // 2, column.width, _BOX)
        for place in range(count)
    ]


def _draw_halves(
    canvas: Canvas, columns: list[Box], pairings: tuple[BracketPairing, ...], labels: Labels
) -> None:
    half = -(-len(pairings) // 2)
    for column, part in zip(columns, (pairings[:half], pairings[half:]), strict=True):
        for box, pairing in zip(_boxes(column, half), part, strict=False):
            _draw_pairing(canvas, box, pairing, labels)


def _draw_lines(
    canvas: Canvas, column: Box, after: Box, pairings: tuple[BracketPairing, ...], count: int
) -> None:
    """Draw a line from each pairing to the next round; lines of decided pairings are brighter."""
    targets, turn = _boxes(after, count), column.right + _GUTTER // 2
    boxes = _boxes(column, len(pairings))
    for decided in (False, True):
        for place, (box, pairing) in enumerate(zip(boxes, pairings, strict=True)):
            if (pairing.winner is not None) is decided:
                colour = MUTED if decided else LINE
                target = targets[place * count // len(pairings)].middle
                top, bottom = sorted((box.middle, target))
                across = Box(column.right, box.middle, turn - column.right, _THICK)
                canvas.fill(across, colour)
                canvas.fill(Box(turn, top, _THICK, bottom - top + _THICK), colour)
                canvas.fill(Box(turn, target, after.x - turn, _THICK), colour)


def _draw_pairing(canvas: Canvas, box: Box, pairing: BracketPairing, labels: Labels) -> None:
    """Draw both entrants, one above the other; a bye has one."""
    bye = pairing.state is PairingState.BYE
    if bye and pairing.entrants[0] is None:
        return  # an empty place
    if bye:
        box = Box(box.x, box.middle - _LINE // 2 - 2, box.width, _LINE + 4)
    playing = pairing.state is PairingState.PLAYING
    if playing:
        canvas.rounded(box.inset(-4, -4), 14, LIME, PANEL)
    canvas.rounded(box, 10, WELL, LIME if playing else PANEL)
    lines = [
        Box(box.x + 2, box.y + 2 + place * _LINE, box.width - 4, _LINE)
        for place in range(1 if bye else 2)
    ]
    lit = None if bye else pairing.winner
    if lit is not None:  # before both names: some letters reach far down
        canvas.rounded(lines[lit], 10, LIT_PANEL, WELL)
        mark = Box(lines[lit].x, lines[lit].y + 6, 6, _LINE - 12)
        canvas.rounded(mark, 3, GOLD, LIT_PANEL)
    for place, (line, entrant) in enumerate(zip(lines, pairing.entrants, strict=False)):
        if entrant is not None:
            lost = pairing.winner is not None and pairing.winner != place
            ground = LIT_PANEL if lit == place else WELL
            style = TextStyle(_SIZES[0], MUTED if lost else CREAM, ground)
            _draw_entrant(canvas, line, entrant, style, _note(pairing, place, labels))


def _note(pairing: BracketPairing, place: int, labels: Labels) -> tuple[str, int, Colour]:
    """Return the text at the right of a name, with its size and colour."""
    if pairing.scores is not None:
        score = str(pairing.scores[place])
        lost = pairing.winner == 1 - place
        colour = GOLD if pairing.winner == place else MUTED if lost else CREAM
        return score, 34 if len(score) < 3 else 28, colour
    if pairing.winner == place and pairing.state in (PairingState.WALKOVER, PairingState.BYE):
        return labels.tournament.get(pairing.state.value, ""), 24, MUTED
    return "", 34, MUTED


def _draw_entrant(
    canvas: Canvas,
    line: Box,
    entrant: BracketEntrant,
    style: TextStyle,
    note: tuple[str, int, Colour],
) -> None:
    seed = "" if entrant.seed is None else str(entrant.seed)
    canvas.write(seed, line.x + 12, line.middle, TextStyle(24, MUTED, style.ground))
    name = writable(entrant.name) or f"#{seed or '?'}"
    x = line.x + (12 + _SEED if seed else 16)
    text, size, colour = writable(note[0]), note[1], note[2]
    noted = TextStyle(size, colour, style.ground, brush=False)
    width = canvas.width_of(text, noted)
    room = line.right - max(_SCORE, width + 22) - x
    styles = [replace(style, size=size) for size in _SIZES]
    if not text.isdecimal() and not canvas.fits(name, room, styles[-1]):
        text, room = "", line.right - 12 - x  # the name has priority over the note
    canvas.write(text, line.right - 12 - width, line.middle, noted)
    canvas.write_name(name, x, line.middle, room, styles)


def _draw_winner(canvas: Canvas, column: Box, final: BracketPairing, labels: Labels) -> None:
    winner = None if final.winner is None else final.entrants[final.winner]
    if winner is None:
        return
    plate = Box(column.x, column.middle - _BOX // 2 - 136, column.width, 108)
    canvas.rounded(plate, 16, GOLD, PANEL)
    word = writable(labels.tournament.get("winner", ""))
    canvas.write_name(word, plate.x + 18, plate.y + 28, plate.width, [TextStyle(26, INK, GOLD)])
    name, styles = writable(winner.name) or f"#{winner.seed or '?'}", (42, 36, 32)
    canvas.write_name(
        name,
        plate.x + 18,
        plate.y + 72,
        plate.width - 36,
        [TextStyle(size, INK, GOLD) for size in styles],
    )
