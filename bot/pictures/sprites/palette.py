"""One palette of fewer than 64 colours for all pictures.

It contains the exact colours of the board and of the deck; the few remaining colours are computed
from the soft edges between them. With a common palette, a picture is composed by copying bytes.
Every further shade makes edges a little softer and PNG files one percent larger; more shades than
these made no visible difference.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cached_property, lru_cache, reduce
from typing import Final

from PIL import Image, ImageChops

from bot.pictures.art.palette import COLOURS
from bot.pictures.sprites.colours import BOARD, Colour, Rgb, rgb

SIZE: Final = 54
_RARE: Final = 0.009
"""Minimum share (0 to 1) of a shade in a sprite. A rarer shade is replaced by a similar shade,
because noise costs bytes."""
_SPOT: Final = 0.0006
"""Minimum share (0 to 1) of a patch in a single colour, such as a beak or an eye, that is kept even
if the colour is rare."""
CLEAR: Final = 0
"""The index of transparent pixels in a sprite; no finished picture contains it."""
_CLEAR_COLOUR: Final[Rgb] = (255, 0, 255)

Box = tuple[int, int, int, int]
"""The box of a sprite on the sheet: its left, upper, right and lower edge."""


class Palette:
    """A few dozen colours. Finds the nearest of them for any other colour."""

    def __init__(self, colours: tuple[Rgb, ...]) -> None:
        """Create a palette of these colours. The first colour stands for transparent pixels."""
        self.colours = colours
        self.flat = [channel for colour in colours for channel in colour]
        self._image = Image.new("P", (1, 1))
        visible = colours[1:]
        padded = [*visible, *(visible[0] for _ in range(256 - len(visible)))]
        self._image.putpalette([channel for colour in padded for channel in colour])
        self.nearest = lru_cache(maxsize=4096)(self._nearest)

    @staticmethod
    def learn(pictures: Iterable[Image.Image]) -> "Palette":
        """Return the palette that suits these RGB pictures."""
        flat = list(dict.fromkeys(rgb(Colour(text)) for text in (*BOARD, *sorted(COLOURS))))
        exact = frozenset(flat)
        edges: Counter[Rgb] = Counter()
        for picture in pictures:
            for count, colour in picture.getcolors(picture.width * picture.height) or ():
                assert isinstance(colour, tuple)
                if colour not in exact:
                    edges[colour[0], colour[1], colour[2]] += count
        rest = b"".join(bytes(colour) * min(count, 200) for colour, count in sorted(edges.items()))
        learnt = _cluster(rest, SIZE - 1 - len(flat))
        return Palette((_CLEAR_COLOUR, *flat, *learnt))

    def index(self, colour: Colour) -> int:
        """Return the index of a colour of the board. Raises `ValueError` for any other colour."""
        return self.colours.index(rgb(colour))

    def _nearest(self, colour: Rgb) -> int:
        def distance(index: int) -> int:
            other = self.colours[index]
            return sum((a - b) ** 2 for a, b in zip(colour, other, strict=True))

        return min(range(1, len(self.colours)), key=distance)

    @cached_property
    def _neighbours(self) -> tuple[tuple[int, ...], ...]:
        """All visible indices for each index, itself first and then the most similar."""
        red, green, blue = zip(*self.colours, strict=True)
        visible = range(1, len(self.colours))
        return tuple(
            tuple(
                sorted(
                    visible,
                    key=lambda i: (red[i] - r) ** 2 + (green[i] - g) ** 2 + (blue[i] - b) ** 2,
                )
            )
            for r, g, b in self.colours
        )

    def convert(self, sheet: Image.Image, clear: Image.Image, places: Iterable[Box]) -> Image.Image:
        """Return an RGB sheet of sprites in these colours, transparent where *clear* is set."""
        converted = sheet.quantize(palette=self._image, dither=Image.Dither.NONE)
        converted = converted.point([min(i + 1, SIZE - 1) for i in range(256)])
        converted.paste(CLEAR, (0, 0), clear)
        for place in places:
            sprite = converted.crop(place)
            converted.paste(
                sprite.point(self._without_rare(sprite.histogram(), _patches(sprite))), place
            )
        converted.putpalette(self.flat)
        return converted

    def _without_rare(self, counts: list[int], patches: list[int]) -> list[int]:
        """Return a table that replaces rare indices, by their numbers of pixels and of patches."""
        visible = [index for index in range(1, len(self.colours)) if counts[index]]
        whole = sum(counts[index] for index in visible)
        kept = {
            index
            for index in visible
            if counts[index] >= _RARE * whole or patches[index] >= max(1, _SPOT * whole)
        }
        table = [CLEAR] * 256
        for index in visible:
            table[index] = next(like for like in self._neighbours[index] if like in kept)
        return table


def _patches(sprite: Image.Image) -> list[int]:
    """Return, for each index, the number of squares of 3 × 3 pixels with only that index."""
    plain = Image.frombytes("L", sprite.size, sprite.tobytes())
    lowest, highest = plain, plain
    for across in (True, False):
        width, height = lowest.width - 2 * across, lowest.height - 2 * (not across)
        shifts = [(n, 0) if across else (0, n) for n in range(3)]
        lowest, highest = (
            reduce(choose, (each.crop((x, y, x + width, y + height)) for x, y in shifts))
            for each, choose in ((lowest, ImageChops.darker), (highest, ImageChops.lighter))
        )
    alone = ImageChops.difference(lowest, highest).point([255] + [0] * 255)
    return lowest.histogram(alone.convert("1"))


def _cluster(pixels: bytes, places: int) -> list[Rgb]:
    """Return the *places* colours that represent these RGB bytes best."""
    if not pixels or places <= 0:
        return []
    line = Image.frombytes("RGB", (len(pixels) // 3, 1), pixels)
    colours = line.quantize(places, method=Image.Quantize.MEDIANCUT, kmeans=3).getpalette() or []
    return [(colours[i], colours[i + 1], colours[i + 2]) for i in range(0, 3 * places, 3)]
