"""When a reminder's next line is due. Pure."""

from datetime import UTC, date, datetime, time, timedelta

from bot.reminders.model import LATE, MOST_UNANSWERED, Owed


def next_due(hour: int, now: datetime, told: date | None) -> datetime:
    """Return the next time at an hour (UTC) on a day for which no line was sent."""
    now = now.astimezone(UTC)
    day = now.date() if now.hour < hour else now.date() + timedelta(days=1)
    if told is not None:
        day = max(day, told + timedelta(days=1))
    return datetime.combine(day, time(hour), UTC)


def utc_hour(wanted: int, ahead: int) -> int:
    """Return in UTC what a clock shows as an hour that is so many hours ahead of UTC."""
    return (wanted - ahead) % 24


def is_wanted(owed: Owed, now: datetime) -> bool:
    """Return whether a line is sent: it is not too late, and something is left to play."""
    due = owed.reminder.due
    return due is not None and now - due <= LATE and (owed.deal or owed.puzzle)


def is_last(owed: Owed) -> bool:
    """Return whether this line is the last one, because none was answered for a week."""
    return owed.reminder.unanswered + 1 >= MOST_UNANSWERED
