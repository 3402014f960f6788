"""The chart of the yaku, and the pictures of the lesson."""

from dataclasses import dataclass
from typing import ClassVar

from bot.koikoi.lesson import LessonScene
from bot.koikoi.rules import Rules
from bot.pictures.subject import Subject


@dataclass(frozen=True, slots=True)
class YakuChart(Subject):
    """Every yaku with its cards and its points under these rules."""

    FILE: ClassVar = "chart"
    DRAWN_BY: ClassVar = "bot.pictures.boards.yaku_chart:draw_chart"

    rules: Rules


@dataclass(frozen=True, slots=True)
class MonthsChart(Subject):
    """All cards in their months."""

    FILE: ClassVar = "months"
    DRAWN_BY: ClassVar = "bot.pictures.boards.lesson_charts:draw_months"


@dataclass(frozen=True, slots=True)
class KindsChart(Subject):
    """The four kinds of cards."""

    FILE: ClassVar = "kinds"
    DRAWN_BY: ClassVar = "bot.pictures.boards.lesson_charts:draw_kinds"


@dataclass(frozen=True, slots=True)
class LessonBoard(Subject):
    """A few cards of a table, as a step of the lesson shows them."""

    FILE: ClassVar = "scene"
    DRAWN_BY: ClassVar = "bot.pictures.boards.lesson_scene:draw_scene"

    scene: LessonScene
