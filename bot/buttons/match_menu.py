"""Presses that are rare: to resign, to move the table, to report, to play again."""

from __future__ import annotations

from typing import Any

from bot.buttons.look import model_for
from bot.buttons.press import Press
from bot.commands.play import place_of
from bot.interactions.answering import Context, Refused, check_permissions, check_presence
from bot.matches.errors import AlreadyFinished
from bot.matches.models.match import MatchInfo, Status
from bot.screens.menu import resign_screen
from bot.screens.message import Screen


async def ask_to_resign(context: Context, press: Press) -> None:
    """Once more, before it is lost."""
    model = await model_for(context, press)
    if model.info.status is not Status.PLAYING:
        raise AlreadyFinished(press.match_id, model.info.status)
    if model.seat is None:
        raise Refused("not-your-seat")
    await context.reply.send(resign_screen(model))


async def resign(context: Context, press: Press) -> None:
    """Give up."""
    await context.client.service.play.resign(press.match_id, context.person)
    await context.reply.redraw(Screen(context.texts("resigned")))


async def play_on(context: Context, _: Press) -> None:
    """Not after all."""
    await context.reply.redraw(Screen(context.texts("resign-kept")))


async def bring(context: Context, press: Press) -> None:
    """The table's message, at the end of this channel."""
    stored = await context.client.service.queries.get(press.match_id)
    here = place_of(context.interaction)
    if not stored.info.status.open:
        raise AlreadyFinished(press.match_id, stored.info.status)
    if context.person.id not in {person.id for person in stored.info.people}:
        raise Refused("not-your-seat")
    if stored.info.day is not None:  # the deal of the day has no table: others still play it
        raise Refused("illegal")
    if stored.info.place.guild_id is None:  # no table: the hand is all there is
        await context.client.presenter.open_hand(press.match_id, context.person.id, context.reply)
        return
    elsewhere = here.guild_id is None or here.guild_id != stored.info.place.guild_id
    if elsewhere:
        await _member(context, stored.info)
    else:
        check_permissions(context)
        if here != stored.info.place:
            await context.client.service.admission.check_channel(here)
    await context.client.presenter.resend_table(press.match_id, None if elsewhere else here)
    channel = str(stored.info.place.channel_id)
    said = context.texts("games-bring-missing", channel=channel) if elsewhere else None
    await context.reply.say(said or context.texts("brought"))


async def report(context: Context, press: Press) -> None:
    """Something looks wrong: draw everything anew, and say what to tell an admin."""
    stored = await context.client.service.queries.get(press.match_id)
    context.client.presenter.redraw_all(press.match_id)
    said: dict[str, Any] = {"match": str(stored.id), "seq": str(stored.seq)}
    await context.reply.say(context.texts("reported", **said))


async def rematch(context: Context, press: Press) -> None:
    """Again: a new challenge to the other, or the answer to theirs."""
    client = context.client
    await _member(context, (await client.service.queries.get(press.match_id)).info)
    new = (await client.service.rematches.ask(press.match_id, context.person)).stored
    await client.presenter.saw(new.id, context.person.id)
    if new.info.place.guild_id is None:
        await client.presenter.post_hand(new.id, context.person.id)
    else:
        await client.presenter.post_table(new.id)
        client.presenter.refresh(new.id)
    if new.info.status is Status.INVITED and context.interaction.guild_id is None:
        # In direct messages nothing else shows that it was asked.
        channel = str(new.info.place.channel_id)
        await context.reply.say(context.texts("rematch-asked", channel=channel))
    await context.reply.hold()


async def _member(context: Context, info: MatchInfo) -> None:
    """Refuse who presses from afar and has left the match's server: nothing is posted for them.

    Where the bot is not there any more, nothing can be.
    """
    guild_id = info.place.guild_id
    check_presence(context, guild_id)
    if guild_id is None or guild_id == context.interaction.guild_id:
        return
    if await context.client.leavers.has_left(guild_id, context.person.id):
        raise Refused("left")


async def winner(context: Context, press: Press) -> None:
    """Play the winner: at once, or as soon as there is one."""
    stored = await context.client.service.queries.get(press.match_id)
    if stored.info.seat_of(context.person.id) is not None:
        raise Refused("illegal")
    await context.client.winner_challenges.join(context, stored.info)
