"""August, pampas: the moon over the hill, the geese, and plumes in the dusk."""

from bot.pictures.art.composition import Composition, Window
from bot.pictures.art.heroes.geese import geese
from bot.pictures.art.kit.curves import Corner, smooth
from bot.pictures.art.kit.pampas import blade, plume
from bot.pictures.art.kit.svg import KEYLINE, Svg, circle, line, path
from bot.pictures.art.palette import (
    DUSK,
    GOLD,
    GREEN,
    INK,
    PALE_GOLD,
    PAPER,
    RED,
    WHITE,
)

_BLADES = (
    (14, 70, -12),
    (40, 50, 10),
    (64, 66, 14),
    (88, 54, -10),
    (118, 60, 14),
    (150, 74, -12),
    (176, 60, 12),
    (192, 80, -10),
)


def _hill(top: float) -> Svg:
    """The dark hill, its highest point at `top`, with two lines of its slope."""
    foot = top + 54
    ridge = [(-5, foot + 6), (60, top + 8), (124, top), (170, top + 16), (205, foot)]
    drawn = path(smooth([Corner(-5, 340), *ridge, Corner(205, 340)]), INK)
    for low in (30, 62):
        drawn += line(
            smooth(
                [(-5, foot + low), (60, top + low + 4), (130, top + low), (205, foot + low - 8)],
                closed=False,
            ),
            DUSK,
            3,
        )
    return drawn + "".join(blade((x, 338), height, bend, GREEN) for x, height, bend in _BLADES)


def moon_over_the_hill() -> Svg:
    """A full moon, a red sky, a black hill: three masses and nothing else."""
    return (
        circle((117, 122), 62, PAPER, KEYLINE + 0.2)
        + _hill(208)
        + plume((34, 332), 104, -20, PALE_GOLD)
        + plume((84, 334), 112, 20, PAPER, form=1)
        + plume((126, 334), 84, 20, PALE_GOLD, form=2)
        + plume((150, 334), 126, 16, PAPER)
    )


def geese_over_the_hill() -> Svg:
    """Three geese in a slanting line above a low hill."""
    return (
        _hill(288)
        + plume((40, 346), 54, -14, PALE_GOLD, size=0.7, form=1)
        + plume((172, 344), 84, 16, WHITE, size=0.9, form=2)
        + geese()
    )


def tall_plumes() -> Svg:
    """Four plumes taller than the hill, blown to the right; others far behind them."""
    return (
        plume((0, 334), 150, 16, PALE_GOLD, size=1.3, form=2)
        + plume((110, 334), 216, 22, PALE_GOLD, size=1.5)
        + _hill(252)
        + plume((16, 334), 116, 18, GOLD, size=1.5, edge=True, form=1)
        + plume((40, 334), 196, 26, WHITE, size=1.8, edge=True, form=2)
        + plume((92, 334), 270, 30, WHITE, size=2, edge=True)
        + plume((104, 334), 132, 28, GOLD, size=1.7, edge=True, form=1)
    )


def short_plumes() -> Svg:
    """Plumes nodding to the left over a low hill, under a wide sky."""
    return (
        plume((150, 334), 226, -20, PALE_GOLD, size=1.3)
        + _hill(270)
        + plume((196, 334), 190, -20, WHITE, size=1.6, edge=True, form=1)
        + plume((182, 334), 96, -20, GOLD, size=1.5, edge=True, form=2)
        + plume((128, 334), 176, -24, WHITE, size=1.8, edge=True)
        + plume((92, 334), 116, -22, GOLD, size=1.6, edge=True, form=1)
        + plume((52, 334), 66, -14, WHITE, size=1.2, edge=True, form=2)
    )


CARDS = (
    Composition(moon_over_the_hill, Window(36, 56, 176), RED),
    Composition(geese_over_the_hill, Window(2, 168, 148)),
    Composition(tall_plumes, Window(104, 50, 150)),
    Composition(short_plumes, Window(10, 180, 130)),
)
