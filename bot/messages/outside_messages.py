"""Public messages of matches outside, where the bot can only answer interactions."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Final

import discord

from bot.matches.errors import StoreAway, UnknownMatch
from bot.messages.match_messages import MatchMessages
from bot.messages.post import MessagingDeps
from bot.messages.queue import QueueClosed
from bot.messages.sending.components import text_in, text_of
from bot.messages.sending.failures import FAILED, named
from bot.messages.sending.reply import MessageHandle, Reply
from bot.screens.message import Screen
from bot.screens.table import outside_screen

_log = logging.getLogger(__name__)

MAX_KEPT: Final = 500
"""How many messages are remembered at once."""


class OutsideMessages:
    """Keeps the public messages of matches outside current, as long as a token reaches them.

    A challenge mostly ends within the life of its command's token. Later, and after a restart, a
    press brings its message up to date.
    """

    def __init__(
        self, messages: Callable[[int], Awaitable[MatchMessages]], deps: MessagingDeps
    ) -> None:
        """`messages`: returns what is remembered of a match's messages."""
        self._messages = messages
        self._deps = deps
        self.kept: Final[dict[int, tuple[MessageHandle, Screen]]] = {}
        """The messages that a token reaches, by match, as they were shown last."""
        self._pressed: set[int] = set()
        self._drawing = asyncio.Lock()

    async def screen(self, match_id: int) -> Screen:
        """Return the public message of a match, in the challenger's language."""
        model = await self._deps.view_models.for_everyone(await self._messages(match_id))
        texts = await self._deps.languages.of_person(model.info.challenger.id)
        return outside_screen(replace(model, texts=texts))

    async def send(self, match_id: int, reply: Reply) -> MessageHandle:
        """Send the message as an answer to everybody, and keep it unless Discord hides it."""
        screen = await self.screen(match_id)
        handle = await reply.send(screen, private=False)
        if not handle.turned_hidden:
            self._keep(match_id, handle, screen)
        return handle

    async def answer(self, match_id: int, reply: Reply) -> None:
        """Redraw the message, which was pressed."""
        screen = await self.screen(match_id)
        self._keep(match_id, await reply.redraw(screen), screen)

    async def update_pressed(self, match_id: int, reply: Reply) -> None:
        """Redraw the message before its press is answered, if it isn't up to date.

        It may name a person who was erased.
        """
        pressed = reply.interaction.message
        assert pressed is not None
        with suppress(UnknownMatch):
            screen = await self.screen(match_id)
            shown = await self._deps.delivery.to_edit(screen, picture=False)
            if _look(text_in(shown), screen) != _look_of(pressed):
                self._keep(match_id, await reply.redraw(screen), screen)

    @contextmanager
    def pressing(self, match_id: int) -> Iterator[None]:
        """Leave the drawing of a change to the press that makes it."""
        self._pressed.add(match_id)
        try:
            yield
        finally:
            self._pressed.discard(match_id)
            self.changed(match_id)

    def changed(self, match_id: int) -> None:
        """Draw the message of a match that has changed."""
        if match_id in self.kept and match_id not in self._pressed:
            self._deps.background.start(self._redraw(match_id))

    def redraw_all(self) -> None:
        """Draw all messages: a name was erased."""
        for match_id in self.kept:
            self.changed(match_id)

    def _keep(self, match_id: int, handle: MessageHandle, screen: Screen) -> None:
        self.kept.pop(match_id, None)
        self.kept[match_id] = handle, screen
        if len(self.kept) > MAX_KEPT:
            del self.kept[next(iter(self.kept))]

    async def _redraw(self, match_id: int) -> None:
        async with self._drawing:
            kept = self.kept.get(match_id)
            if kept is None:
                return
            handle, shown = kept
            if not handle.open:
                del self.kept[match_id]
                return
            with suppress(UnknownMatch, StoreAway, QueueClosed):
                screen = await self.screen(match_id)
                if _look(screen.content, screen) == _look(shown.content, shown):
                    return
                try:
                    await handle.edit(**await self._deps.delivery.to_edit(screen))
                except FAILED as error:
                    _log.warning("A message outside could not be edited (%s).", named(error))
                    return
                self._keep(match_id, handle, screen)


def _look(content: str, screen: Screen) -> tuple[str, int]:
    """Return what differs between two states of a message: custom ids count moves, too."""
    return content.strip(), sum(len(row) for row in screen.rows)


def _look_of(message: discord.Message) -> tuple[str, int]:
    rows = [one for one in message.components if isinstance(one, discord.ActionRow)]
    return text_of(message), sum(len(row.children) for row in rows)
