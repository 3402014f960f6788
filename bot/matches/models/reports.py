"""Problems that players report to the host."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from bot.matches.models.people import Person

MOST_LETTERS: Final = 500
"""The longest report."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a player wrote about a match. The text is not in the repr: it stays out of logs."""

    id: int
    match_id: int
    person: Person
    seq: int  # how many actions the match had
    text: str = field(repr=False)
    reported_at: datetime
