"""The fonts of the pictures: Latin letters, and for names those of East Asia as well.

A name is whatever people call themselves. Letters of a mathematical alphabet are written as plain
ones; emojis and scripts that no font here has are left out.
"""

import unicodedata
from bisect import bisect_right
from functools import lru_cache, partial
from itertools import groupby
from typing import Final

import font_hanken_grotesk
import noto_cjk_sans_jp_bold
from PIL import ImageFont

LATIN: Final = str(font_hanken_grotesk.HankenGroteskBold)
EAST_ASIAN: Final = str(noto_cjk_sans_jp_bold.FONT_PATH)
"""Japanese, Chinese, Korean; Cyrillic and Greek too."""

_NO_LETTER: Final = "\u0378"
"""Never assigned: no font contains it."""
_TRIED: Final = 20


_latin = lru_cache(maxsize=64)(partial(ImageFont.truetype, LATIN))
_east_asian = lru_cache(maxsize=4)(partial(ImageFont.truetype, EAST_ASIAN))
"""Few: each size takes 2 MB, and a millisecond to open."""
_tried = lru_cache(maxsize=2)(partial(ImageFont.truetype, size=_TRIED))


def font(path: str, size: float) -> ImageFont.FreeTypeFont:
    """Return a font in a size of pixels."""
    return _latin(size) if path == LATIN else _east_asian(size)


@lru_cache(maxsize=4096)
def has(path: str, letter: str) -> bool:
    """Return whether a font contains a letter: it draws the same box for all others."""
    return letter.isprintable() and _glyph(path, letter) != _glyph(path, _NO_LETTER)


@lru_cache(maxsize=64)
def capital_height(size: float) -> float:
    """Return the height of a capital, in pixels."""
    return -font(LATIN, size).getbbox("H", anchor="ls")[1]


def _glyph(path: str, letter: str) -> tuple[tuple[int, int], bytes]:
    drawn = _tried(path).getmask(letter)
    return drawn.size, bytes(drawn)


def is_latin(text: str) -> bool:
    """Return whether the Latin font contains all letters of a text."""
    return all(has(LATIN, letter) for letter in text)


def writable(name: str) -> str:
    """Return the part of a name that the fonts can write; "" if no letter or digit is in it."""
    plain = unicodedata.normalize("NFKC", name)
    kept = "".join(letter for letter in plain if has(LATIN, letter) or has(EAST_ASIAN, letter))
    return " ".join(kept.split()) if any(letter.isalnum() for letter in kept) else ""


def runs(text: str) -> list[tuple[str, str]]:
    """Return a text in parts, each with the font that writes it."""
    fonts = groupby(text, lambda letter: LATIN if has(LATIN, letter) else EAST_ASIAN)
    return [(path, "".join(letters)) for path, letters in fonts]


def length(text: str, size: float) -> float:
    """Return how long a text is, in pixels."""
    return sum(font(path, size).getlength(run) for path, run in runs(text))


def cut(text: str, size: float, room: float) -> str:
    """Return as much of a text as fits into so many pixels, with dots if it is not all."""
    if length(text, size) <= room:
        return text
    kept = bisect_right(range(len(text)), room, key=lambda n: length(f"{text[:n]}...", size)) - 1
    return f"{text[: max(0, kept)].rstrip()}..."
