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
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from bot.locales.languages import DEFAULT, Language

FOLDER: Final = Path(__file__).resolve().parent
REMEMBERED: Final = 4096
"""So many texts of a language are kept as they were formatted: a picture's description alone has
some forty names of cards."""

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Where a message begins (or a term, with a hyphen): only there a line begins with a name."""
_PLAIN: Final = re.compile(
    r"([A-Za-z][\w-]*) *= *([^{}\s][^{}\n]*)\n((?: +\.[a-z]+ *= *[^{}\s][^{}\n]*\n)*)(?:#.*\n|\s)*"
)
"""A message without anything to fill in, each text in one line; and comments of the next one."""
_REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""What a text may refer to: another message, a term, or a function."""

_log = logging.getLogger(__name__)


class Texts:
    """The texts of one language. Call it with a message's id and its variables."""

    def __init__(self, language: Language, folder: Path = FOLDER) -> None:
        self.language: Final[Language] = language
        self.guild_id: int | None = None
        """The server where they are read; None: elsewhere, or unknown."""
        # Not every variable is foreign: numbers, links and mentions are ours. Names come isolated
        # from `screens.wording.names`.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._folder = folder
        self._files = _files(folder)
        self._parsed: set[str] = set()
        self._remembered = lru_cache(REMEMBERED, typed=True)(self._text)

    def at(self, guild_id: int | None) -> Texts:
        """Return the same texts, read on a server: its members have their names of this server."""
        if guild_id == self.guild_id:
            return self
        there = copy(self)
        there.guild_id = guild_id
        return there

    def __call__(self, message: str, **variables: str | int) -> str:
        """Return the text of a message. Numbers select the plural form and have no separators.

        A message that this language lacks comes in English. Raises `KeyError` if there is none.
        """
        return self._remembered(message, **variables)

    def _text(self, message: str, **variables: str | int) -> str:
        own = self._own(message)
        pattern = own and own.value
        if pattern is not None:
            return self._format(message, pattern, variables)
        if self.language == DEFAULT:
            raise KeyError(message)
        text = texts_in(DEFAULT)(message, **variables)
        _log.error("Text %s is missing in %s.", message, self.language)
        return text

    def attribute(self, message: str, name: str) -> str | None:
        """The text of a message's attribute (`.short`), if it has it here or in English.

        Raises `KeyError` if there is no such message.
        """
        own = self._own(message)
        pattern = own and own.attributes.get(name)
        if pattern is not None:
            return self._format(f"{message}.{name}", pattern, {})
        if self.language != DEFAULT:
            return texts_in(DEFAULT).attribute(message, name)
        if own is None:
            raise KeyError(message)
        return None

    def has(self, message: str) -> bool:
        """Whether there is such a message; for texts that only some things have."""
        return message in self._files

    def _own(self, message: str) -> Any:
        """Return a message as this language has it, or None."""
        file = self._files.get(message)
        if file is None or message not in _catalogue(self._folder, self.language, file):
            return None
        self._parse(message, file)
        return self._bundle.get_message(message)

    def _parse(self, name: str, file: str) -> None:
        """Parse an entry, and those to which it refers."""
        wanted, parsed = {name} - self._parsed, set[str]()
        while wanted:
            entry = wanted.pop()
            source = self._source(entry, self._files.get(entry, file))
            self._bundle.add_resource(_resource(source))
            parsed.add(entry)
            wanted |= {*_REFERENCE.findall(source)} - parsed
        self._parsed |= parsed  # only now: another thread finds all that it needs

    def _source(self, entry: str, file: str) -> str:
        """Return an entry as it is written here, or else in English; "" for a function."""
        own = _catalogue(self._folder, self.language, file).get(entry)
        return _catalogue(self._folder, DEFAULT, file).get(entry, "") if own is None else own

    def _format(self, message: str, pattern: object, variables: Mapping[str, str | int]) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(variables))  # type: ignore[arg-type]
        if errors:  # a bug, but an incomplete text is better than none
            _log.error("Text %s (%s): %s", message, self.language, errors)
        return str(text)


def _resource(source: str) -> ftl.Resource:
    """Parse an entry. More than half of them are plain: a start needs many, and no parser."""
    plain = _PLAIN.fullmatch(source)
    if plain is None:
        return FluentResource(source)
    attributes = [
        ftl.Attribute(ftl.Identifier(name.strip(" .")), _pattern(text))
        for name, _, text in (line.partition("=") for line in plain[3].splitlines())
    ]
    return ftl.Resource([ftl.Message(ftl.Identifier(plain[1]), _pattern(plain[2]), attributes)])


def _pattern(text: str) -> ftl.Pattern:
    return ftl.Pattern([ftl.TextElement(text.strip(" "))])


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
    return {sys.intern(entry.split(maxsplit=1)[0].rstrip("=")): entry for entry in entries}


@cache
def texts_in(language: Language) -> Texts:
    """The texts of a language, read once."""
    return Texts(language)
