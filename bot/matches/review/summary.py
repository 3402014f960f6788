"""The review of a whole match: how well each seat played, and its costliest decisions.

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

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import exp
from statistics import mean
from typing import Final, NamedTuple

from bot.koikoi.actions import Seat
from bot.matches.ports import Advice
from bot.matches.review.verdicts import DecisionPoint, Grade, Note, Verdict, verdict

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


# The review of a whole match: how well each seat played, and its costliest decisions.

MOST_TURNING_POINTS: Final = 5
FINE: Final = 0.02
"""A best choice is praised if the next best loses at least this much of the chance to win."""
TURNS: Final = 0.02
"""A decision turned the match if it lost at least this much of the chance to win it."""
_SEATS: Final[tuple[Seat, Seat]] = (0, 1)
_WORTH_A_LOOK: Final = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)


class RoundLoss(NamedTuple):
    """The losses of one seat in a round: expected points, and chances to win the match (0 to 1)."""

    number: int
    points: float
    chance: float


class ChanceStep(NamedTuple):
    """A decision: its action and round by number, and the chance to win (0 to 1).

    `before` is the chance with the best choice, `after` with the played one.
    """

    seq: int
    number: int
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class SeatReview:
    """How well one seat played.

    - `accuracy`: 0 to 100, by `chance`; None if the player never had a real choice.
    - `points`: the expected points lost in the whole match.
    - `chance`: the sum of the lost chances to win the match, each from 0 to 1.
    - `rounds`: the losses in each round in which somebody had a choice.
    - `counts`: the number of decisions of each grade.
    - `turning_points`: the costliest of the decisions that turned the match, in the order of play.
    - `finest`: the best choice with the largest lead over any other; None if none has a clear lead.
    - `course`: the chance to win at each decision, in the order of play.
    """

    seat: Seat
    accuracy: float | None
    points: float
    chance: float
    rounds: tuple[RoundLoss, ...]
    counts: Mapping[Grade, int]
    turning_points: tuple[Verdict, ...]
    finest: Verdict | None = None
    course: tuple[ChanceStep, ...] = ()

    @property
    def decisions(self) -> int:
        """The number of decisions."""
        return sum(self.counts.values())


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a match, one part for each seat.

    `notes` are what is said about each decision, by the number of its action.
    """

    seats: tuple[SeatReview, SeatReview]
    notes: Mapping[int, Note] = field(default_factory=dict)


def summarize(judged: Sequence[tuple[DecisionPoint, Advice]]) -> Review:
    """Return the review of a match from all its decisions, each with the teacher's advice."""
    verdicts = [verdict(moment, advice) for moment, advice in judged]
    rounds = sorted({moment.view.number for moment, _ in judged})
    point = mean(advice.point for _, advice in judged) if judged else 1.0
    notes = {one.moment.view.seq: one.note for one in verdicts}
    first, second = (_of_seat(seat, verdicts, rounds, point) for seat in _SEATS)
    return Review((first, second), notes)


def _of_seat(
    seat: Seat, verdicts: Sequence[Verdict], rounds: Sequence[int], point: float
) -> SeatReview:
    own = [one for one in verdicts if one.moment.seat == seat]
    lost = tuple(_in_round(own, number) for number in rounds)
    chance = sum(one.chance for one in lost)
    return SeatReview(
        seat=seat,
        accuracy=accuracy(chance, point=point, rounds=len(rounds)) if own else None,
        points=sum(one.points for one in lost),
        chance=chance,
        rounds=lost,
        counts=Counter(one.grade for one in own),
        turning_points=_turning_points(own),
        finest=_finest(own),
        course=tuple(_step(one) for one in own),
    )


def _step(one: Verdict) -> ChanceStep:
    """Return the step of a decision. A loss that may be noise counts as 0."""
    view, before = one.moment.view, one.best.chance
    return ChanceStep(view.seq, view.number, before, before - one.chance)


def _finest(verdicts: Sequence[Verdict]) -> Verdict | None:
    """Return the choice that was best by the most winning chance; the first of several."""
    found = [one for one in verdicts if one.grade is Grade.BEST and one.lead >= FINE]
    return max(found, key=lambda one: one.lead, default=None)


def _in_round(verdicts: Sequence[Verdict], number: int) -> RoundLoss:
    here = [one for one in verdicts if one.moment.view.number == number]
    return RoundLoss(number, sum(one.points for one in here), sum(one.chance for one in here))


def _turning_points(verdicts: Sequence[Verdict]) -> tuple[Verdict, ...]:
    """Return the decisions that turned the match, the costliest five, in the order of play.

    In a long match, or one that is decided, an inaccuracy costs next to no winning chance: it
    counts in the figures, and there is nothing to look at.
    """
    found = [one for one in verdicts if one.grade in _WORTH_A_LOOK and one.chance >= TURNS]
    costliest = sorted(found, key=lambda one: -one.loss)[:MOST_TURNING_POINTS]
    return tuple(sorted(costliest, key=lambda one: one.moment.view.seq))
