"""`/koikoi tournament` and `/koikoi-admin tournament`, and the roles in their options.

The bot must not extend an admin's permissions: it gives or mentions a role only if the admin could
do so themselves.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any, Final, TypedDict

import discord
from discord import app_commands

from bot.commands.commands import Commands
from bot.commands.play import LENGTHS, RULES, as_length
from bot.commands.translator import command, said
from bot.interactions.authorization import ADMIN, ANYBODY
from bot.interactions.context import Context
from bot.interactions.permissions import guild_id_of
from bot.interactions.settings_changes import report_change
from bot.matches.errors import Refusal, Refused
from bot.tournaments.model import (
    BEST_OF,
    LONGEST_NAME,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MOST_DAYS,
    Format,
    Plan,
)
from bot.tournaments.permissions import runs_tournaments
from bot.tournaments.planning import create
from bot.tournaments.presses import manage, tournaments_page
from bot.tournaments.start_times import LONGEST_MOMENT


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
    """Return the ids of roles that an admin chose. Raises `Refused` for an unusable role."""
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


async def let_run(context: Context, role: discord.Role) -> None:
    """Let members with a role run this server's tournaments; the default role revokes that."""
    chosen = None if role.is_default() else role.id
    changed = await context.service.settings.change_guild_settings(
        guild_id_of(context), context.person, lambda now: replace(now, tournament_role=chosen)
    )
    key = "directors-none" if chosen is None else "directors-set"
    await context.reply.send_text(context.texts(key, role=f"<@&{role.id}>"))
    await report_change(context, changed)


# `/koikoi tournament`, and for admins `/koikoi-admin tournament`.

Interaction = discord.Interaction[Any]
SIGNUP_PERIODS: Final = {
    "10m": timedelta(minutes=10),
    "30m": timedelta(minutes=30),
    "1h": timedelta(hours=1),
    "3h": timedelta(hours=3),
    "12h": timedelta(hours=12),
    "1d": timedelta(days=1),
    "3d": timedelta(days=3),
    "7d": timedelta(days=7),
}
"""Sign-up periods, by the values of the option."""
_USUAL: Final = "30m"
MOST_ROUNDS: Final = 16
"""Maximum number of rounds of a Swiss tournament with `MAX_PLAYERS`."""

_FORMATS = [
    app_commands.Choice(name=said(f"choice-format-{one}"), value=one.value) for one in Format
]
_BEST = [app_commands.Choice(name=said(f"choice-best-{one}"), value=str(one)) for one in BEST_OF]
_CLOSES = [
    app_commands.Choice(name=said(f"choice-closes-{one}"), value=one) for one in SIGNUP_PERIODS
]


def add_command(commands: Commands) -> None:
    """Add the command for everybody. Its answer is private."""

    @command(commands.koikoi, ANYBODY)
    async def tournament(interaction: Interaction) -> None:
        async with commands.interactions.answer(interaction) as context:
            admin = await runs_tournaments(context)
            await context.reply.send(await tournaments_page(context, admin=admin))


def add_admin_command(commands: Commands) -> None:
    """Add the command for admins. With a name it makes a tournament; else it lists them."""

    @command(commands.admin, ADMIN)
    @app_commands.choices(format=_FORMATS, closes=_CLOSES, rules=RULES, length=LENGTHS, best=_BEST)
    async def tournament_admin(
        interaction: Interaction,
        *,
        name: app_commands.Range[str, 1, LONGEST_NAME] | None = None,
        format: str = Format.SINGLE.value,  # noqa: A002 - the name of the option
        closes: str = _USUAL,
        begins: app_commands.Range[str, 1, LONGEST_MOMENT] | None = None,
        days: app_commands.Range[int, 1, MOST_DAYS] | None = None,
        rules: str | None = None,
        length: str | None = None,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
        most: app_commands.Range[int, MIN_PLAYERS, MAX_PLAYERS] | None = None,
        best: str = str(BEST_OF[0]),
        entry: discord.Role | None = None,
        call: discord.Role | None = None,
        prize: discord.Role | None = None,
        directors: discord.Role | None = None,
    ) -> None:
        async with commands.interactions.answer(interaction) as context:
            if directors is not None:
                await let_run(context, directors)
                return
            if name is None:
                await manage(context)
                return
            roles = check_roles(context, entry=entry, call=call, prize=prize)
            await create(
                context,
                Plan(
                    name=name,
                    format=Format(format),
                    rounds=rounds,
                    most=most or MAX_PLAYERS,
                    best_of=int(best),
                    **roles,
                ),
                closes_in=SIGNUP_PERIODS[closes],
                begins=begins,
                days=days,
                preset=rules,
                length=as_length(length),
            )
