"""Presses that show something about a match; only the person who pressed sees the answer."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.buttons.params import button
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ANYBODY, ON_TURN, PLAYER, READER
from bot.interactions.context import Context
from bot.matches.errors import Refusal, Refused
from bot.matches.transitions.turns import may_withdraw
from bot.messages.live_hand import PlayersHand
from bot.screens.decision import decision_facts
from bot.screens.hints import advice_text
from bot.screens.menu import fair_screen, menu_screen, watcher_screen
from bot.screens.message import NO_MATCH, Screen, TextFile
from bot.screens.rotation_lines import place_in_line
from bot.screens.rules_panel import yaku_screen
from bot.screens.view_model import ViewModel, view_model_of


async def hand(context: Context, press: ComponentInteraction) -> None:
    """Open the person's hand in its newest state; a spectator gets the spectators' menu.

    Raises `Refused` before the match has begun.
    """
    model = await model_for(context, press)
    if model.seat is None:
        await context.reply.send(await _watchers_menu(context, model))
        return
    await context.presenter.mark_seen(press.match_id, context.person.id)
    await context.presenter.open_hand(press.match_id, context.person.id, context.reply)


async def next_game(context: Context, press: ComponentInteraction) -> None:
    """Open the hand of the match that has waited longest. Raises `Refused` if none waits."""
    games = await context.service.queries.games_of(context.person.id)
    waiting = [
        info
        for info in games
        if info.waits_for(context.person.id)
        and info.seats is not None
        and info.id != press.match_id
    ]
    match_id = waiting[0].id if waiting else press.match_id
    if match_id == NO_MATCH:  # the button of a digest that was not deleted yet
        raise Refused(Refusal.NOTHING_WAITS)
    await context.presenter.open_hand(match_id, context.person.id, context.reply)


async def yaku(context: Context, press: ComponentInteraction) -> None:
    """Show the yaku so far and within reach. Raises `Refused` before the match has begun."""
    model = await model_for(context, press)
    if model.view is None:
        raise Refused(Refusal.NOT_STARTED)
    context.reply.shown_seq = model.info.seq
    await context.reply.send(yaku_screen(model))


async def menu(context: Context, press: ComponentInteraction) -> None:
    """Show the menu of rare actions, made for the person.

    Raises `Refused` before the match has begun.
    """
    model = await model_for(context, press)
    if model.seat is None:
        await context.reply.send(await _watchers_menu(context, model))
        return
    can_bring = context.guild_id == model.info.place.guild_id is not None
    if model.info.status.open:
        messages = await context.presenter.messages(press.match_id)
        snapshot = await context.presenter.view_models.snapshot(messages)
        model = replace(model, tournament=snapshot.tournament)
    else:
        model = await _with_links(context, model)
    await context.reply.send(menu_screen(model, can_bring=can_bring))


async def _watchers_menu(context: Context, model: ViewModel) -> Screen:
    """Return the menu of a spectator. Raises `Refused` before the match has begun."""
    info = model.info
    if info.seats is None:
        raise Refused(Refusal.NOT_STARTED)
    tournament = (await context.service.queries.snapshot(info.id)).tournament
    shown = replace(await _with_links(context, model), tournament=tournament)
    return watcher_screen(shown, place_in_line(model.rotation, context.person.id))


async def _with_links(context: Context, model: ViewModel) -> ViewModel:
    """Return the model with the links to its table and to add the bot to a server."""
    info = model.info
    url = (await context.presenter.messages(info.id)).url(info.place.guild_id)
    return replace(model, table_url=url, invite_url=context.tools.channels.invite_url())


async def fair(context: Context, press: ComponentInteraction) -> None:
    """Show the proof that no deal was changed."""
    deals = await context.service.queries.fair_deal(press.match_id)
    await context.reply.send(fair_screen(context.texts, press.match_id, deals))


async def record(context: Context, press: ComponentInteraction) -> None:
    """Send the match's record as a text file."""
    text = await context.service.queries.record(press.match_id)
    said = context.texts("record-here", match=str(press.match_id))
    await context.reply.send(
        Screen(said, file=TextFile(f"match-{press.match_id}.koikoi.txt", text))
    )


async def model_for(context: Context, press: ComponentInteraction) -> ViewModel:
    """Return the match as the person may see it, with the table for several that it belongs to."""
    stored = await context.service.queries.get(press.match_id)
    model = view_model_of(stored, context.texts, stored.info.seat_of(context.person.id))
    model = replace(model, unbegun=may_withdraw(stored))
    rotation_id = stored.info.rotation_id
    if rotation_id is None:
        return model
    return replace(model, rotation=await context.service.queries.rotation(rotation_id))


# Presses for advice about a choice.
#
# They are no action of the match. Advice is given only in matches for practice.


async def advise(context: Context, press: ComponentInteraction) -> None:
    """Show the best card and why, in the pressed hand."""
    view, advice = await context.service.queries.advice(
        press.match_id, context.person.id, press.seq
    )
    live = await context.presenter.pressed(press.match_id, context.person.id, context.reply)
    if not isinstance(live, PlayersHand):  # others see the pressed message
        await _answer(context, press, advice_text(context.texts, view, advice))
        return
    live.advise(press.seq, advice)
    await live.answer(context.reply)


async def odds(context: Context, press: ComponentInteraction) -> None:
    """At koi-koi or stop, show the facts of the choice; in practice the odds as well.

    Raises `Refused` if there is nothing to decide.
    """
    model = await model_for(context, press)
    view = await context.service.queries.choice(press.match_id, context.person.id, press.seq)
    if view.stake is None or view.seat is None:
        raise Refused(Refusal.ILLEGAL)
    facts = decision_facts(model, view, view.stake, view.seat)
    if not model.info.casual:
        await _answer(context, press, facts)
        return
    _, advice = await context.service.queries.advice(press.match_id, context.person.id, press.seq)
    await _answer(context, press, advice_text(context.texts, view, advice, facts))


async def _answer(context: Context, press: ComponentInteraction, said: str) -> None:
    context.reply.shown_seq = press.seq
    await context.reply.send_text(said)


ROUTES: Final = Routes(
    match={
        "hand": button(hand, needs=READER),
        "next": button(next_game, needs=PLAYER),
        "yaku": button(yaku, needs=READER),
        "menu": button(menu, needs=READER),
        "fair": button(fair, needs=READER),
        "record": button(record, needs=READER),
        "hint": button(advise, needs=ON_TURN),
        "odds": button(odds, needs=ON_TURN),
    },
    panel={
        "next": button(next_game, needs=ANYBODY),
    },
)
