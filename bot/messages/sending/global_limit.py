"""Discord's limit on all requests of a bot together, kept before they are sent.

The library sends at once, and waits when it is refused: with fifty in a second and many features
that send, some are. Too many refusals, and Discord shuts the bot's address out. So each request
passes here, whoever sends it, also one that is tried again. Answers to interactions don't count.
"""

from types import SimpleNamespace
from typing import Any, Final

import aiohttp
from discord import http

from bot.messages.sending.rate_limits import RequestBudget

PER_SECOND: Final = 42.0
BURST: Final = 6
"""In no second more than these two together, which is less than Discord's fifty: requests that were
sent in two seconds may arrive in one."""
_EXEMPT: Final = ("/interactions/", "/webhooks/")
"""What carries an interaction's token."""


class GlobalLimit:
    """Lets requests wait for their turn, in the order in which they came."""

    def __init__(
        self, library: http.HTTPClient, per_second: float = PER_SECOND, burst: int = BURST
    ) -> None:
        """Let those of the library wait, which has not logged in yet."""
        self._line = RequestBudget(per_second, burst)
        self._most = per_second
        library.http_trace = aiohttp.TraceConfig()
        library.http_trace.on_request_start.append(self._start)  # is awaited

    def share(self, processes: int) -> None:
        """Leave the others their part: so many processes have one token."""
        self._line.per_second = self._most / processes

    async def _start(
        self, _: Any, __: SimpleNamespace, asked: aiohttp.TraceRequestStartParams
    ) -> None:
        url = str(asked.url)
        if not url.startswith(f"{http.Route.BASE}/"):
            return
        if not url.removeprefix(http.Route.BASE).startswith(_EXEMPT):
            await self._line.turn(0)
