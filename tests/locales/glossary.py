"""The game's terms in each language, and the texts that use other words for them."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl

from bot.locales import DEFAULT, Language
from tests.locales.catalogues import FOLDER, entries, forms

GLOSSARY = tomllib.loads((FOLDER / "glossary.toml").read_text(encoding="utf-8"))
APART: dict[Language, list[str]] = GLOSSARY.pop("apart")
"""The messages that use other words for a term, by language."""
_NO_TERM = re.compile(r"\{[^}]*\}|`[^`]*`")
"""Placeholders and commands, which have their own words."""


def unfollowed(language: Language, folder: Path = FOLDER) -> Iterator[str]:
    """Yield a sentence for each text that violates the glossary, and for each missing term."""
    own = {name: _said(one) for name, one in entries(folder / language).items()}
    apart = APART.get(language, [])
    for term, row in GLOSSARY.items():
        words = row.get(language)
        if not words:
            yield f"bot/locales/glossary.toml has no {term} in {language}"
        elif "find" in row:
            for name in _saying(row["find"], folder / DEFAULT):
                asked = name in own and name not in apart
                if asked and not any(word.casefold() in own[name] for word in words):
                    yield f"{name}: no {term} ({', '.join(words)}): {own[name]!r}"


@cache
def _saying(term: str, folder: Path) -> list[str]:
    """Return the messages that contain a term, given as a regular expression."""
    found = re.compile(term)
    return [name for name, text in _without_names(folder).items() if found.search(text)]


@cache
def _without_names(folder: Path) -> dict[str, str]:
    return {name: _NO_TERM.sub("", _said(one)) for name, one in entries(folder).items()}


def _said(message: ftl.Message) -> str:
    patterns = [message.value, *(one.value for one in message.attributes)]
    return " ".join(text for one in patterns for text in forms(one)).casefold()
