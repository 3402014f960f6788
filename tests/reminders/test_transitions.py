"""The time of the next reminder."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import product

import pytest

from bot.matches.models.daily import day_of
from bot.matches.models.zones import last_at, on_clock
from bot.reminders.model import Reminder, due_after_lapse, next_due
from tests.bot.each import each

NOW = datetime(2026, 3, 28, 0, 30, tzinfo=UTC)
ZONES = ("UTC", "Asia/Kolkata", "Asia/Kathmandu", "Europe/Berlin", "America/New_York")


@each(("hour", "zone"), list(product(range(24), ZONES)))
def test_it_is_the_next_such_hour_of_a_day_without_a_line(hour: int, zone: str) -> None:
    """Also when the clocks are changed, as they are in Berlin on the second day."""
    for passed in range(48):
        now = NOW + timedelta(hours=passed)
        for told in (None, *(now.date() + timedelta(days=days) for days in (-1, 0, 1))):
            due = next_due(hour, zone, now, told)
            shown = on_clock(due, zone)
            skipped = zone == "Europe/Berlin" and hour == 2 and shown.date() == date(2026, 3, 29)
            assert (shown.hour, shown.minute) == (hour + skipped, 0)
            assert due.tzinfo is UTC
            assert due > now
            assert told is None or day_of(due) > told
            earlier = last_at(hour, zone, due - timedelta(minutes=1))
            assert earlier <= now or (told is not None and day_of(earlier) <= told)


def test_at_the_very_hour_it_is_tomorrow() -> None:
    now = datetime(2026, 3, 28, 8, tzinfo=UTC)
    assert next_due(8, "UTC", now, None).date() == date(2026, 3, 29)


@pytest.mark.parametrize(
    ("now", "told", "due"),
    [
        ("2026-07-03 08:05", None, "2026-07-03 08:00"),  # five minutes late: it comes
        ("2026-07-03 11:00", None, "2026-07-03 08:00"),
        ("2026-07-03 11:01", None, "2026-07-04 08:00"),  # too late as well
        ("2026-07-03 07:55", None, "2026-07-03 08:00"),
        ("2026-07-03 08:05", "2026-07-03", "2026-07-04 08:00"),  # never twice a day
        ("2026-07-01 11:01", None, "2026-07-02 08:00"),  # the one that came too late
    ],
)
def test_after_an_absence_the_line_of_today_is_not_lost_with_that_of_another_day(
    now: str, told: str | None, due: str
) -> None:
    old = Reminder(person_id=1, hour=8, due=datetime(2026, 7, 1, 8, tzinfo=UTC))
    old = replace(old, told=None if told is None else date.fromisoformat(told))
    found = due_after_lapse(old, datetime.fromisoformat(now).replace(tzinfo=UTC))
    assert found == datetime.fromisoformat(due).replace(tzinfo=UTC)
