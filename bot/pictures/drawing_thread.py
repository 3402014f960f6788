"""One thread draws all pictures, so that the event loop can answer in the meantime."""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

_SWITCH: Final = 0.001
"""Seconds after which a computing thread gives way to another one. Python's default is 0.005."""

_T = TypeVar("_T")


class DrawingThread:
    """Draws pictures one after the other.

    Composing a picture holds the interpreter lock. Several threads would take turns with each
    other and with the event loop, which would then wait for all of them: 15 milliseconds instead
    of 2. They would not be faster either.
    """

    def __init__(self) -> None:
        """Start no thread yet: it starts with the first picture and ends with this object."""
        sys.setswitchinterval(min(sys.getswitchinterval(), _SWITCH))
        self._pool = ThreadPoolExecutor(1, "pictures")

    async def draw(self, picture: Callable[[], _T]) -> _T:
        """Draw a picture, or a part of one, after those that were asked for earlier.

        Raises whatever *picture* raises.
        """
        return await asyncio.get_running_loop().run_in_executor(self._pool, picture)
