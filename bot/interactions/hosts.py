"""The bot's hosts, and the people and servers that they bar."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any, Final

import discord

from bot.matches.models.hosting import HostSettings

ASKED_FOR: Final = 600.0
"""Seconds for which Discord's answer is cached: a team changes rarely."""


class Hosts:
    """The people who get reports, and may answer them."""

    def __init__(self, client: discord.Client, chosen: Collection[int] | None) -> None:
        """`chosen`: their ids, if the host has set them; None: Discord is asked."""
        self._client = client
        self._chosen = None if chosen is None else frozenset(chosen)
        self._asked: tuple[float, frozenset[int]] | None = None

    async def ids(self) -> frozenset[int]:
        """Return the hosts' ids. Raises discord.py's errors where Discord doesn't answer."""
        if self._chosen is not None:
            return self._chosen
        now = asyncio.get_running_loop().time()
        if self._asked is None or now - self._asked[0] > ASKED_FOR:
            self._asked = now, _owners(await self._client.application_info())
        return self._asked[1]

    async def include(self, person_id: int) -> bool:
        """Return whether a person is a host. Raises as `ids` does."""
        return person_id in await self.ids()


def _owners(application: discord.AppInfo) -> frozenset[int]:
    """Return the owner, or a team's members who have joined and are not read-only."""
    team = application.team
    if team is None:
        return frozenset({application.owner.id})
    joined = discord.TeamMembershipState.accepted
    return frozenset(
        one.id
        for one in team.members
        if one.membership_state is joined and one.role is not discord.TeamMemberRole.read_only
    )


# Barred people are refused, except for commands and presses about their own data.

OPEN_COMMANDS: Final = frozenset({"koikoi privacy", "koikoi-admin erase"})
OPEN_PRESSES: Final = frozenset(
    {"export", "erase", "erase-yes", "erase-no", "erase-server", "erase-server-no"}
)
"""Everybody may read and erase what is kept about them, or about their server."""


def is_barred(interaction: discord.Interaction[Any], host: HostSettings) -> bool:
    """Return whether the host bars the person, or the server where they are."""
    return host.bars_person(interaction.user.id) or host.bars_server(interaction.guild_id)


def is_open_command(interaction: discord.Interaction[Any]) -> bool:
    """Return whether even barred people may use this command."""
    data: Any = interaction.data or {}
    options = data.get("options") or [{}]
    return f"{data.get('name')} {options[0].get('name')}" in OPEN_COMMANDS
