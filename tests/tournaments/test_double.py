"""Double elimination: the bracket, compared with printed ones, and its end."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.locales import texts_in
from bot.tournaments import double_elimination
from bot.tournaments import transitions as changes
from bot.tournaments.audit import wrong_with
from bot.tournaments.double_elimination import BracketPart
from bot.tournaments.model import Cause, Format, Result, Stage, Tournament
from bot.tournaments.picture_values import double_of
from bot.tournaments.service import Tournaments
from bot.tournaments.standings import standings_of, winners_of
from tests.bot.harness import BotHarness
from tests.tournaments import plain_tournaments as plain
from tests.tournaments.test_pairing import AT, begun
from tests.tournaments.test_played import board, looked, newest, signed_up, won_by_first
from tests.tournaments.test_rules import left, whole_round, won_by
from tests.tournaments.test_service import ADMIN


def rounds_of(found: Tournament) -> list[list[tuple[int, ...]]]:
    return [[one.people for one in found.of_round(n)] for n in range(1, found.round + 1)]


def played_by_seed(players: int) -> Tournament:
    """Play a tournament in which the better seed wins each match."""
    found = begun(Format.DOUBLE, players)
    while found.stage is Stage.RUNNING:
        found = whole_round(found)
    return found


def test_the_bracket_of_four_from_the_first_match_to_the_grand_final() -> None:
    found = played_by_seed(4)
    assert rounds_of(found) == [
        [(1, 4), (2, 3)],
        [(1, 2), (4, 3)],
        [(3, 2)],
        [(1, 2)],
    ]  # fmt: skip
    assert winners_of(found) == (1,)
    assert [(one.person_id, one.rank) for one in standings_of(found)] == [
        (1, 1), (2, 2), (3, 3), (4, 4),
    ]  # fmt: skip


def test_the_bracket_of_eight_is_the_printed_one() -> None:
    """See `plain_tournaments.SHEETS`: the losers of matches 6 and 5 enter crosswise."""
    found = played_by_seed(8)
    assert rounds_of(found) == [
        [(1, 8), (4, 5), (2, 7), (3, 6)],
        [(1, 4), (2, 3), (8, 5), (7, 6)],
        [(5, 3), (6, 4)],
        [(1, 2), (3, 4)],
        [(3, 2)],
        [(1, 2)],
    ]  # fmt: skip
    assert [one.rank for one in standings_of(found)] == [1, 2, 3, 4, 5, 5, 7, 7]


@given(st.integers(3, 32), st.randoms(use_true_random=False))
@settings(deadline=None)
def test_whatever_happens_the_rounds_are_those_of_the_printed_sheet(
    players: int, chance: Random
) -> None:
    found = begun(Format.DOUBLE, players)
    while found.stage is Stage.RUNNING:
        assert plain.round_is_right(found, found.round)
        found = won_by(found, chance.choice(chance.choice(found.undecided).people))


@pytest.mark.parametrize("players", [4, 8, 16, 32])
def test_full_brackets_are_the_printed_ones_if_the_better_seed_wins_or_the_worse(
    players: int,
) -> None:
    """Every match of each round is compared; of two grand finals, worse seeds lose the first."""
    assert sorted(plain.seeds_on(plain.SHEETS[players][0])) == [*range(1, players + 1)]
    for better in (True, False):
        found = begun(Format.DOUBLE, players)
        while found.stage is Stage.RUNNING:
            met = {frozenset(one.people) for one in found.of_round(found.round)}
            assert met == plain.sheet_round(found, found.round), (better, found.round)
            wins = min if better or found.round == len(plain.SHEETS[players]) - 1 else max
            found = won_by(found, *(wins(one.people) for one in found.undecided))
        assert found.round == len(plain.SHEETS[players]) - better, "if first loss"


@pytest.mark.parametrize("players", [4, 8, 16, 32])
def test_places_of_a_full_bracket_are_those_of_printed_ones(players: int) -> None:
    """Players eliminated in the same round of the losers share a rank."""
    ranks = [1, 2, 3, 4, *[5] * 2, *[7] * 2, *[9] * 4, *[13] * 4, *[17] * 8, *[25] * 8]
    found = played_by_seed(players)
    assert [one.rank for one in standings_of(found)] == ranks[:players]
    assert [one.person_id for one in standings_of(found)][:4] == [1, 2, 3, 4]


@pytest.mark.parametrize("players", range(3, 33))
def test_everybody_plays_until_the_second_defeat(players: int) -> None:
    for seed in range(3):
        chance, found = Random(seed), begun(Format.DOUBLE, players)
        while found.stage is Stage.RUNNING:
            found = won_by(found, chance.choice(chance.choice(found.undecided).people))
        defeats = Counter(
            one.second if one.winner == one.first else one.first
            for one in found.pairings
            if one.second is not None
        )
        (champion,) = winners_of(found)
        assert defeats[champion] <= 1
        assert all(defeats[one] == 2 for one in found.people if one != champion)
        ranks = [one.rank or 0 for one in standings_of(found)]
        assert ranks[:4] == [1, 2, 3, 4][: len(ranks)]
        assert [*wrong_with(found, {}, due=False)] == [
            f"the match of pairing {one.number} of round {one.round} has no result"
            for one in found.pairings
            if one.cause is Cause.MATCH
        ]


@pytest.mark.parametrize("players", [8, 16, 32])
def test_people_who_have_met_come_to_each_other_late(players: int) -> None:
    """If the better seed always wins, nobody meets again before the last three rounds."""
    found = played_by_seed(players)
    met: set[frozenset[int]] = set()
    for number in range(1, found.round + 1):
        now = {frozenset(one.people) for one in found.of_round(number) if one.second}
        if number <= (found.rounds or 0) - 3:
            assert not now & met, (number, now & met)
        met |= now


@pytest.mark.parametrize("second_wins", [False, True])
def test_the_unbeaten_one_has_to_be_beaten_twice(second_wins: bool) -> None:
    found = begun(Format.DOUBLE, 4)
    for _ in range(3):
        found = whole_round(found)
    (final,) = found.of_round(4)
    found = won_by(found, final.second or 0)
    assert (found.stage, found.round) == (Stage.RUNNING, 5)
    assert [one.people for one in found.of_round(5)] == [final.people]
    assert all(one.rank is None for one in standings_of(found) if one.person_id in final.people)
    champion = (final.second if second_wins else final.first) or 0
    found = won_by(found, champion)
    assert winners_of(found) == (champion,)


@pytest.mark.parametrize(
    ("gone", "rounds"),
    [
        pytest.param((3, 4), [[(1, 4), (2, 3)], [(1, 2), (4, 3)], [(2,)], [(1, 2)]], id="losers"),
        pytest.param((2,), [[(1, 4), (2, 3)], [(1, 3), (4, 2)], [(4, 3)], [(1, 3)]], id="one"),
        pytest.param((2, 3, 4), None, id="all but one"),
        pytest.param((1, 2, 3, 4), None, id="everybody"),
    ],
)  # fmt: skip
def test_whoever_leaves_loses_and_the_others_go_on(
    gone: tuple[int, ...], rounds: list[list[tuple[int, ...]]] | None
) -> None:
    found = begun(Format.DOUBLE, 4)
    if gone == (3, 4):
        found = whole_round(found)
    found = left(found, *gone)
    while found.stage is Stage.RUNNING:
        found = whole_round(found)
    if rounds is not None:
        assert rounds_of(found) == rounds
    stayed = [one for one in (1, 2, 3, 4) if one not in gone]
    assert winners_of(found) == tuple(stayed[:1])
    assert [*wrong_with(found, {}, due=False)] == [
        f"the match of pairing {one.number} of round {one.round} has no result"
        for one in found.pairings
        if one.cause is Cause.MATCH
    ]


def test_if_both_lose_it_is_a_defeat_for_both() -> None:
    """The worse seed meets a loser at once, the better one in place of who would lose later."""
    found = changes.decide(begun(Format.DOUBLE, 8), 1, Result.NEITHER, ADMIN, "so")
    assert all(one.still_in for one in standings_of(found))
    while found.stage is Stage.RUNNING:
        found = whole_round(found)
    assert rounds_of(found) == [
        [(1, 8), (4, 5), (2, 7), (3, 6)],
        [(4,), (2, 3), (8, 5), (7, 6)],
        [(5, 3), (6, 1)],
        [(4, 2), (3, 1)],
        [(1, 4)],
        [(2, 1)],
        [(2, 1)],
    ]  # fmt: skip
    assert winners_of(found) == (1,)


def test_if_both_lose_a_match_of_the_losers_both_are_out_and_have_their_place() -> None:
    found = whole_round(begun(Format.DOUBLE, 8))
    found = changes.decide(found, 3, Result.NEITHER, ADMIN, "so")
    lines = {one.person_id: one for one in standings_of(found)}
    assert [lines[one].still_in for one in (5, 8)] == [False] * 2
    found = whole_round(found)
    assert [one.people for one in found.of_round(3)] == [(3,), (6, 4)]


def test_if_both_lose_the_last_match_of_the_winners_one_of_them_is_in_the_grand_final() -> None:
    """It has no second match, as nobody is unbeaten."""
    found = whole_round(begun(Format.DOUBLE, 4))
    found = changes.decide(found, 1, Result.NEITHER, ADMIN, "so")
    while found.stage is Stage.RUNNING:
        found = whole_round(found)
    assert rounds_of(found) == [[(1, 4), (2, 3)], [(1, 2), (4, 3)], [(3, 2)], [(1, 2)]]
    assert winners_of(found) == (1,)


@given(st.integers(3, 32), st.randoms(use_true_random=False))
@settings(deadline=None)
def test_nobody_is_out_before_a_second_defeat_and_nobody_plays_after_it(
    players: int, chance: Random
) -> None:
    """This holds for all results, also if nobody comes to a match."""
    found = begun(Format.DOUBLE, players)
    defeats = Counter[int]()
    while found.stage is Stage.RUNNING:
        now = found.of_round(found.round)
        people = [person for one in now for person in one.people]
        assert len({*people}) == len(people)
        assert all(defeats[person] < 2 for person in people)
        for one in found.undecided:
            result = chance.choice((Result.FIRST, Result.SECOND, Result.NEITHER))
            found = changes.decide(found, one.number, result, ADMIN, "so")
            winner = {Result.FIRST: one.first, Result.SECOND: one.second}.get(result)
            defeats.update(person for person in one.people if person != winner)
        found = changes.go_on(found, {}, {}, at=AT)
    still_in = {one.person.id for one in found.entrants if defeats[one.person.id] < 2}
    assert {*winners_of(found)} == still_in


def test_parts_and_numbers_of_a_round() -> None:
    rounds = double_elimination.rounds_for(4)
    assert rounds == 9
    sizes = [double_elimination.pairings_in(rounds, n) for n in range(1, 8)]
    assert sizes == [(8, 0), (4, 4), (0, 4), (2, 2), (0, 2), (1, 1), (0, 1)]


def test_to_which_part_each_match_belongs_and_who_is_out_by_it() -> None:
    w, los, fin = BracketPart.WINNERS, BracketPart.LOSERS, BracketPart.FINAL
    parts = [[w] * 4, [w, w, los, los], [los, los], [w, los], [los], [fin]]
    found = begun(Format.DOUBLE, 8)
    out = [8, 8, 6, 4, 3, 2]  # the number of remaining players before each round
    for number, kinds in enumerate(parts, 1):
        now = [one.number for one in found.of_round(number)]
        assert [double_elimination.part_of(7, number, place) for place in now] == kinds
        ranks = [one.rank for one in standings_of(found)]
        assert ranks == [*[None] * out[number - 1], *[1, 2, 3, 4, 5, 5, 7, 7][out[number - 1] :]]
        found = whole_round(found)
    assert double_elimination.part_of(7, 7, 1) is fin


def test_the_picture_shows_the_end_where_nobody_came_to_some_matches() -> None:
    picture = double_of(texts_in("en"), played_by_seed(5), {})
    shown = [part.first_shown for part in (picture.winners, picture.losers)]
    assert [names[first] for names, first in zip(picture.names, shown, strict=True)] == [
        "round-2", "round-3",
    ]  # fmt: skip


async def test_everybody_sees_both_brackets(room: BotHarness) -> None:
    aoi, ben, *_ = await signed_up(room, "Chiyo", "Dai", format="double")
    assert "Two losses and you're out" in board(room).content
    await looked(room, minutes=30)
    assert "Round 1/4" in board(room).content
    await won_by_first(room)
    content = board(room).content
    assert content.index("**Winners' bracket**") < content.index("Losers' bracket")
    assert "🔁" not in content
    for _ in range(2):
        await won_by_first(room)
    assert "Grand final" in board(room).content
    shown = await ben.command("koikoi tournament")
    assert "Grand final" in shown.text
    found = await newest(room)
    final = found.undecided[0]
    await room.service.of(Tournaments).decide(found.id, 1, Result.SECOND, ADMIN, "so")
    await looked(room)
    assert "Grand final, second match" in board(room).content
    picture = double_of(texts_in("en"), await newest(room), {})
    assert picture.names == (
        ("round-1", "round-2", "grand-final", "grand-final"), ("round-2", "round-3"),
    )  # fmt: skip
    await won_by_first(room)
    assert f"Congratulations, {aoi.mention}" in board(room).content
    assert final.first == aoi.id


@pytest.mark.parametrize("players", [3, 4])
def test_whoever_wins_or_loses_each_pairing_has_the_number_of_its_place(players: int) -> None:
    """Every sequence of results is played, also those with two losers."""
    paths, lone = [begun(Format.DOUBLE, players)], 0
    while paths:
        found = paths.pop()
        numbers = [one.number for one in found.of_round(found.round)]
        winners, losers = double_elimination.pairings_in(found.rounds or 0, found.round)
        is_final = found.round >= (found.rounds or 0) - 1
        allowed = range(1, 2 if is_final else winners + losers + 1)
        assert numbers == sorted(set(numbers) & set(allowed)), (found.round, numbers)
        lone += is_final and any(one.second is None for one in found.of_round(found.round))
        if found.stage is not Stage.RUNNING:
            continue
        after = [
            changes.decide(found, one.number, result, ADMIN, "so")
            for one in found.undecided[:1]
            for result in (Result.FIRST, Result.SECOND, Result.NEITHER)
        ]
        paths += [changes.go_on(one, {}, {}, at=AT) for one in after or [found]]
    assert lone, "somebody was alone in the grand final"
