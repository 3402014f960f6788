"""The thread that draws all pictures, so that the event loop isn't blocked."""

import asyncio
import heapq
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import count
from threading import Lock
from typing import Any, Final, TypeVar

_SWITCH: Final = 0.001
"""The interpreter's switch interval between threads, in seconds. Python's default is 0.005."""

_T = TypeVar("_T")


class DrawingThread:
    """Draws pictures one after the other.

    Composing a picture holds the interpreter lock. Several threads would compete with each other
    and with the event loop, which would wait for 15 milliseconds instead of 2. They would not be
    faster either.
    """

    def __init__(self) -> None:
        """Start no thread yet. It starts with the first picture and ends with this object."""
        sys.setswitchinterval(min(sys.getswitchinterval(), _SWITCH))
        self._pool = ThreadPoolExecutor(1, "pictures")
        self._number = count()
        self._line: list[tuple[bool, int, Callable[[], Any], Future[Any]]] = []
        self._lock = Lock()

    async def draw(self, picture: Callable[[], _T], *, awaited: bool = False) -> _T:
        """Draw a picture or a part of a picture, after earlier requests.

        If `awaited` is true, a person waits for the picture, so it is drawn before all pictures for
        which nobody waits. Exceptions of *picture* are passed on.
        """
        drawn: Future[_T] = Future()
        with self._lock:
            heapq.heappush(self._line, (not awaited, next(self._number), picture, drawn))
        self._pool.submit(self._draw_next)
        return await asyncio.wrap_future(drawn)

    def _draw_next(self) -> None:
        with self._lock:
            _, _, picture, drawn = heapq.heappop(self._line)
        if not drawn.set_running_or_notify_cancel():
            return
        try:
            drawn.set_result(picture())
        except BaseException as failed:
            drawn.set_exception(failed)
