"""Tries again what Discord refused on a server, when the bot may be allowed it there."""

from collections import Counter
from collections.abc import Callable, Hashable
from typing import Final


class Openings:
    """Knows what waits until a server opens a channel to the bot.

    Discord tells that permissions changed, not what they allow. A refusal may be on its way when
    they do: so whoever waits says how many openings there had been before the request.
    """

    def __init__(self) -> None:
        self.counts: Final[Counter[int | None]] = Counter()
        """How often each server may have opened a channel until now."""
        self._waiting: dict[Hashable, tuple[int | None, Callable[[], None]]] = {}

    def wait(
        self, who: Hashable, guild_id: int | None, counted: int, retry: Callable[[], None]
    ) -> None:
        """Call `retry` at the next opening; at once if there was one since they were counted."""
        if self.counts[guild_id] != counted:
            retry()
        else:
            self._waiting[who] = guild_id, retry

    def happened(self, guild_id: int) -> None:
        """Try again what waits for a server: the bot's permissions there changed."""
        self.counts[guild_id] += 1
        for who, (where, retry) in tuple(self._waiting.items()):
            if where == guild_id:
                del self._waiting[who]
                retry()
