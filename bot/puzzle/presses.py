"""Presses on the puzzle of the day: open it, answer it, and share the result."""

from __future__ import annotations

from datetime import date
from typing import Final

import discord

from bot.buttons.params import CARD, DAY, button, optional
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ANYBODY
from bot.interactions.context import Context
from bot.interactions.sharing import share_once
from bot.koikoi.actions import Action, Koi, Play, Stop, Take
from bot.koikoi.cards import Card
from bot.koikoi.puzzle import Puzzle
from bot.matches.errors import Refusal, Refused
from bot.messages.sending.failures import BAD_FORM
from bot.puzzle.collection import puzzle_of
from bot.puzzle.model import PuzzleResult
from bot.puzzle.screens import (
    PuzzleModel,
    puzzle_model,
    puzzle_screen,
    result_screen,
    shared_screen,
)
from bot.puzzle.service import Puzzles
from bot.screens.view_model import NO_EMOJIS, Emojis


async def show_puzzle(context: Context) -> None:
    """Show today's puzzle; if the person has answered it, show the result."""
    day = context.of(Puzzles).today()
    known = await context.of(Puzzles).result(context.person.id, day)
    if known is not None:
        await _show_result(context, known, anew=True)
        return
    puzzle = puzzle_of(day)
    view_models = context.presenter.view_models
    try:
        await _show_puzzle(context, puzzle, day, view_models.emojis)
    except discord.HTTPException as refused:
        # An emoji that a host removed must not keep anyone from the puzzle.
        if refused.code != BAD_FORM or "emoji" not in refused.text:
            raise
        view_models.refuse_emojis()
        await _show_puzzle(context, puzzle, day, NO_EMOJIS)


async def begin(context: Context, _: ComponentInteraction) -> None:
    """Show today's puzzle, from a result that another person shared."""
    await show_puzzle(context)


async def play(
    context: Context, _: ComponentInteraction, day: date, card: Card, target: Card | None
) -> None:
    """Answer with a hand card."""
    await _answer(context, day, Play(card, target))


async def take(context: Context, _: ComponentInteraction, day: date, target: Card) -> None:
    """Answer with the card that the drawn card takes."""
    await _answer(context, day, Take(target))


async def koi(context: Context, _: ComponentInteraction, day: date) -> None:
    """Answer with koi-koi."""
    await _answer(context, day, Koi())


async def stop(context: Context, _: ComponentInteraction, day: date) -> None:
    """Answer with stop."""
    await _answer(context, day, Stop())


async def share(context: Context, _: ComponentInteraction, day: date) -> None:
    """Post the person's result in this channel. Raises `Refused`."""
    result = await context.of(Puzzles).result(context.person.id, day)
    if result is None:
        raise Refused(Refusal.OLD_BUTTON)
    await share_once(
        context,
        ("puzzle", day, context.person.id),
        lambda texts: shared_screen(texts, context.person, result),
    )


async def _answer(context: Context, day: date, choice: Action) -> None:
    result = await context.of(Puzzles).answer(context.person, day, choice)
    counted = result.puzzle.rated(choice)
    again = counted is None or counted.action != result.answer.action
    await _show_result(context, result, again=again)


async def _show_result(
    context: Context, result: PuzzleResult, *, anew: bool = False, again: bool = False
) -> None:
    """Show the result in the pressed message; with `anew`, in a new one."""
    model = await _model(context, result.puzzle, result.answer.day, NO_EMOJIS)
    now = context.service.clock.now()
    screen = result_screen(model, result, now, among_others=context.among_others, again=again)
    if anew:
        await context.reply.send(screen, private=context.among_others)
    else:
        await context.reply.redraw(screen)


async def _show_puzzle(context: Context, puzzle: Puzzle, day: date, emojis: Emojis) -> None:
    model = await _model(context, puzzle, day, emojis)
    await context.reply.send(puzzle_screen(model), private=context.among_others)


async def _model(context: Context, puzzle: Puzzle, day: date, emojis: Emojis) -> PuzzleModel:
    chosen = await context.service.settings.preferences(context.person.id)
    return puzzle_model(context.texts, puzzle, day, emojis, preferences=chosen)


ROUTES: Final = Routes(
    panel={
        "puzzle": button(begin, needs=ANYBODY),
        "puzzle play": button(play, DAY, CARD, optional(CARD), needs=ANYBODY),
        "puzzle take": button(take, DAY, CARD, needs=ANYBODY),
        "puzzle koi": button(koi, DAY, needs=ANYBODY),
        "puzzle stop": button(stop, DAY, needs=ANYBODY),
        "puzzle-share": button(share, DAY, needs=ANYBODY),
    },
)
