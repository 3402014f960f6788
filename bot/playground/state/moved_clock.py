"""The clock of the playground: the real time, plus an offset that a person has set.

That offset is stored in a file, so that it survives a restart, and so that the bot, which is
another process, has the same time.
"""

from datetime import UTC, datetime, time, timedelta
from pathlib import Path
from typing import Final

from bot.playground.objects.snowflakes import Clock

MAX_SHIFT: Final = timedelta(days=3650)
"""Maximum offset from the real time."""


class MovedClock:
    """A clock that can be set forward, but not back."""

    def __init__(self, real: Clock, file: Path) -> None:
        self._real = real
        self.file: Final = file
        """The file with the offset in seconds, as text. Without the file the offset is 0."""
        self.ahead = _read(file)
        self.skew = timedelta()
        """The difference to the clock of the bot's host, which the bot isn't told."""

    def __call__(self) -> datetime:
        """Return the time in UTC."""
        return self._real() + self.ahead + self.skew

    def set_on(self, by: timedelta) -> None:
        """Set the clock forward.

        Raises:
            ValueError: the clock would be set back, or too far ahead.
        """
        if by <= timedelta() or self.ahead + by > MAX_SHIFT:
            raise ValueError(f"The clock can't be set on by {by}.")
        self.ahead += by
        written = self.file.with_suffix(".new")  # replaced atomically, for concurrent readers
        written.write_text(str(self.ahead.total_seconds()), encoding="ascii")
        written.replace(self.file)

    def until_monday(self) -> timedelta:
        """Return the time until the next week begins, in UTC."""
        now = self()
        monday = now.date() + timedelta(days=7 - now.weekday())
        return datetime.combine(monday, time(), UTC) - now


def _read(file: Path) -> timedelta:
    try:
        return timedelta(seconds=float(file.read_text(encoding="ascii")))
    except (OSError, ValueError, OverflowError):
        return timedelta()
