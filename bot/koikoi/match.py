"""The course of a match: which actions there are, and what each leads to.

`apply` is the only way from one state to the next. It is a pure function: the same rules and
the same actions always give the same match. Forced steps happen automatically. So an action is
always a player's choice or a chance event. A match is immutable; the steps themselves are those of
`course.table`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.koikoi.actions import Action, Keep, Koi, Play, Stop, Swap, Take
from bot.koikoi.cards import DECK, CardSet, cards_in
from bot.koikoi.course.running import Running
from bot.koikoi.errors import IllegalAction
from bot.koikoi.events import Event
from bot.koikoi.rules import Rules, arithmetic
from bot.koikoi.state import Match, Phase, Round

__all__ = ["IllegalAction", "Step", "apply", "legal_actions", "new_match", "replay"]

_PLAYS: Final = tuple(Play(card) for card in DECK)


@dataclass(frozen=True, slots=True)
class Step:
    """The match after an action, and what happened on the way."""

    match: Match
    events: tuple[Event, ...]


def new_match(rules: Rules) -> Match:
    """Return a match before its first deal; seat 0 is the oya of the first round."""
    bank = rules.bank or 0
    return Match(
        rules=rules,
        seq=0,
        scores=(bank, bank),
        number=1,
        oya=0,
        round=None,
        results=(),
        outcome=None,
    )


def apply(match: Match, action: Action) -> Step:
    """Return the match after an action; raises IllegalAction where the rules refuse it."""
    running = Running(match)
    running.apply(action)
    return Step(running.match(), tuple(running.events))


def replay(rules: Rules, actions: Iterable[Action]) -> Match:
    """Return the match after these actions. Raises IllegalAction if one of them isn't legal."""
    running = Running(new_match(rules))
    for action in actions:
        running.apply(action)
    return running.match()


def if_exhausted(match: Match) -> Match:
    """Return the match if koi-koi is called now, and nobody captures or stops after that."""
    running = Running(match)
    running.apply(Koi())
    running.exhaust()
    return running.match()


def legal_actions(match: Match) -> tuple[Action, ...]:
    """Return every action that a player to act may choose, in deck order.

    Before a deal there are none. Resigning, timing out and aborting are possible until the match
    is over; they are not listed.
    """
    round_ = match.round
    if round_ is None:
        return ()
    if round_.phase is Phase.PLAY:
        return _legal_plays(round_, match.rules)
    if round_.phase is Phase.TAKE:
        assert round_.drawn is not None
        _, choices = arithmetic.captures(round_.drawn, round_.field_cards, match.rules.flat)
        return tuple(Take(target) for target in cards_in(CardSet(choices)))
    if round_.phase is Phase.DECIDE:
        return (Koi(), Stop())
    return (Swap(), Keep())


def _legal_plays(round_: Round, rules: Rules) -> tuple[Action, ...]:
    field, flat = round_.field_cards, rules.flat
    plays: list[Action] = []
    for card in cards_in(round_.hands[round_.to_act]):
        _, choices = arithmetic.captures(card, field, flat)
        if choices:
            plays.extend(Play(card, target) for target in cards_in(CardSet(choices)))
        else:
            plays.append(_PLAYS[card])
    return tuple(plays)
