"""Presses at a table for several people: join, leave, start, show."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from bot.buttons.params import button, number_of
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ANYBODY, HOST, PLAYER, Resource, spectator
from bot.interactions.context import Context, settle_language
from bot.interactions.permissions import both_may_write, check_permissions
from bot.matches.errors import OpenAlready, Refusal, Refused
from bot.matches.models.match import MatchInfo
from bot.matches.models.people import Person
from bot.matches.models.rotation import Goal, Rotation, RotationState
from bot.matches.transitions.rotations import check_gathering
from bot.messages.post import url_of_message
from bot.messages.sending.reply import MessageHandle
from bot.rotations.message import RotationMessages
from bot.rotations.screens import rotation_screen, winner_question
from bot.rotations.service import Rotations

GOALS: Final = {
    **{f"points-{points}": Goal(points=points) for points in (20, 30, 50, 100)},
    **{f"hands-{hands}": Goal(hands=hands) for hands in (6, 12, 24)},
}
"""The goals to choose from, by the names of the choices."""
USUAL: Final = Goal(points=50)
"""The default goal, from source 002."""


async def open_rotation(context: Context, preset: str | None, goal: str | None) -> None:
    """Open a table; the answer becomes its message. Raises `Refused` if that isn't possible."""
    await _check_place(context)
    await settle_language(context)
    try:
        opened = await context.of(Rotations).open(
            context.place, context.person, GOALS.get(goal or "", USUAL), preset
        )
    except OpenAlready as known:
        raise await _own(context, known.known_id) from known
    await context.of(RotationMessages).post(opened.id, context.reply)


async def _check_place(context: Context) -> None:
    """Raise `Refused` where no table can be opened."""
    if context.guild_id is None:
        raise Refused(Refusal.ROTATION_GUILD_ONLY)
    await check_permissions(context)
    if not both_may_write(context.interaction):
        raise Refused(Refusal.NO_WRITING)


async def _own(context: Context, rotation_id: int) -> Refused:
    """Return the refusal if the person hosts another table, with its link."""
    known = await context.service.queries.rotation(rotation_id)
    if known.message_id is None or known.message_channel_id is None:
        return OpenAlready(Refusal.ROTATION_OPEN, rotation_id)
    url = url_of_message(known.place.guild_id, known.message_channel_id, known.message_id)
    return Refused(Refusal.ROTATION_OPEN_AT, url=url)


async def show(context: Context, _: ComponentInteraction, rotation_id: int) -> None:
    """Show a table to one person, to join or leave it."""
    rotation = await context.service.queries.rotation(rotation_id)
    url = await context.presenter.url_of_hand(rotation)
    await context.reply.send(rotation_screen(context.texts, rotation, url))


async def join(context: Context, _: ComponentInteraction, rotation_id: int) -> None:
    """Join a table. Raises `Refused` if the person or the bot may not write here."""
    if not both_may_write(context.interaction):
        raise Refused(Refusal.NO_WRITING)
    await _do(context, rotation_id, context.of(Rotations).join)


async def leave(context: Context, _: ComponentInteraction, rotation_id: int) -> None:
    """Leave; a hand that the person plays is lost."""
    await _do(context, rotation_id, context.of(Rotations).leave)


async def start(context: Context, _: ComponentInteraction, rotation_id: int) -> None:
    """Start the first hand."""
    await check_permissions(context)
    await _do(context, rotation_id, context.of(Rotations).start)


async def again(context: Context, press: ComponentInteraction, rotation_id: int) -> None:
    """Open a new table for the people of a finished one, or join it if it is open already."""
    await _check_place(context)
    await _sit_down(context, press, context.of(Rotations).again(rotation_id, context.person))


async def play_winner(context: Context, press: ComponentInteraction) -> None:
    """Join a table where the winner plays on; ask before a new one is shown to everybody."""
    info = await _won_match(context, press)
    joined = await context.of(Rotations).join_line(info, context.place, context.person)
    if joined is None:
        await context.reply.send(winner_question(context.texts, info.id, info.seq))
        return
    await show(context, press, joined.id)


async def open_for_winner(context: Context, press: ComponentInteraction) -> None:
    """Open the table, after the question; join one that was opened meanwhile."""
    info, pressed = await _won_match(context, press), context.interaction.message
    sat = context.of(Rotations).play_winner(info, context.place, context.person, USUAL)
    try:
        found, new = await sat
    except OpenAlready as known:
        raise await _own(context, known.known_id) from known
    if not new:
        await show(context, press, found.id)
        return
    await context.reply.acknowledge()  # the table is no answer to the question, which goes
    await context.of(RotationMessages).post(found.id, context.reply)
    if pressed is not None and pressed.flags.ephemeral:
        await MessageHandle(context.interaction, pressed.id, original=True).discard()


async def _won_match(context: Context, press: ComponentInteraction) -> MatchInfo:
    """Return the match. Raises `Refused` where its winner can't be played."""
    snapshot = await context.service.queries.snapshot(press.match_id)
    if snapshot.info.place.guild_id != context.guild_id:
        raise Refused(Refusal.ROTATION_GUILD_ONLY)
    if snapshot.tournament is not None:
        raise Refused(Refusal.LINE_OF_TOURNAMENT)
    await _check_place(context)
    return snapshot.info


async def _sit_down(
    context: Context, press: ComponentInteraction, sat: Awaitable[tuple[Rotation, bool]]
) -> None:
    """Show the table that a person joined; a new table to everybody."""
    try:
        found, new = await sat
    except OpenAlready as known:
        raise await _own(context, known.known_id) from known
    if new:
        await context.of(RotationMessages).post(found.id, context.reply)
    else:
        await show(context, press, found.id)


async def _do(
    context: Context, rotation_id: int, change: Callable[[int, Person], Awaitable[None]]
) -> None:
    """Change a table, then show it: to everybody, or in the message that one person opened."""
    pressed = context.interaction.message
    if pressed is not None and pressed.flags.ephemeral:
        await change(rotation_id, context.person)
        rotation = await context.service.queries.rotation(rotation_id)
        url = await context.presenter.url_of_hand(rotation)
        await context.reply.redraw(rotation_screen(context.texts, rotation, url))
        return
    with context.of(RotationMessages).paused(rotation_id) as post:
        await change(rotation_id, context.person)
        await post.answer(context.reply)


async def _load(context: Context, number: int) -> Rotation:
    """Return a table of this server. Raises `Refused` for other servers' tables."""
    guild_id = context.guild_id
    rotation = await context.service.queries.rotation(number)
    if guild_id is None or rotation.place.guild_id != guild_id:
        raise Refused(Refusal.UNKNOWN_ROTATION)
    return rotation


def _check_member(rotation: Rotation, person: Person) -> None:
    if rotation.member(person.id) is None:
        over = rotation.state is RotationState.OVER
        raise Refused(Refusal.NOT_SEATED_OVER if over else Refusal.NOT_SEATED)


def _check_host(rotation: Rotation, person: Person) -> None:
    check_gathering(rotation)
    if person.id != rotation.host.id:
        raise Refused(Refusal.NOT_YOUR_ROTATION, name=rotation.host)


ROTATION: Final = number_of(Resource(_load, _check_member, _check_host))
"""The number of a table for several people."""

ROUTES: Final = Routes(
    match={
        "winner": button(play_winner, needs=spectator(Refusal.LINE_OF_PLAYERS)),
        "winner-yes": button(open_for_winner, needs=spectator(Refusal.LINE_OF_PLAYERS)),
    },
    panel={
        "rotation show": button(show, ROTATION, needs=ANYBODY),
        "rotation join": button(join, ROTATION, needs=ANYBODY),
        "rotation leave": button(leave, ROTATION, needs=PLAYER),
        "rotation start": button(start, ROTATION, needs=HOST),
        "rotation again": button(again, ROTATION, needs=PLAYER),
    },
)
