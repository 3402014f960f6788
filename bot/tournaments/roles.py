"""The roles of a planned tournament.

The bot must not extend an admin's permissions: it gives or mentions a role only if the admin could
do so themselves.
"""

from __future__ import annotations

import discord

from bot.interactions.context import Context
from bot.matches.errors import Refusal, Refused


def check_roles(
    context: Context, *, entry: int | None, call: int | None, prize: int | None
) -> None:
    """Raise `Refused` if one of the roles that an admin chose, by their ids, is unusable."""
    guild = context.guild
    assert guild is not None
    found = {one: guild.get_role(one) for one in (entry, call, prize) if one is not None}
    for role in found.values():
        if role is None:
            raise Refused(Refusal.OLD_FORM)
        if role.is_default():
            raise Refused(Refusal.ROLE_EVERYBODY)
    if call is not None and (called := found[call]) is not None:
        _check_call(context, called)
    if prize is not None and (given := found[prize]) is not None:
        _check_prize(context, given)


def _check_call(context: Context, role: discord.Role) -> None:
    """Raise `Refused` unless the role is mentionable, or admin and bot may mention any role."""
    interaction = context.interaction
    allowed = (interaction.permissions, interaction.app_permissions)
    if not role.mentionable and not all(one.mention_everyone for one in allowed):
        raise Refused(Refusal.CALL_ROLE, role=role.id)


def _check_prize(context: Context, role: discord.Role) -> None:
    """Raise `Refused` unless admin and bot may give the role: only below their highest role."""
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
