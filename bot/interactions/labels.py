"""The labels of buttons in sentences: each as the message with the button shows it.

A message for everybody is in the server's language, an answer in its reader's.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from bot.interactions.context import Context
from bot.screens.message import action_of


def labels_of(message: discord.Message | None) -> dict[str, str]:
    """Return the labels of a message's buttons by their routes; none if there is no message."""
    if message is None:
        return {}
    buttons = (one for part in message.components for one in _buttons(part))
    return {action_of(one.custom_id).split()[0]: one.label for one in buttons if one.label}


def _buttons(part: Any) -> Iterator[discord.Button]:
    if isinstance(part, discord.Button):
        if action_of(part.custom_id):
            yield part
    else:
        for one in getattr(part, "children", ()):
            yield from _buttons(one)


async def public_label(context: Context, label: str) -> str:
    """Return a label as the messages have it that everybody reads where the person is."""
    there = await context.tools.languages.of_place(context.guild_id, context.texts)
    return there(label)
