"""Presses that end a stuck match, or let it go on."""

from __future__ import annotations

import re
from typing import Final

from bot.buttons.press import ComponentInteraction
from bot.interactions.context import Context
from bot.interactions.permissions import guild_id_of
from bot.moderation.presses import post_entry
from bot.screens.abort import MAX_OPTIONS, abort_choice, abort_question_screen
from bot.screens.message import Choice, Screen

_NUMBER: Final = re.compile(r"[1-9][0-9]{0,15}", re.ASCII)


async def choose_match(context: Context, _: ComponentInteraction, match_id: int) -> None:
    """Ask whether to end the match that was chosen from the list."""
    await context.reply.redraw(await abort_question(context, match_id))


async def abort_question(context: Context, match_id: int) -> Screen:
    """Ask whether to end a match."""
    info = (await context.service.queries.get(match_id)).info
    waits = await context.service.tournaments.waits_for(match_id)
    return abort_question_screen(context.texts, info, waits)


async def end_match(context: Context, press: ComponentInteraction) -> None:
    """End the match."""
    waits = await context.service.tournaments.waits_for(press.match_id)
    ended = await context.service.play.abort(press.match_id, context.person)
    entry = await context.service.moderation.note_abort(ended.stored.info, context.person)
    key = "abort-done" if waits is None else "abort-done-tournament"
    await context.reply.redraw(Screen(context.texts(key, match=str(press.match_id))))
    await post_entry(context, entry)


async def cancel_abort(context: Context, _: ComponentInteraction) -> None:
    """Let the match go on."""
    await context.reply.redraw(Screen(context.texts("abort-kept")))


async def open_matches_like(context: Context, typed: str) -> list[Choice]:
    """Return the server's open matches that fit what was typed: of a number or a name.

    Names are looked for among the oldest; a whole number finds its match among all.
    """
    guild_id, queries = guild_id_of(context), context.service.queries
    infos = [*await queries.open_in_guild(guild_id)]
    if _NUMBER.fullmatch(typed) and all(info.id != int(typed) for info in infos):
        meant = (await queries.infos([int(typed)])).values()
        infos += [one for one in meant if one.status.open and one.place.guild_id == guild_id]
    wanted = typed.casefold()
    found = (abort_choice(context.texts, info) for info in infos)
    return [one for one in found if wanted in one.label.casefold()][:MAX_OPTIONS]
