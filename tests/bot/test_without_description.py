"""Without Discord's API description, requests are not validated; all else is unchanged."""

from pathlib import Path

import pytest

from tests.bot import harness
from tests.bot.harness import bot_harness
from tests.discord_openapi import description_path


async def test_a_test_runs_to_its_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISCORD_OPENAPI", str(tmp_path / "none"))
    monkeypatch.setattr(harness, "_knowing", [])
    assert description_path() is None
    async with bot_harness(tmp_path / "discord") as room:
        answer = await room.aoi.command("koikoi rules")
        assert answer.message is not None
