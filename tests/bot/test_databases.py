"""A whole match through the real client, on every kind of database."""

import json
from pathlib import Path
from zipfile import ZipFile

import pytest

from bot.app import STORED_FEATURES
from bot.people import presses as account
from bot.storage.auditing import audit
from bot.storage.engine import Database
from tests.bot.harness import BotHarness
from tests.discord_world import local_world
from tests.storage.stores import KINDS, url_of


@pytest.mark.parametrize("kind", KINDS)
async def test_a_match_is_played_out_and_goes_on_after_a_restart(kind: str, tmp_path: Path) -> None:
    url = await url_of(kind, tmp_path)
    async with local_world(tmp_path / "discord") as world:
        room = BotHarness(world, Database(url, STORED_FEATURES))
        async with room.open():
            table = await room.started()
            await room.play_until("deal")
        await room.store.close()
        room.store = Database(url, STORED_FEATURES)
        async with room.open():
            await room.play_until("finished")
            assert "Rematch" in room.now(table).labels
            history = await room.aoi.command("koikoi history")
            assert "Ben" in history.text
            board = await room.ben.command("koikoi leaderboard")
            assert "Aoi" in board.text
            question = await room.ben.command("koikoi privacy")
            given = await room.ben.click("Send me my data", in_=question.message)
            assert given.message is not None
            kept = json.loads(room.file(given.message))
            assert [match["status"] for match in kept["matches"]] == ["finished"]
        await room.store.close()
    found = await audit(url, STORED_FEATURES)
    assert (found.matches, found.findings) == (1, ())


async def test_a_long_file_with_ones_data_is_packed(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord allows 10 MiB; the moves of 10,000 matches are larger."""
    monkeypatch.setattr(account, "LONG", 100)
    await room.started()
    await room.move(await room.mover())
    question = await room.ben.command("koikoi privacy")
    given = await room.ben.click("Send me my data", in_=question.message)
    assert given.message is not None
    (attachment,) = given.message.attachments
    assert attachment["filename"] == "koikoi-data.json.zip"
    with ZipFile(room.world.core.attachments.path(int(attachment["id"]))) as archive:
        kept = json.loads(archive.read("koikoi-data.json"))
    assert kept["person"][0]["name"] == "Ben"
    assert len(kept["matches"]) == 1
