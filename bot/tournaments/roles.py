"""Roles of a server in its tournaments: who may enter, who is called, who has won, who runs them.

Nobody does by the bot what they could not do themselves: an admin who may not give a role can't let
the bot give it, and one who may not call a role can't let the bot call it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypedDict

import discord

from bot.interactions.context import Context
from bot.interactions.permissions import guild_id_of
from bot.matches.errors import Refusal, Refused


class Roles(TypedDict):
    """The roles of a plan, by their ids."""

    entry_role: int | None
    call_role: int | None
    winner_role: int | None


def check_roles(
    context: Context,
    *,
    entry: discord.Role | None,
    call: discord.Role | None,
    prize: discord.Role | None,
) -> Roles:
    """Return the ids of roles that an admin chose. Raises `Refused` where one can't be used."""
    for role in (entry, call, prize):
        if role is not None and role.is_default():
            raise Refused(Refusal.ROLE_EVERYBODY)
    if call is not None:
        _check_call(context, call)
    if prize is not None:
        _check_prize(context, prize)
    return {
        "entry_role": None if entry is None else entry.id,
        "call_role": None if call is None else call.id,
        "winner_role": None if prize is None else prize.id,
    }


def _check_call(context: Context, role: discord.Role) -> None:
    """Anybody may call a mentionable role. Others need a permission: the admin, and the bot."""
    interaction = context.interaction
    allowed = (interaction.permissions, interaction.app_permissions)
    if not role.mentionable and not all(one.mention_everyone for one in allowed):
        raise Refused(Refusal.CALL_ROLE, role=role.id)


def _check_prize(context: Context, role: discord.Role) -> None:
    """Discord lets the bot give roles below its own highest one, with a permission."""
    interaction, guild = context.interaction, role.guild
    admin, me = interaction.user, guild.me
    owner = admin.id == guild.owner_id
    below = isinstance(admin, discord.Member) and role < admin.top_role
    if not owner and not (below and interaction.permissions.manage_roles):
        raise Refused(Refusal.WINNER_ROLE_YOURS)
    if role.managed or not me.guild_permissions.manage_roles:
        raise Refused(Refusal.WINNER_ROLE, role=role.id)
    if not role < me.top_role:
        raise Refused(Refusal.WINNER_ROLE_ABOVE, role=role.id)


async def let_run(context: Context, role: discord.Role) -> None:
    """Let members with a role run this server's tournaments; everybody's role takes it back."""
    chosen = None if role.is_default() else role.id
    await context.service.settings.change_guild_settings(
        guild_id_of(context), context.person, lambda now: replace(now, tournament_role=chosen)
    )
    key = "directors-none" if chosen is None else "directors-set"
    await context.reply.say(context.texts(key, role=f"<@&{role.id}>"))
