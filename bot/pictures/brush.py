"""Brush writing of our own: a stroke is a centre line with a width at every point.

No font that is free to ship holds these characters in this weight, and a brush looks better on a
table than type does. A character is a list of strokes in a square of 100 units.
"""

from collections.abc import Sequence
from math import hypot
from typing import Final

from bot.pictures.colours import Colour

Nib = tuple[float, float, float]
"""A point of a stroke: x, y, width."""
Stroke = Sequence[Nib]

SQUARE: Final = 100
_STEPS: Final = 7

CHARACTERS: Final[dict[str, tuple[Stroke, ...]]] = {
    "こ": (
        ((20, 22, 7), (46, 17, 11), (76, 20, 9), (62, 35, 3)),
        ((22, 60, 5), (17, 78, 10), (46, 89, 11), (86, 82, 7)),
    ),
    "い": (
        ((14, 20, 8), (15, 48, 12), (28, 79, 11), (42, 66, 3)),
        ((66, 24, 6), (82, 40, 11), (88, 66, 9)),
    ),
    "親": (
        ((27, 4, 6), (29, 14, 8)),
        ((9, 20, 6), (28, 18, 8), (47, 17, 6)),
        ((17, 26, 5), (21, 36, 7)),
        ((40, 24, 6), (35, 36, 5)),
        ((4, 42, 6), (28, 40, 8), (52, 39, 6)),
        ((7, 58, 6), (28, 56, 8), (50, 55, 6)),
        ((28, 42, 8), (28, 70, 8), (28, 97, 7)),
        ((27, 60, 7), (18, 74, 6), (4, 86, 3)),
        ((31, 63, 4), (46, 77, 7)),
        ((60, 9, 7), (60, 36, 7), (60, 64, 7)),
        ((60, 10, 7), (76, 9, 7), (90, 9, 8), (90, 36, 8), (90, 63, 7)),
        ((60, 27, 6), (88, 27, 6)),
        ((60, 44, 6), (88, 44, 6)),
        ((60, 62, 7), (90, 61, 7)),
        ((67, 63, 8), (64, 80, 7), (47, 96, 3)),
        ((79, 63, 8), (79, 88, 8), (88, 94, 8), (98, 90, 7), (97, 79, 3)),
    ),
}


def write(character: str, x: float, y: float, side: float, colour: Colour, bold: float = 1) -> str:
    """SVG of one character, its square's corner at (x, y)."""
    scale = side / SQUARE
    strokes = (
        _outline([(px * scale + x, py * scale + y, w * scale * bold) for px, py, w in stroke])
        for stroke in CHARACTERS[character]
    )
    return "".join(f'<path d="{outline}" fill="{colour}"/>' for outline in strokes)


def _outline(stroke: Stroke) -> str:
    """The closed path around a stroke, round at both ends."""
    line = _smooth(stroke)
    left, right = [], []
    for place, (x, y, width) in enumerate(line):
        before, after = line[max(place - 1, 0)], line[min(place + 1, len(line) - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = hypot(dx, dy) or 1
        across, down = -dy / length * width / 2, dx / length * width / 2
        left.append((x + across, y + down))
        right.append((x - across, y - down))
    foot, head = line[-1][2] / 2, line[0][2] / 2
    back = list(reversed(right))
    return (
        f"M{_points(left)} A{foot:.2f},{foot:.2f} 0 0 0 {_points(back[:1])} "
        f"L{_points(back)} A{head:.2f},{head:.2f} 0 0 0 {_points(left[:1])}Z"
    )


def _smooth(stroke: Stroke) -> list[Nib]:
    """A Catmull-Rom curve through the points of a stroke."""
    padded = [stroke[0], *stroke, stroke[-1]]
    curve: list[Nib] = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for step in range(_STEPS):
            t = step / _STEPS
            x, y, w = (_between(a[i], b[i], c[i], d[i], t) for i in range(3))
            curve.append((x, y, w))
    return [*curve, stroke[-1]]


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    rise = c - a
    bend = 2 * a - 5 * b + 4 * c - d
    twist = 3 * b - a - 3 * c + d
    return (2 * b + rise * t + bend * t * t + twist * t**3) / 2


def _points(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in points)
