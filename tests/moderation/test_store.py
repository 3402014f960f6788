"""The store's data about blocks, the log and matches of a tournament."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import select, update

from bot.matches.models.people import Person
from bot.matches.models.rankings import EVERYWHERE
from bot.matches.models.terms import ChannelRef
from bot.moderation import store as moderation
from bot.moderation.model import Deed, LogEntry, Rank
from bot.moderation.store import STORED
from bot.moderation.tables import moderation_log
from bot.storage import block_rows, snapshot_rows
from bot.storage.engine import Database
from bot.tournaments.tables import tournament_pairings
from tests.storage.scene import fill
from tests.storage.test_contract import NOON, put

ADMIN, UNKNOWN = Person(4, "Dai"), Person(99, "")


async def test_each_match_of_a_pairing_is_known(store: Database) -> None:
    """In a best of three this includes finished matches."""
    async with store.writing() as connection:
        await connection.run_sync(fill)
        rows = tournament_pairings.c
        pairing = update(tournament_pairings).where(rows.match_id == 6)
        await connection.execute(pairing.values(first_match_id=9, second_match_id=11))
    events = [await store.read(snapshot_rows.event_of, number) for number in (6, 9, 11, 3)]
    assert [event is not None for event in events] == [True, True, True, False]


async def test_the_log_of_a_server_is_its_own_and_the_newest_comes_first(store: Database) -> None:
    """Unknown or erased people are not named by it again."""
    async with store.writing() as connection:
        await connection.run_sync(fill)
    lines, count = await store.read(moderation.entries, 7, 10)
    assert [one.id for one in lines] == [3, 1]
    assert count == 2
    assert not await store.write(moderation.lift, LogEntry(7, Deed.LIFT, ADMIN, NOON, UNKNOWN))
    entry = LogEntry(7, Deed.BLOCK, ADMIN, NOON, UNKNOWN, None, "Why.")
    await store.write(moderation.block, entry, Rank.OWNER)
    lines, count = await store.read(moderation.entries, 7, 1)
    assert (lines[0].person, lines[0].reason, count) == (None, "Why.", 3)
    blocked = await store.read(block_rows.blocked_in, 7, [1, 3, 99], NOON)
    assert blocked == {1: None, 99: None}
    assert await store.read(block_rows.blocked_in, 9, [1, 3, 99], NOON) == {}
    shown = await store.read(moderation.blocks, 7, 10, NOON)
    assert {one.person.id for one in shown} == {1, 99}, "that of 2 has ended"


async def test_a_block_ends_at_its_time_and_leaves_no_row_behind(store: Database) -> None:
    ends, later = NOON + timedelta(days=3), NOON + timedelta(days=4)
    entry = LogEntry(7, Deed.BLOCK, ADMIN, NOON, UNKNOWN, None, "Why.", until=ends)
    assert await store.write(moderation.block, entry, Rank.OWNER)
    just_before = ends - timedelta(microseconds=1)
    assert await store.read(block_rows.blocked_in, 7, [99], just_before) == {99: ends}
    [shown] = await store.read(moderation.blocks, 7, 10, just_before)
    assert shown.until == ends
    assert not await store.write(moderation.block, entry, Rank.OWNER), "blocked already"
    assert await store.read(block_rows.blocked_in, 7, [99], ends) == {}
    assert await store.read(moderation.blocks, 7, 10, ends) == ()
    lift = LogEntry(7, Deed.LIFT, ADMIN, later, UNKNOWN)
    assert not await store.write(moderation.lift, lift), "it has ended by itself"
    assert await store.read(moderation.count_blocks, 7) == 0
    again = LogEntry(7, Deed.BLOCK, ADMIN, later, UNKNOWN)
    assert await store.write(moderation.block, again, Rank.OWNER)
    lines, _ = await store.read(moderation.entries, 7, 10)
    assert [one.until for one in lines] == [None, ends]


@pytest.mark.parametrize(
    ("guild_id", "noted"),
    [
        pytest.param(7, True, id="server"),
        pytest.param(None, False, id="direct messages"),
        pytest.param(EVERYWHERE, False, id="no server"),
        pytest.param(-1, False, id="erased server"),
    ],
)
async def test_the_hosts_confirmation_is_in_the_log_of_a_server_that_is_there(
    store: Database, guild_id: int | None, noted: bool
) -> None:
    info = replace(await put(store), place=ChannelRef(guild_id, 70))
    assert STORED.note_confirmation is not None
    await store.write(STORED.note_confirmation, info, NOON)
    async with store.reading() as connection:
        rows = (await connection.execute(select(moderation_log))).all()
    assert [(row.guild_id, row.kind, row.match_id, row.done_at) for row in rows] == (
        [(guild_id, Deed.CONFIRM, info.id, NOON)] if noted else []
    )
