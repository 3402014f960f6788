"""Two matches between two players on the same deals, with seats swapped.

Each player gets each seat's cards once, so the luck of the deal cancels out. The results depend
only on the seed and the pair's number, not on the worker or the time.
"""

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Protocol

from bot.koikoi import (
    DECK,
    Action,
    Card,
    Match,
    Phase,
    PlayerView,
    Rules,
    Seat,
    apply,
    deal_from_deck,
    new_match,
    view_for,
)

LONGEST: int = 20000  # maximum number of actions in a match, because extra rounds might never end


class Contestant(Protocol):
    """A player in the arena."""

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """Return the action to take."""


class Oracle(Protocol):
    """A player who sees everything, to measure how much skill could win at most."""

    def choose_knowing(self, match: Match, view: PlayerView, rng: random.Random) -> Action:
        """Return the action to take."""


@dataclass(frozen=True, slots=True)
class PairResult:
    """The results of two paired matches, for the first player.

    `seconds` and `decisions` hold the values of both players, in their order.
    """

    pair: int
    wins: int
    draws: int
    losses: int
    points: int
    seconds: tuple[float, float]
    decisions: tuple[int, int]

    @property
    def score(self) -> float:
        """The share of the two matches won; a draw is half a win."""
        return (self.wins + self.draws / 2) / (self.wins + self.draws + self.losses)


@dataclass(slots=True)
class _Effort:
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    decisions: list[int] = field(default_factory=lambda: [0, 0])


def play_pair(
    players: tuple[Contestant, Contestant], rules: Rules, seed: int, pair: int
) -> PairResult:
    """Play two matches on the same deals."""
    effort = _Effort()
    counts = [0, 0, 0]
    points = 0
    for first_seat in (0, 1):
        seat: Seat = 0 if first_seat == 0 else 1
        match = _play(players, seat, rules, f"{seed}/{pair}", effort)
        winner = None if match.outcome is None else match.outcome.winner
        counts[1 if winner is None else 0 if winner == seat else 2] += 1
        points += match.scores[seat] - match.scores[1 - seat]
    return PairResult(
        pair,
        counts[0],
        counts[1],
        counts[2],
        points,
        (effort.seconds[0], effort.seconds[1]),
        (effort.decisions[0], effort.decisions[1]),
    )


def _decks(seed: str) -> Iterator[list[Card]]:
    chance = random.Random(f"deals/{seed}")
    while True:
        deck = list(DECK)
        chance.shuffle(deck)
        yield deck


def _play(
    players: tuple[Contestant, Contestant],
    first_seat: Seat,
    rules: Rules,
    seed: str,
    effort: _Effort,
) -> Match:
    decks = _decks(seed)
    chances = [random.Random(f"{seed}/{first_seat}/{who}") for who in (0, 1)]
    match = new_match(rules)
    while not match.finished and match.seq < LONGEST:
        if match.phase is Phase.DEAL:
            match = apply(match, deal_from_deck(rules, next(decks))).match
            continue
        seat = match.to_act
        assert seat is not None
        who = 0 if seat == first_seat else 1
        view = view_for(match, seat)
        began = time.perf_counter()
        player = players[who]
        if hasattr(player, "choose_knowing"):
            action = player.choose_knowing(match, view, chances[who])
        else:
            action = player.choose(view, chances[who])
        effort.seconds[who] += time.perf_counter() - began
        effort.decisions[who] += 1
        match = apply(match, action).match
    return match
