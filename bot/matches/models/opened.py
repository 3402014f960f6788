"""A table that was opened just now, for people with table alerts."""

from dataclasses import dataclass

from bot.matches.models.people import Person
from bot.matches.models.terms import ChannelRef


@dataclass(frozen=True, slots=True)
class OpenedTable:
    """An open table, or one for several people."""

    number: int  # of the match, or of the table for several
    several: bool
    place: ChannelRef
    by: Person
