"""Presses that end a stuck match, or let it go on."""

from __future__ import annotations

import re
from typing import Final

from bot.buttons.params import MATCH, button, menu
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ANYBODY, REFEREE
from bot.interactions.context import AbortNote, Context
from bot.interactions.permissions import guild_id_of
from bot.matches.letters import folded
from bot.screens.message import Choice, Panel, Prose
from bot.servers.abort_screens import MAX_OPTIONS, abort_choice, abort_question_screen

_NUMBER: Final = re.compile(r"[1-9][0-9]{0,15}", re.ASCII)


async def choose_match(context: Context, _: ComponentInteraction, match_id: int) -> None:
    """Ask whether to end the match that was chosen from the list."""
    await context.reply.redraw(await abort_question(context, match_id))


async def abort_question(context: Context, match_id: int) -> Panel:
    """Ask whether to end a match."""
    info = (await context.service.queries.get(match_id)).info
    note = await _note(context, match_id)
    follows = None if note is None else (note.question, note.instead)
    return abort_question_screen(context.texts, info, follows)


async def _note(context: Context, match_id: int) -> AbortNote | None:
    for feature in context.tools.features:
        if feature.abort_note and (note := await feature.abort_note(context, match_id)):
            return note
    return None


async def end_match(context: Context, press: ComponentInteraction) -> None:
    """End the match, and enter that in the moderation log."""
    note = await _note(context, press.match_id)
    ended = await context.service.play.abort(press.match_id, context.person)
    stored = [
        await one.on_abort(context, ended.stored.info)
        for one in context.tools.features
        if one.on_abort
    ]
    done = context.texts("abort-done", match=str(press.match_id)) if note is None else note.done
    await context.reply.redraw(Panel((Prose(done),)))
    for announce in stored:
        await announce()


async def cancel_abort(context: Context, _: ComponentInteraction) -> None:
    """Let the match go on."""
    await context.reply.redraw(Panel((Prose(context.texts("abort-kept")),)))


async def open_matches_like(context: Context, typed: str) -> list[Choice]:
    """Return the server's open matches whose number or names contain the typed text.

    Only the oldest matches are searched; a complete number is found among all.
    """
    guild_id, queries = guild_id_of(context), context.service.queries
    infos = [*await queries.open_in_guild(guild_id)]
    if _NUMBER.fullmatch(typed) and all(info.id != int(typed) for info in infos):
        meant = (await queries.infos([int(typed)])).values()
        infos += [one for one in meant if one.status.open and one.place.guild_id == guild_id]
    wanted = folded(typed)
    found = (abort_choice(context.texts, info) for info in infos)
    return [one for one in found if wanted in folded(one.label)][:MAX_OPTIONS]


ROUTES: Final = Routes(
    match={
        "abort-yes": button(end_match, needs=REFEREE),
        "abort-no": button(cancel_abort, needs=ANYBODY),
    },
    panel={
        "abort": menu(choose_match, needs=REFEREE, chosen=MATCH),
    },
)
