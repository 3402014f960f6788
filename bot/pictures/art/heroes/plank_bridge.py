"""May's bridge of eight planks: it zigzags over the water, two boards abreast."""

from bot.pictures.art.kit.brush import brush, stroke, strokes
from bot.pictures.art.kit.curves import outline, points, smooth
from bot.pictures.art.kit.svg import KEYLINE, Point, Svg, path, polygon, rectangle
from bot.pictures.art.palette import BLUE, BROWN, INK, PALE_BLUE, TAN, WHITE

_DEPTH = 26  # how broad a plank looks, front to back
_BOARD = 8  # how thick it is
# The front edge's ends; each plank begins upon the end of the one behind it.
_PLANKS: tuple[tuple[Point, Point], ...] = (
    ((-12, 238), (150, 252)),
    ((168, 266), (28, 290)),
    ((10, 304), (212, 322)),
)


def water() -> Svg:
    """The pond from shore to the card's foot, with three lines of light."""
    shore = points("-6,226! 40,220 100,226 150,219 206,224! 206,340! -6,340!")
    lines = (
        stroke("14,276,1 44,272,3.6 78,276,1"),
        stroke("140,240,1 166,236,3.6 192,240,1"),
        stroke("136,298,1 166,295,3.6 192,299,1"),
    )
    return path(smooth(shore), PALE_BLUE, KEYLINE - 0.6) + strokes(lines, WHITE)


def plank_bridge() -> Svg:
    """Three planks, the farthest first."""
    return "".join(_posts(left, right) + _plank(left, right) for left, right in _PLANKS)


def _plank(left: Point, right: Point) -> Svg:
    shift = 10  # the back edge lies to the right: we look from the left
    (x0, y0), (x1, y1) = left, right
    top = [(x0, y0), (x1, y1), (x1 + shift, y1 - _DEPTH), (x0 + shift, y0 - _DEPTH)]
    front = [(x0, y0), (x1, y1), (x1, y1 + _BOARD), (x0, y0 + _BOARD)]
    seam = [(x0 + shift / 2, y0 - _DEPTH / 2, 2.6), (x1 + shift / 2, y1 - _DEPTH / 2, 2.6)]
    grain = [
        [
            (x0 + (x1 - x0) * a, y0 + (y1 - y0) * a - up, 1),
            (x0 + (x1 - x0) * b, y0 + (y1 - y0) * b - up, 2.4),
        ]
        for a, b, up in ((0.2, 0.45, 7), (0.6, 0.86, 7), (0.36, 0.66, 19))
    ]
    return (
        polygon(front, BROWN, KEYLINE)
        + polygon(top, TAN, KEYLINE)
        + brush(seam, INK)
        + strokes(grain, BROWN)
    )


def _posts(left: Point, right: Point) -> Svg:
    drawn = ""
    for part in (0.16, 0.84):
        x = left[0] + (right[0] - left[0]) * part
        y = left[1] + (right[1] - left[1]) * part
        drawn += outline([(x - 16, y + 30), (x, y + 26), (x + 16, y + 30), (x, y + 34)], BLUE, 0)
        drawn += rectangle((x - 5, y), (10, 30), BROWN, 3)
    return drawn
