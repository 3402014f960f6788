"""Double elimination: a player is out after two defeats.

After the first defeat, a player continues in the losers' bracket. Its winner meets the unbeaten
winner of the winners' bracket in the grand final, and has to win it twice.

A bracket of 8 has these rounds; pairings of a column are played at the same time:

    round          1     2     3     4     5     6              7
    winners        4     2           1           grand final    once more, if its first loses
    losers               2     2     1     1

If both lose a pairing of the winners' bracket, it is a defeat for both. One of them joins the
losers' bracket at once. A later pairing of the winners' bracket then lacks a player, and so a
loser: the other one joins instead.

In every second round of the losers' bracket, the losers of the winners' bracket join. They join
crosswise, so that people meet again as late as possible: in the order of printed brackets for 8,
and for larger brackets in that of the library *brackets-manager* (`defaultMinorOrdering`).
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Final

Slot = tuple[int, int | None, int | None]
"""The number of a pairing, and the ids of both people; None: nobody."""
Outcome = Callable[[int, int], tuple[int | None, tuple[int, ...]]]
"""Returns the winner of a pairing, by its round and number, and its losers: nobody, one or both."""
_COMING_IN: Final = {
    (8, 2): (2, 1),
    (16, 2): (2, 1, 4, 3),
    (16, 3): (2, 1),
    (32, 2): (8, 7, 6, 5, 4, 3, 2, 1),
    (32, 3): (3, 4, 1, 2),
}
"""By size and round of the winners' bracket: the pairings in whose order the losers join."""


class BracketPart(StrEnum):
    """A part of the whole bracket."""

    WINNERS = "winners"
    LOSERS = "losers"
    FINAL = "final"


def rounds_for(winners: int) -> int:
    """Return the number of rounds, given that of the winners' bracket.

    The last one is a second match of the grand final.
    """
    return 2 * winners + 1


def winners_round(rounds: int, number: int) -> int | None:
    """Return the round of the winners' bracket that is played in a round, or None."""
    if number == 1:
        return 1
    return number // 2 + 1 if number % 2 == 0 and number < rounds - 1 else None


def losers_round(rounds: int, number: int) -> int | None:
    """Return the round of the losers' bracket that is played in a round, or None."""
    return number - 1 if 1 < number < rounds - 1 else None


def pairings_in(rounds: int, number: int) -> tuple[int, int]:
    """Return the numbers of pairings in a full round: of the winners, and of the losers."""
    size = 1 << rounds // 2
    winners, losers = winners_round(rounds, number), losers_round(rounds, number)
    return (
        0 if winners is None else size >> winners,
        0 if losers is None else size >> (losers + 1) // 2 + 1,
    )


def part_of(rounds: int, number: int, place: int) -> BracketPart:
    """Return the part that a pairing belongs to, by its round and its number in it."""
    if number >= rounds - 1:
        return BracketPart.FINAL
    return BracketPart.WINNERS if place <= pairings_in(rounds, number)[0] else BracketPart.LOSERS


def round_of(rounds: int, number: int, outcome: Outcome) -> list[Slot]:
    """Return a round after the first: its pairings among the winners, then among the losers.

    If nobody comes from one side, the other side has a bye; if from neither, there is no pairing.
    """
    if number >= rounds - 1:
        return _final(rounds, number, outcome)
    winners, losers = pairings_in(rounds, number)
    slots = [(n, *_of_winners(number, n, outcome)) for n in range(1, winners + 1)]
    slots += [(winners + n, *_of_losers(rounds, number, n, outcome)) for n in range(1, losers + 1)]
    return [
        (place, two, None) if one is None else (place, one, two)
        for place, one, two in slots
        if one is not None or two is not None
    ]


def _of_winners(number: int, n: int, outcome: Outcome) -> tuple[int | None, int | None]:
    before = max(number - 2, 1)
    return outcome(before, 2 * n - 1)[0], outcome(before, 2 * n)[0]


def _of_losers(rounds: int, number: int, n: int, outcome: Outcome) -> tuple[int | None, int | None]:
    if number == 2:
        return _joins(1, 2 * n - 1, outcome), _joins(1, 2 * n, outcome)
    others = pairings_in(rounds, number - 1)[0]  # of the winners in the round before
    if number % 2 == 0:
        return outcome(number - 1, others + 2 * n - 1)[0], outcome(number - 1, others + 2 * n)[0]
    order = _COMING_IN.get((1 << rounds // 2, (number + 1) // 2), range(1, others + 1))
    return outcome(number - 1, others + n)[0], _joins(number - 1, order[n - 1], outcome)


def _joins(number: int, n: int, outcome: Outcome) -> int | None:
    """Return the player who joins the losers from a pairing of the winners' bracket, or None."""
    return next(iter(_waiting(number, n, outcome)), None)


def _waiting(number: int, n: int, outcome: Outcome) -> list[int]:
    """Return the players who have lost up to a pairing of the winners' bracket, and still wait.

    The first one joins the losers from this pairing. There is a second one only if the pairing has
    no winner.
    """
    before = max(number - 2, 1)
    waiting = []
    if number > 1:
        for feeder in (2 * n - 1, 2 * n):
            waiting += _waiting(before, feeder, outcome)[1:]
    return [*waiting, *outcome(number, n)[1]]


def _final(rounds: int, number: int, outcome: Outcome) -> list[Slot]:
    """Return the grand final; its second match only if the unbeaten player lost the first.

    If both lost the first, the second one has nobody else. If nobody is unbeaten, somebody may
    still wait from the winners' bracket.
    """
    last = max(rounds - 3, 1)
    unbeaten = outcome(last, 1)[0]
    other = outcome(rounds - 2, 1)[0]
    if number == rounds:
        won, lost = outcome(rounds - 1, 1)
        if unbeaten is None or other is None or unbeaten not in lost:
            return []
        return [(1, unbeaten, other if won == other else None)]
    first = next(iter(_waiting(last, 1, outcome)[1:]), None) if unbeaten is None else unbeaten
    if first is None or other is None:
        alone = first or other
        return [] if alone is None else [(1, alone, None)]
    return [(1, first, other)]
