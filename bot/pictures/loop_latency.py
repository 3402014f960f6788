"""How long the event loop has to wait while pictures are drawn.

A heartbeat that comes late was kept waiting by the drawing thread or by the machine, which had
something else to do. It can't have waited longer for the drawing than that held the interpreter
lock and computed meanwhile: so much is ours at most.
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
"""As long as those take, about."""


@dataclass(frozen=True, slots=True)
class Waits:
    """By how many milliseconds heartbeats came late, in order of size."""

    ours: Sequence[float]
    """At most so long the loop waited for the drawing."""
    whole: Sequence[float]
    """As the clock says, with what the machine took away."""


def measure_waits(renderer: Renderer, pictures: Sequence[Picture], rounds: int) -> Waits:
    """While pictures are drawn; without any, while nothing is done at all."""
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
    """Knows how long its pictures have kept the event loop from running."""

    def __init__(self, renderer: Renderer) -> None:
        """With the sprites of another one."""
        super().__init__(renderer.palette, renderer.sprites)
        self._clock = 0
        self._encoded = 0.0
        self._encoding: float | None = None
        # With one core the loop waits for encoding, too, though that lets the lock go.
        self._alone = len(os.sched_getaffinity(0)) == 1

    def watch_this_thread(self) -> bytes:
        """Called in the thread that will draw."""
        self._clock = time.pthread_getcpuclockid(threading.get_ident())
        return b""

    def held(self) -> float:
        """Seconds that the drawing thread has computed with the interpreter lock."""
        now = time.clock_gettime(self._clock)
        if self._alone:
            return now
        return now - self._encoded - (0.0 if self._encoding is None else now - self._encoding)

    def encode(self, finish: Callable[[], bytes]) -> bytes:
        """Do what lets the lock go, but for a few hundredths of a millisecond at a time."""
        self._encoding = time.thread_time()
        try:
            return finish()
        finally:
            begin, self._encoding = self._encoding, None
            self._encoded += time.thread_time() - begin

    def canvas(self, width: int, height: int, ground: Colour) -> Canvas:
        """A canvas that tells when it is encoded."""
        return TimedCanvas(self, width, height, ground)


class TimedCanvas(Canvas):
    """One picture of it."""

    def __init__(self, renderer: TimedRenderer, width: int, height: int, ground: Colour) -> None:
        """An empty picture of one colour."""
        super().__init__(renderer, width, height, ground)
        self._watched = renderer

    def png(self) -> bytes:
        """The finished picture."""
        return self._watched.encode(super().png)
