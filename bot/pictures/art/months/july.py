"""July, bush clover: the boar, the red strip, and arching stems."""

from bot.pictures.art.composition import Composition, Window
from bot.pictures.art.heroes.boar import boar
from bot.pictures.art.kit.bush_clover import clover_leaf, clover_spray, clover_stem, far_clover
from bot.pictures.art.kit.svg import Svg
from bot.pictures.art.kit.tanzaku import red_strip
from bot.pictures.art.palette import DARK_GREEN, HAZE


def boar_in_the_clover() -> Svg:
    """The boar comes from the left under an arch of clover."""
    return (
        far_clover((30, 168), 34, -20, HAZE)
        + far_clover((152, 190), 30, 30, HAZE)
        + clover_stem([(196, 340), (190, 240), (178, 140), (146, 70), (104, 46)], 7)
        + clover_stem([(184, 190), (168, 136), (132, 108), (92, 108)], 5)
        + clover_leaf((182, 176), 32, 60)
        + clover_leaf((160, 92), 36, 40, DARK_GREEN)
        + clover_leaf((126, 58), 34, -6)
        + clover_leaf((148, 122), 32, 160, DARK_GREEN)
        + clover_spray((112, 52), -84, 11, 5)
        + clover_spray((104, 108), -96, 11, 5)
        + boar()
        + clover_leaf((20, 326), 40, 10)
        + clover_leaf((100, 330), 38, -16, DARK_GREEN)
        + clover_leaf((182, 326), 38, -10)
    )


def red_strip_in_the_clover() -> Svg:
    """Stems arch over the strip from the right."""
    return (
        far_clover((36, 160), 36, 10, HAZE)
        + clover_stem([(170, 340), (176, 240), (168, 140), (130, 70), (100, 66)])
        + clover_leaf((172, 200), 34, 60)
        + red_strip((96, 200), -4)
        + clover_stem([(40, 340), (34, 270), (46, 210), (84, 178)], 5)
        + clover_leaf((160, 118), 36, -50, DARK_GREEN)
        + clover_leaf((134, 74), 34, 30)
        + clover_leaf((36, 270), 34, -50)
        + clover_leaf((40, 232), 30, 60, DARK_GREEN)
        + clover_spray((104, 66), -80, 11)
        + clover_spray((82, 180), 80, 10, 4)
        + clover_leaf((168, 290), 36, 40, DARK_GREEN)
        + clover_spray((160, 268), -30, 10, 4)
    )


def two_arching_stems() -> Svg:
    """Both arch to the left, one above the other."""
    return (
        far_clover((34, 170), 34, 0, HAZE)
        + far_clover((60, 310), 36, 20, HAZE)
        + clover_stem([(168, 345), (178, 240), (166, 130), (130, 66), (96, 62)], 8)
        + clover_stem([(120, 345), (124, 270), (104, 210), (60, 176), (30, 192)], 7)
        + clover_leaf((174, 230), 38, 60)
        + clover_leaf((170, 150), 38, -60, DARK_GREEN)
        + clover_leaf((152, 92), 36, 50)
        + clover_leaf((116, 236), 38, 50, DARK_GREEN)
        + clover_leaf((92, 196), 36, -4)
        + clover_leaf((122, 300), 38, -70)
        + clover_spray((106, 62), -66, 12)
        + clover_spray((40, 186), -130, 12, 5)
        + clover_spray((150, 268), 40, 11, 4)
    )


def three_rising_stems() -> Svg:
    """Three stems stand up and nod apart."""
    return (
        far_clover((160, 90), 34, 20, HAZE)
        + clover_stem([(100, 345), (106, 240), (124, 140), (160, 76)], 8)
        + clover_stem([(90, 345), (76, 270), (46, 200), (30, 170)], 7)
        + clover_stem([(116, 345), (140, 290), (166, 240), (178, 200)], 6)
        + clover_leaf((106, 240), 40, -44)
        + clover_leaf((116, 172), 40, 64, DARK_GREEN)
        + clover_leaf((140, 106), 36, -64)
        + clover_leaf((62, 236), 36, -86, DARK_GREEN)
        + clover_leaf((84, 300), 38, -66)
        + clover_leaf((140, 288), 36, 84)
        + clover_spray((154, 84), 14, 12)
        + clover_spray((32, 176), 4, 11, 4)
        + clover_spray((176, 208), -14, 11, 3)
        + clover_spray((110, 214), 2, 11, 4)
    )


CARDS = (
    Composition(boar_in_the_clover, Window(90, 170, 140)),
    Composition(red_strip_in_the_clover, Window(80, 60, 130)),
    Composition(two_arching_stems, Window(96, 40, 130)),
    Composition(three_rising_stems, Window(80, 120, 140)),
)
