"""How fast and how small the pictures are, beside the plain way of making the same ones.

The plain way: full-colour sprites with soft edges, words drawn each time, an RGB PNG as Pillow
saves it by default. It runs the very same layout code on another canvas.
"""

import io
import json
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import font_hanken_grotesk
from PIL import Image, ImageDraw, ImageFont

from bot.pictures.canvas import Canvas, Lettering, Studio
from bot.pictures.catalogue import drawings
from bot.pictures.colours import Colour, rgb
from bot.pictures.hand import draw_hand
from bot.pictures.heartbeat import measure_waits
from bot.pictures.labels import ENGLISH
from bot.pictures.layout import Box
from bot.pictures.samples import busiest_view, middle_view
from bot.pictures.sprites import Sprite, load
from bot.pictures.table import draw_table

_RUNS: Final = 40


def measure(runs: int = _RUNS) -> dict[str, float]:
    """Medians in milliseconds and kilobytes, of pictures in the middle of a round."""
    with tempfile.TemporaryDirectory() as folder:
        begin = time.perf_counter()
        palette, sprites = load(drawings(), Path(folder))
        warm = time.perf_counter() - begin
    studio = Studio(palette, sprites)
    table, busy, own = middle_view(None), busiest_view(), middle_view(0)
    figures: dict[str, float] = {}
    pictures: dict[str, Callable[[], bytes]] = {
        "table": lambda: draw_table(studio, table, ENGLISH),
        "table_busy": lambda: draw_table(studio, busy, ENGLISH),
        "hand": lambda: draw_hand(studio, own, ENGLISH),
    }
    for name, draw in pictures.items():
        figures |= _median(name, draw, runs)
    # The peak of this process so far: drawing the cards, keeping them, and pictures in flight.
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    plain = PlainStudio(studio)
    figures |= _median("plain", lambda: draw_table(plain, table, ENGLISH), runs)
    waits = measure_waits(list(pictures.values()), runs)
    return {
        **figures,
        "warmup_s": round(warm, 3),
        "rss_mb": round(memory, 1),
        "loop_p50_ms": round(waits[len(waits) // 2], 2),
        "loop_p99_ms": round(waits[len(waits) * 99 // 100], 2),
        "loop_max_ms": round(waits[-1], 2),
    }


def _median(name: str, draw: Callable[[], bytes], runs: int) -> dict[str, float]:
    size = len(draw())
    times = []
    for _ in range(runs):
        begin = time.perf_counter()
        draw()
        times.append(time.perf_counter() - begin)
    return {
        f"{name}_ms": round(statistics.median(times) * 1000, 2),
        f"{name}_kb": round(size / 1000, 1),
    }


def report(*, as_json: bool) -> int:
    """Print the figures."""
    figures = measure()
    if as_json:
        sys.stdout.write(json.dumps(figures) + "\n")
        return 0
    for name, title in (
        ("table", "table"), ("table_busy", "table, busiest"), ("hand", "hand"),
        ("plain", "table, the plain way"),
    ):  # fmt: skip
        took, weight = figures[f"{name}_ms"], figures[f"{name}_kb"]
        sys.stdout.write(f"{title:22}{took:7.1f} ms{weight:8.1f} KB\n")
    p50, p99, most = (figures[f"loop_{name}_ms"] for name in ("p50", "p99", "max"))
    sys.stdout.write(
        f"{'event loop waits':22}{p50:7.1f} ms half the time,"
        f" {p99:.1f} ms in 99 of 100 cases, {most:.1f} ms at most\n"
    )
    sys.stdout.write(f"{'drawing all cards':22}{figures['warmup_s']:7.2f} s\n")
    sys.stdout.write(f"{'memory, at its peak':22}{figures['rss_mb']:7.1f} MB\n")
    return 0


class PlainStudio(Studio):
    """The same sprites, in full colour."""

    def __init__(self, studio: Studio) -> None:
        """From the palette sprites."""
        super().__init__(studio.palette, studio.sprites)
        self.full = {name: _full(sprite) for name, sprite in studio.sprites.items()}

    def canvas(self, width: int, height: int, ground: Colour) -> Canvas:
        """A plain canvas."""
        return PlainCanvas(self, width, height, ground)


def _full(sprite: Sprite) -> Image.Image:
    full = sprite.image.convert("RGBA")
    full.putalpha(sprite.mask.convert("L"))
    return full


class PlainCanvas(Canvas):
    """The straightforward way to compose the same picture."""

    def __init__(self, studio: PlainStudio, width: int, height: int, ground: Colour) -> None:
        """An RGB picture."""
        super().__init__(studio, width, height, ground)
        self._sprites = studio.full
        self._image = Image.new("RGB", (width, height), rgb(ground))
        self._draw = ImageDraw.Draw(self._image)

    def fill(self, box: Box, colour: Colour) -> None:
        """Paint a rectangle."""
        self._draw.rectangle((box.x, box.y, box.right - 1, box.bottom - 1), fill=rgb(colour))

    def slab(self, box: Box, radius: int, colour: Colour, ground: Colour) -> None:
        """Paint a rectangle with round corners."""
        corners = (box.x, box.y, box.right - 1, box.bottom - 1)
        self._draw.rounded_rectangle(corners, radius, fill=rgb(colour))

    def put(self, name: str, x: int, y: int, *, shaded: bool = False) -> Sprite:
        """Put a sprite."""
        full = self._sprites[name]
        self._image.paste(full, (x, y), full)
        return self.studio.sprites[name]

    def put_corner(
        self, name: str, x: int, y: int, size: tuple[int, int], *, shaded: bool = False
    ) -> None:
        """Put only the upper left corner of a sprite."""
        corner = self._sprites[name].crop((0, 0, *size))
        if shaded:
            corner = Image.eval(corner, lambda value: value // 2)
        self._image.paste(corner, (x, y), corner)

    def write(
        self, text: str, x: int, middle: int, lettering: Lettering, *, centred: bool = False
    ) -> int:
        """Write a line."""
        font = ImageFont.truetype(font_hanken_grotesk.HankenGroteskBold, lettering.size)
        anchor = "mm" if centred else "lm"
        self._draw.text((x, middle), text, font=font, fill=rgb(lettering.colour), anchor=anchor)
        return x + round(font.getlength(text))

    def png(self) -> bytes:
        """The finished picture."""
        target = io.BytesIO()
        self._image.save(target, format="PNG")
        return target.getvalue()
