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

import font_hanken_grotesk
import PIL
import resvg_py
from PIL import Image

from bot.pictures.colours import BOARD, FELT, rgb
from bot.pictures.palette import CLEAR, SIZE, Palette

_FORM: Final = "1"
"""Raised when the sheet's form changes, so that an older one is not read."""
_SHEET_WIDTH: Final = 2048
_SHADE: Final = 0.5


@dataclass(frozen=True, slots=True)
class Drawing:
    """An SVG and the size at which it is needed."""

    name: str
    svg: str
    width: int
    height: int


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
                round(a * _SHADE + b * (1 - _SHADE) * 0.6)
                for a, b in zip(colour, (red, green, blue), strict=True)
            )
            table.append(self.palette.nearest((mixed[0], mixed[1], mixed[2])))
        image = self.image.point(table + [CLEAR] * (256 - len(table)))
        return Sprite(image, self.mask, self.palette)


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
        state.update(f"{drawing.name} {drawing.width} {drawing.height} {drawing.svg}\n".encode())
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
    pictures = [rasterise(drawing) for drawing in drawings]
    flattened = [_flatten(picture) for picture in pictures]
    palette = Palette.learn(flattened)
    places = _places(drawings)
    depth = max(y + d.height for (_, y), d in zip(places, drawings, strict=True))
    sheet = Image.new("P", (_SHEET_WIDTH, depth), CLEAR)
    sheet.putpalette(palette.flat)
    for place, picture, flat in zip(places, pictures, flattened, strict=True):
        clear = picture.getchannel("A").point([255] * 128 + [0] * 128).convert("1")
        sheet.paste(palette.convert(flat, clear), place)
    return sheet


def rasterise(drawing: Drawing) -> Image.Image:
    """One drawing in full colour."""
    png = resvg_py.svg_to_bytes(
        svg_string=drawing.svg,
        width=drawing.width,
        height=drawing.height,
        skip_system_fonts=True,
        font_files=[font_hanken_grotesk.HankenGroteskBold],
    )
    picture = Image.open(io.BytesIO(bytes(png))).convert("RGBA")
    if picture.size == (drawing.width, drawing.height):
        return picture
    whole = Image.new("RGBA", (drawing.width, drawing.height))
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
    """Whole or not at all: another process may read it at the same moment."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=file.parent, suffix=".png")
        with os.fdopen(handle, "wb") as target:
            sheet.save(target, format="PNG", compress_level=4)
        Path(draft).replace(file)
    except OSError:
        return
