"""One palette of under 64 colours for all pictures.

The board's and the deck's colours keep their exact values; the few places left over are learnt
from the soft edges between them. One palette for everything means that a picture is composed by
copying bytes. Every further edge shade makes lines a little softer and PNGs a percent larger;
beyond these, eyes no longer saw a difference.
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
"""Shades with a smaller share of a sprite give way to their neighbours: noise costs bytes."""
_SPOT: Final = 0.0006
"""But a patch of one colour is no noise, however small: a beak, an eye, the heart of a flower."""
CLEAR: Final = 0
"""The index that stands for "nothing here" in a sprite; no picture contains it."""
_CLEAR_COLOUR: Final[Rgb] = (255, 0, 255)

Place = tuple[int, int, int, int]
"""Where a sprite stands on the sheet: left, upper, right and lower edge."""


class Palette:
    """A few dozen colours, and which of them comes nearest to any other."""

    def __init__(self, colours: tuple[Rgb, ...]) -> None:
        """*colours* in the order of their indices, the first one standing for nothing."""
        self.colours = colours
        self.flat = [channel for colour in colours for channel in colour]
        self._image = Image.new("P", (1, 1))
        visible = colours[1:]
        padded = [*visible, *(visible[0] for _ in range(256 - len(visible)))]
        self._image.putpalette([channel for colour in padded for channel in colour])
        self.nearest = lru_cache(maxsize=4096)(self._nearest)

    @staticmethod
    def learn(pictures: Iterable[Image.Image]) -> "Palette":
        """The palette that suits these RGB pictures."""
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
        """Where a colour of the board stands."""
        return self.colours.index(rgb(colour))

    def _nearest(self, colour: Rgb) -> int:
        def distance(index: int) -> int:
            other = self.colours[index]
            return sum((a - b) ** 2 for a, b in zip(colour, other, strict=True))

        return min(range(1, len(self.colours)), key=distance)

    @cached_property
    def _neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For each index the visible ones, itself first and then those like it."""
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

    def convert(
        self, sheet: Image.Image, clear: Image.Image, places: Iterable[Place]
    ) -> Image.Image:
        """Sprites on an RGB sheet in these colours; where the mask *clear* is set, nothing."""
        found = sheet.quantize(palette=self._image, dither=Image.Dither.NONE)
        found = found.point([min(i + 1, SIZE - 1) for i in range(256)])
        found.paste(CLEAR, (0, 0), clear)
        for place in places:
            sprite = found.crop(place)
            found.paste(
                sprite.point(self._without_rare(sprite.histogram(), _patches(sprite))), place
            )
        found.putpalette(self.flat)
        return found

    def _without_rare(self, counts: list[int], patches: list[int]) -> list[int]:
        """What each index becomes in a sprite that holds them so often, and so often in patches."""
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
    """How many squares of three by three pixels each index fills alone."""
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
    """The *places* colours that stand best for these pixels."""
    if not pixels or places <= 0:
        return []
    line = Image.frombytes("RGB", (len(pixels) // 3, 1), pixels)
    found = line.quantize(places, method=Image.Quantize.MEDIANCUT, kmeans=3).getpalette() or []
    return [(found[i], found[i + 1], found[i + 2]) for i in range(0, 3 * places, 3)]
