"""Reads the registered commands from Discord, and the people and roles that may use one."""

from __future__ import annotations

from typing import Any

import discord
from discord.http import Route


async def registered_commands(client: discord.Client) -> list[Any]:
    """Ask Discord for the commands that it has. Raises `discord.HTTPException`."""
    assert client.application_id is not None
    route = Route(
        "GET", "/applications/{application_id}/commands", application_id=client.application_id
    )
    found: list[Any] = await client.http.request(route, params={"with_localizations": "true"})
    return found


class CommandAccess:
    """Asks Discord who may use a command on a server."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def overwrites(self, command: str, guild_id: int) -> dict[int, bool]:
        """Return the ids of people and roles, each with whether the admins allow it the command.

        Raises `discord.HTTPException`; `discord.NotFound` if the admins changed nothing.
        """
        (found,) = [
            one for one in await registered_commands(self._client) if one["name"] == command
        ]
        assert self._client.application_id is not None
        answer = await self._client.http.get_application_command_permissions(
            self._client.application_id, guild_id, int(found["id"])
        )
        return {int(one["id"]): bool(one["permission"]) for one in answer["permissions"]}
