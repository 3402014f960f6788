"""Presses in the lesson: the reader's place is stored first, and then shown."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import discord

from bot.buttons.params import CARD, MOVES, button, choice, enum_param, optional
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ANYBODY
from bot.interactions.context import Context
from bot.koikoi.actions import Koi, Play, Stop, Take
from bot.koikoi.cards import Card
from bot.koikoi.lesson import (
    QUESTIONS,
    LessonPlace,
    Step,
    after,
    begun,
    last_choice,
    leads_on,
    read_place,
    resumed,
)
from bot.lesson.round_screens import round_screen, taken_back
from bot.lesson.screens import LessonReader, right_note, step_screen, wrong_note
from bot.matches.errors import Refusal, Refused
from bot.matches.models.achievements import Achievement
from bot.matches.models.people import Preferences
from bot.messages.sending.failures import BAD_FORM
from bot.screens.learn import learn_panel
from bot.screens.message import Screen
from bot.screens.results import earned_line


async def open_lesson(context: Context) -> None:
    """Show the lesson at its reader's place, in a new message."""
    chosen = await context.service.settings.preferences(context.person.id)
    place = read_place(chosen.lesson)
    await _show(context, context.reply.send, partial(_screen, context, chosen, place))


async def open_beside(context: Context, _: ComponentInteraction) -> None:
    """Open the lesson from another screen."""
    await open_lesson(context)


async def brief(context: Context, _: ComponentInteraction) -> None:
    """Explain the game in one minute, as text only."""
    await context.reply.send(learn_panel(context.texts))


async def turn_to(context: Context, _: ComponentInteraction, step: Step) -> None:
    """Go to a step; the guided round starts again."""
    await _go(context, LessonPlace(step))


async def pick(context: Context, _: ComponentInteraction, step: Step, card: Card) -> None:
    """Answer the question of a step with a card. Raises `Refused` for an impossible one."""
    asked = QUESTIONS.get(step)
    if asked is None or card not in asked.choices:
        raise Refused(Refusal.OLD_BUTTON)
    if card == asked.right:
        await _go(context, LessonPlace(after(step)), right_note(context.texts, step))
    else:
        note = wrong_note(context.texts, step, card)
        await _go(context, LessonPlace(step), note, wrong=card)


async def stop_or_koi(context: Context, _: ComponentInteraction, said: str) -> None:
    """Answer the question of stop or koi-koi; the right answer is stop."""
    if said == "stop":
        await _go(context, LessonPlace(after(Step.STOP)), right_note(context.texts, Step.STOP))
    else:
        await _go(context, LessonPlace(Step.STOP), context.texts("lesson-wrong-koi"), wrong=Koi())


async def play(context: Context, _: ComponentInteraction, moves: str) -> None:
    """Make the last of these choices in the guided round, or undo it with the reason."""
    chosen = last_choice(moves)
    if chosen is None:
        raise Refused(Refusal.OLD_BUTTON)
    earlier, action = chosen
    if leads_on(moves):
        now = resumed(moves)
        await _go(context, LessonPlace(Step.ROUND, moves), over=now is not None and now.over)
        return
    assert isinstance(action, Play | Take | Koi | Stop)
    await _go(
        context, LessonPlace(Step.ROUND, earlier.moves), taken_back(context.texts, earlier, action)
    )


async def undo(context: Context, _: ComponentInteraction, moves: str | None) -> None:
    """Show the guided round as it was after these moves."""
    if resumed(moves or "") is None:
        raise Refused(Refusal.OLD_BUTTON)
    await _go(context, LessonPlace(Step.ROUND, moves or ""))


async def _go(
    context: Context,
    place: LessonPlace,
    note: str | None = None,
    *,
    wrong: Card | Koi | None = None,
    over: bool = False,
) -> None:
    """Store the reader's new place, and show it in the pressed message.

    `over`: whether the guided round is finished; the first time earns an achievement.
    """
    settings, person_id = context.service.settings, context.person.id
    await settings.keep_lesson(person_id, place.text)
    if over and await settings.finish_lesson(person_id):
        note = earned_line(context.texts, Achievement.LESSON)
    chosen = await settings.preferences(person_id)
    await _show(
        context, context.reply.redraw, partial(_screen, context, chosen, place, note, wrong)
    )


def _screen(
    context: Context,
    chosen: Preferences,
    place: LessonPlace,
    note: str | None = None,
    wrong: Card | Koi | None = None,
) -> Screen:
    reader = LessonReader(
        context.texts,
        context.presenter.view_models.emojis,
        chosen.large_print,
        resumed(place.moves) or begun(),
    )
    if place.step is Step.ROUND:
        return round_screen(reader, note)
    return step_screen(reader, place.step, note, wrong)


async def _show(
    context: Context, give: Callable[[Screen], Awaitable[object]], screen: Callable[[], Screen]
) -> None:
    """Send or redraw a screen; again without emojis if Discord refuses one."""
    try:
        await give(screen())
    except discord.HTTPException as refused:
        if refused.code != BAD_FORM or "emoji" not in refused.text:
            raise
        context.presenter.view_models.refuse_emojis()
        await give(screen())


ROUTES: Final = Routes(
    panel={
        "lesson": button(open_beside, needs=ANYBODY),
        "lesson-brief": button(brief, needs=ANYBODY),
        "lesson-to": button(turn_to, enum_param(Step), needs=ANYBODY),
        "lesson-pick": button(pick, enum_param(Step), CARD, needs=ANYBODY),
        "lesson-stop": button(stop_or_koi, choice("stop", "koi"), needs=ANYBODY),
        "lesson-round": button(play, MOVES, needs=ANYBODY),
        "lesson-undo": button(undo, optional(MOVES), needs=ANYBODY),
    },
)
