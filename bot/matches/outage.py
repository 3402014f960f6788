"""Time in which nobody could be answered: it is nobody's time.

While the connection to Discord is down, people see no turn and their presses reach nobody. So
nothing falls due then, and afterwards the players get the time back.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.matches.ports import Clock

BRIEF: Final = timedelta(seconds=10)
"""A shorter outage is no loss: Discord asks bots to connect again every few hours."""
UNNOTICED: Final = timedelta(minutes=1)
"""A dead connection may be noticed so late: only a missing heartbeat tells of it."""


@dataclass(frozen=True, slots=True)
class Away:
    """An outage that is over."""

    since: datetime
    lasted: timedelta

    @property
    def felt_since(self) -> datetime:
        """Since when presses may have reached nobody."""
        return self.since - UNNOTICED


class Outage:
    """Whether Discord can't be reached now, and the outage whose time was not given back yet."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since: datetime | None = None
        self._over: Away | None = None
        self._listeners: list[Callable[[], None]] = []

    @property
    def lasts(self) -> bool:
        """Whether Discord can't be reached now."""
        return self._since is not None

    def when_over(self, listener: Callable[[], None]) -> None:
        """Call `listener` at the end of every outage."""
        self._listeners.append(listener)

    def begins(self) -> None:
        """The connection is lost; a lost one may be reported again."""
        self._since = self._since or self._clock.now()

    def ends(self) -> None:
        """There is a connection, new or resumed."""
        if self._since is None:
            return
        lasted = self._clock.now() - self._since
        if lasted >= BRIEF:
            self.owe(Away(self._since, lasted))
        self._since = None
        for listener in self._listeners:
            listener()

    def owe(self, away: Away) -> None:
        """Remember that the time of an outage must be given back."""
        known = self._over
        if known is not None:
            away = Away(min(known.since, away.since), known.lasted + away.lasted)
        self._over = away

    def take(self) -> Away | None:
        """Return the outage whose time must be given back now, and forget it."""
        over, self._over = self._over, None
        return over
