"""The permissions of a person and of the bot where an interaction comes from."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.interactions.context import Context
from bot.matches.errors import Refusal, Refused
from bot.messages.sending.failures import is_discords, named
from bot.screens.view_model import relative

_log = logging.getLogger(__name__)

TABLE_NEEDS: Final = ("view_channel", "send_messages", "attach_files")
THREAD_NEEDS: Final = ("view_channel", "send_messages_in_threads", "attach_files")
OPENS_THREADS: Final = ("create_public_threads", "send_messages_in_threads")
ADMIN_COMMAND: Final = "koikoi-admin"


def both_may_write(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the bot and the person may both write in this channel."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    need = "send_messages_in_threads" if in_thread else "send_messages"
    return all(
        allowed.view_channel and getattr(allowed, need)
        for allowed in (interaction.app_permissions, interaction.permissions)
    )


def check_presence(context: Context, guild_id: int | None) -> None:
    """Raise `Refused` if the bot is not on the server.

    Commands and old buttons may still work there: the application can be added to a server without
    its bot, and the bot alone can be removed.
    """
    if guild_id is not None and not context.tools.channels.in_guild(guild_id):
        raise Refused(Refusal.ABSENT, url=context.tools.channels.invite_url() or "")


async def check_permissions(context: Context, *, threads: bool = False) -> None:
    """Raise `Refused`, naming the missing permissions, before anything is posted here."""
    interaction: discord.Interaction[Any] = context.interaction
    if context.guild_id is None:
        return
    check_presence(context, context.guild_id)
    _check(context, interaction.app_permissions, _match_needs(interaction.channel, threads))
    await check_thread(context)


def _match_needs(channel: object, threads: bool) -> tuple[str, ...]:
    """Return the permissions for a match in a channel. `threads`: each match gets a thread."""
    if isinstance(channel, discord.Thread):
        return THREAD_NEEDS
    if threads and isinstance(channel, discord.TextChannel):
        return (*TABLE_NEEDS, *OPENS_THREADS)
    return TABLE_NEEDS


async def check_thread(context: Context) -> None:
    """Raise `Refused` in a thread where the bot can answer presses, but write nothing.

    Outside of its servers it needs no more than answers.
    """
    if context.is_outside:
        return
    interaction: discord.Interaction[Any] = context.interaction
    thread, channels = interaction.channel, context.tools.channels
    if not isinstance(thread, discord.Thread):
        return
    if thread.locked and not interaction.app_permissions.manage_threads:
        raise Refused(Refusal.THREAD_LOCKED)
    if thread.is_private() and await channels.is_shut_out(thread.id):
        raise Refused(Refusal.NOT_IN_THREAD, bot=f"<@{channels.own_id}>")


def has_channel(context: Context, channel: int) -> bool:
    """Return whether the admin's server has this channel now."""
    guild = context.guild
    return guild is not None and guild.get_channel(channel) is not None


def check_channel(context: Context, allowed: discord.Permissions) -> None:
    """Raise `Refused`, naming the missing permissions, before a channel is chosen to write in."""
    _check(context, allowed, TABLE_NEEDS)


def _check(context: Context, allowed: discord.Permissions, needs: tuple[str, ...]) -> None:
    missing = [need for need in needs if not getattr(allowed, need)]
    if missing:
        named = _said(context, missing)
        raise Refused(Refusal.PERMISSION, permissions=named, count=len(missing))


def _said(context: Context, permissions: Sequence[str]) -> str:
    return context.texts("list-comma").join(
        f"**{context.texts(f'permission-{one}')}**" for one in permissions
    )


def trouble_in(context: Context, channel_id: int) -> str | None:
    """Return what the bot lacks in a channel (no thread) for posts; None: nothing.

    If it lacks nothing, the last refusal of a message there is returned, if there was one.
    """
    guild: discord.Guild | None = context.guild
    if guild is None:
        return None
    channel = guild.get_channel(channel_id)
    if channel is None:
        return context.texts("channel-gone")
    allowed = channel.permissions_for(guild.me)
    missing = [need for need in TABLE_NEEDS if not getattr(allowed, need)]
    if not missing:
        return refusal_in(context, channel_id)
    named, place = _said(context, missing), f"<#{channel_id}>"
    return context.texts("channel-lacks", channel=place, permissions=named)


def refusal_in(context: Context, channel_id: int) -> str | None:
    """Return why Discord refused a message in a channel lately, and what helps; or None."""
    refused = context.reply.delivery.refusals.lately().get(channel_id)
    if refused is None:
        return None
    told = {"channel": f"<#{channel_id}>", "when": relative(refused.at)}
    if refused.why == "filtered":
        return context.texts("channel-filtered", **told)
    return context.texts("channel-refused", code=str(refused.code), **told)


def refusals_on(context: Context) -> list[str]:
    """Return a sentence for each channel of this server that refused a message lately."""
    guild: discord.Guild | None = context.guild
    if guild is None:
        return []
    lately = context.reply.delivery.refusals.lately()
    here = [one for one in lately if guild.get_channel_or_thread(one) is not None]
    return [line for line in (refusal_in(context, one) for one in here) if line is not None]


def may_write(context: Context, channel_id: int) -> bool | None:
    """Return whether the bot may write in a channel of this server; None: no such channel."""
    guild: discord.Guild | None = context.guild
    channel = None if guild is None else guild.get_channel_or_thread(channel_id)
    if guild is None or channel is None:
        return None
    allowed = channel.permissions_for(guild.me)
    in_thread = isinstance(channel, discord.Thread)
    writes = allowed.send_messages_in_threads if in_thread else allowed.send_messages
    return allowed.view_channel and writes


def match_troubles(context: Context, channels: Sequence[int], *, threads: bool) -> list[str]:
    """Return a sentence for each channel where no match can start: what the bot lacks there.

    Without channels (matches may be anywhere) only the permission to open threads is checked, by
    the bot's roles.
    """
    guild: discord.Guild | None = context.guild
    if guild is None:
        return []
    if not channels:
        allowed = guild.me.guild_permissions
        lacks = [need for need in OPENS_THREADS if threads and not getattr(allowed, need)]
        named = _said(context, lacks)
        return [context.texts("settings-threads-lack", permissions=named)] if lacks else []
    troubles = []
    for channel_id in channels:
        channel = guild.get_channel(channel_id)
        if channel is None:
            continue
        allowed = channel.permissions_for(guild.me)
        lacks = [one for one in _match_needs(channel, threads) if not getattr(allowed, one)]
        if lacks:
            place, named = channel.mention, _said(context, lacks)
            troubles.append(
                context.texts("settings-channel-lacks", channel=place, permissions=named)
            )
    return troubles


def has_role(context: Context, role_id: int | None) -> bool:
    """Return whether the person has a role on the server where they are now."""
    member = context.interaction.user
    return isinstance(member, discord.Member) and any(one.id == role_id for one in member.roles)


async def check_manager(context: Context) -> None:
    """Raise `Refused` if the person may use neither the admins' commands nor their panels.

    Admins may give the command to people and roles who do not manage the server. The panel is
    ephemeral, so people who press on it have used the command. They must still be allowed to use
    it.
    """
    interaction = context.interaction
    if interaction.permissions.manage_guild:
        return
    message = interaction.message
    on_panel = message is not None and message.flags.ephemeral
    used = on_panel or interaction.command is not None
    if not used or not await _was_given(context):
        raise Refused(Refusal.ADMIN)


async def _was_given(context: Context) -> bool:
    """Return whether the server's admins gave the command to this person or one of their roles."""
    interaction: discord.Interaction[Any] = context.interaction
    guild, member = context.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return False
    try:
        given = await context.tools.command_access.overwrites(ADMIN_COMMAND, guild.id)
    except discord.NotFound:  # the admins changed nothing, so nobody was given it
        return False
    except Exception as error:
        if not is_discords(error):
            raise
        _log.warning("Who may use the admins' command could not be asked (%s).", named(error))
        return False
    return allows(given, guild, member)


def allows(given: dict[int, bool], guild: discord.Guild, member: discord.Member) -> bool:
    """Return whether the overwrites allow the command to a member.

    The person's own overwrite wins, then any of their roles. The role of everybody has the server's
    own id.
    """
    if member.id in given:
        return given[member.id]
    roles = [given[role.id] for role in member.roles if role.id in given and role.id != guild.id]
    if roles:
        return any(roles)
    return given.get(guild.id, False)


def guild_id_of(context: Context) -> int:
    """Return the id of the admin's server. Raises `Refused` outside a server."""
    if context.guild_id is None:
        raise Refused(Refusal.ADMIN)
    return context.guild_id


def guild_name_of(context: Context) -> str:
    """Return the server's name, or an empty text if it is unknown."""
    guild = context.guild
    return guild.name if guild is not None else ""
