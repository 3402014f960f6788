"""Reads the catalogues and formats a message from its id and its variables.

A start needs few of the texts, and to parse them all takes a large part of it. So each is parsed
when it is used first.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from copy import copy
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from bot.locales.languages import DEFAULT, Language

FOLDER: Final = Path(__file__).resolve().parent
REMEMBERED: Final = 4096
"""So many texts of a language are kept as they were formatted: a picture's description alone has
some forty names of cards."""

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Where a message begins (or a term, with a hyphen): only there a line begins with a name."""
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
        own = _catalogues(folder, language)
        self._names = own.keys()
        # For messages that name another, which this language lacks.
        self._unparsed = own if language == DEFAULT else {**_catalogues(folder, DEFAULT), **own}
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
        return message in self._unparsed

    def _own(self, message: str) -> Any:
        """Return a message as this language has it, or None."""
        if message not in self._names:
            return None
        self._parse(message)
        return self._bundle.get_message(message)

    def _parse(self, name: str) -> None:
        """Parse an entry, and those to which it refers."""
        wanted, parsed = {name} - self._parsed, set[str]()
        while wanted:
            entry = wanted.pop()
            source = self._unparsed.get(entry, "")
            self._bundle.add_resource(FluentResource(source))
            parsed.add(entry)
            wanted |= {*_REFERENCE.findall(source)} - parsed
        self._parsed |= parsed  # only now: another thread finds all that it needs

    def _format(self, message: str, pattern: object, variables: Mapping[str, str | int]) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(variables))  # type: ignore[arg-type]
        if errors:  # a bug, but an incomplete text is better than none
            _log.error("Text %s (%s): %s", message, self.language, errors)
        return str(text)


@cache
def _catalogues(folder: Path, language: Language) -> Mapping[str, str]:
    """Read the catalogues of a language: each entry's text by its name."""
    entries: dict[str, str] = {}
    for path in sorted((folder / language).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        found = list(_ENTRY.finditer(text))
        ends = [*(one.start() for one in found[1:]), len(text)]
        for one, end in zip(found, ends, strict=True):
            entries[one[1]] = text[one.start() : end]
    return entries


@cache
def texts_in(language: Language) -> Texts:
    """The texts of a language, read once."""
    return Texts(language)
