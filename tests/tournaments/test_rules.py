"""Winners of tournaments with leavers, byes and rematches; and the cost of a search."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from random import Random
from types import FrameType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import text

from bot.app import STORED_FEATURES
from bot.matches.errors import Refusal
from bot.storage.auditing import audit
from bot.storage.engine import Database
from bot.tournaments import store as tournament_rows
from bot.tournaments import swiss
from bot.tournaments import transitions as changes
from bot.tournaments.audit import wrong_with
from bot.tournaments.model import (
    EDITION,
    Cause,
    Format,
    Pairing,
    Result,
    Stage,
    Tournament,
)
from bot.tournaments.rounds import is_rematch
from bot.tournaments.service import Tournaments
from bot.tournaments.standings import (
    Ending,
    annulled,
    ending_of,
    points_of,
    standings_of,
    winners_of,
    would_annul,
)
from tests.matches.world import World
from tests.refused import refuses
from tests.tournaments.plain_tournaments import all_pairings
from tests.tournaments.test_pairing import AT, begun, decided
from tests.tournaments.test_service import (
    ADMIN,
    all_here,
    closed,
    lost_by,
    made,
)

FIRST, SECOND, DRAW, NEITHER = Result.FIRST, Result.SECOND, Result.DRAW, Result.NEITHER
FORMATS = st.sampled_from(list(Format))


def went_on(found: Tournament) -> Tournament:
    """Do everything that is due."""
    while (after := changes.go_on(found, {}, {}, at=AT)) != found:
        found = after
    return found


def left(found: Tournament, *people: int) -> Tournament:
    for person in people:
        found = changes.leave(found, person)
    return went_on(found)


def won_by(found: Tournament, *winners: int) -> Tournament:
    """Let these win their matches of the current round; advance if all matches are over."""
    pairings = tuple(
        replace(
            one,
            result=FIRST if one.first in winners else SECOND,
            cause=Cause.MATCH,
            here=(True, True),
        )
        if one.result is None and set(one.people) & set(winners)
        else one
        for one in found.pairings
    )
    return went_on(replace(found, pairings=pairings))


def whole_round(found: Tournament, *favourites: int) -> Tournament:
    """Play a round: the favourites win, otherwise the better seeds."""
    order = [*favourites, *(one.person.id for one in found.seeded)]
    return won_by(found, *(min(one.people, key=order.index) for one in found.undecided))


# ── who left wins nothing ───────────────────────────────────────────────────────────────────────


@dataclass
class Played:
    """A random tournament in which people leave at any moment."""

    found: Tournament
    chance: Random
    winners: dict[int, int | None] = field(default_factory=dict)
    """The winners by match."""

    def leave(self) -> None:
        stay = [one.person.id for one in self.found.entrants]
        stay = [one for one in stay if not self.found.has_left(one)]
        for person in stay:
            if self.found.stage is Stage.RUNNING and self.chance.random() < 0.12:
                self.found = changes.leave(self.found, person)
        if self.chance.random() < 0.5:
            self.found = went_on(self.found)

    def play_one(self) -> None:
        one = self.chance.choice(self.found.undecided)
        if self.chance.random() < 0.1:
            pairing = replace(one, result=self.chance.choice((FIRST, SECOND, NEITHER)))
            pairing = replace(pairing, cause=Cause.NO_SHOW)
        else:
            outcomes = (FIRST, SECOND) if self.found.format.is_bracket else (FIRST, SECOND, DRAW)
            number = len(self.winners) + 1
            pairing = replace(
                one,
                result=self.chance.choice(outcomes),
                cause=Cause.MATCH,
                here=(True, True),
                match_id=number,
            )
            self.winners[number] = pairing.winner
        pairings = tuple(pairing if two.key == one.key else two for two in self.found.pairings)
        self.found = replace(self.found, pairings=pairings)

    def rounds(self) -> Iterator[int]:
        """Play; yield the number of each round when it was paired."""
        seen = 0
        while self.found.stage is Stage.RUNNING:
            if self.found.round > seen:
                seen = self.found.round
                yield seen
            self.leave()
            if self.found.undecided:
                self.play_one()
            self.found = went_on(self.found)


@given(FORMATS, st.integers(3, 9), st.randoms(use_true_random=False))
@settings(deadline=None)
def test_whoever_leaves_at_any_moment_wins_nothing_and_the_end_says_why(
    played: Format, players: int, chance: Random
) -> None:
    game = Played(begun(played, players), chance)
    for _ in game.rounds():
        pass
    found = game.found
    assert found.stage is Stage.FINISHED
    winners, table = winners_of(found), standings_of(found)
    stayed = [one.person.id for one in found.entrants if not found.has_left(one.person.id)]
    assert set(winners) <= set(stayed)
    assert [one.person_id for one in table if one.rank == 1] == list(winners)
    if played.is_bracket:
        assert len(winners) <= 1
        rounds = found.rounds or 0
        final = found.of_round(rounds)
        if played is Format.DOUBLE and not final:
            final = found.of_round(rounds - 1)
        was_played = bool(final) and final[0].cause is Cause.MATCH
        assert (ending_of(found) is None) is was_played
        lives = 2 if played is Format.DOUBLE else 1
        defeats = Counter(
            person for one in found.pairings for person in one.people if person != one.winner
        )
        still_in = {one for one in stayed if defeats[one] < lives}
        assert set(winners) == still_in, "whoever is still in goes on to the end"
    else:
        assert bool(winners) is bool(stayed)
        ended_early = found.round < (found.rounds or 0)
        assert (ending_of(found) is not None) is (ended_early or not stayed)
        assert ended_early <= (len(stayed) < 2)
    assert [*wrong_with(found, game.winners, due=False)] == []


A, B, C, D = 1, 2, 3, 4
LEAVES = [
    # winners by round, leavers by time (before the round is played), winner, reason, named people
    pytest.param([(A, B), (A,)], {}, (A,), None, id="nobody"),
    pytest.param([(A, B)], {2: (A,)}, (B,), (Ending.LEFT, (A,)), id="a finalist"),
    pytest.param([(A, B)], {2: (C, D, A)}, (B,), (Ending.LEFT, (A,)), id="all but a finalist"),
    pytest.param([(A, B)], {2: (A, B)}, (), (Ending.LEFT, (A, B)), id="both finalists"),
    pytest.param([(A, B)], {2: (C, D)}, None, None, id="those who lost: the final is played"),
    pytest.param([], {1: (B, C)}, None, None, id="both of a semi-final, the other one goes on"),
    pytest.param([], {1: (A, B, D)}, (C,), (Ending.UNOPPOSED, (C,)), id="all others at once"),
    pytest.param([], {1: (A, B, C, D)}, (), (Ending.NO_FINAL, ()), id="everybody"),
    pytest.param([(D,)], {1: (B, C)}, (D,), (Ending.UNOPPOSED, (D,)), id="a semi-final is empty"),
]  # fmt: skip


@pytest.mark.parametrize(("won", "leaves", "winners", "ending"), LEAVES)
def test_in_an_elimination_whoever_is_still_in_wins(
    won: Sequence[Sequence[int]],
    leaves: dict[int, Sequence[int]],
    winners: tuple[int, ...] | None,
    ending: tuple[Ending, tuple[int, ...]] | None,
) -> None:
    found = begun(Format.SINGLE, 4)
    for number in range(1, 3):
        found = left(found, *leaves.get(number, ()))
        if number <= len(won):
            found = won_by(found, *won[number - 1])
    if winners is None:
        assert found.stage is Stage.RUNNING
        return
    assert found.stage is Stage.FINISHED
    assert winners_of(found) == winners
    assert ending_of(found) == ending


@pytest.mark.parametrize("played", [Format.ROUND_ROBIN, Format.SWISS])
def test_of_a_table_the_last_who_stayed_wins_and_it_says_so(played: Format) -> None:
    found = won_by(begun(played, 5), 1, 2)
    leader = standings_of(found)[0].person_id
    found = left(found, leader, *(n for n in range(1, 6) if n not in (leader, 3)))
    assert found.stage is Stage.FINISHED
    assert winners_of(found) == (3,)
    assert ending_of(found) == (Ending.ALONE, (3,))
    assert [one.rank for one in standings_of(found) if one.person_id == 3] == [1]
    found = left(begun(played, 4), 1, 2, 3, 4)
    assert (winners_of(found), ending_of(found)) == ((), (Ending.EMPTY, ()))
    assert min(one.rank or 0 for one in standings_of(found)) == 2, "nobody is the first"


def test_a_leader_who_leaves_in_the_last_round_gives_the_first_place_up() -> None:
    found = whole_round(whole_round(begun(Format.ROUND_ROBIN, 4)))
    before = points_of(found)
    assert max(before, key=lambda one: before[one]) == 1
    found = whole_round(left(found, 1))
    assert found.stage is Stage.FINISHED
    assert winners_of(found)
    assert 1 not in winners_of(found)
    assert standings_of(found)[-1].person_id == 1


async def test_a_match_that_was_over_before_somebody_left_counts_but_sends_no_leaver_on(
    store: Database,
) -> None:
    for played, result, cause in (
        (Format.SINGLE, Result.SECOND, Cause.LEFT),
        (Format.SWISS, Result.FIRST, Cause.MATCH),
        (Format.ROUND_ROBIN, Result.FIRST, Cause.MATCH),
    ):
        world = World(store)
        tournaments = world.service.of(Tournaments)
        found = (await closed(world, await made(world, 4, played))).tournament
        found = (await all_here(world, found)).tournament
        one = found.of_round(1)[0]
        assert one.second is not None
        await lost_by(world, one, found.people[one.second])
        await tournaments.leave(found.id, found.people[one.first])  # before the bot was notified
        found = (await tournaments.go_on(found.id)).tournament
        decided_now = found.of_round(1)[0]
        assert (decided_now.result, decided_now.cause) == (result, cause)
        await tournaments.cancel(found.id, ADMIN, "next")


def test_no_admin_sends_somebody_on_who_left() -> None:
    found = changes.leave(begun(Format.SINGLE, 4), A)
    one = found.pairing_of(A)
    assert one is not None
    assert changes.decisions(found, one) == (SECOND, NEITHER)
    with refuses(Refusal.PAIRING_DECIDED):
        changes.decide(found, one.number, FIRST, ADMIN, "they asked")
    table = changes.leave(begun(Format.SWISS, 4), A)
    assert FIRST in changes.decisions(table, table.of_round(1)[0]), "a point is a point"


async def test_whoever_is_erased_after_the_end_has_still_won(store: Database) -> None:
    world = World(store)
    for played in Format:
        found = (await closed(world, await made(world, 3, played))).tournament
        while found.stage is Stage.RUNNING:
            found = (await all_here(world, found)).tournament
            for one in found.undecided:
                loser = next(p for p in one.people if p != 201)
                await lost_by(world, one, found.people[loser])
            found = (await world.service.of(Tournaments).go_on(found.id)).tournament
        assert winners_of(found)[0] == 201
    await world.service.privacy.erase(found.people[201])
    for number in (1, 2, 3):
        found = await world.service.of(Tournaments).get(number)
        (winner, *_) = winners_of(found)
        assert winner < 0
        assert not found.has_left(winner)
    url = str(store.url.render_as_string(hide_password=False))
    assert (await audit(url, STORED_FEATURES)).findings == ()


# ── the Swiss system ────────────────────────────────────────────────────────────────────────────


@given(st.integers(2, 7), st.integers(0, 9), st.randoms(use_true_random=False))
@settings(deadline=None)
def test_of_all_pairings_the_best_is_found_and_only_one_is_the_best(
    players: int, rounds: int, chance: Random
) -> None:
    ranked = chance.sample(range(1, 100), players)
    met: dict[int, list[int]] = {one: [] for one in ranked}
    byes = []
    for _ in range(rounds):
        for one, two in chance.choice([*all_pairings(ranked)]):
            if two is None:
                byes.append(one)
            else:
                met[one].append(two)
                met[two].append(one)
    scores = {one: chance.randint(0, 2 * rounds) / 2 for one in ranked}
    ranked.sort(key=lambda one: -scores[one])
    best = swiss.pairs_of(ranked, scores, met, byes)
    everybody = [one for pair in best for one in pair if one is not None]
    assert sorted(everybody) == sorted(ranked)

    level = Counter(scores[one] for one in ranked)
    known = swiss._Field(ranked, scores, met, byes, level)

    def cost(pairs: Sequence[swiss.Pair]) -> tuple[int, ...]:
        places = [
            (ranked.index(one), players if two is None else ranked.index(two)) for one, two in pairs
        ]
        rows = [swiss._costs((min(pair), max(pair)), known) for pair in places]
        return tuple(map(sum, zip(*rows, strict=True)))

    costs = sorted(cost(pairs) for pairs in all_pairings(ranked))
    assert cost(best) == costs[0]
    assert costs[0] not in costs[1:], "no other library can choose another one"


@given(st.integers(3, 8), st.randoms(use_true_random=False))
@settings(deadline=None)
def test_in_a_swiss_people_meet_again_or_rest_again_only_if_nothing_else_is_possible(
    players: int, chance: Random
) -> None:
    game = Played(begun(Format.SWISS, players, 16), chance)
    for number in game.rounds():
        found = game.found
        there = [
            one.person.id for one in found.seeded if not found.left_before(one.person.id, number)
        ]
        now = found.of_round(number)
        assert sorted(p for one in now for p in one.people) == sorted(there)
        assert sum(one.second is None for one in now) == len(there) % 2
        before = [one for one in found.pairings if one.round < number]
        met = {frozenset(one.people) for one in before}
        byes = [one.first for one in before if one.second is None]
        could = [
            (
                any(frozenset(pair) in met for pair in pairs if None not in pair),
                any(one in byes for one, two in pairs if two is None),
            )
            for pairs in all_pairings(there)
        ]
        again = any(is_rematch(found, one) for one in now)
        rests = any(one.first in byes for one in now if one.second is None)
        assert (again, rests) == min(could)
    assert game.found.round == game.found.rounds or len(winners_of(game.found)) <= 1


def test_a_swiss_that_runs_out_of_new_pairs_takes_a_rematch_and_plays_all_rounds() -> None:
    found = begun(Format.SWISS, 6)
    one, two = found.of_round(1)[0].people
    found = won_by(found, one)
    found = left(found, *(n for n in range(1, 7) if n not in (one, two)))
    assert (found.round, [{*each.people} for each in found.of_round(2)]) == (2, [{one, two}])
    assert is_rematch(found, found.of_round(2)[0])
    assert not is_rematch(found, found.of_round(1)[0])
    found = whole_round(whole_round(found, two), two)
    assert found.stage is Stage.FINISHED
    assert found.round == found.rounds == 3
    assert winners_of(found) == (two,)
    assert ending_of(found) is None


HARD = 2061
"""The hardest of 2,200 random tournaments for the older search, which took 9 s."""


class TooMuchWorkError(Exception):
    """A function is called too often."""


@pytest.mark.reads_code  # it counts calls
def test_the_hardest_round_of_the_largest_swiss_takes_little_work() -> None:
    chance = Random(HARD)
    found = begun(Format.SWISS, 32, 16)
    calls = 0

    def count(_frame: FrameType, event: str, _arg: Any) -> None:
        nonlocal calls
        calls += event == "call"
        if calls > 20_000:
            raise TooMuchWorkError

    while found.round < 16:
        results = [chance.choice((FIRST, SECOND, DRAW)) for _ in found.undecided]
        assert results, "it stands still"
        found = decided_in_order(found, results, count)
        calls = 0
    met = [frozenset(one.people) for one in found.pairings]
    assert len(met) == len(set(met)) == 16 * 16


def decided_in_order(found: Tournament, results: list[Result], watch: Any) -> Tournament:
    remaining = iter(results)
    pairings = tuple(
        replace(one, result=next(remaining), cause=Cause.MATCH, here=(True, True))
        if one.result is None
        else one
        for one in found.pairings
    )
    found = replace(found, pairings=pairings)
    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        return changes.go_on(found, {}, {}, at=AT)
    finally:
        sys.setprofile(before)


_PAIRS = """
from bot.tournaments.swiss import pairs_of
people = list(range(1000, 1031))
met = {one: [1000 + (one * n) % 31 for n in (3, 5, 7)] for one in people}
print(pairs_of(people, {one: (one * 7 % 9) / 2 for one in people}, met, [1030, 1029]))
"""


def test_every_process_pairs_the_same() -> None:
    said = {
        subprocess.run(
            [sys.executable, "-c", _PAIRS],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(said) == 1
    assert "None" in said.pop()


class CountingThreads(ThreadPoolExecutor):
    """A thread pool that counts its tasks."""

    given = 0

    def submit(self, work: Any, /, *args: Any, **options: Any) -> Future[Any]:
        self.given += 1
        return super().submit(work, *args, **options)


@pytest.mark.parametrize("played", list(Format))
async def test_a_swiss_is_paired_beside_the_event_loop(store: Database, played: Format) -> None:
    threads = CountingThreads(1)
    asyncio.get_running_loop().set_default_executor(threads)
    world = World(store)
    found = await made(world, 4, played)
    threads.given = 0
    await world.service.of(Tournaments).start(found.id)
    assert bool(threads.given) is (played is Format.SWISS)
    found = (await all_here(world, await world.service.of(Tournaments).get(found.id))).tournament
    for one in found.undecided:
        await lost_by(world, one, found.people[one.first])
    threads.given = 0
    found = (await world.service.of(Tournaments).go_on(found.id)).tournament
    assert found.round == 2
    assert bool(threads.given) is (played is Format.SWISS)


# ── tie-breaks of rounds that were not played ───────────────────────────────────────────────────


def of_results(rounds: int, results: dict[int, tuple[Result, Cause]]) -> tuple[Tournament, int]:
    """A Swiss in which person 1 has these results by round; all others are irrelevant."""
    pairings = tuple(
        Pairing(
            number, 1, 1, None if cause is Cause.BYE else 1 + number, result=result, cause=cause
        )
        for number, (result, cause) in results.items()
    )
    found = replace(begun(Format.SWISS, 20, 9), rounds=9, round=rounds, pairings=pairings)
    return found, rounds


WIN, TIE, LOSS = (FIRST, Cause.MATCH), (DRAW, Cause.MATCH), (SECOND, Cause.MATCH)


@pytest.mark.parametrize(
    ("rounds", "results", "number", "worth"),
    [
        # The two examples of FIDE's own text.
        (3, {1: WIN, 2: TIE, 3: (SECOND, Cause.NO_SHOW)}, 3, 2.5),
        (9, {1: WIN, 2: TIE, 3: (SECOND, Cause.NO_SHOW)}, 3, 5.5),
        (6, {1: WIN, 2: WIN, 3: WIN, 4: TIE, 5: LOSS, 6: (FIRST, Cause.NO_SHOW)}, 6, 3.5),
        (9, {1: WIN, 2: WIN, 3: WIN, 4: TIE, 5: LOSS, 6: (FIRST, Cause.NO_SHOW)}, 6, 5.0),
        (4, {1: (FIRST, Cause.BYE)}, 1, 1.5),
        (4, {1: WIN, 2: (FIRST, Cause.BYE)}, 2, 2.0),
        (4, {1: WIN, 2: (FIRST, Cause.LEFT)}, 2, 2.0),
    ],
)  # fmt: skip
def test_an_unplayed_round_counts_as_against_fides_virtual_opponent(
    rounds: int, results: dict[int, tuple[Result, Cause]], number: int, worth: float
) -> None:
    found, _ = of_results(rounds, results)
    without = replace(found, pairings=tuple(one for one in found.pairings if one.round < number))
    mine = next(one for one in standings_of(found) if one.person_id == 1)
    before = next(one for one in standings_of(without) if one.person_id == 1)
    assert mine.buchholz - before.buchholz == worth
    if results[number][0] is FIRST:
        assert mine.berger - before.berger == worth


def test_of_opponents_each_unplayed_round_counts_as_a_draw() -> None:
    found = begun(Format.SWISS, 4)
    one, two = found.of_round(1)
    found = won_by(found, one.first, two.first)
    (line,) = [each for each in standings_of(found) if each.person_id == one.second]
    assert line.buchholz == 1.0, "the running round is nothing yet"
    found = whole_round(left(found, one.first))
    assert found.stage is Stage.FINISHED
    (line,) = [each for each in standings_of(found) if each.person_id == one.second]
    last = next(each for each in found.of_round(2) if one.second in each.people)
    other = next(each for each in last.people if each != one.second)
    worth = points_of(found)[other] if last.cause is Cause.MATCH else 0
    assert last.cause is Cause.MATCH
    assert line.buchholz == 1.5 + worth, "won once, and then a draw"


def test_a_bye_costs_no_place() -> None:
    """Of two equal results except for a bye, the bye would rank lower without this rule."""
    found = begun(Format.SWISS, 5)
    while found.stage is Stage.RUNNING:
        found = decided(found, FIRST)
    table = {one.person_id: one for one in standings_of(found)}
    (rested,) = [one.first for one in found.of_round(1) if one.second is None]
    raw = sum(
        table[person].points
        for one in found.pairings
        if rested in one.people
        for person in {*one.people} - {rested}
    )
    assert (table[1].points, table[rested].points) == (3.0, 3.0)
    ahead, behind = table[rested].rank, table[1].rank
    assert ahead is not None
    assert behind is not None
    assert ahead <= behind
    assert table[rested].buchholz == raw + 1.0 - 0.5, "0 + 0 + two draws"


# ── the table before the end ────────────────────────────────────────────────────────────────────


def test_of_a_bracket_whoever_is_still_in_stands_above_everybody_who_is_out() -> None:
    found = begun(Format.SINGLE, 6)  # 1 and 2 have a bye
    assert [one.rank for one in standings_of(found)] == [None] * 6, "nobody has won a match"
    one = next(one for one in found.undecided if 3 in one.people)
    (other,) = {*one.people} - {3}
    found = won_by(found, 3)
    table = {line.person_id: line for line in standings_of(found)}
    assert [line.person_id for line in standings_of(found)][-1] == other
    assert table[other].rank == 5, "all who lose in the first round are fifth"
    assert {line.rank for line in table.values() if line.person_id != other} == {None}
    assert (table[1].byes, table[1].won, table[3].byes) == (1, 0, 0)
    found = whole_round(found)
    assert (found.round, found.stage) == (2, Stage.RUNNING)
    table = {line.person_id: line for line in standings_of(found)}
    assert sorted(line.rank or 0 for line in table.values()) == [0, 0, 0, 0, 5, 5]
    found = whole_round(whole_round(found))
    assert found.stage is Stage.FINISHED
    assert [line.rank for line in standings_of(found)] == [1, 2, 3, 3, 5, 5]


def test_of_a_bracket_whoever_left_after_a_win_is_not_in_and_not_first() -> None:
    found = begun(Format.SINGLE, 4)
    found = changes.leave(won_by(found, 1), 1)
    line = standings_of(found)[2]
    assert (line.person_id, line.rank, line.still_in) == (1, 2, False), "loses the final"
    assert [one.rank for one in standings_of(found)] == [None, None, 2, 3]


@pytest.mark.parametrize("played", [Format.SWISS, Format.ROUND_ROBIN])
def test_of_a_table_nobody_is_first_before_anybody_has_a_point(played: Format) -> None:
    found = begun(played, 4)
    assert {line.rank for line in standings_of(found)} == {None}
    found = won_by(found, 1)
    assert standings_of(found)[0].person_id == 1
    assert standings_of(found)[0].rank == 1
    assert standings_of(found)[-1].rank is not None


@given(st.integers(3, 32), FORMATS, st.randoms(use_true_random=False))
@settings(deadline=None)
def test_at_any_moment_ranks_follow_the_order_and_are_kept_by_those_who_are_out(
    players: int, played: Format, chance: Random
) -> None:
    found = begun(played, min(players, played.most))
    final: dict[int, int | None] = {}
    while found.stage is Stage.RUNNING:
        table = standings_of(found)
        known = [line.rank for line in table if line.rank is not None]
        assert known == sorted(known)
        if played.is_bracket:
            assert [line.still_in for line in table] == [line.rank is None for line in table]
            assert table[0].still_in
            for line in table:
                if line.rank is not None:
                    assert final.setdefault(line.person_id, line.rank) == line.rank
        one = chance.choice(found.undecided)
        found = won_by(found, chance.choice(one.people))
    last = {line.person_id: line.rank for line in standings_of(found)}
    assert all(last[person] == rank for person, rank in final.items())


# ── annulled results of a round robin ───────────────────────────────────────────────────────────


@pytest.mark.parametrize(("players", "played"), [(4, 1), (4, 2), (5, 1), (5, 2), (6, 2), (6, 3)])
def test_who_leaves_a_round_robin_before_half_of_their_matches_never_played(
    players: int, played: int
) -> None:
    found = begun(Format.ROUND_ROBIN, players)
    gone = players  # the weakest; beats everybody until they leave
    for _ in range(players):
        if sum(one.cause is Cause.MATCH and gone in one.people for one in found.pairings) < played:
            found = whole_round(found, gone)
    too_few = 2 * played < players - 1
    assert would_annul(found, gone) is too_few
    assert annulled(found) == frozenset(), "they are still there"
    found = left(found, gone)
    assert annulled(found) == (frozenset({gone}) if too_few else frozenset())
    for _ in range(players):
        found = whole_round(found) if found.stage is Stage.RUNNING else found
    assert annulled(found) == (frozenset({gone}) if too_few else frozenset())
    table = {one.person_id: one for one in standings_of(found)}
    games = {n: table[n].won + table[n].drawn + table[n].lost for n in table}
    if too_few:
        assert games == {n: 0 if n == gone else players - 2 for n in table}
        assert sum(one.points for one in table.values()) == (players - 1) * (players - 2) / 2
    else:
        assert set(games.values()) == {players - 1}


# ── what is wrong with a stored one ─────────────────────────────────────────────────────────────


async def findings(store: Database) -> list[str]:
    url = str(store.url.render_as_string(hide_password=False))
    return [str(one) for one in (await audit(url, STORED_FEATURES)).findings]


async def spoil(store: Database, change: str) -> None:
    async with store.writing() as connection:
        await connection.execute(text(f"UPDATE {change}"))


async def test_pairings_that_do_not_follow_from_the_results_are_found(store: Database) -> None:
    world = World(store)
    found = (await closed(world, await made(world, 8, Format.SWISS))).tournament
    assert await findings(store) == []
    one, two = found.of_round(1)[:2]
    for number, second in ((one.number, two.second), (two.number, one.second)):
        await spoil(store, f"tournament_pairings SET second_id = {second} WHERE number = {number}")
    assert any("round 1 don't follow" in said for said in await findings(store))


@pytest.mark.parametrize("played", [Format.SINGLE, Format.SWISS])
async def test_a_tournament_that_ended_with_a_round_to_play_is_found(
    store: Database, played: Format
) -> None:
    world = World(store)
    found = (await closed(world, await made(world, 6, played))).tournament
    pairings = tuple(
        replace(one, result=FIRST, cause=Cause.ADMIN, decided_by=ADMIN, note="x")
        if one.second is not None
        else one
        for one in found.pairings
    )
    stay = {202} if played.is_bracket else found.of_round(1)[0].people
    entrants = tuple(
        one if one.person.id in stay else replace(one, left_round=1) for one in found.entrants
    )
    early = replace(
        found, pairings=pairings, entrants=entrants, stage=Stage.FINISHED, ended_at=AT,
        begin_by=None, round_ends=None, revision=found.revision + 1,
    )  # fmt: skip
    await store.write(tournament_rows.save_tournament, found, early, None)
    assert any("a round is missing" in one for one in await findings(store))


async def test_a_tournament_has_the_rules_of_its_start(store: Database) -> None:
    world = World(store)
    waiting = await made(world, 5, Format.SWISS)
    await spoil(store, "tournaments SET edition = 1")
    assert (await world.service.of(Tournaments).get(waiting.id)).edition == 1
    started = (await closed(world, waiting)).tournament
    assert started.edition == EDITION, "it had not begun"
