"""July, bush clover: the boar, the red strip, and arching stems."""

from bot.pictures.art.composition import Composition, Window
from bot.pictures.art.heroes.boar import boar
from bot.pictures.art.kit.bush_clover import clover_leaf, clover_spray, clover_stem, far_clover
from bot.pictures.art.kit.curves import points
from bot.pictures.art.kit.svg import Svg
from bot.pictures.art.kit.tanzaku import red_strip
from bot.pictures.art.palette import DARK_GREEN, HAZE


def boar_in_the_clover() -> Svg:
    """The boar comes from the left under an arch of clover."""
    return (
        far_clover((30, 168), 34, -20, HAZE)
        + far_clover((152, 190), 30, 30, HAZE)
        + clover_stem(points("196,340 190,240 178,140 146,70 104,46"), 7)
        + clover_stem(points("184,190 168,136 132,108 92,108"), 5)
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
    """Stems arch over the strip's head and beside its foot."""
    return (
        far_clover((34, 166), 36, 10, HAZE)
        + clover_stem(points("174,345 178,240 168,140 136,66 104,50"), 7)
        + red_strip((98, 206), -4)
        + clover_stem(points("34,345 36,290 26,250 30,214"), 6)
        + clover_leaf((172, 176), 44, 64)
        + clover_leaf((158, 108), 44, -56, DARK_GREEN)
        + clover_leaf((136, 64), 40, 24)
        + clover_leaf((34, 290), 40, 46)
        + clover_spray((30, 232), 4, 13, 4)
        + clover_spray((112, 54), -84, 13, 4)
        + clover_leaf((176, 268), 42, -50, DARK_GREEN)
        + clover_spray((160, 320), 20, 13, 4)
    )


def two_arching_stems() -> Svg:
    """Both arch to the left, one above the other."""
    return (
        far_clover((30, 172), 36, 0, HAZE)
        + clover_stem(points("172,345 182,240 168,130 136,66 102,54"), 8)
        + clover_stem(points("110,345 122,276 108,214 70,176 34,184"), 7)
        + clover_leaf((178, 224), 50, 40)
        + clover_leaf((172, 142), 50, -64, DARK_GREEN)
        + clover_leaf((148, 84), 46, 40)
        + clover_leaf((112, 236), 50, 70, DARK_GREEN)
        + clover_leaf((86, 190), 46, 10)
        + clover_leaf((116, 304), 50, -64)
        + clover_spray((116, 58), -80, 15, 4)
        + clover_spray((52, 178), -120, 15, 4)
        + clover_spray((150, 316), 24, 14, 4)
    )


def three_rising_stems() -> Svg:
    """Three stems stand up and nod apart."""
    return (
        clover_stem(points("100,345 106,240 120,150 148,84"), 8)
        + clover_stem(points("90,345 76,280 50,220 36,190"), 7)
        + clover_stem(points("116,345 140,290 162,250 170,216"), 6)
        + clover_leaf((108, 232), 48, -52)
        + clover_leaf((114, 176), 48, 62, DARK_GREEN)
        + clover_leaf((132, 118), 46, -60)
        + clover_leaf((66, 252), 44, -80, DARK_GREEN)
        + clover_leaf((88, 312), 50, -64)
        + clover_leaf((134, 300), 48, 78, DARK_GREEN)
        + clover_spray((146, 94), 14, 15, 4)
        + clover_spray((38, 202), 6, 14, 4)
        + clover_spray((168, 230), -8, 14, 4)
        + clover_spray((112, 290), 6, 14, 4)
    )


CARDS = (
    Composition(boar_in_the_clover, Window(114, 162, 148)),
    Composition(red_strip_in_the_clover, Window(104, 84, 136)),
    Composition(two_arching_stems, Window(86, 26, 130)),
    Composition(three_rising_stems, Window(112, 40, 130)),
)
