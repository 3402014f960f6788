"""September's cup: red lacquer, gold within, the character for long life on its ground."""

from bot.pictures.art.kit.curves import outline, points
from bot.pictures.art.kit.letters import LONG_LIFE, letter
from bot.pictures.art.kit.svg import FINE, KEYLINE, Svg, ellipse, placed
from bot.pictures.art.palette import DARK_RED, GOLD, INK, RED

_RIM = (100, 238)


def sake_cup() -> Svg:
    """The cup from above, broad and shallow, on its foot."""
    foot = points("74,320! 79,296! 121,296! 126,320!")
    bowl = points("16,240! 34,276 66,297 100,302 134,297 166,276 184,240!")
    drawn = (
        outline(foot, DARK_RED)
        + outline(bowl, DARK_RED, KEYLINE + 0.4)
        + ellipse(_RIM, (85, 45), RED, KEYLINE + 0.4)
        + ellipse((_RIM[0], _RIM[1] + 2), (71, 35), GOLD, FINE + 0.2)
        + letter(LONG_LIFE, (_RIM[0], _RIM[1] + 3), (66, 58), INK, 1.15)
    )
    return placed(drawn, (5, 12), scale=0.95)
