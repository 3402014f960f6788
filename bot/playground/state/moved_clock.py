"""What time it is here: the real time, and what a person has set it on by.

How far ahead it is stands in a file, so that it goes on after a restart, and so that the bot, a
process of its own, has the same time.
"""

from datetime import UTC, datetime, time, timedelta
from pathlib import Path
from typing import Final

from bot.playground.objects.snowflakes import Clock

MAX_SHIFT: Final = timedelta(days=3650)
"""How far ahead it can be set in all."""


class MovedClock:
    """A clock that is set on, and never back."""

    def __init__(self, real: Clock, file: Path) -> None:
        self._real = real
        self.file: Final = file
        """The seconds by which it is ahead, as text; without a file, it is not."""
        self.ahead = _read(file)

    def __call__(self) -> datetime:
        """What time it is."""
        return self._real() + self.ahead

    def set_on(self, by: timedelta) -> None:
        """Let time pass.

        Raises:
            ValueError: it would be set back, or too far ahead.
        """
        if by <= timedelta() or self.ahead + by > MAX_SHIFT:
            raise ValueError(f"The clock can't be set on by {by}.")
        self.ahead += by
        written = self.file.with_suffix(".new")  # whoever reads meanwhile reads a whole number
        written.write_text(str(self.ahead.total_seconds()), encoding="ascii")
        written.replace(self.file)

    def until_monday(self) -> timedelta:
        """How long it is until the next week begins, in UTC."""
        now = self()
        monday = now.date() + timedelta(days=7 - now.weekday())
        return datetime.combine(monday, time(), UTC) - now


def _read(file: Path) -> timedelta:
    try:
        return timedelta(seconds=float(file.read_text(encoding="ascii")))
    except (OSError, ValueError, OverflowError):
        return timedelta()
