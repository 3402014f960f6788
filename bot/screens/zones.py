"""Menus to choose a time zone: first the hour that a clock shows, then a place where it is so."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from bot.locales import Texts, city_of, countries_of, home_of
from bot.matches.models.zones import on_clock, places_at
from bot.screens.message import CHOICE_LIMIT, Choice, Row, Select, clip, panel_id

HOURS: Final = 24
NOON: Final = 12


def hours_menu(texts: Texts, kind: str, verb: str) -> Row:
    """Return a menu of the hours of a day; `kind`: `clock` for the present one, or `hour`."""
    choices = []
    for hour in range(HOURS):
        half = "am" if hour < NOON else "pm"
        label = texts(f"remind-{kind}-{half}", hour=str(hour), half=hour % NOON)
        choices.append(Choice(label, str(hour)))
    return (Select(panel_id(verb), tuple(choices), texts(f"remind-{kind}-ask")),)


def zones_menu(texts: Texts, verb: str, hour: int, now: datetime) -> Row:
    """Return a menu of the places whose clocks show an hour now, each with its time."""
    language = texts.language
    choices = tuple(
        Choice(
            clip(f"{city_of(one.zone, language)} · {time_in(one.zone, now)}", CHOICE_LIMIT),
            one.zone,
            countries_of(one.countries, language) or None,
        )
        for one in places_at(hour, now, home_of(language))
    )
    return (Select(panel_id(verb), choices, texts("ask-zone")),)


def time_in(zone: str, now: datetime) -> str:
    """Return the time that the clocks of a zone show."""
    return f"{on_clock(now, zone):%H:%M}"


def zone_line(texts: Texts, message: str, zone: str, now: datetime) -> str:
    """Return a message about a zone: its place and its time."""
    return texts(message, place=city_of(zone, texts.language), time=time_in(zone, now))
