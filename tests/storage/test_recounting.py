"""A recount of all ends gives the same sums as the ends did, also in an unusual order."""

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, update

from bot.app import STORED_FEATURES
from bot.koikoi.state import Match
from bot.matches.audit import StoredRecord, end_of, replayed
from bot.matches.match_results import with_sums
from bot.matches.models.achievements import Achievement, Earned
from bot.matches.models.change_set import ChangeSet
from bot.storage import match_rows, recounting, schema
from bot.storage.auditing import audit
from bot.storage.counting_tables import achievements, counted_matches, counting
from bot.storage.engine import Database
from bot.storage.match_tables import actions
from bot.storage.recounting import SUMS
from tests.matches.world import AOI, BEN, CHIYO, World, live
from tests.storage.stores import KINDS, url_after
from tests.storage.test_auditing import ALONE, against_computer, closed
from tests.storage.test_auditing import lived as a_life
from tests.storage.test_counting_code import changing, sums
from tests.storage.test_counting_code import lived as one_after_the_other


async def lived(url: str) -> None:
    """Four matches between people; after the second the clock is set back, as may happen."""
    world = World(Database(url, STORED_FEATURES))
    async with closed(world):
        for winner, other in ((AOI, BEN), (BEN, CHIYO), (CHIYO, AOI), (AOI, BEN)):
            await world.play_out(await world.started(live("ktane"), winner, other))
            world.clock.move(timedelta(hours=-3 if winner is BEN else 1))


@pytest.fixture(params=KINDS)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    url, _ = await url_after(request.param, tmp_path, lived)
    return url


async def counted_again(url: str, *damage: Any) -> dict[str, list[Any]]:
    """Return all sums after some damage and a recount."""
    async with changing(url) as connection:
        for statement in (*damage, update(counting).values(code="of another version")):
            await connection.execute(statement)
    await schema.upgrade(url)
    return await sums(url)


async def test_matches_are_counted_in_the_order_in_which_they_were(url: str) -> None:
    before = await sums(url)
    assert (await audit(url, STORED_FEATURES)).findings == ()
    assert await counted_again(url) == before
    assert (await audit(url, STORED_FEATURES)).findings == ()


@pytest.mark.parametrize("new", [(2,), (2, 4), (1, 2, 3)])
async def test_a_match_that_counts_only_now_comes_after_the_others(
    url: str, new: tuple[int, ...]
) -> None:
    rows = delete(counted_matches).where(counted_matches.c.number.in_(new))
    before = {row[0]: row[1] for row in (await sums(url))["counted_matches"]}
    after = [row[1] for row in (await counted_again(url, rows))["counted_matches"]]
    stayed = [match_id for number, match_id in before.items() if number not in new]
    came = [match_id for number, match_id in before.items() if number in new]
    assert after[: len(stayed)] == stayed
    assert sorted(after[len(stayed) :]) == sorted(came)
    assert (await audit(url, STORED_FEATURES)).findings == ()


@pytest.mark.parametrize("kind", KINDS)
async def test_what_nobody_counted_is_counted_from_the_logs(kind: str, tmp_path: Path) -> None:
    """The order is that of the ends. Of two people, one of them erased, either may be first."""
    url, _ = await url_after(kind, tmp_path, one_after_the_other)
    before = await sums(url)
    after = await counted_again(url, *map(delete, SUMS))
    for found in (before, after):
        found["counted_matches"] = [row[1] for row in found["counted_matches"]]
    assert after == before
    assert (await audit(url, STORED_FEATURES)).findings == ()


@pytest.mark.parametrize("kind", KINDS)
async def test_what_was_earned_is_found_in_the_logs(kind: str, tmp_path: Path) -> None:
    """This includes matches against the computer, daily deals, and an erased person."""
    url, _ = await url_after(kind, tmp_path, a_life)
    before = (await sums(url))["achievements"]
    assert {Achievement.MASTER, Achievement.DAYS} <= {row[1] for row in before}
    assert (await counted_again(url, *map(delete, SUMS)))["achievements"] == before
    assert (await audit(url, STORED_FEATURES)).findings == ()


async def test_a_match_whose_log_is_damaged_counts_as_it_did(url: str) -> None:
    before = await sums(url)
    gap = delete(actions).where(actions.c.match_id == 2, actions.c.seq == 3)
    after = await counted_again(url, gap)
    assert after | {"achievements": []} == before | {"achievements": []}
    (finding,) = (await audit(url, STORED_FEATURES)).findings
    assert str(finding) == "Match 2: action 3 is missing in its log."


async def test_a_match_whose_end_cannot_be_told_stops_no_count(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With an error in the bot's own code, all other matches are counted."""

    def failing(kept: StoredRecord, match: Match | None) -> ChangeSet:
        if kept.log.info.id == 2:
            raise RuntimeError("Not this one.")
        return end_of(kept, match)

    before = (await sums(url))["counted_matches"]
    monkeypatch.setattr(recounting, "end_of", failing)
    after = await counted_again(url)
    assert [row[1] for row in after["counted_matches"]] == [row[1] for row in before]
    assert (await audit(url, STORED_FEATURES)).findings
    monkeypatch.undo()
    await counted_again(url)
    assert (await audit(url, STORED_FEATURES)).findings == ()


@pytest.mark.parametrize("kind", KINDS)
async def test_a_first_step_stays_with_the_match_that_came_first(kind: str, tmp_path: Path) -> None:
    """By the clock another match is first, which is no error. A match without the step is one."""
    url, steps = await url_after(kind, tmp_path, set_back)
    (first, again), kept = steps, achievements.c.achievement == Achievement.FIRST_YAKU
    assert again.earned_at < first.earned_at
    assert (await audit(url, STORED_FEATURES)).findings == ()
    async with changing(url) as connection:
        stored = (await connection.execute(select(achievements).where(kept))).one()
        assert (stored.match_id, stored.earned_at) == (first.match_id, first.earned_at)
        await connection.execute(update(achievements).where(kept).values(earned_at=again.earned_at))
    (finding,) = (await audit(url, STORED_FEATURES)).findings
    assert str(finding) == f"The achievement first_yaku of person {AOI.id} is not earned so."


async def set_back(url: str) -> list[Earned]:
    """The first yaku of two matches against the computer; by the clock the second is earlier."""
    world, found, step = (
        World(Database(url, STORED_FEATURES)),
        list[Earned](),
        Achievement.FIRST_YAKU,
    )
    async with closed(world):
        while len(found) < 2:
            stored = await world.service.computers.start(ALONE, AOI, "wild", live("ktane"))
            stored = await against_computer(world, stored, AOI)
            log = await world.store.read(match_rows.log, stored.id)
            assert log is not None
            earned = with_sums(ChangeSet(log.info), replayed(log)).earned
            if any(one.achievement is step for one in earned):
                found.append(next(one for one in earned if one.achievement is step))
            world.clock.move(timedelta(hours=-1))
    return found
