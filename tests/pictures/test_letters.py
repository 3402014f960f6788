"""The words of pictures in every language: one of the fonts has each of their letters.

Names of people are in `test_names.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from bot.locales import LANGUAGES
from bot.messages.sending.delivery import labels_in
from bot.pictures.boards.fonts import clusters, font_of, shaped_line
from bot.pictures.labels import Labels
from tests.locales.catalogues import files


def words(labels: Labels) -> Iterator[str]:
    """Yield every text of pictures themselves."""
    for field in fields(labels):
        found = getattr(labels, field.name)
        yield from [found] if isinstance(found, str) else found.values()


def unwritable(text: str) -> set[str]:
    parts = {part for part in clusters(text) if not part.isspace()}
    return {part for part in parts if font_of(part) is None}


def test_every_word_of_a_picture_can_be_written() -> None:
    faults = []
    for language in LANGUAGES:
        texts = " ".join(words(labels_in(language)))
        missing = unwritable(texts)
        if missing or not all(glyph for _, glyph, _, _ in shaped_line(texts, language).glyphs):
            faults.append(f"{language}: {missing or 'a box stands for a letter'}")
    assert not faults, "\n".join(faults)


def test_every_letter_of_a_language_is_in_a_font() -> None:
    """Pictures also contain words in place of names: You, a computer's level, a former player."""
    missing = {}
    for language in LANGUAGES:
        texts = "\n".join(path.read_text(encoding="utf-8") for path in files(language))
        missing[language] = {part for part in unwritable(texts) if part[0].isalnum()}
    assert not any(missing.values()), missing


def test_a_letter_that_no_font_has_is_found() -> None:
    assert unwritable("Aoi 𓀀") == {"𓀀"}


def test_a_character_has_the_form_of_its_reader() -> None:
    forms_of = {one: shaped_line("返", one).glyphs for one in ("ja", "ko", "zh-CN", "zh-TW")}
    assert len(set(forms_of.values())) == 4
