"""Feathers, single and in fans, and wings built of rows of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.pictures.art.kit.brush import Station, brush
from bot.pictures.art.kit.curves import Corner, along, outline
from bot.pictures.art.kit.svg import KEYLINE, Point, Svg, placed
from bot.pictures.art.palette import INK


@dataclass(frozen=True, slots=True)
class Feather:
    """The look of a fan's feathers; `shaft` is None if there is no room for a shaft."""

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


_BETWEEN: Final = 1.5  # the line between two feathers of a row


@dataclass(frozen=True, slots=True)
class Row:
    """A row of feathers that hang from the bone of a wing.

    `tips` is the curve through their ends, from the outermost feather to the body; `bow` bends each
    feather sideways, as a part of its length.
    """

    tips: Sequence[Point]
    count: int
    width: float
    fill: str
    shaft: str | None = None
    bow: float = 0.08
    reach: tuple[float, float] = (0, 1)
    """The part of the bone (0 to 1 from its outer end) from which the feathers hang."""


def feathered(bone: Sequence[Station], arm: str, rows: Sequence[Row], edge: float = KEYLINE) -> Svg:
    """A wing: each row lies on the row before it, and one keyline goes round them all.

    `bone` runs from the hand to the shoulder; `arm` is its colour.
    """
    joints = [(x, y) for x, y, _ in bone]
    quills = [(row, _quills(joints, row)) for row in rows]
    drawn = brush([(x, y, width + 2 * edge) for x, y, width in bone], INK)
    for _, many in quills:
        for quill in many:
            *wide, (x, y, width) = ((x, y, width + 2 * edge) for x, y, width in quill)
            drawn += brush([*wide, (x, y, width - edge)], INK)
    for row, many in quills:
        for quill in many:
            gap = [(x, y, width + 2 * _BETWEEN) for x, y, width in quill[:-1]]
            drawn += brush([*gap, quill[-1]], INK) + brush(quill, row.fill)
            if row.shaft:
                drawn += brush(_shaft(quill), row.shaft)
    return drawn + brush(bone, arm)


def _quills(bone: Sequence[Point], row: Row) -> list[list[Station]]:
    """The stations of the feathers, innermost first, so that the outer ones lie on top."""
    first, last = row.reach
    quills: list[list[Station]] = []
    for index in reversed(range(row.count)):
        part = index / (row.count - 1)
        (x0, y0), (x1, y1) = along(bone, first + (last - first) * part), along(row.tips, part)
        middle = ((x0 + x1) / 2 - (y1 - y0) * row.bow, (y0 + y1) / 2 + (x1 - x0) * row.bow)
        near = (x0 + (x1 - x0) * 0.86, y0 + (y1 - y0) * 0.86)
        width = row.width
        quills.append(
            [
                (x0, y0, width * 0.4),
                (*middle, width),
                (*near, width * 0.62),
                (x1, y1, width * 0.12),
            ]
        )
    return quills


def _shaft(quill: Sequence[Station]) -> list[Station]:
    (x0, y0, width), (xm, ym, _), (x1, y1, _), _ = quill
    weight = max(1.6, width * 0.22)
    return [
        ((x0 + 2 * xm) / 3, (y0 + 2 * ym) / 3, 0.8),
        ((xm + x1) / 2, (ym + y1) / 2, weight),
        (x1, y1, 0.6),
    ]
