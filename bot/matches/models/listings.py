"""Pages of lists: history, leaderboard, open matches."""

from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from bot.matches.models.daily import LEVEL
from bot.matches.models.people import Person

T = TypeVar("T")

MOST_OPEN: Final = 500
"""The number of a server's open matches that are read for a list. There may be thousands."""


@dataclass(frozen=True, slots=True)
class Page(Generic[T]):
    """One page; `number` counts from 0."""

    items: tuple[T, ...]
    number: int
    size: int
    total: int

    @property
    def pages(self) -> int:
        """How many pages there are; an empty list is one empty page."""
        return max(1, -(-self.total // self.size))

    @property
    def has_next(self) -> bool:
        """Whether a page follows."""
        return self.number + 1 < self.pages


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's line on a server's leaderboard. Only rated matches between people count."""

    person: Person
    rank: int  # 1 is best; equal results have the same rank
    played: int = 0
    won: int = 0
    drawn: int = 0
    points: int = 0  # made in rounds
    best_round: int = 0

    @property
    def lost(self) -> int:
        """Matches lost."""
        return self.played - self.won - self.drawn


@dataclass(frozen=True, slots=True)
class DailyStanding:
    """A person's line in the table of a day's deal."""

    person: Person
    rank: int  # 1 is best; equal results have the same rank
    points: int
    conceded: int
    calls: int  # how often they called koi-koi
    level: str = LEVEL  # of the computer; each has a table of its own
    streak: int = 1  # days in a row that they have played until this one


@dataclass(frozen=True, slots=True)
class OpenMatchCounts:
    """The number of busy matches at a place. A match is busy if it is open and recently changed.

    Matches of the deal of the day have no public table and are not counted.
    """

    channel: int  # its threads included
    guild: int
