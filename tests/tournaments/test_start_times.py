"""The start of a tournament: inputs of admins, and their meaning."""

from contextlib import suppress
from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.matches.errors import Refusal, Refused
from bot.tournaments.start_times import LATEST, SOONEST, read_moment, written
from tests.refused import refuses

NOW = datetime(2026, 12, 23, 18, 30, tzinfo=UTC)
TOMORROW = datetime(2026, 12, 24, 18, tzinfo=UTC)
SPANS = {
    "2h": timedelta(hours=2),
    "in 2 h": timedelta(hours=2),
    "In 2 Hours": timedelta(hours=2),
    "90min": timedelta(minutes=90),
    "1d 12h": timedelta(hours=36),
    "1 day, 30 minutes": timedelta(days=1, minutes=30),
    "2時間後": timedelta(hours=2),
    "１日 ３０分": timedelta(days=1, minutes=30),
    "1天12小时": timedelta(hours=36),
    "2小時 30分鐘": timedelta(minutes=150),
    "1일 2시간": timedelta(hours=26),
    "1 день 30 мин.": timedelta(days=1, minutes=30),
    "2 STUNDEN": timedelta(hours=2),
    "1 ngày 2 giờ": timedelta(hours=26),
    "2 ชั่วโมง 30 นาที": timedelta(minutes=150),
}
DATES = {
    "2026-12-24 18:00": TOMORROW,
    "2026-12-24 18:00 UTC": TOMORROW,
    "2026-12-24T18:00Z": TOMORROW,
    "2026/12/24 18:00": TOMORROW,
    "２０２６－１２－２４　１８：００": TOMORROW,
    "2026-12-25 03:00 +09:00": TOMORROW,
    "2026-12-24 13:00-05:00": TOMORROW,
    "<t:1798135200:F>": TOMORROW,
    "<t:1798135200>": TOMORROW,
    "18:00": TOMORROW,
    "18:00 utc": TOMORROW,
    "19:00": datetime(2026, 12, 23, 19, tzinfo=UTC),
}
NO_TIME = [
    "", " ", "soon", "2", "2 weeks", "h", "-2h", "2026-12-24", "24.12.2026 18:00", "25:00", "18:60",
    "2026-02-30 18:00", "0001-01-01 00:00+23:00", "9" * 40, "in", "1d 2",
]  # fmt: skip


@pytest.mark.parametrize("text", list(SPANS))
def test_a_span_counts_from_now(text: str) -> None:
    assert read_moment(text, NOW) == (NOW + SPANS[text], True)


@pytest.mark.parametrize("text", list(DATES))
@pytest.mark.parametrize("zone", [UTC, timezone(timedelta(hours=9))])
def test_a_date_is_in_utc_unless_it_says_something_else(text: str, zone: timezone) -> None:
    """The zone of the bot's own clock has no influence."""
    assert read_moment(text, NOW.astimezone(zone)) == (DATES[text], False)


@pytest.mark.parametrize("text", NO_TIME)
def test_what_is_no_time_is_refused(text: str) -> None:
    with refuses(Refusal.NO_MOMENT):
        read_moment(text, NOW)


@given(st.text(max_size=40) | st.from_regex(r"\A[0-9hdm:+<>tZ/ -]{1,20}\Z"))
def test_whatever_is_written_is_a_time_or_refused(text: str) -> None:
    with suppress(Refused):
        assert SOONEST <= read_moment(text, NOW).at - NOW <= LATEST


@pytest.mark.parametrize(
    "text", ["4m", "61d", "9999d", "2026-12-23 18:34", "2025-12-24 18:00", "<t:99999999999>"]
)
def test_a_time_too_soon_or_too_late_is_refused(text: str) -> None:
    with refuses(Refusal.MOMENT_RANGE):
        read_moment(text, NOW)
    assert read_moment("5m", NOW).at - NOW == SOONEST
    assert read_moment("60d", NOW).at - NOW == LATEST


@given(st.integers(5, 60 * 24 * 60))
def test_what_the_bot_writes_it_reads(minutes: int) -> None:
    at = NOW + timedelta(minutes=minutes)
    assert read_moment(written(at), NOW).at == at
