"""Optimistic concurrency: load, decide, and write only over the state that was loaded.

No lock holds between processes. A writer that comes second gets a `Conflict`, loads the newer state
and decides again.
"""

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from bot.matches.errors import Conflict

ATTEMPTS: Final = 5
"""Each lost attempt is a success of another writer, so few are ever needed."""

_Written = TypeVar("_Written")


async def retry_on_conflict(
    attempt: Callable[[], Awaitable[_Written]], conflict: type[Conflict] = Conflict
) -> _Written:
    """Call *attempt*, which loads, decides and writes, until it raises no *conflict*.

    Raises the *conflict* of the last attempt.
    """
    for _ in range(ATTEMPTS - 1):
        try:
            return await attempt()
        except conflict:
            continue
    return await attempt()
