"""The sprites: cards in every size, seals and icons, as small palette images.

They are drawn side by side on one sheet. The whole sheet is converted to palette colours and stored
on disk.
"""

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Final

from PIL import Image

from bot.pictures.sprites.colours import BOARD, FELT, Rgb, rgb
from bot.pictures.sprites.palette import CLEAR, SIZE, Box, Palette
from bot.pictures.sprites.rasterise import CachedFile, Drawing, rasterise_all

_FORMAT: Final = "4"
"""Version of the sheet's format. Increase it with each change, so that older files aren't read."""
_SHEET_WIDTH: Final = 2048
_SHADE: Final = 0.62
"""Share (0 to 1) of the colour in a shaded sprite; the rest is black and a little of the felt."""
_VEIL: Final = 0.2


@dataclass(frozen=True)
class Sprite:
    """A palette image, and a mask of its visible pixels."""

    image: Image.Image
    mask: Image.Image
    palette: Palette

    @property
    def width(self) -> int:
        """In pixels."""
        return self.image.width

    @property
    def height(self) -> int:
        """In pixels."""
        return self.image.height

    @cached_property
    def shaded(self) -> "Sprite":
        """The same image, but darker, for a missing card."""
        red, green, blue = rgb(FELT)
        table = [CLEAR]
        for colour in self.palette.colours[1:]:
            mixed = tuple(
                round(a * _SHADE + b * _VEIL)
                for a, b in zip(colour, (red, green, blue), strict=True)
            )
            table.append(self._alike((mixed[0], mixed[1], mixed[2])))
        image = self.image.point(table + [CLEAR] * (256 - len(table)))
        return Sprite(image, self.mask, self.palette)

    def _alike(self, wanted: Rgb) -> int:
        """Return the index of the nearest colour with a similar hue, so that blue stays blue."""

        def distance(colour: Rgb) -> float:
            red, green, blue = (a - b for a, b in zip(colour, wanted, strict=True))
            hue = (red - green) ** 2 + (green - blue) ** 2 + (blue - red) ** 2
            return red * red + green * green + blue * blue + hue / 2

        colours = self.palette.colours
        return min(range(1, len(colours)), key=lambda index: distance(colours[index]))


def load(drawings: Sequence[Drawing], cache: Path) -> tuple[Palette, Mapping[str, Sprite]]:
    """Return the palette and the sprites by name. Reads them from the cache, or draws them."""
    texts = chain([f"{_FORMAT} {SIZE} {BOARD}"], map(str, drawings))
    cached = CachedFile(cache, "sprites", "png", texts)
    sheet = _read(cached.read())
    if sheet is None:
        sheet = _draw(drawings)
        cached.write(_file(sheet))
    return _cut(sheet, drawings)


def _places(drawings: Sequence[Drawing]) -> list[Box]:
    """Return the box of each drawing on the sheet, in rows from left to right."""
    x = y = shelf = 0
    places = []
    for drawing in drawings:
        if x + drawing.width > _SHEET_WIDTH:
            x, y, shelf = 0, y + shelf, 0
        places.append((x, y, x + drawing.width, y + drawing.height))
        x += drawing.width
        shelf = max(shelf, drawing.height)
    return places


def _draw(drawings: Sequence[Drawing]) -> Image.Image:
    """Draw the sheet on felt. All backgrounds of the board are similar, so soft edges fit them."""
    places = {one.name: place for one, place in zip(drawings, _places(drawings), strict=True)}
    size = (_SHEET_WIDTH, max(bottom for _, _, _, bottom in places.values()))
    full, clear = Image.new("RGB", size, rgb(FELT)), Image.new("1", size, 1)
    for drawing, picture in rasterise_all(drawings):
        place = places[drawing.name]
        full.paste(picture, place, picture)
        clear.paste(picture.getchannel("A").point([255] * 128 + [0] * 128).convert("1"), place)
    palette = Palette.learn(full.crop(places[one.name]) for one in drawings if one.teaches)
    return palette.convert(full, clear, places.values())


def _cut(sheet: Image.Image, drawings: Sequence[Drawing]) -> tuple[Palette, Mapping[str, Sprite]]:
    flat = (sheet.getpalette() or [])[: 3 * SIZE]
    palette = Palette(tuple((flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)))
    solid = [0] + [255] * 255
    sprites = {}
    for place, drawing in zip(_places(drawings), drawings, strict=True):
        image = sheet.crop(place)
        mask = Image.frombytes("L", image.size, image.tobytes()).point(solid).convert("1")
        sprites[drawing.name] = Sprite(image, mask, palette)
    return palette, sprites


def _read(file: bytes | None) -> Image.Image | None:
    if file is None:
        return None
    try:
        with Image.open(io.BytesIO(file)) as sheet:
            sheet.load()
            return sheet if sheet.mode == "P" else None
    except (OSError, SyntaxError, ValueError):
        return None


def _file(sheet: Image.Image) -> bytes:
    target = io.BytesIO()
    sheet.save(target, format="PNG", compress_level=4)
    return target.getvalue()
