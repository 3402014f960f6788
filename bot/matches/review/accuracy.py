"""Accuracy: one figure from 0 to 100 for how well a player played.

It follows from one thing alone, which is shown beside it: the winning chances that a player gave
away in the whole match. Of two players of a match, who gave away less has the higher figure.

    accuracy = 100 · exp(-lost / TOLERANCE)
    lost     = chances given away / (worth of a point · rounds)

The chances given away are the sum over all decisions of the difference in the chance to win the
match between the best choice and the played one, given what the player could know. Chances are
compared, not points, so safe play in the lead and risky play when behind cost nothing. A loss
within two standard errors of the search counts as 0, because it may be noise.

One percent of winning chance is little in a match of 1 round and much in a match of 12 rounds. So
the sum is converted to points a round, by the average worth of a point in such a match
(`Advice.point`).

Figures for known players: mean ± standard deviation from match to match, in 20 matches of 3 rounds
between them (preset `wikipedia-2020`; the teacher's usual number of playouts):

                       accuracy   points a round given away
    moves at random    56 ± 29    4.6
    sprout             70 ± 8     1.8
    greedy             76 ± 14    1.4
    player             78 ± 18    1.4
    expert             92 ± 5     0.4
    master            100 ± 0     0.0

One short match says little: the difference between a good and a weak player is not much more than
the spread. The master gets the best figure partly because the teacher uses the same search.
"""

from math import exp
from typing import Final

TOLERANCE: Final = 5.0
"""In points a round. The accuracy of a player who gives away this much is 37."""


def accuracy(given_away: float, *, point: float, rounds: int) -> float:
    """Return the accuracy, 0 to 100.

    Args:
        given_away: the sum of lost chances to win the match, each from 0 to 1.
        point: how much one point adds to that chance, on average; more than 0.
        rounds: the rounds in which there was something to decide, at least 1.
    """
    return 100.0 * exp(-given_away / (point * rounds) / TOLERANCE)
