"""Every test of the matches runs on a real database."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage.engine import Database
from tests.matches.world import World
from tests.storage.stores import KINDS, fresh_store


@pytest.fixture(params=KINDS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    async with fresh_store(request.param, tmp_path) as opened:
        yield opened


@pytest.fixture
async def world(store: Database) -> AsyncIterator[World]:
    world = World(store)
    yield world
    await world.service.messages.flush()
