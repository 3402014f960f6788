"""Parses the time when a tournament begins: `2h`, `1d 12h`, `18:00`, `2026-12-24 18:00`.

A span of time is the same everywhere. Dates and clock times are UTC unless they name another zone,
and few people think in UTC: so the bot asks for confirmation with the parsed time, which Discord
shows in each reader's own time zone.
"""

import re
import unicodedata
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple

from bot.matches.errors import Refusal, Refused

SOONEST: Final = timedelta(minutes=5)
LATEST: Final = timedelta(days=60)
LONGEST_MOMENT: Final = 40
"""Maximum length of an admin's input, in characters."""
_UNITS: Final = {
    "days": """
        d day days 日 天 일 t tag tage tagen j jour jours día días dia dias giorno giorni
        dag dagen dzień dni д день дня дней дні днів gün hari ngày วัน
    """,
    "hours": """
        h hr hrs hour hours 時間 小时 小時 시간 std stunde stunden heure heures hora horas ora ore
        uur uren godz godzina godziny godzin ч час часа часов год година години годин saat sa
        jam giờ ชั่วโมง ชม
    """,
    "minutes": """
        m min mins minute minutes 分 分钟 分鐘 분 minuten minuto minutos minuti minuut minuta minuty
        minut м мин минута минуты минут хв хвилина хвилини хвилин dakika dk menit phút นาที น
    """,
}
"""The words for each unit, in all languages of the bot."""
_UNIT_OF: Final = {word: unit for unit, words in _UNITS.items() for word in words.split()}
_PART: Final = re.compile(r"(\d{1,4})\s*([^\d\s,.:/<>+-]+)[\s,.]*")
_STAMP: Final = re.compile(r"<t:(\d{1,11})(?::[a-zA-Z])?>")
_CLOCK: Final = re.compile(r"(\d{1,2}):(\d{2})")


class StartTime(NamedTuple):
    """A time that an admin wrote, as it was understood."""

    at: datetime
    is_span: bool  # relative to now: it can't be misread


def read_moment(text: str, now: datetime) -> StartTime:
    """Return the time in a text. Raises `Refused` if there is no time, or too soon or late."""
    found = _read(unicodedata.normalize("NFKC", text).strip(), now)
    if found is None:
        raise Refused(Refusal.NO_MOMENT)
    check_moment(found.at, now)
    return found


def check_moment(at: datetime, now: datetime, soonest: timedelta = SOONEST) -> None:
    """Raise `Refused` if a time to begin is too soon or too late."""
    if not now + soonest <= at <= now + LATEST:
        minutes = SOONEST // timedelta(minutes=1)
        raise Refused(Refusal.MOMENT_RANGE, limit=LATEST.days, count=minutes)


def written(at: datetime) -> str:
    """Return a time in the form that `read_moment` parses."""
    return at.astimezone(UTC).strftime("%Y-%m-%d %H:%M")


def _read(text: str, now: datetime) -> StartTime | None:
    span = _span(text.lower())
    try:
        if span is not None:
            return StartTime(now + span, is_span=True)
        at = _date(text, now)
        return None if at is None else StartTime(at, is_span=False)
    except (ValueError, OverflowError):
        return None


def _span(text: str) -> timedelta | None:
    text = text.removeprefix("in ").removesuffix("後").strip()
    total, end = timedelta(), 0
    while end < len(text):
        part = _PART.match(text, end)
        unit = None if part is None else _UNIT_OF.get(part[2])
        if part is None or unit is None:
            return None
        total, end = total + timedelta(**{unit: int(part[1])}), part.end()
    return total if text else None


def _date(text: str, now: datetime) -> datetime | None:
    stamp = _STAMP.fullmatch(text)
    if stamp is not None:  # copied from Discord
        return datetime.fromtimestamp(int(stamp[1]), UTC)
    text = re.sub(r"\s*(UTC|GMT|Z)$", "+00:00", text.upper()).replace("/", "-")
    clock = _CLOCK.fullmatch(text.removesuffix("+00:00"))
    if clock is not None:  # the next occurrence of this time
        at = now.astimezone(UTC).replace(
            hour=int(clock[1]), minute=int(clock[2]), second=0, microsecond=0
        )
        return at if at > now else at + timedelta(days=1)
    if ":" not in text:
        return None
    at = datetime.fromisoformat(re.sub(r"\s+(?=[+-]\d)", "", text))
    return (at if at.tzinfo is not None else at.replace(tzinfo=UTC)).astimezone(UTC)
