"""The host's notice and status: their readers, and the actions that they block."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import Any, Final

import discord
import pytest

from bot.matches.models.match import Status
from bot.matches.models.people import Person
from bot.playground.testing.rendered_message import RenderedMessage
from bot.storage import host_rows
from tests.bot.bad_days import complaints
from tests.bot.harness import BotHarness
from tests.tournaments.opening import plan

NOTICE = "Back at 18:00, *soon*"
SHOWN = "-# 🛠️ Back at 18\\:00, \\*soon\\*"
REFUSED = (
    "Nothing new can start right now, but anything already running continues. "
    "The bot's host says: Back at 18"
)


async def noted(room: BotHarness, text: str | None) -> None:
    await room.store.write(host_rows.save_notice, text, room.clock.now())
    await room.client.host_desk.look()
    await room.drawn()


def presence(room: BotHarness) -> list[str]:
    """Return the bot's status texts, shown next to its name."""
    told = room.world.core.gateway.presence or {}
    return [one["state"] for one in told.get("activities") or () if one is not None]


BEGINNING: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("koikoi computer", {}),
    ("koikoi table", {}),
    ("koikoi daily", {}),
)


async def test_nothing_new_begins_and_what_runs_goes_on(room: BotHarness) -> None:
    chiyo = room.world.newcomer("Chiyo")
    table = await room.started()
    asked = await room.aoi.command("koikoi play", opponent=chiyo)
    await room.drawn()
    await noted(room, NOTICE)
    for command, options in BEGINNING:
        answer = await room.aoi.command(command, **options)
        assert answer.text.startswith(REFUSED), command
    assert (await plan(room.aoi)).text.startswith(REFUSED)
    answer = await room.aoi.command("koikoi play", opponent=chiyo)
    assert answer.text.startswith(REFUSED)
    assert (await chiyo.click("Accept", in_=asked.message)).text.startswith(REFUSED)
    mover = await room.mover()
    await room.move(mover)
    assert (await room.stored()).info.seq == 2
    assert SHOWN in room.now(table).content
    assert SHOWN in room.hand(mover).content
    assert presence(room) == [NOTICE]

    await noted(room, None)
    assert presence(room) == []
    assert asked.message is not None
    await chiyo.click("Accept", in_=asked.message)
    await room.drawn()
    assert (await room.stored(2)).info.status is Status.PLAYING


async def test_messages_get_and_lose_it_without_a_move(room: BotHarness) -> None:
    table = await room.started()
    hands = [room.hand(room.aoi), room.hand(room.ben)]

    def all_show() -> bool:
        return all(SHOWN in room.now(one).content for one in (table, *hands))

    def none_shows() -> bool:
        return not any(SHOWN in room.now(one).content for one in (table, *hands))

    await noted(room, NOTICE)
    await room.world.until(all_show, "it is shown")
    await noted(room, None)
    await room.world.until(none_shows, "it is gone")


async def test_it_outlasts_a_restart_and_its_end_is_noticed_at_a_start(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    table = await room.started()
    await noted(room, NOTICE)
    await room.client.close()
    with caplog.at_level(logging.WARNING):
        async with room.open():
            await room.world.until(lambda: presence(room) == [NOTICE], "it is shown again")
            assert "Nothing new starts until koikoi maintenance off." in caplog.text
            assert (await room.ben.command("koikoi computer")).text.startswith(REFUSED)
            await room.world.until(lambda: SHOWN in room.now(table).content, "it is shown")
            await room.client.close()
            await room.store.write(host_rows.save_notice, None, room.clock.now())
    async with room.open():
        await room.world.until(lambda: SHOWN not in room.now(table).content, "it is gone")
        assert presence(room) == []


async def test_a_match_that_ends_meanwhile_does_not_keep_it(room: BotHarness) -> None:
    table = await room.started()
    await noted(room, NOTICE)
    await room.service.play.resign(1, Person(room.aoi.id, "Aoi"))
    await room.drawn()
    shown: RenderedMessage = room.now(table)
    assert "🛠️" not in shown.content
    answer = await room.ben.click("Rematch", in_=shown)
    assert answer.text.startswith(REFUSED)


async def test_a_turn_costs_nobody_anything_while_the_bot_is_away(room: BotHarness) -> None:
    await room.started()
    await noted(room, NOTICE)
    await room.client.close()
    room.clock.move(timedelta(hours=2))
    async with room.open():
        await room.service.core.repository.load(1)
        await room.deadlines.tick()
        assert (await room.stored()).info.status is Status.PLAYING


async def test_the_status_stands_beside_the_name(room: BotHarness) -> None:
    await room.client.close()
    room.choices = {"status": "Koi-Koi · /help"}
    async with room.open():
        await room.world.until(lambda: presence(room) == ["Koi-Koi · /help"], "it is shown")
        await noted(room, "x" * 200)
        assert presence(room) == ["x" * 127 + "…"]
        await noted(room, None)
        assert presence(room) == ["Koi-Koi · /help"]


async def test_a_status_that_can_not_be_shown_is_shown_later(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The connection breaks while it is being sent; the notice is active nevertheless."""

    async def breaks(*_: Any, **__: Any) -> None:
        raise ConnectionResetError("Cannot write to closing transport")

    with monkeypatch.context() as broken:
        broken.setattr(discord.Client, "change_presence", breaks)
        await noted(room, NOTICE)
    assert presence(room) == []
    assert (await room.ben.command("koikoi computer")).text.startswith(REFUSED)
    await room.client.host_desk.look()
    await room.world.until(lambda: presence(room) == [NOTICE], "it is shown")
    assert complaints(caplog) == []
