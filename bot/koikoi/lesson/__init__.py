"""The lesson: its steps, and a guided round on a deal that a newcomer wins."""

from bot.koikoi.lesson.guided_round import (
    COMPUTER,
    NEWCOMER,
    GuidedRound,
    begun,
    last_choice,
    resumed,
)
from bot.koikoi.lesson.place import START, LessonPlace, read_place
from bot.koikoi.lesson.planning import advised, leads_on
from bot.koikoi.lesson.steps import (
    QUESTIONS,
    SCENES,
    STEPS,
    YAKU_MADE,
    LessonScene,
    Question,
    Step,
    after,
    before,
)

__all__ = [
    "COMPUTER",
    "NEWCOMER",
    "QUESTIONS",
    "SCENES",
    "START",
    "STEPS",
    "YAKU_MADE",
    "GuidedRound",
    "LessonPlace",
    "LessonScene",
    "Question",
    "Step",
    "advised",
    "after",
    "before",
    "begun",
    "last_choice",
    "leads_on",
    "read_place",
    "resumed",
]
