"""Whether the bot is well: it is connected to Discord, and its database answers."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.client import KoiKoiClient
from bot.matches.errors import StoreAway
from bot.matches.models.match import Status

ANSWERS_WITHIN: Final = 2.0
"""Seconds; a database that takes longer doesn't answer."""


@dataclass(frozen=True, slots=True)
class Health:
    """How the bot is at one moment."""

    stopping: bool
    connected: bool
    open_matches: Mapping[Status, int] | None
    """So many there are, by status; None: the database doesn't answer."""
    reports: int | None = None
    """So many problems are reported; None: the database doesn't answer."""
    processes: str = ""
    """How this process stands among others."""
    holds_shards: bool = True

    @property
    def trouble(self) -> str | None:
        """What is wrong, a word and a sentence; None if the bot is well."""
        if self.stopping:
            return "stopping: the bot is being stopped."
        if not self.connected:
            return "disconnected: the bot is not connected to Discord."
        if self.open_matches is None:
            return "database: the database doesn't answer."
        if not self.holds_shards:
            return f"leases: {self.processes}."
        return None


async def examine(client: KoiKoiClient) -> Health:
    """Look at the connection, and ask the database."""
    if client.in_flight.closed:  # the database may be closed already: a question would open it
        return Health(stopping=True, connected=_connected(client), open_matches=None)
    try:
        async with asyncio.timeout(ANSWERS_WITHIN):
            counted: Mapping[Status, int] | None = await client.service.queries.count_open()
            reports: int | None = await client.service.reports.count_waiting()
    except (StoreAway, TimeoutError):
        counted = reports = None
    cluster = client.service.cluster
    return Health(
        stopping=False,
        connected=_connected(client),
        open_matches=counted,
        reports=reports,
        processes=str(cluster),
        holds_shards=cluster.holds_shards,
    )


def _connected(client: KoiKoiClient) -> bool:
    return client.is_connected()
