"""The deal of the day, as the bot knows it."""

from typing import Final

from bot.daily import commands, presses
from bot.daily.post_runner import DailyPosts
from bot.daily.screens import profile_line
from bot.daily.service import Daily, DailyPostings
from bot.feature import Feature
from bot.interactions.context import Context
from bot.matches.models.listings import DailyStanding
from bot.matches.models.match import MatchInfo
from bot.matches.models.people import Person
from bot.matches.services import MatchService
from bot.storage.daily_rows import STORED


async def _profile_line(context: Context, person: Person) -> str | None:
    deals = await context.of(Daily).played_by(person.id)
    return None if deals is None else profile_line(context.texts, deals)


async def _standing_of(
    service: MatchService, info: MatchInfo, person_id: int
) -> DailyStanding | None:
    if info.day is None:
        return None
    return await service.of(Daily).standing(info.day, person_id)


DAILY: Final = Feature(
    name="daily",
    stored=STORED,
    services=lambda service: [
        Daily(service.core, service.admission, service.queries),
        DailyPostings(service.core),
    ],
    standing_of=_standing_of,
    routes=(presses.ROUTES,),
    commands=(commands.add_command,),
    runners=lambda tools: [DailyPosts(tools.service, tools.presenter.deps, tools.features)],
    profile_line=_profile_line,
    shows_match=lambda context, info: context.of(Daily).is_best(info),
)
