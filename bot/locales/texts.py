"""Reads the catalogues and formats a message from its id and its variables.

A start needs few of the texts, and to parse them all takes a large part of it. So a catalogue is
read when one of its texts is needed, and each text is parsed when it is used first.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping
from copy import copy
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
"""So many texts of a language are kept as they were formatted: a picture's description alone has
some forty names of cards."""

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Where a message begins (or a term, with a hyphen): only there a line begins with a name."""
_PLAIN: Final = re.compile(
    r"[A-Za-z][\w-]* *= *([^{}\s][^{}\n]*)\n((?: +\.[a-z]+ *= *[^{}\s][^{}\n]*\n)*)(?:#.*\n|\s)*"
)
"""A message without anything to fill in, each text in one line; then comments of the next one."""
_ATTRIBUTE: Final = re.compile(r"^ +\.([a-z]+) *= *(.*?) *$", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""What a text may refer to: another message, a term, or a function."""
_OF_NUMBERS: Final = {
    *("plural_form", "number_symbols", "decimal_formats"),
    *("numbering_systems", "default_numbering_system"),
}
"""What is needed of the data of a locale."""

_log = logging.getLogger(__name__)


class Texts:
    """The texts of one language. Call it with a message's id and its variables."""

    def __init__(self, language: Language, folder: Path = FOLDER) -> None:
        self.language: Final[Language] = language
        self.guild_id: int | None = None
        """The server where they are read; None: elsewhere, or unknown."""
        self._catalogues = _Catalogues(language, folder)
        self._remembered = lru_cache(CACHE_SIZE, typed=True)(self._text)

    def at(self, guild_id: int | None) -> Texts:
        """Return the same texts, read on a server: its members have their names of this server."""
        if guild_id == self.guild_id:
            return self
        there = copy(self)
        there.guild_id = guild_id
        return there

    def __call__(self, message: str, **variables: str | int) -> str:
        """Return the text of a message. Numbers are written by the rules of the language.

        A message that this language lacks comes in English. Raises `KeyError` if there is none.
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
        """The text of a message's attribute (`.short`), if it has it here or in English.

        Raises `KeyError` if there is no such message.
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
        """Whether there is such a message; for texts that only some things have."""
        return message in self._catalogues.files

    def decimal(self, value: float) -> str:
        """Return a number with one decimal place, by the rules of the language."""
        return format_decimal(value, format="0.0", locale=self._catalogues.locale)


class _Catalogues:
    """The catalogues of a language, as far as they were needed."""

    def __init__(self, language: Language, folder: Path) -> None:
        self._language = language
        self._folder = folder
        self.files = _files(folder)
        self._parsed: set[str] = set()

    @cached_property
    def locale(self) -> Locale:
        """The language's rules for numbers.

        Babel keeps a megabyte of each language: names of countries, currencies and days.
        """
        locale = Locale.parse(self._language, sep="-")
        data = localedata.load(str(locale))
        for name in data.keys() - _OF_NUMBERS:
            del data[name]  # the dictionary itself
        return locale

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Not every variable is foreign: numbers, links and mentions are ours. Names come isolated
        # from `screens.wording.names`.
        return FluentBundle([str(self.locale)], use_isolating=False)

    def text(
        self, message: str, attribute: str | None, variables: Mapping[str, str | int]
    ) -> str | None:
        """Return a text as this language has it, or None. More than half of them are plain."""
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
        """Parse an entry, and those to which it refers."""
        wanted, parsed = {name} - self._parsed, set[str]()
        while wanted:
            entry = wanted.pop()
            source = self._source(entry, self.files.get(entry, file))
            self._bundle.add_resource(FluentResource(source))
            parsed.add(entry)
            wanted |= {*_REFERENCE.findall(source)} - parsed
        self._parsed |= parsed  # only now: another thread finds all that it needs

    def _source(self, entry: str, file: str) -> str:
        """Return an entry as it is written here, or else in English; "" for a function."""
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
    """Return in which file each entry stands. It is the same in each language as in English."""
    return {
        name: path.name
        for path in sorted((folder / DEFAULT).glob("*.ftl"))
        for name in _catalogue(folder, DEFAULT, path.name)
    }


@cache
def _catalogue(folder: Path, language: Language, file: str) -> Mapping[str, str]:
    """Read a catalogue: each entry's text by its name. A language may lack it."""
    path = folder / language / file
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    starts = [one.start() for one in _ENTRY.finditer(text)]
    entries = [text[start:end] for start, end in pairwise([*starts, len(text)])]
    return {sys.intern(one.partition("=")[0].rstrip()): one for one in entries}


@cache
def texts_in(language: Language) -> Texts:
    """The texts of a language, read once."""
    return Texts(language)
