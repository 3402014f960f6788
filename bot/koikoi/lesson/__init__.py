"""The lesson: its steps, and a guided round on a deal that a newcomer wins."""

from bot.koikoi.lesson.guided_round import (
    COMPUTER,
    NEWCOMER,
    GuidedRound,
    advised,
    begun,
    last_choice,
    leads_on,
    resumed,
)
from bot.koikoi.lesson.steps import (
    QUESTIONS,
    SCENES,
    START,
    STEPS,
    YAKU_MADE,
    LessonPlace,
    LessonScene,
    Question,
    Step,
    after,
    before,
    read_place,
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
