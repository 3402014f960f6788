"""Letters that people type, made comparable."""

import unicodedata
from typing import Final

_DOTS: Final = str.maketrans({"İ": "i", "ı": "i", "\u0307": None})


def folded(text: str) -> str:
    """Return a text by whose letters texts are compared: width and case make no difference.

    Turkish has a pair of letters of which `str.lower` confuses one half each: all four are one.
    """
    return unicodedata.normalize("NFKC", text).translate(_DOTS).casefold()
