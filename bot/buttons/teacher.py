"""Presses that ask the teacher; each answers its user alone, and is no action of the match."""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.buttons.press import Press
from bot.interactions.answering import Context
from bot.messages.reply import MessageHandle
from bot.screens.hints import advice_screen


class LastHints:
    """The last thing that the teacher said to each person; the next takes its place.

    Else a hint every turn would push the hand out of sight. Only as long as a token lives, and
    only in this process: what is forgotten stays where it is.
    """

    def __init__(self) -> None:
        self._handles: dict[int, MessageHandle] = {}

    async def replace(self, person_id: int, handle: MessageHandle) -> None:
        """Take the one before away."""
        before = self._handles.pop(person_id, None)
        self._handles = {one: kept for one, kept in self._handles.items() if kept.open}
        self._handles[person_id] = handle
        if before is not None and before.open:
            with suppress(discord.HTTPException):  # dismissed already
                await before.delete()


async def advise(context: Context, press: Press) -> None:
    """The best card and why; at koi-koi or stop, the odds."""
    view, advice = await context.client.service.queries.advice(
        press.match_id, context.person.id, press.seq
    )
    handle = await context.reply.send(advice_screen(context.texts, view, advice))
    await context.client.last_hints.replace(context.person.id, handle)
