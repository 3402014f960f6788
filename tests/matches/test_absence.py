"""When the opponent is absent, the other player decides; without a decision, time does."""

from datetime import timedelta

import pytest

from bot.koikoi.actions import Koi
from bot.koikoi.rules import PRESETS
from bot.koikoi.state import Phase
from bot.koikoi.view import view_for
from bot.matches.errors import Refusal
from bot.matches.models.match import DeadlineKind, Status, StoredMatch
from bot.matches.models.terms import TimeControl
from bot.matches.transitions.absence import fallback_move
from bot.storage import match_rows
from tests.matches.world import AOI, CHIYO, HERE, NO_POINTS, World, daily, live
from tests.refused import refuses


async def _overdue(world: World) -> StoredMatch:
    stored = await world.play_until(await world.started(), Phase.PLAY)
    await world.later(minutes=3)
    return await world.service.queries.get(stored.id)


async def test_a_missed_deadline_asks_the_one_who_is_there(world: World) -> None:
    before = await world.started()
    await world.later(minutes=2, seconds=59)
    assert (await world.service.queries.get(before.id)).info.absent is None
    await world.later(seconds=1)
    stored = await world.service.queries.get(before.id)
    assert stored.info.absent == stored.info.to_act
    assert stored.info.due is DeadlineKind.ABSENT
    assert stored.seq == before.seq
    assert stored.revision > before.revision


async def test_nothing_can_be_claimed_while_everybody_is_in_time(world: World) -> None:
    stored = await world.started()
    for verb in (world.service.play.claim, world.service.play.wait, world.service.play.make_daily):
        with refuses(Refusal.NOBODY_ABSENT):
            await verb(stored.id, world.waiter(stored))
        assert await world.service.core.repository.load(stored.id, fresh=True) == stored


async def test_the_absent_player_has_no_say_in_it(world: World) -> None:
    stored = await _overdue(world)
    with refuses(Refusal.NOBODY_ABSENT):
        await world.service.play.claim(stored.id, world.mover(stored))


async def test_the_win_can_be_claimed(world: World) -> None:
    stored = await world.play_until(await world.started(live(**NO_POINTS)), Phase.DEAL)
    await world.later(seconds=20)
    await world.later(minutes=3)
    stored = await world.service.queries.get(stored.id)
    winner = world.waiter(stored)
    over = (await world.service.play.claim(stored.id, winner)).stored
    assert (over.info.status, over.info.reason) == (Status.FINISHED, "timeout")
    assert over.info.winner == over.info.seat_of(winner.id)
    standing = await world.service.queries.standing(7, winner.id)
    assert standing is not None
    assert standing.won == 1


async def test_waiting_gives_another_full_turn(world: World) -> None:
    stored = await _overdue(world)
    await world.later(minutes=5)
    waited = (await world.service.play.wait(stored.id, world.waiter(stored))).stored
    assert waited.info.absent is None
    assert waited.info.due is DeadlineKind.HALF
    assert waited.info.turn_ends == world.clock.now() + timedelta(minutes=3)
    assert waited.info.turn_since == stored.info.turn_since
    await world.later(minutes=3)
    assert (await world.service.queries.get(stored.id)).info.absent is not None


async def test_a_match_can_be_made_daily(world: World) -> None:
    stored = await _overdue(world)
    slow = (await world.service.play.make_daily(stored.id, world.waiter(stored))).stored
    assert slow.info.terms.pace is TimeControl.DAILY
    assert slow.info.deadline == world.clock.now() + timedelta(hours=24)
    fresh = await world.service.core.repository.load(stored.id, fresh=True)
    assert fresh.info.terms == slow.info.terms


async def test_the_absent_player_may_come_back_and_move(world: World) -> None:
    stored = await _overdue(world)
    moved = (await world.move(stored)).stored
    assert moved.info.absent is None
    assert moved.info.due is not DeadlineKind.ABSENT


async def test_unanswered_a_live_match_becomes_daily_and_then_is_forfeit(world: World) -> None:
    stored = await _overdue(world)
    absent = world.mover(stored)
    await world.later(minutes=10)
    slow = await world.service.queries.get(stored.id)
    assert slow.info.terms.pace is TimeControl.DAILY
    assert slow.info.absent is None
    assert slow.info.deadline == world.clock.now() + timedelta(hours=24)

    await world.later(hours=24)
    asked = await world.service.queries.get(stored.id)
    assert asked.info.absent == asked.info.to_act
    await world.later(minutes=10)
    over = await world.service.queries.get(stored.id)
    assert (over.info.status, over.info.reason) == (Status.FINISHED, "timeout")
    assert over.info.winner != over.info.seat_of(absent.id)


@pytest.mark.parametrize("phase", [Phase.TAKE, Phase.DECIDE])
async def test_a_turn_that_was_begun_is_finished_for_its_player(world: World, phase: Phase) -> None:
    stored = await world.play_until(await world.started(live(rounds="24")), phase)
    await world.later(minutes=3)
    after = await world.service.queries.get(stored.id)
    assert after.seq > stored.seq
    assert after.info.absent is None
    assert after.info.moved_at == stored.info.moved_at, "the bot's move is no sign of the player"
    log = await world.store.read(match_rows.log, stored.id)
    assert log is not None
    made = log.actions[stored.seq]
    assert made.text.split()[0] == ("take" if phase is Phase.TAKE else "stop")
    assert made.person_id is None


@pytest.mark.parametrize("preset", PRESETS)
async def test_a_move_made_for_somebody_absent_is_legal_and_never_koi_koi(
    world: World, preset: str
) -> None:
    stored = await world.started(daily(preset))
    while stored.info.to_act is not None:
        assert stored.match is not None
        action = fallback_move(stored.match)
        assert action in view_for(stored.match, stored.info.to_act).legal
        assert not isinstance(action, Koi)
        stored = (await world.move(stored)).stored


async def test_after_leaving_the_server_the_other_decides_and_the_match_counts(
    world: World,
) -> None:
    stored = await world.play_until(await world.started(live(**NO_POINTS)), Phase.DEAL)
    await world.later(seconds=20)
    stored = await world.service.queries.get(stored.id)
    stays, leaves = world.mover(stored), world.waiter(stored)
    elsewhere = await world.started(place=HERE.__class__(8, 80), opponent=CHIYO)
    invited = await world.service.challenges.invite(HERE, CHIYO, leaves)
    changed = await world.service.play.on_member_left(7, leaves.id)
    assert {progress.stored.id for progress in changed} == {stored.id, invited.id}
    assert (await world.service.queries.get(invited.id)).info.status is Status.WITHDRAWN
    assert (await world.service.queries.get(elsewhere.id)).info.rated

    now = await world.service.queries.get(stored.id)
    assert now.info.rated
    assert now.info.absent == now.info.seat_of(leaves.id)
    (again,) = await world.service.play.on_member_left(7, leaves.id)
    assert again.stored == now, "it is known already"
    over = (await world.service.play.claim(stored.id, stays)).stored
    assert over.info.status is Status.FINISHED
    standing = await world.service.queries.standing(7, stays.id)
    assert standing is not None
    assert standing.won == 1
    assert (await world.service.queries.history(stays.id)).total == 1


async def test_who_left_may_still_be_played_against(world: World) -> None:
    stored = await world.started()
    await world.service.play.on_member_left(7, world.waiter(stored).id)
    moved = (await world.move(await world.service.queries.get(stored.id))).stored
    assert moved.info.absent is None
    assert moved.info.rated


async def test_who_leaves_between_rounds_holds_nothing_up(world: World) -> None:
    stored = await world.play_until(await world.started(), Phase.DEAL)
    await world.service.play.on_member_left(7, AOI.id)
    await world.later(minutes=10)
    after = await world.service.queries.get(stored.id)
    assert after.info.terms.pace is TimeControl.DAILY
    assert after.info.to_act is not None


async def test_a_match_against_a_computer_left_alone_ends_without_a_result(world: World) -> None:
    stored = await world.service.computers.start(HERE, AOI, "wild", live("ktane"))
    await world.later(minutes=30)
    assert (await world.service.queries.get(stored.id)).info.absent is None
    await world.later(days=7)
    over = await world.service.queries.get(stored.id)
    assert over.info.status is Status.ABORTED
    assert await world.service.queries.games_of(AOI.id) == ()
