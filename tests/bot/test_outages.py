"""Failures around a match: an unavailable store, a deleted channel, a slow Discord."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

import discord
import pytest

from bot.matches.models.people import Person
from bot.matches.services.settings import SettingsService
from bot.messages.presenter import CONCURRENCY
from bot.messages.sending.reply import Reply
from bot.storage import snapshot_rows
from tests.bot.harness import BotHarness, choices
from tests.bot.message_kinds import MESSAGE
from tests.storage.stores import answer_instead


async def test_a_press_does_not_wait_for_a_discord_that_was_away(room: BotHarness) -> None:
    """After a failure the queue pauses, but a press is handled separately."""
    await room.started()
    mover = await room.mover()
    hand = room.hand(mover)
    live = (await room.client.presenter.messages(1)).hands[mover.id]
    live.queue._first_pause = 3600
    fault = room.world.core.faults.fail("PATCH", MESSAGE, 503)
    live.force_redraw()
    live.invalidate()
    await room.world.until(lambda: fault.met, "it has failed")
    await mover.click(choices(hand)[0], in_=hand)
    assert room.now(hand).content != hand.content
    await room.drawn()


async def test_a_deleted_channel_is_a_state_of_things_and_no_failure(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    other = room.world.add_channel(room.world.guild, "short-lived")
    answer = await room.aoi.command("koikoi play", opponent=room.ben, channel=other)
    await room.drawn()
    await room.ben.click("Accept", in_=answer.message)
    await room.drawn()
    room.world.delete_channel(other)
    for _ in range(2):
        await room.move(await room.mover())
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


async def test_a_store_that_is_away_is_one_apology(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(SettingsService, "preferences", away)
    answer = await room.aoi.command("koikoi learn")
    assert len(answer.messages) == 1
    assert answer.ephemeral


async def test_next_game_counts_hands_only(room: BotHarness) -> None:
    """A challenge also waits, but it has no hand to open."""
    await room.started()
    mover = await room.mover()
    chiyo = room.world.newcomer("Chiyo")
    await chiyo.command("koikoi play", opponent=mover)
    await room.move(mover)
    assert not [label for label in room.hand(mover).labels if label.startswith("Next game")]


async def test_a_match_in_direct_messages_has_no_table_to_bring(room: BotHarness) -> None:
    await room.aoi.command("koikoi computer", channel=room.aoi.dm)
    await room.drawn()
    games = await room.aoi.command("koikoi games")
    assert games.message is not None
    assert not [label for label in games.message.labels if "Bring" in label]
    assert not [one for one in await room.service.messages.find(match_id=1) if one.kind == "table"]


async def test_a_form_that_could_not_be_opened_in_time_says_so(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a press is acknowledged, no form can be opened any more."""
    panel = (await room.aoi.command("koikoi-admin settings")).message
    assert panel is not None
    panel = (await room.aoi.click("Advanced", in_=panel)).message
    assert panel is not None
    await room.aoi.select("kk:0:0:option points", "points.goko", in_=panel)
    ask = Reply.open_modal

    async def late(self: Reply, modal: discord.ui.Modal) -> bool:
        await self.acknowledge()
        return await ask(self, modal)

    monkeypatch.setattr(Reply, "open_modal", late)
    await room.aoi.click("Change…", in_=room.now(panel))
    await room.world.until(
        lambda: room.aoi.last().content.startswith("That took me too long"), "it is said"
    )
    assert room.aoi.last().ephemeral


async def test_an_erased_person_leaves_no_message_behind_and_the_other_hand_lives(
    room: BotHarness,
) -> None:
    table = await room.started()
    ben = (await room.ben.click("My hand", in_=table)).message
    assert ben is not None
    assert choices(room.hand(await room.mover()))
    privacy = await room.aoi.command("koikoi privacy")
    asked = await room.aoi.click("Erase", in_=privacy.message)
    assert asked.message is not None
    await room.aoi.click(asked.message.labels[0], in_=asked.message)
    await room.drawn()
    assert not await room.service.messages.find(person_id=room.aoi.id)
    assert "You won: a former player resigned" in room.now(ben).content
    assert "Rematch" not in room.now(ben).labels, "nobody is left to play it with"
    assert "Aoi" not in room.now(table).content
    assert "a former player" in room.now(table).content


async def test_who_is_erased_is_asked_for_no_rematch(room: BotHarness) -> None:
    table = await room.started()
    await room.service.play.resign(1, Person(room.aoi.id, "Aoi"))
    await room.drawn()
    finished = room.now(table)
    assert "Rematch" in finished.labels
    privacy = await room.aoi.command("koikoi privacy")
    await room.aoi.click("Erase", in_=privacy.message)
    await room.aoi.click("Yes, erase everything")
    await room.drawn()
    assert "Rematch" not in room.now(table).labels
    late = await room.ben.click("Rematch", in_=finished, late=True)
    assert late.text.startswith("A former player isn't accepting challenges")
    assert not await room.service.queries.games_of(room.ben.id)


async def test_an_erased_name_goes_from_the_messages_of_finished_matches(room: BotHarness) -> None:
    table = await room.started()
    await room.service.play.resign(1, Person(room.ben.id, "Ben"))
    await room.drawn()
    privacy = await room.aoi.command("koikoi privacy")
    await room.aoi.click("Erase", in_=privacy.message)
    await room.aoi.click("Yes, erase everything")
    await room.drawn()
    assert "Aoi" not in room.now(table).content
    assert "Aoi" not in room.hand(room.ben).content


async def test_a_lost_connection_takes_nobodys_time(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.started()
    outage = room.service.core.outage
    begins, begun = outage.begins, asyncio.Event()

    def five_minutes() -> None:
        begins()
        if not begun.is_set():
            room.clock.move(timedelta(minutes=5))
        begun.set()

    monkeypatch.setattr(outage, "begins", five_minutes)
    room.world.core.gateway.drop()
    await room.world.until(lambda: begun.is_set() and outage.since is None, "the bot is back")
    await room.later(seconds=1)
    info = (await room.stored()).info
    assert info.absent is None
    assert info.turn_ends == room.clock.now() + timedelta(minutes=3)


async def test_a_press_waits_for_few_drawings_when_hundreds_are_due(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an outage every match is drawn, but not all of them may queue for the database."""
    reading: list[int] = []
    allowed = asyncio.Event()

    async def slow(match_id: int, *_: int | None) -> None:
        reading.append(match_id)
        await allowed.wait()
        reading.remove(match_id)

    answer_instead(monkeypatch, room.store, snapshot_rows.snapshot, slow)
    for match_id in range(1, 101):
        room.client.presenter.refresh(match_id)
    await room.world.until(lambda: len(reading) >= CONCURRENCY, "some are read")
    await room.aoi.command("koikoi learn")
    assert len(reading) == CONCURRENCY
    allowed.set()
    await room.drawn()
    assert not reading
