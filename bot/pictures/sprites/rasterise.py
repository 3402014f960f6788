"""From SVG to full colour.

Rasterising holds the interpreter lock, up to thirty milliseconds for a card, so all of it is done
before the bot connects.
"""

import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

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
    """Whether the palette is learnt from it."""
    corner: "Drawing | None" = None
    """Laid over its upper left corner: the index tab, which every size has in its own."""
    outline: str | None = None
    """An SVG that covers what is seen of it. To cut many drawings out with one outline takes a
    third less time than a clip path in each."""


def rasterise(svg: str, width: int, height: int) -> Image.Image:
    """An SVG in full colour."""
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, skip_system_fonts=True)
    picture = Image.open(io.BytesIO(bytes(png))).convert("RGBA")
    if picture.size == (width, height):
        return picture
    whole = Image.new("RGBA", (width, height))
    whole.paste(picture, (0, 0))
    return whole


def rasterise_all(drawings: Iterable[Drawing]) -> Iterator[tuple[Drawing, Image.Image]]:
    """Every drawing, those of one SVG together.

    Reading the SVG takes longer than filling its shapes: what is needed in several sizes is drawn
    once, half as large again as the largest, and shrunk: thin lines keep their weight.
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
            large = large.convert("RGB")  # it fills its rectangle
        for drawing in wanted:
            picture = large.resize((drawing.width, drawing.height), Image.Resampling.BOX)
            if drawing.corner is not None:
                corner = layers.corner(drawing.corner)
                picture.paste(corner, (0, 0), corner)
            if drawing.outline is not None:
                picture.putalpha(layers.outline(drawing.outline, picture.size, large.size))
            yield drawing, picture


class _Layers:
    """What many drawings share."""

    def __init__(self) -> None:
        self._corners: dict[Drawing, Image.Image] = {}
        self._outlines: dict[tuple[str, tuple[int, int]], Image.Image] = {}

    def corner(self, drawing: Drawing) -> Image.Image:
        if drawing not in self._corners:
            self._corners[drawing] = rasterise(drawing.svg, drawing.width, drawing.height)
        return self._corners[drawing]

    def outline(self, svg: str, size: tuple[int, int], large: tuple[int, int]) -> Image.Image:
        """Shrunk like what it cuts out."""
        if (svg, size) not in self._outlines:
            covered = rasterise(svg, *large).getchannel("A")
            self._outlines[svg, size] = covered.resize(size, Image.Resampling.BOX)
        return self._outlines[svg, size]
