"""Builds a change to a match. The code is pure, so it can run again after a conflict."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from bot.koikoi.actions import Action, Deal, Seat
from bot.koikoi.deals import deal_commitment, void_reason
from bot.koikoi.events import Event
from bot.koikoi.match import IllegalAction, apply
from bot.koikoi.state import Match, RoundResult
from bot.matches.errors import Refusal, Refused
from bot.matches.models.change_set import ChangeSet, LoggedAction, RoundLine
from bot.matches.models.match import MatchInfo, SealedDeal, StoredMatch, Transition
from bot.matches.models.people import Person
from bot.matches.transitions.moment import Moment


@dataclass(frozen=True, slots=True)
class Change(Transition):
    """The new state of a match, and what must be written to reach it."""

    writing: ChangeSet = field(kw_only=True)


def with_changes(origin: StoredMatch, *, people: Sequence[Person] = (), **changed: Any) -> Change:
    """Return a change that writes only the row: no action, no event."""
    info = replace(origin.info, revision=origin.revision + 1, **changed)
    stored = replace(origin, info=info)
    return Change(origin, stored, writing=ChangeSet(info, people=tuple(people)))


def without_changes(origin: StoredMatch) -> Change:
    """Return a change after which a match is as before; it is not written."""
    return Change(origin, origin, writing=ChangeSet(origin.info))


def round_line(result: RoundResult) -> RoundLine:
    """Return a finished round in the form in which it is stored."""
    return RoundLine(
        number=result.number,
        oya=result.oya,
        winner=result.winner,
        reason=result.reason.value,
        base=result.base,
        points=result.points,
        yaku=tuple(scored.yaku.value for scored in result.yaku),
    )


class MatchBuilder:
    """A running match to which actions are applied one by one, before anything is written."""

    def __init__(self, origin: StoredMatch, match: Match, now: Moment) -> None:
        self.origin = origin
        self.match = match
        self.now = now
        self._actions: list[LoggedAction] = []
        self._deals: list[SealedDeal] = []
        self._events: list[Event] = []

    @property
    def info(self) -> MatchInfo:
        """The row before the change."""
        return self.origin.info

    def apply(self, action: Action, by: Person | None = None) -> None:
        """Apply one action and log it."""
        seq = self.match.seq
        try:
            step = apply(self.match, action)
        except IllegalAction as refused:
            raise Refused(Refusal.ILLEGAL) from refused
        self.match = step.match
        self._actions.append(LoggedAction(seq, action.text, self.now.at, by.id if by else None))
        self._events.extend(step.events)

    def deal(self, deal: Deal, nonce: str) -> None:
        """Apply a deal and store its commitment, which is computed from the nonce."""
        sealed = SealedDeal(
            seq=self.match.seq,
            number=self.match.number,
            commitment=deal_commitment(nonce, deal),
            nonce=nonce,
            void=void_reason(deal, self.info.terms.rules),
        )
        self.apply(deal)
        self._deals.append(sealed)

    @property
    def last_dealt(self) -> int:
        """The number of the round that was dealt last; 0 before the first deal."""
        deals = self._deals or self.origin.deals
        return deals[-1].number if deals else 0

    def times_dealt(self, number: int) -> int:
        """Return how often a round was dealt so far; more than once after void deals."""
        return sum(deal.number == number for deal in (*self.origin.deals, *self._deals))

    def moved(self, seat: Seat | None) -> tuple[datetime | None, datetime | None]:
        """Return when each seat last moved, given that *seat* moved now (None: neither moved)."""
        first, second = self.info.moved_at
        return (self.now.at if seat == 0 else first, self.now.at if seat == 1 else second)

    def done(self, info: MatchInfo, *, people: Sequence[Person] = ()) -> Change:
        """Return the finished change; *info* is the new row."""
        info = replace(info, revision=self.origin.revision + 1, seq=self.match.seq)
        stored = StoredMatch(info, self.match, (*self.origin.deals, *self._deals))
        known = 0 if self.origin.match is None else len(self.origin.match.results)
        writing = ChangeSet(
            info,
            actions=tuple(self._actions),
            deals=tuple(self._deals),
            rounds=tuple(round_line(result) for result in self.match.results[known:]),
            people=tuple(people),
        )
        return Change(self.origin, stored, tuple(self._events), writing=writing)
