"""The words of pictures in every language: a font of ours has each of their letters.

Names of people are in `test_names.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

import pytest

from bot.locales import LANGUAGES, Language
from bot.messages.sending.delivery import labels_in
from bot.pictures.boards.fonts import clusters, font_of, shaped_line
from bot.pictures.labels import Labels
from tests.locales.catalogues import catalogue, forms


def words(labels: Labels) -> Iterator[str]:
    """All that a picture prints of itself."""
    for field in fields(labels):
        found = getattr(labels, field.name)
        yield from [found] if isinstance(found, str) else found.values()


def unwritable(text: str) -> set[str]:
    return {part for part in clusters(text) if not part.isspace() and font_of(part) is None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_picture_can_be_written(language: Language) -> None:
    texts = " ".join(words(labels_in(language)))
    assert not unwritable(texts)
    line = shaped_line(texts, language)
    assert all(glyph for _, glyph, _, _ in line.glyphs), "a box stands for it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_a_language_is_in_a_font(language: Language) -> None:
    """Pictures print also what stands for a name: You, a computer's level, a former player."""
    texts = [text for one in catalogue(language).values() for text in forms(one.value)]
    found = {part for part in unwritable("\n".join(texts)) if part[0].isalnum()}
    assert not found


def test_a_letter_that_no_font_has_is_found() -> None:
    assert unwritable("Aoi 𓀀") == {"𓀀"}


def test_a_character_has_the_form_of_its_reader() -> None:
    forms_of = {one: shaped_line("返", one).glyphs for one in ("ja", "ko", "zh-CN", "zh-TW")}
    assert len(set(forms_of.values())) == 4
