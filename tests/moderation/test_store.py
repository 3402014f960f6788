"""The store's data about blocks, the log and matches of a tournament."""

from __future__ import annotations

from sqlalchemy import update

from bot.matches.models.people import Person
from bot.moderation import store as moderation
from bot.moderation.model import Deed, LogEntry, Rank
from bot.storage import block_rows, snapshot_rows
from bot.storage.engine import Database
from bot.tournaments.tables import tournament_pairings
from tests.storage.scene import fill
from tests.storage.test_contract import NOON

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
    assert await store.read(block_rows.blocked_in, 7, [1, 3, 99]) == {1, 99}
    assert await store.read(block_rows.blocked_in, 9, [1, 3, 99]) == frozenset()
    shown = await store.read(moderation.blocks, 7, 10)
    assert {one.person.id for one in shown} == {1, 2, 99}
