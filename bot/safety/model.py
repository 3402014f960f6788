"""Blocks between two people."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.matches.models.people import Person

A_PAGE: Final = 10
"""How many blocks are listed at once."""


@dataclass(frozen=True, slots=True)
class Block:
    """Somebody with whom a person doesn't want to play. Only that person ever learns of it."""

    person: Person
    since: datetime
