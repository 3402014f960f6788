"""How far a player's captures are from each yaku."""

from dataclasses import dataclass
from functools import lru_cache

from bot.koikoi.cards import EMPTY, FULL_DECK, CardSet
from bot.koikoi.rules import (
    FORMED_YAKU,
    PATTERNS,
    Rules,
    Yaku,
    arithmetic,
    card_groups,
    cards_of_yaku,
    counted_month,
)


@dataclass(frozen=True, slots=True)
class YakuProgress:
    """How far a pile is from a yaku.

    `points` is the score of the yaku with the fewest cards that form it. The pile has `have` of
    `need` cards, namely `held` (for chaff, the sake cup may count twice). `missing` are the cards
    that would still help and that the opponent hasn't captured. `possible` is true if they suffice.
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
        """The number of missing cards; 0 for a yaku that is formed."""
        return max(0, self.need - self.have)

    @property
    def formed(self) -> bool:
        """Whether no card is missing."""
        return self.have >= self.need

    @property
    def cup(self) -> CardSet:
        """The sake cup if it counts as a plain card here; it lies among the captured animals."""
        return CardSet(self.held & card_groups.SAKE_CUP) if self.yaku is Yaku.KASU else EMPTY


@lru_cache(maxsize=1024)  # each message of a match needs the same values
def progress(
    captured: CardSet, opponent_captured: CardSet, rules: Rules, month: int | None = None
) -> tuple[YakuProgress, ...]:
    """Return the progress of a pile towards every yaku of these rules, the nearest first.

    Yaku that can't be formed any more come last.
    """
    round_month = counted_month(rules, month)
    # A yaku is possible if all cards that are left form it. Some yaku are spoilt by other cards:
    # those are checked again, with their own cards only.
    at_most = arithmetic.yaku_points(FULL_DECK & ~opponent_captured, rules.flat, 0, round_month)
    found = []
    for place, cards in _scoring(rules, round_month):
        own = captured | cards & ~opponent_captured
        possible = at_most[place] >= 0 or _is_formed(place, own, rules, round_month)
        found.append(_progress(place, cards, captured, opponent_captured, rules, possible=possible))
    return tuple(sorted(found, key=lambda one: (not one.possible, one.lacking)))


@lru_cache(maxsize=256)
def _scoring(rules: Rules, month: int) -> tuple[tuple[int, CardSet], ...]:
    """Return the places of the yaku that score under these rules, each with its cards."""
    found = [(place, cards_of_yaku(yaku, rules, month)) for place, yaku in enumerate(FORMED_YAKU)]
    return tuple((place, cards) for place, cards in found if _is_formed(place, cards, rules, month))


def _is_formed(place: int, pile: int, rules: Rules, month: int) -> bool:
    return arithmetic.yaku_points(pile, rules.flat, 0, month)[place] >= 0


def _progress(
    place: int,
    cards: CardSet,
    captured: CardSet,
    opponent_captured: CardSet,
    rules: Rules,
    *,
    possible: bool,
) -> YakuProgress:
    yaku = FORMED_YAKU[place]
    held = CardSet(captured & cards)
    missing = CardSet(cards & ~(captured | opponent_captured))
    return YakuProgress(
        yaku=yaku,
        points=rules.flat[place],
        have=_count(yaku, held, rules),
        need=PATTERNS[yaku].need,
        held=held,
        missing=missing if possible else EMPTY,
        possible=possible,
    )


def _count(yaku: Yaku, cards: CardSet, rules: Rules) -> int:
    """Return the number of the yaku's cards that these cards count for."""
    pattern = PATTERNS[yaku]
    if pattern.must:
        # The other cards count at most for the rest of what the pattern needs.
        others = (cards & ~pattern.must).bit_count()
        return (
            min(pattern.need - pattern.must.bit_count(), others)
            + (cards & pattern.must).bit_count()
        )
    if yaku is Yaku.KASU and cards & card_groups.SAKE_CUP:
        return cards.bit_count() - 1 + rules.cup_chaff
    return cards.bit_count()
