"""Publishes all changes to listeners: the page, and the tests.

The changes are the messages of the page's protocol, so that there is only one form.
"""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Change:
    """A change; ``audience`` are the ids of the people who may see it; None: everybody."""

    body: Json
    audience: Collection[int] | None = None

    def for_page(self) -> Json:
        """Return the change in the form for the page."""
        audience = None if self.audience is None else [str(one) for one in self.audience]
        return {**self.body, "for": audience}


Listener = Callable[[Change], None]


@dataclass(slots=True)
class Changes:
    """The listeners, and the event for coroutines that wait for a change."""

    _listeners: list[Listener] = field(default_factory=list)
    _woken: asyncio.Event = field(default_factory=asyncio.Event)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call a listener at every change. Returns a function that removes the listener."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    @property
    def has_listeners(self) -> bool:
        """Whether there are listeners."""
        return bool(self._listeners)

    def publish(self, kind: str, /, audience: Collection[int] | None = None, **body: Any) -> None:
        """Publish a change to all listeners."""
        change = Change({"t": kind, **body}, audience)
        for listener in list(self._listeners):
            listener(change)
        self.wake()

    def wake(self) -> None:
        """Wake waiting coroutines without a change."""
        self._woken.set()
        self._woken = asyncio.Event()

    async def next(self) -> None:
        """Wait for the next change or `wake`."""
        await self._woken.wait()
