"""Presses that end a stuck match, or spare it."""

from __future__ import annotations

from bot.matches.errors import UnknownMatch
from bot.matches.models.match import MatchInfo
from bot.views.abort import abort_question_screen
from bot.views.message import Screen
from bot.views.press import Press

from .answering import Visit
from .managing import check_manager, guild_id_of


async def choose_match(visit: Visit, _: Press, match_id: int) -> None:
    """A match was chosen from the list."""
    await check_manager(visit)
    info = await match_here(visit, match_id)
    await visit.reply.redraw(abort_question_screen(visit.texts, info))


async def end_match(visit: Visit, press: Press) -> None:
    """End it."""
    await check_manager(visit)
    info = await match_here(visit, press.match_id)
    await visit.client.service.play.abort(info.id, visit.person)
    await visit.reply.redraw(Screen(visit.texts("abort-done", match=str(info.id))))


async def spare_match(visit: Visit, _: Press) -> None:
    """Let it go on."""
    await visit.reply.redraw(Screen(visit.texts("abort-kept")))


async def match_here(visit: Visit, match_id: int) -> MatchInfo:
    """A match of this server: no admin ends another server's."""
    info = (await visit.client.service.queries.get(match_id)).info
    if info.place.guild_id != guild_id_of(visit):
        raise UnknownMatch(match_id)
    return info
