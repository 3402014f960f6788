"""The running bot's status, as the doctor reads it."""

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.cli.status import (
    FILE,
    OLD,
    BotStatus,
    fails,
    keep_status,
    read_status,
    status_of,
    told,
    write_status,
)
from bot.koikoi import PRESETS, view_for
from bot.opponents.engine.client import EngineClient
from bot.opponents.engine.workload import Workload
from tests.opponents.positions import positions

NOON = datetime(2026, 7, 1, 12, 1, tzinfo=UTC)


def status(**changed: object) -> BotStatus:
    since = NOON.replace(tzinfo=None).astimezone()  # 12:01 in any time zone
    work = Workload(True, 0, 37, 1203, 14, 0, 2, since=since)
    return replace(status_of(work, since + timedelta(hours=3)), **changed)  # type: ignore[arg-type]


def test_it_is_read_as_it_was_written(tmp_path: Path) -> None:
    write_status(tmp_path / "cache", status())
    assert read_status(tmp_path / "cache") == status()
    assert [path.name for path in (tmp_path / "cache").iterdir()] == [FILE]


def test_a_busy_bot_says_what_it_did() -> None:
    now = status().at + timedelta(minutes=1)
    assert told(status(), now) == (
        "ready; 1203 moves since 12:01, 14 thought about for a shorter time (at most 37 waited),"
        " 0 by an understudy, 2 restarts."
    )
    assert told(status(rush=True), now).startswith("ready, in a hurry right now; 1203 moves")
    assert told(status(ready=False), now).startswith("getting ready, an understudy moves")
    failing = told(status(ready=False, failed_starts=3), now)
    assert failing.startswith("they can't get ready, tried 3 times, an understudy moves meanwhile;")
    yesterday = status(since=status().since - timedelta(days=1))
    assert "moves since 2026-06-30 12:01," in told(yesterday, now)


def test_players_who_cannot_get_ready_are_a_finding_while_the_bot_runs() -> None:
    failing = status(ready=False, failed_starts=3)
    assert fails(failing, failing.at)
    assert not fails(failing, failing.at + OLD + timedelta(seconds=1))
    assert not fails(status(ready=False), failing.at)
    assert not fails(None, failing.at)


def test_a_killed_bot_is_not_running() -> None:
    late = status().at + OLD + timedelta(seconds=1)
    assert told(status(), late) == "the bot isn't running; it ended without a word after 15:01."
    assert told(None, late) == "the bot isn't running."


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"at": 1}', '{"at": "x", "since": "y"}', "ö"])
def test_what_cannot_be_read_is_nothing(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="latin-1")
    assert read_status(tmp_path) is None


async def kept(folder: Path, holds: Callable[[BotStatus], bool]) -> BotStatus:
    """Wait until the status satisfies a condition, counted in turns of the event loop."""
    async with asyncio.timeout(200):
        while True:
            found = read_status(folder)
            if found is not None and holds(found):
                return found
            await asyncio.to_thread(os.sched_yield)


async def test_news_is_written_at_once_and_the_end_leaves_nothing(tmp_path: Path) -> None:
    thinker = EngineClient(limit=20)
    keeping = asyncio.create_task(keep_status(tmp_path, thinker))
    try:
        thinker.start()
        assert not (await kept(tmp_path, lambda one: True)).ready
        view = next(
            view
            for match in positions(PRESETS["ktane"], seed=1)
            if len((view := view_for(match, match.to_act)).legal) > 1
        )
        while not thinker.ready:  # it may compile first
            line = thinker._line
            assert line is not None
            await asyncio.to_thread(line.poll, 200)
            await thinker.choose("expert", view)  # its answer changes the status to ready
        assert (await kept(tmp_path, lambda one: one.ready)).pid == os.getpid()
    finally:
        keeping.cancel()
        with suppress(asyncio.CancelledError):
            await keeping
        thinker.close()
    assert read_status(tmp_path) is None


async def test_a_folder_that_cannot_be_written_is_told_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("no folder")
    thinker = EngineClient()
    keeping = asyncio.create_task(keep_status(tmp_path / "file", thinker))
    for ready in (True, False, True, False):
        await thinker.look()
        thinker.workload.gets_ready(ready=ready)
    await thinker.look()
    keeping.cancel()
    await asyncio.gather(keeping, return_exceptions=True)
    assert [record.levelname for record in caplog.records] == ["WARNING"]
