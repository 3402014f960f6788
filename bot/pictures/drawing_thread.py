"""The one thread that draws, so that the event loop goes on answering meanwhile."""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

_SWITCH: Final = 0.001
"""Seconds after which a thread that computes lets another one on; Python's own are five."""


class DrawingThread:
    """Draws pictures one after the other.

    Composing holds the interpreter lock. Several threads that compose take turns with each other
    and with the event loop, which then waits for all of them: 15 milliseconds where one thread
    costs it two. Nor would they be faster.
    """

    def __init__(self) -> None:
        """The thread starts with the first picture and ends with this object."""
        sys.setswitchinterval(min(sys.getswitchinterval(), _SWITCH))
        self._pool = ThreadPoolExecutor(1, "pictures")

    async def draw(self, picture: Callable[[], bytes]) -> bytes:
        """Draw a picture as soon as those before it are done."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, picture)
