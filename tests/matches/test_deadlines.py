"""The clock: one task that sleeps until the next deadline in the database."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.matches.background import Worker, running_alongside
from bot.matches.deadlines import AWAY, REST, DeadlineClock
from bot.matches.errors import StoreAway
from bot.matches.models.match import (
    Announcement,
    DeadlineKind,
    MatchInfo,
    Status,
    StoredMatch,
    Transition,
)
from bot.matches.system import SystemClock
from bot.matches.transitions.change import with_changes
from bot.storage import match_rows
from tests.matches.world import AOI, BEN, CHIYO, HERE, World, daily, live
from tests.storage.stores import answer_instead

pytestmark = pytest.mark.at_once


@asynccontextmanager
async def running(world: World) -> AsyncIterator[None]:
    """Run the clock as a task."""
    task = asyncio.create_task(world.deadlines.run())
    yield
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def heard(world: World, wanted: Callable[[StoredMatch], bool], match_id: int) -> None:
    """Wait until a match satisfies a condition; every change is announced."""
    changed = asyncio.Event()

    def hear(_: Announcement) -> None:
        changed.set()

    world.service.changed.subscribe(hear)
    async with asyncio.timeout(60):
        while not wanted(await world.service.queries.get(match_id)):
            await changed.wait()
            changed.clear()


async def test_it_sleeps_until_the_next_deadline(world: World) -> None:
    invited = await world.service.challenges.invite(HERE, AOI, BEN)
    async with running(world):
        await world.clock.asleep_until(invited.info.deadline)
        world.clock.move(timedelta(minutes=10))
        await heard(world, lambda s: s.info.status is Status.EXPIRED, invited.id)


@pytest.mark.parametrize("pace", ["daily", "live"])
async def test_nobody_runs_out_of_time_while_the_bot_is_away(world: World, pace: str) -> None:
    stored = await world.started(daily() if pace == "daily" else live(teshi="off", kuttsuki="off"))
    turn = stored.info.terms.turn
    world.clock.move(2 * turn)
    later = World(world.store, clock=world.clock)
    async with running(later):
        first = turn if pace == "daily" else turn / 2
        await later.clock.asleep_until(later.clock.now() + first)
    info = (await later.service.queries.get(stored.id)).info
    assert (info.status, info.absent) == (Status.PLAYING, None)
    assert info.turn_ends == world.clock.now() + turn


async def test_nobody_is_forfeit_by_what_nobody_could_answer(world: World) -> None:
    """The absent player was unable to return, and the opponent to choose."""
    stored = await world.started(daily())
    await world.later(hours=24)
    assert (await world.service.queries.get(stored.id)).info.due is DeadlineKind.ABSENT
    world.clock.move(timedelta(hours=1))
    later = World(world.store, clock=world.clock)
    async with running(later):
        await later.clock.asleep_until(later.clock.now() + timedelta(minutes=10))
    info = (await later.service.queries.get(stored.id)).info
    assert (info.status, info.due) == (Status.PLAYING, DeadlineKind.ABSENT)


async def test_one_match_that_fails_takes_nobody_elses_time(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = await world.started(daily())
    sound = await world.started(daily(), challenger=CHIYO)
    world.clock.move(timedelta(hours=25))
    later = World(world.store, clock=world.clock)
    change = later.service.core.repository.change

    async def failing(match_id: int, *decision: Any) -> Transition:
        if match_id == broken.id:
            raise OSError
        return await change(match_id, *decision)

    monkeypatch.setattr(later.service.core.repository, "change", failing)
    async with running(later):
        await heard(later, lambda one: one.info.deadline != sound.info.deadline, sound.id)
    info = (await later.service.queries.get(sound.id)).info
    assert (info.absent, info.deadline) == (None, world.clock.now() + timedelta(hours=24))


async def test_who_has_time_left_has_no_more_of_it_after_a_restart(world: World) -> None:
    stored = await world.started(daily())
    world.clock.move(timedelta(hours=23))
    later = World(world.store, clock=world.clock)
    async with running(later):
        await later.clock.asleep_until(stored.info.deadline)
    assert (await later.service.queries.get(stored.id)).info == stored.info


async def test_an_earlier_deadline_wakes_it(world: World) -> None:
    late = await world.service.challenges.invite(HERE, AOI, BEN, daily())
    async with running(world):
        await world.clock.asleep_until(late.info.deadline)
        soon = await world.service.challenges.invite(HERE, AOI, CHIYO, live())
        await world.clock.asleep_until(soon.info.deadline)
        world.clock.move(timedelta(minutes=10))
        await heard(world, lambda s: s.info.status is Status.EXPIRED, soon.id)
        assert (await world.service.queries.get(late.id)).info.status is Status.INVITED


async def test_it_sleeps_without_an_end_when_nothing_is_due(world: World) -> None:
    async with running(world):
        await world.clock.asleep_until(None)


async def test_a_computer_plays_by_itself(world: World) -> None:
    async with running(world):
        stored = await world.service.computers.start(HERE, AOI, "wild", live("ktane"))
        moved = (await world.move(stored)).stored
        while moved.info.to_act == stored.info.seat_of(AOI.id):
            moved = (await world.move(moved)).stored
        if moved.info.to_act is not None:
            await world.clock.asleep_until(moved.info.deadline)
            world.clock.move(timedelta(seconds=3))
            await heard(world, lambda s: s.seq > moved.seq, stored.id)


async def test_what_was_due_while_nobody_ran_is_done_at_the_start(world: World) -> None:
    matches = [await world.started(), await world.started(opponent=CHIYO)]
    invited = await world.service.challenges.invite(HERE, BEN, CHIYO)
    world.clock.move(timedelta(minutes=10))
    later = World(world.store, clock=world.clock)
    assert await later.deadlines.tick() == 3
    for stored in matches:
        assert (await later.service.queries.get(stored.id)).info.absent is not None
    assert (await later.service.queries.get(invited.id)).info.status is Status.EXPIRED


async def test_a_match_that_cannot_be_handled_holds_up_no_other(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = await world.started()
    healthy = await world.started(opponent=CHIYO)
    change = world.service.core.repository.change

    async def failing(match_id: int, *decision: Any) -> Transition:
        if match_id == broken.id:
            raise RuntimeError("A disk full of holes.")
        return await change(match_id, *decision)

    monkeypatch.setattr(world.service.core.repository, "change", failing)
    assert await world.later(minutes=3) == 2
    assert (await world.service.queries.get(healthy.id)).info.absent is not None
    assert f"match {broken.id}" in caplog.text
    assert await world.deadlines.tick() == 0  # it backs off
    monkeypatch.undo()
    await world.later(seconds=REST.total_seconds())
    assert (await world.service.queries.get(broken.id)).info.absent is not None


async def test_two_clocks_on_one_database_do_everything_once(world: World) -> None:
    other = World(world.store, clock=world.clock)
    matches = [await world.started(opponent=person) for person in (BEN, CHIYO)]
    world.clock.move(timedelta(minutes=3))
    await asyncio.gather(world.deadlines.tick(), other.deadlines.tick())
    for stored in matches:
        fresh = await world.service.core.repository.load(stored.id, fresh=True)
        assert fresh.revision == stored.revision + 1
        assert fresh.info.absent is not None


async def test_the_clock_in_earnest_wakes_at_its_time_or_when_called() -> None:
    clock = SystemClock()
    called = asyncio.Event()
    async with asyncio.timeout(60):
        await clock.wait(clock.now() - timedelta(seconds=1), called)
        called.set()
        await clock.wait(None, called)
        await clock.wait(clock.now() + timedelta(days=1), called)
    assert clock.now().tzinfo is not None


async def test_a_resting_match_keeps_no_other_waiting(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = await world.started()
    newest = world.service.core.repository.newest

    async def failing(match_id: int) -> StoredMatch:
        if match_id == broken.id:
            raise RuntimeError("A disk full of holes.")
        return await newest(match_id)

    monkeypatch.setattr(world.service.core.repository, "newest", failing)
    await world.later(minutes=3)
    invited = await world.service.challenges.invite(HERE, AOI, CHIYO, live())
    world.clock.move(timedelta(minutes=10) - REST / 2)
    await world.deadlines.tick()
    await world.later(seconds=REST.total_seconds() / 2)
    assert (await world.service.queries.get(invited.id)).info.status is Status.EXPIRED


async def test_what_another_process_changed_is_seen_at_its_deadline(world: World) -> None:
    """The cache of this process still has an older, later deadline."""
    other = World(world.store, clock=world.clock)
    stored = await world.started(daily(teshi="off", kuttsuki="off"))
    await other.service.queries.get(stored.id)
    await world.move(stored)
    await world.service.play.abort(stored.id, CHIYO)
    second = await world.started(daily(teshi="off", kuttsuki="off"), opponent=CHIYO)
    await other.service.queries.get(second.id)
    await world.later(hours=24)
    changed = await world.service.queries.get(second.id)
    assert changed.info.absent is not None
    other.clock.move(timedelta(minutes=10))
    assert await other.deadlines.tick() == 1
    over = await world.service.core.repository.newest(second.id)
    assert over.info.reason == "timeout"


async def test_a_match_that_ends_while_it_is_asked_whether_a_turn_was_seen_stays_over(
    world: World,
) -> None:
    stored = await world.started()

    async def unseen(info: MatchInfo, _person_id: int) -> bool:
        await world.service.play.abort(info.id, CHIYO)
        return True

    world.deadlines = DeadlineClock(world.service.core, unseen)
    await world.later(seconds=90)
    over = (await world.service.core.repository.newest(stored.id)).info
    assert (over.status, over.due, over.deadline) == (Status.ABORTED, None, None)


async def test_what_falls_due_in_a_match_that_is_over_does_so_once(world: World) -> None:
    """An older version might leave such a deadline in the database."""
    stored = await world.started()
    await world.service.play.abort(stored.id, CHIYO)
    repository = world.service.core.repository
    when = world.clock.now() + timedelta(minutes=1)
    await repository.change(
        stored.id, lambda over, _: with_changes(over, due=DeadlineKind.HALF, deadline=when)
    )
    assert await world.later(minutes=2) == 1
    over = (await repository.newest(stored.id)).info
    assert (over.status, over.due, over.deadline) == (Status.ABORTED, None, None)
    assert await world.later(minutes=2) == 0


async def test_a_database_that_fails_for_a_moment_does_not_stop_the_clock(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def failing(limit: int) -> None:
        raise OSError("The disk went away.")

    invited = await world.service.challenges.invite(HERE, AOI, BEN)
    answer_instead(monkeypatch, world.store, match_rows.deadlines, failing)
    async with running(world):
        await world.clock.asleep_until(world.clock.now() + REST)
        monkeypatch.undo()
        world.clock.move(REST)
        await world.clock.asleep_until(invited.info.deadline)
    assert "could not be read" in caplog.text


async def test_a_store_that_was_away_is_asked_again_soon(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    invited = await world.service.challenges.invite(HERE, AOI, BEN)

    async def away(_: int) -> None:
        raise StoreAway("the disk is full")

    answer_instead(monkeypatch, world.store, match_rows.deadlines, away)
    async with running(world):
        await world.clock.asleep_until(world.clock.now() + AWAY)
        monkeypatch.undo()
        world.clock.move(AWAY)
        await world.clock.asleep_until(invited.info.deadline)


@pytest.mark.parametrize("rests", [False, True], ids=["", "and its match rests after a failure"])
async def test_a_computer_moves_though_the_clock_was_set_back(
    world: World, monkeypatch: pytest.MonkeyPatch, rests: bool
) -> None:
    stored = await world.service.computers.start(HERE, AOI, "greedy", live(teshi="off"))
    while (await world.service.queries.get(stored.id)).info.due is not DeadlineKind.COMPUTER:
        stored = (await world.move(await world.service.queries.get(stored.id))).stored
    pause = world.service.core.timings.computer_pause

    async def failing(_: int) -> StoredMatch:
        raise OSError("The disk went away.")

    async with running(world):
        await world.clock.asleep_until((await world.service.queries.get(stored.id)).info.deadline)
        if rests:
            monkeypatch.setattr(world.service.core.repository, "newest", failing)
            world.clock.move(pause)
            await world.clock.asleep_until(world.clock.now() + REST)
            monkeypatch.undo()
        world.clock.set(-timedelta(hours=3))
        world.deadlines._woken.set()
        await world.clock.asleep_until(world.clock.now() + pause)
        world.clock.move(pause)
        await heard(world, lambda s: s.info.due is not DeadlineKind.COMPUTER, stored.id)


async def test_time_is_given_back_also_if_the_store_was_away_just_then(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = await world.service.computers.start(HERE, AOI, "greedy", live(teshi="off"))
    while (await world.service.queries.get(stored.id)).info.due is not DeadlineKind.COMPUTER:
        stored = (await world.move(await world.service.queries.get(stored.id))).stored

    async def away(*_: object) -> None:
        raise StoreAway("the disk is full")

    async with running(world):
        await world.clock.asleep_until((await world.service.queries.get(stored.id)).info.deadline)
        answer_instead(monkeypatch, world.store, match_rows.write, away)
        world.clock.set(-timedelta(hours=3))
        world.deadlines._woken.set()
        await world.clock.asleep_until(world.clock.now() + AWAY)
        monkeypatch.undo()
        world.clock.move(AWAY)
        pause = world.service.core.timings.computer_pause
        await world.clock.asleep_until(world.clock.now() + pause)


async def test_a_computer_moves_though_the_clock_was_set_back_before_the_start(
    world: World,
) -> None:
    stored = await world.service.computers.start(HERE, AOI, "greedy", live(teshi="off"))
    while (await world.service.queries.get(stored.id)).info.due is not DeadlineKind.COMPUTER:
        stored = (await world.move(await world.service.queries.get(stored.id))).stored
    world.clock.set(-timedelta(hours=3))
    later = World(world.store, clock=world.clock)
    async with running(later):
        pause = later.service.core.timings.computer_pause
        await later.clock.asleep_until(later.clock.now() + pause)
        later.clock.move(pause)
        await heard(later, lambda s: s.info.due is not DeadlineKind.COMPUTER, stored.id)


async def test_nobody_loses_time_by_a_clock_that_is_set_forward(world: World) -> None:
    stored = await world.started(live(teshi="off", kuttsuki="off"))
    async with running(world):
        await world.clock.asleep_until(stored.info.deadline)
        world.clock.set(timedelta(hours=3))
        world.deadlines._woken.set()
        await world.clock.asleep_until(world.clock.now() + stored.info.terms.turn / 2)
    info = (await world.service.queries.get(stored.id)).info
    assert (info.status, info.absent) == (Status.PLAYING, None)


def test_the_computers_clock_notices_that_it_is_set(tmp_path: Path) -> None:
    file = tmp_path / "offset"
    clock = SystemClock(file)
    assert not clock.stepped()
    for seconds in ("3600", "0"):
        file.write_text(seconds, encoding="ascii")
        assert clock.stepped()
        assert not clock.stepped()


async def test_time_that_was_set_on_has_passed_and_all_workers_are_woken(tmp_path: Path) -> None:
    file, woken, worked = tmp_path / "ahead", asyncio.Event(), asyncio.Semaphore(0)
    clock, usual = SystemClock(ahead=file), SystemClock()
    file.write_text("3600", encoding="ascii")
    assert timedelta(minutes=59) < clock.now() - usual.now() < timedelta(minutes=61)
    assert not clock.stepped(), "nobody set a clock wrong"

    async def work() -> None:
        worked.release()

    async with running_alongside(Worker(work, 3600.0, "It failed.").run()), asyncio.timeout(60):
        await worked.acquire()
        await clock.wait(None, woken)  # checks again without a wake-up, after a second
        await worked.acquire()
        woken.set()
        await clock.wait(None, woken)
        await asyncio.sleep(0)
        assert worked.locked(), "once for each time that it was set on"


async def quiet(world: World) -> StoredMatch:
    """A live match in which half of the turn has passed."""
    stored = await world.started()
    await world.later(seconds=90)
    half_over = await world.service.queries.get(stored.id)
    assert half_over.info.due is DeadlineKind.TURN
    return half_over


async def test_half_of_a_live_turn_is_known_after_a_restart(world: World) -> None:
    stored = await quiet(world)
    assert stored.info.called_at == world.clock.now()
    assert stored.info.turn_ends == world.clock.now() + timedelta(seconds=90)
    later = World(world.store, clock=world.clock)
    assert (await later.service.queries.get(stored.id)).info == stored.info
    assert (await world.move(stored)).stored.info.called_at is None


async def test_a_turn_by_correspondence_has_no_half(world: World) -> None:
    stored = await world.started(daily(teshi="off", kuttsuki="off"))
    assert (stored.info.due, stored.info.turn_ends) == (DeadlineKind.TURN, stored.info.deadline)


async def test_nothing_falls_due_while_discord_is_away(world: World) -> None:
    stored, outage = await quiet(world), world.service.core.outage
    outage.begins()
    await world.later(hours=1)
    outage.begins()  # a lost connection may be reported again
    assert (await world.service.queries.get(stored.id)).info == stored.info
    outage.ends()
    await world.deadlines.tick()
    info = (await world.service.queries.get(stored.id)).info
    assert (info.due, info.absent) == (DeadlineKind.HALF, None)
    assert info.turn_ends == world.clock.now() + stored.info.terms.turn


async def test_who_has_much_time_gets_what_an_outage_took(world: World) -> None:
    stored, outage = await world.started(daily()), world.service.core.outage
    world.clock.move(timedelta(hours=3))
    outage.begins()
    world.clock.move(timedelta(hours=2))
    outage.ends()
    await world.deadlines.tick()
    info = (await world.service.queries.get(stored.id)).info
    assert stored.info.deadline is not None
    assert info.deadline == stored.info.deadline + timedelta(hours=2)


async def test_a_brief_break_in_the_connection_changes_nothing(world: World) -> None:
    stored, outage = await quiet(world), world.service.core.outage
    outage.begins()
    world.clock.move(timedelta(seconds=9))
    outage.ends()
    await world.deadlines.tick()
    assert (await world.service.queries.get(stored.id)).info == stored.info


async def test_nobody_is_absent_because_the_outage_was_noticed_late(world: World) -> None:
    stored, outage = await quiet(world), world.service.core.outage
    await world.later(seconds=90)
    assert (await world.service.queries.get(stored.id)).info.absent is not None
    await world.later(seconds=50)  # the missed heartbeat is noticed only now
    outage.begins()
    world.clock.move(timedelta(minutes=5))
    outage.ends()
    await world.deadlines.tick()
    info = (await world.service.queries.get(stored.id)).info
    assert (info.due, info.absent) == (DeadlineKind.HALF, None)


async def test_who_was_absent_long_before_an_outage_still_is(world: World) -> None:
    stored, outage = await quiet(world), world.service.core.outage
    await world.later(seconds=90)
    await world.later(minutes=2)
    outage.begins()
    world.clock.move(timedelta(minutes=5))
    outage.ends()
    await world.deadlines.tick()
    info = (await world.service.queries.get(stored.id)).info
    assert (info.due, info.absent) == (DeadlineKind.ABSENT, stored.info.to_act)
    assert info.deadline == world.clock.now() + timedelta(minutes=10)


async def test_the_clock_wakes_when_discord_is_back(world: World) -> None:
    stored, outage = await quiet(world), world.service.core.outage
    async with running(world):
        await world.clock.asleep_until(world.clock.now() + timedelta(seconds=90))
        outage.begins()
        world.clock.move(timedelta(minutes=5))
        await world.clock.asleep_until(None)
        outage.ends()
        await world.clock.asleep_until(world.clock.now() + timedelta(seconds=90))
    assert (await world.service.queries.get(stored.id)).info.absent is None


async def test_an_outages_time_is_given_back_though_the_store_was_away_just_then(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise StoreAway("the disk is full")

    stored, outage = await quiet(world), world.service.core.outage
    outage.begins()
    world.clock.move(timedelta(minutes=5))
    outage.ends()
    answer_instead(monkeypatch, world.store, match_rows.write, away)
    with pytest.raises(StoreAway):
        await world.deadlines.tick()
    monkeypatch.undo()
    await world.deadlines.tick()
    assert (await world.service.queries.get(stored.id)).info.absent is None
