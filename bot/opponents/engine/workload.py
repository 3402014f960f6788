"""What the engine has had to do, and log lines when it is too much for a while."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

_LOG: Final = logging.getLogger(__name__)
QUIET: Final = 60.0
"""Seconds without a hurried thought after which the rush is over: the log hears of each rush twice,
however often the queue grows and shrinks meanwhile."""


@dataclass(slots=True)
class Workload:
    """Counted since the bot started. `changed` is called when there is news for the host."""

    ready: bool = False
    waiting: int = 0
    most_waiting: int = 0
    answered: int = 0
    hurried: int = 0
    """Answers that were thought about for a shorter time, because many waited."""
    fallback_moves: int = 0
    """Moves that the fallback player made."""
    restarts: int = 0
    failed_starts: int = 0
    """How often in a row the process ended before it was ready."""
    advised: int = 0
    """Positions that were judged for somebody who asked."""
    unadvised: int = 0
    """Positions that somebody asked about in vain."""
    rush: bool = False
    """Whether moves are being thought about for a shorter time."""
    since: datetime = field(default_factory=lambda: datetime.now(UTC))
    clock: Callable[[], float] = field(default=time.monotonic, repr=False)
    changed: Callable[[], None] = field(default=lambda: None, repr=False)
    _last_hurried: float = field(default=0.0, repr=False)

    def comes(self) -> None:
        """One more waits."""
        self.waiting += 1
        self.most_waiting = max(self.most_waiting, self.waiting)

    def answers(self, patience: float) -> None:
        """A move was thought about for this share of the usual time."""
        self.answered += 1
        if patience < 1.0:
            self.hurried += 1
            self._last_hurried = self.clock()
            if not self.rush:
                self.rush = True
                _LOG.warning(
                    "%d wait for the computer players: each move is thought about for a"
                    " shorter time.",
                    self.waiting,
                )
                self.changed()

    def settles(self) -> None:
        """See whether a rush is over."""
        if self.rush and self.clock() - self._last_hurried >= QUIET:
            self.rush = False
            _LOG.info(
                "The computer players think for their usual time again; %d of %d moves were"
                " thought about for a shorter one, and at most %d waited.",
                self.hurried,
                self.answered,
                self.most_waiting,
            )
            self.changed()

    def gets_ready(self, *, ready: bool) -> None:
        """The process can be asked, or not yet."""
        if ready:
            self.failed_starts = 0
        if self.ready != ready:
            self.ready = ready
            self.changed()
