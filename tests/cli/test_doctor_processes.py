"""The messages of `koikoi doctor` about several processes."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.app import STORED_FEATURES
from bot.cli.doctor import processes_of
from bot.cli.terminal import CannotStart
from bot.matches.models.shards import UPKEEP
from bot.settings import Settings, ShardSettings, load_settings
from bot.storage import cluster_rows
from bot.storage.engine import Database
from tests.root import HOME
from tests.storage.stores import POSTGRESQL, url_of

pytestmark = pytest.mark.skipif(not POSTGRESQL, reason="KOIKOI_TEST_POSTGRESQL names no server")


@pytest.fixture
async def settings(tmp_path: Path) -> Settings:
    url = await url_of("postgresql", tmp_path)
    return replace(load_settings({}, HOME), database_url=url, shards=ShardSettings((0,), 2))


async def test_the_doctor_says_which_leases_are_held(settings: Settings) -> None:
    assert "none of them runs" in await processes_of(settings)
    store = Database(settings.database_url, STORED_FEATURES)
    await store.write(cluster_rows.take_leases, ["shard 0", UPKEEP], "one", 60, connected=True)
    with pytest.raises(CannotStart, match=r"nobody connected has shard 1:"):
        await processes_of(settings)
    await store.write(cluster_rows.take_leases, ["shard 1"], "two", 60, connected=False)
    with pytest.raises(CannotStart, match=r"nobody connected has shard 1:"):
        await processes_of(settings)
    await store.write(cluster_rows.take_leases, ["shard 1"], "two", 60, connected=True)
    assert await processes_of(settings) == "2, and they hold all 2 shards and the upkeep."
    await store.close()
