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

The rounds are those of two equal players who play for points and mind the match where it is at
stake, as in the playouts: so the probability of a result depends on the score. Only near the end of
a match is this dependence computed. In a zero-sum race it is one step of policy improvement: the
players who mind the match decide by the chances of players who don't. A player who decides by the
resulting chances, as the search does, is one step ahead of both; the chances aren't computed again
for such players.

For the given rounds all of this is exact. The only error is that of a limited number of rounds.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from bot.koikoi import Rules
from bot.opponents.compiled.compiling import Weights, compiled
from bot.opponents.search.round_results import (
    Months,
    RoundResults,
    in_round,
    round_results,
    weigh,
)

MARGIN: Final = 0.0005  # added to the probability of winning for each point gained
POINTS, LEAD, RACE = 0, 1, 2
_LAST_ROUNDS: Final = 2
_LAST_POINTS: Final = 50
"""`_LAST_ROUNDS` is the maximum number of rounds left, `_LAST_POINTS` that of points to the target
for both players, with which the probabilities of results are computed for players who mind the
match. In the last round that changes the chances by up to 0.09, in the one before by 0.004, and
earlier by 0.003 at most. It takes 0.1 ms for each score."""
_OPEN: Final = 0.002
"""With a smaller chance (0 to 1) for one player, that computation is left out."""
_MOST_LEADS: Final = 512
"""Maximum number of open leads for which that computation is done. If more leads are open, it is
done for some of them, and the change is interpolated. No preset has more."""
_LEAST: Final = 1e-7
"""With a smaller chance (0 to 1) for one player, a match counts as decided."""
_ENDLESS: Final = 1e-9
"""The probability of a draw that is added to each round of a match without a last round. So the
equations have a solution even if rounds that nobody wins could go on for ever."""


class SearchGoal(NamedTuple):
    """The goal of the search: its kind, and its table of probabilities.

    The first index of `chances` is 1 if the player deals next, else 0. LEAD: the last index is
    the lead in steps, which are `1 << halves` points, plus a half of the table's length; beyond
    the ends of the table the match is decided. RACE: the player's and the opponent's points that
    they still need to `target`.
    """

    kind: int
    halves: int
    target: int
    chances: Weights


FOR_POINTS: Final = SearchGoal(POINTS, 0, 0, np.zeros((2, 1, 1)))


@compiled
def chance_at(goal: SearchGoal, own: int, other: int, deals: int) -> float:
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


def match_goal(rules: Rules, number: int) -> SearchGoal:
    """Return the goal of a player who wants to win the match, for the end of round `number`."""
    halves = 1 if rules.zero_sum else 0  # the other player pays the points that one player wins
    if rules.target is None:
        return SearchGoal(LEAD, halves, 0, after_round(rules, number)[:, None, :])
    if rules.zero_sum:
        return SearchGoal(LEAD, halves, 0, walk(rules)[:, None, :])
    return SearchGoal(RACE, halves, rules.target, race(rules))


# A number of rounds


@lru_cache(maxsize=256)
def after_round(rules: Rules, number: int) -> Weights:
    """Return the chances after this round, by dealer and lead in steps; 0: before the first."""
    assert rules.rounds is not None
    months = round_results(rules)
    if number >= rules.rounds:
        extra = rules.tie == "extra_round"
        return _by_dealer(np.array([0.0, tie_break(months, number) if extra else 0.5, 1.0]))
    return before_round(
        after_round(rules, number + 1),
        in_round(months, number + 1),
        rules.bank if rules.zero_sum else None,
        minded=rules.rounds - number <= _LAST_ROUNDS,
    )


def before_round(
    after: Weights, results: RoundResults, bust: int | None = None, *, minded: bool = True
) -> Weights:
    """Compute the chances before a round from those after it, both by dealer and lead in steps.

    A lead of `bust` steps ends the match. `minded` is true if the players mind the match.
    """
    reach = after.shape[1] // 2
    wide = reach + results.most
    if bust is not None:
        wide = min(wide, bust)
    lead = np.arange(-wide, wide + 1)
    dealing = np.zeros(len(lead))
    add_up(results, after, dealing)
    if minded:
        undecided = np.flatnonzero(np.abs(dealing - 0.5) < 0.5 - _OPEN)
        some = undecided[:: 1 + len(undecided) // _MOST_LEADS]
        change = np.zeros(len(some))
        here = np.zeros(len(results.gains))
        for place, index in enumerate(some):
            later = np.clip(lead[index] + results.gains + reach, 0, 2 * reach)
            values = after[1 - results.changes, later]
            weigh(results, values, here)
            change[place] = values @ here - dealing[index]
        if len(some):
            dealing[undecided] += np.interp(undecided, some, change)
    dealing[0], dealing[-1] = 0.0, 1.0
    farthest = np.abs(lead[np.abs(dealing - 0.5) < 0.5 - _LEAST]).max(initial=0)
    beyond = wide - 1 - int(farthest)
    dealing = dealing[beyond : len(dealing) - beyond]
    dealing[0], dealing[-1] = 0.0, 1.0
    return _by_dealer(dealing)


@compiled
def add_up(results: RoundResults, after: Weights, dealing: Weights) -> None:
    """Compute a dealer's chances by lead in steps, if nobody minds the match, into `dealing`."""
    last, shift = after.shape[1] - 1, after.shape[1] // 2 - len(dealing) // 2
    for place in range(len(results.gains)):
        deals, likely = 1 - results.changes[place], results.likely[place]
        ahead = shift + results.gains[place]
        if likely > 0.0:
            for lead in range(len(dealing)):
                dealing[lead] += likely * after[deals, max(0, min(last, lead + ahead))]


def tie_break(months: Months, number: int) -> float:
    """Return the chance of a player who deals after round `number`, if the next points decide.

    A round without points leads to the same equation for the next month: x = a + b · x of the next
    month, and the last month is followed by the first.
    """
    constant, factor = 0.0, 1.0
    for later in range(number + 1, number + 1 + len(months)):
        results = in_round(months, later)
        nobody = results.gains == 0
        here = np.zeros(len(nobody))
        weigh(results, np.where(nobody, 0.5, results.gains > 0), here)
        changed = here[nobody & (results.changes == 1)].sum()
        stayed = here[nobody & (results.changes == 0)].sum()
        constant += factor * (here[results.gains > 0].sum() + changed)
        factor *= stayed - changed
    constant += factor * 0.5 * _ENDLESS
    return float(constant / (1.0 - factor * (1.0 - _ENDLESS)))


def _by_dealer(dealing: Weights) -> Weights:
    """Return the chances by dealer. The players are equal, so both chances sum to 1."""
    dealing = np.clip(dealing, 0.0, 1.0)  # a sum of probabilities can be rounded past one
    return np.stack([1.0 - dealing[::-1], dealing])


# A target


@lru_cache(maxsize=16)
def walk(rules: Rules) -> Weights:
    """Return the chances in a zero-sum race, by dealer and lead in steps."""
    assert rules.target is not None
    end = rules.target
    if rules.bank is not None:
        end = min(rules.bank, rules.target - rules.bank)
    return walk_to(end, in_round(round_results(rules), 1))


def walk_to(end: int, results: RoundResults) -> Weights:
    """Return the chances by dealer and lead in steps, if a lead of `end` steps wins the match."""
    lead = np.arange(1 - end, end)
    chances = _walk(end, results, np.tile(results.likely, (len(lead), 1)))
    minded = np.zeros((len(lead), len(results.gains)))
    for place, likely in zip(lead, minded, strict=True):
        later = np.clip(place + results.gains + end, 0, 2 * end)
        weigh(results, chances[1 - results.changes, later], likely)
    return _walk(end, results, minded)


def _walk(end: int, results: RoundResults, likely: Weights) -> Weights:
    """Return the chances for these probabilities, shape (leads that aren't the end, results)."""
    lead = np.arange(1 - end, end)
    rows = np.arange(len(lead))
    equations, constant = np.eye(len(lead)), np.full(len(lead), 0.5 * _ENDLESS)
    for gain, changes, column in zip(
        results.gains, results.changes, (1.0 - _ENDLESS) * likely.T, strict=True
    ):
        later = lead + gain
        won, inside = later >= end, np.abs(later) < end
        constant[won] += column[won]
        if changes:  # the chance is 1 minus the opponent's, who deals then
            constant[inside] += column[inside]
            equations[rows[inside], -later[inside] + end - 1] += column[inside]
        else:
            equations[rows[inside], later[inside] + end - 1] -= column[inside]
    dealing = np.linalg.solve(equations, constant)
    return _by_dealer(np.concatenate([[0.0], dealing, [1.0]]))


@lru_cache(maxsize=16)
def race(rules: Rules) -> Weights:
    """Return the chances in a race, by dealer and the points that both players still need."""
    assert rules.target is not None
    return race_to(rules.target - (rules.bank or 0), in_round(round_results(rules), 1))


def race_to(target: int, results: RoundResults) -> Weights:
    """Return the chances in a race to `target` points, shape (2, target + 1, target + 1)."""
    chances = np.zeros((2, target + 1, target + 1))
    chances[:, 0, :] = 1.0
    chances[:, 0, 0] = 0.5
    fill_race(results, chances, np.zeros(len(results.gains)), np.zeros(len(results.gains)))
    return chances


@compiled
def fill_race(results: RoundResults, chances: Weights, values: Weights, likely: Weights) -> None:
    """Fill the table of a race from its end. It must hold the chances of players who need 0.

    `values` and `likely`, shape (results), are arrays for intermediate results.
    """
    for more in range(1, chances.shape[1]):
        for less in range(1, more + 1):
            # x is the chance of a dealer who needs more points than the other player, y that of a
            # dealer who needs fewer. After a round without points either player may deal.
            won_x, stayed_x, changed_x = look_ahead(more, less, results, chances, values, likely)
            won_y, stayed_y, changed_y = look_ahead(less, more, results, chances, values, likely)
            # x = won_x + stayed_x · x + changed_x · (1 - y), and y is analogous
            decided = (1.0 - stayed_x) * (1.0 - stayed_y) - changed_x * changed_y
            x = y = 0.5  # if nobody ever gets a point
            if decided > 1e-12:
                won_x += changed_x
                won_y += changed_y
                x = (won_x * (1.0 - stayed_y) - changed_x * won_y) / decided
                y = (won_y * (1.0 - stayed_x) - changed_y * won_x) / decided
            chances[1, more, less], chances[0, less, more] = x, 1.0 - x
            chances[1, less, more], chances[0, more, less] = y, 1.0 - y


@compiled
def look_ahead(  # noqa: PLR0917 - what both need, the rounds, and the arrays of `fill_race`
    own: int,
    other: int,
    results: RoundResults,
    chances: Weights,
    values: Weights,
    likely: Weights,
) -> tuple[float, float, float]:
    """Return the dealer's chance to win after a round with points, and two chances of no points.

    The last two are the chances of a round without points after which the same player deals again,
    and of one after which the other player deals.
    """
    gains, changes = results.gains, results.changes
    for place in range(len(gains)):
        values[place] = 0.5
        if gains[place] > 0:
            values[place] = chances[1 - changes[place], max(0, own - gains[place]), other]
        elif gains[place] < 0:
            values[place] = chances[1 - changes[place], own, max(0, other + gains[place])]
    if max(own, other) <= _LAST_POINTS:
        weigh(results, values, likely)
    else:
        for place in range(len(gains)):
            likely[place] = results.likely[place]
    won = stayed = changed = 0.0
    for place in range(len(gains)):
        if gains[place]:
            won += likely[place] * values[place]
        elif changes[place]:
            changed += likely[place]
        else:
            stayed += likely[place]
    return won, stayed, changed
