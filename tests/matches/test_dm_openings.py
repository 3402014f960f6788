"""The pace at which direct messages are opened: pure decisions."""

from __future__ import annotations

from datetime import datetime, timedelta
from itertools import pairwise

import pytest

from bot.matches.models.dm_openings import DmPace, DmPriority
from bot.matches.transitions.dm_openings import (
    BETWEEN,
    FIRST_PAUSE,
    FORGIVEN_AFTER,
    MAX_NEW_DMS,
    MAX_PAUSE,
    PROBE_AGAIN,
    PROBE_EVERY,
    RESERVED,
    WITHIN,
    accepted,
    flagged,
    opens_at,
    paused_until,
    probe_asked,
    refused,
    tried,
)
from tests.matches.world import MORNING


def as_soon_as_possible(
    priority: DmPriority, count: int, pace: DmPace | None = None, start: datetime = MORNING
) -> tuple[list[datetime], DmPace]:
    """Return the times of `count` openings, each as early as possible."""
    pace, now, times = pace or DmPace(), start, []
    for _ in range(count):
        now = opens_at(pace, now, priority)
        pace = tried(pace, now)
        times.append(now)
    return times, pace


def most_within(times: list[datetime], span: timedelta) -> int:
    return max(sum(start <= at < start + span for at in times) for start in times)


def test_ten_at_once_then_one_in_six_seconds() -> None:
    times, _ = as_soon_as_possible(DmPriority.LIVE, 40)
    assert times[:MAX_NEW_DMS] == [MORNING] * MAX_NEW_DMS
    assert times[MAX_NEW_DMS] == MORNING + WITHIN
    rest = times[MAX_NEW_DMS:]
    assert {later - at for at, later in pairwise(rest)} == {BETWEEN}


@pytest.mark.parametrize("priority", DmPriority)
def test_no_minute_has_more_than_ten(priority: DmPriority) -> None:
    times, pace = as_soon_as_possible(priority, 100)
    more, _ = as_soon_as_possible(DmPriority.LIVE, 20, pace, times[-1] + timedelta(seconds=1))
    assert most_within([*times, *more], WITHIN) <= MAX_NEW_DMS


def test_reminders_leave_room_for_hands() -> None:
    times, pace = as_soon_as_possible(DmPriority.REMINDER, 30)
    assert most_within(times, WITHIN) == MAX_NEW_DMS - RESERVED
    assert min(later - at for at, later in pairwise(times)) == BETWEEN
    now = times[-1]
    for _ in range(RESERVED):
        assert opens_at(pace, now, DmPriority.LIVE) <= now + BETWEEN
        pace = tried(pace, opens_at(pace, now, DmPriority.LIVE))


def test_after_two_quiet_minutes_as_many_may_be_opened_at_once_again() -> None:
    times, pace = as_soon_as_possible(DmPriority.LIVE, 30)
    again, _ = as_soon_as_possible(DmPriority.LIVE, 3, pace, times[-1] + 2 * WITHIN)
    assert len(set(again)) == 1


def test_each_refusal_makes_the_pause_longer_until_there_is_none_for_an_hour() -> None:
    pace, now, pauses = DmPace(), MORNING, []
    for _ in range(9):
        pace = refused(tried(pace, now), now)
        until = opens_at(pace, now, DmPriority.LIVE)
        pauses.append(until - now)
        assert refused(pace, now + timedelta(seconds=1)) == pace, "one that was on its way"
        now = until
    assert pauses == [min(FIRST_PAUSE * 2**number, MAX_PAUSE) for number in range(9)]
    pace = tried(pace, now)
    assert opens_at(pace, now, DmPriority.LIVE) == now + BETWEEN, "not at once after a refusal"
    now += FORGIVEN_AFTER
    pace = refused(pace, now)
    assert paused_until(pace, now) == now + FIRST_PAUSE


def test_in_quarantine_one_is_tried_each_day_and_when_the_host_asks() -> None:
    pace = flagged(DmPace(), MORNING)
    assert opens_at(pace, MORNING, DmPriority.LIVE) == MORNING + PROBE_EVERY
    later = MORNING + PROBE_EVERY
    assert opens_at(pace, later, DmPriority.REMINDER) == later
    pace = flagged(tried(pace, later), later)
    assert (pace.flagged_at, pace.probe_at) == (MORNING, later + PROBE_EVERY)
    for _ in range(3):
        pace = probe_asked(pace, later)
    assert pace.probe_at == later + PROBE_AGAIN, "not more often than once an hour"
    assert probe_asked(pace, later + 2 * PROBE_AGAIN).probe_at == later + PROBE_AGAIN
    assert opens_at(accepted(pace), later, DmPriority.REMINDER) == later + BETWEEN


@pytest.mark.parametrize("change", [refused, tried, flagged])
def test_a_clock_that_is_set_back_stops_nothing_for_longer_than_usual(change: object) -> None:
    assert callable(change)
    pace = change(DmPace(), MORNING)
    back = MORNING - timedelta(days=300)
    longest = PROBE_EVERY if change is flagged else timedelta()
    assert opens_at(pace, back, DmPriority.LIVE) - back == longest
