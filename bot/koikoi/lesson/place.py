"""Where somebody is in the lesson, as one short text."""

from dataclasses import dataclass
from typing import Final

from bot.koikoi.lesson.guided_round import resumed
from bot.koikoi.lesson.steps import Step

LONGEST: Final = 60
"""Characters that a place has at most."""


@dataclass(frozen=True, slots=True)
class LessonPlace:
    """A step; in the guided round, also the newcomer's moves."""

    step: Step
    moves: str = ""

    @property
    def text(self) -> str:
        """`capture`, `round aBc`."""
        return f"{self.step} {self.moves}".rstrip()


START: Final = LessonPlace(Step.MONTHS)


def read_place(text: str | None) -> LessonPlace:
    """Return the place that a text names; an older version may have written it.

    What is no place any more is the start; a round that can't be resumed begins anew.
    """
    word, _, moves = (text or "").partition(" ")
    if word not in set(Step):
        return START
    step = Step(word)
    if step is not Step.ROUND or resumed(moves) is None:
        return LessonPlace(step)
    return LessonPlace(step, moves)
