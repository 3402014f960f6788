"""The feature of the search for an opponent."""

from typing import Final

from bot.feature import Feature
from bot.interactions.context import Context
from bot.matches.models.hosting import Ban, Scope
from bot.matches.models.match import MatchInfo
from bot.matches.services import MatchService
from bot.matchmaking import commands, presses
from bot.matchmaking.runner import MatchmakingRunner
from bot.matchmaking.screens import state_line
from bot.matchmaking.service import Matchmaking
from bot.matchmaking.store import STORED
from bot.screens.message import Buttons
from bot.screens.view_model import relative


async def _games_entry(context: Context) -> tuple[str, Buttons] | None:
    seeker = await context.of(Matchmaking).state(context.person.id)
    return None if seeker is None else state_line(context.texts, seeker)


async def _leaving_note(context: Context, info: MatchInfo) -> str | None:
    """Return how long a person has to wait who often leaves matches with strangers."""
    if info.place.guild_id is not None or info.against_computer:
        return None
    until = await context.of(Matchmaking).paused_until(context.person.id)
    return None if until is None else context.texts("find-pause", when=relative(until))


async def _on_ban(service: MatchService, ban: Ban) -> None:
    if ban.scope is Scope.FIND:
        await service.of(Matchmaking).leave(ban.id)


MATCHMAKING: Final = Feature(
    name="matchmaking",
    stored=STORED,
    services=lambda service: [Matchmaking(service.core, service.admission)],
    leave=lambda service, person: service.of(Matchmaking).leave(person.id),
    on_ban=_on_ban,
    routes=(presses.ROUTES,),
    commands=(commands.add_command,),
    runners=lambda tools: [MatchmakingRunner(tools.service, tools.presenter, tools.client)],
    games_entry=_games_entry,
    leaving_note=_leaving_note,
)
