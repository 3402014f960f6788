"""Rare presses: resign, move the table, play again."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.buttons.hand_menu import model_for
from bot.buttons.params import button
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import PLAYER
from bot.interactions.context import Context
from bot.interactions.permissions import check_permissions, check_presence
from bot.matches.errors import ChangedMeanwhile, Refusal, Refused
from bot.matches.models.match import MOST_OFFERS, MatchInfo, Status
from bot.matches.models.terms import NOWHERE
from bot.screens.menu import off_screen, resign_screen
from bot.screens.message import Screen
from bot.screens.view_model import ViewModel, joined
from bot.screens.wording.names import name


async def ask_to_resign(context: Context, press: ComponentInteraction) -> None:
    """Ask once more before the match is lost."""
    model = await model_for(context, press)
    if model.info.status is not Status.PLAYING:
        raise Refused(Refusal.ALREADY_FINISHED)
    await context.reply.send(resign_screen(await _in_tournament(context, model)))


async def resign(context: Context, press: ComponentInteraction) -> None:
    """Resign the match, after the confirmation."""
    await context.service.play.resign(press.match_id, context.person)
    await context.reply.redraw(await _left(context, press, "resigned"))


async def withdraw(context: Context, press: ComponentInteraction) -> None:
    """Leave the match before both have begun; if both have meanwhile, ask about resigning."""
    try:
        await context.service.play.withdraw(press.match_id, context.person)
    except ChangedMeanwhile:
        model = await _in_tournament(context, await model_for(context, press))
        asked = resign_screen(model)
        now = context.texts("withdraw-late", name=model.opponent)
        await context.reply.redraw(replace(asked, content=f"{now}\n{asked.content}"))
        return
    await context.reply.redraw(await _left(context, press, "withdrawn"))


async def _left(context: Context, press: ComponentInteraction, said: str) -> Screen:
    """Return the confirmation, with the pause of a player who often leaves strangers."""
    info = (await context.service.queries.get(press.match_id)).info
    features = context.tools.features
    notes = [await one.leaving_note(context, info) for one in features if one.leaving_note]
    return Screen(joined([context.texts(said), *notes]))


async def ask_to_offer(context: Context, press: ComponentInteraction) -> None:
    """Ask once more before the other player is asked to call the match off."""
    model = await _in_tournament(context, await model_for(context, press))
    if model.info.status is not Status.PLAYING:
        raise Refused(Refusal.ALREADY_FINISHED)
    assert model.seat is not None
    if model.info.offers[model.seat] >= MOST_OFFERS:
        raise Refused(Refusal.OFFERS_USED)
    await context.reply.send(off_screen(model))


async def offer(context: Context, press: ComponentInteraction) -> None:
    """Offer the other player to call the match off, or agree to their offer."""
    done = await context.service.play.offer(press.match_id, context.person)
    over = not done.stored.info.status.open
    await context.reply.redraw(Screen(context.texts("off-done" if over else "off-offered")))


async def _in_tournament(context: Context, model: ViewModel) -> ViewModel:
    """Return the model with the name of the tournament that the match belongs to."""
    snapshot = await context.service.queries.snapshot(model.info.id)
    return replace(model, tournament=snapshot.tournament)


async def play_on(context: Context, _: ComponentInteraction) -> None:
    """Continue the match; do not resign."""
    await context.reply.redraw(Screen(context.texts("resign-kept")))


async def bring(context: Context, press: ComponentInteraction) -> None:
    """Send the table again at the end of this channel."""
    stored = await context.service.queries.get(press.match_id)
    here = context.place
    if not stored.info.status.open:
        raise Refused(Refusal.ALREADY_FINISHED)
    if stored.info.day is not None:  # the deal of the day has no table: others still play its cards
        raise Refused(Refusal.ILLEGAL)
    if stored.info.place.guild_id is None:  # no table: the hand is all there is
        await context.presenter.open_hand(press.match_id, context.person.id, context.reply)
        return
    elsewhere = here.guild_id is None or here.guild_id != stored.info.place.guild_id
    if elsewhere:
        await _member(context, stored.info)
    else:
        await check_permissions(context)
        if here != stored.info.place:
            await context.service.admission.check_channel(here)
    await context.presenter.resend_table(press.match_id, None if elsewhere else here)
    channel = str(stored.info.place.channel_id)
    said = context.texts("games-bring-missing", channel=channel) if elsewhere else None
    await context.reply.send_text(said or context.texts("brought"))


async def rematch(context: Context, press: ComponentInteraction) -> None:
    """Ask for a rematch, or accept the other player's request.

    Another press shows where the challenge is, or opens the hand of the running rematch. Raises
    `Refused`, also if the match's channel was deleted.
    """
    info = (await context.service.queries.get(press.match_id)).info
    await _member(context, info)
    channels = context.tools.channels
    if info.place.guild_id is not None and await channels.is_gone(info.place):
        raise Refused(Refusal.CHANNEL_GONE)
    if info.place.parent_id is not None and await channels.is_shut_out(info.place.channel_id):
        raise Refused(Refusal.NOT_IN_THREAD, bot=f"<@{channels.own_id}>")
    found = await context.service.rematches.request_rematch(press.match_id, context.person)
    new = found.stored
    await context.presenter.mark_seen(new.id, context.person.id)
    if found.known and new.info.status is Status.PLAYING:
        await context.presenter.open_hand(new.id, context.person.id, context.reply)
        return
    if found.known:
        await context.reply.send_text(await _asked_before(context, new.info))
        return
    if new.info.place.guild_id is None:
        await _show_in_hands(context, info, new.info)
    else:
        await context.presenter.post_table(new.id)
        context.presenter.refresh_everywhere(new.id)
    in_channel = new.info.place.guild_id is not None
    if new.info.status is Status.INVITED and context.guild_id is None and in_channel:
        # In direct messages nothing else shows that a rematch was asked for.
        channel = str(new.info.place.channel_id)
        await context.reply.send_text(context.texts("rematch-asked", channel=channel))
    await context.reply.acknowledge()


async def _show_in_hands(context: Context, old: MatchInfo, new: MatchInfo) -> None:
    """Show a new match without a table, or the request for it, in the hands of the old one."""
    presenter, person = context.presenter, context.person
    if new.against_computer and new.place == NOWHERE:
        await presenter.open_hand(new.id, person.id, context.reply)
    elif new.against_computer:
        await presenter.post_hand(new.id, person.id)
    elif new.status is Status.INVITED:
        for one in new.people:
            if one.id != person.id:
                await presenter.tell_wish(old.id, one.id)
        await context.reply.send_text(await _asked_in_hand(context, new))
    else:  # the hand may be posted in direct messages
        chosen = await context.service.settings.preferences(person.id)
        if not await presenter.access.takes_hand(chosen):
            await presenter.open_hand(new.id, person.id, context.reply)
            presenter.redraw_all(old.id)  # the wish is fulfilled


async def _asked_in_hand(context: Context, new: MatchInfo) -> str:
    """Return a sentence with the button of the opponent's hand, which is in their language."""
    (opponent,) = (one for one in new.people if one.id != context.person.id)
    theirs = await context.tools.languages.of_person(opponent.id)
    shown = name(context.texts, opponent)
    return context.texts("rematch-asked-hand", name=shown, button=theirs("button-rematch"))


async def _asked_before(context: Context, info: MatchInfo) -> str:
    """Return a sentence with the place of the challenge that waits for an answer."""
    place = info.place
    if place.guild_id is None:
        return context.texts("rematch-waits-hand", name=name(context.texts, info.opponent))
    url = (await context.presenter.messages(info.id)).url(place.guild_id)
    where = url or f"<#{place.channel_id}>"
    return context.texts("rematch-waits", where=where, name=name(context.texts, info.opponent))


async def _member(context: Context, info: MatchInfo) -> None:
    """Raise `Refused` for people who press elsewhere and have left the match's server.

    If the bot has left that server, the press is refused as well.
    """
    guild_id = info.place.guild_id
    await context.tools.channels.learn(guild_id)
    check_presence(context, guild_id)
    if guild_id is None or guild_id == context.guild_id:
        return
    if await context.tools.leavers.has_left(guild_id, context.person.id):
        raise Refused(Refusal.LEFT)


ROUTES: Final = Routes(
    match={
        "resign": button(ask_to_resign, needs=PLAYER),
        "resign-yes": button(resign, needs=PLAYER),
        "resign-no": button(play_on, needs=PLAYER),
        "leave-yes": button(withdraw, needs=PLAYER),
        "off": button(ask_to_offer, needs=PLAYER),
        "off-yes": button(offer, needs=PLAYER),
        "bring": button(bring, needs=PLAYER),
        "rematch": button(rematch, needs=PLAYER),
    },
)
