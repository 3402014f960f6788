"""June's peony: three rings of ruffled petals, the largest flower of the year."""

from bot.pictures.art.kit.brush import brush
from bot.pictures.art.kit.curves import Corner, outline, points, scaled, smooth, symmetric
from bot.pictures.art.kit.svg import KEYLINE, Point, Svg, circle, path, placed, polar
from bot.pictures.art.kit.variation import sway
from bot.pictures.art.palette import (
    DARK_GREEN,
    DEEP_PINK,
    GOLD,
    GREEN,
    LIGHT_GREEN,
    PALE_GOLD,
    PINK,
    RED,
)


def _ruffled(inner: float, outer: float, half_angle: float, turn: float, ruffles: int = 4) -> str:
    """A petal: narrow at the heart, its rim broken into ruffles."""
    points: list[Point] = [Corner(*polar(inner, turn))]
    points.append(polar(inner + (outer - inner) * 0.55, turn - half_angle * 1.02))
    for index in range(ruffles + 1):
        angle = turn - half_angle + 2 * half_angle * index / ruffles
        arch = 1 - 0.1 * abs(2 * index / ruffles - 1) ** 2
        points.append(Corner(*polar(outer * arch * 0.93, angle)))
        if index < ruffles:
            top = turn - half_angle + 2 * half_angle * (index + 0.5) / ruffles
            lift = 1 - 0.1 * abs(2 * (index + 0.5) / ruffles - 1) ** 2
            points.append(polar(outer * lift * 1.02, top))
    points.append(polar(inner + (outer - inner) * 0.55, turn + half_angle * 1.02))
    return smooth(points)


def peony(
    at: Point, radius: float, turn: float = 0, tones: tuple[str, str, str] = (RED, DEEP_PINK, PINK)
) -> Svg:
    """A flower seen from the front; tones from the outer ring to the inner one."""
    outer, middle, inner = tones
    drawn = ""
    rings = ((7, radius * 0.3, radius, 33, outer), (5, radius * 0.16, radius * 0.7, 42, middle))
    for count, near, far, half, tone in rings:
        for index in range(count):
            angle = -90 + 360 * index / count + (0 if count == 7 else 20)
            full = far * (1 + sway(at, index + count, 0.06))
            drawn += path(_ruffled(near, full, half, angle), tone, KEYLINE if count == 7 else 2.6)
    for angle in (90, -30, 210):
        drawn += path(_ruffled(0, radius * 0.42, 56, angle, 3), inner, 2.4)
    for index in range(9):
        tip = polar(radius * 0.2, 40 * index)
        drawn += brush([(0, 0, 3), (*tip, 2)], GOLD) + circle(tip, radius * 0.042 + 0.6, PALE_GOLD)
    return placed(drawn + circle((0, 0), radius * 0.08, GOLD), at, turn)


def peony_bud(at: Point, radius: float, turn: float = 0, fill: str = RED) -> Svg:
    """A round bud between two sepals, pointing up."""
    ball = points("0,-1.1 0.72,-0.7 0.9,0 0.5,0.75 0,0.95 -0.5,0.75 -0.9,0 -0.72,-0.7")
    drawn = outline(scaled(ball, radius), fill, 3.2)
    for side in (-1, 1):
        drawn += brush(
            [
                (side * radius * 0.1, -radius, 1),
                (side * radius * 0.36, -radius * 0.4, 3.2),
                (side * radius * 0.2, radius * 0.4, 1),
            ],
            PINK if fill != PINK else DEEP_PINK,
        )
        sepal: list[Point] = [
            Corner(0, radius * 1.1),
            (side * radius * 0.7, radius * 0.86),
            Corner(side * radius * 1.06, radius * 0.1),
            (side * radius * 0.42, radius * 0.5),
        ]
        drawn += outline(sepal, GREEN, 2.8)
    return placed(drawn, at, turn)


def peony_leaf(at: Point, length: float, turn: float, fill: str = GREEN) -> Svg:
    """A leaf of three pointed lobes, growing up from `at`."""
    size = length / 100
    half: list[Point] = points("10,-14 30,-26 46,-58! 28,-50 20,-46! 22,-66")
    shape = scaled(symmetric(Corner(0, 0), half, Corner(0, -100)), size)
    light = LIGHT_GREEN if fill in {GREEN, DARK_GREEN} else GREEN
    drawn = outline(shape, fill, 3)
    drawn += brush([(0, -4 * size, 3), (0, -50 * size, 2.6), (0, -86 * size, 0.8)], light)
    for side in (-1, 1):
        drawn += brush(
            [
                (0, -22 * size, 2.6),
                (side * 18 * size, -36 * size, 2.2),
                (side * 36 * size, -52 * size, 0.8),
            ],
            light,
        )
    return placed(drawn, at, turn)
