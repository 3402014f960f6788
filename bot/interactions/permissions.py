"""Who may manage the server, and which one it is."""

from __future__ import annotations

import logging
from typing import Any, Final

import discord

from bot.commands.sync import registered_commands
from bot.interactions.answering import Context, Refused
from bot.messages.failures import is_discords, named

_log = logging.getLogger(__name__)

ADMIN_COMMAND: Final = "koikoi-admin"


async def check_manager(context: Context) -> None:
    """The panel's buttons are checked like the command.

    Admins may give the command to people and roles who do not manage the server. Its panel is
    ephemeral, so whoever presses on it has used the command; they must still be allowed to.
    """
    if context.interaction.permissions.manage_guild:
        return
    message = context.interaction.message
    on_panel = message is not None and message.flags.ephemeral
    if not on_panel or not await _was_given(context):
        raise Refused("admin")


async def _was_given(context: Context) -> bool:
    """Whether the server's admins gave the command to this person, or to a role of theirs."""
    interaction: discord.Interaction[Any] = context.interaction
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return False
    try:
        (command,) = [
            one for one in await registered_commands(context.client) if one["name"] == ADMIN_COMMAND
        ]
        given = await _overwrites(context, guild, int(command["id"]))
    except discord.NotFound:  # the admins gave it to nobody
        return False
    except Exception as error:
        if not is_discords(error):
            raise
        _log.warning("Who may use the admins' command could not be asked (%s).", named(error))
        return False
    return _allows(given, guild, member)


async def _overwrites(context: Context, guild: discord.Guild, command_id: int) -> dict[int, bool]:
    """Whom the admins gave the command, or took it from. Raises `discord.HTTPException`."""
    application_id = context.client.application_id
    assert application_id is not None
    found = await context.client.http.get_application_command_permissions(
        application_id, guild.id, command_id
    )
    return {int(one["id"]): bool(one["permission"]) for one in found["permissions"]}


def _allows(given: dict[int, bool], guild: discord.Guild, member: discord.Member) -> bool:
    """A person's own overwrite wins, then any role's; everybody's id is the server's own."""
    if member.id in given:
        return given[member.id]
    roles = [given[role.id] for role in member.roles if role.id in given and role.id != guild.id]
    if roles:
        return any(roles)
    return given.get(guild.id, False)


def guild_id_of(context: Context) -> int:
    """The server that the admin is in."""
    if context.interaction.guild_id is None:
        raise Refused("admin")
    return context.interaction.guild_id


def guild_name_of(context: Context) -> str:
    """Its name."""
    guild = context.interaction.guild
    return guild.name if guild is not None else ""
