"""`/koikoi tournament`, and for admins `/koikoi-admin tournament`."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final

import discord
from discord import app_commands

from bot.commands.play import LENGTHS, RULES, as_length
from bot.commands.translator import command, said
from bot.interactions.answering import Interactions
from bot.interactions.needs import ADMIN, ANYBODY
from bot.interactions.permissions import runs_tournaments
from bot.tournaments.model import (
    BEST_OF,
    FEWEST,
    LONGEST_NAME,
    MOST,
    MOST_DAYS,
    Format,
    Plan,
)
from bot.tournaments.moments import LONGEST_MOMENT
from bot.tournaments.planning import create
from bot.tournaments.presses import manage, tournaments_page
from bot.tournaments.roles import check_roles, let_run

Interaction = discord.Interaction[Any]
CLOSES: Final = {
    "10m": timedelta(minutes=10),
    "30m": timedelta(minutes=30),
    "1h": timedelta(hours=1),
    "3h": timedelta(hours=3),
    "12h": timedelta(hours=12),
    "1d": timedelta(days=1),
    "3d": timedelta(days=3),
    "7d": timedelta(days=7),
}
"""How long people can sign up."""
_USUAL: Final = "30m"
MOST_ROUNDS: Final = 16
"""Of a Swiss tournament with the most players."""

_FORMATS = [
    app_commands.Choice(name=said(f"choice-format-{one}"), value=one.value) for one in Format
]
_BEST = [app_commands.Choice(name=said(f"choice-best-{one}"), value=str(one)) for one in BEST_OF]
_CLOSES = [app_commands.Choice(name=said(f"choice-closes-{one}"), value=one) for one in CLOSES]


def add_command(group: app_commands.Group, interactions: Interactions) -> None:
    """Add the command for everybody. It answers privately, so that it disturbs nobody."""

    @command(group, ANYBODY)
    async def tournament(interaction: Interaction) -> None:
        async with interactions.answer(interaction) as context:
            admin = await runs_tournaments(context)
            await context.reply.send(await tournaments_page(context, admin=admin))


def add_admin_command(group: app_commands.Group, interactions: Interactions) -> None:
    """Add the command for admins. With a name it makes a tournament; else it shows those there."""

    @command(group, ADMIN)
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
        most: app_commands.Range[int, FEWEST, MOST] | None = None,
        best: str = str(BEST_OF[0]),
        entry: discord.Role | None = None,
        call: discord.Role | None = None,
        prize: discord.Role | None = None,
        directors: discord.Role | None = None,
    ) -> None:
        async with interactions.answer(interaction) as context:
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
                    most=most or MOST,
                    best_of=int(best),
                    **roles,
                ),
                closes_in=CLOSES[closes],
                begins=begins,
                days=days,
                preset=rules,
                length=as_length(length),
            )
