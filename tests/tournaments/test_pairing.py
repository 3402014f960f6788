"""Pairings and tables: brackets, the circle, the Swiss system. Without a store."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.matches.models.people import Person
from bot.tournaments import elimination, round_robin, swiss
from bot.tournaments import transitions as changes
from bot.tournaments.model import (
    Cause,
    Entrant,
    Format,
    Pairing,
    Result,
    Stage,
    Tournament,
)
from bot.tournaments.rounds import round_of
from bot.tournaments.standings import standings_of, winners_of
from bot.tournaments.transitions import BEGIN_WITHIN
from tests.matches.world import HERE, MORNING, live

AT = datetime(2026, 7, 1, 9, tzinfo=UTC)
PLAYERS = st.integers(3, 32)


def tournament(played: Format, players: int, rounds: int | None = None) -> Tournament:
    """A tournament after its sign-up; the ratings fall with the ids."""
    entrants = tuple(
        Entrant(Person(n, f"P{n}"), MORNING + timedelta(seconds=n)) for n in range(1, players + 1)
    )
    return Tournament(
        id=1, name="Cup", place=HERE, format=played, terms=live(), round_time=timedelta(hours=1),
        by=entrants[0].person, created_at=MORNING, closes_at=AT, rounds=rounds, entrants=entrants,
    )  # fmt: skip


def begun(played: Format, players: int, rounds: int | None = None) -> Tournament:
    found = tournament(played, players, rounds)
    return changes.start(found, {n: 2000 - n for n in range(1, players + 1)}, at=AT)


def decided(found: Tournament, result_of: dict[int, Result] | Result) -> Tournament:
    """Decide the whole round, and advance to the next."""
    pairings = tuple(
        replace(
            one,
            result=result_of if isinstance(result_of, Result) else result_of[one.number],
            cause=Cause.MATCH,
            here=(True, True),
        )
        if one.result is None
        else one
        for one in found.pairings
    )
    return changes.go_on(replace(found, pairings=pairings), {}, {}, at=AT)


def test_the_best_two_can_only_meet_in_the_final() -> None:
    assert elimination.bracket_order(8) == [1, 8, 4, 5, 2, 7, 3, 6]
    assert elimination.first_round([1, 2, 3, 4, 5]) == [
        (1, 1, None), (2, 4, 5), (3, 2, None), (4, 3, None),
    ]  # fmt: skip


@given(PLAYERS)
def test_in_an_elimination_the_favourites_win_and_the_best_have_the_byes(players: int) -> None:
    found = begun(Format.SINGLE, players)
    rounds = elimination.rounds_for(players)
    assert found.rounds == rounds
    byes = [one.first for one in found.of_round(1) if one.second is None]
    assert sorted(byes) == list(range(1, (1 << rounds) - players + 1))
    for number in range(1, rounds + 1):
        assert found.round == number
        found = decided(found, Result.FIRST)
    assert found.stage is Stage.FINISHED
    assert winners_of(found) == (1,)
    table = standings_of(found)
    assert [one.person_id for one in table[:2]] == [1, 2]
    assert len({one.person_id for one in table}) == players
    met = [frozenset(one.people) for one in found.pairings]
    assert len(met) == len(set(met)), "nobody meets anybody twice"


@given(PLAYERS, st.data())
@settings(deadline=None)
def test_in_an_elimination_only_winners_go_on(players: int, data: st.DataObject) -> None:
    found = begun(Format.SINGLE, players)
    outcomes = st.sampled_from([Result.FIRST, Result.SECOND, Result.NEITHER])
    while found.stage is Stage.RUNNING:
        number = found.round
        results = {one.number: data.draw(outcomes) for one in found.undecided}
        found = decided(found, results)
        winners = {one.winner for one in found.of_round(number)} - {None}
        if found.stage is Stage.RUNNING:
            assert {p for one in found.of_round(number + 1) for p in one.people} == winners
    assert len(winners_of(found)) <= 1
    assert set(winners_of(found)) == winners


@given(st.integers(3, 16))
def test_in_a_round_robin_everybody_meets_everybody_once(players: int) -> None:
    people = list(range(1, players + 1))
    met = []
    for number in range(1, round_robin.rounds_for(players) + 1):
        pairs = round_robin.round_of(people, number)
        playing = [one for pair in pairs for one in pair]
        assert len(playing) == len(set(playing)) >= players - 1
        met += [frozenset(pair) for pair in pairs]
    assert len(met) == len(set(met)) == players * (players - 1) // 2


@given(PLAYERS, st.integers(1, 16), st.randoms(use_true_random=False))
@settings(deadline=None)
def test_in_a_swiss_nobody_plays_a_rematch_or_rests_twice(
    players: int, wanted: int, chance: Random
) -> None:
    found = begun(Format.SWISS, players, wanted)
    rounds = found.rounds
    assert rounds == min(wanted, swiss.most_rounds(players))
    met: set[frozenset[int]] = set()
    rested: set[int] = set()
    for number in range(1, rounds + 1):
        assert found.round == number
        now = found.of_round(number)
        assert sorted(p for one in now for p in one.people) == list(range(1, players + 1))
        for one in now:
            if one.second is None:
                assert one.first not in rested
                assert one.cause is Cause.BYE
                rested.add(one.first)
            else:
                assert frozenset(one.people) not in met
                met.add(frozenset(one.people))
        outcomes = (Result.FIRST, Result.SECOND, Result.DRAW)
        found = decided(found, {one.number: chance.choice(outcomes) for one in now})
    assert found.stage is Stage.FINISHED
    table = standings_of(found)
    games = [one.won + one.drawn + one.lost for one in table]
    assert games == [rounds] * players
    assert sum(one.points for one in table) == sum(
        len(found.of_round(n)) for n in range(1, rounds + 1)
    )


def test_in_a_swiss_equals_meet() -> None:
    found = decided(begun(Format.SWISS, 8), Result.FIRST)
    assert [one.people for one in found.of_round(1)] == [(1, 5), (2, 6), (3, 7), (4, 8)]
    assert [set(one.people) for one in found.of_round(2)] == [{1, 3}, {2, 4}, {5, 7}, {6, 8}]


def test_a_swiss_with_a_late_leaver_goes_on_with_the_others() -> None:
    found = begun(Format.SWISS, 5)
    found = decided(changes.leave(found, 5), Result.FIRST)
    assert found.round == 2
    assert 5 not in {p for one in found.of_round(2) for p in one.people}


def test_ties_are_broken_by_the_points_of_the_opponents() -> None:
    found = begun(Format.ROUND_ROBIN, 3)
    while found.stage is Stage.RUNNING:
        found = decided(found, Result.FIRST)
    assert [(one.person_id, one.rank, one.points) for one in standings_of(found)] == [
        (1, 1, 2.0), (2, 2, 1.0), (3, 3, 0.0),
    ]  # fmt: skip
    found = begun(Format.ROUND_ROBIN, 3)
    while found.stage is Stage.RUNNING:
        found = decided(found, Result.DRAW)
    assert [one.rank for one in standings_of(found)] == [1, 1, 1]
    assert winners_of(found) == (1, 2, 3)


@pytest.mark.parametrize("played", list(Format))
def test_the_same_results_give_the_same_pairings(played: Format) -> None:
    one, two = begun(played, 7), begun(played, 7)
    while one.stage is Stage.RUNNING:
        one, two = decided(one, Result.SECOND), decided(two, Result.SECOND)
        assert one == two
    assert isinstance(one.pairings[0], Pairing)


@pytest.mark.parametrize("played", [*Format])
def test_each_round_follows_from_those_before_it_and_begins_without_times(played: Format) -> None:
    """Its times begin with its message; after the last round the tournament has only its end."""
    chance, found = Random(3), begun(played, 7, 4 if played is Format.SWISS else None)
    end = AT + timedelta(days=1)
    while found.stage is Stage.RUNNING:
        assert (found.ended_at, found.begin_by, found.round_ends) == (None, None, None)
        found = changes.delivered(found, at=AT)
        assert None not in {found.begin_by, found.round_ends}
        results = {
            one.number: chance.choice((Result.FIRST, Result.SECOND)) for one in found.undecided
        }
        for number, result in results.items():
            found = changes.decide(found, number, result, Person(99, "Zoe"), "so")
        found = changes.go_on(found, {}, {}, at=end)
    assert (found.ended_at, found.begin_by, found.round_ends) == (end, None, None)
    for number in range(1, found.round + 1):
        again = [(one.number, one.people) for one in round_of(found, number)]
        assert again == [(one.number, one.people) for one in found.of_round(number)]


@pytest.mark.parametrize("late", [timedelta(), timedelta(minutes=50), timedelta(hours=9)])
def test_after_an_outage_a_round_goes_on_for_a_while_and_ends_no_earlier(late: timedelta) -> None:
    found = changes.delivered(begun(Format.SWISS, 4), at=AT)
    assert found.round_ends is not None
    assert found.begin_by is not None
    after = changes.credit_time(found, at=AT + late)
    length = min(found.round_time, 3 * BEGIN_WITHIN)
    assert after.round_ends == max(found.round_ends, AT + late + length)
    assert after.begin_by == max(found.begin_by, AT + late + BEGIN_WITHIN)
    for other in (begun(Format.SWISS, 4), tournament(Format.SWISS, 4)):
        assert changes.credit_time(other, at=AT + late) == other, "no round has begun"
