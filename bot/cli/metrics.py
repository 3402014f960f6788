"""Starts the metrics of the running bot."""

from __future__ import annotations

import logging
from contextlib import AsyncExitStack
from functools import partial

from bot.client import KoiKoiClient
from bot.opponents.engine.client import EngineClient
from bot.settings import Settings
from bot.storage.backups import newest_backup_time
from bot.storage.engine import Database, database_file, database_url

_log = logging.getLogger(__name__)


async def start_metrics(
    stack: AsyncExitStack,
    settings: Settings,
    client: KoiKoiClient,
    database: Database,
    thinker: EngineClient,
) -> None:
    """Measure and serve metrics until the stack closes, if the host has set an address.

    If the address can't be used, a warning is logged and the bot runs without metrics, which
    players don't need.
    """
    # Imported here, so that the library is loaded only if metrics are on.
    from bot.metrics.measuring import measuring  # noqa: PLC0415
    from bot.metrics.server import Folders  # noqa: PLC0415

    address = settings.metrics
    if address is None:
        return
    file = database_file(database_url(settings.database_url))
    data = settings.cache_dir if file is None else file.parent
    folders = Folders(data, partial(newest_backup_time, settings.backups))
    measured = measuring(
        address.host, address.port, client, database, thinker.workload, folders=folders
    )
    try:
        await stack.enter_async_context(measured)
    except OSError as taken:
        _log.warning(
            "Metrics can't be served on %s (%s); the bot runs without them. Name another port in"
            " KOIKOI_METRICS.",
            address,
            taken.strerror or taken,
        )
        return
    _log.info("Metrics are served on %s/metrics.", address.url)
    if not address.loopback:
        _log.warning("Other machines can read the metrics on %s.", address)
