"""The languages in which every screen is tested: all eighteen would take nine times as long.

One of them is artificial: for each text it picks the longest one of all languages, given the same
names and numbers. If it fits, every language fits. Parts that are tested once per language (its
labels, its names) are tested in all languages.
"""

from collections.abc import Mapping
from typing import Final

from babel import Locale

from bot.locales import DEFAULT, LANGUAGES, Language, texts_in
from bot.locales.texts import FOLDER, _Catalogues
from bot.screens.message import units

LONGEST: Final = "longest"
WALKED: Final = (DEFAULT, "ja", LONGEST)

_SAID: Final[dict[str, set[str]]] = {}


class _Longest(_Catalogues):
    """The catalogues of all languages; `text` returns the longest one."""

    locale = Locale.parse("de")

    def text(
        self, message: str, attribute: str | None, variables: Mapping[str, str | int]
    ) -> str | None:
        said: dict[str, Language] = {}
        for language in LANGUAGES:
            texts = texts_in(language)
            if attribute is None:
                said.setdefault(texts(message, **variables), language)
            elif (own := texts.attribute(message, attribute)) is not None:
                said.setdefault(own, language)
        if not said:
            return None
        longest = max(said, key=units)
        _SAID.setdefault(longest, set()).add(f"{message} ({said[longest]})")
        return longest


def sources(text: str) -> str:
    """Return a text with the messages that it consists of, each with its language."""
    found = sorted((said for said in _SAID if said.strip() and said in text), key=len)
    return "\n".join([text, *(f"{', '.join(sorted(_SAID[said]))}: {said}" for said in found[::-1])])


texts_in(LONGEST)._catalogues = _Longest(DEFAULT, FOLDER)
