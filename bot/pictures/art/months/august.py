"""August, pampas: the moon over the hill, the geese, and plumes in the dusk."""

from bot.pictures.art.composition import Composition, Window
from bot.pictures.art.heroes.geese import geese
from bot.pictures.art.kit.curves import Corner, smooth
from bot.pictures.art.kit.pampas import blade, plume
from bot.pictures.art.kit.svg import KEYLINE, Svg, circle, line, path
from bot.pictures.art.palette import DUSK, GOLD, GREEN, INK, PALE_GOLD, PAPER, RED, WHITE

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
        + plume((84, 334), 112, 20, PAPER)
        + plume((126, 334), 84, 20, PALE_GOLD)
        + plume((150, 334), 126, 16, PAPER)
    )


def geese_over_the_hill() -> Svg:
    """Three geese in a slanting line above a low hill."""
    return (
        _hill(286)
        + plume((44, 344), 52, -14, PALE_GOLD, size=0.7)
        + plume((132, 344), 70, 16, WHITE, size=0.8)
        + plume((158, 344), 46, -12, PALE_GOLD, size=0.7)
        + geese()
    )


def tall_plumes() -> Svg:
    """Four plumes taller than the hill, blown to the right."""
    return (
        _hill(246)
        + plume((24, 334), 132, 16, WHITE, size=1.2)
        + plume((60, 334), 190, 24, WHITE, size=1.4)
        + plume((110, 334), 128, 24, GOLD, size=1.3)
        + plume((112, 334), 258, 28, WHITE, size=1.5)
    )


def short_plumes() -> Svg:
    """Plumes nodding to the left over a low hill, under a wide sky."""
    return (
        _hill(276)
        + plume((190, 334), 180, -20, WHITE, size=1.4)
        + plume((150, 334), 108, -20, GOLD, size=1.25)
        + plume((128, 334), 202, -24, WHITE, size=1.5)
        + plume((84, 334), 128, -20, GOLD, size=1.3)
        + plume((60, 334), 70, -10, WHITE, size=1.1)
    )


CARDS = (
    Composition(moon_over_the_hill, Window(36, 56, 176), RED),
    Composition(geese_over_the_hill, Window(14, 164, 118)),
    Composition(tall_plumes, Window(60, 110, 180)),
    Composition(short_plumes, Window(10, 180, 130)),
)
