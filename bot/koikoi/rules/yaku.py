"""The yaku: their order, and the cards that form each.

A yaku is declared here, and its points are a field of `Rules`. `arithmetic.yaku_points` detects
the yaku in captured cards; the tests compare the two.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.koikoi.rules import card_groups


class Yaku(StrEnum):
    """The yaku, in the order in which they are listed; then the two lucky hands.

    A lucky hand is a yaku that is dealt, not formed: no pile of captured cards contains it.
    """

    GOKO = "goko"
    SHIKO = "shiko"
    AMESHIKO = "ameshiko"
    SANKO = "sanko"
    MATSUKIRI = "matsukiri"
    TSUKIMI = "tsukimi"
    HANAMI = "hanami"
    SUGAWARA = "sugawara"
    INOSHIKACHO = "inoshikacho"
    TANE = "tane"
    AKATAN = "akatan"
    AOTAN = "aotan"
    CHOFUKU = "chofuku"
    KUSA = "kusa"
    NANATAN = "nanatan"
    TAN = "tan"
    KASU = "kasu"
    SUJUROKU = "sujuroku"
    MONTH = "month"
    TESHI = "teshi"
    KUTTSUKI = "kuttsuki"


@dataclass(frozen=True, slots=True)
class Pattern:
    """The captured cards that form a yaku: `need` of `cards`, including all of `must`.

    `further` are the cards beyond these for which the rules may pay extra points.
    """

    cards: int
    need: int
    must: int = 0
    further: int = 0


PATTERNS: Final[Mapping[Yaku, Pattern]] = {
    Yaku.GOKO: Pattern(card_groups.BRIGHTS, 5),
    Yaku.SHIKO: Pattern(card_groups.DRY_BRIGHTS, 4),
    Yaku.AMESHIKO: Pattern(card_groups.BRIGHTS, 4, must=card_groups.RAIN_MAN),
    Yaku.SANKO: Pattern(card_groups.DRY_BRIGHTS, 3),
    Yaku.MATSUKIRI: Pattern(card_groups.PINE_PAULOWNIA_MOON, 3),
    Yaku.TSUKIMI: Pattern(card_groups.MOON | card_groups.SAKE_CUP, 2),
    Yaku.HANAMI: Pattern(card_groups.CURTAIN | card_groups.SAKE_CUP, 2),
    Yaku.SUGAWARA: Pattern(card_groups.CRANE_NIGHTINGALE_CURTAIN, 3),
    Yaku.INOSHIKACHO: Pattern(card_groups.BOAR_DEER_BUTTERFLIES, 3, further=card_groups.ANIMALS),
    Yaku.TANE: Pattern(card_groups.ANIMALS, 5, further=card_groups.ANIMALS),
    Yaku.AKATAN: Pattern(card_groups.POETRY_RIBBONS, 3, further=card_groups.RIBBONS),
    Yaku.AOTAN: Pattern(card_groups.BLUE_RIBBONS, 3, further=card_groups.RIBBONS),
    Yaku.CHOFUKU: Pattern(
        card_groups.POETRY_RIBBONS | card_groups.BLUE_RIBBONS, 6, further=card_groups.RIBBONS
    ),
    Yaku.KUSA: Pattern(card_groups.GRASS_RIBBONS, 3),
    Yaku.NANATAN: Pattern(card_groups.DRY_RIBBONS, 7),
    Yaku.TAN: Pattern(card_groups.RIBBONS, 5, further=card_groups.RIBBONS),
    Yaku.KASU: Pattern(card_groups.CHAFF, 10, further=card_groups.CHAFF),
    Yaku.SUJUROKU: Pattern(card_groups.PLAIN_OR_WILLOW, 16),
    # The four cards are those of the round's month.
    Yaku.MONTH: Pattern(0, 4),
}

RARE_YAKU: Final = frozenset(
    {Yaku.MATSUKIRI, Yaku.SUGAWARA, Yaku.KUSA, Yaku.NANATAN, Yaku.SUJUROKU}
)
"""The yaku of Hachi-Hachi and Hana-Awase, which no preset has.

The cards are those of the game C-W-Z/hanafuda and, of ribbons and plain cards, those of the program
Shiragiku Hanafuda (its pages 七短 and 素十六). Tanaka, *Gambling Games*, has those of `SUGAWARA`.
The list of Hachi-Hachi at mahjong-press.com (hanafuda-hatihati) has all five. For `SUJUROKU` it is
the second source: it gives the name, which has the number of cards, while Shiragiku Hanafuda alone
says that each willow counts. Wikipedia's article 八八 counts willows as plain cards in dealt hands.
The first of these games lets `MATSUKIRI` count beside `SANKO`. Here only one of the yaku of brights
counts, as in all rules.
"""
FORMED_YAKU: Final = tuple(yaku for yaku in Yaku if yaku in PATTERNS)
"""The yaku that captured cards form. Their places number them in compiled code."""
