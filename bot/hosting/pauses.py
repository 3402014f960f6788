"""How long the bot waits before it connects again.

Each new connection sends an IDENTIFY. Discord resets the token of a bot that sends more than a
thousand of them in a day. So after each failure the pause gets longer.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Reconnecting:
    """When to connect anew; all values in seconds."""

    first: float = 5.0
    """The pause after a first failure; each further one is twice as long."""
    longest: float = 600.0
    """No pause is longer."""
    steady: float = 600.0
    """After a connection that lasted as long, the next pause is a first one again."""


USUAL: Final = Reconnecting()


class Pauses:
    """The pauses of one run of the bot."""

    def __init__(self, how: Reconnecting = USUAL) -> None:
        self._how = how
        self._next = how.first

    def after(self, lasted: float) -> float:
        """Return the pause after a connection that lasted so many seconds."""
        if lasted >= self._how.steady:
            self._next = self._how.first
        pause = self._next
        self._next = min(2 * pause, self._how.longest)
        return pause
