"""Presses that ask the teacher. Only the person who pressed sees the answer.

Asking is no action of the match.
"""

from __future__ import annotations

from bot.buttons.press import Press
from bot.interactions.context import Context
from bot.screens.hints import advice_screen


async def advise(context: Context, press: Press) -> None:
    """Show the best card and why; at koi-koi or stop, the odds."""
    view, advice = await context.service.queries.advice(
        press.match_id, context.person.id, press.seq
    )
    handle = await context.reply.send(advice_screen(context.texts, view, advice))
    await context.presenter.keep_hint(press.match_id, context.person.id, press.seq, handle)
