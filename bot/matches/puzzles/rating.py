"""The puzzle rating: Elo's, where a person plays against puzzles whose ratings are fixed.

A puzzle's rating says how often the computer players find the answer. Who finds as many answers as
they do on average has 1500. Nothing of this is stored but the answers: the same answers give the
same rating.
"""

from collections.abc import Sequence
from datetime import timedelta
from itertools import pairwise
from math import log10
from typing import Final

from bot.koikoi.puzzle import Puzzle
from bot.matches.models.puzzle import PuzzleAnswer, PuzzleRecord

START: Final = 1500
_SCALE: Final = 400
"""With a rating that much higher than the puzzle's, one finds ten answers for each one missed."""
_QUICK, _SLOW = 40, 20
"""How much one answer can change the rating: at first, and from `SETTLED` answers on."""
SETTLED: Final = 20
"""After this many answers a rating says something."""
_HARDEST, _EASIEST = 0.05, 0.9
"""Limits of the share of computer players: a few tries of four players say no more."""


def rating_of(puzzle: Puzzle) -> int:
    """Return a puzzle's rating, from how often the computer players solve it."""
    shares = puzzle.solvers.values()
    share = min(max(sum(shares) / len(shares), _HARDEST), _EASIEST)
    return round(START + _SCALE * log10((1 - share) / share))


def record_of(answers: Sequence[PuzzleAnswer]) -> PuzzleRecord:
    """Return what a person's answers come to; they are in the order of their days."""
    counted = [answer for answer in answers if not answer.late]
    rating = before = float(START)
    for place, answer in enumerate(counted):
        before = rating
        rating = _after(rating, answer, _QUICK if place < SETTLED else _SLOW)
    return PuzzleRecord(
        rating=round(rating),
        gained=round(rating) - round(before),
        answered=len(counted),
        solved=sum(answer.solved for answer in counted),
        streak=_streak(counted),
    )


def _after(rating: float, answer: PuzzleAnswer, most: int) -> float:
    expected = 1 / (1 + 10 ** ((answer.rating - rating) / _SCALE))
    return rating + most * (answer.solved - expected)


def _streak(counted: Sequence[PuzzleAnswer]) -> int:
    """Return how many days in a row, up to the last answer, were answered."""
    streak = len(counted[-1:])
    for later, earlier in pairwise(reversed(counted)):
        if later.day - earlier.day != timedelta(days=1):
            break
        streak += 1
    return streak
