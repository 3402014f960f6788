"""How far a player's captures are from each yaku."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.koikoi.cards import EMPTY, CardSet, cards_of_month, size
from bot.koikoi.rules import FORMED_YAKU, YAKU_CARDS, Rules, Yaku, arithmetic, counted_month

# How many cards make a yaku, where not all of its kind are needed.
_NEEDS: Final = {Yaku.AMESHIKO: 4, Yaku.SANKO: 3, Yaku.TANE: 5, Yaku.TAN: 5, Yaku.KASU: 10}


@dataclass(frozen=True, slots=True)
class YakuProgress:
    """How far a pile is from a yaku.

    `points` is what the yaku scores with no card more than it needs. `have` of `need` cards are
    `held` (for chaff, the sake cup may count twice). `missing` are those that would still help
    and that the other player hasn't captured; `possible` says whether they can suffice.
    """

    yaku: Yaku
    points: int
    have: int
    need: int
    held: CardSet
    missing: CardSet
    possible: bool

    @property
    def lacking(self) -> int:
        """How many cards are missing; 0 for a yaku that is formed."""
        return max(0, self.need - self.have)

    @property
    def formed(self) -> bool:
        """Whether nothing is missing any more."""
        return self.have >= self.need


def progress(
    captured: CardSet, opponent_captured: CardSet, rules: Rules, month: int | None = None
) -> tuple[YakuProgress, ...]:
    """Return how far a pile is from every yaku of these rules: near ones first.

    What can't be formed any more stands at the end.
    """
    round_month = counted_month(rules, month)
    found = [
        _progress(yaku, cards, captured, opponent_captured, rules)
        for yaku, cards in _yaku_cards(rules, round_month)
    ]
    return tuple(sorted(found, key=lambda one: (not one.possible, one.lacking)))


def _yaku_cards(rules: Rules, month: int) -> Iterator[tuple[Yaku, int]]:
    """Yield every yaku of these rules with the cards that it is made of."""
    for yaku, points in zip(FORMED_YAKU, rules.flat, strict=False):
        if points < 0 or (yaku in {Yaku.TSUKIMI, Yaku.HANAMI} and rules.viewing == "off"):
            continue
        if yaku is Yaku.KASU and rules.cup_chaff:
            yield yaku, arithmetic.CHAFF | arithmetic.SAKE_CUP
        elif yaku is not Yaku.MONTH:
            yield yaku, YAKU_CARDS[yaku]
        elif month:
            yield yaku, cards_of_month(month)


def _progress(
    yaku: Yaku, cards: int, captured: CardSet, opponent_captured: CardSet, rules: Rules
) -> YakuProgress:
    need = _NEEDS.get(yaku, cards.bit_count())
    held = CardSet(captured & cards)
    missing = CardSet(cards & ~(captured | opponent_captured))
    reachable = _count(yaku, CardSet(held | missing), rules) >= need
    possible = reachable and not _spoiled(yaku, captured, rules)
    return YakuProgress(
        yaku=yaku,
        points=rules.flat[FORMED_YAKU.index(yaku)],
        have=_count(yaku, held, rules),
        need=need,
        held=held,
        missing=missing if possible else EMPTY,
        possible=possible,
    )


def _count(yaku: Yaku, cards: CardSet, rules: Rules) -> int:
    """Return how many of the yaku's cards these count for."""
    if yaku is Yaku.AMESHIKO:
        # The rain man must be one of the four: the others count for three at most.
        others = size(CardSet(cards & arithmetic.DRY_BRIGHTS))
        return min(3, others) + bool(cards & arithmetic.RAIN_MAN)
    if yaku is Yaku.KASU and cards & arithmetic.SAKE_CUP:
        return size(cards) - 1 + rules.cup_chaff
    return size(cards)


def _spoiled(yaku: Yaku, captured: CardSet, rules: Rules) -> bool:
    """Tell whether the player's own captures have spoiled a viewing for good."""
    if rules.weather == "rain_fog":
        if yaku is Yaku.HANAMI:
            return bool(captured & arithmetic.RAIN_MAN)
        return yaku is Yaku.TSUKIMI and bool(captured & arithmetic.DECEMBER)
    if rules.weather == "rain" and yaku in {Yaku.HANAMI, Yaku.TSUKIMI}:
        return bool(captured & (arithmetic.RAIN_MAN | arithmetic.LIGHTNING))
    return False
