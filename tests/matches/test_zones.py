"""Hours of people's clocks, and the moments that they name."""

from datetime import UTC, date, datetime, time, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest

from bot.matches.models.posting import (
    SETTLING,
    SHORTEST_GAP,
    day_to_post,
    next_daily,
    passed_day,
    table_to_post,
    week_to_post,
    weekly_at,
)
from bot.matches.models.zones import (
    LONGEST_ZONE,
    last_at,
    moment_of,
    next_at,
    on_clock,
    places,
    places_at,
    zone_ahead,
    zone_names,
)

HOUR = timedelta(hours=1)
DAY = timedelta(days=1)
SHIFTED = ("Europe/Berlin", "Australia/Lord_Howe", "America/St_Johns", "Pacific/Chatham")
FIXED = ("UTC", "Asia/Kolkata", "Asia/Kathmandu", "Asia/Tokyo", "Etc/GMT+5")


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("day", "clock", "zone", "moment"),
    [
        (date(2027, 1, 5), time(20), "Asia/Kolkata", "2027-01-05 14:30"),
        (date(2027, 1, 5), time(20), "Asia/Kathmandu", "2027-01-05 14:15"),
        (date(2027, 1, 5), time(20), "Europe/Berlin", "2027-01-05 19:00"),
        (date(2027, 7, 5), time(20), "Europe/Berlin", "2027-07-05 18:00"),
        (date(2027, 3, 28), time(2, 30), "Europe/Berlin", "2027-03-28 01:30"),  # skipped: 3:30
        (date(2027, 10, 31), time(2, 30), "Europe/Berlin", "2027-10-31 00:30"),  # twice: the first
        (date(2026, 10, 4), time(2, 15), "Australia/Lord_Howe", "2026-10-03 15:45"),  # by half
        (date(2011, 12, 30), time(8), "Pacific/Apia", "2011-12-30 18:00"),  # no such day
    ],
)
def test_each_hour_of_a_clock_is_one_moment(day: date, clock: time, zone: str, moment: str) -> None:
    assert moment_of(day, clock, zone) == at(moment)


@pytest.mark.parametrize("zone", [*FIXED, *SHIFTED])
def test_an_hour_comes_once_on_each_day_of_its_zone(zone: str) -> None:
    """Over a year with both changes of the clocks."""
    for hour in (0, 2, 3, 20):
        now, days = at("2026-12-31 12:00"), []
        while now < at("2028-01-01 12:00"):
            due = next_at(hour, zone, now)
            assert now < due <= now + 26 * HOUR
            assert last_at(hour, zone, due) == due == next_at(hour, zone, due - HOUR / 60)
            assert last_at(hour, zone, due - HOUR / 60) < due
            shown = on_clock(due, zone)
            assert (shown.hour, shown.minute) == (hour, 0) or shown.utcoffset() != on_clock(
                due - 3 * HOUR, zone
            ).utcoffset(), "only an hour that the clocks skip comes at another one"
            days.append(shown.date())
            now = due
        assert days == sorted(set(days))
        assert len(days) in (365, 366, 367)


def test_every_zone_can_be_read_and_stored() -> None:
    assert len(places()) > 300
    for name in zone_names():
        assert ZoneInfo(name).key == name
        assert len(name) <= LONGEST_ZONE


@pytest.mark.parametrize("now", ["2027-01-05 12:05", "2027-07-05 12:35", "2027-10-31 00:50"])
def test_a_menu_has_each_place_by_the_hour_that_its_clock_shows(now: str) -> None:
    """So half and quarter hours are found as well, and no menu is too long for Discord."""
    found = {hour: [one.zone for one in places_at(hour, at(now))] for hour in range(24)}
    assert max(map(len, found.values())) <= 25
    for hour, zones in found.items():
        assert {on_clock(at(now), zone).hour for zone in zones} == {hour}
        assert len(set(zones)) == len(zones)
    everywhere = {zone for zones in found.values() for zone in zones}
    assert everywhere >= {"UTC", "Asia/Kolkata", "Asia/Kathmandu", "Australia/Eucla", "Asia/Tokyo"}
    clocks = [on_clock(at(now), one.zone).utcoffset() for one in places()]
    assert {on_clock(at(now), zone).utcoffset() for zone in everywhere} == set(clocks)


def test_the_readers_country_is_first() -> None:
    now = at("2027-01-05 12:05")
    assert places_at(13, now, "DE")[0].zone == "Europe/Berlin"
    assert places_at(13, now, "IT")[0].zone == "Europe/Rome"
    assert places_at(21, now, "KR")[0].zone == "Asia/Seoul"


@pytest.mark.parametrize("ahead", range(24))
def test_a_clock_that_is_hours_ahead_has_a_zone(ahead: int) -> None:
    now = at("2027-01-05 12:05")
    assert on_clock(now, zone_ahead(ahead)).hour == (12 + ahead) % 24


# Posts of days and weeks.


@pytest.mark.parametrize(
    ("hour", "zone", "now", "day"),
    [
        (0, "UTC", "2027-01-05 00:00", 5),
        (20, "Asia/Kolkata", "2027-01-05 14:29", None),  # the last hour was yesterday's
        (20, "Asia/Kolkata", "2027-01-05 14:30", 5),
        (20, "Asia/Kolkata", "2027-01-05 23:59", 5),  # late, and the next is far
        (0, "UTC", "2027-01-05 20:59", 5),
        (0, "UTC", "2027-01-05 23:58", None),  # two posts would come within minutes
        (23, "UTC", "2027-01-05 23:58", 5),  # its own hour
        (23, "UTC", "2027-01-06 00:10", None),  # that deal is over
    ],
)
def test_the_post_of_a_day_comes_at_its_hour_and_not_just_before_the_next(
    hour: int, zone: str, now: str, day: int | None
) -> None:
    assert day_to_post(hour, zone, at(now)) == (None if day is None else date(2027, 1, day))


@pytest.mark.parametrize("zone", [*FIXED, *SHIFTED])
def test_posts_of_days_keep_their_distance(zone: str) -> None:
    """Whenever the bot looks, every quarter of an hour or once in five."""
    for hour in (0, 9, 23):
        for step in (HOUR / 4, 5 * HOUR):
            now, posted, sent = at("2027-03-20 00:00"), date(2027, 3, 19), []
            while now < at("2027-04-10 00:00"):
                day = day_to_post(hour, zone, now)
                if day is not None and day > posted:
                    assert passed_day(hour, zone, now) == day
                    sent.append(now)
                    posted = day
                else:
                    assert next_daily(hour, zone, now, posted) > now
                now += step
            assert len(sent) >= (19 if step < HOUR else 4)
            assert min(b - a for a, b in pairwise(sent)) >= SHORTEST_GAP


def test_a_table_comes_at_its_hour_once_the_week_is_over() -> None:
    monday = date(2027, 1, 4)
    over = at("2027-01-11 00:00") + SETTLING
    assert weekly_at(monday, 0, 0, "UTC") == over
    assert weekly_at(monday, 0, 8, "Asia/Tokyo") == over  # Sunday in UTC: the week still runs
    assert weekly_at(monday, 4, 20, "Asia/Kolkata") == at("2027-01-15 14:30") + SETTLING
    assert weekly_at(monday, 6, 23, "America/Los_Angeles") == at("2027-01-18 07:00") + SETTLING


@pytest.mark.parametrize("zone", [*FIXED, *SHIFTED, "America/Los_Angeles"])
@pytest.mark.parametrize(("day", "hour"), [(0, 0), (2, 2), (6, 23)])
def test_each_week_has_its_table_in_its_turn(zone: str, day: int, hour: int) -> None:
    now, weeks = at("2027-03-01 00:00"), set()
    while now < at("2027-05-01 00:00"):
        week = week_to_post(day, hour, zone, now)
        assert weekly_at(week, day, hour, zone) <= now < weekly_at(week + 7 * DAY, day, hour, zone)
        soon = weekly_at(week + 7 * DAY, day, hour, zone) - now < SHORTEST_GAP
        assert table_to_post(day, hour, zone, now) == (None if soon else week)
        weeks.add(week)
        now += HOUR / 4
    assert len(weeks) in (9, 10)
