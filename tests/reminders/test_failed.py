"""Reminders and table alerts while the store fails: none is lost or doubled."""

from __future__ import annotations

from datetime import timedelta

import pytest
from sqlalchemy import delete

from bot.matches.errors import StoreAway
from bot.reminders.runner import ReminderRunner
from bot.storage.rotation_tables import rotations
from tests.bot.bad_days import complaints
from tests.bot.harness import BotHarness
from tests.bot.test_failed_store import failing
from tests.reminders import test_alerts as alerts
from tests.reminders.test_reminders import asks, lines, stored, until_due


async def test_a_line_comes_once_when_the_store_is_back(room: BotHarness) -> None:
    await asks(room, room.aoi)
    with failing(room.store, reads=False) as met, pytest.raises(StoreAway):
        await until_due(room, room.aoi)
    assert met
    assert not lines(room.aoi)
    for _ in range(2):
        await room.client.of(ReminderRunner).look()
    assert len(lines(room.aoi)) == 1


async def test_what_a_person_did_while_the_store_was_away_counts(room: BotHarness) -> None:
    """Otherwise the reminders of daily players would end after a week."""
    await asks(room, room.aoi)
    await until_due(room, room.aoi)
    assert (await stored(room, room.aoi)).unanswered == 1
    await room.aoi.command("koikoi rules")
    with failing(room.store, reads=False) as met, pytest.raises(StoreAway):
        await room.client.of(ReminderRunner).look()
    assert met
    await room.client.of(ReminderRunner).look()
    assert (await stored(room, room.aoi)).unanswered == 0


async def test_people_hear_of_the_next_table_when_the_store_is_back(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """The first table alerts nobody: it may be full by then."""
    await alerts.asks(room, room.ben)
    await room.aoi.command("koikoi play")
    await room.drawn()
    with failing(room.store, reads=False) as met, pytest.raises(StoreAway):
        await alerts.waits(room)
    assert met
    assert not alerts.told(room.ben)
    await alerts.opens(room, room.world.newcomer("Chiyo"))
    assert len(alerts.told(room.ben)) == 1
    assert complaints(caplog) == []


async def test_nobody_hears_of_a_table_that_was_erased_meanwhile(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    await alerts.asks(room, room.ben)
    await room.aoi.command("koikoi table")
    await room.drawn()
    async with room.store.writing() as connection:
        await connection.execute(delete(rotations))
    room.clock.move(timedelta(days=1))
    await alerts.waits(room)
    assert not alerts.told(room.ben)
    assert complaints(caplog) == []
