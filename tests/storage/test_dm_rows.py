"""The line for direct messages in the database: shared by processes, kept over restarts."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.cli import doctor
from bot.cli.terminal import CannotStart
from bot.matches.models.dm_openings import DmPriority, DmRequest, DmTurn
from bot.matches.transitions.dm_openings import (
    BETWEEN,
    CLAIM_LASTS,
    LAPSES_AFTER,
    MAX_NEW_DMS,
    PROBE_EVERY,
    WITHIN,
)
from bot.storage import dm_rows, schema
from tests.matches.world import MORNING
from tests.storage.stores import KINDS, patient, sqlite_store, url_of


def request(person_id: int, priority: DmPriority = DmPriority.LIVE) -> DmRequest:
    return DmRequest(person_id=person_id, priority=priority, asked_at=MORNING)


@pytest.mark.parametrize("kind", KINDS)
async def test_two_processes_share_the_line_and_its_pace(kind: str, tmp_path: Path) -> None:
    url = await url_of(kind, tmp_path)
    stores = patient(url), patient(url)
    try:
        for person_id in range(2 * MAX_NEW_DMS):
            store = stores[person_id % 2]
            turn = await store.write(dm_rows.ask, request(person_id))
            assert (turn.request is not None) == (person_id < MAX_NEW_DMS)
        for person_id in range(MAX_NEW_DMS):  # their direct messages are open
            await stores[1].write(dm_rows.leave, person_id)
        served: Counter[int] = Counter()
        now = MORNING + WITHIN
        while await stores[0].read(dm_rows.count_waiting, now):
            turns = [await store.write(dm_rows.next_turn, now) for store in stores]
            served.update(turn.request.person_id for turn in turns if turn.request is not None)
            assert sum(turn.request is not None for turn in turns) <= 1
            now += BETWEEN
            for person_id in served:
                await stores[1].write(dm_rows.leave, person_id)
        assert served == Counter(range(MAX_NEW_DMS, 2 * MAX_NEW_DMS))
    finally:
        for store in stores:
            await store.close()


async def test_a_person_whose_process_has_ended_is_served_again() -> None:
    async with sqlite_store(threads=False) as store:
        assert (await store.write(dm_rows.ask, request(1))).request is not None
        assert await store.write(dm_rows.next_turn, MORNING) == DmTurn()
        again = await store.write(dm_rows.next_turn, MORNING + CLAIM_LASTS)
        assert again.request is not None
        assert again.request.person_id == 1


async def test_a_more_urgent_wish_moves_a_person_forward_and_a_less_urgent_one_does_not() -> None:
    async with sqlite_store(threads=False) as store:
        for person_id in (1, 2):
            await store.write(dm_rows.enter, request(person_id, DmPriority.REMINDER))
        await store.write(dm_rows.enter, request(2, DmPriority.LIVE))
        await store.write(dm_rows.enter, request(2, DmPriority.DAILY))
        found = await store.read(dm_rows.waiting, MORNING)
        assert [(one.person_id, one.priority) for one in found] == [
            (2, DmPriority.LIVE),
            (1, DmPriority.REMINDER),
        ]
        assert not await store.read(dm_rows.waiting, MORNING + LAPSES_AFTER)


async def test_the_doctor_says_what_a_flagged_bot_can_and_lets_it_try_again(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'koikoi.db'}"
    await schema.upgrade(url)
    said = await doctor.direct_messages_of(url)
    assert said.startswith("nobody in the queue")
    store = patient(url)
    try:
        await store.write(dm_rows.enter, request(1))
        now = datetime.now(UTC)
        await store.write(dm_rows.note_flagged, now - timedelta(hours=3))
        with pytest.raises(CannotStart, match="Discord has flagged the bot"):
            await doctor.direct_messages_of(url)
        pace = await store.read(dm_rows.read_pace)
        assert pace.probe_at is not None
        assert pace.probe_at - now < timedelta(minutes=1) < PROBE_EVERY
    finally:
        await store.close()
