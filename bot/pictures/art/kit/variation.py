"""Small variations, so that no two flowers of a card are scaled copies of each other.

They depend only on the position, so a card is always drawn in the same way.
"""

import math

from bot.pictures.art.kit.svg import Point


def sway(at: Point, part: int, most: float) -> float:
    """Return a number from -`most` to `most` for a part of the drawing at a point."""
    return most * math.sin(at[0] * 12.99 + at[1] * 78.23 + part * 37.72)
