"""The deck's colours: few, flat and shared by every card.

There are no gradients and no opacity. So these colours and the mixtures at their edges fit into one
palette of 64 colours for every picture, and every renderer draws the same card.
"""

from typing import Final

INK: Final = "#241F2B"
PAPER: Final = "#F7EDD6"
WHITE: Final = "#FFFDF7"

RED: Final = "#D63A2C"
DARK_RED: Final = "#A3241F"
CORAL: Final = "#F08A6B"
GOLD: Final = "#F2B632"
PALE_GOLD: Final = "#FBDD86"
GREEN: Final = "#2E6E50"
DARK_GREEN: Final = "#1D4A3A"
LIGHT_GREEN: Final = "#86B566"
PURPLE: Final = "#6B4A9A"
PALE_PURPLE: Final = "#B49AD6"
BLUE: Final = "#2C5DA8"
NAVY: Final = "#1F4380"  # the shade on blue paper
PALE_BLUE: Final = "#8DB4DE"
PINK: Final = "#F29BB0"
PALE_PINK: Final = "#FCDCE2"
DEEP_PINK: Final = "#D4587B"
BROWN: Final = "#6B4430"
TAN: Final = "#B9824F"
TEAL: Final = "#177A72"
GREY: Final = "#8C8794"
LIGHT_GREY: Final = "#D9D3C9"
DUSK: Final = "#4A4352"  # lines on an ink background
HAZE: Final = "#B7CBA0"  # distant leaves, without a keyline
LILAC: Final = "#CFC0E8"  # distant wisteria

BACK_RED: Final = "#7E1D22"
BACK_WAVE: Final = "#9C2A2C"
BACK_SPARK: Final = "#C04A3E"

# All four cards of a month have the same background, so that people who do not know the plants can
# match them by colour.
MONTH_GROUND: Final = {
    1: "#F6E6BE",  # straw
    2: "#DCE8DA",  # celadon
    3: "#C9E2F0",  # sky
    4: "#E6DDF3",  # lilac
    5: "#F8EDB4",  # lemon
    6: "#FBD9DC",  # rose
    7: "#EFDFC8",  # tan
    8: "#E9C9A6",  # dusk
    9: "#D3EBDD",  # mint: pale blue would be too similar to the sky of March
    10: "#FCE2C0",  # apricot
    11: "#D3DDDB",  # rain grey
    12: "#EFE3F4",  # mauve, always above a second colour, unlike April's lilac
}

COLOURS: Final = frozenset(
    {
        *(INK, PAPER, WHITE, RED, DARK_RED, CORAL, GOLD, PALE_GOLD, GREEN, DARK_GREEN, LIGHT_GREEN),
        *(PURPLE, PALE_PURPLE, BLUE, NAVY, PALE_BLUE, PINK, PALE_PINK, DEEP_PINK, BROWN, TAN, TEAL),
        *(GREY, LIGHT_GREY, DUSK, HAZE, LILAC, BACK_RED, BACK_WAVE, BACK_SPARK),
        *MONTH_GROUND.values(),
    }
)
