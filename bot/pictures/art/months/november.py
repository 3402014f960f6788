"""November, willow: the poet and the frog, the swallow, the red strip, and the storm."""

from bot.pictures.art.composition import Composition, Window
from bot.pictures.art.heroes.frog import frog
from bot.pictures.art.heroes.lightning import lightning
from bot.pictures.art.heroes.poet import poet
from bot.pictures.art.heroes.stream import stream
from bot.pictures.art.heroes.swallow import swallow
from bot.pictures.art.kit.curves import points
from bot.pictures.art.kit.svg import Svg
from bot.pictures.art.kit.tanzaku import Fold, red_strip
from bot.pictures.art.kit.willow import willow_strand
from bot.pictures.art.palette import DARK_GREEN, GREEN, INK, LIGHT_GREEN

_TAB = 62
"""Strands that pass under the index tab have leaves only below it."""


def poet_in_the_rain() -> Svg:
    """Ono no Michikaze watches the frog that would not give up leaping for the willow."""
    return (
        stream()
        + willow_strand(points("104,-6 98,30 100,66"), LIGHT_GREEN)
        + willow_strand(points("22,-6 28,100 20,158"), GREEN, bare=_TAB)
        + willow_strand(points("50,-6 50,100 56,186"), DARK_GREEN, bare=_TAB)
        + poet()
        + frog()
    )


def swallow_in_the_rain() -> Svg:
    """The bird dives through the strands."""
    return (
        willow_strand(points("104,-6 110,60 104,96"), LIGHT_GREEN)
        + willow_strand(points("28,-6 34,130 24,250"), GREEN, bare=_TAB)
        + willow_strand(points("60,-6 58,160 66,288"), DARK_GREEN, bare=_TAB)
        + willow_strand(points("176,-6 182,60 174,108"), GREEN)
        + swallow()
    )


def red_strip_under_the_willow() -> Svg:
    """Strands fall behind the strip and over its edge."""
    return (
        willow_strand(points("30,-6 36,140 28,270"), LIGHT_GREEN, bare=_TAB)
        + willow_strand(points("172,-6 164,120 174,270"), GREEN)
        + red_strip((104, 196), 5, Fold.CURL)
        + willow_strand(points("58,-6 52,140 62,230"), DARK_GREEN, bare=_TAB)
        + willow_strand(points("140,-6 148,80 142,150"), DARK_GREEN)
    )


def storm() -> Svg:
    """The only chaff on a dark ground: lightning and the thunder god's drum."""
    return lightning()


CARDS = (
    Composition(poet_in_the_rain, Window(90, 70, 150)),
    Composition(swallow_in_the_rain, Window(46, 180, 136)),
    Composition(red_strip_under_the_willow, Window(112, 70, 150)),
    Composition(storm, Window(46, 56, 176), INK),
)
