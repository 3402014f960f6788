"""Tournaments by published examples and by a second implementation.

They compare pairings, tables, places and corrections. The second implementation is
`plain_tournaments`. The examples name their sources; where the bot's rule differs intentionally,
the docstring of the rule says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.matches.models.people import Person
from bot.tournaments import elimination, round_robin
from bot.tournaments import transitions as changes
from bot.tournaments.audit import wrong_with
from bot.tournaments.model import (
    Cause,
    Format,
    Pairing,
    Result,
    Stage,
    Tournament,
)
from bot.tournaments.standings import annulled, points_of, standings_of, winners_of
from tests.tournaments import plain_tournaments as plain
from tests.tournaments.test_pairing import begun
from tests.tournaments.test_rules import went_on

FIRST, SECOND, DRAW, NEITHER = Result.FIRST, Result.SECOND, Result.DRAW, Result.NEITHER
ADMIN = Person(900, "Admin")

# ── by chance, against the other count ──────────────────────────────────────────────────────────


class Played:
    """A random tournament: matches, draws, no-shows, leavers, decisions, corrections."""

    def __init__(self, found: Tournament, chance: Random) -> None:
        self.found, self.chance = found, chance
        self.winners: dict[int, int | None] = {}

    def moments(self) -> Iterator[Tournament]:
        """Play to the end; yield the tournament after each event."""
        yield self.found
        while self.found.stage is Stage.RUNNING:
            self._happens()
            yield self.found
            self.found = went_on(self.found)
            yield self.found

    def _happens(self) -> None:
        dice = self.chance.random()
        stay = [p for p in self.found.people if not self.found.has_left(p)]
        decided = [
            one
            for one in self.found.of_round(self.found.round)
            if one.result is not None and one.second is not None
        ]
        if dice < 0.08 and stay:
            self.found = changes.leave(self.found, self.chance.choice(stay))
        elif dice < 0.2 and decided:
            self._decides(self.chance.choice(decided))
        elif self.found.undecided:
            one = self.chance.choice(self.found.undecided)
            if dice < 0.3:
                self._decides(one)
            elif dice < 0.45:
                result = self.chance.choice((FIRST, SECOND, NEITHER))
                self._ends(replace(one, result=result, cause=Cause.NO_SHOW))
            else:
                results = [FIRST, SECOND]
                results += [] if self.found.format.is_bracket else [DRAW]
                number = len(self.winners) + 1
                played = replace(
                    one,
                    result=self.chance.choice(results),
                    cause=Cause.MATCH,
                    here=(True, True),
                    match_id=number,
                )
                self.winners[number] = played.winner
                self._ends(played)

    def _decides(self, one: Pairing) -> None:
        result = self.chance.choice(changes.decisions(self.found, one))
        self.found = changes.decide(self.found, one.number, result, ADMIN, "so")

    def _ends(self, pairing: Pairing) -> None:
        pairings = tuple(pairing if two.key == pairing.key else two for two in self.found.pairings)
        self.found = replace(self.found, pairings=pairings)


def assert_table(found: Tournament) -> None:
    """Check that the table equals that of the second implementation."""
    table = standings_of(found)
    assert sorted(one.person_id for one in table) == sorted(found.people)
    if found.format.is_bracket:
        if found.stage is Stage.FINISHED:
            assert {one.person_id: one.rank for one in table} == plain.bracket_places(found)
        return
    counted = plain.swiss_table if found.format is Format.SWISS else plain.robin_table
    lines = {one.person: one for one in counted(found)}
    for one in table:
        right = lines[one.person_id]
        got = (one.rank, Fraction(one.points), Fraction(one.berger))
        assert got == (right.place, right.points, right.berger), (one, right)
        if found.format is Format.SWISS:
            assert Fraction(one.buchholz) == right.buchholz, (one, right)
    assert [one.rank or 0 for one in table] == sorted(one.rank or 0 for one in table)
    if found.stage is Stage.FINISHED:
        stays = {p for p in found.people if not found.has_left(p)}
        best = {p for p, one in lines.items() if one.place == 1} & stays
        assert {*winners_of(found)} == best


@pytest.mark.parametrize("played", list(Format))
@given(st.integers(3, 8), st.randoms(use_true_random=False))
@settings(deadline=None)
def test_table_and_pairings_are_those_of_the_other_count(
    played: Format, players: int, chance: Random
) -> None:
    rounds = chance.choice((None, players)) if played is Format.SWISS else None
    game = Played(begun(played, players, rounds), chance)
    paired = 0
    for found in game.moments():
        assert_table(found)
        if found.round > paired:
            paired = found.round
            assert plain.round_is_right(found, paired), found.of_round(paired)
    assert [*wrong_with(game.found, game.winners, due=False)] == []


@given(st.integers(3, 32), st.sampled_from(list(Format)))
@settings(deadline=None)
def test_the_first_round_of_any_number_of_players(players: int, played: Format) -> None:
    found = begun(played, min(players, played.most))
    seed = {one.person.id: one.seed for one in found.entrants}
    now = {frozenset(seed[p] or 0 for p in one.people) for one in found.of_round(1)}
    count = len(seed)
    if played.is_bracket:
        pairs = {frozenset(s for s in pair if s <= count) for pair in plain.bracket_pairs(count)}
        assert now == pairs
    elif played is Format.ROUND_ROBIN:
        for number in range(1, (found.rounds or 0) + 1):
            people = [one.person.id for one in found.seeded]
            got = {frozenset(pair) for pair in round_robin.round_of(people, number)}
            assert got == plain.robin_round(count, number)
    else:  # the upper half against the lower half, and a bye for the last one
        half = count // 2
        pairs = {frozenset({n, n + half}) for n in range(1, half + 1)}
        assert now == pairs | ({frozenset({count})} if count % 2 else set())


# ── published schedules ─────────────────────────────────────────────────────────────────────────

BERGER = {
    4: ["1-4 2-3", "4-3 1-2", "2-4 3-1"],
    6: ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"],
    8: [
        "1-8 2-7 3-6 4-5", "8-5 6-4 7-3 1-2", "2-8 3-1 4-7 5-6", "8-6 7-5 1-4 2-3",
        "3-8 4-2 5-1 6-7", "8-7 1-6 2-5 3-4", "4-8 5-3 6-2 7-1",
    ],
    10: [
        "1-10 2-9 3-8 4-7 5-6", "10-6 7-5 8-4 9-3 1-2", "2-10 3-1 4-9 5-8 6-7",
        "10-7 8-6 9-5 1-4 2-3", "3-10 4-2 5-1 6-9 7-8", "10-8 9-7 1-6 2-5 3-4",
        "4-10 5-3 6-2 7-1 8-9", "10-9 1-8 2-7 3-6 4-5", "5-10 6-4 7-3 8-2 9-1",
    ],
}  # fmt: skip
"""The Berger tables of FIDE's handbook (C.05, annex 1)."""


def pairs_in(text: str) -> set[frozenset[int]]:
    return {frozenset(int(one) for one in pair.split("-")) for pair in text.split()}


@pytest.mark.parametrize("players", [one for size in BERGER for one in (size - 1, size)])
def test_a_round_robin_has_the_rounds_of_the_berger_tables(players: int) -> None:
    """There the last number stays in place, here the first; and every second round comes next."""
    size = players + players % 2
    number_of = {seed: seed - 1 or size for seed in range(1, size + 1)}
    rests = players + 1  # with an odd number
    for number in range(1, size):
        table = pairs_in(BERGER[size][-2 * number % (size - 1)])
        ours = round_robin.round_of(range(1, players + 1), number)
        met = {frozenset(number_of[seed] for seed in pair) for pair in ours}
        assert met == {pair for pair in table if number_of.get(rests) not in pair}


def test_the_circle_of_fourteen_turns_as_in_the_encyclopedia() -> None:
    """The example of English Wikipedia, "Round-robin tournament", circle method: three rounds."""
    rows = (
        ((1, 2, 3, 4, 5, 6, 7), (14, 13, 12, 11, 10, 9, 8)),
        ((1, 14, 2, 3, 4, 5, 6), (13, 12, 11, 10, 9, 8, 7)),
        ((1, 13, 14, 2, 3, 4, 5), (12, 11, 10, 9, 8, 7, 6)),
    )
    for number, (above, below) in enumerate(rows, 1):
        wanted = {frozenset(pair) for pair in zip(above, below, strict=True)}
        ours = round_robin.round_of(range(1, 15), number)
        assert {frozenset(pair) for pair in ours} == wanted


@pytest.mark.parametrize("size", list(plain.PRINTED))
def test_a_full_bracket_is_the_printed_one(size: int) -> None:
    """The one of 16 is known from college basketball: both have the same possible meetings."""
    printed, ours = plain.seeds_on(plain.PRINTED[size]), elimination.bracket_order(size)
    assert sorted(printed) == [*range(1, size + 1)]
    assert plain.halves_of(ours) == plain.halves_of(printed)
    found = begun(Format.SINGLE, size)
    first = {frozenset(one.people) for one in found.of_round(1)}
    assert first == {frozenset(pair) for pair in zip(printed[::2], printed[1::2], strict=True)}
    assert all(one.first < (one.second or 0) for one in found.of_round(1)), "the better seed first"


# ── published tables ────────────────────────────────────────────────────────────────────────────


def of_crosstable(rows: Sequence[str], played: Format = Format.ROUND_ROBIN) -> Tournament:
    """A finished tournament, from results against each other player: 1, =, 0, - for oneself."""
    found = begun(played, len(rows))
    results = {"1": FIRST, "0": SECOND, "=": DRAW}
    pairings: list[Pairing] = []
    for first, row in enumerate(rows, 1):
        for second, games in enumerate(row.split(), 1):
            for game in games if first < second else "":
                number = len(pairings) + 1
                pairings.append(
                    Pairing(
                        1, number, first, second, number, result=results[game], cause=Cause.MATCH
                    )
                )
    return replace(found, pairings=tuple(pairings), stage=Stage.FINISHED)


def test_a_round_robin_is_decided_by_sonneborn_and_berger_as_in_a_known_example() -> None:
    """The example of Schach-Wiki (myschach.de), "Sonneborn-Berger-System": C is before D."""
    found = of_crosstable(
        ["- = = 1 1 1 1", "= - = = 1 1 1", "= = - = = 1 1", "0 = = - 1 1 1", "0 0 = 0 - 1 1",
         "0 0 0 0 0 - 1", "0 0 0 0 0 0 -"]
    )  # fmt: skip
    table = standings_of(found)
    assert [one.points for one in table] == [5, 4.5, 4, 4, 2.5, 1, 0]
    assert [one.rank for one in table] == [1, 2, 3, 4, 5, 6, 7]
    assert {one.person_id: one.berger for one in table} == {
        1: 11.75, 2: 10, 3: 9, 4: 7.75, 5: 3, 6: 0, 7: 0,
    }  # fmt: skip


def test_a_double_round_robin_has_the_sums_of_a_known_example() -> None:
    """The example of Sensei's Library, "Sonneborn-Berger": A and B have won four times each."""
    found = of_crosstable(["- 10 11 10", "01 - 10 11", "00 01 - 11", "01 00 00 -"])
    table = standings_of(found)
    assert [(one.person_id, one.points, one.berger) for one in table] == [
        (1, 4, 11), (2, 4, 9), (3, 3, 6), (4, 1, 4),
    ]  # fmt: skip
    assert winners_of(found) == (1,)


FIDE_EXERCISE = """
1 +9 =13 =2 +15 =4
2 +10 +7 =1 +16 =3
3 =11 +6 +8 =4 =2
4 +12 =bye +13 =3 =1
5 -13 -15 +11 =7 +10
6 -14 -3 +bye +10 +8
7 +15 -2 -16 =5 -11
8 =16 +14 -3 +13 -6
9 -1 -10 =bye -free11 +bye
10 -2 +9 -15 -6 -5
11 =3 -16 -5 +free9 +7
13 +5 =1 -4 -8 -14
14 +6 -8 -free12 none +13
15 -7 +5 +10 -1 -16
16 =8 +11 +7 -2 +15
"""
"""The tie-break exercise published by FIDE's technical commission on 18 March 2024.

By player and round: the result, and the opponent; `free`: without play. A bye may give a half.
"""


def of_rounds(text: str) -> Tournament:
    """A finished Swiss, from a text with players and rounds."""
    results = {"+": FIRST, "-": SECOND, "=": DRAW}
    rows = [line.split() for line in text.strip().splitlines()]
    pairings: list[Pairing] = []
    for person, *games in rows:
        for number, game in enumerate(games, 1):
            if game == "none":
                continue
            other = game[1:].removeprefix("free")
            second = None if other == "bye" else int(other)
            if second is not None and second < int(person):
                continue  # listed in the other player's row
            cause = Cause.MATCH if second is not None else Cause.BYE
            cause = Cause.NO_SHOW if "free" in game else cause
            place = len(pairings) + 1
            pairings.append(
                Pairing(number, place, int(person), second, result=results[game[0]], cause=cause)
            )
    # 14's round against 12, who has no row: 14 was absent.
    pairings.append(Pairing(3, 99, 14, 12, result=SECOND, cause=Cause.NO_SHOW))
    rounds = len(rows[0]) - 1
    found = begun(Format.SWISS, 16, rounds)
    return replace(
        found, pairings=tuple(pairings), stage=Stage.FINISHED, round=rounds, rounds=rounds
    )


def test_fides_exercise_of_2024_has_its_points_and_where_all_played_its_sums() -> None:
    """FIDE's rule of 2023 counts unplayed rounds differently from that of 2012, which the bot uses.

    There an opponent's points from unplayed rounds are unchanged, and the virtual opponent of a
    player has the player's own points at the end.
    """
    found = of_rounds(FIDE_EXERCISE)
    table = {one.person_id: one for one in standings_of(found)}
    points = {1: 3.5, 2: 4, 3: 3.5, 4: 3.5, 5: 2.5, 6: 3, 7: 1.5, 8: 2.5, 9: 1.5, 10: 1, 11: 2.5}
    assert {person: table[person].points for person in points} == points
    assert (table[1].buchholz, table[2].buchholz) == (12.5, 13), "as published"
    of_2023 = {3: 15.5, 5: 8.5, 8: 13.5, 11: 13.5, 16: 12.5}
    of_2012 = {3: 14.5, 5: 8.0, 8: 14.0, 11: 12.0, 16: 12.0}
    assert {person: table[person].buchholz for person in of_2023} == of_2012


@pytest.mark.parametrize(
    ("before", "number", "result", "own", "theirs"),
    [(2, 3, FIRST, 5, 5.5), (4, 7, SECOND, 6, 6.5)],
)
def test_what_a_round_without_play_is_worth_in_the_manual_of_vega(
    before: int, number: int, result: Result, own: float, theirs: float
) -> None:
    """Vega's manual (2016, appendix I), by FIDE's committee of 2009: nine rounds, two players.

    One wins the third round without play, one is absent in the seventh; both have six points at the
    end. `own`: the contribution of that round to their own sum; `theirs`: their worth for their
    opponents.
    """
    wins, points = before, 6
    pairings = [Pairing(number, 1, 1, 1 + number, result=result, cause=Cause.NO_SHOW)]
    remaining = points - before - (result is FIRST)
    for one in range(1, 10):
        if one == number:
            continue
        won = wins > 0 if one < number else remaining > 0
        wins -= won and one < number
        remaining -= won and one > number
        pairings.append(
            Pairing(one, 1, 1, 1 + one, one, result=FIRST if won else SECOND, cause=Cause.MATCH)
        )
    found = replace(
        begun(Format.SWISS, 20, 9), rounds=9, round=9, pairings=tuple(pairings),
        stage=Stage.FINISHED,
    )  # fmt: skip
    assert points_of(found)[1] == points
    table = {one.person_id: one for one in standings_of(found)}
    others = [1 + one for one in range(1, 10) if one != number]
    # Each opponent played this one match: eight rounds without a match are four points.
    against = {1 + one.round: one.winner == 1 + one.round for one in pairings}
    assert table[1].buchholz == own + sum(4 + against[other] for other in others)
    (line,) = [table[other] for other in others[:1]]
    assert line.buchholz == theirs


def test_who_withdrew_from_the_sinquefield_cup_of_2022_counts_for_nobody() -> None:
    """Carlsen left before the fourth of nine rounds: results against him count for nobody.

    Niemann, who had beaten him, then had 2 points of 3, and Nepomniachtchi's loss was removed
    (chessdom.com and rappler.com, 6 September 2022).
    """
    carlsen, nepo, aronian, niemann, mamedyarov, firouzja, so = 1, 2, 3, 4, 5, 6, 7
    played = [
        (1, carlsen, nepo, FIRST), (1, niemann, 8, DRAW), (2, carlsen, aronian, DRAW),
        (2, niemann, mamedyarov, FIRST), (2, nepo, 9, FIRST), (3, niemann, carlsen, FIRST),
        (3, nepo, 10, DRAW), (4, niemann, firouzja, DRAW), (4, nepo, so, DRAW),
    ]  # fmt: skip
    pairings = [
        Pairing(number, place, one, two, place, result=result, cause=Cause.MATCH)
        for place, (number, one, two, result) in enumerate(played, 1)
    ]
    pairings.append(Pairing(4, 10, mamedyarov, carlsen, result=FIRST, cause=Cause.LEFT))
    found = replace(begun(Format.ROUND_ROBIN, 10), round=4, pairings=tuple(pairings))
    there = {one.person_id: one for one in standings_of(found)}
    assert there[niemann].points == 3
    found = changes.leave(found, carlsen)
    assert annulled(found) == {carlsen}
    table = {one.person_id: one for one in standings_of(found)}
    games = {p: table[p].won + table[p].drawn + table[p].lost for p in table}
    assert (table[niemann].points, games[niemann]) == (2, 3)
    assert (table[nepo].points, games[nepo]) == (2, 3)
    assert (table[mamedyarov].points, games[mamedyarov]) == (0, 1), "nor without play"
    assert (table[carlsen].points, games[carlsen], table[aronian].points) == (0, 0, 0)
