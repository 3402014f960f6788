"""Whom the host keeps out: one sentence answers them, but for what is about their own data."""

from __future__ import annotations

from typing import Any, Final

import discord

from bot.matches.models.hosting import HostState

OPEN_COMMANDS: Final = frozenset({"koikoi privacy", "koikoi-admin erase"})
OPEN_PRESSES: Final = frozenset(
    {"export", "erase", "erase-yes", "erase-no", "erase-server", "erase-server-no"}
)
"""Everybody may read and erase what is kept about them, or about their server."""


def is_barred(interaction: discord.Interaction[Any], host: HostState) -> bool:
    """Return whether the host bars the person, or the server where they are."""
    return host.bars_person(interaction.user.id) or host.bars_server(interaction.guild_id)


def is_open_command(interaction: discord.Interaction[Any]) -> bool:
    """Return whether everybody may use this command."""
    data: Any = interaction.data or {}
    options = data.get("options") or [{}]
    return f"{data.get('name')} {options[0].get('name')}" in OPEN_COMMANDS
