"""Scheduled events: who may create them, their times, and their status."""

from base64 import b64encode
from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.playground.objects.permissions import Permission
from tests.discord_world import local_world
from tests.playground.raw_bot import PNG, RawBot, raw_bot

COVER = "data:image/png;base64," + b64encode(PNG).decode()


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[RawBot]:
    async with local_world(tmp_path) as world, raw_bot(world) as raw:
        world.permit_bot(world.guild, Permission.CREATE_EVENTS, allowed=True)
        yield raw


def path(bot: RawBot, event_id: Any = None) -> str:
    return f"/guilds/{bot.world.guild.id}/scheduled-events" + (f"/{event_id}" if event_id else "")


def body(bot: RawBot, **more: Any) -> dict[str, Any]:
    now = bot.world.core.clock()
    return {
        "name": "Moon Cup",
        "description": "Sign up in the channel.",
        "entity_type": 3,
        "entity_metadata": {"location": "#tournaments"},
        "privacy_level": 2,
        "scheduled_start_time": (now + timedelta(hours=1)).isoformat(),
        "scheduled_end_time": (now + timedelta(hours=4)).isoformat(),
        "image": COVER,
        **more,
    }


async def test_an_event_is_created_changed_and_deleted(bot: RawBot) -> None:
    made = (await bot.call("POST", path(bot), body(bot))).body
    assert (made["name"], made["status"], made["entity_metadata"]["location"]) == (
        *("Moon Cup", 1),
        "#tournaments",
    )
    (listed,) = (await bot.call("GET", path(bot))).body
    assert listed == made
    (shown,) = bot.world.core.scheduled_events.page_wire()
    assert shown["name"] == "Moon Cup"
    assert shown["url"]
    changed = await bot.call("PATCH", path(bot, made["id"]), {"name": "Sun Cup"})
    assert changed.body == {**made, "name": "Sun Cup"}
    bot.world.core.scheduled_events.load()
    assert (await bot.call("GET", path(bot, made["id"]))).body == changed.body, "it is stored"
    assert (await bot.call("DELETE", path(bot, made["id"]))).status == 204
    for method in ("GET", "PATCH", "DELETE"):
        gone = await bot.call(method, path(bot, made["id"]), {})
        assert (gone.status, gone.code) == (404, 10070)
    assert not (await bot.call("GET", path(bot))).body


async def test_the_bot_needs_the_permission_and_its_own_event(bot: RawBot) -> None:
    made = (await bot.call("POST", path(bot), body(bot))).body
    bot.world.permit_bot(bot.world.guild, Permission.CREATE_EVENTS, allowed=False)
    for method, event_id in (("POST", None), ("PATCH", made["id"]), ("DELETE", made["id"])):
        refused = await bot.call(method, path(bot, event_id), body(bot))
        assert (refused.status, refused.code) == (403, 50013), method
    assert (await bot.call("GET", path(bot))).body == [made], "everyone may read it"


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"name": "x" * 101}, "name"),
        ({"description": "x" * 1001}, "description"),
        ({"entity_metadata": {"location": "x" * 101}}, "entity_metadata.location"),
        ({"entity_metadata": {"location": ""}}, "entity_metadata.location"),
        ({"image": "data:image/png;base64,AAAA"}, "image"),
        ({"scheduled_start_time": "2020-01-01T00:00:00+00:00"}, "scheduled_start_time"),
        ({"scheduled_end_time": None}, "scheduled_end_time"),
        ({"entity_type": 2}, "entity_type"),
        ({"privacy_level": 1}, "privacy_level"),
    ],
)
async def test_a_wrong_value_is_refused_at_its_place(
    bot: RawBot, change: dict[str, Any], place: str
) -> None:
    bot.world.core.scheduled_events.by_id.clear()
    refused = await bot.call("POST", path(bot), body(bot, **change))
    assert refused.status == 400
    assert place in refused.faults()


async def test_discord_starts_and_ends_an_event_at_its_times(bot: RawBot) -> None:
    made = (await bot.call("POST", path(bot), body(bot))).body
    bot.world.set_clock_on(timedelta(hours=2))
    assert (await bot.call("GET", path(bot, made["id"]))).body["status"] == 2
    late = {"scheduled_start_time": (bot.world.core.clock() + timedelta(1)).isoformat()}
    assert "scheduled_start_time" in (await bot.call("PATCH", path(bot, made["id"]), late)).faults()
    later = bot.world.core.clock() + timedelta(hours=5)
    longer = {"scheduled_end_time": later.isoformat()}
    moved = (await bot.call("PATCH", path(bot, made["id"]), longer)).body
    assert datetime.fromisoformat(moved["scheduled_end_time"]) == later
    bot.world.set_clock_on(timedelta(hours=6))
    assert (await bot.call("GET", path(bot, made["id"]))).body["status"] == 3
    assert not (await bot.call("GET", path(bot))).body
    refused = await bot.call("PATCH", path(bot, made["id"]), {"name": "x"})
    assert refused.faults()["status"] == {"GUILD_SCHEDULED_EVENT_FINISHED"}


@pytest.mark.parametrize(
    ("steps", "accepted"),
    [((2, 3), True), ((4,), True), ((3,), False), ((2, 4), False), ((2, 2), False)],
)
async def test_a_status_has_few_successors(
    bot: RawBot, steps: tuple[int, ...], accepted: bool
) -> None:
    made = (await bot.call("POST", path(bot), body(bot))).body
    *before, last = steps
    for step in before:
        assert (await bot.call("PATCH", path(bot, made["id"]), {"status": step})).status == 200
    answer = await bot.call("PATCH", path(bot, made["id"]), {"status": last})
    assert (answer.status == 200) is accepted
