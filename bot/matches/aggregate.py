"""How stored state is changed: load it, decide, compare and swap, announce; retry on a conflict.

Between processes only the revisions and unique keys of the store guarantee correctness: a change
is written in one transaction, and only if the state is still the one that was decided about.
Otherwise the store raises `Conflict`, and the change is decided again on the newest state. The
locks here only save work: two changes of the same state in one process wait for each other.

A decision is a pure function of the state and a `Moment`. If it raises `Refused`, nothing is
written. A change is announced only after it is written.
"""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Concatenate, Final, Generic, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from bot.matches.errors import Conflict, Refusal, Refused
from bot.matches.transitions.moment import Moment

ATTEMPTS: Final = 5
"""The number of times that a change is decided. Each lost attempt is another writer's success."""

_State = TypeVar("_State")
_Change = TypeVar("_Change")
_Result = TypeVar("_Result")
_Args = ParamSpec("_Args")
_Key = TypeVar("_Key", bound=Hashable)


async def retry_on_conflict(attempt: Callable[[], Awaitable[_Result]]) -> _Result:
    """Create something by calling *attempt*, which reads and writes, until it raises no `Conflict`.

    Raises the `Conflict` of the last attempt.
    """
    for _ in range(ATTEMPTS - 1):
        try:
            return await attempt()
        except Conflict:
            continue
    return await attempt()


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


class Aggregate(Generic[_State, _Change, _Result]):
    """State that is stored under a number and changed as a whole.

    A subclass defines how the state is loaded, and how a change is written and announced.
    """

    def __init__(self, now: Callable[[], Moment]) -> None:
        """`now`: returns the moment at which something is decided now."""
        self._now = now
        self.lock: Final = OwnLocks[int]()
        """Returns the lock of one state in this process."""

    async def load(self, key: int) -> _State:
        """Return the state. Raises `Refused` if there is none."""
        raise NotImplementedError

    async def write(self, before: _State, change: _Change) -> _Result:
        """Write a change in one transaction.

        Raises `Conflict` if the stored state is not *before* any more.
        """
        raise NotImplementedError

    def unchanged(self, before: _State) -> _Result:
        """Return the result of a decision to change nothing."""
        raise NotImplementedError

    def announce(self, result: _Result) -> None:
        """Announce what was written. By default, nobody is notified."""

    async def is_outdated(self, key: int, before: _State, failure: Refused | Conflict) -> bool:
        """Return whether a change failed because *before* is not the newest state.

        By default each state was just read, so only a conflict means that.
        """
        return isinstance(failure, Conflict)

    async def decided(
        self,
        before: _State,
        decide: Callable[[], _Change | None],
    ) -> _Change | None:
        """Return the decision. A subclass makes one that takes long in a thread."""
        return decide()

    async def change(
        self,
        key: int,
        decide: Callable[Concatenate[_State, Moment, _Args], _Change | None],
        *args: _Args.args,
        **kwargs: _Args.kwargs,
    ) -> _Result:
        """Change the state as *decide* returns it; None, or the state itself, changes nothing.

        *decide* gets the state, the moment and the other arguments. It may be called several times.

        Raises what *decide* raises, `Refused` after too many conflicts, and `Conflict` if a unique
        key refuses the change.
        """
        async with self.lock(key):
            for _ in range(ATTEMPTS):
                before = await self.load(key)
                try:
                    change = await self.decided(
                        before, partial(decide, before, self._now(), *args, **kwargs)
                    )
                    if change is None or change == before:
                        return self.unchanged(before)
                    result = await self.write(before, change)
                except (Refused, Conflict) as failure:
                    if not await self.is_outdated(key, before, failure):
                        raise
                else:
                    self.announce(result)
                    return result
            raise Refused(Refusal.STALE_ACTION)
