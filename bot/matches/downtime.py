"""Time in which nobody could be answered: it is nobody's time.

While the connection to Discord is down, people see no turn and their presses reach nobody. So
nothing falls due then, and afterwards the players get the time back.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.matches.background import Signal
from bot.matches.ports import Clock

BRIEF: Final = timedelta(seconds=10)
"""A shorter outage is no loss: Discord asks bots to connect again every few hours."""
UNNOTICED: Final = timedelta(minutes=1)
"""The time after which a dead connection is noticed at the latest, by a missing heartbeat."""


@dataclass(frozen=True, slots=True)
class Interval:
    """An outage that is over."""

    since: datetime
    lasted: timedelta
    concerned: Callable[[int | None], bool] = lambda _guild_id: True
    """Returns whether it was an outage for the matches of a server (None: in direct messages)."""

    @property
    def felt_since(self) -> datetime:
        """Since when presses may have reached nobody."""
        return self.since - UNNOTICED


class Downtime:
    """Since when Discord can't be reached, and what was not given back of the time before.

    `since` is None while there is a connection. The caller that gives back the time of `over` sets
    it to None.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.ended: Final = Signal[[]]("the end of an outage")
        """Published at the end of an outage, of all servers or of some."""
        self.since: datetime | None = None
        self.over: Interval | None = None

    def begins(self) -> None:
        """The connection is lost; a lost one may be reported again."""
        self.since = self.since or self._clock.now()

    def ends(self) -> None:
        """There is a connection, new or resumed."""
        if self.since is None:
            return
        lasted = self._clock.now() - self.since
        if lasted >= BRIEF:
            self.credit_later(Interval(self.since, lasted))
        self.since = None
        self.ended.publish()

    def credit_later(self, away: Interval) -> None:
        """Remember that the time of an outage must be given back."""
        known = self.over
        if known is not None:
            one, two = known.concerned, away.concerned
            away = Interval(
                min(known.since, away.since),
                known.lasted + away.lasted,
                lambda guild_id: one(guild_id) or two(guild_id),
            )
        self.over = away
