"""SVG elements as text. All SVG markup of the cards is written here."""

import math
from collections.abc import Iterable
from typing import Final

from bot.pictures.art.palette import INK

Svg = str
Point = tuple[float, float]

KEYLINE: Final = 3.4  # round heroes and foreground plants
FINE: Final = 2.4  # inside them
HEAVIER: Final = (0.6, 0.9)
"""Offset, to the right and down, of the ink behind a shape. On these sides its keyline is heavier,
like that of a brush that is pressed harder on the side of the shadow."""


def number(value: float) -> str:
    """Return a coordinate with at most one decimal, which is finer than any displayed size."""
    text = f"{value:.1f}"
    text = text.removesuffix(".0")
    return "0" if text == "-0" else text


def numbers(*values: float) -> str:
    """Coordinates in a row."""
    return ",".join(number(value) for value in values)


def polar(radius: float, degrees: float, centre: Point = (0, 0)) -> Point:
    """The point at an angle (0 is right, -90 is up) and a distance."""
    angle = math.radians(degrees)
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def _edge(width: float, colour: str) -> str:
    if not width:
        return ""
    return (
        f' stroke="{colour}" stroke-width="{number(width)}"'
        ' stroke-linejoin="round" stroke-linecap="round"'
    )


def path(data: str, fill: str, edge: float = 0, ink: str = INK) -> Svg:
    """A shape of path data, with a keyline if `edge` is its width."""
    return f'<path d="{data}" fill="{fill}"{_edge(edge, ink)}/>'


def line(data: str, colour: str, width: float) -> Svg:
    """A line of constant width, for lettering and water; plants and animals have brush strokes."""
    return path(data, "none", width, colour)


def circle(centre: Point, radius: float, fill: str, edge: float = 0, ink: str = INK) -> Svg:
    """A disc."""
    x, y = (number(value) for value in centre)
    return f'<circle cx="{x}" cy="{y}" r="{number(radius)}" fill="{fill}"{_edge(edge, ink)}/>'


def ellipse(centre: Point, radii: Point, fill: str, edge: float = 0, turn: float = 0) -> Svg:
    """An oval, turned around its own centre."""
    drawn = (
        f'<ellipse rx="{number(radii[0])}" ry="{number(radii[1])}" fill="{fill}"'
        f"{_edge(edge, INK)}/>"
    )
    return placed(drawn, centre, turn)


def rectangle(corner: Point, size: Point, fill: str, edge: float = 0, round_: float = 0) -> Svg:
    """An upright rectangle from its top-left corner."""
    (left, top), (width, height) = corner, size
    corners = f' rx="{number(round_)}"' if round_ else ""
    return (
        f'<rect x="{number(left)}" y="{number(top)}" width="{number(width)}"'
        f' height="{number(height)}"{corners} fill="{fill}"{_edge(edge, INK)}/>'
    )


def polygon(points: Iterable[Point], fill: str, edge: float = 0, ink: str = INK) -> Svg:
    """Straight lines from point to point."""
    corners = " ".join(numbers(*point) for point in points)
    return f'<polygon points="{corners}" fill="{fill}"{_edge(edge, ink)}/>'


def placed(
    drawn: Svg, at: Point = (0, 0), turn: float = 0, scale: float = 1, *, flip: bool = False
) -> Svg:
    """Move a drawing that is centred on (0, 0) to its place; `flip` mirrors left and right."""
    moves = []
    if at != (0, 0):
        moves.append(f"translate({numbers(*at)})")
    if turn:
        moves.append(f"rotate({number(turn)})")
    if scale != 1 or flip:
        moves.append(f"scale({-scale if flip else scale:.3g},{scale:.3g})")
    return f'<g transform="{" ".join(moves)}">{drawn}</g>' if moves else drawn


def around(drawn: Svg, count: int, start: float = 0) -> Svg:
    """Repeat a drawing `count` times around (0, 0), such as the petals of a flower."""
    return "".join(placed(drawn, turn=start + 360 * index / count) for index in range(count))
