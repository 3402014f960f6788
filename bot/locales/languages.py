"""The languages that the bot speaks: the one place that lists them.

To add a language, add its line to `TABLE` and a folder of catalogues with its code as the name.
A test names what the folder still lacks.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from babel import Locale, UnknownLocaleError

Language = str
"""The code of a language. It is the name of the folder of catalogues, and selects plural rules."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One language. `own_name` is its name in the language itself."""

    code: Language
    own_name: str


TABLE: Final = (
    Entry("en", "English"),
    Entry("de", "Deutsch"),
    Entry("es", "Español"),
    Entry("fr", "Français"),
    Entry("id", "Bahasa Indonesia"),
    Entry("it", "Italiano"),
    Entry("ja", "日本語"),
    Entry("ko", "한국어"),
    Entry("nl", "Nederlands"),
    Entry("pl", "Polski"),
    Entry("pt-BR", "Português (Brasil)"),
    Entry("ru", "Русский"),
    Entry("th", "ไทย"),
    Entry("tr", "Türkçe"),
    Entry("uk", "Українська"),
    Entry("vi", "Tiếng Việt"),
    Entry("zh-CN", "简体中文"),
    Entry("zh-TW", "繁體中文"),
)

LANGUAGES: Final[tuple[Language, ...]] = tuple(entry.code for entry in TABLE)
DEFAULT: Final[Language] = LANGUAGES[0]
"""The language for people whose own language is not available. Commands are registered in it."""
_BY_CODE: Final = {entry.code: entry for entry in TABLE}


@lru_cache(maxsize=128)
def language_of(discord_locale: str | None) -> Language:
    """Return the nearest language for a Discord locale (`ja`, `en-GB`), or `DEFAULT`.

    A locale without a language of its own gets that of another country: `pt-PT` gets `pt-BR`.
    Chinese has two scripts, so `zh-HK` gets the language with the script of `zh-TW`.
    """
    if discord_locale in _BY_CODE:
        return discord_locale
    asked = _written(discord_locale or "")
    return next((code for code in LANGUAGES if asked and _written(code) == asked), DEFAULT)


def _written(code: str) -> tuple[str, str | None] | None:
    """Return a locale's language and script; None if the code is not a locale."""
    try:
        locale = Locale.parse(code, sep="-")
    except (UnknownLocaleError, ValueError):
        return None
    if locale.language == "zh" and locale.script is None:
        return "zh", "Hans"
    return locale.language, locale.script


def chosen_language(code: str | None) -> Language | None:
    """Return a stored choice of a language; None if nothing was chosen or it no longer exists."""
    return code if code in _BY_CODE else None


def own_name(language: Language) -> str:
    """Return a language's name in itself. Raises `KeyError` for an unknown language."""
    return _BY_CODE[language].own_name
