"""Each language has one word per term, the one that its players use: the glossary.

`test_languages.py` checks that texts follow it, together with all other faults.
"""

from bot.locales import DEFAULT
from tests.locales.catalogues import catalogue
from tests.locales.glossary import APART, GLOSSARY, unfollowed


def test_another_word_is_found() -> None:
    """Without the words of a term, the texts that use it are named."""
    words = GLOSSARY["tournament"]["ja"]
    GLOSSARY["tournament"]["ja"] = ["試合"]
    try:
        assert any(one.startswith("command-tournament: ") for one in unfollowed("ja"))
    finally:
        GLOSSARY["tournament"]["ja"] = words


def test_a_message_that_stands_apart_is_there() -> None:
    for language, names in APART.items():
        assert not set(names) - set(catalogue(DEFAULT)), language
        assert len(set(names)) == len(names), language
