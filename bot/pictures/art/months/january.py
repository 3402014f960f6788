"""January, pine: the crane before the sun, the poem, and two groups of pines."""

from bot.pictures.art.composition import Composition, Window
from bot.pictures.art.heroes.crane import crane
from bot.pictures.art.kit.brush import stroke
from bot.pictures.art.kit.letters import AKAYOROSHI
from bot.pictures.art.kit.pine import far_pine_fan, pine_fan, pine_trunk
from bot.pictures.art.kit.svg import KEYLINE, Svg, circle
from bot.pictures.art.kit.tanzaku import poetry_strip
from bot.pictures.art.palette import DARK_GREEN, RED


def crane_before_the_sun() -> Svg:
    """The neck crosses the sun, so that the head is the card's brightest contrast."""
    return (
        circle((126, 112), 56, RED, KEYLINE)
        + far_pine_fan((30, 236), 44, -8)
        + pine_fan((172, 262), 46, 14)
        + pine_fan((26, 290), 44, -12)
        + crane()
        + pine_fan((108, 330), 52, fill=DARK_GREEN)
    )


def poem() -> Svg:
    """Fans reach over the strip from both sides."""
    return (
        far_pine_fan((40, 160), 40, -10)
        + far_pine_fan((168, 84), 46, 10)
        + pine_fan((166, 176), 46, 10)
        + poetry_strip(AKAYOROSHI, (100, 196), -5)
        + pine_fan((164, 296), 50, 8, DARK_GREEN)
        + pine_fan((30, 262), 42, -10)
    )


def four_fans() -> Svg:
    """Fans at the turns of a trunk that climbs in an S."""
    trunk = stroke("26,345,27 66,282,21 54,226,16 88,170,12 122,130,8 124,112,5")
    twigs = (
        stroke("60,240,8 48,226,7 43,208,5"),
        stroke("64,214,9 106,214,8 146,232,5"),
        stroke("58,298,10 70,306,8 74,302,6"),
    )
    return (
        far_pine_fan((44, 158), 36, -6)
        + pine_trunk(trunk, twigs)
        + pine_fan((124, 114), 54, 6)
        + pine_fan((42, 206), 44, -12)
        + pine_fan((148, 230), 56, 8, DARK_GREEN)
        + pine_fan((76, 302), 52, -5)
    )


def three_fans() -> Svg:
    """One great fan below, two smaller above it."""
    trunk = stroke("104,316,24 78,246,17 92,190,13 124,140,9 132,102,5")
    twigs = (stroke("80,228,9 62,214,8 46,196,5"),)
    return (
        far_pine_fan((174, 176), 42, 8)
        + pine_trunk(trunk, twigs)
        + pine_fan((132, 102), 48, 4)
        + pine_fan((46, 196), 50, -10, DARK_GREEN)
        + pine_fan((104, 316), 100, 2)
    )


CARDS = (
    Composition(crane_before_the_sun, Window(103, 70, 136)),
    Composition(poem, Window(66, 95, 130)),
    Composition(four_fans, Window(86, 50, 136)),
    Composition(three_fans, Window(56, 160, 150)),
)
