"""Counts the interactions that are being answered now; a stop of the bot waits for them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import discord

from bot.locales import language_of, texts_in
from bot.messages.sending.failures import is_discords
from bot.messages.sending.reply import by_token

REMEMBERED: Final = 10_000
"""How many of the newest interactions' ids are remembered."""


class InFlight:
    """Counts the interactions that are being answered; after closing, new ones are refused."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[Any]] = []
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._none = asyncio.Event()
        self._none.set()
        self.closed = False
        self.ended = False  # nobody can be answered any more
        self.answered = 0  # number of interactions since the start
        self.turned_away = 0

    @property
    def count(self) -> int:
        """Return how many interactions are being answered now."""
        return len(self._tasks)

    @asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        """Count one interaction as long as the `async with` block runs."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.append(task)
        self._none.clear()
        try:
            yield
        finally:
            self._tasks.remove(task)
            self.answered += 1
            if not self._tasks:
                self._none.set()

    async def none(self) -> None:
        """Wait until no interaction is being answered."""
        await self._none.wait()

    async def cancel(self) -> None:
        """Cancel the interactions that are still being answered."""
        late = set(self._tasks) - {asyncio.current_task()}
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    async def end(self) -> None:
        """Answer nobody any more, because the connection is closed."""
        self.closed = self.ended = True
        await self.cancel()

    async def turn_away(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether nobody else may answer this interaction.

        Discord may send an interaction twice, for example after a resumed connection: it is
        answered once. While the bot stops, the person is asked to try again.
        """
        if interaction.id in self._seen:
            return True
        self._seen[interaction.id] = None
        while len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        if not self.closed:
            return False
        if self.ended or interaction.type is discord.InteractionType.autocomplete:
            return True  # what somebody is typing can't be answered with a sentence
        self.turned_away += 1
        async with self.one():
            texts = texts_in(language_of(interaction.locale.value))
            try:
                with by_token():
                    await interaction.response.send_message(
                        texts("refused-stopping"), ephemeral=True
                    )
            except Exception as error:
                if not is_discords(error):
                    raise
        return True
