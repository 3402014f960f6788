"""Every test here has the real bot in a local Discord of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.parlour import Parlour, parlour


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path) as opened:
        yield opened
