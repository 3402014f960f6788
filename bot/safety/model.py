"""Blocks between two people."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.matches.models.people import Person

A_PAGE: Final = 10
"""Number of blocks on a page."""


@dataclass(frozen=True, slots=True)
class Block:
    """A person blocked by another. Only the person who blocked them can see it.

    `key`: the id of the blocked person. A block outlives the erasure of that person, and then the
    key is the number of a mark; no id of Discord is so small.
    """

    key: int
    person: Person
    since: datetime


FORMER: Final = Person(-1, "")
"""The blocked person, if they were erased: everybody calls them a former player."""
