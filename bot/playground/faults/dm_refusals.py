"""Injected refusals of direct messages, to one person or to everybody."""

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
    """All refusals. The first one that fits a request applies."""

    clock: Clock
    most_new_a_minute: int | None = None
    """Maximum number of people whose direct messages may be opened in a minute; None: no limit."""
    _orders: list[DmRefusal] = field(default_factory=list)
    _opened: set[int] = field(default_factory=set)
    _openings: deque[datetime] = field(default_factory=deque)

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

    def check_opening(self, person_id: int) -> None:
        """Count a request to open a person's direct messages.

        Raises:
            ApiError: the request is refused.
        """
        self._check([one for one in self._orders if one.person_id in {None, person_id}])
        if person_id in self._opened:
            return
        now = self.clock()
        while self._openings and self._openings[0] <= now - _MINUTE:
            self._openings.popleft()
        if self.most_new_a_minute is not None and len(self._openings) >= self.most_new_a_minute:
            raise OPENING_TOO_FAST.error()
        self._openings.append(now)
        self._opened.add(person_id)

    def check_sending(self, person_id: int | None) -> None:
        """Count a message to a person; None: the message isn't a direct message.

        Raises:
            ApiError: the message is refused.
        """
        if person_id is None:
            return
        mine = [one for one in self._orders if one.person_id in {None, person_id}]
        self._check([one for one in mine if one.sending])

    def _check(self, orders: list[DmRefusal]) -> None:
        for one in orders:
            if one.times is None or one.times > 0:
                one.times = None if one.times is None else one.times - 1
                one.met += 1
                error: ApiError = one.refusal.error()
                raise error
