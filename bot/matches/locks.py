"""Locks with names: for what no key of the store can guarantee, such as a limit that is counted."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext

from bot.matches.aggregate import OwnLocks

SharedLock = Callable[[str], AbstractAsyncContextManager[object]]
"""Returns the lock of a name that no two processes hold at the same time."""


class NamedLocks:
    """Locks that are held in this process and, where several work with one database, in all."""

    def __init__(self, shared: SharedLock = nullcontext) -> None:
        self._own = OwnLocks[str]()
        self._shared = shared

    @asynccontextmanager
    async def __call__(self, name: str) -> AsyncIterator[None]:
        """Hold the lock of a name."""
        async with self._own(name), self._shared(name):
            yield
