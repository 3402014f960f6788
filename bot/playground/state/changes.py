"""Everything that changes is told to whoever watches: the page, and the tests.

The change are the page protocol's own messages, so that there is one vocabulary.
"""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that changed; ``audience`` names who may see it, None is everybody."""

    body: Json
    audience: Collection[int] | None = None

    def for_page(self) -> Json:
        """The change as the page gets it."""
        audience = None if self.audience is None else [str(one) for one in self.audience]
        return {**self.body, "for": audience}


Listener = Callable[[Change], None]


@dataclass(slots=True)
class Changes:
    """Who listens, and what wakes those who wait."""

    _listeners: list[Listener] = field(default_factory=list)
    _woken: asyncio.Event = field(default_factory=asyncio.Event)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call a listener at every change; the result ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def publish(self, kind: str, /, audience: Collection[int] | None = None, **body: Any) -> None:
        """Something changed."""
        change = Change({"t": kind, **body}, audience)
        for listener in list(self._listeners):
            listener(change)
        self.wake()

    def wake(self) -> None:
        """Wake those who wait, though there is nothing to show."""
        self._woken.set()
        self._woken = asyncio.Event()

    async def next(self) -> None:
        """Wait until something changes."""
        await self._woken.wait()
