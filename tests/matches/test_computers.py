"""Computer players: they move on their own, see only their view, and never break a match."""

import asyncio
from datetime import timedelta

import pytest

from bot.koikoi.actions import parse_action
from bot.matches.errors import Refusal
from bot.matches.models.match import DeadlineKind, Status, StoredMatch
from bot.matches.models.rankings import ALL_TIME, Measure
from bot.matches.models.timings import Timings
from bot.matches.transitions.absence import fallback_move
from bot.matches.transitions.turns import computer_move
from bot.storage import leaderboard_rows, match_rows
from bot.storage.engine import Database
from tests.matches.world import AOI, BEN, HERE, World, live
from tests.refused import refuses


async def _its_turn(world: World) -> StoredMatch:
    """A match in which the computer has to act."""
    stored = await world.service.computers.start(HERE, AOI, "wild", live("ktane"))
    while stored.info.due is not DeadlineKind.COMPUTER:
        stored = (await world.move(stored)).stored
    return stored


async def test_a_newcomer_gets_the_easiest_level_and_later_what_they_chose(world: World) -> None:
    assert await world.service.computers.usual_level(AOI.id) == "greedy"
    await world.service.computers.start(HERE, AOI, "wild")
    assert await world.service.computers.usual_level(AOI.id) == "wild"
    assert await world.service.computers.usual_level(BEN.id) == "greedy"
    world.thinker.levels = ("greedy",)  # the next version may have other levels
    assert await world.service.computers.usual_level(AOI.id) == "greedy"


async def test_the_computer_waits_a_human_moment_then_moves(world: World) -> None:
    stored = await _its_turn(world)
    assert stored.info.deadline == world.clock.now() + timedelta(seconds=2.5)
    await world.later(seconds=2)
    assert (await world.service.queries.get(stored.id)).seq == stored.seq
    await world.later(seconds=1)
    after = await world.service.queries.get(stored.id)
    assert after.seq == stored.seq + 1
    log = await world.store.read(match_rows.log, stored.id)
    assert log is not None
    assert log.actions[stored.seq].person_id is None


async def test_what_was_chosen_before_another_move_is_no_move_any_more(world: World) -> None:
    stored = await _its_turn(world)
    assert stored.match is not None
    action = fallback_move(stored.match)
    core = world.service.core
    with refuses(Refusal.STALE_ACTION):
        computer_move(stored, core.now(), action, stored.seq - 1)
    done = computer_move(stored, core.now(), action, stored.seq)
    assert world.clock.now() in done.stored.info.moved_at


async def test_without_the_pause_the_computer_plays_until_a_person_must(store: Database) -> None:
    world = World(store, timings=Timings(computer_pause=timedelta(0)))
    stored = await world.service.computers.start(HERE, AOI, "wild", live(rounds="12"))
    while stored.info.status is Status.PLAYING:
        await world.later(seconds=20)
        stored = await world.service.queries.get(stored.id)
        if stored.info.to_act is not None:
            stored = (await world.move(stored)).stored
    assert stored.info.reason == "rounds"


async def test_the_computer_sees_what_its_seat_sees(world: World) -> None:
    stored = await _its_turn(world)
    await world.later(seconds=3)
    (view,) = world.thinker.asked
    assert view.seat == stored.info.to_act
    assert stored.match is not None
    assert stored.match.round is not None
    assert view.hand == stored.match.round.hands[view.seat or 0]


@pytest.mark.parametrize(
    "answer", [RuntimeError("It fell over."), "play 13B", "koi", "resign 0", "abort"]
)
async def test_a_computer_that_fails_is_played_for(
    world: World, answer: str | Exception, caplog: pytest.LogCaptureFixture
) -> None:
    stored = await _its_turn(world)
    world.thinker.answer = answer
    await world.later(seconds=3)
    after = await world.service.queries.get(stored.id)
    assert after.seq == stored.seq + 1
    assert after.info.status is Status.PLAYING
    assert caplog.records


async def test_a_computer_that_never_answers_is_played_for(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(level: str, view: object) -> str:
        await asyncio.Event().wait()
        raise AssertionError

    impatient = World(world.store, clock=world.clock, timings=Timings(computer_think=timedelta(0)))
    stored = await _its_turn(impatient)
    monkeypatch.setattr(impatient.thinker, "choose", never)
    await impatient.later(seconds=3)
    assert (await impatient.service.queries.get(stored.id)).seq == stored.seq + 1


@pytest.mark.at_once
async def test_resigning_while_the_computer_thinks_is_the_end(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = await _its_turn(world)
    thinking, go_on = asyncio.Event(), asyncio.Event()
    choose = world.thinker.choose

    async def slowly(level: str, view: object) -> str:
        thinking.set()
        await go_on.wait()
        return await choose(level, view)  # type: ignore[arg-type]

    monkeypatch.setattr(world.thinker, "choose", slowly)
    tick = asyncio.create_task(world.later(seconds=3))
    await thinking.wait()
    over = (await world.service.play.resign(stored.id, AOI)).stored
    go_on.set()
    await tick
    assert await world.service.core.repository.load(stored.id, fresh=True) == over


async def test_matches_against_computers_stay_off_the_leaderboard(world: World) -> None:
    stored = await _its_turn(world)
    await world.service.play.resign(stored.id, AOI)
    assert (
        await world.store.read(leaderboard_rows.board, 7, ALL_TIME, Measure.WINS, 0, size=10)
    ).total == 0
    assert (await world.service.queries.history(AOI.id)).total == 1


async def test_every_move_of_a_computer_is_logged_as_text(world: World) -> None:
    stored = await _its_turn(world)
    await world.later(seconds=3)
    log = await world.store.read(match_rows.log, stored.id)
    assert log is not None
    for line in log.actions:
        assert parse_action(line.text).text == line.text
