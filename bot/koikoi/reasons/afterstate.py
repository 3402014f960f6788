"""What a player sees once an action is done, before the next card is drawn."""

from dataclasses import dataclass

from bot.koikoi.actions import Play, Take
from bot.koikoi.cards import EMPTY, FULL_DECK, Card, CardSet, card_set
from bot.koikoi.reasons.outs import of_its_month
from bot.koikoi.rules import arithmetic, card_groups
from bot.koikoi.state import other
from bot.koikoi.view import PlayerView


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
