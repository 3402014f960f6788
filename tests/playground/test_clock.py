"""The adjustable clock: all parts have the same time, which survives a restart."""

from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import pytest

from bot.playground.objects.errors import ApiError
from bot.playground.objects.interaction import Kind
from bot.playground.objects.message import Draft
from bot.playground.objects.snowflakes import made_at
from bot.playground.testing.pilot import World
from tests.discord_world import local_world
from tests.playground.moving_clock import MovingClock
from tests.playground.page_window import open_window
from tests.playground.raw_bot import raw_bot

HOUR = timedelta(hours=1)


def written(world: World) -> tuple[datetime, datetime]:
    """Return when a new message was written, by its time and by its id."""
    core = world.core
    message = core.messages.create(world.channel, core.directory.bot, Draft({"content": "x"}))
    return datetime.fromisoformat(message.wire["timestamp"]), made_at(message.id)


async def test_ids_and_times_go_on_with_it_also_after_a_restart(tmp_path: Path) -> None:
    clock = MovingClock()
    async with local_world(tmp_path, clock=clock) as world:
        world.set_clock_on(HOUR)
        world.set_clock_on(timedelta(days=1))
        later = clock.now + timedelta(hours=25)
        assert world.core.clock() == later
        assert written(world) == (later, later)
    clock.move(minutes=1)
    async with local_world(tmp_path, clock=clock) as world:
        later += timedelta(minutes=1)
        assert written(world) == (later, later)
        assert world.core.clock.file.read_text(encoding="ascii") == "90000.0", "the bot reads it"


async def test_it_is_never_set_back_nor_for_ever(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world:
        for by in (timedelta(), -HOUR, timedelta(days=4000)):
            with pytest.raises(ValueError, match="set on"):
                world.set_clock_on(by)
        assert world.core.clock.ahead == timedelta()
        assert not world.core.clock.file.exists()


@pytest.mark.parametrize("damaged", ["", "x", "nan", "inf", "12 h"])
async def test_a_file_that_cannot_be_read_is_the_real_time(tmp_path: Path, damaged: str) -> None:
    (tmp_path / "ahead").write_text(damaged, encoding="ascii")
    async with local_world(tmp_path) as world:
        assert world.core.clock.ahead == timedelta()


async def test_tokens_end_and_threads_fall_asleep(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world:
        thread = world.open_thread(world.channel, "t", world.aoi)
        core = world.core
        begun = core.interactions.begin(Kind.COMMAND, world.aoi.person, world.channel, {})
        core.interactions.for_token(begun.token)
        world.set_clock_on(timedelta(minutes=16))
        with pytest.raises(ApiError):
            core.interactions.for_token(begun.token)
        assert not core.directory.channel(thread.id).archived
        world.set_clock_on(timedelta(days=1))
        assert core.directory.channel(thread.id).archived


STARTS = {
    "a Sunday": (datetime(2026, 11, 29, 23, 59, tzinfo=UTC), timedelta(minutes=1)),
    "a Monday": (datetime(2026, 11, 30, tzinfo=UTC), timedelta(days=7)),
    "a Thursday": (datetime(2026, 11, 26, 12, tzinfo=UTC), timedelta(days=3, hours=12)),
}


@pytest.mark.parametrize("start", STARTS)
async def test_next_monday_is_the_beginning_of_the_next_week(tmp_path: Path, start: str) -> None:
    clock = MovingClock()
    clock.now, wait = STARTS[start]
    async with local_world(tmp_path, clock=clock) as world:
        assert world.core.clock.until_monday() == wait


async def test_a_page_sets_it_on_and_is_told(tmp_path: Path) -> None:
    async with open_window(tmp_path) as window:
        aoi = window.world.aoi.id
        assert (await window.next("state"))["ahead"] == 0
        await window.do(aoi, "set_clock_on", by="hour")
        told: list[Any] = [one["ahead"] for one in window.heard if one["t"] == "clock"]
        assert told == [3600]
        await window.do(aoi, "set_clock_on", by="monday")
        core = window.world.core
        assert (core.clock().weekday(), core.clock().hour) == (0, 0)
        for wrong in ("year", "-1", ""):
            reply = await window.ask(aoi, "set_clock_on", by=wrong)
            assert not reply["ok"]


async def test_the_clock_of_the_bots_host_may_differ(tmp_path: Path) -> None:
    clock = MovingClock()
    async with local_world(tmp_path, clock=clock) as world, raw_bot(world) as bot:
        world.set_clock_skew(-timedelta(minutes=20))
        message = (await bot.send({"content": "x"})).body
        assert made_at(int(message["id"])) == clock.now - timedelta(minutes=20)
        async with bot.http.get(f"{world.discord.api_url}/gateway") as response:
            sent = parsedate_to_datetime(response.headers["Date"])
        assert sent == clock.now - timedelta(minutes=20)
        assert not world.core.clock.file.exists(), "the bot's clock follows this file"
