"""Every test here has the real bot in a local Discord of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.parlour import Parlour, parlour


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine no answer comes in two, acknowledged first and given later.

    The tests that ask for just that set the time themselves.
    """
    monkeypatch.setattr("bot.views.reply.SOON", 3600.0)


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path) as opened:
        yield opened
