"""Achievements: what can be earned once and for ever, and how much of it is there."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final


class Achievement(StrEnum):
    """Everything that can be earned, in the order of lists: first steps, then the rest."""

    LESSON = "lesson"
    FIRST_YAKU = "first_yaku"
    FIRST_KOI = "first_koi"
    FIRST_WIN = "first_win"
    FIRST_DAY = "first_day"
    GOKO = "goko"
    FOURFOLD = "fourfold"
    TWENTY = "twenty"
    THREE_CALLS = "three_calls"
    TURNED = "turned"
    EVERY_YAKU = "every_yaku"
    COMEBACK = "comeback"
    STREAK = "streak"
    UPSET = "upset"
    OPPONENTS = "opponents"
    MATCHES = "matches"
    MASTER = "master"
    DAYS = "days"


FIRST_STEPS: Final = (
    Achievement.LESSON,
    Achievement.FIRST_YAKU,
    Achievement.FIRST_KOI,
    Achievement.FIRST_WIN,
    Achievement.FIRST_DAY,
)
"""The achievements that people earn soon, also against the computer and under any rules."""
NEEDED: Final[Mapping[Achievement, int]] = {
    Achievement.EVERY_YAKU: 13,
    Achievement.STREAK: 5,
    Achievement.OPPONENTS: 10,
    Achievement.MATCHES: 100,
    Achievement.DAYS: 30,
}
"""How many of something those need that are counted over several matches."""


@dataclass(frozen=True, slots=True)
class Earned:
    """An achievement of a person, and the match in which they earned it.

    `match_id`: None for the lesson, which is no match.
    """

    person_id: int
    achievement: Achievement
    match_id: int | None
    earned_at: datetime
    guild_id: int | None = None  # where the match was played


@dataclass(frozen=True, slots=True)
class Counters:
    """Counts over a person's matches that only achievements use."""

    streak: int = 0  # matches won in a row
    yaku: frozenset[str] = frozenset()  # with which they won a round


@dataclass(frozen=True, slots=True)
class Achievements:
    """A person's achievements, and their progress towards those that are counted."""

    earned: tuple[Earned, ...]
    progress: Mapping[Achievement, int]
