"""The lesson of `/koikoi learn`: each step explains one thing and asks for one press.

The ids of its buttons contain the reader's place, so that buttons of old messages work.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.koikoi.actions import Koi, parse_action
from bot.koikoi.cards import Card, Kind, card_code, kind_of, month_of
from bot.koikoi.lesson import (
    QUESTIONS,
    START,
    STEPS,
    YAKU_MADE,
    GuidedRound,
    LessonScene,
    Question,
    Step,
    after,
    before,
    begun,
)
from bot.koikoi.lesson.guided_round import RULES
from bot.locales import Texts
from bot.pictures.subjects import KindsChart, LessonBoard, MonthsChart
from bot.screens.message import Button, Picture, Row, Rows, Screen, Style, panel_id
from bot.screens.rules_panel import chart_picture
from bot.screens.view_model import NO_EMOJIS, Emojis, joined
from bot.screens.wording.cards import card_list, card_name

_POINTS = 5
"""Points of the yaku that is formed in the lesson."""


@dataclass(frozen=True, slots=True)
class LessonReader:
    """A person in the lesson; `round` is the state of their guided round."""

    texts: Texts
    emojis: Emojis = field(default_factory=lambda: NO_EMOJIS)
    large_print: bool = False
    round: GuidedRound = field(default_factory=begun)
    picked: Card | None = None

    def press(self, action: str) -> str:
        """Return the custom id of a button that makes this choice in the guided round."""
        return panel_id(f"lesson-round {self.round.moves_with(parse_action(action))}")


def step_screen(
    reader: LessonReader, step: Step, note: str | None = None, wrong: Card | Koi | None = None
) -> Screen:
    """Show a step other than the guided round.

    `note` is the answer to the last press. `wrong` is a wrong answer, whose button is red. The note
    replaces the explanation of the step, so that it doesn't scroll away on a phone.
    """
    texts = reader.texts
    asked = QUESTIONS.get(step)
    if asked is not None:
        rows, picture = _choices(reader, step, asked, wrong), _picture(texts, step, asked)
        question = texts(f"lesson-ask-{step}", card=card_name(texts, asked.about))
    elif step is Step.STOP:
        rows, picture = _stop_or_koi(texts, wrong), _scene(texts, YAKU_MADE)
        question = texts("lesson-ask-stop")
    else:
        rows, picture = _what_now(texts), chart_picture(texts, RULES)
        question = ""
    return Screen(
        joined(
            [
                None if wrong is not None else note,
                title(texts, step),
                texts(f"lesson-text-{step}") if wrong is None else note,
                question,
                texts("lesson-leave") if step is START.step and note is None else None,
            ]
        ),
        (*rows, way_row(texts, step)),
        picture,
    )


def title(texts: Texts, step: Step) -> str:
    """Return the first line of a step: its number and its subject."""
    words = texts(f"lesson-title-{step}")
    if step is Step.DONE:
        return texts("lesson-title-last", title=words)
    count = len(STEPS) - 1
    return texts("lesson-title", number=STEPS.index(step) + 1, count=count, title=words)


def way_row(texts: Texts, step: Step, *more: Button) -> Row:
    """Return the buttons that lead to other steps."""
    row = [*more]
    if step is not STEPS[0]:
        row.append(Button(texts("button-back"), panel_id(f"lesson-to {before(step)}")))
    if step is not STEPS[-1]:
        row.append(Button(texts("button-lesson-skip"), panel_id(f"lesson-to {after(step)}")))
    if step is STEPS[0]:
        row.append(Button(texts("button-lesson-brief"), panel_id("lesson-brief")))
    return tuple(row)


def right_note(texts: Texts, step: Step) -> str:
    """Return the note after a right answer."""
    return texts("lesson-right", said=texts(f"lesson-right-{step}"))


def wrong_note(texts: Texts, step: Step, card: Card) -> str:
    """Return a kind explanation of why this card is wrong."""
    name = card_name(texts, card)
    if step is Step.KINDS:
        return texts("lesson-wrong-kind", card=name, kind=texts(f"lesson-kind-{kind_of(card)}"))
    about = QUESTIONS[step].about
    return texts(
        "lesson-wrong-month",
        card=name,
        month=texts(f"month-{month_of(card)}"),
        about=card_name(texts, about),
        right=texts(f"month-{month_of(about)}"),
        number=month_of(about),
    )


def _choices(reader: LessonReader, step: Step, asked: Question, wrong: Card | Koi | None) -> Rows:
    return (
        tuple(
            Button(
                card_name(reader.texts, card),
                panel_id(f"lesson-pick {step} {card_code(card)}"),
                Style.RED if card == wrong else Style.GREY,
                emoji=reader.emojis.get(card),
            )
            for card in asked.choices
        ),
    )


def _stop_or_koi(texts: Texts, wrong: Card | Koi | None) -> Rows:
    return (
        (
            Button(
                texts("button-stop-on", points=_POINTS), panel_id("lesson-stop stop"), Style.GREEN
            ),
            Button(
                texts("button-koi"),
                panel_id("lesson-stop koi"),
                Style.BLURPLE if wrong is None else Style.RED,
            ),
        ),
    )


def _what_now(texts: Texts) -> Rows:
    again = Button(texts("button-lesson-again"), panel_id(f"lesson-to {STEPS[0]}"))
    return ((Button(texts("button-try"), panel_id("try"), Style.GREEN), again),)


def _picture(texts: Texts, step: Step, asked: Question) -> Picture:
    if asked.scene is not None:
        return _scene(texts, asked.scene)
    if step is Step.MONTHS:
        return Picture(MonthsChart(), _months_alt(texts), texts.language)
    return Picture(KindsChart(), _kinds_alt(texts), texts.language)


def _scene(texts: Texts, scene: LessonScene) -> Picture:
    parts = {
        "captured": scene.captured,
        "field": scene.field,
        "drawn": () if scene.drawn is None else (scene.drawn,),
        "hand": scene.hand,
    }
    lines = [
        texts("lesson-alt-part", part=texts(f"picture-part-{part}"), cards=card_list(texts, cards))
        for part, cards in parts.items()
        if cards
    ]
    return Picture(LessonBoard(scene), "\n".join(lines), texts.language)


def _months_alt(texts: Texts) -> str:
    lines = [
        texts(
            "lesson-alt-part",
            part=texts(f"month-{month}"),
            cards=card_list(texts, [Card(4 * month - 4 + place) for place in range(4)]),
        )
        for month in range(1, 13)
    ]
    return "\n".join([texts("lesson-alt-months"), *lines])


def _kinds_alt(texts: Texts) -> str:
    kinds = [
        texts(
            "lesson-alt-part",
            part=texts(f"picture-kind-{kind}"),
            cards=texts(f"lesson-alt-kind-{kind}"),
        )
        for kind in Kind
    ]
    return "\n".join(kinds)
