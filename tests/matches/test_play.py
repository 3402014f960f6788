"""Moves: by whom and when they are allowed, and the course of a match."""

import asyncio

import pytest

from bot.koikoi.actions import Take, parse_action
from bot.koikoi.cards import card_code, distinct
from bot.koikoi.match import legal_actions, replay
from bot.koikoi.rules import PRESETS, make_rules
from bot.koikoi.state import Phase
from bot.koikoi.view import view_for
from bot.matches.errors import Refusal
from bot.matches.models.match import DeadlineKind, Status, StoredMatch
from bot.matches.models.terms import Terms
from bot.storage import match_rows
from bot.storage.engine import Database
from tests.matches.world import AOI, BEN, CHIYO, HERE, TURN, SeededRandomness, World, daily, live
from tests.refused import is_refused, refuses


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("pace", ["live", "daily"])
async def test_a_whole_match_can_be_played_under_every_preset(
    world: World, preset: str, pace: str
) -> None:
    terms = live(preset) if pace == "live" else daily(preset)
    stored = await world.play_out(await world.started(terms))
    assert stored.match is not None
    assert stored.info.status is Status.FINISHED
    assert stored.info.scores == stored.match.scores
    assert stored.info.deadline is None
    assert stored.info.ended_at == world.clock.now()
    fresh = await world.service.core.repository.load(stored.id, fresh=True)
    assert fresh == stored
    lines = await world.service.queries.rounds(stored.id)
    assert [line.points for line in lines] == [r.points for r in stored.match.results]


@pytest.mark.parametrize("preset", PRESETS)
async def test_a_match_of_the_presets_own_length_comes_to_an_end(
    store: Database, preset: str
) -> None:
    world = World(store, randomness=SeededRandomness(9))
    terms = Terms(make_rules(preset), daily().pace, TURN)
    stored = await world.play_out(await world.started(terms))
    assert stored.info.reason in ("rounds", "target", "bust")


async def test_every_state_is_the_replay_of_its_log(world: World) -> None:
    stored = await world.started()
    for _ in range(30):
        log = await world.store.read(match_rows.log, stored.id)
        assert log is not None
        actions = [parse_action(line.text) for line in log.actions]
        assert replay(stored.info.terms.rules, actions) == stored.match
        assert [line.seq for line in log.actions] == list(range(stored.seq))
        if stored.info.to_act is None:
            break
        stored = (await world.move(stored)).stored


async def test_nobody_is_asked_which_of_two_plain_cards_a_drawn_card_takes(store: Database) -> None:
    """Two plain chaff of a month are equal in every respect."""
    by_themselves = 0
    for seed in range(6):
        world = World(store, randomness=SeededRandomness(seed))
        stored = await world.started(live())
        while stored.info.to_act is not None:
            assert stored.match is not None
            takes = [one for one in legal_actions(stored.match) if isinstance(one, Take)]
            assert len(distinct(take.target for take in takes)) != 1
            progress = await world.move(stored)
            by_themselves += progress.stored.seq - stored.seq > 1
            stored = progress.stored
    assert by_themselves > 0


async def test_a_double_click_counts_once(world: World) -> None:
    stored = await world.started()
    mover = world.mover(stored)
    assert stored.match is not None
    action = view_for(stored.match, stored.info.to_act).legal[0].text
    done = await world.service.play.act(stored.id, mover, action, stored.seq)
    assert done.stored.info.moved_at == tuple(
        world.clock.now() if player == mover else None for player in stored.info.seats or ()
    )
    with refuses(Refusal.STALE_ACTION):
        await world.service.play.act(stored.id, mover, action, stored.seq)
    assert (await world.service.queries.get(stored.id)).seq == done.seq


@pytest.mark.at_once
async def test_of_two_clicks_at_the_same_moment_exactly_one_counts(world: World) -> None:
    stored = await world.started()
    mover = world.mover(stored)
    assert stored.match is not None
    first, second = view_for(stored.match, stored.info.to_act).legal[:2]
    results = await asyncio.gather(
        world.service.play.act(stored.id, mover, first, stored.seq),
        world.service.play.act(stored.id, mover, second, stored.seq),
        return_exceptions=True,
    )
    assert sum(is_refused(result, Refusal.STALE_ACTION) for result in results) == 1


@pytest.mark.at_once
async def test_of_two_processes_exactly_one_wins(world: World) -> None:
    """Each process has its own locks and memory; the key of the log decides."""
    other = World(world.store, clock=world.clock)
    stored = await world.started()
    await other.service.queries.get(stored.id)
    mover = world.mover(stored)
    assert stored.match is not None
    first, second = view_for(stored.match, stored.info.to_act).legal[:2]
    results = await asyncio.gather(
        world.service.play.act(stored.id, mover, first, stored.seq),
        other.service.play.act(stored.id, mover, second, stored.seq),
        return_exceptions=True,
    )
    assert sum(is_refused(result, Refusal.STALE_ACTION) for result in results) == 1
    fresh = await world.service.core.repository.load(stored.id, fresh=True)
    assert fresh.seq > stored.seq
    log = await world.store.read(match_rows.log, stored.id)
    assert log is not None
    assert [line.seq for line in log.actions] == list(range(fresh.seq))


async def test_a_process_with_an_old_memory_accepts_a_click_for_the_newest_state(
    world: World,
) -> None:
    other = World(world.store, clock=world.clock)
    stored = await world.started()
    await other.service.queries.get(stored.id)
    newest = (await world.move(stored)).stored
    after = (await other.move(newest)).stored
    assert after.seq > newest.seq


async def test_only_the_two_players_act_and_only_in_turn(world: World) -> None:
    stored = await world.started()
    assert stored.match is not None
    action = view_for(stored.match, stored.info.to_act).legal[0]
    with refuses(Refusal.NOT_YOUR_SEAT):
        await world.service.play.act(stored.id, CHIYO, action, stored.seq)
    with refuses(Refusal.NOT_YOUR_TURN):
        await world.service.play.act(stored.id, world.waiter(stored), action, stored.seq)
    for verb in (world.service.play.resign, world.service.play.ready, world.service.play.claim):
        with refuses(Refusal.NOT_YOUR_SEAT):
            await verb(stored.id, CHIYO)


@pytest.mark.parametrize(
    "action",
    ["play 13B", "koi", "take 01B", "resign 0", "timeout 1", "abort", "deal", "", "swap", "dance"],
)
async def test_what_the_rules_forbid_changes_nothing(world: World, action: str) -> None:
    stored = await world.started()
    with refuses(Refusal.ILLEGAL):
        await world.service.play.act(stored.id, world.mover(stored), action, stored.seq)
    assert await world.service.core.repository.load(stored.id, fresh=True) == stored


async def test_a_card_of_the_other_hand_cannot_be_played(world: World) -> None:
    stored = await world.started()
    assert stored.match is not None
    seat = stored.info.to_act
    assert seat is not None
    theirs = view_for(stored.match, 1 if seat == 0 else 0).hand
    lowest = (theirs & -theirs).bit_length() - 1
    with refuses(Refusal.ILLEGAL):
        await world.service.play.act(
            stored.id,
            world.mover(stored),
            f"play {card_code(lowest)}",  # type: ignore[arg-type]
            stored.seq,
        )


async def test_nothing_can_be_played_before_the_start_or_after_the_end(world: World) -> None:
    invited = await world.service.challenges.invite(HERE, AOI, BEN)
    with refuses(Refusal.NOT_STARTED):
        await world.service.play.act(invited.id, BEN, "stop", 0)
    with refuses(Refusal.NOT_STARTED):
        await world.service.queries.view(invited.id, BEN.id)
    stored = (await world.service.challenges.accept(invited.id, BEN)).stored
    over = (await world.service.play.resign(stored.id, BEN)).stored
    with refuses(Refusal.ALREADY_FINISHED):
        await world.service.play.act(stored.id, AOI, "stop", over.seq)
    assert (await world.service.queries.get(stored.id)).info.status is Status.FINISHED
    for verb in (world.service.play.resign, world.service.play.ready, world.service.play.abort):
        with refuses(Refusal.ALREADY_FINISHED):
            await verb(stored.id, AOI)


async def test_resigning_gives_the_win_to_the_other(world: World) -> None:
    stored = await world.started()
    over = (await world.service.play.resign(stored.id, BEN)).stored
    assert (over.info.status, over.info.reason) == (Status.FINISHED, "resign")
    assert over.info.winner == over.info.seat_of(AOI.id)
    assert over.info.to_act is None


async def test_resigning_a_challenge_declines_or_withdraws_it(world: World) -> None:
    invited = await world.service.challenges.invite(HERE, AOI, BEN)
    over = (await world.service.play.resign(invited.id, BEN)).stored
    assert over.info.status is Status.DECLINED
    assert over.info.ended_at == world.clock.now()


async def test_an_aborted_match_has_no_result(world: World) -> None:
    stored = await world.started()
    over = (await world.service.play.abort(stored.id, CHIYO)).stored
    assert (over.info.status, over.info.reason, over.info.winner) == (
        Status.ABORTED,
        "abort",
        None,
    )
    assert (await world.service.queries.history(AOI.id)).items == (over.info,)
    assert await world.service.queries.standing(7, AOI.id) is None


async def test_the_next_live_round_waits_for_both_or_twenty_seconds(world: World) -> None:
    stored = await world.play_until(await world.started(), Phase.DEAL)
    assert stored.info.due is DeadlineKind.DEAL
    one = (await world.service.play.ready(stored.id, AOI)).stored
    assert sum(one.info.ready) == 1
    assert one.info.deadline == stored.info.deadline
    same = await world.service.play.ready(stored.id, AOI)
    assert same.stored == one
    both = (await world.service.play.ready(stored.id, BEN)).stored
    assert both.info.number == 2
    assert both.info.to_act is not None
    assert both.info.ready == (False, False)
    with refuses(Refusal.STALE_ACTION):
        await world.service.play.ready(stored.id, AOI)

    waiting = await world.play_until(both, Phase.DEAL)
    await world.later(seconds=19)
    assert (await world.service.queries.get(stored.id)).info.to_act is None
    await world.later(seconds=1)
    assert (await world.service.queries.get(stored.id)).info.to_act is not None
    assert waiting.info.number == 3


async def test_the_next_daily_round_is_dealt_with_the_move_that_ends_one(world: World) -> None:
    stored = await world.started(daily())
    while stored.info.number == 1:
        assert stored.info.to_act is not None
        stored = (await world.move(stored)).stored
    assert stored.info.to_act is not None


async def test_against_a_computer_one_person_is_enough_to_be_ready(world: World) -> None:
    stored = await world.service.computers.start(HERE, AOI, "wild", live())
    for _ in range(200):
        await world.later(seconds=3)
        stored = await world.service.queries.get(stored.id)
        if stored.info.to_act is None:
            break
        stored = (await world.move(stored)).stored
        if stored.info.to_act is None:
            break
    if stored.info.status is Status.PLAYING:
        stored = (await world.service.play.ready(stored.id, AOI)).stored
        assert stored.info.number == 2
        assert stored.info.to_act is not None


async def test_a_blind_swap_is_asked_of_the_ko_and_kept_when_time_runs_out(world: World) -> None:
    stored = await world.started(live("sloperama"))
    while stored.match is not None and stored.match.phase is not Phase.SWAP:
        await world.service.play.abort(stored.id, CHIYO)  # a lucky field: try another match
        stored = await world.started(live("sloperama"))
    assert stored.info.due is DeadlineKind.SWAP
    assert stored.info.to_act == 1
    view = await world.service.queries.view(stored.id, world.mover(stored).id)
    assert view.hand == 0
    await world.later(seconds=29)
    assert (await world.service.queries.get(stored.id)).info.due is DeadlineKind.SWAP
    await world.later(seconds=1)
    log = await world.store.read(match_rows.log, stored.id)
    assert log is not None
    assert log.actions[-1].text == "keep"
    assert log.actions[-1].person_id is None


async def test_a_blind_swap_can_be_asked_for(world: World) -> None:
    stored = await world.started(live("sloperama"))
    assert stored.match is not None
    assert stored.match.phase is Phase.SWAP
    after = (await world.move(stored, "swap")).stored
    assert after.match is not None
    assert after.match.round is None or after.match.phase is Phase.PLAY


@pytest.mark.at_once
async def test_a_change_is_announced_after_it_is_written_and_says_nothing_hidden(
    world: World,
) -> None:
    stored = await world.started()
    world.heard.clear()
    seen: list[int] = []

    async def look() -> None:
        info = await world.store.read(match_rows.info, stored.id)
        assert info is not None
        seen.append(info.seq)

    tasks: list[asyncio.Task[None]] = []
    world.service.changed.subscribe(lambda _: tasks.append(asyncio.create_task(look())))
    done = await world.move(stored)
    await asyncio.gather(*tasks)
    assert seen == [done.seq]
    (announcement,) = world.heard
    assert (announcement.match_id, announcement.seq) == (stored.id, done.seq)
    assert announcement.revision == done.stored.revision
    assert "nonce" not in repr(done.stored.deals)


async def test_a_listener_that_fails_undoes_nothing(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: object) -> None:
        raise RuntimeError("The presenter fell over.")

    stored = await world.started()
    world.service.changed.subscribe(fail)
    done = await world.move(stored)
    assert (await world.service.core.repository.load(stored.id, fresh=True)).seq == done.seq
    assert "A subscriber failed" in caplog.text


@pytest.mark.at_once
async def test_a_click_that_is_cancelled_at_any_moment_leaves_a_whole_match(world: World) -> None:
    """A request may be cancelled at every await: the move is then complete, or absent."""
    stored = await world.started(live(rounds="24"))

    async def newest_with_a_turn() -> StoredMatch:
        """Return the current match; between two rounds, deal the next one first.

        The number of completed moves depends on the machine, and therefore also whether the match
        is between two rounds.
        """
        newest = await world.service.core.repository.newest(stored.id)
        if newest.info.to_act is None:
            await world.later(seconds=20)
            newest = await world.service.queries.get(stored.id)
        return newest

    for steps in range(40):
        click = asyncio.create_task(world.move(await newest_with_a_turn()))
        for _ in range(steps):
            await asyncio.sleep(0)
        click.cancel()
        await asyncio.gather(click, return_exceptions=True)
        log = await world.store.read(match_rows.log, stored.id)
        assert log is not None
        assert [line.seq for line in log.actions] == list(range(log.info.seq))
    after = (await world.move(await newest_with_a_turn())).stored
    assert await world.service.core.repository.load(stored.id, fresh=True) == after
