"""Pictures of eliminations: three rounds side by side, and lines from each match to the next.

A line begins at the winner and ends at their place in the next match. The final is larger.

A first round of many matches is drawn alone, in two columns: later rounds are not known yet. In a
double elimination, the winners' bracket is above the losers' bracket.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from bot.pictures.boards.canvas import Canvas, Renderer, TextStyle
from bot.pictures.boards.fonts import writable
from bot.pictures.boards.layout import MARGIN, Box, least_font_size
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
_THICK: Final = 5
_FINAL_LINE: Final = 66
_FINAL_WIDER: Final = 44
"""Width by which the column of the final is wider than the others."""
_FINAL_SIZES: Final = (46, 42, 38, 34, 30)
_SIZES: Final = (34, 30, 27)
"""Font sizes of names."""
_WORDS: Final = least_font_size(_WIDTH)
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
        style = TextStyle(_WORDS, GOLD, PANEL)
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
    last = len(shown) - 1
    final = won and len(shown[-1]) == 1 and len(bracket.rounds) == first + len(shown)
    columns = _columns(body, max(2, len(shown)), wider=last if final else None)
    for column, title in zip(columns, titles[: len(shown)], strict=False):
        _write_head(canvas, column, title)
    if many:
        _draw_halves(canvas, columns, shown[0], labels)
        return
    boxes = [
        _boxes(column, len(pairings), _FINAL_LINE if final and place == last else _LINE)
        for place, (column, pairings) in enumerate(zip(columns, shown, strict=False))
    ]
    drawn = [list(zip(*one, strict=True)) for one in zip(boxes, shown, strict=True)]
    for now, after in pairwise(drawn):
        _draw_lines(canvas, now, after)
    for place, pairings in enumerate(drawn):
        sizes = _FINAL_SIZES if final and place == last else _SIZES
        for box, pairing in pairings:
            _draw_pairing(canvas, box, pairing, labels, sizes)
    if final:
        _draw_winner(canvas, boxes[last][0], shown[last][0], labels)


_Placed = tuple[Box, BracketPairing]
"""A pairing with its box."""


def _columns(body: Box, count: int, wider: int | None = None) -> list[Box]:
    more = 0 if wider is None else _FINAL_WIDER
    width = min(_WIDEST, (body.width - more - (count - 1) * _GUTTER) // count)
    return [
        Box(
            body.x + place * (width + _GUTTER),
            body.y,
            width + (more if place == wider else 0),
            body.height,
        )
        for place in range(count)
    ]


def _title(labels: Labels, number: int, pairings: tuple[BracketPairing, ...]) -> str:
    key = _NAMED.get(len(pairings), f"round-{number + 1}")
    return labels.tournament.get(key, str(number + 1))


def _write_head(canvas: Canvas, column: Box, title: str) -> None:
    style, middle = TextStyle(_WORDS, MUTED, PANEL), column.y - _HEAD // 2 + 2
    canvas.write_name(writable(title), column.x + 4, middle, column.width, [style])


def _boxes(column: Box, count: int, line: int = _LINE) -> list[Box]:
    """Return the boxes of a round, each with two lines of a height."""
    pitch, height = column.height / count, 2 * line + 4
    return [
        Box(column.x, column.y + round(pitch * (place + 0.5)) - height // 2, column.width, height)
        for place in range(count)
    ]


def _rows_of(box: Box, pairing: BracketPairing) -> list[Box]:
    """Return the lines of both entrants; a bye has one, in the middle."""
    line = (box.height - 4) // 2
    if pairing.state is PairingState.BYE:
        return [Box(box.x + 2, box.middle - line // 2, box.width - 4, line)]
    return [Box(box.x + 2, box.y + 2 + n * line, box.width - 4, line) for n in range(2)]


def _draw_halves(
    canvas: Canvas, columns: list[Box], pairings: tuple[BracketPairing, ...], labels: Labels
) -> None:
    half = -(-len(pairings) // 2)
    for column, part in zip(columns, (pairings[:half], pairings[half:]), strict=True):
        for box, pairing in zip(_boxes(column, half), part, strict=False):
            _draw_pairing(canvas, box, pairing, labels)


def _draw_lines(canvas: Canvas, now: Sequence[_Placed], after: Sequence[_Placed]) -> None:
    """Draw a line from each pairing to the next round; lines of decided pairings are brighter."""
    for decided in (False, True):
        for place, (box, pairing) in enumerate(now):
            if (pairing.winner is not None) is not decided:
                continue
            begin = box.middle
            if pairing.winner is not None:
                begin = _rows_of(box, pairing)[pairing.winner].middle
            target, following = after[place * len(after) // len(now)]
            end = _arrival(target, following, pairing, place % 2 if len(after) < len(now) else None)
            turn = (box.right + target.x) // 2 - _THICK // 2
            begin, end, half = begin - _THICK // 2, end - _THICK // 2, _THICK
            colour = GOLD if decided else LINE
            canvas.fill(Box(box.right, begin, turn - box.right, half), colour)
            top, bottom = sorted((begin, end))
            canvas.fill(Box(turn, top, half, bottom - top + half), colour)
            canvas.fill(Box(turn, end, target.x - turn, half), colour)


def _arrival(box: Box, pairing: BracketPairing, before: BracketPairing, side: int | None) -> int:
    """Return the row at which a line arrives: that of the winner, if they are in the pairing.

    *side* is the index of the winner's place if each place has a pairing before it.
    """
    rows = _rows_of(box, pairing)
    if before.winner is not None:
        winner = before.entrants[before.winner]
        for row, entrant in zip(rows, pairing.entrants, strict=False):
            if winner is not None and entrant == winner:
                return row.middle
    return box.middle if side is None or len(rows) == 1 else rows[side].middle


def _draw_pairing(
    canvas: Canvas,
    box: Box,
    pairing: BracketPairing,
    labels: Labels,
    sizes: tuple[int, ...] = _SIZES,
) -> None:
    """Draw both entrants, one above the other; a bye has one."""
    bye = pairing.state is PairingState.BYE
    if bye and pairing.entrants[0] is None:
        return  # an empty place
    lines = _rows_of(box, pairing)
    if bye:
        box = Box(box.x, lines[0].y - 2, box.width, lines[0].height + 4)
    playing = pairing.state is PairingState.PLAYING
    if playing:
        canvas.rounded(box.inset(-4, -4), 14, LIME, PANEL)
    canvas.rounded(box, 10, WELL, LIME if playing else PANEL)
    lit = None if bye else pairing.winner
    if lit is not None:  # before both names: some letters reach far down
        canvas.rounded(lines[lit], 10, LIT_PANEL, WELL)
        mark = Box(lines[lit].x, lines[lit].y + 6, 6, lines[lit].height - 12)
        canvas.rounded(mark, 3, GOLD, LIT_PANEL)
    for place, (line, entrant) in enumerate(zip(lines, pairing.entrants, strict=False)):
        if entrant is not None:
            lost = pairing.winner is not None and pairing.winner != place
            ground = LIT_PANEL if lit == place else WELL
            styles = [TextStyle(size, MUTED if lost else CREAM, ground) for size in sizes]
            _draw_entrant(canvas, line, entrant, styles, _note(pairing, place, labels))


def _note(pairing: BracketPairing, place: int, labels: Labels) -> tuple[str, int, Colour]:
    """Return the text at the right of a name, with its size and colour."""
    if pairing.scores is not None:
        score = str(pairing.scores[place])
        lost = pairing.winner == 1 - place
        colour = GOLD if pairing.winner == place else MUTED if lost else CREAM
        return score, 34 if len(score) < 3 else 28, colour
    if pairing.winner == place and pairing.state in (PairingState.WALKOVER, PairingState.BYE):
        return labels.tournament.get(pairing.state.value, ""), _WORDS, MUTED
    return "", 34, MUTED


def _draw_entrant(
    canvas: Canvas,
    line: Box,
    entrant: BracketEntrant,
    styles: list[TextStyle],
    note: tuple[str, int, Colour],
) -> None:
    style, seed = styles[0], "" if entrant.seed is None else str(entrant.seed)
    canvas.write(seed, line.x + 12, line.middle, TextStyle(24, MUTED, style.ground))
    name = writable(entrant.name) or f"#{seed or '?'}"
    x = line.x + (12 + _SEED if seed else 16)
    text, size, colour = writable(note[0]), note[1], note[2]
    noted = TextStyle(size, colour, style.ground, brush=False)
    width = canvas.width_of(text, noted)
    room = line.right - max(_SCORE, width + 22) - x
    if not text.isdecimal() and not canvas.fits(name, room, styles[-1]):
        text, room = "", line.right - 12 - x  # the name has priority over the note
    canvas.write(text, line.right - 12 - width, line.middle, noted)
    canvas.write_name(name, x, line.middle, room, styles)


def _draw_winner(canvas: Canvas, box: Box, final: BracketPairing, labels: Labels) -> None:
    winner = None if final.winner is None else final.entrants[final.winner]
    if winner is None:
        return
    plate = Box(box.x, box.y - 136, box.width, 112)
    canvas.rounded(plate, 16, GOLD, PANEL)
    word = writable(labels.tournament.get("winner", ""))
    style = TextStyle(_WORDS, INK, GOLD)
    canvas.write_name(word, plate.x + 18, plate.y + 30, plate.width, [style])
    name, styles = writable(winner.name) or f"#{winner.seed or '?'}", (42, 36, 32)
    canvas.write_name(
        name,
        plate.x + 18,
        plate.y + 79,
        plate.width - 36,
        [TextStyle(size, INK, GOLD) for size in styles],
    )
