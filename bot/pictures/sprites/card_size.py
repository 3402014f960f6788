"""The sizes of a card's sprites, and the conversion between units and pixels."""

from enum import Enum
from typing import Final

from bot.pictures.art.composition import WIDTH as CARD_WIDTH
from bot.pictures.art.kit.index_tab import SIZE as TAB


class CardSize(Enum):
    """The sizes of a card: width and height in units of the board, and the size of the index tab.

    The index tab's size is in units of the card's drawing.
    """

    HUGE = (207, 339, 58)
    LARGE = (184, 302, 60)
    HAND = (138, 226, 64)
    FIELD = (104, 171, 80)
    SMALL_FIELD = (96, 157, 80)
    CAPTURED = (86, 141, 84)
    SMALL = (68, 112, 84)
    MINI = (32, 52, 80)

    @property
    def width(self) -> int:
        """In units of the board."""
        return self.value[0]

    @property
    def height(self) -> int:
        """In units of the board."""
        return self.value[1]

    @property
    def tab(self) -> int:
        """Size of the index tab, in units of the card's drawing."""
        return self.value[2]

    @property
    def tab_size(self) -> tuple[int, int]:
        """Width and height of the index tab in units of the board, its edge included."""
        scale, unit = self.tab / TAB, self.width / CARD_WIDTH
        return round((12 + 50 * scale) * unit), round((12 + 74 * scale) * unit)


# Units and pixels
#
# Boards are laid out in units, with a width of 1200. Phones show a picture about 310 points wide,
# which is at most 930 pixels, and computers 550 pixels wide. More pixels would cost bytes and time
# without a visible gain.

SCALE: Final = 0.75


def pixels(units: float) -> int:
    """Return a length in whole pixels."""
    return round(units * SCALE)


def units(length: float) -> int:
    """Return a length in pixels as whole units."""
    return round(length / SCALE)
