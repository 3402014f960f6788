"""The start of a tournament: inputs of admins, and their meaning."""

import re
from contextlib import suppress
from datetime import UTC, date, datetime, time, timedelta, timezone
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.locales import LANGUAGES, texts_in
from bot.matches.errors import Refusal, Refused
from bot.matches.models.zones import moment_of, on_clock
from bot.tournaments.start_times import LATEST, SOONEST, read_moments, written
from tests.bot.each import each
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
    "24.12.2026 18:00": TOMORROW,
    "19:00": datetime(2026, 12, 23, 19, tzinfo=UTC),
}
NO_TIME = [
    "", " ", "soon", "2", "2 weeks", "h", "-2h", "2026-12-24", "tomorrow", "28.12.", "25:00",
    "18:60", "2026-02-30 18:00", "0001-01-01 00:00+23:00", "9" * 40, "in", "1d 2",
    "13 pm 7", "0 am", "28.13. 20:00", "31.11. 20:00", "next week 8pm",
]  # fmt: skip


@each("text", list(SPANS))
def test_a_span_counts_from_now(text: str) -> None:
    assert read_moments(text, NOW) == ((NOW + SPANS[text], True),)


@each(("text", "zone"), list(product(DATES, (UTC, timezone(timedelta(hours=9))))))
def test_a_date_is_in_utc_unless_it_says_something_else(text: str, zone: timezone) -> None:
    """The zone of the bot's own clock has no influence."""
    assert read_moments(text, NOW.astimezone(zone)) == ((DATES[text], False),)


@each("text", NO_TIME)
def test_what_is_no_time_is_refused(text: str) -> None:
    with refuses(Refusal.NO_MOMENT):
        read_moments(text, NOW)


@given(st.text(max_size=40) | st.from_regex(r"\A[0-9hdm:+<>tZ/ -]{1,20}\Z"))
def test_whatever_is_written_is_a_time_or_refused(text: str) -> None:
    with suppress(Refused):
        assert SOONEST <= read_moments(text, NOW)[0].at - NOW <= LATEST


FORMS = {
    "de": ["20 Uhr", "um 20 Uhr", "heute 20:00", "23.12. 20:00", "am 23.12. um 20.00 Uhr",
           "23.12.26 20:00", "23. Dezember 2026 20 Uhr", "Mittwoch 20 Uhr", "8 Uhr abends"],
    "en": ["8pm", "8 p.m.", "8:00 PM", "today 20:00", "Dec 23, 20:00", "Wednesday at 8pm",
           "December 23rd 2026, 8 pm", "23 Dec 20:00"],
    "es": ["hoy a las 20:00", "a las 8 de la tarde", "23/12 20:00", "23 de diciembre 20:00"],
    "fr": ["à 20h", "aujourd’hui à 20h", "mercredi 20h", "23/12/2026 20:00", "8 h du soir"],
    "id": ["pukul 20.00", "jam 20", "hari ini jam 20", "jam 8 malam"],
    "it": ["alle 20", "oggi alle 20:00", "mercoledì 23 dicembre 20:00", "ore 20"],
    "ja": ["20時", "今日20時", "午後8時", "12月23日 20:00", "2026年12月23日20時00分", "水曜日20時"],
    "ko": ["20시", "오늘 오후 8시", "12월 23일 20:00", "수요일 20시"],
    "nl": ["vandaag om 20 uur", "23-12-2026 20:00", "woensdag 20:00", "om 20 u"],
    "pl": ["o 20", "godz. 20", "dziś o 20:00", "23 grudnia 20:00", "środa 20:00"],
    "pt-BR": ["hoje às 20h", "às 20h", "8 da noite", "23 de dezembro de 2026 20:00"],
    "ru": ["в 20:00", "сегодня в 20 часов", "в 8 вечера", "23 декабря 20:00", "23.12 20:00"],
    "th": ["20 น.", "วันนี้ 20:00 น.", "23/12 20:00"],
    "tr": ["saat 20", "BUGÜN SAAT 20", "23 Aralık 20:00", "23 ARALIK 20:00", "ÇARŞAMBA 20:00"],
    "uk": ["о 20:00", "сьогодні о 20:00", "23 грудня 20:00", "середа 20:00"],
    "vi": ["hôm nay 20h", "lúc 20 giờ 00", "20 giờ tối", "8 giờ tối"],
    "zh-CN": ["20点", "今天20点", "晚上8点", "12月23日 20:00", "周三 20:00"],
    "zh-TW": ["20點", "今天20點", "下午8點", "12月23日 20:00", "星期三 20:00"],
}  # fmt: skip
"""Ordinary forms of eight in the evening of that day, which is a Wednesday."""
TWO = {
    ("20h", "fr"): (20, 24.5), ("20 giờ", "vi"): (20, 24.5), ("20 uur", "nl"): (20, 24.5),
    ("20 часов", "ru"): (20, 24.5), ("20h", "en"): (20, 24.5), ("20 h", "de"): (20, 24.5),
    ("6h", "fr"): (6, 10.5), ("6h30", "fr"): (6.5, 11), ("8:00", "en"): (8, 20),
}  # fmt: skip
"""Texts at half past four in the morning, and the hours from its midnight that they can mean."""


@each(
    ("text", "language", "zone"),
    [
        (text, language, zone)
        for language, texts in FORMS.items()
        for text in texts
        for zone in ("Europe/Berlin", "Asia/Kathmandu", "America/Los_Angeles")
    ],
)
def test_ordinary_forms_are_read_in_each_language_by_the_zones_clocks(
    text: str, language: str, zone: str
) -> None:
    due = moment_of(date(2026, 12, 23), time(20), zone)
    now = moment_of(date(2026, 12, 23), time(18, 30), zone)
    assert read_moments(text, now, zone, language) == ((due, False),)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_of_each_language_are_read(language: str) -> None:
    now = datetime(2026, 11, 20, 12, tzinfo=UTC)
    for key in ("refused-no-moment",):
        examples = re.findall("`(.+?)`", texts_in(language)(key))
        read = [read_moments(one, now, "Europe/Berlin", language) for one in examples]
        assert [len(one) for one in read] == [1] * len(read), "none can mean two things"
        assert [one.is_span for (one,) in read[:2]] == [True, False]
        shown = [on_clock(one.at, "Europe/Berlin") for (one,) in read]
        days = [(one.month, one.day, one.hour) for one in shown]
        assert days == [(11, 20, 15), (11, 21, 20), (11, 28, 20)][: len(days)]
        assert len(days) >= 2


@each(("text", "language"), list(TWO))
def test_of_a_text_with_two_meanings_both_are_returned(text: str, language: str) -> None:
    midnight = datetime(2027, 1, 1, tzinfo=UTC)
    found = read_moments(text, midnight + timedelta(hours=4.5), "UTC", language)
    assert not any(one.is_span for one in found)
    hours = [(one.at - midnight) / timedelta(hours=1) for one in found]
    assert sorted(hours) == sorted(TWO[text, language])


def test_a_date_of_numbers_with_two_orders_is_asked_about_in_english() -> None:
    now = datetime(2026, 12, 23, tzinfo=UTC)
    both = [one.at.date() for one in read_moments("1/2 20:00", now, "UTC", "en")]
    assert both == [date(2027, 1, 2), date(2027, 2, 1)]
    (one,) = read_moments("1/2 20:00", now, "UTC", "fr")
    assert one.at.date() == date(2027, 2, 1)
    (one,) = read_moments("12/28 20:00", now, "UTC", "en")
    assert one.at.date() == date(2026, 12, 28)


def test_what_is_written_is_read_also_while_clocks_are_put_back() -> None:
    """Half past two is shown twice in that night."""
    first, zone = datetime(2026, 10, 25, 0, 30, tzinfo=UTC), "Europe/Berlin"
    for at in (first, first + timedelta(hours=1), first + timedelta(hours=2)):
        (found,) = read_moments(written(at, zone), first - timedelta(days=1), zone, "de")
        assert found.at == at


@pytest.mark.parametrize(
    "text", ["4m", "61d", "9999d", "2026-12-23 18:34", "2025-12-24 18:00", "<t:99999999999>"]
)
def test_a_time_too_soon_or_too_late_is_refused(text: str) -> None:
    with refuses(Refusal.MOMENT_RANGE):
        read_moments(text, NOW)
    assert read_moments("5m", NOW)[0].at - NOW == SOONEST
    assert read_moments("60d", NOW)[0].at - NOW == LATEST


@given(st.integers(5, 60 * 24 * 60))
def test_what_the_bot_writes_it_reads(minutes: int) -> None:
    at = NOW + timedelta(minutes=minutes)
    assert read_moments(written(at), NOW)[0].at == at
