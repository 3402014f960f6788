"""Blocks between two people."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.matches.models.people import Person

A_PAGE: Final = 10
"""Number of blocks on a page."""


@dataclass(frozen=True, slots=True)
class Block:
    """A person blocked by another. Only the person who blocked them can see it."""

    person: Person
    since: datetime
