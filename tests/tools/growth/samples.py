"""A few real matches, from which a large host is made by copying."""

import random
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from bot.koikoi import (
    DECK,
    Deal,
    Match,
    Phase,
    Resign,
    Seat,
    apply,
    deal_from_deck,
    legal_actions,
    new_match,
)
from bot.koikoi.deals import deal_commitment
from bot.koikoi.rules import Rules
from bot.matches.models.change_set import RoundLine
from bot.matches.models.match import SealedDeal
from bot.matches.transitions.change import round_line

SEATS: Final[tuple[Seat, Seat]] = (0, 1)


@dataclass(frozen=True, slots=True)
class Gains:
    """The amounts that a seat adds to its person's standing."""

    won: int
    drawn: int
    points: int
    best_round: int


@dataclass(frozen=True)
class Sample:
    """A match and its log. A line holds an action's text and the seat that acted, if any."""

    match: Match
    lines: tuple[tuple[str, Seat | None], ...] = ()
    deals: tuple[SealedDeal, ...] = ()

    @cached_property
    def rounds(self) -> tuple[RoundLine, ...]:
        """The rounds that were played to their end."""
        return tuple(round_line(result) for result in self.match.results)

    @cached_property
    def calls(self) -> tuple[int, int]:
        """How often each seat called koi-koi."""
        first, second = (self.lines.count(("koi", seat)) for seat in SEATS)
        return first, second

    @cached_property
    def gains(self) -> tuple[Gains, Gains]:
        """The gains of each seat if the match is rated."""
        first, second = (self._gains(seat) for seat in SEATS)
        return first, second

    def _gains(self, seat: Seat) -> Gains:
        outcome = self.match.outcome
        assert outcome is not None
        won, drawn = outcome.winner == seat, outcome.winner is None
        made = [max(0, result.deltas[seat]) for result in self.match.results]
        return Gains(int(won), int(drawn), sum(made), max(made, default=0))


def played_out(rules: Rules, rng: random.Random) -> Sample:
    """Play a match with random moves to its end."""
    sample = Sample(new_match(rules))
    while not sample.match.finished:
        sample = _gone_on(sample, rng)
    return sample


def in_round_two(rules: Rules, rng: random.Random) -> Sample:
    """Play random moves until somebody has to act in the second round."""
    sample = Sample(new_match(rules))
    while sample.match.number == 1 or sample.match.to_act is None:
        sample = Sample(new_match(rules)) if sample.match.finished else _gone_on(sample, rng)
    return sample


def just_dealt(rules: Rules, rng: random.Random) -> Sample:
    """Deal until somebody has to act."""
    sample = Sample(new_match(rules))
    while sample.match.to_act is None:
        sample = _dealt(sample, rng)
        if sample.match.results:  # a lucky hand ended the round: start again
            sample = Sample(new_match(rules))
    return sample


def lucky(rules: Rules, rng: random.Random) -> Sample:
    """Deal until a lucky hand ends the first round: the shortest match that counts."""
    while True:
        sample = _dealt(Sample(new_match(rules)), rng)
        if sample.match.results and not sample.match.finished:
            return sample


def resigned(sample: Sample, seat: Seat) -> Sample:
    """Let a seat resign in a running match."""
    action = Resign(seat)
    match = apply(sample.match, action).match
    return Sample(match, (*sample.lines, (action.text, seat)), sample.deals)


def _gone_on(sample: Sample, rng: random.Random) -> Sample:
    """Deal, or make a random move."""
    if sample.match.phase is Phase.DEAL:
        return _dealt(sample, rng)
    action = rng.choice(legal_actions(sample.match))
    lines = (*sample.lines, (action.text, sample.match.to_act))
    return Sample(apply(sample.match, action).match, lines, sample.deals)


def _dealt(sample: Sample, rng: random.Random) -> Sample:
    before = sample.match
    deal: Deal = deal_from_deck(before.rules, rng.sample(DECK, len(DECK)))
    nonce = rng.randbytes(32).hex()
    sealed = SealedDeal(before.seq, before.number, deal_commitment(nonce, deal), nonce)
    return Sample(
        apply(before, deal).match, (*sample.lines, (deal.text, None)), (*sample.deals, sealed)
    )
