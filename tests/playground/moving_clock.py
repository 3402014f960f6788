"""A clock that stands still until a test moves it."""

from datetime import UTC, datetime, timedelta


class MovingClock:
    def __init__(self) -> None:
        self.now = datetime(2026, 7, 1, 9, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def move(self, **by: float) -> None:
        """Advance by days, hours, minutes or seconds."""
        self.now += timedelta(**by)
