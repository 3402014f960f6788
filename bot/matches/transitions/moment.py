"""The moment at which a change is decided: what a decision uses besides the state."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.matches.models.match import MatchInfo
from bot.matches.models.timings import Timings
from bot.matches.ports import Chance, Randomness
from bot.matches.transitions.daily_deals import DailyDeals, DayChance


@dataclass(frozen=True, slots=True)
class Moment:
    """The time, the randomness and the waiting times with which a change is decided.

    A decision is a function of the state and its moment. When it is made again after a conflict,
    it gets a new moment.
    """

    at: datetime
    randomness: Randomness
    timings: Timings
    daily: DailyDeals
    pauses: Mapping[int, float]
    """For each person who chose another pause of the computer than the usual one, the factor."""

    def computer_pause(self, info: MatchInfo) -> timedelta:
        """Return how long the computer waits before it moves in a match."""
        return self.timings.computer_pause * self.pauses.get(info.challenger.id, 1)

    def chance(self, info: MatchInfo) -> Chance:
        """Return the source of randomness that decides who deals first."""
        return self.randomness if info.day is None else DayChance(self.daily, info.day)
