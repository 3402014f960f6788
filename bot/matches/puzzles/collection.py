"""The positions for the puzzle of the day, read from the package's data when they are needed.

The puzzle of a day follows from its number, as the daily deal's. All puzzles are shown in their
order before one comes again: that is more than a year. New ones are only ever added at the end, so
that the days that are over keep theirs.
"""

from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Final

from bot.koikoi.puzzle import Puzzle, parse_puzzle
from bot.matches.changes.house_rules import terms_from
from bot.matches.models.daily import number_of
from bot.matches.models.terms import GuildSettings

FILE: Final = Path(__file__).parent / "puzzles.jsonl"
RULES: Final = terms_from(GuildSettings(0), length=3).rules
"""Those of the deal of the day: Standard rules, three rounds."""


def puzzle_of(day: date) -> Puzzle:
    """Return the puzzle of a day, from the first day on."""
    return _read((number_of(day) - 1) % count())


def puzzle_named(key: str) -> Puzzle | None:
    """Return the puzzle with a key, or None if there is none any more."""
    place = _index()[1].get(key)
    return None if place is None else _read(place)


def count() -> int:
    """Return how many puzzles there are."""
    return len(_index()[0])


@lru_cache(maxsize=4)
def _read(place: int) -> Puzzle:
    """Read one puzzle; those of today and yesterday are asked for again and again."""
    with FILE.open("rb") as lines:
        lines.seek(_index()[0][place])
        return parse_puzzle(lines.readline().decode())


@lru_cache(maxsize=1)
def _index() -> tuple[tuple[int, ...], dict[str, int]]:
    """Return where in the file each puzzle begins, and the place of each key."""
    starts: list[int] = []
    places: dict[str, int] = {}
    start = 0
    with FILE.open("rb") as lines:
        for line in lines:
            places[line.split(b'"', 4)[3].decode()] = len(starts)
            starts.append(start)
            start += len(line)
    return tuple(starts), places
