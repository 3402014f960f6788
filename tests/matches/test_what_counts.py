"""Which matches count and for whom: equal for all counts, without a way to avoid a loss."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta

import pytest

from bot.matches.achievements import PLAYED
from bot.matches.errors import Refusal
from bot.matches.models.achievements import Achievement
from bot.matches.models.match import Status, StoredMatch
from bot.matches.models.people import Person
from bot.matches.models.rankings import (
    ALL_TIME,
    EVERYWHERE,
    RATED_A_WEEK,
    ExclusionReason,
    Measure,
    RatedResult,
)
from bot.matches.models.terms import Terms
from bot.matches.rating import PairHistory, counts_for, why_uncounted
from bot.storage import leaderboard_rows
from bot.tournaments.model import Format, Plan, Stage
from bot.tournaments.service import Tournaments
from tests.matches.sums import counted
from tests.matches.test_rating import MONDAY, match
from tests.matches.world import AOI, BEN, CHIYO, HERE, NO_POINTS, World, daily, live
from tests.refused import refuses

# ── the rule ────────────────────────────────────────────────────────────────────────────────


def given_up(first: int, second: int, winner: int) -> RatedResult:
    """A match that one player resigned before a round was finished."""
    return RatedResult(
        7, MONDAY, (first, second), winner, (0, 0), (0, 0), (None, None), finished=False
    )


@pytest.mark.parametrize(
    ("met", "whole", "early"),
    [
        (PairHistory(), None, ExclusionReason.GIVEN_UP),
        (PairHistory(ever=True, this_week=4), None, ExclusionReason.GIVEN_UP),
        (PairHistory(ever=True, this_week=5), ExclusionReason.LIMIT, ExclusionReason.LIMIT),
        (PairHistory(given_up=5), None, ExclusionReason.LIMIT),
        (PairHistory(ever=True, this_week=3, given_up=2), None, ExclusionReason.LIMIT),
    ],
)
def test_five_a_week_count_and_those_given_up_early_take_no_place_of_others(
    met: PairHistory, whole: ExclusionReason | None, early: ExclusionReason
) -> None:
    assert why_uncounted(match(1, 2, 0), met) is whole
    assert why_uncounted(given_up(1, 2, 0), met) is early


def test_who_gives_up_early_loses_and_nobody_wins() -> None:
    assert counts_for(match(1, 2, 1), None) == (True, True)
    assert counts_for(given_up(1, 2, 0), ExclusionReason.GIVEN_UP) == (False, True)
    assert counts_for(given_up(1, 2, 1), ExclusionReason.GIVEN_UP) == (True, False)
    assert counts_for(match(1, 2, 0), ExclusionReason.LIMIT) == (False, False)


def test_a_farm_of_early_resignations_gives_nothing() -> None:
    found = counted([given_up(1, 2, 0)] * 30)
    assert 1 not in found.ratings
    assert 1 not in found.tallies
    assert not [key for key in found.lines if key[1] == 1]
    assert not found.earned
    assert found.lines[ALL_TIME, 2].played == found.ratings[2].matches == RATED_A_WEEK


def test_an_opponent_counts_with_the_first_match_that_counts_for_both() -> None:
    """After six resigned ones, the first played match is the first with this opponent."""
    found = counted([given_up(1, 2, 0)] * 6 + [match(1, 2, 0)])
    assert [found.ratings[one].opponents for one in (1, 2)] == [1, 1]
    assert found.lines[ALL_TIME, 1].won == 1


def test_a_hand_is_no_smaller_in_the_sixth_match_but_a_row_is_no_longer() -> None:
    """Single feats are earned in any match; streaks and sums need matches that count."""
    played = RatedResult(7, MONDAY, (1, 2), 0, (3, 0), (3, 0), (1, None), ((PLAYED,), (PLAYED,)))
    big = RatedResult(
        7, MONDAY, (1, 2), 0, (9, 0), (9, 0), (1, None), ((PLAYED, "goko"), (PLAYED,))
    )
    found = counted([played, *[match(1, 2, 1)] * 4, big, big])
    assert found.earned[1, Achievement.GOKO].match_id == 6
    assert found.counters[1].streak == 0
    assert (found.tallies[1].streak, found.tallies[2].streak) == (0, 4)
    assert found.lines[ALL_TIME, 1].best_round == 3, "the board knows matches that count"
    lost = counted([played, played, given_up(1, 2, 1)])
    assert (lost.counters[1].streak, lost.tallies[1].streak) == (0, 0), "a loss ends a row"
    won = counted([played, played, given_up(1, 2, 0)])
    assert (won.counters[1].streak, won.tallies[1].streak) == (2, 2)


def test_each_server_has_its_own_five_and_all_together_five() -> None:
    elsewhere = RatedResult(8, MONDAY, (1, 2), 0, (3, 0), (3, 0), (1, None))
    both = [match(1, 2, 0)] * 4 + [elsewhere] * 4
    assert counted(both).lines[ALL_TIME, 1].won == RATED_A_WEEK
    assert counted(both[4:], 8).lines[ALL_TIME, 1].won == 4


# ── every way out of a lost match ───────────────────────────────────────────────────────────

Way = Callable[[World, StoredMatch, Person, Person], Awaitable[object]]


async def resigned(world: World, stored: StoredMatch, loser: Person, winner: Person) -> None:
    await world.service.play.resign(stored.id, loser)


async def timed_out(world: World, stored: StoredMatch, loser: Person, winner: Person) -> None:
    await world.later(minutes=3)
    await world.service.play.claim(stored.id, winner)


async def forgotten(world: World, stored: StoredMatch, loser: Person, winner: Person) -> None:
    """Nobody claims it: it continues by correspondence, and is lost there."""
    for span in (timedelta(minutes=3), timedelta(minutes=10), timedelta(hours=24)):
        world.clock.move(span)
        await world.deadlines.tick()
    await world.later(minutes=10)


async def left(world: World, stored: StoredMatch, loser: Person, winner: Person) -> None:
    """A kick or ban has the same effect, because Discord doesn't distinguish them."""
    assert HERE.guild_id is not None
    for _ in range(2):
        await world.service.play.on_member_left(HERE.guild_id, loser.id)
    await world.service.play.claim(stored.id, winner)


async def left_and_forgotten(
    world: World, stored: StoredMatch, loser: Person, winner: Person
) -> None:
    assert HERE.guild_id is not None
    await world.service.play.on_member_left(HERE.guild_id, loser.id)
    for span in (timedelta(minutes=10), timedelta(hours=24), timedelta(minutes=10)):
        world.clock.move(span)
        await world.deadlines.tick()


async def made_daily(world: World, stored: StoredMatch, loser: Person, winner: Person) -> None:
    assert HERE.guild_id is not None
    await world.service.play.on_member_left(HERE.guild_id, loser.id)
    await world.service.play.make_daily(stored.id, winner)
    await world.later(hours=24)
    await world.service.play.claim(stored.id, winner)


async def erased(world: World, stored: StoredMatch, loser: Person, winner: Person) -> None:
    await world.service.privacy.erase(loser)


LIVE: Sequence[Way] = (timed_out, forgotten, left_and_forgotten, made_daily)
"""Ways out that exist only for live matches."""
WAYS: Sequence[tuple[Way, Callable[..., Terms]]] = (
    *((way, live) for way in (*LIVE, resigned, left, erased)),
    *((way, daily) for way in (resigned, left, erased)),
)


@pytest.mark.parametrize("moves", [0, 1, 2, "round"])
@pytest.mark.parametrize(("way", "pace"), WAYS)
async def test_every_way_out_counts_alike(
    world: World, way: Way, moves: int | str, pace: Callable[..., Terms]
) -> None:
    stored = await world.started(pace(**NO_POINTS))
    first = world.mover(stored)
    while moves == "round" and not (stored.match and stored.match.results):
        stored = (await world.move(stored)).stored
    if moves == "round" and pace is live:
        await world.later(seconds=20)
        stored = await world.service.queries.get(stored.id)
    for _ in range(moves if isinstance(moves, int) else 0):
        before = world.mover(stored)
        while stored.info.to_act == stored.info.seat_of(before.id):
            stored = (await world.move(stored)).stored
    loser, winner = world.mover(stored), world.waiter(stored)
    assert moves != 1 or loser != first
    await way(world, stored, loser, winner)
    over = await world.service.queries.get(stored.id)
    assert over.info.status is Status.FINISHED
    assert over.info.winner == over.info.seat_of(winner.id)
    begun, whole = moves not in (0, 1), moves == "round"
    assert over.info.rated is begun
    for scope in (7, EVERYWHERE):
        theirs = await world.store.read(leaderboard_rows.rating, scope, winner.id)
        assert (theirs is not None) is whole
        own = await world.store.read(leaderboard_rows.rating, scope, loser.id)
        assert (own is not None) is (begun and way is not erased)
        placed = await world.store.read(
            leaderboard_rows.place, scope, ALL_TIME, Measure.WINS, winner.id
        )
        assert (placed is not None and placed.line.won == 1) is whole


async def test_a_tournament_that_is_left_saves_nobody(world: World) -> None:
    people = [AOI, BEN, CHIYO, Person(104, "Dai")]
    tournaments = world.service.of(Tournaments)
    plan = Plan(name="Cup", format=Format.SWISS, most=8)
    cup = await tournaments.create(HERE, CHIYO, plan, live(**NO_POINTS), timedelta(hours=1))
    for person in people:
        await tournaments.join(cup.id, person)
    await tournaments.start(cup.id)
    await tournaments.go_on(cup.id)
    for person in people:
        await tournaments.here(cup.id, person)
    course = await tournaments.go_on(cup.id)
    assert course.tournament.stage is Stage.RUNNING
    stored = await world.service.queries.get(course.begun[0])
    while not (stored.match and stored.match.results):
        stored = (await world.move(stored)).stored
    loser, winner = stored.info.people
    await tournaments.leave(cup.id, loser)
    await tournaments.go_on(cup.id)
    over = await world.service.queries.get(stored.id)
    assert (over.info.reason, over.info.winner) == ("resign", over.info.seat_of(winner.id))
    standing = await world.service.queries.standing(7, winner.id)
    assert standing is not None
    assert standing.won == 1


async def test_no_admin_ends_their_own_match_without_a_result(world: World) -> None:
    stored = await world.started()
    for admin in (AOI, BEN):
        with refuses(Refusal.OWN_MATCH):
            await world.service.play.abort(stored.id, admin)
    assert (await world.service.queries.get(stored.id)).info.status is Status.PLAYING
    over = (await world.service.play.abort(stored.id, CHIYO)).stored
    assert over.info.status is Status.ABORTED
    asked = await world.service.challenges.invite(HERE, AOI, BEN)
    closed = (await world.service.play.abort(asked.id, AOI)).stored
    assert closed.info.status is Status.ABORTED, "nobody loses a challenge"


async def test_nobody_is_farmed_with_a_second_account(world: World) -> None:
    """There are thirty resignations at the first card, then several after a round."""
    for number in range(30):
        stored = await world.started(live(**NO_POINTS))
        if number % 2:
            stored = (await world.move(stored)).stored
        await world.service.play.resign(stored.id, BEN)
        world.clock.move(timedelta(minutes=20))
    assert await world.service.queries.standing(7, AOI.id) is None
    profile = await world.service.profiles.of(7, AOI, BEN.id)
    assert (profile.line.played, profile.stored.tally.best_streak) == (0, 0)
    for _ in range(7):
        await world.given_up(BEN, AOI)
        world.clock.move(timedelta(minutes=20))
    board = await world.service.leaderboards.board(7, "week", Measure.WINS, AOI.id)
    assert board is not None
    assert [(one.person, one.line.won) for one in board.page.items] == [(AOI, 5), (BEN, 0)]
    (aoi, _) = await world.service.leaderboards.week(7, MONDAY.date(), Measure.WINS)
    assert (aoi.line.won, aoi.line.played) == (5, 5)
    profile = await world.service.profiles.of(7, AOI, BEN.id)
    assert (profile.line.won, profile.stored.tally.best_streak) == (5, 5)
    assert profile.stored.against_reader.won == 5
    assert len(profile.stored.tally.curve) == 5
