"""The languages that the bot speaks: the one place that lists them.

To add a language, add its line to `TABLE` and a folder of catalogues with its code as the name.
A test names what the folder still lacks.
"""

from dataclasses import dataclass
from typing import Final

Language = str
"""The code of a language: the name of its folder of catalogues, by whose rules it has plurals."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One language.

    `own_name` is what its speakers call it; `discord_locales` are those of Discord's languages
    whose users it speaks to.
    """

    code: Language
    own_name: str
    discord_locales: tuple[str, ...]


TABLE: Final = (
    Entry("en", "English", ("en-US", "en-GB")),
    Entry("ja", "日本語", ("ja",)),
)

LANGUAGES: Final[tuple[Language, ...]] = tuple(entry.code for entry in TABLE)
DEFAULT: Final[Language] = LANGUAGES[0]
"""The language for people whose own language is not available. Commands are registered in it."""
_BY_CODE: Final = {entry.code: entry for entry in TABLE}
_BY_LOCALE: Final = {locale: entry.code for entry in TABLE for locale in entry.discord_locales}


def language_of(discord_locale: str | None) -> Language:
    """Return the language of a Discord locale (`ja`, `en-GB`); `DEFAULT` for any other."""
    return DEFAULT if discord_locale is None else _BY_LOCALE.get(discord_locale, DEFAULT)


def chosen_language(code: str | None) -> Language | None:
    """Return the language that was chosen and stored; None if none was, or if it is gone."""
    return code if code in _BY_CODE else None


def own_name(language: Language) -> str:
    """Return what a language is called in itself. Raises `KeyError` for one that isn't there."""
    return _BY_CODE[language].own_name
