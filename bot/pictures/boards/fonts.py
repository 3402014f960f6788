"""The letters of the pictures: one font for all that is in Latin letters, others for the rest.

A name is whatever people call themselves. Letters of a mathematical alphabet are written as plain
ones; emojis, and scripts that no font here has, are left out.
"""

import re
import unicodedata
from bisect import bisect_right
from functools import lru_cache, partial
from typing import Final

import font_hanken_grotesk
from PIL import Image, ImageDraw, ImageFont

from bot.pictures.boards.scripts import UNKNOWN, clusters, font_of, ink, latin, shaped_line

LATIN: Final = str(font_hanken_grotesk.HankenGroteskBold)

_PLAIN: Final = {"<font>", "<wide>", "<narrow>", "<circle>", "<square>"}
"""Letters of these forms are written as the usual ones."""
_EMOJI: Final = re.compile("[\u20e3\ufe0f\u26bd\u26be\U0001f000-\U0001faff]")
_JOINERS: Final = "\u200c\u200d"
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that nobody can see."""
_DOTS: Final = "..."
_TALLEST: Final = 0.85
"""A line reaches no further from its middle, in font sizes, however many marks a letter has."""

font = lru_cache(maxsize=64)(partial(ImageFont.truetype, LATIN))
"""The font for Latin letters in a size of pixels."""


@lru_cache(maxsize=64)
def capital_height(size: float) -> float:
    """Return the height of a capital, in pixels."""
    return -font(size).getbbox("H", anchor="ls")[1]


def writable(name: str) -> str:
    """Return the part of a name that the fonts can write; "" if no letter or digit is in it."""
    kept = "".join(part for part in clusters(_plain(name)) if _has(part))
    return " ".join(kept.split()) if any(letter.isalnum() for letter in kept) else ""


def length(text: str, size: float, language: str = UNKNOWN) -> float:
    """Return how long a text is, in pixels."""
    return font(size).getlength(text) if latin(text) else shaped_line(text, language).width * size


def cut(text: str, size: float, room: float, language: str = UNKNOWN) -> str:
    """Return as much of a text as fits into so many pixels, with dots if it is not all."""
    if length(text, size, language) <= room:
        return text
    ends = range(len(text)) if latin(text) else shaped_line(text, language).ends[:-1]
    kept = bisect_right(ends, room, key=lambda end: length(text[:end] + _DOTS, size, language))
    while kept and length(_cut_at(text, ends[kept - 1]), size, language) > room:
        kept -= 1
    return _cut_at(text, ends[kept - 1]) if kept else _DOTS


def printed(text: str, size: float, language: str = UNKNOWN) -> Image.Image:
    """Return the coverage of a line; its middle row is the middle of its capitals and digits."""
    half = round(capital_height(size) / 2)
    usual = half + round(size) // 4
    if not text:
        return Image.new("L", (1, 1))
    if latin(text):
        left, _, right, _ = font(size).getbbox(text, anchor="ls")
        coverage = Image.new("L", (round(right - left) + 2, 2 * usual))
        drawing = ImageDraw.Draw(coverage)
        drawing.text((1 - left, usual + half), text, font=font(size), fill=255, anchor="ls")
        return coverage
    inked, _, top = ink(shaped_line(text, language), size)
    needed = max(usual, top - half, inked.height - top + half)
    reach = min(needed, round(size * _TALLEST))
    coverage = Image.new("L", (inked.width + 2, 2 * reach))
    coverage.paste(inked, (1, reach + half - top))
    return coverage


def _cut_at(text: str, end: int) -> str:
    return text[:end].rstrip(" ([{") + _DOTS


def _plain(name: str) -> str:
    """A name in usual letters, without what can't be seen."""
    usual = (
        unicodedata.normalize("NFKC", letter)
        if unicodedata.decomposition(letter).partition(" ")[0] in _PLAIN
        else letter
        for letter in name
    )
    seen = (
        " " if letter.isspace() else letter
        for letter in "".join(usual)
        if letter.isspace() or letter in _JOINERS or (letter.isprintable() and letter not in _BLANK)
    )
    return unicodedata.normalize("NFC", "".join(seen))


def _has(cluster: str) -> bool:
    """Whether the fonts can write a letter with its marks."""
    if unicodedata.category(cluster[0])[0] == "M" or _EMOJI.search(cluster):
        return False
    return font_of(cluster) is not None
