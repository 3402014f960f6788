"""June, peony: the butterflies, the blue strip, and the great flowers."""

from bot.pictures.art.composition import Composition, Window
from bot.pictures.art.heroes.butterflies import gold_butterfly, white_butterfly
from bot.pictures.art.kit.brush import brush, stroke
from bot.pictures.art.kit.peony import peony, peony_bud, peony_leaf
from bot.pictures.art.kit.svg import Svg
from bot.pictures.art.kit.tanzaku import blue_strip
from bot.pictures.art.palette import DARK_GREEN, PALE_PINK, PINK, WHITE

_WHITE_TONES = (WHITE, PALE_PINK, PINK)


def butterflies_over_a_peony() -> Svg:
    """Two butterflies meet above one flower."""
    return (
        peony_leaf((60, 250), 84, -64, DARK_GREEN)
        + peony_leaf((140, 262), 80, 76)
        + peony_leaf((150, 230), 66, 40, DARK_GREEN)
        + peony_leaf((50, 290), 64, -110)
        + peony((100, 262), 68)
        + white_butterfly()
        + gold_butterfly()
    )


def blue_strip_and_peony() -> Svg:
    """A flower at the strip's foot, another behind its head."""
    return (
        brush(stroke("152,150,6 150,110,6 146,76,5"), DARK_GREEN)
        + peony_leaf((148, 110), 50, 70)
        + peony_bud((146, 66), 22, 4)
        + brush(stroke("150,300,8 166,220,7 158,150,5"), DARK_GREEN)
        + blue_strip((92, 192), 5)
        + peony_leaf((130, 260), 74, 24)
        + peony_leaf((70, 300), 60, -60, DARK_GREEN)
        + peony((156, 152), 36, 10, _WHITE_TONES)
        + peony((118, 284), 56)
    )


def one_peony_and_a_bud() -> Svg:
    """The flower fills the card; a bud looks out above it."""
    return (
        brush(stroke("130,240,9 150,150,8 146,90,6"), DARK_GREEN)
        + peony_leaf((148, 142), 62, 62)
        + peony_leaf((142, 150), 60, -58, DARK_GREEN)
        + peony_bud((146, 76), 28, 6)
        + peony_leaf((40, 200), 60, -30)
        + peony_leaf((160, 280), 64, 110, DARK_GREEN)
        + peony_leaf((50, 280), 70, -120)
        + peony((98, 228), 78)
    )


def two_peonies() -> Svg:
    """White above, red below."""
    return (
        peony_leaf((120, 130), 64, -76, DARK_GREEN)
        + peony_leaf((160, 140), 66, 130)
        + peony_leaf((90, 150), 70, -100)
        + peony((126, 106), 52, 8, _WHITE_TONES)
        + peony_leaf((110, 230), 74, 66)
        + peony_leaf((130, 270), 66, 120, DARK_GREEN)
        + peony_leaf((40, 200), 56, -14, DARK_GREEN)
        + peony((84, 248), 60)
    )


CARDS = (
    Composition(butterflies_over_a_peony, Window(112, 22, 136)),
    Composition(blue_strip_and_peony, Window(98, 100, 136)),
    Composition(one_peony_and_a_bud, Window(64, 150, 150)),
    Composition(two_peonies, Window(92, 40, 136)),
)
