"""A position of a match that is over, played again against the computer: it counts nowhere."""

from datetime import timedelta

from bot.koikoi.actions import Koi, Play, Stop, Take, parse_action
from bot.koikoi.state import other
from bot.koikoi.view import view_for
from bot.matches.audit import StoredRecord, examine
from bot.matches.errors import Refusal
from bot.matches.models.match import Status, StoredMatch
from bot.matches.models.people import Computer
from bot.matches.models.terms import NOWHERE, TimeControl
from bot.matches.models.timings import Limits, Timings
from bot.matches.review import DecisionPoint, moments
from bot.storage import match_rows, profile_rows
from bot.storage.engine import Database
from tests.matches.world import AOI, BEN, CHIYO, HERE, World, daily, live
from tests.refused import refuses


async def _over(world: World) -> tuple[StoredMatch, list[DecisionPoint]]:
    """A match that is over, and its choices."""
    stored = await world.play_out(await world.started(live(teshi="off", kuttsuki="off")))
    log = await world.service.core.repository.log(stored.id)
    actions = [parse_action(line.text) for line in log.actions]
    return stored, list(moments(log.info.terms.rules, actions))


async def _to_the_end(world: World, stored: StoredMatch) -> StoredMatch:
    """Play on against the computer until the match is over."""
    while stored.info.status is Status.PLAYING:
        await world.later(seconds=20)
        stored = await world.service.queries.get(stored.id)
        seat = stored.info.seat_of(AOI.id)
        if stored.info.status is Status.PLAYING and stored.info.to_act == seat:
            stored = (await world.move(stored)).stored
    return stored


async def test_each_choice_can_be_played_again_as_its_player_saw_it(world: World) -> None:
    stored, found = await _over(world)
    for place in (0, len(found) // 2, -1):
        moment = found[place]
        again = await world.service.computers.retry(HERE, stored.id, moment.view.seq, AOI)
        assert again.match is not None
        assert view_for(again.match, moment.seat) == moment.view
        info = again.info
        assert (info.status, info.place, info.rated) == (Status.PLAYING, NOWHERE, False)
        assert (info.retry_of, info.retry_at) == (stored.id, moment.view.seq)
        assert info.seat_of(AOI.id) == moment.seat
        assert info.seats is not None
        assert info.seats[other(moment.seat)] == Computer("greedy")
        assert info.terms.pace is TimeControl.LIVE
        fresh = await world.service.core.repository.load(again.id, fresh=True)  # after a restart
        assert fresh == again
        await world.service.play.resign(again.id, AOI)
        world.clock.move(timedelta(minutes=1))


async def test_it_counts_nowhere_and_its_data_are_right(store: Database) -> None:
    world = World(store, timings=Timings(computer_pause=timedelta(0)))
    stored, found = await _over(world)
    before = await store.read(profile_rows.profile, 7, AOI.id, AOI.id)
    everywhere = await store.read(profile_rows.profile, 0, AOI.id, AOI.id)
    again = await world.service.computers.retry(HERE, stored.id, found[3].view.seq, AOI)
    over = await _to_the_end(world, again)
    assert over.info.status is Status.FINISHED
    assert over.info.reason == "rounds"
    await world.service.reviews.review(over.id)
    assert await store.read(profile_rows.profile, 7, AOI.id, AOI.id) == before
    assert await store.read(profile_rows.profile, 0, AOI.id, AOI.id) == everywhere
    log = await world.service.core.repository.log(over.id)
    rounds = await store.read(match_rows.finished_rounds, over.id)
    wrong, end = examine(StoredRecord(log, rounds))
    assert not wrong
    assert (end.counted, end.beside_computer, end.daily, end.earned) == (None, False, None, ())


async def test_it_runs_once_until_it_is_over(world: World) -> None:
    stored, found = await _over(world)
    seq, later = found[0].view.seq, found[5].view.seq
    retry = world.service.computers.retry
    first = await retry(HERE, stored.id, seq, AOI)
    assert (await retry(HERE, stored.id, seq, AOI)).id == first.id
    assert (await retry(HERE, stored.id, later, AOI)).id != first.id
    assert (await retry(HERE, stored.id, seq, CHIYO)).id != first.id  # a spectator
    await world.service.play.resign(first.id, AOI)
    assert (await retry(HERE, stored.id, seq, AOI)).id != first.id


async def test_a_rematch_and_a_retry_do_not_hinder_each_other(world: World) -> None:
    stored, found = await _over(world)
    await world.service.computers.retry(HERE, stored.id, found[0].view.seq, AOI)
    assert not await world.store.read(match_rows.rematches, stored.id)


async def test_what_cannot_be_played_again_is_refused(store: Database) -> None:
    world = World(store, limits=Limits(matches=1))
    stored = await world.started()
    retry = world.service.computers.retry
    with refuses(Refusal.NOT_FINISHED):
        await retry(HERE, stored.id, 1, AOI)
    stored = await world.play_out(stored)
    for seq in (0, stored.seq, stored.seq + 5):  # before the deal, and after the end
        with refuses(Refusal.OLD_BUTTON):
            await retry(HERE, stored.id, seq, AOI)
    await retry(HERE, stored.id, 1, AOI)
    with refuses(Refusal.TOO_MANY_MATCHES):
        await retry(HERE, stored.id, 2, AOI)


async def test_a_daily_match_is_played_again_at_once(world: World) -> None:
    """The computer needs no days, and the past is copied with all its rounds."""
    stored = await world.play_out(await world.started(daily(teshi="off", kuttsuki="off")))
    log = await world.service.core.repository.log(stored.id)
    actions = [parse_action(line.text) for line in log.actions]
    seq = max(n for n, one in enumerate(actions) if isinstance(one, Play | Take | Koi | Stop))
    again = await world.service.computers.retry(HERE, stored.id, seq, BEN)
    assert again.match is not None
    assert stored.match is not None
    assert again.match.results == stored.match.results[:-1]
    rounds = await world.store.read(match_rows.finished_rounds, again.id)
    assert [one.number for one in rounds] == [one.number for one in again.match.results]
