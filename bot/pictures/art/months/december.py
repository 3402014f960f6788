"""December, paulownia: the phoenix, and three chaff told apart by the colour of their ground."""

from bot.pictures.art.composition import HEIGHT, WIDTH, Composition, Window
from bot.pictures.art.heroes.phoenix import phoenix
from bot.pictures.art.kit.brush import stroke
from bot.pictures.art.kit.paulownia import paulownia_leaf, spire
from bot.pictures.art.kit.svg import Svg, rectangle
from bot.pictures.art.palette import DARK_GREEN, DEEP_PINK, GOLD, PALE_PINK, PURPLE, RED


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
    """The crest: one spire over three leaves, upright and nearly even."""
    return (
        _ground(GOLD)
        + spire(
            stroke("96,228,7 66,196,5 46,146,3"),
            ((44, 142, 19, -12),),
            ((28, 174, 10, -36),),
        )
        + spire(
            stroke("104,228,7 140,190,5 158,134,3"),
            ((160, 130, 19, 12),),
            ((176, 166, 10, 36),),
        )
        + spire(
            stroke("100,242,8 102,150,6 103,62,3"),
            (
                (124, 158, 20, 30),
                (80, 158, 20, -30),
                (125, 108, 20, 26),
                (79, 110, 19, -26),
                (103, 62, 22, 0),
            ),
            ((133, 80, 9, 40), (74, 82, 9, -40)),
        )
        + paulownia_leaf((90, 226), 96, -106, flip=True)
        + paulownia_leaf((110, 226), 96, 106)
        + paulownia_leaf((100, 214), 108, 178, DARK_GREEN)
    )


def red_ground() -> Svg:
    """Two leaves spread, two spires lean apart."""
    pink = (DEEP_PINK, PALE_PINK)
    return (
        _ground(RED)
        + spire(
            stroke("94,256,8 76,204,6 50,142,3"),
            ((84, 176, 17, 26), (32, 188, 18, -34), (50, 146, 20, -10)),
            ((72, 146, 10, 24),),
            pink,
        )
        + spire(
            stroke("108,260,8 132,160,6 146,62,3"),
            (
                (168, 104, 20, 26),
                (118, 108, 20, -24),
                (160, 154, 20, 30),
                (110, 158, 19, -26),
                (146, 60, 22, 4),
            ),
            ((177, 76, 9, 40), (115, 80, 9, -38)),
            pink,
        )
        + paulownia_leaf((98, 256), 98, -76, flip=True)
        + paulownia_leaf((102, 258), 100, 73, DARK_GREEN)
        + paulownia_leaf((101, 240), 76, 184)
    )


def purple_ground() -> Svg:
    """One great leaf, its spire to the right of it."""
    return (
        _ground(PURPLE)
        + spire(
            stroke("138,240,8 146,150,6 140,56,3"),
            (
                (164, 104, 20, 26),
                (118, 108, 20, -26),
                (168, 154, 20, 30),
                (120, 158, 20, -30),
                (140, 60, 22, 0),
            ),
            ((171, 78, 9, 40), (110, 80, 9, -40)),
        )
        + paulownia_leaf((132, 232), 94, 62)
        + paulownia_leaf((44, 218), 70, -10, flip=True)
        + paulownia_leaf((104, 194), 134, 194, DARK_GREEN)
    )


CARDS = (
    Composition(phoenix_over_the_leaf, Window(66, 80, 130)),
    Composition(gold_ground, Window(66, 30, 150)),
    Composition(red_ground, Window(108, 30, 150)),
    Composition(purple_ground, Window(70, 140, 150)),
)
