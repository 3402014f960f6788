"""Measures the delay of the event loop while pictures are drawn.

A task wakes up every millisecond. When it wakes late, the drawing thread or other work of the
machine delayed it. The drawing caused at most the time during which its thread computed with the
interpreter lock; this is counted separately.
"""

import asyncio
import os
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.pictures.boards.canvas import Canvas, Renderer
from bot.pictures.drawing_thread import DrawingThread
from bot.pictures.sprites.colours import Colour

Picture = Callable[[Renderer], bytes]

_BEAT: Final = 0.001
_AT_ONCE: Final = 3
"""A table and two hands, as after every move."""
_PAUSE: Final = 0.02
"""About the duration of drawing those, in seconds."""


@dataclass(frozen=True, slots=True)
class Waits:
    """The delays of the task in milliseconds, in ascending order."""

    ours: Sequence[float]
    """The part of the delay that drawing caused, at most."""
    whole: Sequence[float]
    """The whole delay, including other work of the machine."""


def measure_waits(renderer: Renderer, pictures: Sequence[Picture], rounds: int) -> Waits:
    """Measure while these pictures are drawn repeatedly; without pictures, measure an idle loop."""
    watched = TimedRenderer(renderer)
    for picture in pictures:
        picture(watched)
    beats = asyncio.run(_measure(watched, pictures, rounds))
    return Waits(sorted(ours for ours, _ in beats), sorted(whole for _, whole in beats))


async def _measure(
    renderer: "TimedRenderer", pictures: Sequence[Picture], rounds: int
) -> list[tuple[float, float]]:
    thread = DrawingThread()
    await thread.draw(renderer.watch_this_thread)
    beats: list[tuple[float, float]] = []
    heart = asyncio.create_task(_beat(beats, renderer))
    for first in range(rounds):
        if pictures:
            wanted = [pictures[(first + n) % len(pictures)] for n in range(_AT_ONCE)]
            await asyncio.gather(*(thread.draw(lambda p=p: p(renderer)) for p in wanted))  # type: ignore[misc]
        else:
            await asyncio.sleep(_PAUSE)
    heart.cancel()
    await asyncio.gather(heart, return_exceptions=True)
    return beats


async def _beat(beats: list[tuple[float, float]], renderer: "TimedRenderer") -> None:
    while True:
        begin, held = time.perf_counter(), renderer.held()
        await asyncio.sleep(_BEAT)
        late = max(0.0, time.perf_counter() - begin - _BEAT)
        beats.append((1000 * min(late, renderer.held() - held), 1000 * late))


class TimedRenderer(Renderer):
    """Counts how long its pictures kept the event loop from running."""

    def __init__(self, renderer: Renderer) -> None:
        """Use the sprites of another renderer."""
        super().__init__(renderer.palette, renderer.sprites)
        self._clock = 0
        self._encoded = 0.0
        self._encoding: float | None = None
        # With one core the loop also waits for encoding, although encoding releases the lock.
        self._alone = len(os.sched_getaffinity(0)) == 1

    def watch_this_thread(self) -> bytes:
        """Measure the calling thread from now on: call it in the thread that will draw."""
        self._clock = time.pthread_getcpuclockid(threading.get_ident())
        return b""

    def held(self) -> float:
        """Return the seconds that the drawing thread has computed with the interpreter lock."""
        now = time.clock_gettime(self._clock)
        if self._alone:
            return now
        return now - self._encoded - (0.0 if self._encoding is None else now - self._encoding)

    def encode(self, finish: Callable[[], bytes]) -> bytes:
        """Call *finish*, which releases the lock nearly all of the time, without counting it."""
        self._encoding = time.thread_time()
        try:
            return finish()
        finally:
            begin, self._encoding = self._encoding, None
            self._encoded += time.thread_time() - begin

    def reading(self, language: str) -> Renderer:
        """Return this renderer, which counts, for any language."""
        return self

    def canvas(self, width: int, height: int, ground: Colour) -> Canvas:
        """Return a canvas whose encoding is not counted."""
        return TimedCanvas(self, width, height, ground)


class TimedCanvas(Canvas):
    def __init__(self, renderer: TimedRenderer, width: int, height: int, ground: Colour) -> None:
        """Create an empty picture of one colour."""
        super().__init__(renderer, width, height, ground)
        self._watched = renderer

    def png(self) -> bytes:
        """Return the finished picture."""
        return self._watched.encode(super().png)
