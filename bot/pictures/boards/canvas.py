"""The canvas on which a picture is composed of sprites, words and shapes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.boards.fonts import UNKNOWN, cut, latin, length, printed, writable
from bot.pictures.boards.layout import Box
from bot.pictures.boards.png import FILTERS, write_png
from bot.pictures.sprites.brush_text import brushed, can_brush
from bot.pictures.sprites.card_size import SCALE, pixels, units
from bot.pictures.sprites.colours import WHITE, Colour, blend
from bot.pictures.sprites.palette import Palette
from bot.pictures.sprites.rasterise import rasterise
from bot.pictures.sprites.sprite_sheet import Sprite

_MIN_FONT_SIZE: Final = 16
"""Minimum font size, in units, of the bot's own words in any language."""
_SMOOTH: Final = 4
"""Factor by which shapes are drawn larger and then shrunk, which gives them soft edges."""


@dataclass(frozen=True, slots=True)
class TextStyle:
    """The style of a line: font size in units, its colour, and the background's colour."""

    size: int
    colour: Colour
    ground: Colour
    brush: bool = True
    """Whether Japanese words are brushed. Names are not, because they may have any letters."""


class Renderer:
    """The resources that all pictures share: palette, sprites, and a cache of words and shapes."""

    def __init__(self, palette: Palette, sprites: Mapping[str, Sprite]) -> None:
        """Create empty caches for words and shapes, of which there are few different ones."""
        self.palette = palette
        self.sprites = sprites
        self.language = UNKNOWN
        self.shades = lru_cache(maxsize=256)(self._shades)
        self._cached_words = lru_cache(maxsize=1024)(self._words)
        self.rounded = lru_cache(maxsize=512)(self._rounded_box)

    def reading(self, language: str) -> Renderer:
        """Return a renderer for readers of a language. Some characters have forms by language."""
        other = copy(self)
        other.language = language
        return other

    def canvas(self, width: int, height: int, ground: Colour) -> Canvas:
        """Return an empty picture of one colour; *width* and *height* are in units."""
        return Canvas(self, width, height, ground)

    def tinted(self, coverage: Image.Image, over: Colour, under: Colour) -> Image.Image:
        """Return a shape, given by its coverage, in two colours with 15 steps between them."""
        tinted = coverage.point(self.shades(over, under))
        tinted.putpalette(self.palette.flat)
        return tinted

    def _shades(self, over: Colour, under: Colour) -> list[int]:
        """Return the colour index for each coverage from 0 to 255."""
        steps = [self.palette.nearest(blend(under, over, step / 16)) for step in range(17)]
        return [steps[(value * 16 + 127) // 255] for value in range(256)]

    def words(self, text: str, style: TextStyle) -> tuple[Image.Image, Image.Image | None]:
        """Return a line of text whose middle row is the middle of its capitals and digits.

        Japanese words are written with brush strokes, if these exist. Everything else is written
        with the fonts. Some of their letters are higher than a line, so the image comes with a mask
        outside which the picture's pixels are kept.
        """
        return self._cached_words(text, style, self.language)

    def _words(
        self, text: str, style: TextStyle, language: str
    ) -> tuple[Image.Image, Image.Image | None]:
        size = pixels(style.size)
        if _is_brushed(text, style, language):
            brush = rasterise(brushed(text, WHITE), size * len(text), size).getchannel("A")
            return self.tinted(brush, style.colour, style.ground), None
        coverage = printed(text, style.size * SCALE, language)
        tile = self.tinted(coverage, style.colour, style.ground)
        if latin(text):
            return tile, None
        inked = coverage.point([0] * 8 + [255] * 248)
        return tile, inked.convert("1", dither=Image.Dither.NONE)

    def _rounded_box(
        self, width: int, height: int, radius: int, colour: Colour, ground: Colour
    ) -> tuple[Image.Image, Image.Image]:
        """Return a rectangle with round corners, and a mask outside which pixels are kept."""
        coverage = _rounded(width, height, radius)
        mask = coverage.point([0] * 64 + [255] * 192).convert("1", dither=Image.Dither.NONE)
        return self.tinted(coverage, colour, ground), mask


def _rounded(width: int, height: int, radius: int) -> Image.Image:
    """Return the coverage of a rectangle with round corners.

    Only the corners are drawn enlarged, because enlarging a whole panel would take longer than the
    rest of the picture.
    """
    across, down = min(width, 2 * radius + 2), min(height, 2 * radius + 2)
    large = Image.new("L", (across * _SMOOTH, down * _SMOOTH))
    corner = (large.width - 1, large.height - 1)
    ImageDraw.Draw(large).rounded_rectangle((0, 0, *corner), radius * _SMOOTH, fill=255)
    small = large.reduce(_SMOOTH)
    if (across, down) == (width, height):
        return small
    left, top = across // 2, down // 2
    coverage = Image.new("L", (width, height), 255)
    for x, from_x in ((0, 0), (width - across + left, left)):
        for y, from_y in ((0, 0), (height - down + top, top)):
            part = (from_x, from_y, across if from_x else left, down if from_y else top)
            coverage.paste(small.crop(part), (x, y))
    return coverage


def can_write(text: str) -> bool:
    """Return whether a word can be written, with the fonts or with brush strokes."""
    return bool(text) and (can_brush(text) or writable(text) == text)


def _is_brushed(text: str, style: TextStyle, language: str) -> bool:
    """Return whether a word is brushed. Chinese is not: the strokes have Japanese forms only."""
    return style.brush and not latin(text) and not language.startswith("zh") and can_brush(text)


class Canvas:
    """One picture that is being composed.

    Positions and sizes are in units. Only this class converts them to pixels.
    """

    def __init__(self, renderer: Renderer, width: int, height: int, ground: Colour) -> None:
        self.renderer = renderer
        size = (FILTERS + pixels(width), pixels(height))
        self._image = Image.new("P", size, renderer.palette.index(ground))

    def fill(self, box: Box, colour: Colour) -> None:
        """Paint a rectangle."""
        left, top, right, bottom = _edges(box)
        corners = (FILTERS + left, top, FILTERS + right, bottom)
        self._image.paste(self.renderer.palette.index(colour), corners)

    def rounded(self, box: Box, radius: int, colour: Colour, ground: Colour) -> None:
        """Paint a rectangle with round corners."""
        left, top, right, bottom = _edges(box)
        size = (right - left, bottom - top, pixels(radius))
        tile, mask = self.renderer.rounded(*size, colour, ground)
        self._image.paste(tile, (FILTERS + left, top), mask)

    def line(
        self, points: Sequence[tuple[float, float]], width: int, colour: Colour, ground: Colour
    ) -> None:
        """Draw a line with soft edges through these points."""
        thick = max(1, pixels(width))
        placed = [(FILTERS + x * SCALE, y * SCALE) for x, y in points]
        left, top = (int(min(one[axis] for one in placed)) - thick for axis in (0, 1))
        across, down = (
            int(max(one[axis] for one in placed)) + 2 * thick - low
            for axis, low in ((0, left), (1, top))
        )
        large = Image.new("L", (across * _SMOOTH, down * _SMOOTH))
        path = [((x - left) * _SMOOTH, (y - top) * _SMOOTH) for x, y in placed]
        ImageDraw.Draw(large).line(path, fill=255, width=thick * _SMOOTH, joint="curve")
        coverage = large.reduce(_SMOOTH)
        mask = coverage.point([0] * 32 + [255] * 224).convert("1", dither=Image.Dither.NONE)
        self._image.paste(self.renderer.tinted(coverage, colour, ground), (left, top), mask)

    def put(self, name: str, x: int, y: int) -> int:
        """Draw a sprite with its upper left corner at (x, y) and return its width.

        Raises `KeyError` for an unknown name.
        """
        sprite = self.renderer.sprites[name]
        self._image.paste(sprite.image, (FILTERS + pixels(x), pixels(y)), sprite.mask)
        return units(sprite.width)

    def put_corner(
        self, name: str, x: int, y: int, size: tuple[int, int], *, shaded: bool = False
    ) -> None:
        """Draw only the upper left corner of a sprite, *size* units wide and high, at (x, y)."""
        sprite = self.renderer.sprites[name]
        if shaded:
            sprite = sprite.shaded
        corner = (0, 0, pixels(size[0]), pixels(size[1]))
        place = (FILTERS + pixels(x), pixels(y))
        self._image.paste(sprite.image.crop(corner), place, sprite.mask.crop(corner))

    def write(
        self, text: str, x: int, middle: int, style: TextStyle, *, centred: bool = False
    ) -> int:
        """Write a line with its capitals centred on the row *middle*; return the column after it.

        *x* is the left edge, or the middle column if *centred*.
        """
        tile, mask = self.renderer.words(text, style)
        left = pixels(x) - tile.width // 2 if centred else pixels(x)
        self._image.paste(tile, (FILTERS + left, pixels(middle) - tile.height // 2), mask)
        return units(left + tile.width)

    def width_of(self, text: str, style: TextStyle) -> int:
        """Return the width of a line in units."""
        if _is_brushed(text, style, self.renderer.language):
            return style.size * len(text)  # each character is a square
        tile, _ = self.renderer.words(text, style)
        return units(tile.width)

    def fitting(self, text: str, room: int, style: TextStyle, *sizes: int) -> TextStyle:
        """Return the style with the first of these sizes in which a figure fits, or the last."""
        styles = [replace(style, size=size) for size in sizes]
        return next((one for one in styles if self.width_of(text, one) <= room), styles[-1])

    def shrunk(self, text: str, room: Box, style: TextStyle) -> TextStyle:
        """Return the style with a smaller size if one of the bot's words doesn't fit into a box.

        Words of some languages are three times as long as those of others, and Thai has signs
        above and below its letters.
        """
        while style.size > _MIN_FONT_SIZE and (
            self.width_of(text, style) > room.width or self.height_of(text, style) > room.height
        ):
            style = replace(style, size=style.size - 2)
        return style

    def height_of(self, text: str, style: TextStyle) -> int:
        """Return the height of a printed line, which extends equally above and below its middle."""
        tile, mask = self.renderer.words(text, style)
        inked = mask and mask.getbbox()
        if not inked:
            return 0
        half = tile.height / 2
        return units(round(2 * max(half - inked[1], inked[3] - half)))

    def fits(self, name: str, room: int, style: TextStyle) -> bool:
        """Return whether a name is at most *room* units wide."""
        return length(name, style.size * SCALE, self.renderer.language) <= pixels(room)

    def cut(self, name: str, room: int, style: TextStyle) -> str:
        """Return a name, cut to *room* units and with dots at the end if it is longer."""
        return cut(name, style.size * SCALE, pixels(room), self.renderer.language)

    def fit_name(self, name: str, room: Box, styles: Sequence[TextStyle]) -> tuple[str, TextStyle]:
        """Return a name with the first of the *styles* in which it fits into a box.

        If it fits in none, it is cut in the last one. A script with tall letters is smaller.
        """
        fitting = (style for style in styles if self.fits(name, room.width, style))
        style = replace(next(fitting, styles[-1]), brush=False)
        text = self.cut(name, room.width, style)
        return text, self.shrunk(text, replace(room, width=2 * room.width), style)

    def write_name(
        self, name: str, x: int, middle: int, room: int, styles: Sequence[TextStyle]
    ) -> int:
        """Write a name in the first of the *styles* in which it fits, or in the last, and cut.

        Returns the column after it.
        """
        fitting = (style for style in styles if self.fits(name, room, style))
        style = replace(next(fitting, styles[-1]), brush=False)
        return self.write(self.cut(name, room, style), x, middle, style)

    def picture(self) -> Image.Image:
        """Return the finished picture, for a frame of a moving picture."""
        return self._image.crop((FILTERS, 0, *self._image.size))

    def png(self) -> bytes:
        """Return the finished picture as a PNG file."""
        return write_png(self._image, self.renderer.palette.flat)


def _edges(box: Box) -> tuple[int, int, int, int]:
    """Return the edges of a box in pixels. Boxes that touch in units also touch in pixels."""
    return pixels(box.x), pixels(box.y), pixels(box.right), pixels(box.bottom)
