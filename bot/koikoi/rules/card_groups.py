"""The groups of cards that form yaku, as sets of 48 bits: card i is bit i.

They are plain integers, so that compiled code can use them.
"""

from typing import Final

DRY_BRIGHTS: Final = 1 << 0 | 1 << 8 | 1 << 28 | 1 << 44  # crane, curtain, moon, phoenix
RAIN_MAN: Final = 1 << 40
BRIGHTS: Final = DRY_BRIGHTS | RAIN_MAN
ANIMALS: Final = (
    1 << 4 | 1 << 12 | 1 << 16 | 1 << 20 | 1 << 24 | 1 << 29 | 1 << 32 | 1 << 36 | 1 << 41
)
RIBBONS: Final = (
    1 << 1 | 1 << 5 | 1 << 9 | 1 << 13 | 1 << 17 | 1 << 21 | 1 << 25 | 1 << 33 | 1 << 37 | 1 << 42
)
CHAFF: Final = (1 << 48) - 1 & ~(BRIGHTS | ANIMALS | RIBBONS)
BOAR_DEER_BUTTERFLIES: Final = 1 << 20 | 1 << 24 | 1 << 36
POETRY_RIBBONS: Final = 1 << 1 | 1 << 5 | 1 << 9
BLUE_RIBBONS: Final = 1 << 21 | 1 << 33 | 1 << 37
PINE_PAULOWNIA_MOON: Final = 1 << 0 | 1 << 44 | 1 << 28
CRANE_NIGHTINGALE_CURTAIN: Final = 1 << 0 | 1 << 4 | 1 << 8
GRASS_RIBBONS: Final = 1 << 13 | 1 << 17 | 1 << 25
NOVEMBER: Final = 15 << 40
DRY_RIBBONS: Final = RIBBONS & ~NOVEMBER
"""The ribbons without the willow's."""
PLAIN_OR_WILLOW: Final = CHAFF | NOVEMBER
"""All willows count as plain cards here."""
SAKE_CUP: Final = 1 << 32
MOON: Final = 1 << 28
CURTAIN: Final = 1 << 8
DECEMBER: Final = 15 << 44
LIGHTNING_CARD: Final = 43
LIGHTNING: Final = 1 << LIGHTNING_CARD
