"""A person's profile: what their matches with other people add up to."""

from dataclasses import dataclass, field
from typing import Final

from bot.koikoi.state import RoundResult
from bot.matches.models.achievements import Achievement
from bot.matches.models.people import Person
from bot.matches.models.rankings import Rating, StandingRow
from bot.matches.models.round_counts import RoundCounts

CURVE: Final = 60
"""The number of matches, the newest ones, after which the rating is kept."""
REVIEWS: Final = 100
"""The number of reviewed matches, the newest ones, whose mean is the accuracy."""


@dataclass(frozen=True, slots=True)
class Tally:
    """The sums over all counted matches of a person, on a server or on all.

    `streak` are the matches won in a row until now, `best_streak` the most ever. `curve` is the
    rating after each of the last matches, as it is shown.
    """

    counts: RoundCounts = field(default_factory=RoundCounts)
    streak: int = 0
    best_streak: int = 0
    curve: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class WinLossRecord:
    """Matches won, lost and drawn."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def played(self) -> int:
        """How many matches they are."""
        return self.won + self.lost + self.drawn


@dataclass(frozen=True, slots=True)
class Accuracy:
    """How well a person played in their reviewed matches: the mean, 0 to 100."""

    mean: float
    matches: int


_NOBODY: Final = Person(0, "")


@dataclass(frozen=True, slots=True)
class StoredProfile:
    """The stored data of a profile besides leaderboard and rating.

    `person`: under the names that were seen last; without one for somebody who is not known.
    """

    person: Person = _NOBODY
    tally: Tally = Tally()
    computer: WinLossRecord = WinLossRecord()
    accuracy: Accuracy | None = None
    against_reader: WinLossRecord = WinLossRecord()  # seen from the person


@dataclass(frozen=True, slots=True)
class Expected:
    """How often a person made a yaku, and how often a steady player would have.

    `expected` is None where it is unknown: for a yaku of the month, or under house rules.
    """

    yaku: str
    made: int
    expected: float | None


@dataclass(frozen=True, slots=True)
class Profile:
    """Everything that a profile shows. A `rank` only for a rating that is not provisional.

    `earned`: on this server, or anywhere, the oldest first.
    """

    person: Person
    line: StandingRow
    rank: int | None
    rating: Rating | None
    stored: StoredProfile
    favourites: tuple[Expected, ...]
    biggest: RoundResult | None
    earned: tuple[Achievement, ...] = ()
