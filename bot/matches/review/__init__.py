"""The review of a match: where points and winning chances were lost, and what was better.

`moments` finds the decisions, a teacher says what each choice was worth (`Advice` in
`bot.matches.ports`), `verdicts` says what a choice cost, `accuracy` makes one figure of it, and
`summary` a whole review. Every decision is judged by what its player could see then, never by
hindsight. `Reviews` asks the teacher, one decision after another, and remembers what came of it.
"""

from bot.matches.review.moments import Moment, moments
from bot.matches.review.reviews import Reviews
from bot.matches.review.summary import Review, SeatReview, summarize
from bot.matches.review.verdicts import Grade, Verdict

__all__ = [
    "Grade",
    "Moment",
    "Review",
    "Reviews",
    "SeatReview",
    "Verdict",
    "moments",
    "summarize",
]
