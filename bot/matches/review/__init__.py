"""The review of a match: where a player lost points and winning chances, and what was better.

- `moments` finds the decisions of a match.
- A teacher rates each choice (`Advice` in `bot.matches.ports`).
- `verdicts` computes what a choice cost.
- `accuracy` makes one figure from 0 to 100 of all that was given away.
- `summary` builds the whole review.
- `Reviews` asks the teacher about one decision after another, and caches the finished reviews.

Each decision is judged only by what its player could see at that moment.
"""

from bot.matches.review.moments import Moment, moments
from bot.matches.review.reviews import Reviews
from bot.matches.review.summary import Review, RoundLoss, SeatReview, summarize
from bot.matches.review.verdicts import Grade, Note, Verdict

__all__ = [
    "Grade",
    "Moment",
    "Note",
    "Review",
    "Reviews",
    "RoundLoss",
    "SeatReview",
    "Verdict",
    "moments",
    "summarize",
]
