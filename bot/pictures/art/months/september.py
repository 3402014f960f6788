"""September, chrysanthemum: the sake cup, the blue strip, and flowers in three colours."""

from bot.pictures.art.composition import Composition, Window
from bot.pictures.art.heroes.sake_cup import sake_cup
from bot.pictures.art.kit.brush import brush, stroke, strokes
from bot.pictures.art.kit.chrysanthemum import chrysanthemum, chrysanthemum_leaf
from bot.pictures.art.kit.svg import Point, Svg
from bot.pictures.art.kit.tanzaku import blue_strip
from bot.pictures.art.palette import (
    CORAL,
    DARK_GREEN,
    DARK_RED,
    GOLD,
    PALE_GOLD,
    PALE_PINK,
    RED,
    WHITE,
)


def _gold(at: Point, radius: float, turn: float = 0) -> Svg:
    return chrysanthemum(at, radius, turn, (GOLD, PALE_GOLD, RED))


def _red(at: Point, radius: float, turn: float = 0) -> Svg:
    return chrysanthemum(at, radius, turn, (RED, CORAL, GOLD))


def _white(at: Point, radius: float, turn: float = 0) -> Svg:
    return chrysanthemum(at, radius, turn, (WHITE, PALE_PINK, DARK_RED))


def cup_among_flowers() -> Svg:
    """The cup is broad and low, the flowers stand behind it."""
    stems = (
        stroke("40,340,9 44,280,8 34,220,7 44,150,6"),
        stroke("164,340,9 168,280,7 158,200,6 140,120,6"),
    )
    return (
        strokes(stems, DARK_GREEN)
        + chrysanthemum_leaf((158, 150), 52, 66)
        + chrysanthemum_leaf((146, 200), 56, -66, DARK_GREEN)
        + chrysanthemum_leaf((40, 204), 52, 62)
        + chrysanthemum_leaf((32, 214), 46, -52, DARK_GREEN)
        + _gold((126, 86), 54)
        + _white((52, 168), 32, 8)
        + sake_cup()
    )


def blue_strip_among_flowers() -> Svg:
    """Three flowers round the strip."""
    return (
        brush(stroke("166,340,9 152,240,8 150,100,6"), DARK_GREEN)
        + chrysanthemum_leaf((154, 196), 58, 46)
        + chrysanthemum_leaf((60, 318), 60, -20, DARK_GREEN)
        + _gold((138, 86), 42)
        + blue_strip((92, 198), 5)
        + _white((30, 208), 35, 6)
        + chrysanthemum_leaf((146, 312), 60, 28)
        + _red((160, 262), 44, 4)
    )


def one_great_flower() -> Svg:
    """Gold above, red and white at its foot."""
    stems = (
        stroke("60,340,9 70,260,8 110,120,6"),
        stroke("150,340,9 142,280,8 152,230,6"),
    )
    return (
        strokes(stems, DARK_GREEN)
        + chrysanthemum_leaf((108, 196), 62, 64)
        + chrysanthemum_leaf((70, 306), 60, -62)
        + chrysanthemum_leaf((144, 312), 58, 56, DARK_GREEN)
        + _gold((118, 110), 62)
        + _red((66, 224), 45, 6)
        + _white((146, 246), 36, 6)
    )


def gold_flower_below() -> Svg:
    """White and red above, gold below."""
    stems = (
        stroke("70,340,9 60,260,8 52,180,6"),
        stroke("130,340,9 146,220,8 142,90,6"),
    )
    return (
        strokes(stems, DARK_GREEN)
        + chrysanthemum_leaf((142, 170), 58, 58, DARK_GREEN)
        + chrysanthemum_leaf((56, 260), 58, -56)
        + chrysanthemum_leaf((70, 320), 54, -30, DARK_GREEN)
        + chrysanthemum_leaf((150, 320), 50, 60)
        + _red((138, 84), 42, 4)
        + _white((62, 182), 41)
        + _gold((118, 244), 61)
    )


CARDS = (
    Composition(cup_among_flowers, Window(64, 180, 124)),
    Composition(blue_strip_among_flowers, Window(104, 40, 140)),
    Composition(one_great_flower, Window(86, 46, 130)),
    Composition(gold_flower_below, Window(104, 28, 130)),
)
