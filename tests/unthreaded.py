"""Databases for tests without concurrent writes.

A database on SQLite works without the driver's threads here. Tests of several processes, or of
several concurrent people, use `shared_store` or `shared_world`, or have the mark `at_once`.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage.engine import Database
from tests.matches.world import World
from tests.storage.stores import KINDS, fresh_store, sqlite_store


@pytest.fixture(params=KINDS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    if request.param == "sqlite" and request.node.get_closest_marker("at_once") is None:
        async with sqlite_store(threads=False) as opened:
            yield opened
        return
    async with fresh_store(request.param, tmp_path) as opened:
        yield opened


@pytest.fixture
async def world(store: Database) -> AsyncIterator[World]:
    world = World(store)
    yield world
    await world.service.messages.flush()


@pytest.fixture(params=KINDS)
async def shared_store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    async with fresh_store(request.param, tmp_path) as opened:
        yield opened


@pytest.fixture
async def shared_world(shared_store: Database) -> AsyncIterator[World]:
    world = World(shared_store)
    yield world
    await world.service.messages.flush()
