"""The fonts of the pictures: one for each script, and the shaping of their letters.

HarfBuzz shapes and draws the letters. Pillow would need a system library to join Arabic letters, so
names would look different on different computers. A font is opened when a name first needs it.
"""

import re
import unicodedata
from bisect import bisect_right
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any, Final

import font_hanken_grotesk
import manimgx_fonts
import noto_cjk_sans_jp_bold
import uharfbuzz
from PIL import Image, ImageDraw, ImageFont

from bot.pictures.boards.bidi import levels, visual_order

_NOTO: Final = Path(manimgx_fonts.__file__).parent
_SCRIPTS: Final = (
    *("Arabic", "Hebrew", "Devanagari", "Thai", "Bengali", "Tamil", "Telugu", "Gujarati"),
    *("Gurmukhi", "Kannada", "Malayalam", "Oriya", "Sinhala", "Khmer", "Lao", "Myanmar"),
    *("Georgian", "Armenian", "Ethiopic"),
)
CHAIN: Final = (
    Path(font_hanken_grotesk.HankenGroteskBold),  # the Latin letters of Western Europe, and digits
    _NOTO / "NotoSans[wght].ttf",  # all of Latin with Vietnamese, Cyrillic, Greek
    Path(noto_cjk_sans_jp_bold.FONT_PATH),  # Japanese, Chinese, Korean
    *(_NOTO / f"NotoSans{script}[wght].ttf" for script in _SCRIPTS),
)
"""The fonts in the order in which they are tried. The first font that has a letter and all its
marks writes it. If a line has a letter that only the second font has, the first font isn't used for
that line, because a word in both fonts would look uneven."""
UNKNOWN: Final = "und"
"""The language tag (BCP 47) of a line in an unknown language."""
_LATIN: Final = 0
_MORE_LATIN: Final = 1
_WEIGHT: Final = 600
"""Font weight that looks as heavy as the weight 700 of the font for Latin letters."""
_NO_FONT: Final = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob(b"")))
"""A font that joins no letters. Its clusters are single characters for every reader."""
_VIRAMA: Final = 9
"""Combining class of the signs that join two Indian letters."""


@dataclass(frozen=True, slots=True)
class ShapedLine:
    """A shaped line; lengths are parts of the font size, heights grow upwards."""

    glyphs: tuple[tuple[int, int, float, float], ...]
    """The glyphs: the index of the font in `CHAIN`, the glyph's number there, x and y."""
    width: float
    ends: tuple[int, ...]
    """Numbers of characters after which the line can be cut without parting joined letters."""


@cache
def _font(place: int) -> Any:
    """Return a font of the chain. Its file is mapped, so only the used parts take memory."""
    font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(CHAIN[place]))))
    if font.face.axis_infos:
        font.set_variations({"wght": _WEIGHT})
    return font


def latin(text: str) -> bool:
    """Return whether the first font can write a whole text. It can't place marks on letters."""
    return all(_in_latin(letter) for letter in text)


@lru_cache(maxsize=4096)
def _in_latin(letter: str) -> bool:
    return not unicodedata.combining(letter) and bool(_font(_LATIN).get_nominal_glyph(ord(letter)))


@lru_cache(maxsize=4096)
def font_of(cluster: str, since: int = _LATIN) -> int | None:
    """Return the index of the first font that has a letter and all its marks, or None."""
    needed = [ord(letter) for letter in cluster if not _is_invisible(letter)]
    for place in range(since, len(CHAIN) if needed else 0):
        if place == _LATIN and not latin(cluster):
            continue
        if all(_font(place).get_nominal_glyph(letter) for letter in needed):
            return place
    return None


def clusters(text: str) -> list[str]:
    """Return the characters that people see: letters with their marks, whole emojis."""
    shaped = _shaped(_NO_FONT, text, "ltr", "Zyyy")
    starts = sorted({info.cluster for info in shaped.glyph_infos})
    characters: list[str] = []
    for start, end in pairwise([*starts, len(text)]):
        part = text[start:end]
        if characters and part[0] in _JOINERS:
            characters[-1] += part
        else:
            characters.append(part)
    return characters


@lru_cache(maxsize=512)
def shaped_line(text: str, language: str = UNKNOWN) -> ShapedLine:
    """Return a shaped line without the characters that no font has.

    Some characters have different forms in Japanese, Chinese (two of them) and Korean.
    """
    glyphs: list[tuple[int, int, float, float]] = []
    ends, pen = {len(text)}, 0.0
    for place, start, run, level in _runs(text):
        font = _font(place)
        shaped = _shaped(font, run, "rtl" if level % 2 else "ltr", language=language)
        em = font.face.upem
        for info, at in zip(shaped.glyph_infos, shaped.glyph_positions, strict=True):
            glyphs.append((place, info.codepoint, pen + at.x_offset / em, at.y_offset / em))
            pen += at.x_advance / em
            ends.add(start + info.cluster)
    return ShapedLine(
        tuple(glyphs), pen, tuple(end for end in sorted(ends) if not _joins(text, end))
    )


def ink(line: ShapedLine, size: float) -> tuple[Image.Image, int, int]:
    """Return the coverage of a line at a font size in pixels, cut to its ink.

    Also returns the distance of its left edge from the start of the line, and the height of its
    upper edge above the baseline.
    """
    pen = uharfbuzz.RasterDraw()
    for place, glyph, x, y in line.glyphs:
        font = _font(place)
        scale = size / font.face.upem
        pen.transform = (scale, 0, 0, scale, x * size, y * size)
        pen.draw_glyph(font, glyph)
    drawn = pen.render()
    extents = drawn.extents
    if not extents.width or not extents.height:
        return Image.new("L", (1, 1)), 0, 1
    across = (extents.width, extents.height)
    coverage = Image.frombytes("L", across, drawn.buffer, "raw", "L", extents.stride, -1)
    return coverage, extents.x_origin, extents.y_origin + extents.height


def _runs(text: str) -> list[tuple[int, int, str, int]]:
    """Return the runs of a line from left to right: font, first character, text, and level."""
    sides, parts, start, line = levels(text), [], 0, clusters(text)
    ragged = any(font_of(part) == _MORE_LATIN and part[0].isalpha() for part in line)
    for cluster in line:
        place = font_of(cluster, _MORE_LATIN if ragged else _LATIN)
        parts.append((place, sides[start], start, cluster))
        start += len(cluster)
    runs = []
    for (place, level), grouped in groupby(parts, key=lambda part: part[:2]):
        run = list(grouped)
        if place is not None:
            runs.append((place, run[0][2], "".join(part[3] for part in run), level))
    return visual_order(runs, [level for *_, level in runs])


def _joins(text: str, end: int) -> bool:
    """Return whether a cut at *end* would split a conjunct, which would make its sign visible."""
    before = text[:end].rstrip(_JOINERS)[-1:]
    return bool(before) and unicodedata.combining(before) == _VIRAMA and text[end:][:1].isalpha()


def _shaped(font: Any, text: str, direction: str, script: str = "", language: str = UNKNOWN) -> Any:
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    if script:
        buffer.script = script
    buffer.direction = direction
    buffer.language = language
    buffer.guess_segment_properties()
    uharfbuzz.shape(font, buffer)
    return buffer


def _is_invisible(letter: str) -> bool:
    """Return whether a character only affects others: a joiner or a variation selector."""
    return letter in _JOINERS or unicodedata.name(letter, "").startswith("VARIATION SELECTOR")


# Lines of text
#
# A name may contain any characters. Mathematical letters are written as plain letters. Emojis, and
# scripts that no font here has, are left out.

LATIN: Final = str(font_hanken_grotesk.HankenGroteskBold)

_PLAIN: Final = {"<font>", "<wide>", "<narrow>", "<circle>", "<square>"}
"""Compatibility forms of letters that are written as the usual letters."""
_EMOJI: Final = re.compile("[\u20e3\ufe0f\u26bd\u26be\U0001f000-\U0001faff]")
_JOINERS: Final = "\u200c\u200d"
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs without a visible shape."""
_DOTS: Final = "..."
_TALLEST: Final = 0.85
"""Maximum extent of a line from its middle, in font sizes, even if a letter has many marks."""

font = lru_cache(maxsize=64)(partial(ImageFont.truetype, LATIN))
"""The font for Latin letters in a size of pixels."""


@lru_cache(maxsize=64)
def capital_height(size: float) -> float:
    """Return the height of a capital, in pixels."""
    return -font(size).getbbox("H", anchor="ls")[1]


def writable(name: str) -> str:
    """Return the part of a name that the fonts can write; "" if no letter or digit is in it."""
    text = "".join(part for part in clusters(_plain(name)) if _has(part))
    return " ".join(text.split()) if any(letter.isalnum() for letter in text) else ""


def length(text: str, size: float, language: str = UNKNOWN) -> float:
    """Return the length of a text in pixels."""
    return font(size).getlength(text) if latin(text) else shaped_line(text, language).width * size


def cut(text: str, size: float, room: float, language: str = UNKNOWN) -> str:
    """Return a text, cut to `room` pixels and with dots at the end if it is longer."""
    if length(text, size, language) <= room:
        return text
    ends = range(len(text)) if latin(text) else shaped_line(text, language).ends[:-1]
    count = bisect_right(ends, room, key=lambda end: length(text[:end] + _DOTS, size, language))
    while count and length(_cut_at(text, ends[count - 1]), size, language) > room:
        count -= 1
    return _cut_at(text, ends[count - 1]) if count else _DOTS


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
    """Return a name in usual letters, without invisible characters."""
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
    if unicodedata.category(cluster[0])[0] == "M" or _EMOJI.search(cluster):
        return False
    return font_of(cluster) is not None
