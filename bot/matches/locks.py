"""Locks with names: for what no key of the store can guarantee, such as a limit that is counted."""

import asyncio
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

_Key = TypeVar("_Key", bound=Hashable)

SharedLock = Callable[[str], AbstractAsyncContextManager[object]]
"""Returns the lock of a name that no two processes hold at the same time."""


class OwnLocks(Generic[_Key]):
    """One lock of this process for each key. A lock that nobody uses is forgotten."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[_Key, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._locks)

    def __call__(self, key: _Key) -> asyncio.Lock:
        """Return the lock of a key, for `async with`."""
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        return lock


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
