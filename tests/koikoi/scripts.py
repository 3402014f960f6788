"""Scripted rounds: fixed cards, and players who follow a fixed policy.

Each player plays the hand from left to right; where a card of the field must be chosen, the one
that entered it first. Koi-koi is called where the script says so, otherwise the player stops.
"""

from collections.abc import Collection

from bot.koikoi import (
    Action,
    Card,
    Deal,
    Koi,
    Match,
    Phase,
    Play,
    Round,
    Rules,
    Stop,
    Take,
    apply,
    arithmetic,
    new_match,
    parse_card,
    replay,
)
from bot.koikoi.cards import DECK


def card(word: str) -> Card:
    return parse_card(word)


def cards(words: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, words.split()))


def deal(oya: str, ko: str, field: str, pile: str) -> Deal:
    """Return a deal whose pile is completed with the remaining cards, in deck order."""
    given = [cards(words) for words in (oya, ko, field, pile)]
    used = {card for group in given for card in group}
    rest = tuple(card for card in DECK if card not in used)
    return Deal(given[0], given[1], given[2], given[3] + rest)


class FieldOrder:
    """The cards of the field in the order in which they came to it."""

    def __init__(self, field: tuple[Card, ...]) -> None:
        self.order = list(field)

    def follow(self, round_: Round) -> None:
        now = [card for card in round_.field if card is not None]
        self.order = [card for card in self.order if card in now]
        self.order += [card for card in now if card not in self.order]

    def first_of(self, choices: int) -> Card:
        return next(card for card in self.order if choices >> card & 1)


def script(rules: Rules, cards_dealt: Deal, koi_turns: Collection[int] = ()) -> list[Action]:
    """Return the actions of one round; koi-koi is called only in the given turns."""
    actions: list[Action] = [cards_dealt]
    match = apply(new_match(rules), cards_dealt).match
    order = FieldOrder(cards_dealt.field)
    hands = (list(cards_dealt.oya), list(cards_dealt.ko))
    while match.round is not None:
        order.follow(match.round)
        action = _next(match.round, rules, order, hands, koi_turns)
        actions.append(action)
        match = apply(match, action).match
    return actions


def _next(
    round_: Round,
    rules: Rules,
    order: FieldOrder,
    hands: tuple[list[Card], list[Card]],
    koi_turns: Collection[int],
) -> Action:
    if round_.phase is Phase.DECIDE:
        return Koi() if round_.turn in koi_turns else Stop()
    if round_.phase is Phase.TAKE:
        assert round_.drawn is not None
        _, choices = arithmetic.captures(round_.drawn, round_.field_cards, rules.flat)
        return Take(order.first_of(choices))
    laid = hands[round_.to_act].pop(0)
    _, choices = arithmetic.captures(laid, round_.field_cards, rules.flat)
    return Play(laid, order.first_of(choices) if choices else None)


def play_script(rules: Rules, cards_dealt: Deal, koi_turns: Collection[int] = ()) -> Match:
    """Play one round to its end."""
    return replay(rules, script(rules, cards_dealt, koi_turns))
