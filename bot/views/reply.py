"""Answering one interaction, in time and exactly once.

Discord shows "This interaction failed" after three seconds of silence, and refuses a second
answer. So whoever works on an interaction answers it through its `Reply`: what comes first is the
answer, what comes later is an edit or a message that follows.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

import aiohttp
import discord

from .delivery import Delivery
from .message import Message, Screen

_log = logging.getLogger(__name__)

SOON: Final = 0.8
"""Seconds until an unanswered interaction is acknowledged."""
TOKEN_LIFE: Final = timedelta(minutes=14, seconds=30)
"""How long a message is edited by the token of an interaction; Discord's limit is 15 minutes."""
UNKNOWN_INTERACTION: Final = 10062
ALREADY_ANSWERED: Final = 40060


@dataclass(frozen=True, slots=True)
class Door:
    """The way to a message by an interaction's token: the only one to an ephemeral message."""

    interaction: discord.Interaction
    message_id: int
    original: bool  # the message is the interaction's own

    @property
    def open(self) -> bool:
        """Whether the token still lives."""
        return discord.utils.utcnow() - self.interaction.created_at < TOKEN_LIFE

    async def edit(self, **arguments: Any) -> None:
        """Edit the message."""
        if self.original:
            await self.interaction.edit_original_response(**arguments)
        else:
            await self.interaction.followup.edit_message(self.message_id, **arguments)

    async def delete(self) -> None:
        """Delete the message."""
        if self.original:
            await self.interaction.delete_original_response()
        else:
            await self.interaction.followup.delete_message(self.message_id)


class Reply:
    """The answer to one interaction."""

    def __init__(
        self, interaction: discord.Interaction, delivery: Delivery, *, private: bool = True
    ) -> None:
        """*private*: whether a command that takes long says so to its user alone."""
        self.interaction: Final = interaction
        self.delivery: Final = delivery
        self._private = private
        self._lock = asyncio.Lock()
        self._thinking = False  # a command was acknowledged, and its message is still owed

    @property
    def given(self) -> bool:
        """Whether the interaction has been answered or acknowledged."""
        return self.interaction.response.is_done()

    @property
    def pressed_message(self) -> int | None:
        """The message whose button was pressed."""
        return self.interaction.message.id if self.interaction.message else None

    @asynccontextmanager
    async def in_time(self) -> AsyncIterator[None]:
        """Acknowledge the interaction by itself if the work inside takes too long."""
        holding: list[asyncio.Task[None]] = []
        timer = asyncio.get_running_loop().call_later(
            SOON, lambda: holding.append(asyncio.create_task(self.hold()))
        )
        try:
            yield
        finally:
            timer.cancel()
            await asyncio.gather(*holding)
            await self.hold()

    async def hold(self) -> None:
        """Acknowledge without saying anything yet; for a press, this may be all there is to say."""
        async with self._lock:
            if self.given:
                return
            try:
                if self.interaction.type is discord.InteractionType.application_command:
                    self._thinking = True
                    await self.interaction.response.defer(ephemeral=self._private, thinking=True)
                else:
                    await self.interaction.response.defer()
            except discord.HTTPException as error:
                self._late(error)
            except (aiohttp.ClientError, OSError, RuntimeError) as error:
                # The network is gone, or we are closing: there is nobody to answer to.
                _log.warning("An interaction could not be answered (%s).", type(error).__name__)

    async def redraw(self, message: Message, *, picture: bool = True) -> Door:
        """Change the message whose button was pressed."""
        arguments = await self.delivery.to_edit(message, picture=picture)
        async with self._lock:
            if self.given:
                await self.interaction.edit_original_response(**arguments)
            else:
                await self.interaction.response.edit_message(**arguments)
        assert self.interaction.message is not None
        return Door(self.interaction, self.interaction.message.id, original=True)

    async def send(self, message: Message, *, private: bool = True) -> Door:
        """Send a message: to this person alone, or for everyone."""
        arguments = await self.delivery.to_send(message)
        async with self._lock:
            if not self.given:
                sent = await self.interaction.response.send_message(ephemeral=private, **arguments)
                assert sent.message_id is not None
                return Door(self.interaction, sent.message_id, original=True)
            if self._thinking and private and not self._private:
                # "Thinking" was shown to all; this is for one.
                await self.interaction.delete_original_response()
            self._thinking = False
            # Where "thinking" stands, the first message that follows takes its place.
            followup = await self.interaction.followup.send(
                ephemeral=private, wait=True, **arguments
            )
            return Door(self.interaction, followup.id, original=False)

    async def say(self, text: str) -> None:
        """A quiet line for this person alone."""
        await self.send(Screen(text))

    async def ask(self, modal: discord.ui.Modal) -> bool:
        """Open a form; False if it is too late. Only a fresh interaction can."""
        async with self._lock:
            if self.given:
                return False
            await self.interaction.response.send_modal(modal)
            return True

    def _late(self, error: discord.HTTPException) -> None:
        """The person has seen "interaction failed"; the work is done all the same."""
        _log.warning("An interaction could not be acknowledged (%d).", error.code)
