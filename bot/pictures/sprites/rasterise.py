"""Turns SVG into full-colour images, and stores drawn images on disk.

Drawing holds the interpreter lock, for up to thirty milliseconds for a card, so everything is drawn
before the bot connects to Discord.
"""

import hashlib
import io
import os
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import PIL
import resvg_py
from PIL import Image


@dataclass(frozen=True, slots=True)
class Drawing:
    """An SVG and the size of its image."""

    name: str
    svg: str
    width: int
    height: int
    teaches: bool = False
    """Whether the shared palette is made from its colours."""
    corner: "Drawing | None" = None
    """A drawing over the upper left corner: the index tab, whose size depends on the card size."""
    outline: str | None = None
    """An SVG that covers the visible part. Cutting out many drawings with one outline takes a third
    less time than a clip path in each."""


def rasterise(svg: str, width: int, height: int) -> Image.Image:
    """Return an SVG as an RGBA image of *width* × *height* pixels."""
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, skip_system_fonts=True)
    picture = Image.open(io.BytesIO(bytes(png))).convert("RGBA")
    if picture.size == (width, height):
        return picture
    whole = Image.new("RGBA", (width, height))
    whole.paste(picture, (0, 0))
    return whole


def rasterise_all(drawings: Iterable[Drawing]) -> Iterator[tuple[Drawing, Image.Image]]:
    """Yield every drawing with its image. Drawings of the same SVG follow one another.

    Parsing an SVG takes longer than filling its shapes. So an SVG that is needed in several sizes
    is drawn once, 1.5 times as large as the largest size, and then shrunk. Thin lines keep their
    weight this way.
    """
    sizes: dict[str, list[Drawing]] = {}
    for drawing in drawings:
        sizes.setdefault(drawing.svg, []).append(drawing)
    layers = _Layers()
    for svg, wanted in sizes.items():
        one = wanted[0]
        if len(wanted) == 1 and one.corner is None and one.outline is None:
            yield one, rasterise(svg, one.width, one.height)
            continue
        largest = max(wanted, key=lambda drawing: drawing.width)
        large = rasterise(svg, largest.width * 3 // 2, largest.height * 3 // 2)
        if one.outline is not None:
            large = large.convert("RGB")  # no pixel is transparent
        for drawing in wanted:
            picture = large.resize((drawing.width, drawing.height), Image.Resampling.BOX)
            if drawing.corner is not None:
                corner = layers.corner(drawing.corner)
                picture.paste(corner, (0, 0), corner)
            if drawing.outline is not None:
                picture.putalpha(layers.outline(drawing.outline, picture.size, large.size))
            yield drawing, picture


class _Layers:
    """Corners and outlines that many drawings share, each drawn once."""

    def __init__(self) -> None:
        self._corners: dict[Drawing, Image.Image] = {}
        self._outlines: dict[tuple[str, tuple[int, int]], Image.Image] = {}

    def corner(self, drawing: Drawing) -> Image.Image:
        if drawing not in self._corners:
            self._corners[drawing] = rasterise(drawing.svg, drawing.width, drawing.height)
        return self._corners[drawing]

    def outline(self, svg: str, size: tuple[int, int], large: tuple[int, int]) -> Image.Image:
        """Return an outline's coverage, shrunk in the same way as the drawings that it cuts out."""
        if (svg, size) not in self._outlines:
            covered = rasterise(svg, *large).getchannel("A")
            self._outlines[svg, size] = covered.resize(size, Image.Resampling.BOX)
        return self._outlines[svg, size]


# The cache on disk
#
# A file's name contains a hash of everything that it was made from. If the folder can't be read or
# written, the images are drawn again at each start, which only takes time.


class CachedFile:
    """A file of the cache, with the images that were drawn from some texts."""

    def __init__(self, folder: Path, kind: str, ending: str, texts: Iterable[str]) -> None:
        """Compute the file's name. A new file replaces older files of its *kind* and *ending*."""
        state = hashlib.sha256(f"{PIL.__version__} {resvg_py.__version__}".encode())
        for text in texts:
            state.update(f"\n{text}".encode())
        self._file = folder / f"{kind}-{state.hexdigest()[:24]}.{ending}"
        self._alike = f"{kind}-*.{ending}"

    def read(self) -> bytes | None:
        """Return the content; None if the file doesn't exist."""
        try:
            return self._file.read_bytes()
        except OSError:
            return None

    def write(self, content: bytes) -> None:
        """Write the file and delete older ones of its kind.

        The file is written atomically, because another process may read it at the same time.
        """
        folder = self._file.parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
            handle, draft = tempfile.mkstemp(dir=folder, suffix=self._file.suffix)
            with os.fdopen(handle, "wb") as target:
                target.write(content)
            Path(draft).replace(self._file)
            for older in folder.glob(self._alike):
                if older != self._file:
                    older.unlink(missing_ok=True)
        except OSError:
            return
