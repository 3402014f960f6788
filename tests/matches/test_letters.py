"""Letters that people type, in any case and width."""

import pytest

from bot.koikoi.rules import OPTIONS_BY_KEY
from bot.locales import LANGUAGES, texts_in
from bot.matches.letters import folded
from bot.screens.wording.options import read_value, value_name


def in_capitals(text: str, language: str) -> str:
    """Return a text in the capitals of its language."""
    if language == "tr":
        text = text.replace("i", "İ").replace("ı", "I")
    return text.upper()


@pytest.mark.parametrize("text", ["ışık", "İstanbul", "groß", "Привіт", "１２ｈ", "i\u0307"])
def test_case_and_width_make_no_difference(text: str) -> None:
    assert folded(text) == folded(text.upper()) == folded(in_capitals(text, "tr"))
    assert folded(folded(text)) == folded(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_value_of_an_option_is_read_in_capitals(language: str) -> None:
    texts = texts_in(language)
    for key, option in OPTIONS_BY_KEY.items():
        for value in option.choices:
            name = value_name(texts, key, value)
            if (capitals := in_capitals(name, language)) != name:
                read = [read_value(texts, key, one) for one in (name, capitals)]
                assert read[0] == read[1], (key, value)
