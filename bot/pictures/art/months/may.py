"""May, iris: the plank bridge, the red strip, and irises at the water."""

from bot.pictures.art.composition import Composition, Window
from bot.pictures.art.heroes.plank_bridge import plank_bridge, water
from bot.pictures.art.kit.iris import far_sword, iris, iris_bud, iris_stem, sword
from bot.pictures.art.kit.svg import Svg
from bot.pictures.art.kit.tanzaku import Fold, red_strip
from bot.pictures.art.palette import DARK_GREEN, HAZE


def bridge_among_irises() -> Svg:
    """The bridge bends through the lower half; two irises stand behind it."""
    return (
        far_sword((120, 240), (104, 92), 12, HAZE)
        + far_sword((186, 240), (186, 120), 12, HAZE)
        + sword((112, 230), (96, 130), 13, DARK_GREEN)
        + sword((160, 230), (178, 96), 13)
        + iris_stem((136, 240), (136, 96))
        + iris_stem((60, 240), (50, 180))
        + sword((32, 240), (22, 146), 12)
        + sword((74, 240), (88, 150), 12, DARK_GREEN)
        + water()
        + plank_bridge()
        + iris((136, 86), 38)
        + iris((54, 172), 33, -4)
    )


def red_strip_among_irises() -> Svg:
    """One iris beside the strip's head, one before its foot."""
    return (
        far_sword((60, 330), (30, 136), 14, HAZE)
        + far_sword((166, 330), (184, 110), 14, HAZE)
        + sword((172, 338), (182, 176), 14, DARK_GREEN)
        + iris_stem((146, 340), (142, 116))
        + red_strip((92, 200), -5, Fold.NONE)
        + sword((40, 338), (22, 196), 14)
        + sword((132, 338), (124, 226), 13)
        + iris_stem((66, 340), (64, 272))
        + iris((140, 108), 36)
        + iris((66, 262), 40, -4)
        + sword((100, 340), (112, 268), 13, DARK_GREEN)
    )


def three_irises() -> Svg:
    """A tall, a medium and a low iris."""
    return (
        far_sword((70, 330), (40, 130), 14, HAZE)
        + far_sword((160, 330), (184, 60), 14, HAZE)
        + iris_stem((126, 340), (132, 86))
        + sword((112, 340), (92, 110), 15)
        + sword((158, 340), (180, 160), 15, DARK_GREEN)
        + iris((132, 76), 40, 3)
        + iris_stem((68, 340), (67, 190))
        + sword((40, 340), (24, 206), 13, DARK_GREEN)
        + iris((67, 182), 38, -5)
        + iris_stem((134, 340), (132, 262))
        + iris((132, 250), 41, 4)
        + sword((96, 340), (86, 244), 14)
        + sword((180, 340), (188, 290), 12)
    )


def two_irises_and_a_bud() -> Svg:
    """Flowers low and large, swords high."""
    return (
        far_sword((90, 330), (106, 50), 15, HAZE)
        + far_sword((30, 330), (28, 150), 14, HAZE)
        + sword((166, 340), (182, 46), 16)
        + sword((120, 340), (132, 40), 16, DARK_GREEN)
        + sword((64, 340), (36, 156), 15)
        + iris_stem((98, 340), (100, 116))
        + iris_bud((100, 120), 58, 2)
        + iris_stem((136, 340), (132, 196))
        + iris((132, 182), 41, 4)
        + iris_stem((70, 340), (73, 262))
        + iris((73, 252), 42, -4)
        + sword((112, 340), (106, 250), 14, DARK_GREEN)
        + sword((186, 340), (176, 260), 12)
    )


CARDS = (
    Composition(bridge_among_irises, Window(20, 130, 180)),
    Composition(red_strip_among_irises, Window(100, 70, 130)),
    Composition(three_irises, Window(98, 20, 136)),
    Composition(two_irises_and_a_bud, Window(72, 40, 120)),
)
