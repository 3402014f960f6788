"""The time of the next reminder."""

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.reminders.model import next_due, utc_hour

NOW = datetime(2026, 3, 28, 0, 30, tzinfo=UTC)


@pytest.mark.parametrize("hour", range(24))
def test_it_is_the_next_such_hour_of_a_day_without_a_line(hour: int) -> None:
    for passed in range(48):
        now = NOW + timedelta(hours=passed)
        for told in (None, *(now.date() + timedelta(days=days) for days in (-1, 0, 1))):
            due = next_due(hour, now, told)
            assert (due.hour, due.minute, due.tzinfo) == (hour, 0, UTC)
            assert due > now
            assert told is None or due.date() > told
            earlier = due - timedelta(days=1)
            assert earlier <= now or (told is not None and earlier.date() <= told)


def test_at_the_very_hour_it_is_tomorrow() -> None:
    assert next_due(8, datetime(2026, 3, 28, 8, tzinfo=UTC), None).date() == date(2026, 3, 29)


@pytest.mark.parametrize(("ahead", "wanted", "utc"), [(9, 8, 23), (0, 8, 8), (19, 8, 13)])
def test_the_hour_of_a_clock_is_one_of_utc(ahead: int, wanted: int, utc: int) -> None:
    """In Osaka, London and New York, which is nineteen hours ahead, or five behind."""
    assert utc_hour(wanted, ahead) == utc
