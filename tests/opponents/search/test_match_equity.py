"""Match equity: right in cases calculated by hand, and consistent with the ends of matches."""

import itertools
from collections.abc import Iterator, Sequence

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.koikoi import PRESETS, Rules, make_rules
from bot.koikoi.engine import table
from bot.koikoi.rules.lookups import numbers_of
from bot.opponents.compiled.compiling import Weights
from bot.opponents.compiled.encoding import Observation, rule_numbers
from bot.opponents.compiled.rng import deal_shuffled
from bot.opponents.search import match_equity, monte_carlo, rollout_policy, round_results
from bot.opponents.search.match_equity import (
    before_round,
    chance_at,
    match_goal,
    race_to,
    tie_break,
    walk_to,
)
from bot.opponents.search.rollout_policy import ALIKE
from bot.opponents.search.round_results import SHARPNESS, Months, RoundResults, in_round
from bot.opponents.search.search_player import MASTER, TEACHER, policies_for
from bot.opponents.search.teacher import chance_before

DRAW = np.array([[0.0, 0.5, 1.0], [0.0, 0.5, 1.0]])
"""The chances after the last round, if a tie is a draw."""

ODD_ENDS = {
    "extra-rounds": make_rules("wikipedia-2020", {"rounds": "1", "tie": "extra_round"}),
    "extra-months": make_rules("ktane", {"rounds": "12", "tie": "extra_round"}),
    "alternating": make_rules("wikipedia-2020", {"rounds": "3", "next_dealer": "alternate"}),
    "bank-3": make_rules("steam", {"bank": "3"}),
    "zero-sum": make_rules("wikipedia-2020", {"rounds": "3", "zero_sum": "on"}),
    "long-race": make_rules("wikipedia-2020", {"target": "150"}),
    "race-from-a-bank": make_rules("wikipedia-2020", {"target": "60", "bank": "40"}),
    "tug": make_rules("wikipedia-2020", {"target": "25", "zero_sum": "on"}),
    "tug-from-a-bank": make_rules("steam", {"target": "50"}),
    "tug-to-near-bust": make_rules("steam", {"target": "80", "bank": "10"}),
}
ALL = {**PRESETS, **ODD_ENDS}


def of(*results: tuple[int, int, float]) -> RoundResults:
    """Return results without decisions: gain of the dealer, change of dealer, likelihood."""
    gains, changes, likely = (np.array(one) for one in zip(*results, strict=True))
    # One course that ends at each result with the remaining probability.
    left = np.maximum(1.0 - np.concatenate([[0.0], np.cumsum(likely)[:-1]]), 1e-12)
    calls = 1.0 - np.minimum(likely / left, 1.0)
    calls[-1] = 0.0
    steps = np.arange(len(gains))
    return RoundResults(
        gains, changes, likely, np.array([0, len(steps)]), steps, np.zeros_like(steps), calls
    )


WINNER_DEALS = of((3, 0, 0.5), (-3, 1, 0.3), (0, 0, 0.2))


def at(chances: Weights, deals: int, lead: int) -> float:
    reach = chances.shape[1] // 2
    return float(chances[deals, np.clip(lead + reach, 0, 2 * reach)])


# Calculated by hand


@pytest.mark.parametrize(
    ("lead", "chance"),
    [(-4, 0.0), (-3, 0.25), (-2, 0.5), (0, 0.6), (2, 0.7), (3, 0.85), (4, 1.0), (99, 1.0)],
)
def test_one_round_is_left(lead: int, chance: float) -> None:
    chances = before_round(DRAW, WINNER_DEALS)
    assert at(chances, 1, lead) == pytest.approx(chance)
    assert at(chances, 0, -lead) == pytest.approx(1.0 - chance)


def test_two_rounds_are_left() -> None:
    chances = before_round(before_round(DRAW, WINNER_DEALS), WINNER_DEALS)
    # Dealing and even: win, then 0.85; lose and don't deal, then 1 - 0.85; or repeat with 0.6.
    assert at(chances, 1, 0) == pytest.approx(0.5 * 0.85 + 0.3 * 0.15 + 0.2 * 0.6)
    # Six behind: win, then 3 behind 0.25. Seven behind can't be caught up.
    assert at(chances, 1, -6) == pytest.approx(0.5 * 0.25)
    assert at(chances, 1, -7) == 0.0


def test_one_hand_busts() -> None:
    later = before_round(DRAW, WINNER_DEALS, bust=3)
    chances = before_round(later, WINNER_DEALS, bust=3)
    # A win of three ends the match; otherwise the last round follows.
    assert at(chances, 1, 0) == pytest.approx(0.5 + 0.2 * 0.6)
    assert at(chances, 1, 1) == pytest.approx(0.5 + 0.3 * at(later, 0, -2) + 0.2 * at(later, 1, 1))
    assert at(chances, 1, 3) == at(later, 1, 3) == 1.0


def test_who_needs_one_hand_each() -> None:
    chances = race_to(3, WINNER_DEALS)
    # The next points decide, and the dealer stays until then.
    assert chances[1, 3, 3] == pytest.approx(0.5 / 0.8)
    assert chances[0, 3, 3] == pytest.approx(0.3 / 0.8)
    assert chances[1, 1, 2] == chances[1, 3, 3]
    assert chances[1, 0, 2] == 1.0
    assert chances[0, 2, 0] == 0.0


def test_a_race_of_two_hands() -> None:
    chances = race_to(6, WINNER_DEALS)
    dealing, waiting = 0.5 / 0.8, 0.3 / 0.8
    ahead = dealing + waiting * waiting  # one needs one hand, the other two: wins now, or next
    behind = dealing * dealing
    assert chances[1, 3, 6] == pytest.approx(ahead)
    assert chances[1, 6, 3] == pytest.approx(behind)
    assert chances[1, 6, 6] == pytest.approx(dealing * ahead + waiting * (1.0 - ahead))


def test_a_tug_of_one_hand_and_of_two() -> None:
    alternate = of((3, 1, 0.5), (-3, 1, 0.3), (0, 1, 0.2))
    even = at(walk_to(3, alternate), 1, 0)
    assert even == pytest.approx(0.5 + 0.2 * (1.0 - even))
    fair = of((3, 1, 0.5), (-3, 1, 0.5))
    assert at(walk_to(6, fair), 1, 0) == pytest.approx(0.5)
    assert at(walk_to(6, fair), 1, 3) == pytest.approx(0.75)


def test_points_that_break_a_tie() -> None:
    assert tie_break((WINNER_DEALS,), 3) == pytest.approx(0.5 / 0.8)
    alternate = of((3, 1, 0.5), (-3, 1, 0.3), (0, 1, 0.2))
    assert tie_break((alternate,), 3) == pytest.approx((0.5 + 0.2) / 1.2)


def test_a_tie_is_broken_month_by_month() -> None:
    months = (
        of((1, 0, 0.5), (-1, 1, 0.1), (0, 0, 0.4)),
        of((1, 0, 0.2), (-1, 1, 0.6), (0, 0, 0.2)),
    )
    # After round 3 follows a month of the second kind, then one of the first.
    assert tie_break(months, 3) == pytest.approx((0.2 + 0.2 * 0.5) / (1.0 - 0.2 * 0.4))
    assert tie_break(months, 4) == pytest.approx((0.5 + 0.4 * 0.2) / (1.0 - 0.4 * 0.2))


@pytest.mark.parametrize("changes", [0, 1])
def test_nobody_wins_a_match_in_which_nobody_scores(changes: int) -> None:
    nothing = of((0, changes, 1.0))
    assert tie_break((nothing,), 1) == pytest.approx(0.5)
    assert race_to(2, nothing)[1, 1, 2] == pytest.approx(0.5)
    assert at(walk_to(2, nothing), 1, 1) == pytest.approx(0.5)


def test_there_and_back_for_ever_is_a_draw() -> None:
    assert at(walk_to(5, of((1, 1, 1.0))), 1, 0) == pytest.approx(0.5)


# Players who consider the match

TWO_STEPS = RoundResults(
    gains=np.array([3, 6, -5, -9]),
    changes=np.array([0, 0, 1, 1]),
    likely=np.array([0.25, 0.25, 0.4, 0.1]),
    starts=np.array([0, 2, 4]),
    steps=np.array([0, 1, 2, 3]),
    deciders=np.array([1, 0, -1, 0]),
    calls=np.array([0.5, 0.0, 0.2, 0.0]),
)
"""Two courses: the dealer may stop for 3, or gets 6; or the other stops for 5, or gets 9."""


@pytest.mark.parametrize(
    ("lead", "chance"),
    [
        (0, 0.5),  # each stops as soon as that wins
        (-2, 0.5),
        (-3, 0.5 * (0.5 * 0.5 + 0.5)),  # stopping for 3 is a draw: the policy decides
        (-4, 0.5),  # stopping for 3 loses: 6 win
        (-6, 0.5 * 0.5),
        (5, 0.5 + 0.5 * 0.8 * 0.5),  # stopping for 5 is a draw
        (6, 0.5),  # stopping for 5 loses: 9 win
        (9, 0.5 + 0.5 * 0.5),
    ],
)
def test_who_minds_the_match_stops_or_plays_on(lead: int, chance: float) -> None:
    assert at(before_round(DRAW, TWO_STEPS), 1, lead) == pytest.approx(chance)


def test_who_does_not_mind_it_plays_as_ever() -> None:
    chances = before_round(DRAW, TWO_STEPS, minded=False)
    assert at(chances, 1, -4) == pytest.approx(0.25)
    assert at(chances, 1, 6) == pytest.approx(0.5 + 0.4)
    assert at(chances, 0, 4) == pytest.approx(0.75)


RISK = RoundResults(
    gains=np.array([3, -9]),
    changes=np.array([0, 1]),
    likely=np.array([0.5, 0.5]),
    starts=np.array([0, 2]),
    steps=np.array([0, 1]),
    deciders=np.array([1, 0]),
    calls=np.array([0.5, 0.0]),
)
"""The dealer may stop for 3, or the other gets 9."""


def test_in_a_race_and_a_tug_and_after_a_tie_it_is_minded() -> None:
    assert race_to(3, RISK)[1, 3, 3] == pytest.approx(1.0)
    assert at(walk_to(3, RISK), 1, 0) == pytest.approx(1.0)
    assert tie_break((RISK,), 1) == pytest.approx(1.0)


def test_the_rounds_give_the_results_their_likelihood() -> None:
    likely = np.zeros(4)
    round_results.weigh(TWO_STEPS, np.full(4, 0.5), likely)
    assert likely == pytest.approx(TWO_STEPS.likely)


# Invariants

RESULTS = st.lists(
    st.tuples(st.integers(-9, 9), st.integers(0, 1), st.integers(1, 20)), min_size=1, max_size=8
).map(
    lambda found: of(*[(gain, changes, n / sum(f[2] for f in found)) for gain, changes, n in found])
)


def tables(results: RoundResults) -> list[Weights]:
    """Return tables of several rounds, with a bank and without, and of a walk; by lead."""
    found = [walk_to(7, results)]
    for bust in (None, 4):
        after = DRAW
        for _ in range(3):
            after = before_round(after, results, bust)
            found.append(after)
    return found


@example(  # a sum that is rounded to more than one
    results=of(*[(int(n == 10), 0, n / 86) for n in (1, 1, 17, 11, 20, 8, 18, 10)])
)
@settings(deadline=None, derandomize=True)
@given(results=RESULTS)
def test_a_lead_helps_and_one_wins_what_the_other_loses(results: RoundResults) -> None:
    for chances in tables(results):
        assert chances.min() >= 0.0
        assert chances.max() <= 1.0
        assert np.all(np.diff(chances, axis=1) >= -1e-6)
        assert np.allclose(chances[1] + chances[0, ::-1], 1.0)
    race = race_to(12, results)
    assert np.all(np.diff(race, axis=1)[:, :, 1:] <= 1e-9)
    assert np.all(np.diff(race, axis=2)[:, 1:, :] >= -1e-9)
    assert np.allclose(race[1] + race[0].T, 1.0)


@pytest.mark.parametrize("name", [*PRESETS, "extra-months"])
def test_the_results_are_those_of_two_equal_players(name: str) -> None:
    months = round_results.round_results(ALL[name])
    assert len(months) == (12 if name == "extra-months" else 1)
    for results in months:
        assert results.likely.sum() == pytest.approx(1.0)
        assert results.most > 0
    start = ALL[name].bank or 0
    deals, waits = (chance_before(ALL[name], 1, (start, start), deals=d) for d in (True, False))
    assert deals + waits == pytest.approx(1.0)
    assert 0.48 < deals < 0.65


# Consistent with the ends of matches


def finish(rules: Rules, state: list[int], gain: int, changes: int) -> None:
    """End a round with a given result, in the way of the game itself."""
    numbers = numbers_of(rules)
    dealer = state[table.OYA]
    winner = dealer if gain >= 0 else 1 - dealer
    table.end_round(state, winner, abs(gain), table.NONE, numbers)
    state[table.OYA] = 1 - dealer if changes else dealer


def won(state: Sequence[int]) -> float:
    """Return the value of a finished match for seat 0."""
    return {0: 1.0, 1: 0.0, table.DRAWN_MATCH: 0.5}[state[table.WINNER]]


def start_of(rules: Rules, number: int, lead: int, dealer: int) -> list[int]:
    state = [0] * table.STATE_SIZE
    table.new_match(state, numbers_of(rules))
    state[table.NUMBER], state[table.OYA] = number, dealer
    ahead = table.SCORE if lead > 0 else table.SCORE + 1
    state[ahead] += abs(lead)
    if rules.zero_sum:
        state[table.SCORE + table.SCORE + 1 - ahead] -= abs(lead)
    return state


def chance(rules: Rules, state: Sequence[int]) -> float:
    scores = (state[table.SCORE], state[table.SCORE + 1])
    return chance_before(rules, state[table.NUMBER], scores, deals=state[table.OYA] == 0)


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> Iterator[Months]:
    """Thirteen months of results that no cached table of the other tests contains."""
    gains = [1, 2, 6, 19, 0, 0, -1, -5, -12]
    changes = [0, 1, 0, 0, 0, 1, 1, 0, 1]
    likely = np.random.default_rng(3).dirichlet(np.ones(len(gains)), 13)
    tables = match_equity.after_round, match_equity.walk, match_equity.race
    for one in tables:
        one.cache_clear()
    results = tuple(of(*zip(gains, changes, month, strict=True)) for month in likely)
    monkeypatch.setattr(match_equity, "round_results", lambda _: results)
    yield results
    for one in tables:
        one.cache_clear()


@pytest.mark.parametrize("name", ALL)
def test_it_is_what_the_next_round_makes_of_it(name: str, by_hand: Months) -> None:
    """The game applies each result of a round; then the match is over, or its chance looked up."""
    rules = ALL[name]
    lasts = rules.rounds or 5
    for number, lead, dealer in itertools.product(
        (1, lasts - 1, lasts, lasts + 1, lasts + 8), (0, 1, -1, 2, -3, 11, 24), (0, 1)
    ):
        state = start_of(rules, number, lead, dealer)
        scores = state[table.SCORE : table.NUMBER]
        over = number < 1 or (rules.bank is not None and min(scores) <= 0)
        over |= rules.target is not None and max(scores) >= rules.target
        over |= rules.rounds is not None and number > lasts and (lead != 0 or rules.tie == "draw")
        if over:
            continue
        whole = 0.0
        month = in_round(by_hand, number if rules.rounds else 1)
        for gain, changes, likely in zip(month.gains, month.changes, month.likely, strict=True):
            later = list(state)
            finish(rules, later, int(gain), int(changes))
            over = later[table.PHASE] == table.FINISHED
            whole += likely * (won(later) if over else chance(rules, later))
        assert chance(rules, state) == pytest.approx(whole, abs=1e-6)


@pytest.mark.parametrize("name", ["steam", "sloperama", "tug"])
def test_equal_players_win_their_matches_as_often_as_it_says(name: str) -> None:
    """Complete matches are played like playouts, from the first deal to the last."""
    rules, matches = ALL[name], 600
    numbers = rule_numbers(rules)
    policies = policies_for(rules, MASTER)
    policies = policies._replace(alike=policies.own)
    workspace = rollout_policy.new_workspace(77)
    state, deck = workspace.state, np.arange(48)
    first = Observation(0, state, numbers, np.zeros(0, np.int64), 8)
    whole = 0.0
    for _ in range(matches):
        table.new_match(state, numbers)  # seat 0 deals first
        while state[table.PHASE] != table.FINISHED:
            goal = match_goal(rules, int(state[table.NUMBER]))
            deal_shuffled(state, deck, workspace.deal_rng, numbers)
            if state[table.PHASE] == table.SWAP:
                table.settle_swap(state, False, numbers)
            monte_carlo.play_on(first, goal, policies, ALIKE, workspace)
        whole += won([int(n) for n in state])
    start = rules.bank or 0
    expected = chance_before(rules, 1, (start, start), deals=True)
    assert abs(whole / matches - expected) < 4 * 0.5 / matches**0.5


def test_a_lucky_hand_is_a_result() -> None:
    """About one deal in a hundred has one: its points must not be lost by a new deal."""
    rules = make_rules("wikipedia-2020", {"teshi": "pay:97", "kuttsuki": "pay:97"})
    (results,) = round_results.round_results(rules)
    paid = results.likely[np.abs(results.gains) == 97].sum()
    assert 0.002 < paid < 0.03
    dealt = results.likely[results.gains == 97].sum()
    assert dealt == pytest.approx(paid / 2, rel=0.4)


# Settings of the players


def test_the_rounds_are_played_as_the_master_plays_them() -> None:
    assert MASTER.sharpness == TEACHER.sharpness == SHARPNESS
    assert MASTER.corrected


@pytest.mark.parametrize("name", ALL)
@pytest.mark.usefixtures("by_hand")
def test_every_match_has_chances_and_none_is_for_points(name: str) -> None:
    rules = ALL[name]
    goal = match_goal(rules, 1)
    assert goal.kind != match_equity.POINTS
    start = rules.bank or 0
    far = 5000
    assert chance_at(goal, start + far, start - far * rules.zero_sum, 0) == 1.0
    assert chance_at(goal, start - far * rules.zero_sum, start + far, 1) == 0.0
