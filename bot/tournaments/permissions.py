"""Permissions in tournaments: players of one, and the directors of a server's tournaments."""

from __future__ import annotations

from typing import Any, Final

from bot.buttons.params import number_of
from bot.interactions.authorization import ADMIN, Loaded, Permission, Resource
from bot.interactions.context import Context
from bot.interactions.permissions import has_role
from bot.matches.errors import Refusal, Refused
from bot.matches.models.people import Person
from bot.tournaments.model import Tournament
from bot.tournaments.service import Tournaments


async def _load(context: Context, number: int) -> Tournament:
    return await context.of(Tournaments).get(number, context.guild_id or 0)


def _check_player(tournament: Tournament, person: Person) -> None:
    if person.id not in tournament.people and tournament.waits_as(person.id) is None:
        raise Refused(Refusal.NOT_IN_TOURNAMENT)


TOURNAMENT: Final = number_of(Resource(_load, _check_player))
"""The number of one of this server's tournaments."""


async def runs_tournaments(context: Context) -> bool:
    """Return whether the person has the role that may run this server's tournaments."""
    guild_id = context.guild_id
    if guild_id is None:
        return False
    settings = await context.service.settings.guild_settings(guild_id)
    return settings.tournament_role is not None and has_role(context, settings.tournament_role)


async def _director(context: Context, loaded: Loaded[Any] | None) -> None:
    if not await runs_tournaments(context):
        await ADMIN.check(context, loaded)


DIRECTOR: Final = Permission("director", _director)
"""An admin, or a member with the role that may run the server's tournaments."""
