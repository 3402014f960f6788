"""Everything that changes is told to whoever watches: the page, and the tests.

The news are the page protocol's own messages, so that there is one vocabulary.
"""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class News:
    """One thing that changed; ``audience`` names who may see it, None is everybody."""

    body: Json
    audience: Collection[int] | None = None

    def for_page(self) -> Json:
        """The news as the page gets it."""
        audience = None if self.audience is None else [str(one) for one in self.audience]
        return {**self.body, "for": audience}


Listener = Callable[[News], None]


@dataclass(slots=True)
class Changes:
    """Who listens, and what wakes those who wait."""

    _listeners: list[Listener] = field(default_factory=list)
    _stirred: asyncio.Event = field(default_factory=asyncio.Event)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call a listener at every change; the result ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, news: str, /, audience: Collection[int] | None = None, **body: Any) -> None:
        """Something changed."""
        told = News({"t": news, **body}, audience)
        for listener in list(self._listeners):
            listener(told)
        self.stir()

    def stir(self) -> None:
        """Wake those who wait, though there is nothing to show."""
        self._stirred.set()
        self._stirred = asyncio.Event()

    async def next(self) -> None:
        """Wait until something changes."""
        await self._stirred.wait()
