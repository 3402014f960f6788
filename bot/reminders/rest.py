"""The pause in lines and alerts after Discord took no direct messages from the bot."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.matches.ports import Clock
from bot.messages.sending.direct_messages import REST


class Rest:
    """Whether nobody is written to for a while. It is known in memory alone."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._until: datetime | None = None

    def begin(self, span: timedelta) -> None:
        """Let nobody be written to for a time, at most `REST`."""
        self._until = self._clock.now() + span

    def lasts(self) -> bool:
        """Return whether the pause is not over. A clock that is set back does not prolong it."""
        return self._until is not None and timedelta() < self._until - self._clock.now() <= REST
