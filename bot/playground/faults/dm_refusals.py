"""Refusals of direct messages: by Discord's limits for new ones, or injected.

A person's direct messages are new until there is a message in them. A bot that goes on opening too
many is quarantined: it can write only where it has written before, and joins no more servers.
"""

from collections import deque
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

from bot.playground.objects.errors import (
    BOT_FLAGGED,
    DMS_CLOSED,
    OPENING_TOO_FAST,
    ApiError,
    Refusal,
)
from bot.playground.objects.snowflakes import Clock

MAX_NEW_A_MINUTE: Final = 10
"""Maximum number of people whose direct messages a bot opens in a minute. Discord doesn't publish
its limit; bots were stopped after some dozens at once."""
QUARANTINED_AFTER: Final = 10
"""The number of refused openings within `REFUSALS_COUNT` after which a bot is quarantined."""
REFUSALS_COUNT: Final = timedelta(minutes=10)
_MINUTE: Final = timedelta(minutes=1)
_KNOWN: Final = {one.code: one for one in (BOT_FLAGGED, OPENING_TOO_FAST, DMS_CLOSED)}


@dataclass(slots=True)
class DmRefusal:
    """A refusal of direct messages to a person, with the response."""

    person_id: int | None
    """The person; None: everybody."""
    refusal: Refusal
    times: int | None = None
    """The number of requests that are still to be refused; None: all."""
    sending: bool = False
    """Whether messages to direct messages that are already open are refused, too."""
    met: int = 0
    """The number of requests that were refused."""


@dataclass(slots=True)
class DmRefusals:
    """All refusals. The first injected one that fits a request applies."""

    clock: Clock
    most_new_a_minute: int | None = MAX_NEW_A_MINUTE
    """Maximum number of people whose direct messages may be opened in a minute; None: no limit."""
    quarantined: bool = False
    """Whether the bot is quarantined, which ends only by an appeal."""
    _orders: list[DmRefusal] = field(default_factory=list)
    _opened: set[int] = field(default_factory=set)
    _openings: deque[datetime] = field(default_factory=deque)
    _refused: deque[datetime] = field(default_factory=deque)

    def refuse(
        self, person_id: int | None, code: int, *, status: int, times: int | None, sending: bool
    ) -> DmRefusal:
        """Refuse the next requests."""
        message = _KNOWN[code].message if code in _KNOWN else f"{code}: on order"
        order = DmRefusal(person_id, Refusal(status, code, message), times, sending)
        self._orders.append(order)
        return order

    def accept(self, person_id: int | None) -> None:
        """Remove the refusals for a person; None: all refusals."""
        if person_id is None:
            self._orders.clear()
        self._orders = [one for one in self._orders if one.person_id != person_id]

    def check_opening(self, person_id: int, *, known: bool) -> None:
        """Count a request to open a person's direct messages.

        Args:
            person_id: the person.
            known: whether there are messages in them already.

        Raises:
            ApiError: 40003 if there are too many new ones, 20026 if the bot is quarantined, or the
                injected code.
        """
        self._check([one for one in self._orders if one.person_id in {None, person_id}])
        if known or person_id in self._opened:
            return
        if self.quarantined:
            raise BOT_FLAGGED.error()
        now = self.clock()
        new = _since(self._openings, now - _MINUTE)
        if self.most_new_a_minute is not None and new >= self.most_new_a_minute:
            raise self._too_fast(now)
        self._openings.append(now)
        self._opened.add(person_id)

    def check_sending(self, person_id: int | None, *, known: bool) -> None:
        """Count a message to a person.

        Args:
            person_id: the person; None: the message isn't a direct message.
            known: whether there are messages in the channel already.

        Raises:
            ApiError: 20026 if the bot is quarantined, or the injected code.
        """
        if person_id is None:
            return
        mine = [one for one in self._orders if one.person_id in {None, person_id}]
        self._check([one for one in mine if one.sending])
        if self.quarantined and not known:
            raise BOT_FLAGGED.error()

    def _too_fast(self, now: datetime) -> ApiError:
        self._refused.append(now)
        if _since(self._refused, now - REFUSALS_COUNT) >= QUARANTINED_AFTER:
            self.quarantined = True
        return (BOT_FLAGGED if self.quarantined else OPENING_TOO_FAST).error()

    def _check(self, orders: list[DmRefusal]) -> None:
        for one in orders:
            if one.times is None or one.times > 0:
                one.times = None if one.times is None else one.times - 1
                one.met += 1
                error: ApiError = one.refusal.error()
                raise error


def _since(times: deque[datetime], start: datetime) -> int:
    """Return the number of times after `start`, and remove the others."""
    while times and times[0] <= start:
        times.popleft()
    return len(times)
