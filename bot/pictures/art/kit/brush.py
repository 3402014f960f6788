"""Brush strokes: a centre line with a width at every station, swelling and tapering.

Veins, needles, feathers, blades, branches and letters are brush strokes and never plain lines, so
that the cards look drawn by hand.
"""

import math
from collections.abc import Iterable, Sequence

from bot.pictures.art.kit.curves import smooth
from bot.pictures.art.kit.svg import KEYLINE, Point, Svg, number, numbers, path
from bot.pictures.art.palette import INK

Station = tuple[float, float, float]  # x, y, width


def stroke(text: str) -> list[Station]:
    """Parse the stations of a stroke, each written as "x,y,width"."""
    stations: list[Station] = []
    for word in text.split():
        x, y, width = word.split(",")
        stations.append((float(x), float(y), float(width)))
    return stations


def brush(stations: Sequence[Station], fill: str) -> Svg:
    """One stroke; blunt ends are round, thin ends run out to a point."""
    middle = refined(stations)
    left: list[Point] = []
    right: list[Point] = []
    for index, (x, y, width) in enumerate(middle):
        back, ahead = middle[max(index - 1, 0)], middle[min(index + 1, len(middle) - 1)]
        dx, dy = ahead[0] - back[0], ahead[1] - back[1]
        length = math.hypot(dx, dy) or 1
        nx, ny = -dy / length * width / 2, dx / length * width / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    right.reverse()
    way_back = smooth(right, closed=False)
    first = left[0]
    return path(
        smooth(left, closed=False)
        + _cap(middle[-1][2] / 2, right[0])
        + way_back[way_back.index("C") :]
        + _cap(middle[0][2] / 2, first)
        + "Z",
        fill,
    )


def strokes(many: Iterable[Sequence[Station]], fill: str) -> Svg:
    """Several strokes of one colour."""
    return "".join(brush(stations, fill) for stations in many)


def edged_brush(
    stations: Sequence[Station], fill: str, edge: float = KEYLINE, ink: str = INK
) -> Svg:
    """A stroke with a keyline round it: a neck, a leg, a branch in front."""
    wider = [(x, y, width + 2 * edge) for x, y, width in stations]
    return brush(wider, ink) + brush(stations, fill)


def _cap(radius: float, to: Point) -> str:
    if radius < 0.6:
        return f"L{numbers(*to)}"
    return f"A{number(radius)},{number(radius)} 0 0 0 {numbers(*to)}"


def refined(stations: Sequence[Station]) -> list[Station]:
    """The centre line with one station more between every two, on the curve through them."""
    filled: list[Station] = [stations[0]]
    for index in range(len(stations) - 1):
        a = stations[max(index - 1, 0)]
        b, c = stations[index], stations[index + 1]
        d = stations[min(index + 2, len(stations) - 1)]
        x, y, width = ((-a[axis] + 9 * b[axis] + 9 * c[axis] - d[axis]) / 16 for axis in (0, 1, 2))
        filled += [(x, y, max(width, 0.4)), c]
    return filled
