"""Sends and edits messages, without their picture where the bot may attach no files.

What a message says is worth more than its picture: people wait for it, and times run by it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord

from bot.messages.sending.delivery import Delivery
from bot.messages.sending.failures import MISSING_PERMISSIONS
from bot.screens.message import Screen


async def send_message(
    channel: discord.abc.Messageable,
    delivery: Delivery,
    screen: Screen,
    nonce: str,
    *,
    silent: bool = False,
) -> tuple[discord.Message, dict[str, Any]]:
    """Send a message; return it, and how it was sent. Raises as `Messageable.send` does."""
    arguments = await delivery.to_send(screen)
    try:
        return await channel.send(**arguments, nonce=nonce, silent=silent), arguments
    except discord.Forbidden as refused:
        if not _may_be_the_picture(refused, screen):
            raise
    arguments = await delivery.to_send(replace(screen, picture=None))
    return await channel.send(**arguments, nonce=nonce, silent=silent), arguments


async def edit_message(
    message: discord.PartialMessage, delivery: Delivery, screen: Screen
) -> discord.Message:
    """Edit a message; a picture that can't be renewed goes. Raises as `edit` does."""
    try:
        return await message.edit(**await delivery.to_edit(screen))
    except discord.Forbidden as refused:
        if not _may_be_the_picture(refused, screen):
            raise
    return await message.edit(**await delivery.to_edit(replace(screen, picture=None)))


def _may_be_the_picture(refused: discord.Forbidden, screen: Screen) -> bool:
    return refused.code == MISSING_PERMISSIONS and screen.picture is not None
