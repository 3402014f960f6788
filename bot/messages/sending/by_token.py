"""Requests by a token: answers to interactions, their edits, and webhooks.

The library sends these in another way than all others, and there waits as long as Discord asks for:
by a limit of twenty minutes an answer, the bot's stop and whoever else waits for them would stand
still, until the token is dead.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final, cast

import aiohttp
import discord
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.messages.sending.failures import TOO_MANY_REQUESTS

LONGEST_LIMIT: Final = 30.0
"""Seconds that a request waits where Discord takes no more: a longer wait would hold up all that
follows in its channel. What is refused for longer is tried again later, or in another way."""


class _Session:
    """In the place of the library's HTTP session: looks at each response first."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    @asynccontextmanager
    async def request(
        self, method: str, url: str, **options: Any
    ) -> AsyncIterator[aiohttp.ClientResponse]:
        """Send a request. Raises `discord.RateLimited` if Discord asks for too long a wait."""
        async with self._session.request(method, url, **options) as response:
            if response.status == TOO_MANY_REQUESTS and "Via" in response.headers:
                wait = float((await response.json())["retry_after"])
                if wait > LONGEST_LIMIT:
                    raise discord.RateLimited(wait)
            yield response


class _Adapter(AsyncWebhookAdapter):
    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]

    async def request(self, route: Any, session: aiohttp.ClientSession, **options: Any) -> Any:
        looking = cast("aiohttp.ClientSession", _Session(session))
        return await super().request(route, looking, **options)


_ADAPTER: Final = _Adapter()


@contextmanager
def by_token() -> Iterator[None]:
    """Send what the `with` block sends by a token with the client's limit on waiting.

    Raises `discord.RateLimited` where Discord asks for a longer wait.
    """
    before = async_context.set(_ADAPTER)
    try:
        yield
    finally:
        async_context.reset(before)
