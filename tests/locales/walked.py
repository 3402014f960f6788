"""The languages in which every screen is looked at: all eighteen would take nine times as long.

What is looked at once for each language (its labels, its names) is looked at in all.
"""

from typing import Final

from bot.locales import DEFAULT, LANGUAGES, Language
from tests.locales.catalogues import files


def _letters(language: Language) -> int:
    return sum(len(path.read_text(encoding="utf-8")) for path in files(language))


LONGEST: Final = max(LANGUAGES, key=_letters)
WALKED: Final = tuple(dict.fromkeys((DEFAULT, "ja", LONGEST)))
