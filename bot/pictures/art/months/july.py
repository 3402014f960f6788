"""July, bush clover: the boar, the red strip, and arching stems."""

from bot.pictures.art.composition import Composition, Window
from bot.pictures.art.heroes.boar import boar
from bot.pictures.art.kit.bush_clover import (
    clover_branch,
    clover_leaf,
    clover_spray,
    far_clover,
)
from bot.pictures.art.kit.curves import points
from bot.pictures.art.kit.svg import Svg
from bot.pictures.art.kit.tanzaku import red_strip
from bot.pictures.art.palette import DARK_GREEN, HAZE


def boar_in_the_clover() -> Svg:
    """The boar comes from the left under an arch of clover."""
    arch = points("224,214 206,178 180,126 140,74 96,48")
    return (
        far_clover((30, 160), 40, -14, HAZE)
        + clover_branch(arch, 54, 40, 8)
        + clover_spray((114, 54), -88, 16, 4)
        + clover_spray((162, 130), -128, 16, 4)
        + boar()
        + clover_leaf((20, 326), 44, 10)
        + clover_leaf((100, 332), 42, -16, DARK_GREEN)
        + clover_leaf((182, 328), 42, -10)
    )


def red_strip_in_the_clover() -> Svg:
    """One stem arches over the strip's head, another rises beside its foot."""
    arch = points("184,345 188,270 180,180 158,104 120,64")
    return (
        far_clover((34, 166), 40, 10, HAZE)
        + clover_branch(arch, 54, 42, 8)
        + red_strip((98, 206), -4)
        + clover_branch(points("24,345 34,296 30,250"), 50, 42, 7)
        + clover_spray((34, 258), 4, 17, 4)
        + clover_spray((132, 72), -78, 17, 4)
        + clover_spray((168, 272), -24, 16, 4)
    )


def two_arching_stems() -> Svg:
    """Both arch to the left, one above the other, heavy with flowers."""
    high = points("168,345 180,290 184,230 174,160 148,98 104,62")
    low = points("74,345 96,300 104,262 92,222 60,200 34,206")
    return (
        far_clover((30, 160), 44, 0, HAZE)
        + clover_branch(high, 56, 44, 8)
        + clover_branch(low, 52, 42, 7)
        + clover_spray((150, 122), -130, 16, 4)
        + clover_spray((118, 68), -96, 17, 4)
        + clover_spray((48, 204), -150, 17, 4)
        + clover_spray((146, 322), -30, 16, 4)
    )


def three_rising_stems() -> Svg:
    """Three stems stand up from one root and nod apart."""
    return (
        far_clover((44, 168), 44, -10, HAZE)
        + clover_branch(points("104,345 112,270 120,190 144,120 158,92"), 56, 44, 8)
        + clover_branch(points("92,345 78,300 56,258 42,222"), 52, 42, 7)
        + clover_branch(points("118,345 144,304 164,262 172,226"), 50, 42, 6)
        + clover_spray((152, 104), 6, 18, 5)
        + clover_spray((42, 232), -4, 17, 5)
        + clover_spray((172, 240), 4, 16, 4)
        + clover_spray((114, 200), -34, 16, 4)
    )


CARDS = (
    Composition(boar_in_the_clover, Window(114, 162, 148)),
    Composition(red_strip_in_the_clover, Window(104, 84, 136)),
    Composition(two_arching_stems, Window(86, 26, 130)),
    Composition(three_rising_stems, Window(112, 40, 130)),
)
