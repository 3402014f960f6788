"""Everything that is drawn once: cards in every cut, seals and signs, as small palette images.

Rasterising takes a second or two and holds the interpreter lock, so it is done before the bot
connects, and its result is kept on disk under a hash of all that went into it.
"""

import hashlib
import io
import os
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

import PIL
import resvg_py
from PIL import Image

from bot.pictures.colours import BOARD, FELT, Rgb, rgb
from bot.pictures.palette import CLEAR, SIZE, Palette

_FORM: Final = "3"
"""Raised when the sheet's form changes, so that an older one is not read."""
_SHEET_WIDTH: Final = 2048
_SHADE: Final = 0.62
"""How much of a colour stays in the shade; a little of the felt is added."""
_VEIL: Final = 0.2


@dataclass(frozen=True, slots=True)
class Drawing:
    """An SVG and the size at which it is needed."""

    name: str
    svg: str
    width: int
    height: int
    teaches: bool = False
    """Whether the palette is learnt from it."""
    corner: "Drawing | None" = None
    """Laid over its upper left corner: the index tab, which every size has in its own."""


@dataclass(frozen=True)
class Sprite:
    """A palette image and where it is not empty."""

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
        """The same, darker: not to be chosen now."""
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
        """The palette's colour of the same hue: in the shade, too, a blue ribbon is not green."""

        def distance(colour: Rgb) -> float:
            red, green, blue = (a - b for a, b in zip(colour, wanted, strict=True))
            hue = (red - green) ** 2 + (green - blue) ** 2 + (blue - red) ** 2
            return red * red + green * green + blue * blue + hue / 2

        colours = self.palette.colours
        return min(range(1, len(colours)), key=lambda index: distance(colours[index]))


def load(drawings: Sequence[Drawing], cache: Path) -> tuple[Palette, Mapping[str, Sprite]]:
    """The sprites of these drawings, from the cache folder or drawn now and left there.

    A cache that can't be read or written costs time, never a failure.
    """
    file = cache / f"sprites-{_digest(drawings)}.png"
    sheet = _read(file)
    if sheet is None:
        sheet = _draw(drawings)
        _write(file, sheet)
    return _cut(sheet, drawings)


def _digest(drawings: Iterable[Drawing]) -> str:
    state = hashlib.sha256(
        f"{_FORM} {SIZE} {BOARD} {PIL.__version__} {resvg_py.__version__}".encode()
    )
    for drawing in drawings:
        state.update(f"{drawing}\n".encode())
    return state.hexdigest()[:24]


def _places(drawings: Sequence[Drawing]) -> list[tuple[int, int]]:
    """Where each drawing stands on the sheet: left to right, in shelves."""
    x = y = shelf = 0
    places = []
    for drawing in drawings:
        if x + drawing.width > _SHEET_WIDTH:
            x, y, shelf = 0, y + shelf, 0
        places.append((x, y))
        x += drawing.width
        shelf = max(shelf, drawing.height)
    return places


def _draw(drawings: Sequence[Drawing]) -> Image.Image:
    pictures = _rasterise_all(drawings)
    palette = Palette.learn(_flatten(pictures[d.name]) for d in drawings if d.teaches)
    places = _places(drawings)
    depth = max(y + d.height for (_, y), d in zip(places, drawings, strict=True))
    sheet = Image.new("P", (_SHEET_WIDTH, depth), CLEAR)
    sheet.putpalette(palette.flat)
    for place, drawing in zip(places, drawings, strict=True):
        picture = pictures.pop(drawing.name)
        clear = picture.getchannel("A").point([255] * 128 + [0] * 128).convert("1")
        sheet.paste(palette.convert(_flatten(picture), clear), place)
    return sheet


def _rasterise_all(drawings: Iterable[Drawing]) -> dict[str, Image.Image]:
    """Every drawing by its name.

    Reading the SVG takes longer than filling its shapes: what is needed in several sizes is drawn
    once, half as large again as the largest, and shrunk: thin lines keep their weight.
    """
    sizes: dict[str, list[Drawing]] = {}
    for drawing in drawings:
        sizes.setdefault(drawing.svg, []).append(drawing)
    pictures = {}
    corners: dict[Drawing, Image.Image] = {}
    for svg, wanted in sizes.items():
        if len(wanted) == 1:
            pictures[wanted[0].name] = rasterise(svg, wanted[0].width, wanted[0].height)
            continue
        largest = max(wanted, key=lambda drawing: drawing.width)
        large = rasterise(svg, largest.width * 3 // 2, largest.height * 3 // 2)
        for drawing in wanted:
            size = (drawing.width, drawing.height)
            picture = large.resize(size, Image.Resampling.BOX)
            corner = drawing.corner
            if corner is not None:
                if corner not in corners:
                    corners[corner] = rasterise(corner.svg, corner.width, corner.height)
                outline = picture.getchannel("A")
                picture.alpha_composite(corners[corner])
                picture.putalpha(outline)
            pictures[drawing.name] = picture
    return pictures


def rasterise(svg: str, width: int, height: int) -> Image.Image:
    """An SVG in full colour."""
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, skip_system_fonts=True)
    picture = Image.open(io.BytesIO(bytes(png))).convert("RGBA")
    if picture.size == (width, height):
        return picture
    whole = Image.new("RGBA", (width, height))
    whole.paste(picture, (0, 0))
    return whole


def _flatten(picture: Image.Image) -> Image.Image:
    """On felt: every ground of the board is close to it, so soft edges fit all of them."""
    flat = Image.new("RGB", picture.size, rgb(FELT))
    flat.paste(picture, (0, 0), picture)
    return flat


def _cut(sheet: Image.Image, drawings: Sequence[Drawing]) -> tuple[Palette, Mapping[str, Sprite]]:
    flat = (sheet.getpalette() or [])[: 3 * SIZE]
    palette = Palette(tuple((flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)))
    solid = [0] + [255] * 255
    sprites = {}
    for (x, y), drawing in zip(_places(drawings), drawings, strict=True):
        image = sheet.crop((x, y, x + drawing.width, y + drawing.height))
        mask = Image.frombytes("L", image.size, image.tobytes()).point(solid).convert("1")
        sprites[drawing.name] = Sprite(image, mask, palette)
    return palette, sprites


def _read(file: Path) -> Image.Image | None:
    try:
        with Image.open(file) as sheet:
            sheet.load()
            return sheet if sheet.mode == "P" else None
    except (OSError, SyntaxError, ValueError):
        return None


def _write(file: Path, sheet: Image.Image) -> None:
    """Whole or not at all: another process may read it at this moment. Older ones are removed."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=file.parent, suffix=".png")
        with os.fdopen(handle, "wb") as target:
            sheet.save(target, format="PNG", compress_level=4)
        Path(draft).replace(file)
        for older in file.parent.glob("sprites-*.png"):
            if older != file:
                older.unlink(missing_ok=True)
    except OSError:
        return
