"""Counts of the engine's work, and log messages when searches must be shortened."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

_LOG: Final = logging.getLogger(__name__)
QUIET: Final = 60.0
"""Seconds without a shortened search after which a rush is over. Because of this, each rush writes
only two log messages, even if the queue grows and shrinks several times."""


@dataclass(slots=True)
class Workload:
    """Counts since the bot started. `changed` is called when the host's status must be updated."""

    ready: bool = False
    waiting: int = 0
    most_waiting: int = 0
    answered: int = 0
    hurried: int = 0
    """Moves whose search was shortened because many requests waited."""
    fallback_moves: int = 0
    """Moves that the fallback player made."""
    restarts: int = 0
    failed_starts: int = 0
    """Number of consecutive starts of which the process ended before it was ready."""
    advised: int = 0
    """Requests for advice that were answered."""
    unadvised: int = 0
    """Requests for advice that got no answer."""
    rush: bool = False
    """Whether searches are being shortened."""
    since: datetime = field(default_factory=lambda: datetime.now(UTC))
    clock: Callable[[], float] = field(default=time.monotonic, repr=False)
    changed: Callable[[], object] = field(default=lambda: None, repr=False)
    thought: Callable[[str, float], None] = field(default=lambda _level, _seconds: None, repr=False)
    """Called after each choice with its level and its duration in seconds, waiting included."""
    _last_hurried: float = field(default=0.0, repr=False)

    def comes(self) -> None:
        """Count a new waiting request."""
        self.waiting += 1
        self.most_waiting = max(self.most_waiting, self.waiting)

    def answers(self, patience: float) -> None:
        """Count a move that was searched with this share (0 to 1) of the usual playouts."""
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
        """Check whether a rush is over, and log it."""
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
        """Store whether the process is ready for requests."""
        if ready:
            self.failed_starts = 0
        if self.ready != ready:
            self.ready = ready
            self.changed()
