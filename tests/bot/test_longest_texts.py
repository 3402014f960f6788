"""Every screen in an artificial language, whose texts are the longest ones of all languages.

Its people have the longest names. A screen that fits here fits in all languages.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from bot.locales import DEFAULT, LANGUAGES, texts_in
from bot.matches.models.people import Person
from bot.screens.message import (
    ALT_LIMIT,
    CHOICE_LIMIT,
    CONTENT_LIMIT,
    LABEL_LIMIT,
    PANEL_LIMIT,
    Button,
    Item,
    Message,
    Panel,
    Picture,
    Prose,
    Screen,
    Select,
    units,
)
from bot.tournaments.pictures import Bracket, Crosstable, DoubleBracket, Standings
from tests.bot import test_every_verb as screens
from tests.bot.view_models import model
from tests.locales.catalogues import catalogue, variables
from tests.locales.walked import LONGEST, sources

PEOPLE = Person(101, "*" * 32), Person(102, "א" + "_" * 31)
PLACEHOLDER_LIMIT = 150
LISTS = Bracket, DoubleBracket, Crosstable, Standings
"""Pictures whose description is a list of names, which is cut."""


def measured(message: Message) -> Iterator[tuple[str, int]]:
    """Yield each text of a message with its maximum length."""
    if isinstance(message, Panel):
        prose = [one.text for one in message.blocks if isinstance(one, Prose)]
        yield "".join(prose), PANEL_LIMIT
        pictures = [one for one in message.blocks if isinstance(one, Picture)]
    else:
        yield message.content, CONTENT_LIMIT
        pictures = [message.picture] if message.picture else []
    for picture in pictures:
        if not isinstance(picture.subject, LISTS):
            yield picture.alt, ALT_LIMIT
    for item in screens.items(message):
        yield from _of_item(item)


def _of_item(item: Item) -> Iterator[tuple[str, int]]:
    if isinstance(item, Button):
        yield item.label, LABEL_LIMIT
        return
    yield item.placeholder or "", PLACEHOLDER_LIMIT
    if isinstance(item, Select):
        for choice in item.choices:
            yield choice.label, CHOICE_LIMIT
            yield choice.description or "", CHOICE_LIMIT


@pytest.mark.slow
def test_every_screen_keeps_discords_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "TEXTS", texts_in(LONGEST))
    monkeypatch.setattr(screens, "model", partial(model, language=LONGEST, players=PEOPLE))
    for name, person in zip(("AOI", "BEN"), PEOPLE, strict=True):
        monkeypatch.setattr(screens, name, person)
    for message in screens.positions():
        for text, limit in measured(message):
            assert units(text) <= limit, sources(text)
        assert not isinstance(message, Screen) or len(message.rows) <= 5


def test_each_text_is_the_longest_and_names_its_language() -> None:
    texts = texts_in(LONGEST)
    for name, entry in catalogue(DEFAULT).items():
        if variables(entry) or entry.value is None or name == "sentence-gap":
            continue
        said = {language: texts_in(language)(name) for language in LANGUAGES}
        longest = texts(name)
        assert units(longest) == max(map(units, said.values()))
        first = next(one for one in LANGUAGES if said[one] == longest)
        assert f"{name} ({first})" in sources(longest)
