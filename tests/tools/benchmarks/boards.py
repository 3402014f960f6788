"""Measures speed and size of the pictures, compared with a plain way to make them.

The plain way uses full-colour sprites with soft edges, draws words each time, and saves an RGB PNG
with Pillow's defaults. It runs the same layout code on another canvas.
"""

import argparse
import gc
import io
import json
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import font_hanken_grotesk
from PIL import Image, ImageDraw, ImageFont

from bot.pictures.boards.canvas import Canvas, Renderer, TextStyle
from bot.pictures.boards.hand import draw_hand
from bot.pictures.boards.layout import Box
from bot.pictures.boards.table import draw_table
from bot.pictures.labels import ENGLISH, RED_FIRST
from bot.pictures.sample_views import busiest_view, middle_view
from bot.pictures.sprites.card_size import SCALE, pixels, units
from bot.pictures.sprites.catalogue import drawings
from bot.pictures.sprites.colours import Colour, rgb
from bot.pictures.sprites.emoji_tiles import load_tiles
from bot.pictures.sprites.sprite_sheet import Sprite, load
from tests.tools.benchmarks.loop_latency import Picture, measure_waits

_RUNS: Final = 40


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments of the tool."""
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    parser.set_defaults(run=report)


def measure(runs: int = _RUNS) -> dict[str, float]:
    """Return figures by name: medians in milliseconds (`_ms`) and kilobytes (`_kb`), and others.

    The pictures show the middle of a round. Milliseconds are processor time of one thread;
    `_clock_ms` is the elapsed time, including other work of the machine.
    """
    before = _peak()
    with tempfile.TemporaryDirectory() as folder:
        begin = Stopwatch()
        palette, sprites = load(drawings(), Path(folder))
        load_tiles(Path(folder))
        cold = begin.passed()
        begin = Stopwatch()
        load(drawings(), Path(folder))
        load_tiles(Path(folder))
        warm = begin.passed()
    renderer = Renderer(palette, sprites)
    table, busy, own = middle_view(None), busiest_view(), middle_view(0)
    figures: dict[str, float] = {}
    pictures: dict[str, Picture] = {
        "table": lambda renderer: draw_table(renderer, table, ENGLISH, RED_FIRST).png(),
        "table_busy": lambda renderer: draw_table(renderer, busy, ENGLISH, RED_FIRST).png(),
        "hand": lambda renderer: draw_hand(renderer, own, ENGLISH, RED_FIRST).png(),
    }
    for name, draw in pictures.items():
        figures |= _median(name, partial(draw, renderer), runs)
    # The peak of this process so far: drawing the cards, caching them, and pictures in progress.
    memory = _peak()
    plain = PlainRenderer(renderer)
    figures |= _median("plain", partial(pictures["table"], plain), runs)
    figures |= {
        "warmup_s": round(cold.computed, 3),
        "warmup_clock_s": round(cold.clock, 3),
        "restart_s": round(warm.computed, 3),
        "rss_mb": round(memory, 1),
        "sprites_mb": round(memory - before, 1),
    }
    gc.collect()
    gc.freeze()  # as the bot does at its start
    waits = measure_waits(renderer, list(pictures.values()), 3 * runs)
    nothing = measure_waits(renderer, (), 3 * runs)
    gc.unfreeze()
    for name, late in (
        ("loop", waits.ours), ("loop_clock", waits.whole), ("idle_clock", nothing.whole),
    ):  # fmt: skip
        figures[f"{name}_p50_ms"] = round(late[len(late) // 2], 2)
        figures[f"{name}_p99_ms"] = round(late[len(late) * 99 // 100], 2)
        figures[f"{name}_max_ms"] = round(late[-1], 2)
    return figures


def _peak() -> float:
    """Return the peak memory of this process so far, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


class Stopwatch:
    """A moment or a duration: seconds on the clock, and processor seconds of this thread."""

    def __init__(self, clock: float | None = None, computed: float | None = None) -> None:
        """Without arguments: the current moment."""
        self.clock = time.perf_counter() if clock is None else clock
        self.computed = time.thread_time() if computed is None else computed

    def passed(self) -> "Stopwatch":
        """Return the duration since this moment."""
        now = Stopwatch()
        return Stopwatch(now.clock - self.clock, now.computed - self.computed)


def _median(name: str, draw: Callable[[], bytes], runs: int) -> dict[str, float]:
    size = len(draw())
    times = []
    for _ in range(runs):
        begin = Stopwatch()
        draw()
        times.append(begin.passed())
    return {
        f"{name}_ms": round(statistics.median(one.computed for one in times) * 1000, 2),
        f"{name}_clock_ms": round(statistics.median(one.clock for one in times) * 1000, 2),
        f"{name}_kb": round(size / 1000, 1),
    }


def report(arguments: argparse.Namespace) -> int:
    """Print the figures and return the exit code."""
    figures = measure()
    if arguments.json:
        sys.stdout.write(json.dumps(figures) + "\n")
        return 0
    for name, title in (
        ("table", "table"), ("table_busy", "table, busiest"), ("hand", "hand"),
        ("plain", "table, the plain way"),
    ):  # fmt: skip
        took, clock, weight = (figures[f"{name}_{unit}"] for unit in ("ms", "clock_ms", "kb"))
        sys.stdout.write(
            f"{title:22}{took:7.1f} ms{weight:8.1f} KB    ({clock:.1f} ms by the clock)\n"
        )
    for name, title in (
        ("loop", "event loop waits"), ("loop_clock", "... by the clock"),
        ("idle_clock", "... nothing drawn"),
    ):  # fmt: skip
        p50, p99, most = (figures[f"{name}_{part}_ms"] for part in ("p50", "p99", "max"))
        sys.stdout.write(
            f"{title:22}{p50:7.1f} ms half the time,"
            f" {p99:.1f} ms in 99 of 100 cases, {most:.1f} ms at most\n"
        )
    cold, clock, warm = (figures[f"{name}_s"] for name in ("warmup", "warmup_clock", "restart"))
    sys.stdout.write(
        f"{'drawing all cards':22}{cold:7.2f} s, {clock:.2f} s by the clock;"
        f" {warm:.2f} s at the next start\n"
    )
    whole, own = figures["rss_mb"], figures["sprites_mb"]
    sys.stdout.write(f"{'memory, at its peak':22}{whole:7.1f} MB, {own:.1f} of them for this\n")
    return 0


class PlainRenderer(Renderer):
    """A renderer with the same sprites in full colour."""

    def __init__(self, renderer: Renderer) -> None:
        """Convert the palette sprites of another renderer."""
        super().__init__(renderer.palette, renderer.sprites)
        self.full = {name: _full(sprite) for name, sprite in renderer.sprites.items()}

    def canvas(self, width: int, height: int, ground: Colour) -> Canvas:
        """Return a full-colour canvas."""
        return PlainCanvas(self, width, height, ground)


def _full(sprite: Sprite) -> Image.Image:
    full = sprite.image.convert("RGBA")
    full.putalpha(sprite.mask.convert("L"))
    return full


class PlainCanvas(Canvas):
    """Composes the same picture in the plain way."""

    def __init__(self, renderer: PlainRenderer, width: int, height: int, ground: Colour) -> None:
        """Start with an RGB picture of one colour."""
        super().__init__(renderer, width, height, ground)
        self._sprites = renderer.full
        self._image = Image.new("RGB", (pixels(width), pixels(height)), rgb(ground))
        self._draw = ImageDraw.Draw(self._image)

    def fill(self, box: Box, colour: Colour) -> None:
        """Paint a rectangle."""
        self._draw.rectangle(_corners(box), fill=rgb(colour))

    def rounded(self, box: Box, radius: int, colour: Colour, ground: Colour) -> None:
        """Paint a rectangle with round corners."""
        self._draw.rounded_rectangle(_corners(box), pixels(radius), fill=rgb(colour))

    def put(self, name: str, x: int, y: int) -> int:
        full = self._sprites[name]
        self._image.paste(full, (pixels(x), pixels(y)), full)
        return units(full.width)

    def put_corner(
        self, name: str, x: int, y: int, size: tuple[int, int], *, shaded: bool = False
    ) -> None:
        """Put only the upper left corner of a sprite on the canvas."""
        corner = self._sprites[name].crop((0, 0, pixels(size[0]), pixels(size[1])))
        if shaded:
            corner = Image.eval(corner, lambda value: value // 2)
        self._image.paste(corner, (pixels(x), pixels(y)), corner)

    def write(
        self, text: str, x: int, middle: int, style: TextStyle, *, centred: bool = False
    ) -> int:
        font = ImageFont.truetype(font_hanken_grotesk.HankenGroteskBold, style.size * SCALE)
        anchor = "mm" if centred else "lm"
        self._draw.text(
            (pixels(x), pixels(middle)), text, font=font, fill=rgb(style.colour), anchor=anchor
        )
        return x + units(font.getlength(text))

    def png(self) -> bytes:
        """The finished picture."""
        target = io.BytesIO()
        self._image.save(target, format="PNG")
        return target.getvalue()


def _corners(box: Box) -> tuple[int, int, int, int]:
    """The first and the last pixel of a box."""
    return pixels(box.x), pixels(box.y), pixels(box.right) - 1, pixels(box.bottom) - 1
