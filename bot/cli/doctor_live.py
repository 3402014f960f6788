"""`koikoi doctor --live`: compares the bot's commands and emojis with those on Discord."""

from collections.abc import AsyncIterator

from bot.app import FEATURES, STORED_FEATURES
from bot.client import KoiKoiClient
from bot.connection import logged_in
from bot.hosting.channel import Sample
from bot.hosting.findings import HostFinding
from bot.hosting.live import Ours, examine_live
from bot.matches.services import MatchService
from bot.matches.system import SystemClock, SystemRandomness
from bot.opponents.engine.client import EngineClient
from bot.pictures import Pictures, middle_view
from bot.pictures.subjects import HandBoard, TableBoard
from bot.settings import Settings
from bot.storage.engine import Database


async def examine(
    settings: Settings, token: str, channel_id: int | None
) -> AsyncIterator[HostFinding]:
    """Run the checks that need only a token. Raises `CannotLogIn`."""
    pictures = Pictures(settings.cache_dir)
    table, hand = TableBoard(middle_view(None)), HandBoard(middle_view(0))
    sample = Sample(pictures.draw(table), pictures.draw(hand))
    database = Database(settings.database_url, STORED_FEATURES)
    try:
        async with logged_in(token) as client:
            shards = 1 if settings.shards is None else settings.shards.count
            ours = Ours(_bot(settings, database, pictures).tree, pictures, sample, shards)
            async for finding in examine_live(client, ours, channel_id):
                yield finding
    finally:
        await database.close()


def _bot(settings: Settings, database: Database, pictures: Pictures) -> KoiKoiClient:
    """Return the bot with its commands. It isn't started, and uses neither database nor Discord."""
    service = MatchService(
        database,
        clock=SystemClock(),
        randomness=SystemRandomness(),
        thinker=EngineClient(cache=settings.cache_dir),
        features=FEATURES,
    )
    return KoiKoiClient(service, pictures, FEATURES)
