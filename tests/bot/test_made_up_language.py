"""An artificial language in every screen: unmarked words are outside the catalogues.

It is English with each text marked, and 40 % longer.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final

import pytest

from bot.locales import DEFAULT, own_name, texts_in
from bot.locales.languages import TABLE
from bot.locales.texts import _Catalogues
from bot.screens import zones
from bot.screens.message import (
    LABEL_LIMIT,
    Button,
    Message,
    Panel,
    Prose,
    Screen,
    Section,
    Select,
    units,
)
from tests.bot import test_every_verb as screens
from tests.bot.view_models import model
from tests.matches.world import AOI, BEN

LANGUAGE: Final = "eo"
"""A language that Babel supports, but the bot doesn't."""
_MARKED: Final = re.compile("⟦[^⟦⟧]*(?:⟧|…$)", re.MULTILINE)
"""A marked text, complete or cut."""
_FOREIGN: Final = re.compile(
    "|".join(
        (
            "[\u2066-\u2068][^\u2069]*\u2069",  # names
            r"\b(?:Aoi|Ben|Chiyo|Dai|Club|Moon cup|Spring cup)\b|^> It stopped\.",
            r"<[^>]+>|\(https?:[^)]*\)|`[^`]*`",  # mentions, times, links, records
            *(re.escape(own_name(one.code)) for one in TABLE),
        )
    ),
    re.MULTILINE,
)
_LETTERS: Final = re.compile(r"[^\W\d_]{2,}")


class MadeUp(_Catalogues):
    """The catalogues of the artificial language."""

    def text(
        self, message: str, attribute: str | None, variables: Mapping[str, str | int]
    ) -> str | None:
        found = super().text(message, attribute, variables)
        if found is None or message.startswith(("command-", "option-name-")):
            return found
        return f"⟦{found}{'~' * round(0.4 * len(found))}⟧"


def marked(name: Callable[..., str]) -> Callable[..., str]:
    return lambda *asked: f"⟦{name(*asked)}⟧"


@pytest.fixture(scope="module")
def made_up() -> Iterator[None]:
    texts = texts_in(LANGUAGE)
    patch = pytest.MonkeyPatch()
    patch.setattr(texts, "_catalogues", MadeUp(DEFAULT, texts._catalogues._folder))
    patch.setattr(screens, "TEXTS", texts)
    patch.setattr(screens, "model", partial(model, language=LANGUAGE))
    for name in ("city_of", "countries_of"):  # Babel has them in each language
        patch.setattr(zones, name, marked(getattr(zones, name)))
    yield
    patch.undo()


def said(message: Message) -> Iterator[str]:
    """Yield all readable texts of a message."""
    blocks = message.blocks if isinstance(message, Panel) else (*message.rows, message.picture)
    if isinstance(message, Screen):
        yield message.content
    for block in blocks:
        match block:
            case Section(text=text, button=button):
                yield f"{text} {button.label}"
            case Prose(text=text):
                yield text
            case tuple() as row:
                for item in row:
                    match item:
                        case Button(label=label):
                            yield label
                        case Select(placeholder=placeholder, choices=choices):
                            yield placeholder or ""
                            yield from (f"{one.label} {one.description or ''}" for one in choices)


def outside(text: str) -> list[str]:
    """Return the words of a text that are in no catalogue."""
    while _MARKED.search(text):
        text = _MARKED.sub("", text)
    return _LETTERS.findall(_FOREIGN.sub("", text))


def test_no_text_stands_outside_the_catalogues(made_up: None) -> None:
    found = set()
    for message in screens.positions():
        for text in said(message):
            found |= {(word, text) for word in outside(text)}
    assert not found, "\n".join(f"{word}: {text}" for word, text in sorted(found))


@pytest.mark.slow
def test_every_label_fits_also_if_it_is_longer(made_up: None) -> None:
    for message in screens.positions():
        rows = message.blocks if isinstance(message, Panel) else message.rows
        for row in rows:
            for item in row if isinstance(row, tuple) else ():
                if isinstance(item, Button):
                    assert units(item.label) <= LABEL_LIMIT


def test_a_text_outside_is_found() -> None:
    assert outside("⟦a ⟦b⟧⟧ 5 · Points") == ["Points"]
    assert not outside(f"⟦{AOI} and {BEN}⟧ ×2")
