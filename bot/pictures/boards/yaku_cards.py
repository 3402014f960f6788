"""The cards that represent each yaku on the chart."""

from typing import Final

from bot.koikoi.cards import DECK, Card, Kind, kind_of, month_of, parse_card
from bot.koikoi.rules import Yaku


def _named(codes: str) -> tuple[Card, ...]:
    return tuple(parse_card(code) for code in codes.split())


def _first(kind: Kind, count: int) -> tuple[Card, ...]:
    return tuple(card for card in DECK if kind_of(card) is kind)[:count]


SHOWN: Final[dict[Yaku, tuple[Card, ...]]] = {
    Yaku.GOKO: _named("01B 03B 08B 11B 12B"),
    Yaku.SHIKO: _named("01B 03B 08B 12B"),
    Yaku.AMESHIKO: _named("01B 03B 08B 11B"),
    Yaku.SANKO: _named("01B 03B 08B"),
    Yaku.TSUKIMI: _named("08B 09A"),
    Yaku.HANAMI: _named("03B 09A"),
    Yaku.INOSHIKACHO: _named("07A 10A 06A"),
    Yaku.TANE: _first(Kind.ANIMAL, 5),
    Yaku.AKATAN: _named("01R 02R 03R"),
    Yaku.AOTAN: _named("06R 09R 10R"),
    Yaku.CHOFUKU: _named("01R 02R 03R 06R 09R 10R"),
    Yaku.TAN: _named("04R 05R 07R 11R 01R"),
    Yaku.KASU: _first(Kind.CHAFF, 10),
    Yaku.MONTH: tuple(card for card in DECK if month_of(card) == 1),
    Yaku.TESHI: tuple(card for card in DECK if month_of(card) == 4),
    Yaku.KUTTSUKI: _named("02C1 02C2 05C1 05C2 07C1 07C2 10C1 10C2"),
}
