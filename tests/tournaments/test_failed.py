"""A tournament continues after failures of the store, or next to an unreadable one."""

from __future__ import annotations

import logging
from datetime import timedelta

import pytest

from bot.interactions.threads import Threads
from bot.matches.errors import StoreAway
from bot.messages.presenter import Presenter
from bot.messages.sending.reply import Reply
from bot.storage.errors import StorageError
from bot.tournaments.runner import TournamentRunner
from bot.tournaments.service import Tournaments
from bot.tournaments.transitions import BEGIN_WITHIN
from tests.bot.harness import BotHarness
from tests.bot.test_failed_store import FULL, failing
from tests.tournaments.test_delivery import two_servers
from tests.tournaments.test_played import board, looked, newest, settled, signed_up


def nobody_could_press(room: BotHarness, **span: float) -> None:
    """Let Discord be unavailable for a while."""
    outage = room.service.core.outage
    outage.begins()
    room.clock.move(timedelta(**span))
    outage.ends()


async def all_here(room: BotHarness) -> None:
    """Begin the tournament, and confirm everybody's presence."""
    await looked(room, minutes=31)
    found = await newest(room)
    for one in found.undecided:
        for person_id in one.people:
            await room.service.of(Tournaments).here(found.id, found.people[person_id])
    await looked(room)


async def test_time_is_given_back_once_the_store_is_there(room: BotHarness) -> None:
    await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=31)
    with failing(room.store, reads=False) as met:
        nobody_could_press(room, minutes=20)
        with pytest.raises(StoreAway):
            await room.client.of(TournamentRunner).look()
    assert met
    await looked(room)
    found = await newest(room)
    assert found.begin_by == room.clock.now() + BEGIN_WITHIN
    assert len(found.undecided) == 2


async def test_one_that_can_not_be_read_costs_no_other_its_time(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = await two_servers(room)
    await looked(room, minutes=31)
    async with room.store.writing() as connection:
        await connection.exec_driver_sql(
            f"UPDATE tournaments SET options = '[' WHERE id = {first.id}"
        )
    nobody_could_press(room, minutes=20)
    await looked(room)
    found = await room.service.of(Tournaments).get(second.id)
    assert found.begin_by == room.clock.now() + BEGIN_WITHIN
    assert found.undecided
    assert f"Tournament {first.id} could not be given back its time." in caplog.text


async def test_one_that_was_erased_meanwhile_is_looked_at_no_more(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    await signed_up(room, "Chiyo")
    found = await newest(room)
    await room.service.servers.erase(room.world.guild.id)
    room.client.of(TournamentRunner).go_on_soon(found.id)
    await settled(room)
    assert room.client.of(TournamentRunner)._next == {}
    assert not [one for one in caplog.records if one.levelno >= logging.WARNING]


async def test_a_table_that_fails_holds_up_no_other_and_comes_when_the_store_is_back(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Of four tables, one has a bug, one a failing store, and one gets no thread."""
    troubles: dict[int, Exception] = {1: RuntimeError("a bug"), 2: StorageError(FULL)}
    post = Presenter.post_table

    async def fails(presenter: Presenter, match_id: int, reply: Reply | None = None) -> None:
        if match_id in troubles:
            raise troubles.pop(match_id)
        await post(presenter, match_id, reply)

    async def no_thread(_: Threads, match_id: int) -> None:
        if match_id == 3:
            raise StorageError(FULL)

    monkeypatch.setattr(Presenter, "post_table", fails)
    monkeypatch.setattr(Threads, "open", no_thread)
    await signed_up(room, "Chiyo", "Dai", "Emi", "Fumi", "Gen", "Haru")
    await all_here(room)
    tables = {
        (one.custom_id or "").split(":")[1]
        for seen in room.aoi.messages()
        for one in seen.buttons
        if one.label == "My hand"
    }
    assert tables == {"2", "3", "4"}
    assert board(room).content.count("https://discord.com/channels/") >= len(tables)
    assert "The table of match 1 could not be sent." in caplog.text
    assert "The thread of match 3 could not be opened." in caplog.text
    assert not troubles


@pytest.mark.parametrize("tables_first", [True, False])
async def test_one_that_is_erased_while_its_tables_are_sent_leaves_no_error(
    room: BotHarness,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    tables_first: bool,
) -> None:
    """The bot was removed long ago, or the host erases the server's data."""
    post = Presenter.post_table

    async def erased(presenter: Presenter, match_id: int, reply: Reply | None = None) -> None:
        if tables_first:
            await post(presenter, match_id, reply)
        await room.service.servers.erase(room.world.guild.id)
        if not tables_first:
            await post(presenter, match_id, reply)

    monkeypatch.setattr(Presenter, "post_table", erased)
    await signed_up(room, "Chiyo", "Dai")
    await all_here(room)
    assert not await room.service.of(Tournaments).owed()
    assert not [one for one in caplog.records if one.levelno >= logging.WARNING]
