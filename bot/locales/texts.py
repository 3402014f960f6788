"""Reads the catalogues and formats a message from its id and its variables."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from bot.locales.languages import Language

FOLDER: Final = Path(__file__).resolve().parent
REMEMBERED: Final = 4096
"""So many texts of a language are kept as they were formatted: a picture's description alone has
some forty names of cards."""

_log = logging.getLogger(__name__)


class Texts:
    """The texts of one language. Call it with a message's id and its variables."""

    def __init__(self, language: Language) -> None:
        self.language: Final[Language] = language
        # Not every variable is foreign: numbers, links and mentions are ours. Names come isolated
        # from `screens.wording.names`.
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((FOLDER / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        self._remembered = lru_cache(REMEMBERED, typed=True)(self._text)

    def __call__(self, message: str, **variables: str | int) -> str:
        """Return the text of a message. Numbers select the plural form and have no separators.

        Raises `KeyError` if there is no such message.
        """
        return self._remembered(message, **variables)

    def _text(self, message: str, **variables: str | int) -> str:
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        return self._format(message, pattern, variables)

    def attribute(self, message: str, name: str) -> str | None:
        """The text of a message's attribute (`.short`), if it has it."""
        pattern = self._bundle.get_message(message).attributes.get(name)
        return None if pattern is None else self._format(f"{message}.{name}", pattern, {})

    def has(self, message: str) -> bool:
        """Whether there is such a message; for texts that only some things have."""
        return self._bundle.has_message(message)

    def _format(self, message: str, pattern: object, variables: Mapping[str, str | int]) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(variables))  # type: ignore[arg-type]
        if errors:  # a bug, but an incomplete text is better than none
            _log.error("Text %s (%s): %s", message, self.language, errors)
        return str(text)


@cache
def texts_in(language: Language) -> Texts:
    """The texts of a language, read once."""
    return Texts(language)
