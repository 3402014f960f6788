"""Ratings: winners rise, the order matters, farming fails, and a recount gives the same."""

import random
from collections.abc import Sequence
from dataclasses import fields, replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.matches.models.people import Person
from bot.matches.models.rankings import (
    ALL_TIME,
    ENOUGH_MATCHES,
    ENOUGH_OPPONENTS,
    EVERYWHERE,
    RATED_A_WEEK,
    Measure,
    RatedResult,
    SeasonStart,
    StandingRow,
    quarter_of,
    season_of,
    week_of,
)
from bot.matches.rating import NEW, PROVISIONAL_SHARE, START, rated, rated_in_league, shown
from bot.storage import leaderboard_rows
from tests.matches.sums import Sums, counted
from tests.matches.world import AOI, BEN, CHIYO, HERE, MORNING, World, live

MONDAY = datetime(2026, 6, 29, tzinfo=UTC)


def match(first: int, second: int, winner: int | None, at: datetime = MONDAY) -> RatedResult:
    return RatedResult(7, at, (first, second), winner, (3, 0), (3, 0), (1, None))


def recounted(matches: Sequence[RatedResult]) -> Sums:
    return counted(matches, 7)


def test_who_wins_rises_and_a_draw_moves_equals_little() -> None:
    winner, loser = rated(NEW, NEW, 0)
    assert shown(winner) - START == START - shown(loser) > 0
    assert rated(NEW, NEW, 1) == (loser, winner)
    assert [shown(one) for one in rated(NEW, NEW, None)] == [START, START]
    assert winner.sigma < NEW.sigma
    favourite, _ = rated(winner, loser, 0)
    assert shown(favourite) - shown(winner) < shown(winner) - START, "it was expected"
    upset = rated(winner, loser, 1)[1]
    assert shown(upset) - shown(loser) > shown(winner) - START


def test_the_better_player_is_found_out() -> None:
    """Among six players, a better win rate leads to a higher rating."""
    chance, strengths = random.Random(1), [1, 2, 3, 5, 8, 13]
    matches = []
    for number in range(600):
        first, second = sorted(chance.sample(range(6), 2))
        wins = chance.random() < strengths[first] / (strengths[first] + strengths[second])
        at = MONDAY + timedelta(days=number)
        matches.append(match(first + 1, second + 1, 0 if wins else 1, at))
    found = recounted(matches).ratings
    assert sorted(found, key=lambda one: found[one].mu) == [1, 2, 3, 4, 5, 6]


def test_one_weak_partner_is_no_farm() -> None:
    """A hundred wins in a week count as five; in a year they don't give a rank."""
    week = recounted([match(1, 2, 0, MONDAY + timedelta(hours=n)) for n in range(100)])
    assert week.ratings[1].matches == RATED_A_WEEK
    assert week.ratings[1] == recounted([match(1, 2, 0)] * RATED_A_WEEK).ratings[1]
    year = recounted([match(1, 2, 0, MONDAY + timedelta(days=2 * n)) for n in range(100)])
    assert year.ratings[1].matches > ENOUGH_MATCHES
    assert not year.ratings[1].settled
    assert not year.lines[ALL_TIME, 1].ranked
    assert year.lines[ALL_TIME, 1].won == 100, "no more than five a week: wins are wins"
    assert week.lines[ALL_TIME, 1].won == week.lines[ALL_TIME, 2].played == RATED_A_WEEK
    assert week.tallies[1].best_streak == len(week.tallies[2].curve) == RATED_A_WEEK


def among_themselves(people: int) -> list[RatedResult]:
    """Return earlier matches of the people from 2 on, each with the next one."""
    earlier = MONDAY - timedelta(days=400)
    return [match(2 + n, 3 + n, 0, earlier) for n in range(people - 1)]


def test_a_rating_settles_with_enough_matches_against_enough_people() -> None:
    matches = [match(1, 2 + n % 3, n % 2, MONDAY + timedelta(days=n)) for n in range(10)]
    assert not recounted([*among_themselves(3), *matches[:9]]).ratings[1].settled
    found = recounted([*among_themselves(3), *matches])
    assert found.ratings[1].settled
    assert found.lines[ALL_TIME, 1].ranked
    assert found.lines["q2026-3", 1].ranked
    assert not found.lines["q2026-3", 2].ranked


@pytest.mark.parametrize("scope", [7, EVERYWHERE])
def test_opponents_who_play_nobody_else_give_no_place(scope: int) -> None:
    """One counts from the first match on before which they had played another person."""
    week = timedelta(days=7)
    matches = [match(1, 2 + n % 3, 0, MONDAY + n * week) for n in range(12)]
    mine = counted(matches, scope).ratings[1]
    assert (mine.matches, mine.opponents, mine.independent, mine.settled) == (12, 3, 0, False)
    meeting = match(2, 3, 0, MONDAY + 12 * week)
    again = [match(1, 2 + n, 0, MONDAY + (13 + n) * week) for n in range(3)]
    for number, independent in enumerate((0, 1, 2, 2)):
        mine = counted([*matches, meeting, *again[:number]], scope).ratings[1]
        assert (mine.opponents, mine.independent, mine.settled) == (3, independent, False)
    elsewhere = replace(match(4, 5, 0, MONDAY + 16 * week), guild_id=8)
    last = match(1, 4, 1, MONDAY + 17 * week)
    mine = counted([*matches, meeting, *again, elsewhere, last, last], scope).ratings[1]
    assert (mine.independent, mine.settled) == (3, True), "also by a match on another server"


def test_the_reader_of_a_match_that_does_not_count_gains_no_independent_opponent() -> None:
    """The limit of a week is kept, and a match given up early counts for nobody as a meeting."""
    played = [*among_themselves(2), *[match(1, 2, 0)] * RATED_A_WEEK]
    assert recounted(played[1:]).ratings[1].independent == 0
    assert recounted([*played[1:], played[0], match(1, 2, 0)]).ratings[1].independent == 0
    given_up = replace(match(1, 2, 1, MONDAY + timedelta(days=7)), finished=False)
    assert recounted([*played[1:], played[0], given_up]).ratings[1].independent == 0
    assert recounted(played).ratings[1].independent == 1


def test_a_season_gives_a_place_to_those_who_play_in_it() -> None:
    matches = [match(1, 2 + n % 3, 0, MONDAY + timedelta(days=3 + n)) for n in range(10)]
    autumn = datetime(2026, 10, 1, tzinfo=UTC)
    matches = [*among_themselves(3), *matches]
    found = recounted([*matches, *(match(1, 2, 0, autumn + timedelta(days=n)) for n in range(4))])
    assert found.lines["q2026-3", 1].ranked
    assert not found.lines["q2026-4", 1].ranked, "four matches are not enough"
    assert found.lines[ALL_TIME, 1].ranked


def test_each_number_of_a_line_changes_with_matches() -> None:
    """A new number must be counted in `line_after` (bot/matches/rating.py) and set in `match`."""
    matches = [match(1, 2, None), *(match(1, 3 + n, n % 2) for n in range(ENOUGH_MATCHES))]
    matches = [*among_themselves(ENOUGH_MATCHES + 1), *matches]
    line, empty = recounted(matches).lines[ALL_TIME, 1], StandingRow()
    uncounted = [
        one.name
        for one in fields(StandingRow)
        if getattr(line, one.name) == getattr(empty, one.name)
    ]
    assert not uncounted


def test_another_order_gives_other_ratings_and_the_same_order_the_same() -> None:
    matches = [match(1, 2, 0), match(1, 3, 1), match(2, 3, 0), match(1, 2, 1)]
    assert recounted(matches).ratings == recounted(matches).ratings
    assert recounted(matches).ratings != recounted(matches[::-1]).ratings


def test_weeks_begin_on_mondays_and_quarters_in_utc() -> None:
    sunday = datetime(2026, 7, 5, 23, 59, tzinfo=UTC)
    assert week_of(sunday) == MONDAY.date()
    assert week_of(sunday + timedelta(minutes=1)) == MONDAY.date() + timedelta(days=7)
    assert quarter_of(datetime(2026, 12, 31, 23, tzinfo=UTC)) == (2026, 4)
    assert quarter_of(datetime(2027, 1, 1, tzinfo=UTC)) == (2027, 1)
    start = SeasonStart(4, 7, MONDAY, "Moon", by_quarter=False)
    assert season_of(sunday, start).period == "s4"
    back = SeasonStart(5, 7, MONDAY, None, by_quarter=True)
    assert season_of(sunday, back).period == "q2026-3"
    within = SeasonStart(6, 7, sunday, None, by_quarter=True)
    assert season_of(sunday, within).period == "s6", "the quarter had ended before"
    assert season_of(sunday + timedelta(days=100), within).period == "q2026-4"
    before = match(1, 2, 0, MONDAY - timedelta(microseconds=1))
    assert periods(before, start=start) == {ALL_TIME, "q2026-2", "w2026-06-22"}
    new = {"s4", "w2026-06-29"}
    assert periods(before, match(1, 2, 0), start=start) - periods(before, start=start) == new


def periods(*matches: RatedResult, start: SeasonStart) -> set[str]:
    return {key[0] for key in counted(matches, 7, (start,)).lines if key[1] == 1}


# ── through the service ─────────────────────────────────────────────────────────────────────


async def test_matches_against_computers_left_or_aborted_never_count(world: World) -> None:
    computer = await world.service.computers.start(HERE, AOI, "wild", live())
    await world.service.play.resign(computer.id, AOI)
    aborted = await world.started()
    await world.service.play.abort(aborted.id, CHIYO)
    left = await world.started()
    assert HERE.guild_id is not None
    await world.service.play.on_member_left(HERE.guild_id, BEN.id)
    await world.service.play.claim(left.id, AOI)
    assert await world.store.read(leaderboard_rows.rating, EVERYWHERE, AOI.id) is None
    assert await world.store.read(leaderboard_rows.rating, 7, BEN.id) is None


async def test_to_erase_somebody_changes_nobody_elses_numbers(world: World) -> None:
    for loser, winner in ((BEN, AOI), (BEN, CHIYO), (AOI, BEN), (CHIYO, AOI)):
        await world.given_up(loser, winner)
    others = (BEN, CHIYO)
    before = [await numbers(world, one) for one in others]
    await world.service.privacy.erase(AOI)
    assert [await numbers(world, one) for one in others] == before
    season = await world.service.leaderboards.board(7, "season", Measure.WINS, BEN.id)
    assert season is not None
    assert [one.person.name for one in season.page.items] == ["", "Chiyo", "Ben"]
    everything = await world.service.leaderboards.board(7, ALL_TIME, Measure.WINS, BEN.id)
    assert everything is not None
    assert [one.person for one in everything.page.items] == [CHIYO, BEN]
    await world.given_up(BEN, CHIYO)


async def numbers(world: World, person: Person) -> object:
    placed = await world.store.read(leaderboard_rows.place, 7, "q2026-3", Measure.WINS, person.id)
    assert placed is not None
    return placed, await world.store.read(leaderboard_rows.rating, 7, person.id)


@pytest.mark.parametrize("before", [timedelta(), timedelta(hours=-3)])
async def test_the_clock_set_back_changes_no_order(world: World, before: timedelta) -> None:
    for winner, loser in ((AOI, BEN), (CHIYO, AOI)):
        await world.given_up(loser, winner)
        world.clock.move(before)
    expected = counted(
        [match(AOI.id, BEN.id, 0, MORNING), match(AOI.id, CHIYO.id, 1, MORNING)], EVERYWHERE
    )
    assert (
        await world.store.read(leaderboard_rows.rating, EVERYWHERE, AOI.id)
        == expected.ratings[AOI.id]
    )


def test_a_provisional_opponent_moves_a_rating_by_a_small_part() -> None:
    """A second account is provisional; a settled opponent moves the rating by the whole way."""
    settled = replace(NEW, matches=ENOUGH_MATCHES, independent=ENOUGH_OPPONENTS)
    whole, lost = rated(NEW, settled, 0)
    won, beaten = rated_in_league(NEW, settled, 0)
    assert won == whole
    assert beaten.mu - settled.mu == pytest.approx(PROVISIONAL_SHARE * (lost.mu - settled.mu))
    assert beaten.sigma - settled.sigma == pytest.approx(
        PROVISIONAL_SHARE * (lost.sigma - settled.sigma)
    )
    both = rated_in_league(NEW, NEW, 0)
    assert [shown(one) for one in both] == [START + 16, START - 16]
