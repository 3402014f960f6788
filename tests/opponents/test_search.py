"""Playing on for the match: what nobody would do at a decision that decides it."""

import pytest

from bot.koikoi import Match, Phase, make_rules, view_for
from bot.opponents import flow, instinct, prospects, search
from bot.opponents.prospects import Goal
from bot.opponents.rule_numbers import rule_numbers
from bot.opponents.situation import situation_of
from tests.opponents.positions import positions

CALL, STOP, OPEN = 1, 0, -1


def decision(rounds: int) -> Match:
    """The first decision in a match that nobody leads."""
    rules = make_rules("wikipedia-2020", {"rounds": str(rounds)})
    return next(
        match
        for seed in range(100)
        for match in positions(rules, seed)
        if match.phase is Phase.DECIDE
    )


def settled(match: Match, goal: Goal, lead: int = 0) -> int:
    """What is settled at a decision for who is to act, with this lead before the round."""
    assert match.to_act is not None
    now = situation_of(view_for(match, match.to_act))
    now.state[flow.SCORE + now.seat] += max(lead, 0)
    now.state[flow.SCORE + 1 - now.seat] += max(-lead, 0)
    numbers = rule_numbers(match.rules)
    return search.settles_the_match(now.state, numbers, goal, instinct.new_desk(1))


def test_nobody_risks_a_match_that_stopping_wins() -> None:
    match = decision(rounds=1)
    goal = prospects.match_goal(match.rules, match.number)
    assert settled(match, goal) == STOP


def test_nobody_stops_at_points_that_lose_the_match() -> None:
    match = decision(rounds=1)
    goal = prospects.match_goal(match.rules, match.number)
    assert settled(match, goal, lead=-100) == CALL


@pytest.mark.parametrize("lead", [-100, 0, 100])
def test_who_plays_for_points_is_bound_by_nothing(lead: int) -> None:
    assert settled(decision(rounds=1), prospects.FOR_POINTS, lead) == OPEN


def test_with_rounds_to_come_points_still_count() -> None:
    match = decision(rounds=12)
    goal = prospects.match_goal(match.rules, match.number)
    assert settled(match, goal) == OPEN
    assert settled(match, goal, lead=100) == STOP
