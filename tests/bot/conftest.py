"""Every test here has the real bot in a separate local Discord."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.messages.sending import components
from bot.screens.message import Item
from tests.bot.fitting import misfits
from tests.bot.harness import BotHarness, bot_harness


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests of late answers set the times themselves."""
    never_late(monkeypatch)


def never_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine no answer is split into an acknowledgement and a late answer."""
    monkeypatch.setattr("bot.messages.sending.reply.SOON", 3600.0)
    monkeypatch.setattr("bot.messages.sending.reply.NOTED_FROM", 3600.0)
    # Reviews don't show their progress first, either.
    monkeypatch.setattr("bot.replay.review_presses.PROGRESS_AFTER", 3600.0)


both_worlds = pytest.mark.parametrize("components_v2", [False, True], indirect=True)
"""Runs a test as it is now, and with `USE_COMPONENTS_V2` on a Discord that has mended #7529."""


@pytest.fixture(autouse=True)
def components_v2(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Return whether all messages are sent as Components V2."""
    used: bool = getattr(request, "param", components.USE_COMPONENTS_V2)
    monkeypatch.setattr(components, "USE_COMPONENTS_V2", used)
    return used


@pytest.fixture(autouse=True)
def _understood(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Check that each drawn button and menu matches its route in `bot.app.ROUTES`."""
    found: list[str] = []
    make = components._component

    def made(item: Item) -> Any:
        found.extend(misfits(item))
        return make(item)

    monkeypatch.setattr(components, "_component", made)
    yield
    assert not found, f"pressed, the router would refuse these as foreign: {found}"


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[BotHarness]:
    async with bot_harness(tmp_path) as opened:
        yield opened
