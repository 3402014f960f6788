"""The review of a match: where a player lost points and winning chances, and what was better.

- `verdicts` finds the decisions of a match (`moments`), and computes what each cost.
- A teacher rates each choice (`Advice` in `bot.matches.ports`).
- `summary` builds the whole review, with one figure from 0 to 100 for all that was given away.
- `Reviews` asks the teacher about one decision after another, and caches the finished reviews.

Each decision is judged only by what its player could see at that moment.
"""

from bot.matches.review.reviews import Reviews
from bot.matches.review.summary import ChanceStep, Review, RoundLoss, SeatReview, summarize
from bot.matches.review.verdicts import DecisionPoint, Grade, Note, Verdict, moments

__all__ = [
    "ChanceStep",
    "DecisionPoint",
    "Grade",
    "Note",
    "Review",
    "Reviews",
    "RoundLoss",
    "SeatReview",
    "Verdict",
    "moments",
    "summarize",
]
