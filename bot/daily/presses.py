"""Presses on the deal of the day, from its first card to its table of results."""

from __future__ import annotations

from datetime import date
from typing import Final

from bot.buttons.params import DAY, LEVEL, PAGE, button, choice, menu, number, optional
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.daily.best_screens import best_screen, no_best_screen
from bot.daily.screens import (
    EVERYONE,
    HERE,
    SCOPES,
    DayTable,
    begun_screen,
    daily_table_panel,
    result_screen,
    shared_screen,
    unfinished_screen,
)
from bot.daily.service import Daily
from bot.interactions.authorization import ANYBODY, PLAYER
from bot.interactions.context import Context
from bot.interactions.sharing import share_once
from bot.matches.errors import Refusal, Refused
from bot.matches.models.daily import number_of
from bot.matches.models.match import Status, StoredMatch
from bot.screens.message import Panel, Screen
from bot.screens.wording.names import escaped


async def play_daily(context: Context, level: str | None = None, *, anew: bool = False) -> None:
    """Start today's deal, continue it, or show its result.

    `level`: the computer's, if it was chosen; a match that was started keeps its own. `anew`: start
    although an earlier day's match is unfinished.
    """
    service, today = context.service, context.of(Daily).today()
    known = await service.queries.match_of_day(context.person.id, today)
    if known is not None:
        await _show(context, known)
        return
    earlier = await service.of(Daily).unfinished(context.person.id)
    if earlier is not None and not anew:
        await context.reply.send(unfinished_screen(context.texts, earlier, today, level))
        return
    await _begun(context, await service.of(Daily).start(context.place, context.person, level))


async def _begun(context: Context, stored: StoredMatch) -> None:
    """Show the first hand in the place that its player chose."""
    presenter, person_id = context.presenter, context.person.id
    await presenter.mark_seen(stored.id, person_id)
    if context.is_outside:
        await presenter.open_hand(stored.id, person_id, context.reply)
    elif context.guild_id is None:
        pressed = context.reply.pressed_message is not None
        await presenter.post_hand(stored.id, person_id, None if pressed else context.reply)
    elif await presenter.access.takes_hand(await context.service.settings.preferences(person_id)):
        await context.reply.send(begun_screen(context.texts, stored))
    else:
        await presenter.open_hand(stored.id, person_id, context.reply)


async def _show(context: Context, stored: StoredMatch) -> None:
    """Show the hand of a running match, or the result of a finished one."""
    info = stored.info
    if info.status.open:
        await context.presenter.mark_seen(stored.id, context.person.id)
        await context.presenter.open_hand(stored.id, context.person.id, context.reply)
        return
    assert info.day is not None
    standing = await context.of(Daily).standing(info.day, context.person.id)
    screen = result_screen(context.texts, stored, standing, among_others=context.among_others)
    await context.reply.send(screen)


async def begin(context: Context, _: ComponentInteraction, level: str | None) -> None:
    """Play today's deal against the same level, from a result that another person shared."""
    await play_daily(context, level)


async def begin_anew(context: Context, _: ComponentInteraction, level: str | None) -> None:
    """Play today's deal although an earlier one is unfinished."""
    await play_daily(context, level, anew=True)


async def share(context: Context, press: ComponentInteraction) -> None:
    """Share the result in public: once in a channel, and only where bot and person may write."""
    service = context.service
    stored = await service.queries.get(press.match_id)
    info = stored.info
    if info.day is None:
        raise Refused(Refusal.OLD_BUTTON)
    if info.status is not Status.FINISHED:
        raise Refused(Refusal.NOT_FINISHED)
    standing = await service.of(Daily).standing(info.day, context.person.id)
    assert standing is not None
    await share_once(
        context,
        press.match_id,
        lambda texts: shared_screen(texts, context.person, stored, standing),
    )


async def table(context: Context, _: ComponentInteraction, day: date, level: str | None) -> None:
    """Show the table of a day to the person who asked."""
    check_past(context, day)
    scope = EVERYONE if context.guild_id is None else HERE
    level = level or await context.of(Daily).usual_level(context.person.id)
    await context.reply.send(await table_page(context, day, scope, level))


async def turn_page(
    context: Context, _: ComponentInteraction, day: date, scope: str, level: str, page: int
) -> None:
    """Show another page of a day's table, or the other table."""
    check_past(context, day)
    await context.reply.redraw(await table_page(context, day, scope, level, page))


async def choose_level(
    context: Context, _: ComponentInteraction, day: date, scope: str, level: str
) -> None:
    """Show a day's table of another level of the computer."""
    check_past(context, day)
    await context.reply.redraw(await table_page(context, day, scope, level))


async def best(context: Context, _: ComponentInteraction, day: date, level: str) -> None:
    """Show the best match of a past day, in a new message."""
    await context.reply.send(await _best(context, day, level, 1))


async def best_round(
    context: Context, _: ComponentInteraction, day: date, level: str, number: int
) -> None:
    """Show another round of the best match."""
    await context.reply.redraw(await _best(context, day, level, number))


async def _best(context: Context, day: date, level: str, number: int) -> Screen:
    """Return a round of the best match. Raises `Refused` if the person still plays that deal."""
    service = context.service
    service.admission.check_level(level)
    own = await service.queries.match_of_day(context.person.id, day)
    if own is not None and own.info.status.open:
        raise Refused(Refusal.OWN_FIRST)
    found = await service.of(Daily).best(day, level, context.guild_id)
    if found is None:
        return no_best_screen(context.texts, number_of(day), level)
    standing, stored, rounds = found
    return best_screen(context.texts, stored, standing, rounds, number)


def check_past(context: Context, day: date) -> None:
    """Raise `Refused` for a day that hasn't begun: no button leads there."""
    if day > context.of(Daily).today():
        raise Refused(Refusal.OLD_BUTTON)


async def table_page(context: Context, day: date, scope: str, level: str, page: int = 0) -> Panel:
    """Return a page of a day's results."""
    service, guild_id = context.service, context.guild_id
    service.admission.check_level(level)
    if guild_id is None:
        scope = EVERYONE
    among = guild_id if scope == HERE else None
    found = await service.of(Daily).table(day, among, page, level=level)
    own = await service.of(Daily).standing(day, context.person.id, among)
    guild = context.guild
    shown = escaped(guild.name) if guild is not None else ""
    return daily_table_panel(
        context.texts,
        DayTable(day, scope, level, tuple(service.thinker.levels), service.of(Daily).today()),
        found,
        own if own is not None and own.level == level else None,
        guild=None if guild_id is None else shown,
    )


ROUTES: Final = Routes(
    match={
        "share": button(share, needs=PLAYER),
    },
    panel={
        "daily": button(begin, optional(LEVEL), needs=ANYBODY),
        "daily-new": button(begin_anew, optional(LEVEL), needs=ANYBODY),
        "daily-table": button(table, DAY, optional(LEVEL), needs=ANYBODY),
        "daily-page": button(turn_page, DAY, choice(*SCOPES), LEVEL, PAGE, needs=ANYBODY, way=True),
        "daily-best": button(best, DAY, LEVEL, needs=ANYBODY),
        "daily-round": button(best_round, DAY, LEVEL, number(1, 3), needs=ANYBODY),
        "daily-level": menu(choose_level, DAY, choice(*SCOPES), needs=ANYBODY, chosen=LEVEL),
    },
)
