"""How long the event loop has to wait while pictures are drawn."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final

from bot.pictures.thread import DrawingThread

_BEAT: Final = 0.001
_AT_ONCE: Final = 3
"""A table and two hands, as after every move."""


def measure_waits(pictures: Sequence[Callable[[], bytes]], rounds: int) -> list[float]:
    """Milliseconds by which a heartbeat came late, in order of size.

    Only waiting for this process counts, not for others on the same machine: a beat is no later
    than the time that this process computed meanwhile.
    """
    for picture in pictures:
        picture()
    return sorted(asyncio.run(_measure(pictures, rounds)))


async def _measure(pictures: Sequence[Callable[[], bytes]], rounds: int) -> list[float]:
    waits: list[float] = []
    heart = asyncio.create_task(_beat(waits))
    thread = DrawingThread()
    for first in range(rounds):
        await asyncio.gather(
            *(thread.draw(pictures[(first + n) % len(pictures)]) for n in range(_AT_ONCE))
        )
    heart.cancel()
    await asyncio.gather(heart, return_exceptions=True)
    return waits


async def _beat(waits: list[float]) -> None:
    while True:
        begin, computed = time.perf_counter(), time.process_time()
        await asyncio.sleep(_BEAT)
        late = time.perf_counter() - begin - _BEAT
        waits.append(1000 * max(0.0, min(late, time.process_time() - computed)))
