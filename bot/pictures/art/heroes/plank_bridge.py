"""May's bridge of eight planks: it bends over the water, two boards abreast."""

from dataclasses import dataclass

from bot.pictures.art.kit.brush import brush, stroke, strokes
from bot.pictures.art.kit.curves import points, smooth
from bot.pictures.art.kit.svg import KEYLINE, Point, Svg, ellipse, path, polygon, rectangle
from bot.pictures.art.palette import BLUE, BROWN, INK, PALE_BLUE, TAN, WHITE

_BOARD = 9  # thickness of a plank


@dataclass(frozen=True, slots=True)
class Plank:
    """The front edge of a plank from left to right, and its visible depth."""

    left: Point
    right: Point
    depth: float


# The far plank comes from the right bank, the near plank begins on the far plank's end.
_PLANKS = (Plank((48, 258), (216, 236), 24), Plank((24, 272), (216, 322), 34))


def water() -> Svg:
    """The pond from shore to the card's foot, with lines of light."""
    shore = points("-6,222! 40,216 100,222 150,215 206,220! 206,340! -6,340!")
    lines = (
        stroke("14,242,1 26,239,3.6 40,242,1"),
        stroke("138,270,1 160,266,3.6 184,270,1"),
        stroke("26,306,1 48,302,3.6 72,306,1"),
        stroke("84,318,1 100,315,3.6 118,319,1"),
    )
    return path(smooth(shore), PALE_BLUE, KEYLINE - 0.6) + strokes(lines, WHITE)


def plank_bridge() -> Svg:
    """The two planks with their posts, the farther plank first."""
    return "".join(_posts(plank) + _plank(plank) for plank in _PLANKS)


def _plank(plank: Plank) -> Svg:
    shift = 8  # the back edge lies to the right: we look from the left
    (x0, y0), (x1, y1), depth = plank.left, plank.right, plank.depth
    top = [(x0, y0), (x1, y1), (x1 + shift, y1 - depth), (x0 + shift, y0 - depth)]
    front = [(x0, y0), (x1, y1), (x1, y1 + _BOARD), (x0, y0 + _BOARD)]
    seam = [(x0 + shift / 2, y0 - depth / 2, 3), (x1 + shift / 2, y1 - depth / 2, 3)]
    grain = []
    for begin, end, up in ((0.16, 0.42, 0.24), (0.56, 0.84, 0.24), (0.34, 0.66, 0.74)):
        a, b = ((x0 + (x1 - x0) * part, y0 + (y1 - y0) * part) for part in (begin, end))
        grain.append([(a[0], a[1] - up * depth, 1), (b[0], b[1] - up * depth, 2.6)])
    return (
        polygon(front, BROWN, KEYLINE)
        + polygon(top, TAN, KEYLINE)
        + brush(seam, INK)
        + strokes(grain, BROWN)
    )


def _posts(plank: Plank) -> Svg:
    """Under the front edge, each with its ring of water."""
    drawn = ""
    for part in (0.12, 0.74):
        x = plank.left[0] + (plank.right[0] - plank.left[0]) * part
        y = plank.left[1] + (plank.right[1] - plank.left[1]) * part
        drawn += ellipse((x, y + 32), (16, 4.4), BLUE)
        drawn += rectangle((x - 6, y), (12, 32), BROWN, 3)
    return drawn
