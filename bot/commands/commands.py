"""The groups to which features add their slash commands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import app_commands

from bot.interactions.answering import Interactions


@dataclass(frozen=True, slots=True, kw_only=True)
class Commands:
    """The groups of commands, and the parts that the commands need."""

    tree: app_commands.CommandTree[discord.Client]
    koikoi: app_commands.Group
    """`/koikoi`, for everybody."""
    admin: app_commands.Group
    """`/koikoi-admin`, for members who may manage the server."""
    interactions: Interactions
    levels: Sequence[str]
    """The computer players to choose from."""
    menus: list[app_commands.ContextMenu] = field(default_factory=list)
    """Entries of a member's menu."""
    everywhere: list[app_commands.Command[Any, ..., None]] = field(default_factory=list)
    """Commands outside the two groups."""
