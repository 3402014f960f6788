"""Presses that ask the teacher; each answers its user alone, and is no action of the match."""

from __future__ import annotations

from bot.views.hints import advice_screen
from bot.views.press import Press

from .answering import Visit


async def advise(visit: Visit, press: Press) -> None:
    """The best card and why; at koi-koi or stop, the odds."""
    view, advice = await visit.client.service.advice(press.match_id, visit.person.id, press.seq)
    await visit.reply.send(advice_screen(visit.texts, view, advice))
