"""The names of time zones in each language: a city and the countries around it."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from babel import Locale
from babel.core import get_global

from bot.locales.languages import Language
from bot.locales.texts import texts_in

LONGEST_LIST: Final = 100
"""Maximum length of a list of countries, in characters: a menu has no room for more."""
_ALIASES: Final = get_global("zone_aliases")


def city_of(zone: str, language: Language) -> str:
    """Return the city of a time zone; a zone without one has its own name."""
    region, _, own = zone.rpartition("/")
    if region in ("", "Etc"):
        return own.replace("GMT", "UTC").translate(_SIGNS)
    known = texts_in(language).locale.time_zones
    for name in (zone, *_OLD.get(zone, ())):
        if (city := known.get(name, {}).get("city")) is not None:
            return str(city)
    return own.replace("_", " ")


_SIGNS: Final = str.maketrans("+-", "−+")
"""`Etc/GMT+5` is five hours behind UTC."""
_OLD: Final[dict[str, list[str]]] = {}
for _old, _new in _ALIASES.items():
    _OLD.setdefault(_new, []).append(_old)


def countries_of(codes: Sequence[str], language: Language) -> str:
    """Return the names of countries, by their ISO codes, as many as there is room for."""
    names = texts_in(language).locale.territories
    found = [names[code] for code in codes if code in names]
    while len(listed := ", ".join(found)) > LONGEST_LIST:
        del found[-1]
    return listed


@cache
def home_of(language: Language) -> str | None:
    """Return the country where a language is spoken most, as an ISO code."""
    code = str(texts_in(language).locale)
    subtags = get_global("likely_subtags")
    likely = subtags.get(code) or subtags.get(texts_in(language).locale.language, "")
    return texts_in(language).locale.territory or Locale.parse(likely).territory
