"""Where somebody is in the lesson, as one short text."""

from dataclasses import dataclass
from typing import Final

from bot.koikoi.lesson.guided_round import resumed
from bot.koikoi.lesson.steps import Step

LONGEST: Final = 60
"""Characters that a place has at most."""


@dataclass(frozen=True, slots=True)
class Place:
    """A step; in the guided round, also the newcomer's moves."""

    step: Step
    moves: str = ""

    @property
    def text(self) -> str:
        """`capture`, `round aBc`."""
        return f"{self.step} {self.moves}".rstrip()


START: Final = Place(Step.MONTHS)


def read_place(text: str | None) -> Place:
    """Return the place that a text names; an older version may have written it.

    What is no place any more is the start; a round that can't be resumed begins anew.
    """
    word, _, moves = (text or "").partition(" ")
    if word not in set(Step):
        return START
    step = Step(word)
    if step is not Step.ROUND or resumed(moves) is None:
        return Place(step)
    return Place(step, moves)
