"""July, bush clover: the boar, the red strip, and arching stems."""

from bot.pictures.art.composition import Composition, Window
from bot.pictures.art.heroes.boar import boar
from bot.pictures.art.kit.bush_clover import (
    clover_branch,
    clover_leaf,
    clover_spray,
    clover_stem,
    far_clover,
)
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
    """Both arch to the left, one above the other, heavy with flowers."""
    high = points("160,345 176,290 182,230 172,160 146,96 100,62")
    low = points("74,345 96,300 104,262 92,222 60,200 34,206")
    return (
        far_clover((30, 160), 40, 0, HAZE)
        + far_clover((140, 226), 36, -40, HAZE)
        + clover_branch(high, 48, 34, 8)
        + clover_branch(low, 44, 32, 7)
        + clover_spray((152, 116), -130, 13, 4)
        + clover_spray((112, 66), -96, 15, 4)
        + clover_spray((40, 206), -150, 15, 4)
        + clover_spray((150, 318), -30, 14, 4)
    )


def three_rising_stems() -> Svg:
    """Three stems stand up from one root and nod apart."""
    return (
        far_clover((44, 168), 40, -10, HAZE)
        + clover_branch(points("104,345 112,270 120,190 144,120 158,92"), 48, 33, 8)
        + clover_branch(points("92,345 78,300 56,258 42,222"), 44, 30, 7)
        + clover_branch(points("118,345 144,304 164,262 172,226"), 42, 30, 6)
        + clover_spray((154, 98), 6, 16, 5)
        + clover_spray((42, 226), -4, 15, 5)
        + clover_spray((172, 232), 4, 14, 4)
        + clover_spray((114, 196), -34, 14, 4)
    )


CARDS = (
    Composition(boar_in_the_clover, Window(114, 162, 148)),
    Composition(red_strip_in_the_clover, Window(104, 84, 136)),
    Composition(two_arching_stems, Window(86, 26, 130)),
    Composition(three_rising_stems, Window(112, 40, 130)),
)
