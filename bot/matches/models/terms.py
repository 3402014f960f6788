"""What two players agree on before a match: rules, length, pace, place."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta
from enum import StrEnum
from typing import Final, Literal

from bot.koikoi.rules import Rules

Length = int | Literal["rules", "usual"]
"""A number of rounds, or as the rules say, or as these rules are usually played here: a preset's
own length or target, or three rounds of those that go on for twelve."""

LENGTHS: Final[Mapping[str, Length]] = {
    "rules": "rules",
    "usual": "usual",
    **{str(rounds): rounds for rounds in range(1, 25)},
}
"""Every length that can be chosen, by its text."""


class Pace(StrEnum):
    """The pace: live (minutes for a turn) or daily, by correspondence (hours for a turn)."""

    LIVE = "live"
    DAILY = "daily"


@dataclass(frozen=True, slots=True)
class Terms:
    """Rules (their length included), pace, and the time for one turn."""

    rules: Rules
    pace: Pace
    turn: timedelta


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table is. `parent_id` is the channel of a thread; no guild: a direct message."""

    guild_id: int | None
    channel_id: int
    parent_id: int | None = None

    @property
    def top_id(self) -> int:
        """The id of the channel; for a thread, that of its parent channel."""
        return self.parent_id or self.channel_id


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """The house rules of one server. The defaults are for a server that nobody has configured."""

    guild_id: int
    preset: str = "wikipedia-2020"
    options: Mapping[str, str] = field(default_factory=dict)  # changes to the preset
    length: Length = "usual"
    pace: Pace = Pace.LIVE
    live_minutes: int = 3
    daily_hours: int = 24
    channels: tuple[int, ...] = ()  # where matches may be started; empty: everywhere
    threads: bool = False  # a thread for every match
    language: str | None = None  # None: the server's own
    found_language: str | None = None  # a server of friends has none; see `find_language`
    channel_presets: Mapping[int, str] = field(default_factory=dict)  # of single channels
    weekly_channel: int | None = None  # where each week's leaderboard is posted; None: nowhere
    cheers: bool = True  # spectators may cheer at a big hand
    weekly_posted: date | None = None  # the Monday of the last week that need not be posted

    def turn(self, pace: Pace) -> timedelta:
        """The time for one turn at a pace."""
        if pace is Pace.LIVE:
            return timedelta(minutes=self.live_minutes)
        return timedelta(hours=self.daily_hours)
