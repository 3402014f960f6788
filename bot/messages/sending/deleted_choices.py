"""Sends a panel again without channels and roles that are chosen in its menus, but were deleted.

Discord deletes first and reports that later. In between the bot takes a channel for existing, and
Discord refuses the whole message: a menu's default value is unknown.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final, TypeVar

import discord

from bot.messages.sending.failures import BAD_FORM
from bot.screens.message import (
    ChannelSelect,
    Divider,
    Item,
    Message,
    Panel,
    Picture,
    Prose,
    RoleSelect,
    Row,
)

MAX_REFUSALS: Final = 3
"""Maximum number of refusals that are mended; each names all choices that are unknown then."""

Block = Prose | Divider | Row | Picture
_T = TypeVar("_T")
_UNKNOWN: Final = re.compile(
    r"components\.0\.components\.(\d+)\.components\.(\d+)\.default_values\.(\d+)\.id"
)
"""The place of an unknown default value in a panel: its block, the item, and the value."""


async def without_deleted_choices(show: Callable[[Message], Awaitable[_T]], message: Message) -> _T:
    """Show a message; again without each chosen channel or role that Discord doesn't know."""
    for _ in range(MAX_REFUSALS):
        try:
            return await show(message)
        except discord.HTTPException as refused:
            left = _left(refused, message)
            if left is None:
                raise
            message = left
    return await show(message)


def _left(refused: discord.HTTPException, message: Message) -> Panel | None:
    """Return a panel without the unknown choices, with a sentence above each menu that had one.

    Return None if something else was refused.
    """
    if refused.code != BAD_FORM or not isinstance(message, Panel):
        return None
    unknown = [tuple(map(int, found)) for found in _UNKNOWN.findall(refused.text)]
    blocks: list[Block] = []
    for number, block in enumerate(message.blocks):
        if not isinstance(block, tuple):
            blocks.append(block)
            continue
        row: list[Item] = []
        for place, item in enumerate(block):
            lost = {value for *where, value in unknown if where == [number, place]}
            known = _without(item, lost)
            if known is not item and isinstance(known, ChannelSelect | RoleSelect):
                blocks.append(Prose(known.gone))
            row.append(known)
        blocks.append(tuple(row))
    return None if len(blocks) == len(message.blocks) else replace(message, blocks=tuple(blocks))


def _without(item: Item, lost: set[int]) -> Item:
    if not lost or not isinstance(item, ChannelSelect | RoleSelect):
        return item
    chosen = tuple(one for place, one in enumerate(item.chosen) if place not in lost)
    return item if chosen == item.chosen else replace(item, chosen=chosen)
