"""Time zones: the hours of people's clocks, and the moments that they name.

An hour is stored with its zone, and never as one of UTC: zones differ from UTC by halves and
quarters of an hour, and many change their clocks twice a year.
"""

from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

USUAL: Final = "UTC"
"""The zone of servers and people who have not chosen one."""
LONGEST_ZONE: Final = 40
"""Maximum length of a zone's name, in characters."""
MOST_PLACES: Final = 25
"""Maximum number of places in one menu."""
_CITIES: Final = "zone1970.tab"
_DISTINCT: Final = "zonenow.tab"
_DAY: Final = timedelta(days=1)
_zoned: Final = cache(ZoneInfo)


class ZonePlace(NamedTuple):
    """A zone that can be chosen, and the countries that use it, as ISO codes."""

    zone: str
    countries: tuple[str, ...]


def _rows(table: str) -> list[list[str]]:
    text = (files("tzdata") / "zoneinfo" / table).read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines() if line and not line.startswith("#")]


@cache
def places() -> tuple[ZonePlace, ...]:
    """Return every zone with inhabitants; Antarctica's clocks are those of other places."""
    found = (ZonePlace(row[2], tuple(row[0].split(","))) for row in _rows(_CITIES))
    return tuple(one for one in found if not one.zone.startswith("Antarctica/"))


@cache
def zone_names() -> frozenset[str]:
    """Return the zones that can be stored: those of `places`, and whole hours from UTC."""
    offsets = {zone_ahead(ahead) for ahead in range(24)}
    return frozenset({one.zone for one in places()} | offsets)


def zone_ahead(ahead: int) -> str:
    """Return the zone whose clocks are always `ahead` hours (0 to 23) ahead of UTC.

    More than 14 hours ahead is no zone of the world: 19 hours ahead are five behind.
    """
    ahead = ahead if ahead <= 14 else ahead - 24
    return USUAL if ahead == 0 else f"Etc/GMT{-ahead:+}"  # POSIX counts to the west


def places_at(hour: int, now: datetime, home: str | None = None) -> tuple[ZonePlace, ...]:
    """Return the places whose clocks show an hour now, that of the country `home` first.

    Of places in one country whose clocks agree for two years from now, one is enough. Where there
    are more than `MOST_PLACES`, the clocks of those left out agree with another one's.
    """
    found: dict[tuple[str, tuple[timedelta | None, ...]], ZonePlace] = {}
    distinct = {row[2] for row in _rows(_DISTINCT)}
    for one in sorted(places(), key=lambda place: place.zone not in distinct):
        if on_clock(now, one.zone).hour == hour:
            found.setdefault((one.countries[0], _offsets(one.zone, now.year)), one)
    chosen = sorted(found.values(), key=lambda place: place.countries[0] != home)
    utc = [ZonePlace(USUAL, ())] if on_clock(now, USUAL).hour == hour else []
    return (*chosen[: MOST_PLACES - len(utc)], *utc)


@cache
def _offsets(zone: str, year: int) -> tuple[timedelta | None, ...]:
    """Return how far a zone is ahead of UTC, twice a month for two years and a half."""
    first, zoned = datetime(year, 1, 1, tzinfo=UTC), _zoned(zone)
    return tuple((first + n * 15 * _DAY).astimezone(zoned).utcoffset() for n in range(60))


def on_clock(moment: datetime, zone: str) -> datetime:
    """Return a moment as clocks of a zone show it."""
    return moment.astimezone(_zoned(zone))


def moment_of(day: date, clock: time, zone: str) -> datetime:
    """Return the moment at which the clocks of a zone show a time on a day.

    A time that clocks skip is as much later as they are put forward: 2:30 becomes 3:30. A time that
    they show twice is the first one.
    """
    return datetime.combine(day, clock, _zoned(zone)).astimezone(UTC)


def next_at(hour: int, zone: str, after: datetime) -> datetime:
    """Return the next moment after another one at which it is an hour in a zone."""
    return next(one for one in _moments(hour, zone, after) if one > after)


def last_at(hour: int, zone: str, before: datetime) -> datetime:
    """Return the last moment until another one at which it was an hour in a zone."""
    return next(one for one in reversed(_moments(hour, zone, before)) if one <= before)


def _moments(hour: int, zone: str, about: datetime) -> list[datetime]:
    day = on_clock(about, zone).date()
    return [moment_of(day + n * _DAY, time(hour), zone) for n in range(-2, 3)]
