"""Measures how long requests wait for the rate limits that discord.py keeps by itself.

The library has no hook for it: it waits inside its class of a limit. So while it is measured, new
limits are of a class that looks at the clock.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from types import TracebackType

from discord import http


@contextmanager
def measured_buckets(waited: Callable[[float], None]) -> Iterator[None]:
    """Call *waited* with the seconds that each request waited before it was sent and after it."""
    usual = http.Ratelimit

    class Measured(usual):  # type: ignore[valid-type, misc]
        __slots__ = ()

        async def acquire(self) -> None:
            began = perf_counter()
            await super().acquire()
            waited(perf_counter() - began)

        async def __aexit__(
            self,
            type: type[BaseException] | None,  # noqa: A002 - the library's name
            value: BaseException | None,
            traceback: TracebackType | None,
        ) -> None:
            # The last request that a limit allows waits here until it allows more.
            began = perf_counter()
            await super().__aexit__(type, value, traceback)
            waited(perf_counter() - began)

    http.Ratelimit = Measured  # type: ignore[misc]
    try:
        yield
    finally:
        http.Ratelimit = usual  # type: ignore[misc]
