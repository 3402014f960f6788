"""The cards after an action, and the outs: cards any one of which would form a yaku."""

from dataclasses import dataclass

from bot.koikoi.actions import Play, Take
from bot.koikoi.cards import EMPTY, FULL_DECK, Card, CardSet, card_set, cards_in
from bot.koikoi.rules import FORMED_YAKU, Rules, Yaku, arithmetic, card_groups, counted_month
from bot.koikoi.state import other
from bot.koikoi.view import PlayerView


@dataclass(frozen=True, slots=True)
class Outs:
    """A yaku that lacks one card, or to which one more card adds points.

    Each of `cards` suffices. `points` is what the best of them adds to the base: a yaku that
    replaces another one (five brights for four) adds only the difference.
    """

    yaku: Yaku
    points: int
    cards: tuple[Card, ...]


def outs_to_form(
    captured: CardSet, gone: CardSet, rules: Rules, own_calls: int = 0, month: int | None = None
) -> tuple[Outs, ...]:
    """Return the yaku that one more card would form, the most points first.

    `gone` are cards that can't be captured any more. A yaku that wouldn't count, or that would
    add no points, is left out.
    """
    return _found(captured, gone, rules, own_calls, month, formed=False)


def outs_to_add(
    captured: CardSet, gone: CardSet, rules: Rules, own_calls: int = 0, month: int | None = None
) -> tuple[Outs, ...]:
    """Return the yaku that count already and would count more with one more card."""
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
    all_outs = [
        Outs(FORMED_YAKU[place], max(by_card.values()), tuple(by_card))
        for place, by_card in gains.items()
    ]
    return tuple(sorted(all_outs, key=lambda outs: -outs.points))


def of_its_month(card: Card, cards: CardSet) -> tuple[Card, ...]:
    """Return the other cards of this card's month in the set."""
    return cards_in(CardSet(cards & 15 << (card & ~3) & ~card_set([card])))


# The cards that a player sees after an action, before the next card is drawn


@dataclass(frozen=True, slots=True)
class Afterstate:
    """The cards after an action. `laid` is a card that takes nothing and stays on the field."""

    view: PlayerView
    took: CardSet  # captured by the action, the played card included
    laid: Card | None
    hand: CardSet
    field: CardSet
    own: CardSet
    theirs: CardSet

    @property
    def seen(self) -> CardSet:
        """Every card whose place the player knows."""
        return CardSet(self.hand | self.field | self.own | self.theirs)

    def matched(self, card: Card) -> bool:
        """Return whether a card hidden from the player could take this one from the field."""
        hidden = CardSet(FULL_DECK & ~self.seen)
        wild = self.view.rules.lightning_wild and bool(hidden & card_groups.LIGHTNING)
        return wild or bool(of_its_month(card, hidden))

    def open_to_them(self, card: Card) -> bool:
        """Return whether the opponent could still capture a card.

        This assumes that the player lays no card of its month.
        """
        if self.seen >> card & 1:
            return bool(self.field >> card & 1) and self.matched(card)
        return self.matched(card) or bool(of_its_month(card, self.field))


def afterstate(view: PlayerView, action: Play | Take | None) -> Afterstate:
    """Return the cards after an action, or the present cards if the action is None."""
    assert view.seat is not None
    hand, field = view.hand, view.field_cards
    took, laid = EMPTY, None
    if isinstance(action, Play):
        hand = CardSet(hand & ~card_set([action.card]))
        taken, _ = arithmetic.captures(action.card, field, view.rules.flat)
        if action.target is not None:
            taken = card_set([action.target])
        if taken:
            took, field = CardSet(taken | 1 << action.card), CardSet(field & ~taken)
        else:
            laid, field = action.card, CardSet(field | 1 << action.card)
    elif isinstance(action, Take) and view.drawn is not None:
        took = card_set([view.drawn, action.target])
        field = CardSet(field & ~took)
    own = CardSet(view.captured[view.seat] | took)
    return Afterstate(view, took, laid, hand, field, own, view.captured[other(view.seat)])
