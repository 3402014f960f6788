"""Playouts for the match, the assumed kind of the opponent, and the use of saved playouts."""

from collections.abc import Iterator

import numpy as np
import pytest

from bot.koikoi import (
    PRESETS,
    Match,
    Phase,
    make_rules,
    view_for,
)
from bot.koikoi.engine import table
from bot.opponents.compiled.compiling import Numbers
from bot.opponents.compiled.encoding import observe, past_choices, rule_numbers
from bot.opponents.levels.greedy import Greedy, Opponent
from bot.opponents.search import belief, match_equity, monte_carlo, rollout_policy
from bot.opponents.search.match_equity import SearchGoal
from bot.opponents.search.rollout_policy import (
    ALIKE,
    GREEDY,
    KINDS_OF_PLAYERS,
    SELFPLAY_NETWORK,
    SIMPLE,
    STRONG,
)
from bot.opponents.search.search_player import MASTER, PolicyPlayer, policies_for, trial_of
from tests.opponents.positions import played, positions

CALL, STOP, OPEN = 1, 0, -1


def decision(rounds: int) -> Match:
    """Return the first decision in a match that is even."""
    rules = make_rules("wikipedia-2020", {"rounds": str(rounds)})
    return next(
        match
        for seed in range(100)
        for match in positions(rules, seed)
        if match.phase is Phase.DECIDE
    )


def settled(match: Match, goal: SearchGoal, lead: int = 0) -> int:
    """Return the forced choice of the player to act, with this lead before the round."""
    assert match.to_act is not None
    now = observe(view_for(match, match.to_act))
    now.state[table.SCORE + now.seat] += max(lead, 0)
    now.state[table.SCORE + 1 - now.seat] += max(-lead, 0)
    numbers = rule_numbers(match.rules)
    return monte_carlo.settles_the_match(now.state, numbers, goal, rollout_policy.new_workspace(1))


def test_nobody_risks_a_match_that_stopping_wins() -> None:
    match = decision(rounds=1)
    goal = match_equity.match_goal(match.rules, match.number)
    assert settled(match, goal) == STOP


def test_nobody_stops_at_points_that_lose_the_match() -> None:
    match = decision(rounds=1)
    goal = match_equity.match_goal(match.rules, match.number)
    assert settled(match, goal, lead=-100) == CALL


@pytest.mark.parametrize("lead", [-100, 0, 100])
def test_who_plays_for_points_is_bound_by_nothing(lead: int) -> None:
    assert settled(decision(rounds=1), match_equity.FOR_POINTS, lead) == OPEN


def test_with_rounds_to_come_points_still_count() -> None:
    match = decision(rounds=12)
    goal = match_equity.match_goal(match.rules, match.number)
    assert settled(match, goal) == OPEN
    assert settled(match, goal, lead=100) == STOP


def whole_state(match: Match) -> Numbers:
    """Return the state of a round including all hidden cards."""
    held = match.round
    assert held is not None
    now = observe(view_for(match, held.to_act))
    state = now.state.copy()
    state[table.HAND + 1 - now.seat] = held.hands[1 - now.seat]
    start = table.PILE + held.draws
    state[start : start + len(held.pile) - held.draws] = held.pile[held.draws :]
    return state


def decisions(count: int, rounds: int = 12) -> Iterator[Match]:
    """Yield decisions of random matches, with cards left to play."""
    rules = make_rules("wikipedia-2020", {"rounds": str(rounds)})
    found = (
        match
        for seed in range(100)
        for match in positions(rules, seed)
        if match.phase is Phase.DECIDE
    )
    for _ in range(count):
        yield next(found)


def test_what_giving_up_saves_goes_to_the_choices_that_are_left() -> None:
    rules = PRESETS["wikipedia-2020"]
    policies = policies_for(rules, MASTER)
    more = 0
    for match in list(positions(rules, seed=3))[:12]:
        view = view_for(match, match.to_act)
        if len(view.legal) < 3 or match.phase is Phase.SWAP:
            continue
        tried = []
        for playouts in (0, 3000):
            now = observe(view)  # a new one, because belief changes the order of the unseen cards
            guesses = belief.new_guesses(3000 // len(view.legal))
            workspace = rollout_policy.new_workspace(1)
            belief.believe(now, past_choices(view), policies, guesses, workspace)
            trial = trial_of(view.legal, guesses, 2.5, playouts)
            worlds = monte_carlo.try_out(now, trial, match_equity.FOR_POINTS, policies, workspace)
            tried.append(worlds)
            assert np.count_nonzero(trial.results[:, worlds:]) == 0
        assert tried[1] >= tried[0]
        more += tried[1] > tried[0]
    assert more > 3


def shares_of_kinds(opponent: Opponent, rounds: int = 12) -> list[float]:
    """Return the mean likelihood of each kind of opponent, late in a round."""
    rules = PRESETS["wikipedia-2020"]
    policies = policies_for(rules, MASTER)
    players = PolicyPlayer(sharpness=1.0), opponent
    shares = []
    for _, view in played(rules, players, seed=4, rounds=rounds):
        if view.seat == 0 and view.turn > 8:
            guesses = belief.new_guesses(200)
            workspace = rollout_policy.new_workspace(1)
            belief.believe(observe(view), past_choices(view), policies, guesses, workspace)
            shares.append(np.bincount(guesses.kinds, minlength=KINDS_OF_PLAYERS) / 200)
    return [float(share) for share in np.mean(shares, axis=0)]


def test_it_shows_in_the_play_of_the_other_of_what_kind_they_are() -> None:
    of_greedy, of_instinct, of_strong = (
        shares_of_kinds(player)
        for player in (
            Greedy(),
            PolicyPlayer(sharpness=1.0),
            PolicyPlayer(sharpness=MASTER.sharpness, network=SELFPLAY_NETWORK),
        )
    )
    alike = 1 - MASTER.greedy_share - MASTER.simple_share - MASTER.strong_share
    assert of_greedy[GREEDY] > MASTER.greedy_share > of_instinct[GREEDY]
    assert of_greedy[ALIKE] < alike < of_instinct[ALIKE]
    assert of_strong[STRONG] > MASTER.strong_share > of_greedy[STRONG]
    assert of_strong[STRONG] > of_strong[ALIKE]


def test_only_who_is_alike_is_thought_to_mind_the_match() -> None:
    """Far behind in the last round, only such a player continues for the sake of the match."""
    rules = PRESETS["wikipedia-2020"]
    policies = policies_for(rules, MASTER)
    stopped = dict.fromkeys(range(KINDS_OF_PLAYERS), 0)
    for match in decisions(40, rounds=1):
        goal = match_equity.match_goal(match.rules, match.number)
        state = whole_state(match)
        seat = int(state[table.TO_ACT])
        state[table.SCORE + 1 - seat] = 100
        now = observe(view_for(match, match.to_act))._replace(seat=1 - seat)
        for kind in stopped:
            workspace = rollout_policy.new_workspace(7)
            table.copy(workspace.state, state)
            monte_carlo.play_on(now, goal, policies, kind, workspace)
            stopped[kind] += workspace.state[table.TURN] == state[table.TURN]
    for kind in (ALIKE, STRONG):
        assert stopped[kind] < stopped[GREEDY]
        assert stopped[kind] < stopped[SIMPLE]
