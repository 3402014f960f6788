"""Accuracy: one figure from 0 to 100 for how well a player played.

As in chess, each decision is measured by the winning chance that it lost. A small loss costs few
points of accuracy, a large loss costs nearly all of them. The figure is the weighted mean over all
decisions:

    accuracy of a decision = 100 · exp(-loss / TOLERANCE)
    its weight             = stake / (stake + FULL_STAKE)

`loss` is the difference in the chance to win the match between the best choice and the played one,
given what the player could know. It is converted to points: the chance is divided by the average
worth of a point in such a match (`Advice.point`). One percent of winning chance is little in a
match of 1 round and much in a match of 12 rounds. Without the conversion, long matches would get
too high figures. Chances are compared, not points, so safe play in the lead and risky play when
behind cost nothing.

`stake` is what the worst choice would have lost, in points. When the stake is small, the choice
says little about the player. Without the weights, a player who is already losing would play
"perfectly" from then on. Decisions without a real choice don't count (see `moments`). A loss
within two standard errors of the search counts as 0, because it may be noise.

Figures for known players: mean ± standard deviation from match to match, in 90 matches between
them (preset `wikipedia-2020`; 60 matches of 3 rounds, 30 of 12; the teacher's usual number of
playouts):

                       3 rounds   12 rounds
    moves at random    57 ± 11    61 ± 8
    sprout             73 ± 9     80 ± 4
    greedy             86 ± 8     86 ± 5
    player             87 ± 8     91 ± 3
    expert             90 ± 7     94 ± 3
    master            100 ± 0    100 ± 0

One short match says little: the difference between a good and a weak player is only about twice
the spread. The master gets the best figure partly because the teacher uses the same search.
"""

from collections.abc import Iterable
from math import exp
from typing import Final

TOLERANCE: Final = 0.75
"""In points. A decision with this loss has an accuracy of 37 of 100."""
FULL_STAKE: Final = 1.0
"""In points. A decision with this stake has the weight 0.5; the largest possible weight is 1."""


def accuracy(decisions: Iterable[tuple[float, float]]) -> float | None:
    """Return the accuracy (0 to 100) of decisions, each given as (loss, stake) in points.

    Returns None if all stakes are 0 or there are no decisions.
    """
    whole = weights = 0.0
    for loss, stake in decisions:
        weight = stake / (stake + FULL_STAKE)
        whole += weight * 100.0 * exp(-loss / TOLERANCE)
        weights += weight
    return whole / weights if weights > 0.0 else None
