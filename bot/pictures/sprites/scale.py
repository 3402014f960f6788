"""How many pixels a unit of the boards has.

Boards are laid out in units, 1200 from side to side. Phones show a picture some 310 points wide, so
at most 930 pixels, and computers 550: more pixels would cost bytes and time that nobody sees.
"""

from typing import Final

SCALE: Final = 0.75


def pixels(units: float) -> int:
    """Return a length in whole pixels."""
    return round(units * SCALE)


def units(length: float) -> int:
    """Return a length of so many pixels in whole units."""
    return round(length / SCALE)
