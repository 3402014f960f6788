"""The review of a whole match: how well each seat played, and its costliest decisions."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.koikoi.actions import Seat
from bot.matches.ports import Advice
from bot.matches.review.accuracy import accuracy
from bot.matches.review.moments import Moment
from bot.matches.review.verdicts import Grade, Note, Verdict, verdict

MOST_TURNING_POINTS: Final = 5
TURNS: Final = 0.01
"""A decision turned the match if it lost at least this much of the chance to win it."""
_WORTH_A_LOOK: Final = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)


@dataclass(frozen=True, slots=True)
class SeatReview:
    """How well one seat played.

    - `accuracy`: 0 to 100; None if the player never had a real choice.
    - `points`: the expected points lost in the whole match.
    - `chance`: the sum of the lost chances to win the match, each from 0 to 1.
    - `rounds`: pairs of a round's number and the expected points lost in it.
    - `counts`: the number of decisions of each grade.
    - `turning_points`: the costliest of the decisions that turned the match, in the order of play.
    """

    seat: Seat
    accuracy: float | None
    points: float
    chance: float
    rounds: tuple[tuple[int, float], ...]
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
    notes = {one.moment.view.seq: one.note for one in verdicts}
    return Review((_of_seat(0, verdicts, rounds), _of_seat(1, verdicts, rounds)), notes)


def _of_seat(seat: Seat, verdicts: Sequence[Verdict], rounds: Sequence[int]) -> SeatReview:
    own = [one for one in verdicts if one.moment.seat == seat]
    lost = dict.fromkeys(rounds, 0.0)
    for one in own:
        lost[one.moment.view.number] += one.points
    return SeatReview(
        seat=seat,
        accuracy=accuracy((one.loss, one.stake) for one in own),
        points=sum(one.points for one in own),
        chance=sum(one.chance for one in own),
        rounds=tuple(lost.items()),
        counts=Counter(one.grade for one in own),
        turning_points=_turning_points(own),
    )


def _turning_points(verdicts: Sequence[Verdict]) -> tuple[Verdict, ...]:
    """Return the decisions that turned the match, the costliest five, in the order of play.

    In a long match, or one that is decided, an inaccuracy costs next to no winning chance: it
    counts in the figures, and there is nothing to look at.
    """
    found = [one for one in verdicts if one.grade in _WORTH_A_LOOK and one.chance >= TURNS]
    costliest = sorted(found, key=lambda one: -one.loss)[:MOST_TURNING_POINTS]
    return tuple(sorted(costliest, key=lambda one: one.moment.view.seq))
