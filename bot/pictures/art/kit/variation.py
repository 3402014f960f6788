"""Small differences between things of one kind: no two flowers of a card are the same one, scaled.

They depend on where a thing stands, so a card is always drawn in the same way.
"""

import math

from bot.pictures.art.kit.svg import Point


def sway(at: Point, part: int, most: float) -> float:
    """Return a number from -`most` to `most` for a part of the thing that stands at a point."""
    return most * math.sin(at[0] * 12.99 + at[1] * 78.23 + part * 37.72)
