"""The guided round of the lesson: a real hand, a tip for each turn, and its result."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.koikoi.actions import Koi, Play, Stop, Take
from bot.koikoi.lesson import COMPUTER, NEWCOMER, GuidedRound, Step, advised, leads_on
from bot.koikoi.reasons import RISKS, Aim
from bot.koikoi.state import Phase
from bot.koikoi.view import PlayerView
from bot.koikoi.yaku_gains import formed_in, stops_after
from bot.lesson.screens import LessonReader, title, way_row
from bot.locales import Texts
from bot.pictures.labels import Sides
from bot.pictures.subjects import HandBoard, ResultBoard
from bot.screens.card_buttons import card_rows, take_rows
from bot.screens.message import Button, Picture, Row, Rows, Screen, Style, panel_id
from bot.screens.view_model import joined
from bot.screens.wording.alt import hand_alt, result_alt
from bot.screens.wording.cards import card_name
from bot.screens.wording.figures import result_sum, score_sum
from bot.screens.wording.reasons import action_name, reasons
from bot.screens.wording.turns import action_words, hand_turns

_SIGNS: Final = ("lesson-see-near", "lesson-see-koi", "rule-seven")
"""Texts for the chip of a yaku that is near, the badge of koi-koi, and the doubling."""
_DOUBLED: Final = 14
"""The least points of a doubled stop: twice 7."""
_TOLD = tuple(aim for aim in Aim if aim not in RISKS)


def round_screen(reader: LessonReader, note: str | None = None) -> Screen:
    """Show the guided round to its player: their hand, or the result."""
    texts, view = reader.texts, reader.round.view
    if reader.round.over:
        return _result(reader, view, note)
    turns = hand_turns(texts, view, NEWCOMER, texts("lesson-opponent"))
    first = [texts(key) for key in _first_seen(reader.round)]
    return Screen(
        joined(
            [
                title(texts, Step.ROUND) if view.stake is None else None,
                *(turns[-1:] if first or view.stake is not None else turns),
                note,
                texts("lesson-text-round") if not reader.round.moves else None,
                *first,
                *_told(reader, view),
            ]
        ),
        (*_answers(reader, view), _way(reader)),
        Picture(
            HandBoard(view, _sides(reader), reader.large_print),
            hand_alt(texts, view, NEWCOMER),
            texts.language,
        ),
    )


def _first_seen(found: GuidedRound) -> list[str]:
    """Return the texts that explain what appears in this position for the first time."""
    known, earlier = set[str](), found
    while earlier.moves:
        earlier = earlier.turn_back()
        known |= _seen(earlier.view)
    return [key for key in _SIGNS if key in _seen(found.view) - known]


def _seen(view: PlayerView) -> set[str]:
    """Return the texts that explain the signs of a position, in the picture and in the tip."""
    playing = view.stake is None
    doubled = max(stops_after(view).values(), default=0) >= _DOUBLED
    doubled = doubled or (view.stake is not None and bool(view.stake.score.multipliers))
    shown = (playing and bool(view.near_yaku(NEWCOMER)), playing and any(view.calls), doubled)
    return {key for key, seen in zip(_SIGNS, shown, strict=True) if seen}


def taken_back(texts: Texts, found: GuidedRound, action: Play | Take | Koi | Stop) -> str:
    """Return the reason why a choice is taken back, in words."""
    if isinstance(action, Koi):
        return texts("lesson-back-koi")
    return texts("lesson-back", action=action_words(texts, found.view, action))


def _told(reader: LessonReader, view: PlayerView) -> list[str | None]:
    """Return the question of this turn, if there is one, and the tip."""
    texts, best = reader.texts, advised(reader.round.moves)
    if view.stake is not None:
        return _decision(reader, view)
    asked = None
    if view.drawn is not None:
        asked = texts("hand-draw-question", card=card_name(texts, view.drawn))
    why = reasons(texts, view, best, _TOLD, most=1) or texts("lesson-reason-lay")
    return [asked, texts("hint-best", action=action_name(texts, view, best), reason=why)]


def _decision(reader: LessonReader, view: PlayerView) -> list[str | None]:
    texts, stake = reader.texts, view.stake
    assert stake is not None
    turn = view.last_turns[NEWCOMER]
    formed = formed_in(view, turn) if turn is not None else ()
    names = " + ".join(texts(f"yaku-{one.yaku}") for one in formed or stake.score.yaku)
    tip = texts("lesson-decide-stop")
    if stake.score.multipliers:
        tip = texts("lesson-decide-safe", points=stake.score.total)
    elif leads_on(reader.round.moves_with(Koi())):
        called = view.calls[NEWCOMER]  # explained at the first call only
        why = "" if called else reasons(texts, view, Koi(), (Aim.NEARS,), most=1)
        tip = texts("lesson-decide-why", reason=why) if why else texts("lesson-decide")
    score = stake.score
    summed = len(score.yaku) > 1 or score.multipliers
    return [
        texts("decision-made", yaku=names),
        texts("decision-sum", sum=score_sum(texts, score)) if summed else None,
        texts("lesson-decision", points=score.total),
        tip,
    ]


def _answers(reader: LessonReader, view: PlayerView) -> Rows:
    if view.phase is Phase.TAKE:
        return _tipped(reader, take_rows(reader, view))
    if view.stake is None:
        return _tipped(reader, card_rows(reader, view))
    stop = reader.texts("button-stop-on", points=view.stake.score.total)
    return (
        (
            Button(stop, reader.press("stop"), Style.GREEN),
            Button(reader.texts("button-koi"), reader.press("koi"), Style.BLURPLE),
        ),
    )


def _tipped(reader: LessonReader, rows: Rows) -> Rows:
    """Mark the button of the tip, because the text above the picture scrolls away on a phone."""
    best = reader.press(advised(reader.round.moves).text)
    return tuple(
        tuple(
            replace(item, label=reader.texts("lesson-tipped", said=item.label))
            if isinstance(item, Button) and item.custom_id == best
            else item
            for item in row
        )
        for row in rows
    )


def _way(reader: LessonReader) -> Row:
    """Return the buttons that lead out of the round. After a choice, *Back* undoes the last choice.

    A *Back* to the step before would discard the whole round, beside a button of nearly its name.
    """
    row = way_row(reader.texts, Step.ROUND)
    if not reader.round.moves:
        return row
    earlier = reader.round.turn_back().moves
    undo = panel_id(f"lesson-undo {earlier}".rstrip())
    return (Button(reader.texts("button-lesson-undo"), undo), *row[1:])


def _result(reader: LessonReader, view: PlayerView, note: str | None) -> Screen:
    texts, result = reader.texts, view.results[-1]
    won = texts("lesson-won", sum=result_sum(texts, result))
    onward = Button(texts("button-lesson-next"), panel_id(f"lesson-to {Step.DONE}"), Style.GREEN)
    again = Button(texts("button-lesson-round-again"), panel_id(f"lesson-to {Step.ROUND}"))
    return Screen(
        joined([won, note, texts("lesson-won-more")]),
        ((onward, again),),
        Picture(
            ResultBoard(view, _sides(reader)), result_alt(texts, view, NEWCOMER), texts.language
        ),
    )


def _sides(reader: LessonReader) -> Sides:
    names = {NEWCOMER: reader.texts("name-you"), COMPUTER: reader.texts("lesson-opponent")}
    return Sides(NEWCOMER, (names[0], names[1]))
