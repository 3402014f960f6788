"""The feature of a server's moderation by its admins."""

from collections.abc import Awaitable, Callable
from typing import Final

from bot.feature import Feature
from bot.interactions.context import Context
from bot.matches.models.match import MatchInfo
from bot.moderation import commands, presses
from bot.moderation.service import Moderation
from bot.moderation.store import STORED


async def _on_abort(context: Context, info: MatchInfo) -> Callable[[], Awaitable[None]]:
    entry = await context.of(Moderation).note_abort(info, context.person)
    return lambda: presses.post_entry(context, entry)


MODERATION: Final = Feature(
    name="moderation",
    stored=STORED,
    services=lambda service: [Moderation(service.core)],
    routes=(presses.ROUTES,),
    commands=(commands.add_command,),
    on_abort=_on_abort,
    on_settings=presses.post_settings,
    after_command=presses.tell_warnings,
)
