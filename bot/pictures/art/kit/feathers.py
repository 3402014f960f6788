"""Feathers, single and in fans, for wings."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.art.kit.brush import brush
from bot.pictures.art.kit.curves import Corner, outline
from bot.pictures.art.kit.svg import Point, Svg, placed


@dataclass(frozen=True, slots=True)
class Feather:
    """How the feathers of a fan look; `shaft` is None where there is no room for one."""

    width: float
    fill: str
    shaft: str | None = None
    pointed: bool = True
    edge: float = 2.6


def feather(root: Point, length: float, turn: float, look: Feather) -> Svg:
    """A feather growing up from its root."""
    half = look.width / 2
    tip: Sequence[Point] = (
        [(half * 0.9, -length * 0.8), Corner(0, -length), (-half * 0.9, -length * 0.8)]
        if look.pointed
        else [(half, -length * 0.8), (0, -length), (-half, -length * 0.8)]
    )
    shape = [Corner(0, 0), (half * 0.8, -length * 0.42), *tip, (-half * 0.8, -length * 0.42)]
    drawn = outline(shape, look.fill, look.edge)
    if look.shaft:
        drawn += brush(
            [(0, -length * 0.3, 1), (0, -length * 0.6, 2.6), (0, -length * 0.86, 0.8)], look.shaft
        )
    return placed(drawn, root, turn)


def fan(
    root: Point, turns: tuple[float, float], lengths: tuple[float, float], count: int, look: Feather
) -> Svg:
    """Feathers spread from the first turn to the last; the first lies on top."""
    drawn = ""
    for index in reversed(range(count)):
        part = index / (count - 1)
        turn = turns[0] + (turns[1] - turns[0]) * part
        length = lengths[0] + (lengths[1] - lengths[0]) * part**0.8
        drawn += feather(root, length, turn, look)
    return drawn


def wing(
    front: Point,
    leading: Sequence[Point],
    tips: Sequence[Point],
    back: Point,
    look: Feather,
) -> Svg:
    """A spread wing: a curved leading edge, then the tips of its feathers back to the body.

    `front` and `back` are where it leaves the body; the notches between the tips lie towards the
    middle of that line, which is also where the shafts aim.
    """
    root = ((front[0] + back[0]) / 2, (front[1] + back[1]) / 2)
    edge: list[Point] = [Corner(*front), *leading]
    for index, tip in enumerate(tips):
        if index:
            before = tips[index - 1]
            between = ((before[0] + tip[0]) / 2, (before[1] + tip[1]) / 2)
            edge.append(Corner(*_towards(between, root, 0.2)))
        edge.append(Corner(*tip))
    drawn = outline([*edge, Corner(*back)], look.fill, look.edge)
    if look.shaft:
        for tip in tips:
            near, middle, end = (_towards(tip, root, part) for part in (0.6, 0.4, 0.16))
            drawn += brush([(*near, 1), (*middle, look.width), (*end, 0.8)], look.shaft)
    return drawn


def _towards(point: Point, goal: Point, part: float) -> Point:
    return point[0] + (goal[0] - point[0]) * part, point[1] + (goal[1] - point[1]) * part
