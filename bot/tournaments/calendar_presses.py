"""The press with which an admin makes a tournament one of the server's events, or no longer."""

from __future__ import annotations

from typing import Final

import discord

from bot.buttons.params import button, choice
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.context import Context
from bot.matches.errors import Refusal, Refused
from bot.tournaments.permissions import DIRECTOR, TOURNAMENT
from bot.tournaments.presses import done
from bot.tournaments.runner import TournamentRunner
from bot.tournaments.service import Tournaments

LISTED: Final = choice("on", "off")


async def set_calendar(
    context: Context, _: ComponentInteraction, tournament_id: int, listed: str
) -> None:
    """Make a tournament one of the server's events, or no longer.

    The bot must not extend an admin's permissions: both need Discord's permission for an event.
    """
    if listed == "on":
        _check_permissions(context.interaction)
    tournaments = context.of(Tournaments)
    await tournaments.set_calendar(tournament_id, listed=listed == "on")
    await context.of(TournamentRunner).go_on(tournament_id)
    await done(context, tournament_id)


def _check_permissions(interaction: discord.Interaction) -> None:
    if not interaction.app_permissions.create_events:
        raise Refused(Refusal.CREATE_EVENTS)
    allowed = interaction.permissions
    if not (allowed.create_events or allowed.manage_events):
        raise Refused(Refusal.CREATE_EVENTS_YOURS)


ROUTES: Final = Routes(
    panel={"tour-event": button(set_calendar, TOURNAMENT, LISTED, needs=DIRECTOR)}
)
