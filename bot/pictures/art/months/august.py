"""August, pampas: the moon over the hill, the geese, and plumes in the dusk."""

from bot.pictures.art.composition import Composition, Window
from bot.pictures.art.heroes.geese import geese
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
    slope = top + 54
    drawn = path(
        f"M-5,{slope + 6}C30,{top + 16} 80,{top - 8} 124,{top + 2}C160,{top + 10} 186,{top + 30} 205,{slope}V340H-5Z",
        INK,
    )
    for low in (30, 62):
        drawn += line(
            f"M-5,{slope + low}C46,{top + low} 130,{top + low - 6} 205,{slope + low - 8}", DUSK, 3
        )
    return drawn + "".join(blade((x, 338), height, bend, GREEN) for x, height, bend in _BLADES)


def moon_over_the_hill() -> Svg:
    """A full moon, a red sky, a black hill: three masses and nothing else."""
    return (
        circle((118, 122), 66, PAPER, KEYLINE + 0.2)
        + _hill(208)
        + plume((34, 332), 104, -20, PALE_GOLD)
        + plume((84, 334), 112, 20, PAPER)
        + plume((126, 334), 84, 20, PALE_GOLD)
        + plume((150, 334), 126, 16, PAPER)
    )


def geese_over_the_hill() -> Svg:
    """Three geese in a slanting line above a low hill."""
    return (
        _hill(282)
        + plume((44, 344), 52, -14, PALE_GOLD, size=0.7)
        + plume((132, 344), 70, 16, WHITE, size=0.8)
        + plume((158, 344), 46, -12, PALE_GOLD, size=0.7)
        + geese()
    )


def tall_plumes() -> Svg:
    """Four plumes taller than the hill."""
    return (
        _hill(236)
        + plume((26, 334), 128, 16, WHITE)
        + plume((62, 334), 178, 24, WHITE)
        + plume((104, 334), 118, 24, GOLD)
        + plume((120, 334), 232, 30, WHITE)
    )


def short_plumes() -> Svg:
    """Five short plumes nodding to the left over a low hill, under a wide sky."""
    return (
        _hill(268)
        + plume((186, 334), 150, -20, WHITE)
        + plume((150, 334), 104, -20, GOLD)
        + plume((124, 334), 166, -24, WHITE)
        + plume((82, 334), 112, -20, WHITE)
        + plume((58, 334), 70, -16, GOLD)
    )


CARDS = (
    Composition(moon_over_the_hill, Window(84, 120, 170), RED),
    Composition(geese_over_the_hill, Window(84, 60, 130)),
    Composition(tall_plumes, Window(96, 90, 140)),
    Composition(short_plumes, Window(60, 150, 150)),
)
