"""The review of a match: where a player lost points and winning chances, and what was better.

- `moments` finds the decisions of a match.
- A teacher rates each choice (`Advice` in `bot.matches.ports`).
- `verdicts` computes what a choice cost.
- `accuracy` combines the costs into one figure from 0 to 100.
- `summary` builds the whole review.
- `Reviews` asks the teacher about one decision after another, and caches the finished reviews.

Each decision is judged only by what its player could see at that moment.
"""

from bot.matches.review.moments import Moment, moments
from bot.matches.review.reviews import Reviews
from bot.matches.review.summary import Review, SeatReview, summarize
from bot.matches.review.verdicts import Grade, Note, Verdict

__all__ = [
    "Grade",
    "Moment",
    "Note",
    "Review",
    "Reviews",
    "SeatReview",
    "Verdict",
    "moments",
    "summarize",
]
