"""Results that were shared in channels: kept in memory only, and lost with a restart."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

CACHE_SIZE: Final = 1000
"""Number of shared results that are kept, so that none is shared twice in a channel."""


@dataclass(slots=True)
class Sharing:
    """A result shared in a channel: its message, if sent; not allowed while it is being sent."""

    allowed: bool
    message_id: int | None = None


class SharedResults:
    """The messages of shared results, by channel; sharing again after a restart is harmless."""

    def __init__(self) -> None:
        self._messages: dict[tuple[Hashable, int], int] = {}
        self._busy: set[tuple[Hashable, int]] = set()

    @contextmanager
    def only_one(self, result: Hashable, channel_id: int) -> Iterator[Sharing]:
        """Yield the state of a result in a channel; meanwhile no other call may share it.

        `result`: a key that is unique among all shared results.
        """
        key = result, channel_id
        if key in self._busy:
            yield Sharing(allowed=False)
            return
        self._busy.add(key)
        sharing = Sharing(allowed=True, message_id=self._messages.get(key))
        try:
            yield sharing
        finally:
            self._busy.discard(key)
            if sharing.message_id is not None:
                self._messages[key] = sharing.message_id
            if len(self._messages) > CACHE_SIZE:
                del self._messages[next(iter(self._messages))]
