"""The feature of tournaments: its services, routes, commands and runner."""

from typing import Final

from bot.feature import Feature
from bot.interactions.context import AbortNote, Context
from bot.tournaments import (
    calendar_presses,
    changing,
    commands,
    planning,
    presses,
    seeding,
)
from bot.tournaments.calendar import ServerCalendar
from bot.tournaments.panel_screens import abort_consequence
from bot.tournaments.plans import Plans
from bot.tournaments.runner import TournamentRunner
from bot.tournaments.service import Tournaments
from bot.tournaments.store import STORED


async def _abort_note(context: Context, match_id: int) -> AbortNote | None:
    """Return the note for an admin if a tournament waits for the result of the match."""
    waits = await context.of(Tournaments).waits_for(match_id)
    if waits is None:
        return None
    question, instead = abort_consequence(context.texts, *waits)
    done = context.texts("abort-done-tournament", match=str(match_id))
    return AbortNote(question, instead, done)


TOURNAMENTS: Final = Feature(
    name="tournaments",
    stored=STORED,
    services=lambda service: [
        Tournaments(service.core, service.admission, service.play),
        Plans(),
    ],
    leave=lambda service, person: service.of(Tournaments).leave_all(person),
    routes=(
        presses.ROUTES,
        planning.ROUTES,
        changing.ROUTES,
        seeding.ROUTES,
        calendar_presses.ROUTES,
    ),
    commands=(commands.add_command, commands.add_admin_command),
    runners=lambda tools: [
        TournamentRunner(
            tools.service,
            tools.presenter,
            tools.threads,
            ServerCalendar(tools.client, tools.service, tools.presenter),
        )
    ],
    abort_note=_abort_note,
)
