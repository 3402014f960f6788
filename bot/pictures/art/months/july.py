"""July, bush clover: the boar, the red strip, and arching stems."""

from bot.pictures.art.composition import Composition, Window
from bot.pictures.art.heroes.boar import boar
from bot.pictures.art.kit.bush_clover import (
    clover_branch,
    clover_leaf,
    clover_spray,
)
from bot.pictures.art.kit.curves import points
from bot.pictures.art.kit.svg import Svg
from bot.pictures.art.kit.tanzaku import Fold, red_strip
from bot.pictures.art.palette import DARK_GREEN


def boar_in_the_clover() -> Svg:
    """The boar comes from the left under an arch of clover."""
    return (
        clover_branch(points("214,192 206,158 184,112 154,72 112,46"), 40, 30, 7)
        + clover_spray(points("116,46 98,44 84,58 82,86 88,116"), 19)
        + clover_spray(points("158,76 142,78 130,92 128,122 134,152"), 19)
        + boar()
        + clover_leaf((24, 332), 40, 8, kind=1)
        + clover_leaf((184, 334), 44, -12, DARK_GREEN)
    )


def red_strip_in_the_clover() -> Svg:
    """One stem arches over the strip's head, another rises beside its foot."""
    return (
        clover_branch(points("190,345 192,270 186,180 166,100 128,58"), 40, 30, 8)
        + red_strip((96, 208), -4, Fold.RIGHT)
        + clover_spray(points("172,118 156,118 144,132 142,164 148,200"), 19)
        + clover_spray(points("140,70 130,68 122,78 120,98 124,122"), 19)
        + clover_branch(points("20,345 26,310 44,268"), 38, 30, 6)
        + clover_spray(points("42,276 36,256 22,250 16,276 20,306"), 18)
        + clover_spray(points("190,262 172,254 160,266 158,290 164,314"), 18)
    )


def two_arching_stems() -> Svg:
    """Both arch to the left, one above the other, heavy with flowers."""
    return (
        clover_branch(points("176,345 190,280 190,210 172,136 138,76 98,52"), 46, 35, 8)
        + clover_spray(points("178,156 158,152 144,168 142,200 148,232"), 21)
        + clover_spray(points("144,84 124,84 112,98 110,130 116,164"), 21)
        + clover_spray(points("106,54 94,50 80,62 76,94 82,126"), 20)
        + clover_branch(points("104,345 114,296 102,244 64,204"), 46, 38, 7)
        + clover_spray(points("104,252 88,250 76,264 74,292 80,318"), 20)
        + clover_spray(points("68,208 48,196 32,206 26,236 32,270"), 20)
    )


def three_rising_stems() -> Svg:
    """Three stems rise from one root and nod apart."""
    return (
        clover_branch(points("104,345 110,270 118,190 126,120 122,62"), 48, 38, 8)
        + clover_branch(points("94,345 84,296 66,248 46,196"), 46, 38, 7)
        + clover_branch(points("114,345 130,300 152,252 160,206"), 46, 38, 7)
        + clover_spray(points("122,72 130,44 152,40 168,60 174,92"), 21)
        + clover_spray(points("122,132 142,112 160,118 168,142 170,170"), 20)
        + clover_spray(points("116,190 98,168 82,174 76,198 80,228"), 20)
        + clover_spray(points("48,206 42,176 28,172 20,198 20,232"), 20)
        + clover_spray(points("158,216 168,196 182,202 184,230 180,262"), 20)
    )


CARDS = (
    Composition(boar_in_the_clover, Window(102, 142, 158)),
    Composition(red_strip_in_the_clover, Window(104, 84, 136)),
    Composition(two_arching_stems, Window(86, 26, 130)),
    Composition(three_rising_stems, Window(112, 40, 130)),
)
