"""The terms of a match: rules, length, pace and place; and a server's settings."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from enum import StrEnum
from typing import Final, Literal

from bot.koikoi.rules import Rules
from bot.matches.models.people import Person
from bot.matches.models.rankings import Measure
from bot.matches.models.settings import ON_OFF, setting, settings_of
from bot.matches.models.zones import USUAL

MatchLength = int | Literal["rules", "usual"]
"""A number of rounds, or as the rules say, or as these rules are usually played here: a preset's
own length or target, or three rounds of those that go on for twelve."""

LENGTHS: Final[Mapping[str, MatchLength]] = {
    "rules": "rules",
    "usual": "usual",
    **{str(rounds): rounds for rounds in range(1, 25)},
}
"""Every length that can be chosen, by its text."""


DAYS: Final = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


class TimeControl(StrEnum):
    """The pace: live (minutes for a turn) or daily, by correspondence (hours for a turn)."""

    LIVE = "live"
    DAILY = "daily"


@dataclass(frozen=True, slots=True)
class Terms:
    """Rules (their length included), pace, and the time for one turn."""

    rules: Rules
    pace: TimeControl
    turn: timedelta


@dataclass(frozen=True, slots=True)
class ChannelRef:
    """Where a table is. `parent_id` is the channel of a thread; no guild: a direct message."""

    guild_id: int | None
    channel_id: int
    parent_id: int | None = None

    @property
    def top_id(self) -> int:
        """The id of the channel; for a thread, that of its parent channel."""
        return self.parent_id or self.channel_id


NOWHERE: Final = ChannelRef(None, 0)
"""The place of a match without a table outside of the bot's direct messages: each player has a hand
of their own. So play people who were found for each other, and people outside of the bot's servers.
"""


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """The house rules of one server. The defaults are for a server that nobody has configured."""

    guild_id: int
    preset: str = setting("wikipedia-2020")
    options: Mapping[str, str] = setting({})  # changes to the preset
    length: MatchLength = setting("usual")
    pace: TimeControl = setting(TimeControl.LIVE, "pace", TimeControl, words="pace")
    live_minutes: int = setting(
        3,
        "live",
        {str(minutes): minutes for minutes in range(1, 61)},
        offered=("1", "2", "3", "5", "10", "15", "30", "60"),
        words="time-minutes",
    )
    daily_hours: int = setting(
        24,
        "daily",
        {str(hours): hours for hours in range(1, 169)},
        offered=("8", "12", "24", "48", "72", "168"),
        words="time-hours",
    )
    threads: bool = setting(False, "threads", ON_OFF, words="value")  # a thread for every match
    # Spectators may cheer at a big hand.
    cheers: bool = setting(True, "cheers", ON_OFF, words="value")
    # Members may look for opponents on other servers here.
    find: bool = setting(True, "find", ON_OFF, words="value")
    # None: the server's own.
    language: str | None = setting(
        None, "language", {"server": None}, languages=True, words="language", at_once=True
    )
    channels: tuple[int, ...] = setting(())  # where matches may be started; empty: everywhere
    # Where each week's leaderboard is posted; None: nowhere.
    weekly_channel: int | None = setting(None, column="weekly_channel_id", page="posts")
    # When it is posted after the week, on which day and at which hour, and how it is ordered.
    weekly_day: int = setting(
        0,
        "weekly-day",
        {day: number for number, day in enumerate(DAYS)},
        words="day",
        page="posts",
        at_once=True,
    )
    weekly_hour: int = setting(
        0,
        "weekly-hour",
        {str(hour): hour for hour in range(24)},
        words="clock-hour",
        page="posts",
        at_once=True,
    )
    weekly_measure: Measure = setting(
        Measure.WINS, "weekly-measure", Measure, words="measure", page="posts", at_once=True
    )
    # Where each day's deal and puzzle are posted; None: nowhere.
    daily_channel: int | None = setting(None, column="daily_channel_id", page="posts")
    # At which hour.
    daily_hour: int = setting(
        0,
        "daily-hour",
        {str(hour): hour for hour in range(24)},
        words="clock-hour",
        page="posts",
        at_once=True,
    )
    # The zone of these hours, and of those that admins type.
    zone: str = setting(USUAL, page="posts", at_once=True)
    # Where the log of what admins do is posted, too; None: nowhere.
    log_channel: int | None = setting(None, column="log_channel_id")
    # Members with this role may run tournaments, too; None: only those who manage the server.
    tournament_role: int | None = setting(None, column="tournament_role_id")
    channel_presets: Mapping[int, str] = setting({})  # of single channels
    # A server of friends has none; see `find_language`.
    found_language: str | None = setting(None, apart=True)
    # The Monday of the last week that need not be posted.
    weekly_posted: date | None = setting(None, apart=True)
    # The last day whose deal and puzzle need not be posted.
    daily_posted: date | None = setting(None, apart=True)

    def turn(self, pace: TimeControl) -> timedelta:
        """The time for one turn at a pace."""
        if pace is TimeControl.LIVE:
            return timedelta(minutes=self.live_minutes)
        return timedelta(hours=self.daily_hours)


SETTINGS: Final = settings_of(GuildSettings)
"""All that is declared, in the order of the panel."""


# The log of changes to a server's settings.


@dataclass(frozen=True, slots=True)
class SettingChange:
    """One setting with its old and its new value as text; None: not set.

    The key is an option's, or a field's of `GuildSettings`, or `channel` and an id (its preset). A
    length is `rounds 3` or `target 50`.
    """

    key: str
    old: str | None
    new: str | None


@dataclass(frozen=True, slots=True)
class ChangedSettings:
    """The settings that a person changed at once.

    `before`: the settings until then, so that the change can be undone; None: an older version of
    the bot did not keep them. The newest change of a server has the highest `id`.
    """

    person: Person
    at: datetime
    changes: tuple[SettingChange, ...]
    before: GuildSettings | None = field(default=None, compare=False)
    id: int = field(default=0, compare=False)
