"""Leaderboards: their periods, what a match adds to them, and a person's line on one."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from enum import StrEnum
from typing import Final

from bot.matches.models.listings import Page
from bot.matches.models.people import Person
from bot.matches.models.round_counts import NOTHING, RoundCounts

EVERYWHERE: Final = 0
"""Stands for all servers together where otherwise a server's id stands."""
ALL_TIME: Final = "all"
WEEK: Final = "week"
SEASON: Final = "season"
PERIODS: Final = (WEEK, SEASON, ALL_TIME)
"""This week, this season, all time; a certain week or season has a key of its own."""
FIRST: Final = 3
"""The number of people in the picture, who keep a mark when a season is over."""
ENOUGH_MATCHES: Final = 10
"""The number of rated matches with which a rating is no longer provisional."""
ENOUGH_OPPONENTS: Final = 3
"""The number of independent opponents that are needed, too: different ones who play others.

Nobody gets a place by beating one weak partner, or accounts that play nobody else.
"""
ENOUGH_IN_SEASON: Final = 5
"""The number of matches in a season that give a place by rating."""
RATED_A_WEEK: Final = 5
"""The number of matches of the same two people in a week that count."""

Pair = tuple[int, int]
"""Something of both people of a match, in the order of `Counted.people`."""
Feats = tuple[str, ...]
"""A person's feats in a match that may lead to an achievement, in words (`feats_of`)."""


class Measure(StrEnum):
    """The order of a leaderboard: numbers of a `StandingRow`, the most first.

    The first `deciding` of them give the rank. People with equal numbers share it.
    """

    RATING = "rating", ("ranked", "rating")
    WINS = "wins", ("won", "points")
    POINTS = "points", ("points", "won"), 1
    HAND = "hand", ("best_round", "won"), 1

    order: tuple[str, str]
    deciding: int

    def __new__(cls, value: str, order: tuple[str, str], deciding: int = 2) -> "Measure":
        """Make a member, whose value is its word in custom ids and in the ids of texts."""
        member = str.__new__(cls, value)
        member._value_, member.order, member.deciding = value, order, deciding
        return member

    def ranks(self, line: "StandingRow") -> bool:
        """Return whether a line has a rank: a provisional rating has none."""
        return "ranked" not in self.order or line.ranked


class ExclusionReason(StrEnum):
    """Why a match does not count, or not for both of its people."""

    LIMIT = "limit"  # the two had met too often that week
    GIVEN_UP = "given-up"  # before a round was finished: it counts only as a loss
    VOID_SERVER = "void-server"  # an admin made it void: see `VoidReach`
    VOID_GAIN = "void-gain"
    VOID_ALL = "void-all"


class VoidReach(StrEnum):
    """How far a void reaches beyond the match's own server, on which it counts no more.

    An admin of any server can't raise a rating of all servers: for all servers a void takes what
    somebody gained by the match, and what somebody lost stays, unless the host confirms it.
    """

    SERVER = "server"  # for all servers it counts on, because many were made void lately
    GAIN = "gain"  # for all servers it counts on for the person who lost by it
    ALL = "all"  # the host confirmed it: it counts nowhere

    @property
    def exclusion(self) -> ExclusionReason:
        """The reason why the match doesn't count."""
        return ExclusionReason(f"void-{self.value}")

    def takes(self, *, everywhere: bool, lost: bool) -> bool:
        """Return whether the match counts no more for a person on its server, or everywhere."""
        if not everywhere or self is VoidReach.ALL:
            return True
        return self is VoidReach.GAIN and not lost


@dataclass(frozen=True, slots=True)
class Carried:
    """The matches of two people before one of them was erased and came back.

    It counts on every server: nobody gets another five matches by an erasure.
    """

    finished: int = 0  # matches of the same week with a finished round
    given_up: int = 0  # and those without one
    known: tuple[bool, bool] = (False, False)  # for whom the other one is no new opponent


@dataclass(frozen=True, slots=True)
class RatedResult:
    """The numbers that one match may add to leaderboards and profiles.

    They are those of its server and of all servers. Only a match between two people in which both
    moved and that ended with a result adds to them; `rating.counts_for` returns for which of them.
    """

    guild_id: int  # `EVERYWHERE`: it was played on no server
    ended_at: datetime
    people: Pair  # ids, the lower one first
    winner: int | None  # a place in `people`; None: a draw
    points: Pair  # made in rounds
    best_round: Pair
    best_number: tuple[int | None, int | None]  # the best round's number; None: never scored
    feats: tuple[Feats, Feats] = ((), ())
    counts: tuple[RoundCounts, RoundCounts] = NOTHING
    finished: bool = True  # a round was played to its end
    carried: Carried = Carried()


@dataclass(frozen=True, slots=True)
class Rating:
    """A person's rating on a server, or on all: skill and its uncertainty, as OpenSkill has it."""

    mu: float
    sigma: float
    matches: int = 0  # that changed it
    opponents: int = 0  # different ones
    independent: int = 0  # those of them who had played somebody else before a match of the two

    @property
    def settled(self) -> bool:
        """Whether it is no longer provisional."""
        return self.matches >= ENOUGH_MATCHES and self.independent >= ENOUGH_OPPONENTS


@dataclass(frozen=True, slots=True)
class RatingChange:
    """A person's rating on a server before and after a match, as the numbers that people see."""

    before: int
    after: int
    settled: bool  # whether it is no longer provisional, after the match
    uncounted: ExclusionReason | None = None  # why it stayed, or changed for one person alone


@dataclass(frozen=True, slots=True)
class BestHand:
    """Where a person's biggest hand can be looked up."""

    match_id: int
    number: int  # of the round


@dataclass(frozen=True, slots=True)
class StandingRow:
    """A person's sums in a period. `rating` is that after their last match in it."""

    played: int = 0
    won: int = 0
    drawn: int = 0
    points: int = 0
    best_round: int = 0
    best: BestHand | None = None
    rating: int = 0
    ranked: bool = False  # whether `rating` has a place


@dataclass(frozen=True, slots=True)
class RankedRow:
    """A line of a leaderboard. Equal results have the same rank; 1 is best."""

    person: Person
    rank: int
    line: StandingRow


@dataclass(frozen=True, slots=True)
class SeasonStart:
    """From `began_at` on, a server's season is a new one, or those of the calendar again."""

    id: int
    guild_id: int
    began_at: datetime
    name: str | None
    by_quarter: bool


@dataclass(frozen=True, slots=True)
class Season:
    """A season. One of the calendar has a quarter, one begun by an admin has `began_at`.

    One with both is the rest of a quarter: an admin went back to the calendar within it.
    """

    period: str
    quarter: tuple[int, int] | None = None  # year, and 1 to 4
    name: str | None = None
    began_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """A page of a leaderboard, and what its reader sees beside it."""

    page: Page[RankedRow]
    own: RankedRow | None
    rating: Rating | None  # of the reader
    season: Season | None  # the season that is shown, if it is one
    earlier: tuple[Season, ...]  # seasons that are over and in which somebody played
    marks: Mapping[int, tuple[int, ...]]  # by people on the page: their ranks in earlier seasons


def is_season(period: str) -> bool:
    """Return whether a key is that of a season."""
    return period[0] in "qs"


def week_of(moment: datetime) -> date:
    """Return the Monday of a moment's week, in UTC."""
    day = moment.astimezone(UTC).date()
    return day - timedelta(days=day.weekday())


def week_period(monday: date) -> str:
    """Return the key of a week."""
    return f"w{monday.isoformat()}"


def quarter_of(moment: datetime) -> tuple[int, int]:
    """Return the year and the quarter, 1 to 4, of a moment, in UTC."""
    day = moment.astimezone(UTC)
    return day.year, (day.month + 2) // 3


def quarter_season(quarter: tuple[int, int]) -> Season:
    """Return the season of a quarter."""
    return Season(f"q{quarter[0]}-{quarter[1]}", quarter)


def season_of(moment: datetime, start: SeasonStart | None) -> Season:
    """Return a moment's season; `start`: the newest that an admin made by then, or None.

    A season that has ended never runs again. So going back to the calendar begins a season of its
    own for the rest of the quarter.
    """
    quarter = quarter_of(moment)
    if start is None or (start.by_quarter and quarter_of(start.began_at) != quarter):
        return quarter_season(quarter)
    if start.by_quarter:
        return Season(f"s{start.id}", quarter, None, start.began_at)
    return Season(f"s{start.id}", None, start.name, start.began_at)
