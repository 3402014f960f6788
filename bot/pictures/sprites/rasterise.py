"""Turns SVG into full-colour images, and keeps on disk what was drawn once.

This holds the interpreter lock, up to thirty milliseconds for a card, so all of it is done before
the bot connects to Discord.
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
    """An SVG and the size at which it is needed."""

    name: str
    svg: str
    width: int
    height: int
    teaches: bool = False
    """Whether the shared palette is made from its colours."""
    corner: "Drawing | None" = None
    """Laid over its upper left corner: the index tab, which has another size on each card size."""
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
    """Yield every drawing with its image; drawings of the same SVG come together.

    Reading an SVG takes longer than filling its shapes, so what is needed in several sizes is drawn
    once, 1.5 times as large as the largest, and then shrunk. Thin lines keep their weight this way.
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
            large = large.convert("RGB")  # nothing of it is transparent
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
        """The outline's coverage, shrunk in the same way as the drawings that it cuts out."""
        if (svg, size) not in self._outlines:
            covered = rasterise(svg, *large).getchannel("A")
            self._outlines[svg, size] = covered.resize(size, Image.Resampling.BOX)
        return self._outlines[svg, size]


# Keeps on disk, between starts, what was drawn once.
#
# A file's name contains a hash of everything that it was made from. If the folder can't be read or
# written, things are drawn again: that takes time but is no failure.


class CachedFile:
    """One file of the cache: what was drawn from these texts."""

    def __init__(self, folder: Path, kind: str, ending: str, texts: Iterable[str]) -> None:
        """Name the file. A newer file replaces older ones of the same *kind* and *ending*."""
        state = hashlib.sha256(f"{PIL.__version__} {resvg_py.__version__}".encode())
        for text in texts:
            state.update(f"\n{text}".encode())
        self._file = folder / f"{kind}-{state.hexdigest()[:24]}.{ending}"
        self._alike = f"{kind}-*.{ending}"

    def read(self) -> bytes | None:
        """Return the content, or None if there is no such file."""
        try:
            return self._file.read_bytes()
        except OSError:
            return None

    def write(self, content: bytes) -> None:
        """Write the file and delete older ones of its kind.

        The file appears whole or not at all, since another process may read it at this moment.
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
