"""Lines in any script: the fonts that have their letters, and how these join.

HarfBuzz shapes and draws: Pillow would need a library of the system to join Arabic letters, so that
names would look different on another computer. A font is opened when a name first needs it.
"""

import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any, Final

import font_hanken_grotesk
import manimgx_fonts
import noto_cjk_sans_jp_bold
import uharfbuzz
from PIL import Image

from bot.pictures.boards.bidi import levels, visual_order

_NOTO: Final = Path(manimgx_fonts.__file__).parent
_SCRIPTS: Final = (
    *("Arabic", "Hebrew", "Devanagari", "Thai", "Bengali", "Tamil", "Telugu", "Gujarati"),
    *("Gurmukhi", "Kannada", "Malayalam", "Oriya", "Sinhala", "Khmer", "Lao", "Myanmar"),
    *("Georgian", "Armenian", "Ethiopic"),
)
CHAIN: Final = (
    Path(font_hanken_grotesk.HankenGroteskBold),  # Latin as Western Europe writes it, and figures
    _NOTO / "NotoSans[wght].ttf",  # all of Latin with Vietnamese, Cyrillic, Greek
    Path(noto_cjk_sans_jp_bold.FONT_PATH),  # Japanese, Chinese, Korean
    *(_NOTO / f"NotoSans{script}[wght].ttf" for script in _SCRIPTS),
)
"""The first font that has all of a letter with its marks writes it. But a line with a letter that
the second one writes has nothing of the first: within a word letters of both look ragged."""
UNKNOWN: Final = "und"
"""The language of a line that is in none of ours, as BCP 47 writes it."""
_LATIN: Final = 0
_MORE_LATIN: Final = 1
_WEIGHT: Final = 600
"""As heavy as the font of the Latin letters looks, which is named 700."""
_NO_FONT: Final = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob(b"")))
"""It joins no letters: what remains together is one for every reader."""
_VIRAMA: Final = 9
"""The class of the signs that join two Indian letters."""
_JOINERS: Final = "\u200c\u200d"


@dataclass(frozen=True, slots=True)
class ShapedLine:
    """A shaped line; lengths are parts of the font size, heights grow upwards."""

    glyphs: tuple[tuple[int, int, float, float], ...]
    """Each with the place of its font in `CHAIN`, its number there, and where it stands."""
    width: float
    ends: tuple[int, ...]
    """After how many characters it can be cut: letters that join stay together."""


@cache
def _font(place: int) -> Any:
    """A font of the chain. Its file is mapped, not read: it takes no memory but what is used."""
    font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(CHAIN[place]))))
    if font.face.axis_infos:
        font.set_variations({"wght": _WEIGHT})
    return font


def latin(text: str) -> bool:
    """Return whether the first font can write all of a text: it can't place marks on letters."""
    return all(_in_latin(letter) for letter in text)


@lru_cache(maxsize=4096)
def _in_latin(letter: str) -> bool:
    return not unicodedata.combining(letter) and bool(_font(_LATIN).get_nominal_glyph(ord(letter)))


@lru_cache(maxsize=4096)
def font_of(cluster: str, since: int = _LATIN) -> int | None:
    """Return the place of the first font that has all of a letter with its marks, or None."""
    needed = [ord(letter) for letter in cluster if not _is_invisible(letter)]
    for place in range(since, len(CHAIN) if needed else 0):
        if place == _LATIN and not latin(cluster):
            continue
        if all(_font(place).get_nominal_glyph(letter) for letter in needed):
            return place
    return None


def clusters(text: str) -> list[str]:
    """Return what people see as single characters: letters with their marks, whole emojis."""
    shaped = _shaped(_NO_FONT, text, "ltr", "Zyyy")
    starts = sorted({info.cluster for info in shaped.glyph_infos})
    found: list[str] = []
    for start, end in pairwise([*starts, len(text)]):
        part = text[start:end]
        if found and part[0] in _JOINERS:
            found[-1] += part
        else:
            found.append(part)
    return found


@lru_cache(maxsize=512)
def shaped_line(text: str, language: str = UNKNOWN) -> ShapedLine:
    """Return a line shaped; what no font has is left out.

    One character has other forms for readers of Japanese, of Chinese (two of them) and of Korean.
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
    """Return the coverage of a line in a font size of pixels, cut to its ink.

    Also where its left edge is from the line's beginning, and its upper edge above the baseline.
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
    """The parts of a line from left to right: font, first character, text, and level."""
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
    """Whether the letter before *end* is half of a conjunct, whose sign would become visible."""
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
    """Whether a character only says how others look: a joiner, a variation selector."""
    return letter in _JOINERS or unicodedata.name(letter, "").startswith("VARIATION SELECTOR")
