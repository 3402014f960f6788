"""December, paulownia: the phoenix, and three chaff told apart by the colour of their ground."""

from bot.pictures.art.composition import HEIGHT, WIDTH, Composition, Window
from bot.pictures.art.heroes.phoenix import phoenix
from bot.pictures.art.kit.brush import brush, stroke, strokes
from bot.pictures.art.kit.paulownia import paulownia_bell, paulownia_leaf
from bot.pictures.art.kit.svg import Svg, rectangle
from bot.pictures.art.palette import BROWN, DARK_GREEN, DEEP_PINK, GOLD, PALE_PINK, PURPLE, RED


def _ground(colour: str, top: float = 236) -> Svg:
    return rectangle((0, top), (WIDTH, HEIGHT - top), colour)


def phoenix_over_the_leaf() -> Svg:
    """The tail sweeps in an S from the wings at the top right to the leaf at the foot."""
    return (
        _ground(GOLD, 292)
        + paulownia_leaf((190, 300), 84, -70, DARK_GREEN)
        + paulownia_leaf((160, 330), 70, -20)
        + phoenix()
    )


def gold_ground() -> Svg:
    """The crest: one spire over three leaves, upright and even."""
    stems = (
        stroke("100,240,8 102,150,6 102,60,3"),
        stroke("96,226,7 62,196,5 44,140,3"),
        stroke("104,226,7 144,192,5 160,132,3"),
    )
    bells = (
        *(
            (124, 156, 20, 30),
            (80, 156, 20, -30),
            (125, 106, 20, 26),
            (79, 108, 19, -26),
            (103, 60, 22, 0),
        ),
        *((32, 188, 18, -34), (44, 142, 19, -8), (172, 180, 18, 34), (160, 132, 19, 8)),
    )
    return (
        _ground(GOLD)
        + strokes(stems, BROWN)
        + "".join(paulownia_bell((x, y), size, turn) for x, y, size, turn in bells)
        + paulownia_leaf((92, 226), 98, -112)
        + paulownia_leaf((108, 226), 98, 112)
        + paulownia_leaf((100, 216), 110, 180, DARK_GREEN)
    )


def red_ground() -> Svg:
    """Two leaves spread, two spires lean apart."""
    left = ((50, 150, 20, -8), (82, 176, 17, 26), (32, 190, 18, -34))
    right = (
        (146, 60, 22, 4),
        (168, 102, 20, 26),
        (118, 106, 20, -24),
        (160, 152, 20, 30),
        (110, 156, 19, -26),
    )
    bells = "".join(
        paulownia_bell((x, y), size, turn, DEEP_PINK, PALE_PINK)
        for x, y, size, turn in left + right
    )
    return (
        _ground(RED)
        + brush(stroke("94,260,8 78,200,6 52,150,3"), BROWN)
        + brush(stroke("108,260,8 132,160,6 146,66,3"), BROWN)
        + bells
        + paulownia_leaf((98, 264), 108, -76)
        + paulownia_leaf((102, 266), 108, 72, DARK_GREEN)
        + paulownia_leaf((100, 252), 88, 182)
    )


def purple_ground() -> Svg:
    """One great leaf, its spire to the right of it."""
    stems = (stroke("140,240,8 146,150,6 140,52,3"),)
    bells = (
        (140, 60, 22, 0),
        (164, 102, 20, 26),
        (118, 106, 20, -26),
        (168, 152, 20, 30),
        (120, 156, 20, -30),
    )
    return (
        _ground(PURPLE)
        + strokes(stems, BROWN)
        + "".join(paulownia_bell((x, y), size, turn) for x, y, size, turn in bells)
        + paulownia_leaf((130, 230), 96, 64)
        + paulownia_leaf((40, 214), 70, -8)
        + paulownia_leaf((104, 196), 136, 196, DARK_GREEN)
    )


CARDS = (
    Composition(phoenix_over_the_leaf, Window(66, 80, 130)),
    Composition(gold_ground, Window(66, 30, 150)),
    Composition(red_ground, Window(108, 30, 150)),
    Composition(purple_ground, Window(70, 140, 150)),
)
