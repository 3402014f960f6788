"""The decisions of a match: what the player saw, what they did, and their other legal actions."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.koikoi.actions import Action, Koi, Play, Seat, Stop, Take
from bot.koikoi.canonical import canonical_action
from bot.koikoi.match import apply, new_match
from bot.koikoi.rules import Rules
from bot.koikoi.view import PlayerView, view_for

_DECISIONS = (Play, Take, Koi, Stop)


@dataclass(frozen=True, slots=True)
class Moment:
    """One decision with a real choice.

    `view` is what the player could see before the decision, and no other cards. `action` is what
    they chose.
    """

    view: PlayerView
    action: Action

    @property
    def seat(self) -> Seat:
        """The seat that decided."""
        assert self.view.seat is not None
        return self.view.seat

    @property
    def turn(self) -> int:
        """The number of this player's turn in the round; the first is 1."""
        return (self.view.turn + 1) // 2

    def under(self, rules: Rules) -> "Moment":
        """Return the moment as part of a longer match, with nothing scored in it yet."""
        stake, view = self.view.stake, replace(self.view, rules=rules)
        if stake is None:
            return replace(self, view=view)
        stopped, exhausted = (
            replace(end, outcome=None) for end in (stake.stopped, stake.exhausted)
        )
        goes_on = replace(stake, stopped=stopped, exhausted=exhausted)
        return replace(self, view=replace(view, stake=goes_on))


def moments(rules: Rules, actions: Sequence[Action]) -> Iterator[Moment]:
    """Yield every decision of a match that had a real choice, in the order of play.

    Skipped decisions: only one card to choose, or cards that are equivalent in every way; a blind
    swap. Skipped actions that are not moves: resigning, a timeout, an abort.
    """
    match = new_match(rules)
    for action in actions:
        if isinstance(action, _DECISIONS) and match.to_act is not None:
            view = view_for(match, match.to_act)
            if len({canonical_action(one) for one in view.legal}) > 1:
                yield Moment(view, action)
        match = apply(match, action).match
