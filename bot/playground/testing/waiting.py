"""Waiting for what happens, without sleeping; and the story of why it did not."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from bot.playground.events import Events
from bot.playground.http.request_log import RequestLog
from bot.playground.server import LocalDiscord
from bot.playground.testing.rendered_message import RenderedMessage

_T = TypeVar("_T")

TIMEOUT: Final = 60.0
"""Seconds that only a broken test waits, also on a machine that is ten times as busy."""
LOOK_AGAIN: Final = 0.005
"""Seconds until a condition is looked at again though nothing happened here.

A bot is done a moment after the last that is seen of it: tests wait this long thousands of times.
"""


@dataclass(slots=True)
class Waiting(Events):
    """A running local Discord, and what can be waited for in it."""

    discord: LocalDiscord

    @property
    def requests(self) -> RequestLog:
        """Every request of the bot with its answer, oldest first."""
        return self.discord.requests

    async def until(
        self, condition: Callable[[], _T], what: str = "", *, within: float = TIMEOUT
    ) -> _T:
        """Wait until a condition is true, and return what it returned.

        It is looked at whenever something happened here; now and then besides,
        for a condition may depend on more than this server.

        Raises:
            AssertionError: it never became true; with the last that happened.
        """
        loop = asyncio.get_running_loop()
        deadline = loop.time() + within
        while not (result := condition()):
            if loop.time() > deadline:
                raise AssertionError(self._story(what))
            try:
                async with asyncio.timeout(LOOK_AGAIN):
                    await self.core.changes.next()
            except TimeoutError:
                continue
        return result

    async def online(self) -> None:
        """Wait until the bot is connected."""
        await self.until(lambda: self.core.gateway.online, "the bot comes online")

    def message(self, message_id: int) -> RenderedMessage | None:
        """A message as it is now; None where it was deleted."""
        message = self.core.messages.by_id.get(message_id)
        return None if message is None else RenderedMessage(message)

    def _story(self, what: str) -> str:
        request_log = "\n  ".join(str(one) for one in list(self.requests)[-12:])
        newest = sorted(self.core.messages.by_id.values(), key=lambda one: one.id)[-6:]
        messages = "\n  ".join(str(RenderedMessage(one)) for one in newest)
        wanted = what or "the condition"
        return f"never: {wanted}\nrequests:\n  {request_log}\nmessages:\n  {messages}"
