"""Outs: the cards of which one more would form a yaku, or add points to one."""

from dataclasses import dataclass

from bot.koikoi.cards import FULL_DECK, Card, CardSet, card_set, cards_in
from bot.koikoi.rules import FORMED_YAKU, Rules, Yaku, arithmetic, counted_month


@dataclass(frozen=True, slots=True)
class Outs:
    """A yaku that lacks one card, or that one card more adds to.

    Each of `cards` would do. `points` is what the best of them adds to the base: a yaku that
    replaces another one (five brights for four) adds only the difference.
    """

    yaku: Yaku
    points: int
    cards: tuple[Card, ...]


def outs_to_form(
    captured: CardSet, gone: CardSet, rules: Rules, own_calls: int = 0, month: int | None = None
) -> tuple[Outs, ...]:
    """Return the yaku that one card more would form: the most points first.

    `gone` are cards that can't be captured any more. A yaku that wouldn't count, or that would
    add no points, is left out.
    """
    return _found(captured, gone, rules, own_calls, month, formed=False)


def outs_to_add(
    captured: CardSet, gone: CardSet, rules: Rules, own_calls: int = 0, month: int | None = None
) -> tuple[Outs, ...]:
    """Return the yaku that count already, and count more with one card more."""
    return _found(captured, gone, rules, own_calls, month, formed=True)


def _found(
    captured: CardSet,
    gone: CardSet,
    rules: Rules,
    own_calls: int,
    month: int | None,
    *,
    formed: bool,
) -> tuple[Outs, ...]:
    round_month = counted_month(rules, month)

    def value(pile: int) -> tuple[tuple[int, ...], int, int]:
        points = arithmetic.yaku_points(pile, rules.flat, own_calls, round_month)
        return points, *arithmetic.counting_yaku(points, rules.flat)

    points, counting, base = value(captured)
    candidates = [
        place for place in range(arithmetic.YAKU_COUNT) if counting >> place & 1 == formed
    ]
    gains: dict[int, dict[Card, int]] = {}
    for card in cards_in(CardSet(FULL_DECK & ~(captured | gone))):
        more, then, worth = value(captured | 1 << card)
        for place in candidates:
            grows = not formed or more[place] > points[place]
            if worth > base and then >> place & 1 and grows:
                gains.setdefault(place, {})[card] = worth - base
    found = [
        Outs(FORMED_YAKU[place], max(by_card.values()), tuple(by_card))
        for place, by_card in gains.items()
    ]
    return tuple(sorted(found, key=lambda outs: -outs.points))


def of_its_month(card: Card, cards: CardSet) -> tuple[Card, ...]:
    """Return those of the cards that are of this card's month."""
    return cards_in(CardSet(cards & 15 << (card & ~3) & ~card_set([card])))
