"""Sums of results, confidence intervals and their format."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from tests.tools.arena.matches import PairResult


@dataclass(frozen=True, slots=True)
class Tally:
    """The statistics of many pairs of matches, for the first player.

    The intervals are computed over pairs, because the two matches of a pair are correlated. The
    interval of the win rate is a Wilson interval, adjusted to the observed variance of the pairs.
    So it is also valid for few pairs and for rates near 0 and 1.
    """

    matches: int
    wins: int
    draws: int
    losses: int
    win_rate: float
    ci95: tuple[float, float]
    points_per_match: float
    points_ci95: tuple[float, float]
    seconds_per_decision: tuple[float, float]


def tally(results: Sequence[PairResult]) -> Tally:
    """Sum up the results of pairs."""
    pairs = len(results)
    wins, draws, losses = (
        sum(getattr(result, name) for result in results) for name in ("wins", "draws", "losses")
    )
    rate = sum(result.score for result in results) / pairs if pairs else 0.0
    points = [result.points / 2 for result in results]
    mean = sum(points) / pairs if pairs else 0.0
    half = 1.96 * _error(points)
    return Tally(
        2 * pairs,
        wins,
        draws,
        losses,
        rate,
        _wilson(rate, [result.score for result in results]),
        mean,
        (mean - half, mean + half),
        (_per_decision(results, 0), _per_decision(results, 1)),
    )


def _error(values: Sequence[float]) -> float:
    if len(values) < 2:
        return math.inf
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def _wilson(rate: float, scores: Sequence[float]) -> tuple[float, float]:
    if len(scores) < 2:
        return 0.0, 1.0
    error = _error(scores)
    # The number of independent matches that would have this variance.
    count = rate * (1 - rate) / error**2 if error and 0 < rate < 1 else 2.0 * len(scores)
    z = 1.96
    middle = (rate + z * z / (2 * count)) / (1 + z * z / count)
    half = (
        z * math.sqrt(rate * (1 - rate) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    )
    return middle - half, middle + half


def _per_decision(results: Sequence[PairResult], who: int) -> float:
    decisions = sum(result.decisions[who] for result in results)
    return sum(result.seconds[who] for result in results) / decisions if decisions else 0.0
