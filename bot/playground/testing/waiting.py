"""Waiting for conditions without sleeping, with the last events in the error message."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, TypeVar

from bot.playground.events import Events
from bot.playground.http.request_log import RequestLog
from bot.playground.server import LocalDiscord
from bot.playground.testing.rendered_message import RenderedMessage

_T = TypeVar("_T")

TIMEOUT: Final = 60.0
"""Seconds after which a wait fails. It is long enough for a machine that is ten times as busy."""
LOOK_AGAIN: Final = 0.005
"""Seconds after which a condition is checked again without a change.

A bot finishes its work a moment after its last visible action, so tests wait for this time
thousands of times.
"""


@dataclass(slots=True)
class Waiting(Events):
    """A running local Discord with methods for waiting."""

    discord: LocalDiscord

    @property
    def requests(self) -> RequestLog:
        """All requests of the bot with their responses, oldest first."""
        return self.discord.requests

    async def until(
        self, condition: Callable[[], _T], what: str = "", *, within: float = TIMEOUT
    ) -> _T:
        """Wait until a condition is true, and return its value.

        The condition is checked at every change, and also at intervals, because it may depend on
        more than this server.

        Raises:
            AssertionError: it didn't become true in time. The message has the last events.
        """
        loop = asyncio.get_running_loop()
        deadline = loop.time() + within
        while not (result := condition()):
            if loop.time() > deadline:
                raise AssertionError(self._story(what))
            await self.changed()
        return result

    async def changed(self) -> None:
        """Wait for the next change, but not longer than `LOOK_AGAIN`."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_AGAIN):
                await self.core.changes.next()

    async def online(self) -> None:
        """Wait until the bot is connected."""
        await self.until(lambda: self.core.gateway.online, "the bot comes online")

    def message(self, message_id: int) -> RenderedMessage | None:
        """Return a message in its present state; None if it was deleted."""
        message = self.core.messages.by_id.get(message_id)
        return None if message is None else RenderedMessage(message)

    def _story(self, what: str) -> str:
        request_log = "\n  ".join(str(one) for one in list(self.requests)[-12:])
        newest = sorted(self.core.messages.by_id.values(), key=lambda one: one.id)[-6:]
        messages = "\n  ".join(str(RenderedMessage(one)) for one in newest)
        wanted = what or "the condition"
        return f"never: {wanted}\nrequests:\n  {request_log}\nmessages:\n  {messages}"
