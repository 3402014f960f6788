"""Match equity: the probability of winning the match at a given score before a given round.

With a lead of five points before the last round, the match is nearly won. With a lead of thirty,
a player should take no risks. Far behind, only risks help. A drawn match counts as half a win.

The probabilities follow from the results of one round (`round_results`) by dynamic programming,
for every way in which a match can end:

- After a number of rounds only the lead matters. Each round's table follows from that of the next
  one. If extra rounds break a tie, their chances solve one equation for each month.
- With a bank and zero-sum rules, a lead of twice the bank also ends the match.
- In a race, only the points that both players still need matter. Each result brings one player
  nearer to the target, and a round without points repeats the state: so the table is filled from
  the end, with two equations for each state.
- If the other player pays every point, a race is a walk between two ends: linear equations.

For the given results all of this is exact. What is left is the error of the results themselves,
which are counted in a limited number of rounds, and that they are those of two equal players who
play for points. A player who chooses by these chances is one step of policy improvement ahead of
that; the chances aren't worked out again for such players.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from bot.koikoi import Rules
from bot.opponents.compiled.compiling import Numbers, Weights, compiled
from bot.opponents.search.round_results import RoundResults, round_results

MARGIN: Final = 0.0005  # added to the probability of winning for each point gained
POINTS, LEAD, RACE = 0, 1, 2
_ENDLESS: Final = 1e-9
"""The probability of a draw that is added to each round of a match without a last round. So the
equations have a solution even if rounds that nobody wins could go on for ever."""


class Goal(NamedTuple):
    """What the search maximizes: the kind of goal, and its table of probabilities.

    The first index of `chances` is 1 if the player deals next, else 0. LEAD: the last index is
    the lead in steps, which are `1 << halves` points, plus a half of the table's length; beyond
    the ends of the table the match is decided. RACE: the player's and the opponent's points that
    they still need to `target`.
    """

    kind: int
    halves: int
    target: int
    chances: Weights


FOR_POINTS: Final = Goal(POINTS, 0, 0, np.zeros((2, 1, 1)))


@compiled
def chance_at(goal: Goal, own: int, other: int, deals: int) -> float:
    """Return the probability (0 to 1) of winning the match at this score between two rounds.

    `deals` is 1 if the player deals next, else 0. The goal must not be POINTS.
    """
    if goal.kind == LEAD:
        last = goal.chances.shape[2] - 1
        place = (own - other >> goal.halves) + last // 2
        ahead: float = goal.chances[deals, 0, max(0, min(last, place))]
        return ahead
    most = goal.chances.shape[1] - 1
    needs = max(0, min(most, goal.target - own))
    other_needs = max(0, min(most, goal.target - other))
    likely: float = goal.chances[deals, needs, other_needs]
    return likely


def match_goal(rules: Rules, number: int) -> Goal:
    """Return the goal of a player who wants to win the match, for the end of round `number`."""
    halves = 1 if rules.zero_sum else 0  # what one player wins, the other pays
    if rules.target is None:
        return Goal(LEAD, halves, 0, after_round(rules, number)[:, None, :])
    if rules.zero_sum:
        return Goal(LEAD, halves, 0, walk(rules)[:, None, :])
    return Goal(RACE, halves, rules.target, race(rules))


# A number of rounds


@lru_cache(maxsize=512)
def after_round(rules: Rules, number: int) -> Weights:
    """Return the chances after this round, by dealer and lead in steps; 0 is before the first."""
    assert rules.rounds is not None
    results = round_results(rules)
    if number >= rules.rounds:
        extra = rules.tie == "extra_round"
        return _by_dealer(np.array([0.0, tie_break(results, number) if extra else 0.5, 1.0]))
    bust = rules.bank if rules.zero_sum else None
    return before_round(after_round(rules, number + 1), results, number + 1, bust)


def before_round(
    after: Weights, results: RoundResults, number: int, bust: int | None = None
) -> Weights:
    """Return the chances before a round from those after it, both by dealer and lead in steps.

    A lead of `bust` steps ends the match.
    """
    reach = after.shape[1] // 2
    wide = reach + results.most
    if bust is not None:
        wide = min(wide, bust)
    lead = np.arange(-wide, wide + 1)
    dealing = np.zeros(len(lead))
    for gain, changes, likely in zip(
        results.gains, results.changes, results.in_round(number), strict=True
    ):
        dealing += likely * after[1 - changes, np.clip(lead + gain + reach, 0, 2 * reach)]
    dealing[0], dealing[-1] = 0.0, 1.0
    return _by_dealer(dealing)


def tie_break(results: RoundResults, number: int) -> float:
    """Return the chance of a player who deals after round `number`, if the next points decide.

    A round without points leads to the same question one month later: x = a + b · x of the next
    month, and after the last month comes the first.
    """
    constant, factor = 0.0, 1.0
    nobody = results.gains == 0
    for round_ in range(number + 1, number + 1 + len(results.likely)):
        likely = results.in_round(round_)
        changed = likely[nobody & (results.changes == 1)].sum()
        stayed = likely[nobody & (results.changes == 0)].sum()
        constant += factor * (likely[results.gains > 0].sum() + changed)
        factor *= stayed - changed
    constant += factor * 0.5 * _ENDLESS
    return float(constant / (1.0 - factor * (1.0 - _ENDLESS)))


def _by_dealer(dealing: Weights) -> Weights:
    """Return the chances by dealer. The players are equal: one's chance is the other's risk."""
    return np.stack([1.0 - dealing[::-1], dealing])


# A target


@lru_cache(maxsize=16)
def walk(rules: Rules) -> Weights:
    """Return the chances in a zero-sum race, by dealer and lead in steps."""
    assert rules.target is not None
    end = rules.target
    if rules.bank is not None:
        end = min(rules.bank, rules.target - rules.bank)
    return walk_to(end, round_results(rules))


def walk_to(end: int, results: RoundResults) -> Weights:
    """Return the chances if the first lead of `end` steps wins, by dealer and lead in steps."""
    lead = np.arange(1 - end, end)
    rows = np.arange(len(lead))
    equations, constant = np.eye(len(lead)), np.full(len(lead), 0.5 * _ENDLESS)
    for gain, changes, likely in zip(
        results.gains, results.changes, (1.0 - _ENDLESS) * results.in_round(1), strict=True
    ):
        later = lead + gain
        constant[later >= end] += likely
        inside = np.abs(later) < end
        if changes:  # the chance is 1 minus the opponent's, who deals then
            constant[inside] += likely
            equations[rows[inside], -later[inside] + end - 1] += likely
        else:
            equations[rows[inside], later[inside] + end - 1] -= likely
    dealing = np.linalg.solve(equations, constant)
    return _by_dealer(np.concatenate([[0.0], np.clip(dealing, 0.0, 1.0), [1.0]]))


@lru_cache(maxsize=16)
def race(rules: Rules) -> Weights:
    """Return the chances in a race, by dealer and the points that both players still need."""
    assert rules.target is not None
    return race_to(rules.target - (rules.bank or 0), round_results(rules))


def race_to(target: int, results: RoundResults) -> Weights:
    """Return the chances in a race to `target` points, shape (2, target + 1, target + 1)."""
    chances = np.zeros((2, target + 1, target + 1))
    chances[:, 0, :] = 1.0
    chances[:, 0, 0] = 0.5
    fill_race(results.gains, results.changes, results.in_round(1), chances)
    return chances


@compiled
def fill_race(gains: Numbers, changes: Numbers, likely: Weights, chances: Weights) -> None:
    """Fill the table of a race from its end. It must hold the chances of players who need 0."""
    stayed = changed = 0.0  # the dealer, in a round without points
    for place in range(len(gains)):
        if gains[place] == 0 and changes[place]:
            changed += likely[place]
        elif gains[place] == 0:
            stayed += likely[place]
    decided = (1.0 - stayed) * (1.0 - stayed) - changed * changed
    for own in range(1, chances.shape[1]):
        for other in range(1, chances.shape[2]):
            deals = waits = 0.0
            for place in range(len(gains)):
                gain, same = gains[place], 1 - changes[place]
                if gain > 0:
                    deals += likely[place] * chances[same, max(0, own - gain), other]
                    waits += likely[place] * chances[1 - same, own, max(0, other - gain)]
                elif gain < 0:
                    deals += likely[place] * chances[same, own, max(0, other + gain)]
                    waits += likely[place] * chances[1 - same, max(0, own + gain), other]
            if decided < 1e-12:  # nobody ever gets a point
                chances[0, own, other] = chances[1, own, other] = 0.5
            else:
                chances[1, own, other] = ((1.0 - stayed) * deals + changed * waits) / decided
                chances[0, own, other] = ((1.0 - stayed) * waits + changed * deals) / decided
