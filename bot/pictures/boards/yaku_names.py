"""The names of yaku in pictures: the reader's language, and the Japanese name behind it.

A name that is too long for one line has two. The Japanese names follow all names of a picture, or
none, so that nobody searches a rule in it.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from bot.koikoi.rules import Yaku
from bot.pictures.boards.canvas import Canvas, TextStyle, can_write
from bot.pictures.boards.layout import Box
from bot.pictures.labels import Labels
from bot.pictures.sprites.brush_text import NAMES
from bot.pictures.sprites.colours import BROWN, CREAM, INK, MUTED, PAPER, SHEET, WELL, Colour


@dataclass(frozen=True, slots=True)
class Inks:
    """The colours of words, of less important words, and of the background."""

    words: Colour
    less: Colour
    ground: Colour


BETWEEN: Final = 18
"""Space between a name and the Japanese name beside it."""
_BREAK: Final = re.compile(r" |(?<=\w)-(?=\w)")
"""A place where a name can be cut into two lines: a space, or behind a hyphen."""
ON_WELL: Final = Inks(CREAM, MUTED, WELL)
ON_PAPER: Final = Inks(INK, BROWN, PAPER)
ON_SHEET: Final = Inks(INK, BROWN, SHEET)


def names_of(yaku: Yaku, labels: Labels) -> tuple[str, str]:
    """Return the yaku's name in the reader's language, and the Japanese name or an empty text.

    The Japanese name doesn't follow a Chinese name, which is almost the same. It is alone for
    readers of Japanese, and if the fonts can't write the other name.
    """
    japanese, name = NAMES[yaku], labels.yaku.get(yaku.value, "")
    if not can_write(name) or labels.language == "ja":
        return japanese, ""
    alike = name == japanese or labels.language.startswith("zh")
    return name, "" if alike else japanese


def cut_name(
    canvas: Canvas, name: str, width: int, style: TextStyle, after: int = 0
) -> tuple[str, ...]:
    """Return a name in one line, or in two of which the longer one is as short as possible.

    *after* is the width of the Japanese name behind the last line.
    """
    breaks = [found.end() for found in _BREAK.finditer(name)]
    if canvas.width_of(name, style) + after <= width or not breaks:
        return (name,)
    cuts = [(name[:at].rstrip(), name[at:]) for at in breaks]
    return min(
        cuts,
        key=lambda cut: max(canvas.width_of(cut[0], style), canvas.width_of(cut[1], style) + after),
    )


@dataclass(frozen=True, slots=True)
class NameLook:
    """How names are written: the preferred sizes first, and whether the Japanese names follow."""

    sizes: tuple[int, ...]
    inks: Inks = ON_WELL
    japanese: bool = False


@dataclass(frozen=True, slots=True)
class YakuName:
    """A yaku's name in the largest size that fits, or in two lines of the smallest size."""

    lines: tuple[str, ...]
    style: TextStyle
    japanese: str
    less: TextStyle
    """The style of the Japanese name, which follows the last line."""
    fits: bool

    @staticmethod
    def of(canvas: Canvas, box: Box, yaku: Yaku, labels: Labels, look: NameLook) -> "YakuName":
        """Return the name in a box. A box for one line has no room for a second one."""
        name, other = names_of(yaku, labels)
        japanese, inks = other if look.japanese else "", look.inks
        for size in look.sizes:
            style = TextStyle(size, inks.words, inks.ground)
            less = TextStyle(max(round(size * 0.8), look.sizes[-1]), inks.less, inks.ground)
            after = BETWEEN + canvas.width_of(japanese, less) if japanese else 0
            high = canvas.height_of(name, style) > box.height
            if canvas.width_of(name, style) + after <= box.width and not high:
                return YakuName((name,), style, japanese, less, fits=True)
        if box.height < 2 * line_height(style.size):
            return YakuName((name,), canvas.shrunk(name, box, style), "", less, fits=False)
        lines = cut_name(canvas, name, box.width, style, after)
        widths = [canvas.width_of(line, style) for line in lines]
        fits = max(*widths, widths[-1] + after) <= box.width
        return YakuName(lines, style, japanese, less, fits)

    def width(self, canvas: Canvas) -> int:
        """Return the width of the longest line."""
        widths = [canvas.width_of(line, self.style) for line in self.lines]
        if self.japanese:
            widths[-1] += BETWEEN + canvas.width_of(self.japanese, self.less)
        return max(widths)

    def draw(self, canvas: Canvas, box: Box) -> int:
        """Write the name in the middle of a box's height; return the column after it."""
        height = line_height(self.style.size)
        middle, x, right = box.middle - (len(self.lines) - 1) * height // 2, box.x, box.x
        for line in self.lines:
            x = canvas.write(line, box.x, middle, self.style)
            right, last, middle = max(right, x), middle, middle + height
        if self.japanese:
            right = max(right, canvas.write(self.japanese, x + BETWEEN, last, self.less))
        return right


def line_height(size: int) -> int:
    """Return the distance of two lines of a name in a font size."""
    return round(size * 1.25)


def look_of(
    canvas: Canvas, rows: Iterable[tuple[Yaku, Box]], labels: Labels, look: NameLook
) -> NameLook:
    """Return a look with the Japanese names of all yaku of a picture; without, if one is too wide.

    The rows have the yaku and the boxes of their names.
    """
    wanted = replace(look, japanese=True)
    fits = all(YakuName.of(canvas, box, yaku, labels, wanted).fits for yaku, box in rows)
    return replace(look, japanese=fits)


def lines_needed(
    canvas: Canvas, rows: Iterable[tuple[Yaku, int]], labels: Labels, look: NameLook
) -> int:
    """Return the lines that the longest name needs; the rows have the yaku and their widths."""
    style = TextStyle(look.sizes[-1], look.inks.words, look.inks.ground)
    return max(
        (len(cut_name(canvas, names_of(yaku, labels)[0], width, style)) for yaku, width in rows),
        default=1,
    )
