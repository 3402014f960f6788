"""The decisions of a match: what a player saw, what they did, and what else they could have."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.koikoi.actions import Action, Koi, Play, Seat, Stop, Take
from bot.koikoi.canonical import canonical_action
from bot.koikoi.match import apply, new_match
from bot.koikoi.rules import Rules
from bot.koikoi.view import PlayerView, view_for

_DECISIONS = (Play, Take, Koi, Stop)


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision with a real choice: all that its player could know, and what they did.

    `view` is the player's own, so that nobody is judged by cards that they could not see.
    """

    view: PlayerView
    action: Action

    @property
    def seat(self) -> Seat:
        """Whose decision it was."""
        assert self.view.seat is not None
        return self.view.seat

    @property
    def turn(self) -> int:
        """The player's how many-th turn of the round it was."""
        return (self.view.turn + 1) // 2


def moments(rules: Rules, actions: Sequence[Action]) -> Iterator[Moment]:
    """Yield every decision of a match, in the order of play.

    Left out is what nobody could decide better or worse: a single card, two that are the same
    for all purposes, a blind swap; and what is no move: resigning, a timeout, an abort.
    """
    match = new_match(rules)
    for action in actions:
        if isinstance(action, _DECISIONS) and match.to_act is not None:
            view = view_for(match, match.to_act)
            if len({canonical_action(one) for one in view.legal}) > 1:
                yield Moment(view, action)
        match = apply(match, action).match
