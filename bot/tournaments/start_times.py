"""Parses the time when a tournament begins: `in 2 hours`, `tomorrow 8 pm`, `28.11. 20:00`.

Hours are those of a zone's clocks, unless they name another one. A span of time is the same
everywhere. Everything else is confirmed with the parsed time, which Discord shows in each reader's
own zone; of a text with two meanings, both are shown.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, date, datetime, time, timedelta
from typing import Final, NamedTuple

from bot.matches.errors import Refusal, Refused
from bot.matches.letters import folded
from bot.matches.models.zones import USUAL, moment_of, on_clock
from bot.tournaments.time_words import (
    AFTER_SPAN,
    BEFORE_SPAN,
    CLOCK,
    CLOCK_UNITS,
    DAY_WORDS,
    FILLERS,
    H_IS_A_SPAN,
    UNIT_OF,
    months,
    name_pattern,
    weekdays,
)

SOONEST: Final = timedelta(minutes=5)
LATEST: Final = timedelta(days=60)
LONGEST_MOMENT: Final = 40
"""Maximum length of an admin's input, in characters."""
_DAY: Final = timedelta(days=1)
_MORNING: Final = 12
"""In a language without such an hour on its clocks, `2h` is a span up to this many hours."""
_MONTH_FIRST: Final = frozenset({"ja", "ko", "zh-CN", "zh-TW"})
_PART: Final = re.compile(r"(\d{1,4})\s*([^\d\s,.:/<>+-]+)[\s,.]*")
_HOURS: Final = re.compile(r"^(\d{1,2})h([0-5]\d)$")
_STAMP: Final = re.compile(r"<t:(\d{1,11})(?::[a-z])?>")
_OFFSET: Final = re.compile(r"(:\d\d)\s*(?:utc|gmt|z|([+-])(\d\d):?(\d\d))$")
_YEAR_FIRST: Final = re.compile(
    r"(?<!\d)(\d{4})\s*[-/.年년]\s*(\d{1,2})\s*[-/.月월]\s*(\d{1,2})(?!\d)\s*[日일]?"
)
_NUMBERS: Final = re.compile(
    r"(?<![\d.:/])(\d{1,2})\s*([./-])\s*(\d{1,2})(?:\s*\2\s*(\d{4}|\d{2})(?![\d:])|\.?(?![\d:/]))"
)
_SIGNS: Final = re.compile(r"(?<!\d)(\d{1,2})\s*[月월]\s*(\d{1,2})(?!\d)\s*[日일号號]?")
_ORDINAL: Final = r"(?:st|nd|rd|th|er|[.ºª])?"


class StartTime(NamedTuple):
    """A time that an admin wrote, as it was understood."""

    at: datetime
    is_span: bool  # relative to now: it can't be misread


def read_moments(
    text: str, now: datetime, zone: str = USUAL, language: str = "en"
) -> tuple[StartTime, ...]:
    """Return the one or two times that a text can mean.

    Raises `Refused` if there is no time, or if all are too soon or too late.
    """
    found = dict.fromkeys(_read(text, now, zone, language))
    if not found:
        raise Refused(Refusal.NO_MOMENT)
    possible = [one for one in found if _is_possible(one.at, now)]
    if not possible:
        check_moment(next(iter(found)).at, now)
    by_time = {one.at: one for one in reversed(possible)}
    return tuple(reversed(by_time.values()))[:2]


def check_moment(at: datetime, now: datetime, soonest: timedelta = SOONEST) -> None:
    """Raise `Refused` if a time to begin is too soon or too late."""
    if not _is_possible(at, now, soonest):
        minutes = SOONEST // timedelta(minutes=1)
        raise Refused(Refusal.MOMENT_RANGE, limit=LATEST.days, count=minutes)


def _is_possible(at: datetime, now: datetime, soonest: timedelta = SOONEST) -> bool:
    return now + soonest <= at <= now + LATEST


def written(at: datetime, zone: str = USUAL) -> str:
    """Return a time in a form that `read_moments` parses, as clocks of a zone show it.

    Of a time that they show twice, the second one has its distance from UTC.
    """
    shown = on_clock(at, zone).replace(second=0, microsecond=0)
    is_first = moment_of(shown.date(), shown.time(), zone) == shown
    return shown.strftime("%Y-%m-%d %H:%M" if is_first else "%Y-%m-%d %H:%M %z")


def _read(text: str, now: datetime, zone: str, language: str) -> Iterator[StartTime]:
    text = folded(text).strip()
    stamp = _STAMP.fullmatch(text)
    if stamp is not None:  # copied from Discord
        yield StartTime(datetime.fromtimestamp(int(stamp[1]), UTC), is_span=False)
        return
    span = _span(_HOURS.sub(r"\1h \2m", text))
    if span is not None:
        length, is_certain = span
        is_span = (is_certain and _HOURS.fullmatch(text) is None) or not _is_clock(text, language)
        yield StartTime(now + length, is_span=is_span)
        if is_span:
            return
    for at in _clocks(text, now, zone, language):
        yield StartTime(at, is_span=False)


def _span(text: str) -> tuple[timedelta, bool] | None:
    """Return a span of time, and whether its words exclude an hour of the clock."""
    bare = AFTER_SPAN.sub("", BEFORE_SPAN.sub("", text, count=1)).strip()
    total, end, parts = timedelta(), 0, 0
    while end < len(bare):
        part = _PART.match(bare, end)
        unit = None if part is None else UNIT_OF.get(part[2])
        if part is None or unit is None:
            return None
        total, end = total + timedelta(**{unit: int(part[1])}), part.end()
        parts += 1
    return (total, bare != text or parts > 1) if parts else None


def _is_clock(span: str, language: str) -> bool:
    """Return whether a span of one part can be an hour of the clock as well."""
    part = _PART.match(span)
    assert part is not None
    if part[2] not in CLOCK_UNITS:
        return False
    return part[2] != "h" or language not in H_IS_A_SPAN or int(part[1]) > _MORNING


def _clocks(text: str, now: datetime, zone: str, language: str) -> Iterator[datetime]:
    """Yield the moments that a text with an hour of the clock can mean."""
    text = re.sub(r"(?<=\d)t(?=\d)", " ", text)
    offset = _OFFSET.search(text)
    ahead = timedelta()
    if offset is not None:
        text, zone = text[: offset.end(1)], USUAL
        if offset[2] is not None:
            ahead = timedelta(hours=int(offset[3]), minutes=int(offset[4]))
            ahead *= -1 if offset[2] == "-" else 1
    try:
        today = on_clock(now + ahead, zone).date()
        for days, rest in _days(text, today, language):
            for clock in _times(rest, language):
                moments = [moment_of(day, clock, zone) - ahead for day in days]
                yield next((one for one in moments if one > now), moments[-1])
    except (ValueError, OverflowError):
        return


def _times(text: str, language: str) -> Iterator[time]:
    """Yield the hours of the clock that a text can mean which has no other word left."""
    for found in CLOCK.finditer(text):
        if FILLERS.sub("", f"{text[: found.start()]} {text[found.end() :]}"):
            continue
        hour, minute = int(found["hour"]), int(found["minute"] or 0)
        am, pm = found["am"] or found["am2"], found["pm"] or found["pm2"]
        if not (found["minute"] or found["oclock"] or found["before"] or am or pm):
            continue
        if hour > 23 or (am and not 1 <= hour <= 12):
            continue
        if am or (pm and 1 <= hour <= 12):
            yield time(hour % 12 + (12 if pm else 0), minute)
            continue
        yield time(hour, minute)
        if language == "en" and not pm and 1 <= hour < 12 and not found["hour"].startswith("0"):
            yield time(hour + 12, minute)


def _days(text: str, today: date, language: str) -> Iterator[tuple[list[date], str]]:
    """Yield the days that a text can name, and the rest of it; of several days, the next counts."""
    yield [today, today + _DAY], text
    for days, pattern in DAY_WORDS:
        for found in pattern.finditer(text):
            yield [today + days * _DAY], _without(text, found)
    names = weekdays(language)
    for found in re.finditer(name_pattern(names), text):
        week = [today + n * _DAY for n in range(8)]
        yield [one for one in week if one.weekday() == names[found[0]]], _without(text, found)
    without_name = re.sub(name_pattern(names), " ", text, count=1)
    for one in dict.fromkeys((text, without_name)):  # the name of a date's own weekday says no more
        yield from _numbered_dates(one, today, language)
        yield from _named_dates(one, today, language)


def _numbered_dates(text: str, today: date, language: str) -> Iterator[tuple[list[date], str]]:
    for found in _YEAR_FIRST.finditer(text):
        yield from _dates(found[3], found[2], found[1], today, _without(text, found))
    for found in _SIGNS.finditer(text):
        yield from _dates(found[2], found[1], None, today, _without(text, found))
    for found in _NUMBERS.finditer(text):
        first, second, rest = found[1], found[3], _without(text, found)
        if language in _MONTH_FIRST or (language == "en" and found[2] == "/"):
            yield from _dates(second, first, found[4], today, rest)
        if language not in _MONTH_FIRST:
            yield from _dates(first, second, found[4], today, rest)


def _named_dates(text: str, today: date, language: str) -> Iterator[tuple[list[date], str]]:
    names = months(language)
    month = rf"(?P<month>{name_pattern(names)})\.?(?!\d)"
    day = rf"(?<!\d)(?P<day>\d{{1,2}})(?![\d:]){_ORDINAL}"
    year = r"(?:,?\s*(?:de\s+)?(?P<year>\d{4}))?"
    for pattern in (rf"{day}\s*(?:de|of)?\s*{month}{year}", rf"{month}\s*{day}{year}"):
        for found in re.finditer(pattern, text):
            number = str(names[found["month"]])
            yield from _dates(found["day"], number, found["year"], today, _without(text, found))


def _dates(
    day: str, month: str, year: str | None, today: date, rest: str
) -> Iterator[tuple[list[date], str]]:
    """Yield a date that exists; without a year, this year's and the next one's."""
    if year is None:
        years = [today.year, today.year + 1]
    else:
        years = [int(year) if len(year) == 4 else 2000 + int(year)]
    found = []
    for one in years:
        with suppress(ValueError):
            found.append(date(one, int(month), int(day)))
    if found:
        yield found, rest


def _without(text: str, found: re.Match[str]) -> str:
    return f"{text[: found.start()]} {text[found.end() :]}"
