"""To whom direct messages can be sent.

Discord refuses for a person (their messages are closed) or for the bot (it opened too many too
quickly, or was flagged). Opening again and again what is refused gets a bot blocked for good.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import Final

_log = logging.getLogger(__name__)

DMS_CLOSED: Final = 50007
CLOSED: Final = frozenset({DMS_CLOSED, 50278})
"""Discord's codes for a person who takes no messages of ours."""
FLAGGED: Final = 20026
"""Discord's code for a bot that its anti-spam system has flagged."""
TOO_FAST: Final = 40003
"""Discord's code for a bot that opens direct messages too quickly."""
REFUSED: Final = CLOSED | {FLAGGED, TOO_FAST}
REST: Final = timedelta(minutes=5)
"""So long no direct messages are opened after Discord has said that it is too fast."""


class DmAccess:
    """Remembers what Discord refused, in memory: after a restart each is tried once more."""

    def __init__(self) -> None:
        self._closed: set[int] = set()
        self._later: set[int] = set()
        self._until: datetime | None = None

    def refused(self, person_id: int, code: int, now: datetime) -> None:
        """Discord refused a message to this person, or to open their direct messages."""
        if code in CLOSED:
            self._closed.add(person_id)
            return
        if self._until is None or self._until <= now:
            why = "has flagged this bot" if code == FLAGGED else "says that they are too many"
            _log.warning("Discord opens no direct messages (code %d): it %s.", code, why)
        self._later.add(person_id)
        self._until = now + REST

    def reopened(self, person_id: int) -> None:
        """The person asks for direct messages, or is forgotten."""
        self._closed.discard(person_id)
        self._later.discard(person_id)

    def is_closed(self, person_id: int) -> bool:
        """Whether this person takes no messages."""
        return person_id in self._closed

    def rests(self, now: datetime) -> bool:
        """Whether no direct messages are to be opened now, for anybody."""
        return self._until is not None and now < self._until

    def waits(self, person_id: int, now: datetime) -> bool:
        """Whether this person's hand can't be sent for now."""
        if self.rests(now):
            return person_id in self._later
        self._later.clear()
        return False

    def refuses(self, person_id: int, now: datetime) -> bool:
        """Whether this person's hand can't be sent, for whatever reason."""
        return self.is_closed(person_id) or self.waits(person_id, now)

    def keeps_away(self, person_id: int) -> None:
        """Nothing is opened for this person while the bot rests."""
        self._later.add(person_id)
