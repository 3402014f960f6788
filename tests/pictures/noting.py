"""Pictures that record their parts, so that a test finds overlaps."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image

from bot.pictures import Pictures
from bot.pictures.boards.canvas import Canvas, Renderer, TextStyle
from bot.pictures.boards.layout import Box
from bot.pictures.labels import ENGLISH, Labels
from bot.pictures.sprites.card_size import pixels
from bot.pictures.sprites.catalogue import drawings
from bot.pictures.sprites.colours import MUTED, Colour
from bot.pictures.sprites.sprite_sheet import load
from bot.pictures.subjects import Subject

Edges = tuple[int, int, int, int]

_EDGE = 1
"""Pixels in which the soft edges of two parts may overlap."""
_STRIKE = 3
_BANNER = pixels(316)


@dataclass(frozen=True)
class Part:
    """A text, sign, card or ground of a picture, in pixels."""

    kind: str
    """"ground", "chip" (a ground with round corners), "card", "back", "ring", "sign", "text"."""
    name: str
    edges: Edges
    area: int
    colour: Colour | None = None
    size: int = 0
    """The font size of a text, in units."""

    def holds(self, edges: Edges) -> bool:
        left, top, right, bottom = self.edges
        return (
            left <= edges[0] + _EDGE
            and top <= edges[1] + _EDGE
            and right >= edges[2] - _EDGE
            and bottom >= edges[3] - _EDGE
        )

    @property
    def is_banner(self) -> bool:
        """Whether it is the banner of a moving picture, which may cover the table."""
        return self.kind == "ground" and abs(self.edges[3] - self.edges[1] - _BANNER) <= _EDGE

    def __str__(self) -> str:
        return f"{self.kind} {self.name!r} {self.edges}"


@dataclass
class Notes:
    """The parts of a picture in the order of drawing, and its faults."""

    size: tuple[int, int]
    parts: list[Part] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.owners = Image.new("I", self.size, -1)

    def under(self, edges: Edges) -> list[Part]:
        """Return the visible parts in a rectangle."""
        return [self.parts[number] for number in self._counted(edges) if number >= 0]

    def add(self, part: Part, mask: Image.Image | None = None) -> None:
        """Record a part; its mask marks the opaque pixels."""
        number = len(self.parts)
        self.parts.append(part)
        left, top, right, bottom = part.edges
        if left < 0 or top < 0 or right > self.size[0] or bottom > self.size[1]:
            self.wrong.append(f"{part} leaves the picture {self.size}")
        if mask is None:
            self.owners.paste(number, part.edges)
        else:
            self.owners.paste(number, part.edges, mask)

    def problems(self) -> Iterator[str]:
        """Yield the faults found while drawing, and the partly covered texts and signs."""
        yield from self.wrong
        for number, part in enumerate(self.parts):
            if part.kind in {"text", "sign"}:
                seen = self._counted(part.edges)
                if 0 < seen[number] < part.area - _EDGE * 4:
                    over = [self.parts[one] for one in seen if one > number]
                    if any(part.is_banner for part in over):
                        continue
                    yield f"{part} is covered by {', '.join(map(str, over))}"

    def seen(self, name: str) -> float:
        """Return the visible share of a part, from 0 to 1."""
        number, part = next(
            ((number, part) for number, part in enumerate(self.parts) if part.name == name),
            (-1, None),
        )
        return self._counted(part.edges)[number] / part.area if part else 0.0

    def _counted(self, edges: Edges) -> Counter[int]:
        found = self.owners.crop(edges).getcolors(len(self.parts) + 2)
        assert found is not None, "there are no more numbers than parts, and two for none"
        return Counter({one: count for count, one in found if isinstance(one, int)})


class Noting(Canvas):
    """A canvas that records its parts."""

    renderer: "NotingRenderer"

    def __init__(self, renderer: "NotingRenderer", width: int, height: int, ground: Colour) -> None:
        super().__init__(renderer, width, height, ground)
        self.notes = Notes((pixels(width), pixels(height)))
        self.fill(Box(0, 0, width, height), ground)

    def fill(self, box: Box, colour: Colour) -> None:
        super().fill(box, colour)
        if (box.height, colour) == (_STRIKE, MUTED):
            return  # the line through the name of somebody who left
        edges = _edges(box)
        self.notes.add(Part("ground", "", edges, _area(edges), colour))

    def rounded(self, box: Box, radius: int, colour: Colour, ground: Colour) -> None:
        super().rounded(box, radius, colour, ground)
        left, top, right, bottom = edges = _edges(box)
        size = (right - left, bottom - top, pixels(radius))
        _, mask = self.renderer.rounded(*size, colour, ground)
        self._cross(Part("chip", "", edges, _area(edges), colour), mask)

    def put(self, name: str, x: int, y: int) -> int:
        after = super().put(name, x, y)
        sprite = self.renderer.sprites[name]
        left, top = pixels(x), pixels(y)
        edges = (left, top, left + sprite.width, top + sprite.height)
        self._cross(Part(_kind(name), name, edges, self.renderer.area(name)), sprite.mask)
        return after

    def put_corner(
        self, name: str, x: int, y: int, size: tuple[int, int], *, shaded: bool = False
    ) -> None:
        super().put_corner(name, x, y, size, shaded=shaded)
        left, top = pixels(x), pixels(y)
        edges = (left, top, left + pixels(size[0]), top + pixels(size[1]))
        mask = self.renderer.sprites[name].mask.crop((0, 0, pixels(size[0]), pixels(size[1])))
        self._cross(Part("card", f"corner of {name}", edges, mask.histogram()[255]), mask)

    def write(
        self, text: str, x: int, middle: int, style: TextStyle, *, centred: bool = False
    ) -> int:
        after = super().write(text, x, middle, style, centred=centred)
        (width, height), box = self.renderer.inked(text, style)
        if box is None:
            return after
        left = pixels(x) - width // 2 if centred else pixels(x)
        top = pixels(middle) - height // 2
        edges = (left + box[0], top + box[1], left + box[2], top + box[3])
        part = Part("text", text, edges, _area(edges), style.colour, style.size)
        under = self.notes.under(edges)
        for other in under:
            if other.kind in {"text", "sign", "card"}:
                self.notes.wrong.append(f"{part} lies on {other}")
        grounds = [one for one in under if one.kind in {"ground", "chip"}]
        for other in grounds:
            if other.colour != style.ground:
                self.notes.wrong.append(f"{part} leaves its ground for {other}")
        self.notes.add(part)
        return after

    def png(self) -> bytes:
        """Return nothing: only the notes are tested."""
        return b""

    def _cross(self, part: Part, mask: Image.Image) -> None:
        """Record a part that may lie on a chip, but not on its edge."""
        if part.kind != "ring":
            for other in self.notes.under(part.edges):
                apart = not other.holds(part.edges) and not part.holds(other.edges)
                if other.kind == "chip" and apart:
                    self.notes.wrong.append(f"{part} lies across {other}")
        self.notes.add(part, mask)


class NotingRenderer(Renderer):
    """A renderer whose canvases record their parts."""

    canvases: list[Noting]
    areas: dict[str, int]
    letters: dict[tuple[str, TextStyle, str], tuple[tuple[int, int], Edges | None]]

    def area(self, name: str) -> int:
        """Return the number of opaque pixels of a sprite."""
        if name not in self.areas:
            self.areas[name] = self.sprites[name].mask.histogram()[255]
        return self.areas[name]

    def inked(self, text: str, style: TextStyle) -> tuple[tuple[int, int], Edges | None]:
        """Return the size of a line's tile, and the box of its letters."""
        key = text, style, self.language
        if key not in self.letters:
            tile, mask = self.words(text, style)
            ground = self.palette.index(style.ground)
            inked = mask or tile.point([255 if one != ground else 0 for one in range(256)], "L")
            self.letters[key] = tile.size, inked.getbbox()
        return self.letters[key]

    def canvas(self, width: int, height: int, ground: Colour) -> Canvas:
        canvas = Noting(self, width, height, ground)
        self.canvases.append(canvas)
        return canvas


class NotingPictures(Pictures):
    """Draws as usual; `problems` returns the overlaps in all pictures since the last call."""

    def __init__(self, cache: Path) -> None:
        super().__init__(cache)
        self.noting = NotingRenderer(*load(drawings(), cache))
        self.noting.canvases, self.noting.areas, self.noting.letters = [], {}, {}
        self._renderer = self.noting
        self.kinds = set[str]()  # class names of the drawn subjects

    def draw(self, subject: Subject, labels: Labels = ENGLISH) -> bytes:
        self.kinds.add(type(subject).__qualname__)
        return super().draw(subject, labels)

    def problems(self) -> list[str]:
        canvases = self.noting.canvases
        assert canvases, "nothing was drawn"
        found = [problem for canvas in canvases for problem in canvas.notes.problems()]
        canvases.clear()
        return found


def _kind(name: str) -> str:
    if ".ring." in name:
        return "ring"
    if name.endswith(".back"):
        return "back"
    return "card" if name.rsplit(".", maxsplit=1)[-1].isdigit() else "sign"


def _edges(box: Box) -> Edges:
    return pixels(box.x), pixels(box.y), pixels(box.right), pixels(box.bottom)


def _area(edges: Edges) -> int:
    return (edges[2] - edges[0]) * (edges[3] - edges[1])
