"""A moving picture of a round: the table scene by scene, banners, and the result at its end."""

import struct
from collections.abc import Iterator, Sequence
from typing import Final

from PIL import GifImagePlugin, Image, ImageChops

from bot.koikoi.state import Phase
from bot.koikoi.view import PlayerView
from bot.pictures.boards.canvas import Canvas, Renderer, TextStyle
from bot.pictures.boards.hand import draw_hand
from bot.pictures.boards.large_hand import draw_large_hand
from bot.pictures.boards.layout import HAND_CENTRAL, TABLE_CENTRAL, WIDTH, Box, least_font_size
from bot.pictures.boards.result import draw_result
from bot.pictures.boards.table import draw_table
from bot.pictures.boards.yaku_chart import draw_fan
from bot.pictures.boards.yaku_names import NameLook, YakuName, look_of
from bot.pictures.labels import Labels, Sides
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.catalogue import LARGE_SEATS
from bot.pictures.sprites.colours import CREAM, DARK_RED, GOLD, WELL
from bot.pictures.sprites.palette import CLEAR
from bot.pictures.subjects import Flourish, Scene

FRAMES: Final = (40, 40, 40, 40, 1300)
"""Duration of each frame of a banner, in milliseconds: the banner runs in, then stays."""
_PART: Final = (0.18, 0.5, 0.8, 0.95, 1.0)
"""Visible part of the banner (0 to 1) in each frame."""
_HEIGHT: Final = 300
_NAME: Final = 84
_NAMES: Final = NameLook((72, 60, 48, least_font_size(WIDTH)))
_MAX_NAMED: Final = 3
"""Maximum number of yaku that a banner names. The result shows all of them."""


def draw_flourish(
    canvas: Canvas,
    flourish: Flourish,
    frame: int,
    captions: tuple[Labels, Sides],
    ground: Box = TABLE_CENTRAL.ground,
) -> None:
    """Draw one frame of the banner over the middle of the table's `ground`."""
    labels, sides = captions
    width = round(WIDTH * _PART[frame])
    top = ground.middle - _HEIGHT // 2
    red = not sides.side(flourish.seat)
    left = 0 if red else WIDTH - width  # the banner comes from its player's side
    canvas.fill(Box(left, top - 8, width, _HEIGHT + 16), GOLD)
    canvas.fill(Box(left, top, width, _HEIGHT), WELL if flourish.yaku else DARK_RED)
    if _PART[frame] < 1:
        return
    box = Box(0, top, WIDTH, _HEIGHT)
    if flourish.yaku:
        _draw_yaku(canvas, box, flourish, labels, sides)
    else:
        _draw_call(canvas, box, flourish, sides)


def _draw_yaku(canvas: Canvas, box: Box, flourish: Flourish, labels: Labels, sides: Sides) -> None:
    canvas.put(LARGE_SEATS[sides.side(flourish.seat)], 40, box.middle - 32)
    shown = flourish.yaku[:_MAX_NAMED]
    inner = Box(130, box.y + 12, WIDTH - 130 - 30, box.height - 24)
    height = inner.height // len(shown)
    alone = len(shown) == 1
    rows = [
        Box(inner.x, inner.y + place * height, inner.width, height) for place in range(len(shown))
    ]
    names = [Box(row.x, row.y, row.width - 130, _NAME if alone else height) for row in rows]
    found_in = [(found.yaku, name) for found, name in zip(shown, names, strict=True)]
    look = look_of(canvas, found_in, labels, _NAMES)
    for found, row, name in zip(shown, rows, names, strict=True):
        points = TextStyle(96 if alone else 64, GOLD, WELL)
        canvas.write(str(found.points), row.right - 60, row.middle, points, centred=True)
        YakuName.of(canvas, name, found.yaku, labels, look).draw(canvas, name)
        if alone:
            size = CardSize.FIELD
            fan = Box(row.x, row.bottom - size.height, row.width - 150, size.height)
            draw_fan(canvas, found.cards, size, fan)


def _draw_call(canvas: Canvas, box: Box, flourish: Flourish, sides: Sides) -> None:
    canvas.rounded(Box(48, box.middle - 44, 88, 88), 44, WELL, DARK_RED)
    canvas.put(LARGE_SEATS[sides.side(flourish.seat)], 60, box.middle - 32)
    style = TextStyle(190, CREAM, DARK_RED)
    canvas.write("こいこい", WIDTH // 2 + 40, box.middle, style, centred=True)


# GIF files, which are written frame by frame from pictures that share one palette
#
# Discord plays GIF files on computers and phones without a click, if a person's settings allow it.
# It shows only the first frame of an APNG file. The pictures have fewer than 64 colours, so GIF
# loses no detail; it is smaller than WebP here, and takes a quarter of the time. Each frame
# contains only the changes. The file plays once and then stays on its last frame.

_SIGNATURE: Final = b"GIF89a"
_TABLE_BITS: Final = 6
"""Bits of an index into the colour table, which has 64 colours."""
_KEEP: Final = 1
"""Disposal method of frames: the frame stays, and the next one is drawn over it."""
_END: Final = b";"


class GifWriter:
    """Writes a GIF file. The parts that its methods return make up the file."""

    def __init__(self, palette: list[int], clear: int) -> None:
        """Begin a file. *clear* is an unused index, which here means an unchanged pixel."""
        self._palette = palette
        self._clear = clear
        self._before: Image.Image | None = None

    def frame(self, picture: Image.Image, milliseconds: int) -> bytes:
        """Return a frame. The first frame includes the head of the file."""
        now = Image.frombytes("L", picture.size, picture.tobytes())
        before, self._before = self._before, now
        if before is None:
            return self._head(now.size) + self._encoded(now, (0, 0), milliseconds)
        difference = ImageChops.difference(before, now)
        box = difference.getbbox() or (0, 0, 1, 1)
        same = difference.crop(box).point([255] + [0] * 255)
        part = now.crop(box)
        part.paste(self._clear, (0, 0), same)
        return self._encoded(part, (box[0], box[1]), milliseconds)

    def end(self) -> bytes:
        """Return the last part of the file."""
        return _END

    def _head(self, size: tuple[int, int]) -> bytes:
        table = bytes(self._palette[: 3 << _TABLE_BITS]).ljust(3 << _TABLE_BITS, b"\0")
        flags = 0x80 | (_TABLE_BITS - 1) << 4 | (_TABLE_BITS - 1)
        return _SIGNATURE + struct.pack("<HHBBB", *size, flags, 0, 0) + table

    def _encoded(self, part: Image.Image, place: tuple[int, int], milliseconds: int) -> bytes:
        return b"".join(
            GifImagePlugin.getdata(
                part,
                place,
                duration=milliseconds,
                transparency=self._clear,
                disposal=_KEEP,
            )
        )


# The frames


def is_between_rounds(view: PlayerView) -> bool:
    """Return whether a result has to be shown in place of the table."""
    return view.phase in {Phase.DEAL, Phase.FINISHED} and bool(view.results)


def draw_film(
    renderer: Renderer, scenes: Sequence[Scene], labels: Labels, sides: Sides
) -> Iterator[bytes]:
    """Yield the parts of a GIF file, each after a few milliseconds of drawing."""
    gif = GifWriter(renderer.palette.flat, CLEAR)
    for scene in scenes:
        drawn = _draw_scene(renderer, scene, labels, sides)
        yield gif.frame(drawn.picture(), scene.milliseconds)
        if scene.flourish is None:
            continue
        in_hand = scene.view.seat is not None and not is_between_rounds(scene.view)
        ground = (HAND_CENTRAL if in_hand else TABLE_CENTRAL).ground
        for number, milliseconds in enumerate(FRAMES):
            draw_flourish(drawn, scene.flourish, number, (labels, sides), ground)
            yield gif.frame(drawn.picture(), milliseconds)
    yield gif.end()


def _draw_scene(renderer: Renderer, scene: Scene, labels: Labels, sides: Sides) -> Canvas:
    if scene.view.seat is None or is_between_rounds(scene.view):
        return draw_view(renderer, scene.view, labels, sides)
    draw = draw_large_hand if scene.large else draw_hand
    return draw(renderer, scene.view, labels, sides)


def draw_view(renderer: Renderer, view: PlayerView, labels: Labels, sides: Sides) -> Canvas:
    """Return the table; between rounds the result."""
    draw = draw_result if is_between_rounds(view) else draw_table
    return draw(renderer, view, labels, sides)
