"""Smooth curves through given points. An outline is a list of points, without control points."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from bot.pictures.art.kit.svg import HEAVIER, KEYLINE, Point, Svg, numbers, path, placed
from bot.pictures.art.palette import INK

_BREATHES = 3
"""Minimum width of a keyline that is heavier on one side; thinner keylines are even."""


class Corner(NamedTuple):
    """A point where the outline has a corner: the tip of a beak, a hoof, the notch of a petal."""

    x: float
    y: float


def points(text: str) -> list[Point]:
    """Parse an outline, written as "x,y" for a point on the curve and "x,y!" for a corner."""
    outline_points: list[Point] = []
    for word in text.split():
        x, y = word.removesuffix("!").split(",")
        spot = (float(x), float(y))
        outline_points.append(Corner(*spot) if word.endswith("!") else spot)
    return outline_points


def smooth(points: Sequence[Point], *, closed: bool = True) -> str:
    """Path data of the curve through the points, sharp at every `Corner`.

    The curve is a centripetal Catmull-Rom spline. It has no overshoots or loops at unevenly spaced
    points, so an animal may have few points along its back and many along its face.
    """
    places = [(point[0], point[1]) for point in points]
    sharp = [isinstance(point, Corner) for point in points]
    if closed:
        places.append(places[0])
        sharp.append(sharp[0])
    data = [f"M{numbers(*places[0])}"]
    for index in range(len(places) - 1):
        here, there = places[index], places[index + 1]
        before = after = None
        if not sharp[index]:
            if index > 0:
                before = places[index - 1]
            elif closed:
                before = places[-2]
        if not sharp[index + 1]:
            if index + 2 < len(places):
                after = places[index + 2]
            elif closed:
                after = places[1]
        first, second = _handles(before, here, there, after)
        data.append(f"C{numbers(*first)} {numbers(*second)} {numbers(*there)}")
    return "".join(data) + ("Z" if closed else "")


def _handles(
    before: Point | None, here: Point, there: Point, after: Point | None
) -> tuple[Point, Point]:
    """The Bézier handles of one piece; a missing neighbour lets the curve end freely."""
    span = math.dist(here, there) ** 0.5 or 1e-6
    first = _handle(before, here, there, span) if before else None
    second = _handle(after, there, here, span) if after else None
    if first is None:
        goal = second or there
        first = (here[0] + (goal[0] - here[0]) / 2.6, here[1] + (goal[1] - here[1]) / 2.6)
    if second is None:
        second = (there[0] + (first[0] - there[0]) / 2.6, there[1] + (first[1] - there[1]) / 2.6)
    return first, second


def _handle(behind: Point, here: Point, ahead: Point, span: float) -> Point:
    step = math.dist(behind, here) ** 0.5 or 1e-6
    weight = 2 * step * step + 3 * step * span + span * span
    scale = 3 * step * (step + span)
    x, y = (
        (step * step * ahead[axis] - span * span * behind[axis] + weight * here[axis]) / scale
        for axis in (0, 1)
    )
    return x, y


def outline(points: Sequence[Point], fill: str, edge: float = KEYLINE) -> Svg:
    """A closed shape with a keyline that is heavier on one side: see `HEAVIER`."""
    data = smooth(points)
    if edge < _BREATHES or fill == "none":
        return path(data, fill, edge)
    return placed(path(data, INK, edge), HEAVIER) + path(data, fill, edge * 0.84)


def stain(points: Sequence[Point], fill: str) -> Svg:
    """A closed shape without a keyline: a marking, a shadow, something far away."""
    return path(smooth(points), fill)


def scaled(points: Sequence[Point], size: float) -> list[Point]:
    """Return a shape that is defined on its own grid, scaled to its size."""
    return [
        Corner(point[0] * size, point[1] * size)
        if isinstance(point, Corner)
        else (point[0] * size, point[1] * size)
        for point in points
    ]


def symmetric(foot: Point, right: Sequence[Point], top: Point) -> list[Point]:
    """A shape with two equal halves: foot, up its right side, top, and down the mirrored left."""
    left = [
        Corner(-p[0], p[1]) if isinstance(p, Corner) else (-p[0], p[1]) for p in reversed(right)
    ]
    return [foot, *right, top, *left]


def walk(stations: Sequence[Point], gap: float) -> list[tuple[float, float, float]]:
    """Places every `gap` along the straight pieces, with the direction there."""
    places: list[tuple[float, float, float]] = []
    left = gap * 0.6
    for (x0, y0), (x1, y1) in pairwise(stations):
        length = math.hypot(x1 - x0, y1 - y0)
        along = math.atan2(y1 - y0, x1 - x0)
        while left <= length:
            places.append((x0 + (x1 - x0) * left / length, y0 + (y1 - y0) * left / length, along))
            left += gap
        left -= length
    return places


def along(stations: Sequence[Point], part: float) -> Point:
    """The place at a part of the way, 0 to 1, along straight pieces."""
    lengths = [math.dist(one, two) for one, two in pairwise(stations)]
    left = sum(lengths) * part
    for (one, two), length in zip(pairwise(stations), lengths, strict=True):
        if left <= length:
            share = left / (length or 1)
            return one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share
        left -= length
    return stations[-1][0], stations[-1][1]
