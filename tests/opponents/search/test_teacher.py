"""The teacher: complete, reproducible, blind to hidden cards, and right in simple cases."""

import random
from itertools import pairwise

import pytest

from bot.koikoi import PRESETS, Koi, Match, Phase, Rules, Stop, make_rules, other, view_for
from bot.opponents.advice import EngineAdvice
from bot.opponents.search.teacher import advise, chance_before, point_worth
from tests.opponents.odd_rules import all_rules, cases, presets
from tests.opponents.positions import positions, reshuffled

FEW = 400


def advice(match: Match, playouts: int = FEW) -> EngineAdvice:
    return advise(view_for(match, match.to_act), random.Random(5), playouts)


@pytest.mark.parametrize(("name", "rules"), cases(odd=12))
def test_every_legal_action_is_judged_under_all_rules(name: str, rules: Rules) -> None:
    for match in positions(rules, seed=4):
        said = advice(match)
        view = view_for(match, match.to_act)
        assert sorted(one.action.text for one in said.judged) == sorted(a.text for a in view.legal)
        assert all(0.0 <= one.chance <= 1.0 for one in said.judged)
        assert all(one.error >= 0.0 for one in said.judged)
        assert said.judged[0].error == said.judged[0].chance_error == 0.0
        assert (said.odds is not None) == (match.phase is Phase.DECIDE)
        if said.odds is not None:
            whole = said.odds.improve + said.odds.other_first + said.odds.nobody
            assert whole == pytest.approx(1.0)


def test_a_long_race_may_begin_far_from_nothing() -> None:
    """With points from the start, only the points still missing are judged."""
    rules = [
        make_rules("wikipedia-2020", {"target": "300", "bank": "200"}),
        make_rules("wikipedia-2020", {"target": "260", "bank": "160"}),
    ]
    chances = [[one.chance for one in advice(next(positions(r, seed=4))).judged] for r in rules]
    assert chances[0] == chances[1]


@pytest.mark.parametrize("preset", presets("wikipedia-2020", "sloperama"))
def test_what_cannot_be_seen_never_changes_the_advice(preset: str) -> None:
    for match in positions(PRESETS[preset], seed=6):
        first = advice(match)
        assert advice(match) == first
        assert advice(reshuffled(match, random.Random(match.seq))) == first


@pytest.mark.parametrize("preset", presets("wikipedia-2020", "nintendo"))
def test_stopping_is_worth_what_it_says(preset: str) -> None:
    found = 0
    for seed in range(4):
        for match in positions(PRESETS[preset], seed):
            view = view_for(match, match.to_act)
            if view.stake is None:
                continue
            by_action = {one.action: one for one in advice(match).judged}
            assert by_action[Stop()].points == pytest.approx(view.stake.score.total)
            assert set(by_action) == {Koi(), Stop()}
            found += 1
    assert found


def test_the_best_comes_first_by_the_chance_to_win() -> None:
    for match in positions(PRESETS["wikipedia-2020"], seed=9):
        chances = [one.chance for one in advice(match, 4000).judged]
        assert all(first >= second - 0.05 for first, second in pairwise(chances))


def test_unseen_hands_are_equally_good() -> None:
    match = next(positions(PRESETS["sloperama"], seed=1))
    assert match.phase is Phase.SWAP
    keep, swap = advice(match).judged
    assert keep.action.text == "keep"
    assert (keep.points, keep.chance) == (swap.points, swap.chance)
    assert 0.3 < keep.chance < 0.7


@pytest.mark.parametrize(
    "rules",
    [
        *PRESETS.values(),
        make_rules("wikipedia-2020", {"target": "300"}),
        make_rules("steam", {"target": "50"}),
        make_rules("wikipedia-2020", {"target": "40", "zero_sum": "on"}),
    ],
)
def test_whoever_leads_is_likelier_to_win(rules: Rules) -> None:
    start = rules.bank or 0
    ahead = chance_before(rules, 2, (start + 8, start), deals=True)
    level = chance_before(rules, 2, (start, start), deals=True)
    behind = chance_before(rules, 2, (start, start + 8), deals=True)
    assert behind < level < ahead
    assert chance_before(rules, 2, (start, start), deals=False) == pytest.approx(
        1.0 - level, abs=0.02
    )


def test_it_is_for_who_is_to_act_only() -> None:
    match = next(positions(PRESETS["ktane"], seed=1))
    assert match.to_act is not None
    with pytest.raises(AssertionError):
        advise(view_for(match, other(match.to_act)), random.Random(1))


def test_a_point_is_always_worth_something() -> None:
    worth = {name: point_worth(rules) for name, rules in all_rules(odd=12)}
    assert not {name: one for name, one in worth.items() if not 0.0005 < one < 0.5}


def test_a_point_is_worth_more_in_a_shorter_match() -> None:
    worth = [point_worth(make_rules("wikipedia-2020", {"rounds": n})) for n in ("12", "3", "1")]
    assert all(less < more for less, more in pairwise(worth))
