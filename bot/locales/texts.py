"""Reads the catalogues and formats a message from its id and its variables.

A start needs few of the texts, and parsing all of them would take a large part of its time. So a
catalogue is read when one of its texts is needed, and each text is parsed when it is first used.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping, Sequence
from copy import copy
from enum import IntEnum
from functools import cache, cached_property, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from babel import Locale, localedata
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from bot.locales.languages import DEFAULT, Language

FOLDER: Final = Path(__file__).resolve().parent
CACHE_SIZE: Final = 4096
"""Number of formatted texts in the cache of a language. A picture's description alone has about
forty names of cards."""

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""The start of a message or of a term (with a hyphen). No other line begins with a name."""
_PLAIN: Final = re.compile(
    r"[A-Za-z][\w-]* *= *([^{}\s][^{}\n]*)\n((?: +\.[a-z]+ *= *[^{}\s][^{}\n]*\n)*)(?:#.*\n|\s)*"
)
"""A message without placeables, each text in one line, and the comments of the next message."""
_ATTRIBUTE: Final = re.compile(r"^ +\.([a-z]+) *= *(.*?) *$", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""A reference in a text: to another message, a term, or a function."""
_NEEDED: Final = {
    *("plural_form", "number_symbols", "decimal_formats"),
    *("numbering_systems", "default_numbering_system"),
    *("time_zones", "territories", "months", "days"),
}
"""The parts of a locale's data that are needed."""

_log = logging.getLogger(__name__)


class Wording(IntEnum):
    """How much of a public message comes from people: a server's own filter may refuse it."""

    FULL = 0
    UNMENTIONED = 1
    """People are named, and mentioned nowhere."""
    UNNAMED = 2
    """People have numbers, and other foreign texts are left out."""


class Texts:
    """The texts of one language. Call it with a message's id and its variables."""

    def __init__(self, language: Language, folder: Path = FOLDER) -> None:
        self.language: Final[Language] = language
        self.guild_id: int | None = None
        """The server where the texts are read; None if it is elsewhere or unknown."""
        self.wording = Wording.FULL
        self._numbers: dict[int, int] = {}
        self._catalogues = _Catalogues(language, folder)
        self._remembered = lru_cache(CACHE_SIZE, typed=True)(self._text)

    def at(self, guild_id: int | None) -> Texts:
        """Return the same texts for a server, on which its members have their nicknames."""
        if guild_id == self.guild_id:
            return self
        there = copy(self)
        there.guild_id = guild_id
        return there

    def worded(self, wording: Wording, people: Sequence[int] = ()) -> Texts:
        """Return the same texts for a message that contains less foreign text.

        `people`: the ids of the people in it, in the order of their numbers.
        """
        if wording == self.wording:
            return self
        there = copy(self)
        there.wording = wording
        there._numbers = {}  # noqa: SLF001
        for person_id in people:
            there.number_of(person_id)
        return there

    def number_of(self, person_id: int) -> int:
        """Return the number by which a person is called where names are left out."""
        return self._numbers.setdefault(person_id, len(self._numbers) + 1)

    def __call__(self, message: str, **variables: str | int) -> str:
        """Return the text of a message. Numbers are written by the rules of the language.

        If this language lacks the message, its English text is returned. Raises `KeyError` if
        English lacks it too.
        """
        return self._remembered(message, **variables)

    def _text(self, message: str, **variables: str | int) -> str:
        own = self._catalogues.text(message, None, variables)
        if own is not None:
            return own
        if self.language == DEFAULT:
            raise KeyError(message)
        text = texts_in(DEFAULT)(message, **variables)
        _log.error("Text %s is missing in %s.", message, self.language)
        return text

    def attribute(self, message: str, name: str) -> str | None:
        """Return the text of a message's attribute (`.short`), in this language or in English.

        Returns None if the message has no such attribute. Raises `KeyError` for an unknown message.
        """
        own = self._catalogues.text(message, name, {})
        if own is not None:
            return own
        if self.language != DEFAULT:
            return texts_in(DEFAULT).attribute(message, name)
        if not self.has(message):
            raise KeyError(message)
        return None

    def has(self, message: str) -> bool:
        """Return whether a message exists, for texts that only some things have."""
        return message in self._catalogues.files

    @property
    def locale(self) -> Locale:
        """The language's rules for numbers, and its names of places, months and days."""
        return self._catalogues.locale

    def decimal(self, value: float) -> str:
        """Return a number with one decimal place, by the rules of the language."""
        return format_decimal(value, format="0.0", locale=self.locale)


class _Catalogues:
    """The catalogues of a language, which are loaded when they are needed."""

    def __init__(self, language: Language, folder: Path) -> None:
        self._language = language
        self._folder = folder
        self.files = _files(folder)
        self._parsed: set[str] = set()

    @cached_property
    def locale(self) -> Locale:
        """The language's rules for numbers, and its names of places, months and days.

        Other data are dropped. Babel would keep a megabyte of each language in memory, such as
        names of currencies and units.
        """
        locale = Locale.parse(self._language, sep="-")
        data = localedata.load(str(locale))
        for name in data.keys() - _NEEDED:
            del data[name]  # in the dictionary that Babel keeps
        return locale

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Most variables need no isolation: numbers, links and mentions are the bot's. Names come
        # isolated from `screens.wording.names`.
        return FluentBundle([str(self.locale)], use_isolating=False)

    def text(
        self, message: str, attribute: str | None, variables: Mapping[str, str | int]
    ) -> str | None:
        """Return a text in this language, or None. More than half of all texts are plain."""
        file = self.files.get(message)
        source = None if file is None else self._own(message, file)
        if file is None or source is None:
            return None
        plain = _PLAIN.fullmatch(source)
        if plain is not None:
            if attribute is None:
                return plain[1].rstrip(" ")
            return dict(_ATTRIBUTE.findall(plain[2])).get(attribute)
        self._parse(message, file)
        own: Any = self._bundle.get_message(message)
        pattern = own.value if attribute is None else own.attributes.get(attribute)
        return None if pattern is None else self._format(message, pattern, variables)

    def _parse(self, name: str, file: str) -> None:
        """Parse an entry, and the entries to which it refers."""
        wanted, parsed = {name} - self._parsed, set[str]()
        while wanted:
            entry = wanted.pop()
            source = self._source(entry, self.files.get(entry, file))
            self._bundle.add_resource(FluentResource(source))
            parsed.add(entry)
            wanted |= {*_REFERENCE.findall(source)} - parsed
        self._parsed |= parsed  # last, so that other threads find complete entries

    def _source(self, entry: str, file: str) -> str:
        """Return the source of an entry, in this language or English; "" for a function."""
        own = self._own(entry, file)
        return _catalogue(self._folder, DEFAULT, file).get(entry, "") if own is None else own

    def _own(self, entry: str, file: str) -> str | None:
        return _catalogue(self._folder, self._language, file).get(entry)

    def _format(self, message: str, pattern: object, variables: Mapping[str, str | int]) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(variables))  # type: ignore[arg-type]
        if errors:  # a bug, but an incomplete text is better than none
            _log.error("Text %s (%s): %s", message, self._language, errors)
        return str(text)


@cache
def _files(folder: Path) -> Mapping[str, str]:
    """Return the file of each entry. It is the same in each language as in English."""
    return {
        name: path.name
        for path in sorted((folder / DEFAULT).glob("*.ftl"))
        for name in _catalogue(folder, DEFAULT, path.name)
    }


@cache
def _catalogue(folder: Path, language: Language, file: str) -> Mapping[str, str]:
    """Read a catalogue: the source of each entry by its name; empty if the file doesn't exist."""
    path = folder / language / file
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    starts = [one.start() for one in _ENTRY.finditer(text)]
    entries = [text[start:end] for start, end in pairwise([*starts, len(text)])]
    return {sys.intern(one.partition("=")[0].rstrip()): one for one in entries}


@cache
def texts_in(language: Language) -> Texts:
    """Return the texts of a language. They are created once."""
    return Texts(language)
