"""Accuracy: one figure for how well somebody played, from 0 to 100.

As in chess, each decision is measured by the winning chances that it gave away: a small loss
costs little, a great one nearly all, and the figure is the mean over all decisions:

    accuracy of a decision = 100 · exp(-loss / TOLERANCE)
    its weight             = stake / (stake + FULL_STAKE)

The `loss` is the chance to win the match that the choice gave away against the best one, by what
the player could know. It is written in points: the chance is divided by what a point is worth in
such a match on average (`Advice.point`). A percent of winning chance is a trifle in a match of
one round and a great deal in one of twelve; without this, long matches would flatter everybody.
Chances and not points decide, so that being careful in the lead, or bold when behind, costs
nothing.

The `stake` is what the worst choice would have given away. Where hardly anything was at stake, no
choice says much: without the weights, a match that is lost early would be played "perfectly" from
then on. Decisions without a real choice don't count (`moments`), and a loss within two standard
errors of the search counts as none: nobody is blamed for noise.

What it says of players who are known, mean and spread from match to match, in 90 matches between
them (preset `wikipedia-2020`, 60 of 3 rounds, 30 of 12; the teacher's usual playouts):

                       3 rounds   12 rounds
    moves at random    57 ± 11    61 ± 8
    sprout             73 ± 9     80 ± 4
    greedy             86 ± 8     86 ± 5
    player             87 ± 8     91 ± 3
    expert             90 ± 7     94 ± 3
    master            100 ± 0    100 ± 0

One short match says little: the difference between a good and a weak player is about twice its
spread. The master does best also because the teacher thinks as it does.
"""

from collections.abc import Iterable
from math import exp
from typing import Final

TOLERANCE: Final = 0.75
"""In points: a loss of so many leaves 37 of 100."""
FULL_STAKE: Final = 1.0
"""In points: a decision about so many counts half as much as one about very many."""


def accuracy(decisions: Iterable[tuple[float, float]]) -> float | None:
    """Return the accuracy of these decisions, each a loss and a stake in points.

    None where nothing was ever at stake.
    """
    whole = weights = 0.0
    for loss, stake in decisions:
        weight = stake / (stake + FULL_STAKE)
        whole += weight * 100.0 * exp(-loss / TOLERANCE)
        weights += weight
    return whole / weights if weights > 0.0 else None
