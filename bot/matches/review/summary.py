"""The review of a whole match: how well each seat played, and its costliest decisions."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import mean
from typing import Final, NamedTuple

from bot.koikoi.actions import Seat
from bot.matches.ports import Advice
from bot.matches.review.accuracy import accuracy
from bot.matches.review.moments import Moment
from bot.matches.review.verdicts import Grade, Note, Verdict, verdict

MOST_TURNING_POINTS: Final = 5
TURNS: Final = 0.02
"""A decision turned the match if it lost at least this much of the chance to win it."""
_SEATS: Final[tuple[Seat, Seat]] = (0, 1)
_WORTH_A_LOOK: Final = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)


class RoundLoss(NamedTuple):
    """What one seat lost in a round: expected points, and chances to win the match (0 to 1)."""

    number: int
    points: float
    chance: float


@dataclass(frozen=True, slots=True)
class SeatReview:
    """How well one seat played.

    - `accuracy`: 0 to 100, by `chance`; None if the player never had a real choice.
    - `points`: the expected points lost in the whole match.
    - `chance`: the sum of the lost chances to win the match, each from 0 to 1.
    - `rounds`: what was lost in each round in which somebody had a choice.
    - `counts`: the number of decisions of each grade.
    - `turning_points`: the costliest of the decisions that turned the match, in the order of play.
    """

    seat: Seat
    accuracy: float | None
    points: float
    chance: float
    rounds: tuple[RoundLoss, ...]
    counts: Mapping[Grade, int]
    turning_points: tuple[Verdict, ...]

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


def summarize(judged: Sequence[tuple[Moment, Advice]]) -> Review:
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
    )


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
