"""Connects the instruments with the hooks of the bot's parts."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial

from bot.client import KoiKoiClient
from bot.matches.models.match import Announcement
from bot.metrics.discord_requests import DiscordRequests, FirstAnswers, measured_buckets
from bot.metrics.instruments import Instruments
from bot.metrics.server import NO_FOLDERS, Folders, Pages, serving
from bot.opponents.engine.workload import Workload
from bot.storage.engine import Database, nobody_hears


@asynccontextmanager
async def measuring(
    host: str,
    port: int,
    client: KoiKoiClient,
    database: Database,
    workload: Workload,
    *,
    folders: Folders = NO_FOLDERS,
) -> AsyncIterator[int]:
    """Measure a bot that has not logged in yet, and serve the metrics; yield the port.

    Raises `OSError` if the address can't be used; in that case nothing is measured.
    """
    instruments = Instruments()
    async with serving(Pages(instruments, client, database, folders), host, port) as served:
        with _connected(instruments, client, database, workload):
            yield served


@contextmanager
def _connected(
    instruments: Instruments, client: KoiKoiClient, database: Database, workload: Workload
) -> Iterator[None]:
    answers = FirstAnswers(instruments)
    client.arrived.subscribe(answers.arrived)
    DiscordRequests(instruments, answers).measure(client.http.http_trace)
    client.presenter.budget.waited = partial(instruments.waited, "budget")

    def moved(announcement: Announcement) -> None:
        instruments.moves.inc(announcement.moves)

    def took(kind: str, seconds: float) -> None:
        instruments.database.labels(kind).observe(seconds)

    def thought(level: str, seconds: float) -> None:
        instruments.thinking.labels(level).observe(seconds)

    client.service.changed.subscribe(moved)
    database.took = took
    workload.thought = thought
    instruments.queues.labels("thinking").set_function(lambda: workload.waiting)
    try:
        with measured_buckets(partial(instruments.waited, "bucket")):
            yield
    finally:
        database.took = nobody_hears
