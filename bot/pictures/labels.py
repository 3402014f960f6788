"""The few words in pictures; the caller gives them in the reader's language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

_YAKU: Final = MappingProxyType(
    {
        "goko": "Five brights",
        "shiko": "Four brights",
        "ameshiko": "Rainy four brights",
        "sanko": "Three brights",
        "tsukimi": "Moon viewing",
        "hanami": "Flower viewing",
        "inoshikacho": "Boar, deer, butterflies",
        "tane": "Animals",
        "akatan": "Poetry ribbons",
        "aotan": "Blue ribbons",
        "chofuku": "Poetry and blue ribbons",
        "tan": "Ribbons",
        "kasu": "Chaff",
        "month": "Cards of the month",
        "teshi": "Four of a month",
        "kuttsuki": "Four pairs",
    }
)


@dataclass(frozen=True, slots=True)
class Labels:
    """Words for a picture.

    Latin script is written with a font, a few Japanese words with our own brush strokes. Other
    words are left out.

    Japanese: `Labels(round="局", yaku={"goko": "五光", …})`.
    """

    round: str = "Round"
    yaku: Mapping[str, str] = field(default_factory=lambda: _YAKU)
    """The names of the yaku by their ids."""
    nobody: str = "Nobody won"
    """Shown beside the Japanese word, when a round had no winner."""


ENGLISH: Final = Labels()
