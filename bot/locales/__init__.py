"""The texts, in every language: Fluent catalogues (`en/*.ftl`, `ja/*.ftl`) and their loader.

Every sentence for people on Discord is in a catalogue, not in code. `languages` lists the
languages. A test checks that all languages have the same messages with the same variables, and
that code and catalogues agree.
"""

from bot.locales.languages import (
    DEFAULT,
    LANGUAGES,
    Language,
    chosen_language,
    language_of,
    own_name,
)
from bot.locales.places import city_of, countries_of, home_of
from bot.locales.texts import Texts, Wording, texts_in

__all__ = [
    "DEFAULT",
    "LANGUAGES",
    "Language",
    "Texts",
    "Wording",
    "chosen_language",
    "city_of",
    "countries_of",
    "home_of",
    "language_of",
    "own_name",
    "texts_in",
]
