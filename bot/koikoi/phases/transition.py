"""The transition from one match to the next: what all of its steps share."""

from dataclasses import dataclass, field
from typing import TypeVar

from bot.koikoi.actions import Seat
from bot.koikoi.errors import ErrorCode, IllegalAction
from bot.koikoi.events import Event
from bot.koikoi.rules import Rules
from bot.koikoi.state import Match, Phase, Round

_T = TypeVar("_T")


@dataclass(slots=True)
class Transition:
    """The match before an action, and the events of the action so far."""

    match: Match
    events: list[Event] = field(default_factory=list)

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self.match.rules

    def require(self, phase: Phase) -> Round:
        """Return the running round if it is in this phase. Raises `IllegalAction` otherwise."""
        round_ = self.match.round
        if round_ is None or round_.phase is not phase:
            raise self.impossible()
        return round_

    def impossible(self) -> IllegalAction:
        """Return the error for an action that isn't possible in this phase."""
        return IllegalAction(ErrorCode.NOT_NOW, phase=self.match.phase.value)

    def tell(self, event: Event) -> None:
        """Add an event."""
        self.events.append(event)

    def go_on(self, round_: Round | None) -> Match:
        """Return the match after the action, with nothing but its round changed."""
        match = self.match
        return Match(
            match.rules,
            match.seq + 1,
            match.scores,
            match.number,
            match.oya,
            round_,
            match.results,
            match.outcome,
        )


def put(pair: tuple[_T, _T], seat: Seat, value: _T) -> tuple[_T, _T]:
    """Return a pair with one seat's value replaced."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)
