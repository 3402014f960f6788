"""The puzzle of the day: the positions, the choice for a day, and the rating of people.

`puzzles.jsonl` holds the positions. `make tool ARGS="puzzles bot/puzzle/puzzles.jsonl"`
wrote it; with a larger `--count` it adds more.
"""

from collections.abc import Sequence
from datetime import date, timedelta
from functools import lru_cache
from itertools import pairwise
from math import log10
from pathlib import Path
from typing import Final

from bot.koikoi.puzzle import Puzzle, parse_puzzle
from bot.matches.models.daily import number_of
from bot.matches.models.terms import GuildSettings
from bot.matches.transitions.house_rules import terms_from
from bot.puzzle.model import PuzzleAnswer, PuzzleRecord

FILE: Final = Path(__file__).parent / "puzzles.jsonl"
RULES: Final = terms_from(GuildSettings(0), length=3).rules
"""The rules of the deal of the day: Standard, three rounds."""


def puzzle_of(day: date) -> Puzzle:
    """Return the puzzle of a day, from the first day on."""
    return _read((number_of(day) - 1) % count())


def puzzle_named(key: str) -> Puzzle | None:
    """Return the puzzle with a key, or None if it was removed."""
    place = _index()[1].get(key)
    return None if place is None else _read(place)


def count() -> int:
    """Return the number of puzzles."""
    return len(_index()[0])


@lru_cache(maxsize=4)
def _read(place: int) -> Puzzle:
    """Read a puzzle; the cache serves those of today and yesterday."""
    with FILE.open("rb") as lines:
        lines.seek(_index()[0][place])
        return parse_puzzle(lines.readline().decode())


@lru_cache(maxsize=1)
def _index() -> tuple[tuple[int, ...], dict[str, int]]:
    """Return the offset of each puzzle in the file, and the place of each key."""
    starts: list[int] = []
    places: dict[str, int] = {}
    start = 0
    with FILE.open("rb") as lines:
        for line in lines:
            places[line.split(b'"', 4)[3].decode()] = len(starts)
            starts.append(start)
            start += len(line)
    return tuple(starts), places


# The puzzle rating is Elo's, against puzzles with fixed ratings.
#
# A puzzle's rating depends on how often the computer players find the answer. A person who finds as
# many answers as they do on average has 1500. Only the answers are stored: the same answers give
# the same rating.

START: Final = 1500
_SCALE: Final = 400
"""Difference of ratings at which a person finds ten answers for each missed one."""
_QUICK, _SLOW = 40, 20
"""Maximum change of the rating by an answer: at first, and from `SETTLED` answers on."""
SETTLED: Final = 20
"""The number of answers after which a rating is settled."""
_HARDEST, _EASIEST = 0.05, 0.9
"""Limits of the share of solving computer players: a few tries of four players aren't more
exact."""


def rating_of(puzzle: Puzzle) -> int:
    """Return a puzzle's rating, from how often the computer players solve it."""
    shares = puzzle.solvers.values()
    share = min(max(sum(shares) / len(shares), _HARDEST), _EASIEST)
    return round(START + _SCALE * log10((1 - share) / share))


def record_of(answers: Sequence[PuzzleAnswer]) -> PuzzleRecord:
    """Return the record of a person's answers, which are in the order of their days."""
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
    """Return the number of days in a row with an answer, up to the last answer."""
    streak = len(counted[-1:])
    for later, earlier in pairwise(reversed(counted)):
        if later.day - earlier.day != timedelta(days=1):
            break
        streak += 1
    return streak


__all__ = ["RULES", "SETTLED", "count", "puzzle_named", "puzzle_of", "rating_of", "record_of"]
