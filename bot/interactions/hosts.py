"""Who the bot's hosts are: the ids in the settings, or those who own the application."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Final

import discord

ASKED_FOR: Final = 600.0
"""Seconds for which Discord's answer is believed: a team changes rarely."""


class Hosts:
    """Knows who is told of reports, and who may answer them."""

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
        """Return whether somebody is a host. Raises as `ids` does."""
        return person_id in await self.ids()


def _owners(application: discord.AppInfo) -> frozenset[int]:
    """Return the owner; of a team all who have joined it and may change something in it."""
    team = application.team
    if team is None:
        return frozenset({application.owner.id})
    joined = discord.TeamMembershipState.accepted
    return frozenset(
        one.id
        for one in team.members
        if one.membership_state is joined and one.role is not discord.TeamMemberRole.read_only
    )
