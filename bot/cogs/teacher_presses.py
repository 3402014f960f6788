"""Presses that ask the teacher; each answers its user alone, and is no action of the match."""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.views.hints import advice_screen
from bot.views.press import Press
from bot.views.reply import Door

from .answering import Visit


class Lessons:
    """The last thing that the teacher said to each person; the next takes its place.

    Else a hint every turn would push the hand out of sight. Only as long as a token lives, and
    only in this process: what is forgotten stays where it is.
    """

    def __init__(self) -> None:
        self._doors: dict[int, Door] = {}

    async def replace(self, person_id: int, door: Door) -> None:
        """Take the one before away."""
        before = self._doors.pop(person_id, None)
        self._doors = {one: kept for one, kept in self._doors.items() if kept.open}
        self._doors[person_id] = door
        if before is not None and before.open:
            with suppress(discord.HTTPException):  # dismissed already
                await before.delete()


async def advise(visit: Visit, press: Press) -> None:
    """The best card and why; at koi-koi or stop, the odds."""
    view, advice = await visit.client.service.queries.advice(
        press.match_id, visit.person.id, press.seq
    )
    door = await visit.reply.send(advice_screen(visit.texts, view, advice))
    await visit.client.lessons.replace(visit.person.id, door)
