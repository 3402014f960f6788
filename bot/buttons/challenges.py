"""Handlers that start a match: challenges, and matches against the computer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import discord

from bot.buttons.lists import games_page
from bot.buttons.params import LEVEL, button, menu
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ANYBODY, HOST, INVITED, PLAYER
from bot.interactions.context import Context, settle_language
from bot.interactions.permissions import (
    both_may_write,
    check_permissions,
    check_presence,
    check_thread,
)
from bot.matches.errors import OpenAlready, Refusal, Refused
from bot.matches.models.match import Status, StoredMatch, Transition
from bot.matches.models.people import Person
from bot.matches.models.terms import MatchLength, Terms, TimeControl
from bot.messages.sending.failures import FAILED
from bot.screens.learn import how_panel
from bot.screens.message import Button, Screen, Style, press_id
from bot.screens.wording.refusals import refusal

Member = discord.Member | discord.User


async def challenge(
    context: Context,
    opponent: Member | None,
    *,
    preset: str | None = None,
    length: MatchLength | None = None,
    pace: TimeControl | None = None,
) -> None:
    """Challenge a member, or open a table; the answer becomes the table.

    Outside, the answer is only the challenge: both play in their hands. Raises `Refused` if that is
    not possible here.
    """
    interaction, ours = context.interaction, context.tools.channels.own_id
    if context.guild_id is None and not context.is_outside:
        raise Refused(Refusal.GUILD_ONLY)
    if opponent is not None and opponent.id == ours:
        await sit_down(context, None, preset=preset, length=length)
        return
    if opponent is not None and opponent.bot:
        raise Refused(Refusal.BOT)
    on_server = interaction.guild_id is not None
    if opponent is not None and on_server and not isinstance(opponent, discord.Member):
        raise Refused(Refusal.NOT_MEMBER)
    await _check_place(context)
    await settle_language(context)
    invited = None if opponent is None else context.person_here(opponent)
    terms = await context.service.settings.terms(context.place, preset, length, pace)
    try:
        stored = await context.service.challenges.invite(
            context.place, context.person, invited, terms
        )
    except OpenAlready as known:
        if invited is not None:
            raise
        raise await _own_table_refusal(context, known.known_id) from known
    await _post(context, stored)


async def _check_place(context: Context) -> None:
    """Raise `Refused` where nobody can be challenged now."""
    threads = await context.tools.threads.wanted(context.guild_id)
    await check_permissions(context, threads=threads)
    if not context.is_outside and not both_may_write(context.interaction):
        raise Refused(Refusal.NO_WRITING)


async def _post(context: Context, stored: StoredMatch) -> None:
    """Show a new challenge to everybody; outside, withdraw it if Discord hides or refuses it.

    Nothing else could show it there.
    """
    if not context.is_outside:
        await context.presenter.post_table(stored.id, context.reply)
        return
    try:
        handle = await context.presenter.outside.send(stored.id, context.reply)
    except FAILED:
        await context.service.challenges.withdraw(stored.id, context.person)
        raise
    if handle.turned_hidden:
        await context.service.challenges.withdraw(stored.id, context.person)
        await handle.discard()


async def _own_table_refusal(context: Context, match_id: int) -> Refused:
    """Return the refusal if the person's own table still waits in this channel, with its link."""
    url = (await context.presenter.messages(match_id)).url(context.place.guild_id)
    return Refused(Refusal.TABLE_OPEN) if url is None else Refused(Refusal.TABLE_OPEN_AT, url=url)


async def sit_down(
    context: Context,
    level: str | None,
    *,
    preset: str | None = None,
    length: MatchLength | None = None,
) -> None:
    """Start a match against the computer."""
    computers = context.service.computers
    level, terms = await _against(context, level, preset, length)
    await _begun(context, await computers.start(context.place, context.person, level, terms))


async def _against(
    context: Context, level: str | None, preset: str | None, length: MatchLength | None
) -> tuple[str, Terms]:
    """Return the level and terms of a match against the computer. Raises `Refused`."""
    service, guild_id = context.service, context.guild_id
    await check_permissions(context, threads=await context.tools.threads.wanted(guild_id))
    await settle_language(context)
    level = level or await service.computers.usual_level(context.person.id)
    return level, await service.settings.terms(context.place, preset, length, TimeControl.LIVE)


async def _begun(context: Context, stored: StoredMatch) -> None:
    """Show a new match; without a table the hand is its only message."""
    if context.is_outside:
        await context.presenter.open_hand(stored.id, context.person.id, context.reply)
    elif context.guild_id is None:
        await context.presenter.post_hand(stored.id, context.person.id, context.reply)
    else:
        await context.presenter.mark_seen(stored.id, context.person.id)
        await context.presenter.post_table(stored.id, context.reply)
        await context.tools.threads.open(stored.id)


async def accept(context: Context, press: ComponentInteraction) -> None:
    """Accept a challenge: its message becomes the table."""
    check_presence(context, context.guild_id)
    await check_thread(context)
    service = context.service
    try:
        await _sit_down(
            context, press, lambda: service.challenges.accept(press.match_id, context.person)
        )
    except Refused as refused:
        if refused.code is not Refusal.CHALLENGE_EXPIRED or not await _may_ask(context, press):
            raise
        again = press_id(press.match_id, press.seq, "again")
        button = Button(context.texts("button-ask-again"), again, Style.GREEN)
        await context.reply.send(Screen(refusal(context.texts, refused), ((button,),)))


async def _may_ask(context: Context, press: ComponentInteraction) -> bool:
    """Return whether the person was challenged, so that they can ask for the match themselves."""
    info = (await context.service.queries.get(press.match_id)).info
    return isinstance(info.opponent, Person) and context.person.id == info.opponent.id


async def ask_again(context: Context, press: ComponentInteraction) -> None:
    """Ask for the match of a challenge that ran out: the person challenges the other player.

    Raises `Refused` if that is not possible here.
    """
    info = (await context.service.queries.get(press.match_id)).info
    others = [one for one in info.people if one.id != context.person.id]
    if info.status is not Status.EXPIRED or not others:
        raise Refused(Refusal.CHALLENGE_OVER)
    guild_id = context.guild_id
    if guild_id is None and not context.is_outside:
        raise Refused(Refusal.GUILD_ONLY)
    await _check_place(context)
    if guild_id is not None and await context.tools.leavers.has_left(guild_id, others[0].id):
        raise Refused(Refusal.NOT_MEMBER)
    stored = await context.service.challenges.invite(
        context.place, context.person, others[0], info.terms
    )
    if context.is_outside:
        await _post(context, stored)
        return
    await context.presenter.post_table(stored.id)
    channel = str(stored.info.place.channel_id)
    await context.reply.redraw(Screen(context.texts("rematch-asked", channel=channel)))


async def play_computer(context: Context, press: ComponentInteraction, level: str) -> None:
    """Let the computer join an open table that nobody else joined."""
    await check_permissions(context)
    service = context.service
    await _sit_down(
        context, press, lambda: service.computers.join_table(press.match_id, context.person, level)
    )


async def _sit_down(
    context: Context, press: ComponentInteraction, begin: Callable[[], Awaitable[Transition]]
) -> None:
    """Start the match; the pressed message becomes the table, otherwise a hand is opened.

    A message that everybody sees is a table, even if the bot knows another one: only one of them is
    kept.
    """
    presenter, pressed = context.presenter, context.interaction.message
    await presenter.mark_seen(press.match_id, context.person.id)
    public = pressed is not None and not pressed.flags.ephemeral
    if public and context.is_outside:
        # The bot may have left the match's server.
        info = (await context.service.queries.get(press.match_id)).info
        check_presence(context, info.place.guild_id)
        with presenter.outside.pressing(press.match_id):
            await begin()
            await presenter.outside.answer(press.match_id, context.reply)
        chosen = await context.service.settings.preferences(context.person.id)
        if not await presenter.access.takes_hand(chosen):
            await presenter.open_hand(press.match_id, context.person.id, context.reply)
        return
    table = await presenter.table_of(press.match_id)
    info = (await context.service.queries.get(press.match_id)).info
    on_table = info.has_table and public
    with table.queue.paused():
        await begin()
        if on_table:
            await table.answer(context.reply)
    await context.tools.threads.open(press.match_id)
    if not on_table:
        await presenter.open_hand(press.match_id, context.person.id, context.reply)


async def decline(context: Context, press: ComponentInteraction) -> None:
    """Decline a challenge, or withdraw the person's own."""
    outside = context.presenter.outside
    if context.is_outside:
        with outside.pressing(press.match_id):
            await context.service.challenges.decline(press.match_id, context.person)
            await outside.answer(press.match_id, context.reply)
        return
    table = await context.presenter.table_of(press.match_id)
    with table.queue.paused():
        await context.service.challenges.decline(press.match_id, context.person)
        await table.answer(context.reply)


async def withdraw(context: Context, press: ComponentInteraction) -> None:
    """Withdraw a challenge, in the list of the person's matches."""
    await context.service.challenges.decline(press.match_id, context.person)
    await context.reply.redraw(await games_page(context, 0))


async def how(context: Context, press: ComponentInteraction) -> None:
    """Explain the game in one minute, and the rules of this challenge."""
    info = (await context.service.queries.get(press.match_id)).info
    await context.reply.send(how_panel(context.texts, info))


async def try_it(context: Context, _: ComponentInteraction) -> None:
    """Start a match of one round against the computer, from *learn*, or go on with it."""
    await _begin_or_go_on(context, 1)


async def play_meanwhile(context: Context, _: ComponentInteraction) -> None:
    """Start or continue a match against the computer during a search for an opponent.

    It is a usual match: it stays open for days, also after an opponent was found.
    """
    await _begin_or_go_on(context, None)


async def _begin_or_go_on(context: Context, length: MatchLength | None) -> None:
    presenter, computers = context.presenter, context.service.computers
    level, terms = await _against(context, None, None, length)
    stored, new = await computers.try_out(context.place, context.person, level, terms)
    if new:
        await _begun(context, stored)
        return
    await presenter.mark_seen(stored.id, context.person.id)
    await presenter.open_hand(stored.id, context.person.id, context.reply)


ROUTES: Final = Routes(
    match={
        "accept": button(accept, needs=INVITED),
        "again": button(ask_again, needs=PLAYER),
        "decline": button(decline, needs=PLAYER),
        "withdraw": button(withdraw, needs=PLAYER),
        "level": menu(play_computer, needs=HOST, chosen=LEVEL),
        "how": button(how, needs=ANYBODY),
    },
    panel={
        "try": button(try_it, needs=ANYBODY),
        "find-computer": button(play_meanwhile, needs=ANYBODY),
    },
)
