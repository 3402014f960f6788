"""The steps of the lesson, the question of each, and a person's place among them."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.koikoi.cards import Card, parse_card
from bot.koikoi.lesson.guided_round import resumed


class Step(StrEnum):
    """The steps in their order. The value is stored, and is part of the ids of buttons."""

    MONTHS = "months"
    KINDS = "kinds"
    CAPTURE = "capture"
    DRAW = "draw"
    YAKU = "yaku"
    STOP = "stop"
    ROUND = "round"
    DONE = "done"


STEPS: Final = tuple(Step)


@dataclass(frozen=True, slots=True)
class LessonScene:
    """A few cards of a table, which a picture of the lesson shows."""

    captured: tuple[Card, ...] = ()
    field: tuple[Card, ...] = ()
    drawn: Card | None = None
    hand: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """A question whose answer is one card. `about` is the card that the question names.

    The picture is a chart if `scene` is None.
    """

    choices: tuple[Card, ...]
    right: Card
    about: Card
    scene: LessonScene | None = None


def _cards(codes: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, codes.split()))


def _card(code: str) -> Card:
    return parse_card(code)


# The scenes are turns of one round: cards that were captured or stay in the hand are those of the
# scene before. Between two turns, the other player lays a card on the field.
_CAPTURED: Final = _cards("10A 10C1")
_IN_HAND: Final = _cards("03C1 07R 12C1 04R")
_LYING: Final = _cards("02C1 06A 11A")
_LATER: Final = _cards("07R 12C1 04R")

QUESTIONS: Final[Mapping[Step, Question]] = {
    Step.MONTHS: Question(_cards("03B 01R 10A"), _card("01R"), _card("01B")),
    Step.KINDS: Question(_cards("07A 04R 08B 05C1"), _card("08B"), _card("08B")),
    Step.CAPTURE: Question(
        _IN_HAND,
        _card("03C1"),
        _card("03B"),
        LessonScene(_CAPTURED, _cards("02C1 03B 06A 11A"), hand=_IN_HAND),
    ),
    Step.DRAW: Question(
        _LYING,
        _card("06A"),
        _card("06C1"),
        LessonScene((*_CAPTURED, *_cards("03B 03C1")), _LYING, drawn=_card("06C1")),
    ),
    Step.YAKU: Question(
        _LATER,
        _card("07R"),
        _card("07A"),
        LessonScene(
            (*_CAPTURED, *_cards("03B 03C1 06A 06C1")), _cards("02C1 07A 11A"), hand=_LATER
        ),
    ),
}
"""The questions that are answered by choosing a card, by step."""
YAKU_MADE: Final = LessonScene(
    captured=(*_CAPTURED, *_cards("03B 03C1 06A 06C1 07A 07R")),
    field=_cards("02C1 11A"),
    hand=_cards("12C1 04R"),
)
"""The scene of the step `STOP`: the table of the step before, after its right answer."""
SCENES: Final = (
    *(asked.scene for asked in QUESTIONS.values() if asked.scene is not None),
    YAKU_MADE,
)


def after(step: Step) -> Step:
    """Return the next step; the last one stays."""
    return STEPS[min(STEPS.index(step) + 1, len(STEPS) - 1)]


def before(step: Step) -> Step:
    """Return the step before; the first one stays."""
    return STEPS[max(STEPS.index(step) - 1, 0)]


# A person's place in the lesson, as one short text

MAX_PLACE_LENGTH: Final = 60
"""Maximum length of a place, in characters."""


@dataclass(frozen=True, slots=True)
class LessonPlace:
    """A step; in the guided round, also the newcomer's moves."""

    step: Step
    moves: str = ""

    @property
    def text(self) -> str:
        """The place as text, such as `capture` or `round aBc`."""
        return f"{self.step} {self.moves}".rstrip()


START: Final = LessonPlace(Step.MONTHS)


def read_place(text: str | None) -> LessonPlace:
    """Return the place that a text names. An older version may have written the text.

    A text that is not a place any more means the start; a round that can't be resumed begins anew.
    """
    word, _, moves = (text or "").partition(" ")
    if word not in set(Step):
        return START
    step = Step(word)
    if step is not Step.ROUND or resumed(moves) is None:
        return LessonPlace(step)
    return LessonPlace(step, moves)
