"""The line of people who wait to play the winner of a match."""

from dataclasses import dataclass

from bot.matches.models.people import Person
from bot.matches.models.terms import Place


@dataclass(frozen=True, slots=True)
class Waiting:
    """One person in line. `asked_id` is the challenge that was made for them, or None."""

    id: int
    match_id: int
    person: Person
    place: Place  # where they joined, and where their challenge will be
    asked_id: int | None = None


@dataclass(frozen=True, slots=True)
class InLine:
    """What everybody sees of a person in line; `asked`: they have challenged the winner."""

    person: Person
    asked: bool = False
