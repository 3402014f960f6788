"""Presses for moving pictures of rounds: shown privately, or posted in a channel."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

from bot.buttons.params import ROUND, button
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ANYBODY, REVIEWER
from bot.interactions.context import Context, settle_language
from bot.interactions.permissions import both_may_write, check_presence
from bot.interactions.sharing import just_appeared, post_once
from bot.matches.errors import Refusal, Refused
from bot.replay.film_screens import (
    film_screen,
    play_button,
    replay_button,
    scenes_of,
    share_button,
    still_screen,
)
from bot.replay.presses import FILE, Source, check_round, content_of, source_of
from bot.replay.screens import model_at
from bot.screens.message import Button, PackedFile, Screen
from bot.screens.view_model import ViewModel


async def film(context: Context, press: ComponentInteraction, number: int) -> None:
    """Show a round as a moving picture to the person, with a button to post it.

    For a person who chose less motion it is a still picture of the round's end, with a button for
    the moving one.
    """
    source = await source_of(context, press)
    chosen = await context.service.settings.preferences(context.person.id)
    draw = _still if chosen.less_motion else _moving
    screen = await draw(context, source, number)
    await context.reply.send(screen, private=context.among_others)


async def play(context: Context, press: ComponentInteraction, number: int) -> None:
    """Replace the still picture by the moving one."""
    source = await source_of(context, press)
    await context.reply.redraw(await _moving(context, source, number))


async def _moving(context: Context, source: Source, number: int) -> Screen:
    model = source.model(context)
    return await _screen(
        replace(model, seat=None), source, number, *_shared(context, source, number)
    )


async def _still(context: Context, source: Source, number: int) -> Screen:
    """Return the end of a round; for a record, with its file, which the next press reads."""
    check_round(source.course, number)
    model = replace(source.model(context), seat=None)
    shown = source.course.rounds[number - 1]
    end = await asyncio.to_thread(source.course.at, shown.last)
    row = (play_button(model, number), *_shared(context, source, number))
    screen = still_screen(model_at(model, end), shown, *row)
    if source.file is None:
        return screen
    return replace(screen, file=PackedFile(FILE, await content_of(source.file)))


def _shared(context: Context, source: Source, number: int) -> tuple[Button, ...]:
    model = source.model(context)
    return (share_button(model, number),) if _may_share(context, source) else ()


async def share(context: Context, press: ComponentInteraction, number: int) -> None:
    """Post a round's moving picture: once in a channel, where bot and person may write."""
    source = await source_of(context, press)
    if not _may_share(context, source):
        raise Refused(Refusal.OLD_BUTTON)
    check_presence(context, context.guild_id)
    place = context.place
    await context.service.admission.check_channel(place)
    if not both_may_write(context.interaction):
        raise Refused(Refusal.NO_WRITING)
    check_round(source.course, number)
    if just_appeared(context):
        await context.reply.acknowledge()
        return
    await settle_language(context)
    public = await context.tools.languages.of_guild(place.guild_id)
    model = replace(source.model(context), texts=public, seat=None)
    shared = f"round {number} of match {press.match_id}"
    with context.tools.shared_results.only_one(shared, place.channel_id) as sharing:
        if not sharing.allowed or sharing.message_id is not None:
            raise Refused(Refusal.FILM_TWICE)
        screen = await _screen(model, source, number, replay_button(model, number))
        sharing.message_id = await post_once(context, screen)


async def _screen(model: ViewModel, source: Source, number: int, *row: Button) -> Screen:
    check_round(source.course, number)
    shown = source.course.rounds[number - 1]
    scenes = await asyncio.to_thread(scenes_of, source.course, number)
    end = await asyncio.to_thread(source.course.at, shown.last)
    return film_screen(model_at(model, end), shown, scenes, *row)


def _may_share(context: Context, source: Source) -> bool:
    """Return whether a round may be posted here.

    A round of the deal of the day may not: others still play its cards. A round of a record may
    not: its content can be invented. A retry may not: its past is another match, perhaps a deal of
    the day, as if the computer had played it. On another server, only the person's own matches
    against the computer may.
    """
    guild_id, info = context.guild_id, source.info
    if guild_id is None or info.day is not None or info.retry_of is not None:
        return False
    if source.recorded is not None:
        return False
    alone = source.seat is not None and info.against_computer
    return alone or info.place.guild_id == guild_id


ROUTES: Final = Routes(
    match={
        "film": button(film, ROUND, needs=REVIEWER),
        "film play": button(play, ROUND, needs=REVIEWER),
        "film share": button(share, ROUND, needs=REVIEWER),
    },
    panel={
        "film": button(film, ROUND, needs=ANYBODY),
        "film play": button(play, ROUND, needs=ANYBODY),
    },
)
