"""Presses that ask about a choice. Only the person who pressed sees the answer.

Asking is no action of the match. The teacher answers only in matches for practice.
"""

from __future__ import annotations

from bot.buttons.look import model_for
from bot.buttons.press import Press
from bot.interactions.context import Context
from bot.matches.errors import Refusal, Refused
from bot.screens.decision import decision_facts
from bot.screens.hints import advice_screen
from bot.screens.message import Screen


async def advise(context: Context, press: Press) -> None:
    """Show the best card and why."""
    view, advice = await context.service.queries.advice(
        press.match_id, context.person.id, press.seq
    )
    await _answer(context, press, advice_screen(context.texts, view, advice))


async def odds(context: Context, press: Press) -> None:
    """At koi-koi or stop, show the odds, and what else can be known; in earnest only the latter.

    Raises `Refused` if there is nothing to decide.
    """
    model = await model_for(context, press)
    view = await context.service.queries.choice(press.match_id, context.person.id, press.seq)
    if view.stake is None or view.seat is None:
        raise Refused(Refusal.ILLEGAL)
    facts = decision_facts(model, view, view.stake, view.seat)
    if not model.info.casual:
        await _answer(context, press, Screen(facts))
        return
    _, advice = await context.service.queries.advice(press.match_id, context.person.id, press.seq)
    await _answer(context, press, advice_screen(context.texts, view, advice, facts))


async def _answer(context: Context, press: Press, screen: Screen) -> None:
    handle = await context.reply.send(screen)
    await context.presenter.keep_hint(press.match_id, context.person.id, press.seq, handle)
