"""April's wisteria: hanging racemes of two-tone drops, shrinking to the tip."""

from bot.pictures.art.kit.brush import brush
from bot.pictures.art.kit.curves import Corner, outline, points, scaled, stain
from bot.pictures.art.kit.svg import Point, Svg, circle, placed
from bot.pictures.art.palette import DARK_GREEN, GREEN, INK, LIGHT_GREEN, LILAC, PALE_PURPLE, PURPLE


def _drop(at: Point, size: float, turn: float, pale: bool) -> Svg:
    petal = points("0,-0.62 0.56,-0.3 0.46,0.36 0,0.86! -0.46,0.36 -0.56,-0.3")
    keel = points("0,-0.2 0.26,0.16 0,0.86! -0.26,0.16")
    fill, heart = (PALE_PURPLE, PURPLE) if pale else (PURPLE, PALE_PURPLE)
    drawn = outline(scaled(petal, size), fill, 2.2) + stain(scaled(keel, size), heart)
    return placed(drawn, at, turn)


def raceme(top: Point, length: float, width: float, sway: float = 0) -> Svg:
    """A cluster hanging from `top`; `sway` carries the tip aside."""
    x, y = top
    rows = max(5, round(length / (width * 0.33)))
    stem = brush(
        [
            (x, y - 16, 3.6),
            (x, y, 3.2),
            (x + sway * 0.4, y + length * 0.6, 2),
            (x + sway, y + length, 1),
        ],
        DARK_GREEN,
    )
    drawn = ""
    for row in reversed(range(rows)):
        part = row / (rows - 1)
        half = width / 2 * min(1, 0.72 + part * 1.4) * (1 - part**1.5)
        size = width * (0.35 - 0.12 * part)
        spot = (x + sway * part**1.6, y + (length - size) * part)
        count = 3 if half > size * 0.9 else 2 if half > size * 0.35 else 1
        for place in _outside_in(count):
            side = (place / (count - 1) * 2 - 1) if count > 1 else 0
            at = (spot[0] + side * half * 0.72, spot[1] - abs(side) * size * 0.18)
            drawn += _drop(at, size, -side * 24, pale=(row + place) % 2 == 0)
    return stem + drawn


def _outside_in(count: int) -> tuple[int, ...]:
    return (0, 2, 1) if count == 3 else tuple(range(count))


def far_raceme(top: Point, length: float, width: float) -> Svg:
    """A cluster in the distance: the same shape out of plain discs."""
    x, y = top
    drawn = ""
    rows = round(length / 10)
    for row in range(rows):
        part = row / (rows - 1)
        half = width / 2 * min(1, 0.7 + part * 1.4) * (1 - part**1.5)
        size = width * (0.25 - 0.12 * part)
        for side in (-1, 0, 1):
            spot = (x + side * half * 0.7, y + (length - size) * part + (row + side) % 2 * 4)
            drawn += circle(spot, size, LILAC)
    return drawn


def wisteria_leaf(at: Point, length: float, turn: float, fill: str = GREEN) -> Svg:
    """A feathered leaf: pairs of pointed leaflets on a rib, growing from `at` to the right."""
    drawn = ""
    pairs = max(2, round(length / 20))
    for index in range(pairs):
        x = length * (0.12 + 0.74 * index / pairs)
        size = length * 0.42 * (1 - 0.28 * index / pairs)
        for side in (-1, 1):
            drawn += placed(_leaflet(size, fill), (x, 0), side * 58)
    drawn += placed(_leaflet(length * 0.4, fill), (length * 0.72, 0), 0)
    rib = brush([(0, 0, 3.4), (length * 0.5, 0, 2.8), (length * 0.86, 0, 1.2)], INK)
    return placed(rib + drawn, at, turn)


def _leaflet(length: float, fill: str) -> Svg:
    half = length * 0.25
    shape = [Corner(0, 0), (length * 0.4, -half), Corner(length, 0), (length * 0.4, half)]
    vein = brush([(length * 0.1, 0, 2.2), (length * 0.8, 0, 0.8)], LIGHT_GREEN)
    return outline(shape, fill, 2.4) + vein
