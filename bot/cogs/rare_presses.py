"""Presses that are rare: to resign, to move the table, to report, to play again."""

from __future__ import annotations

from typing import Any

from bot.matches.errors import AlreadyFinished
from bot.matches.models.match import MatchInfo, Status
from bot.views.menu import resign_screen
from bot.views.message import Screen
from bot.views.press import Press

from .answering import Refused, Visit, check_permissions, check_presence
from .look_presses import scene_for
from .play import place_of


async def ask_to_resign(visit: Visit, press: Press) -> None:
    """Once more, before it is lost."""
    scene = await scene_for(visit, press)
    if scene.info.status is not Status.PLAYING:
        raise AlreadyFinished(press.match_id, scene.info.status)
    if scene.seat is None:
        raise Refused(visit.texts("refused-not-your-seat"))
    await visit.reply.send(resign_screen(scene))


async def resign(visit: Visit, press: Press) -> None:
    """Give up."""
    await visit.client.service.play.resign(press.match_id, visit.person)
    await visit.reply.redraw(Screen(visit.texts("resigned")))


async def play_on(visit: Visit, _: Press) -> None:
    """Not after all."""
    await visit.reply.redraw(Screen(visit.texts("resign-kept")))


async def bring(visit: Visit, press: Press) -> None:
    """The table's message, at the end of this channel."""
    stored = await visit.client.service.queries.get(press.match_id)
    here = place_of(visit.interaction)
    if not stored.info.status.open:
        raise AlreadyFinished(press.match_id, stored.info.status)
    if visit.person.id not in {person.id for person in stored.info.people}:
        raise Refused(visit.texts("refused-not-your-seat"))
    if stored.info.day is not None:  # the deal of the day has no table: others still play it
        raise Refused(visit.texts("refused-illegal"))
    if stored.info.place.guild_id is None:  # no table: the hand is all there is
        await visit.client.presenter.open_hand(press.match_id, visit.person.id, visit.reply)
        return
    elsewhere = here.guild_id is None or here.guild_id != stored.info.place.guild_id
    if elsewhere:
        await _member(visit, stored.info)
    else:
        check_permissions(visit)
        if here != stored.info.place:
            await visit.client.service.admission.check_channel(here)
    await visit.client.presenter.resend_table(press.match_id, None if elsewhere else here)
    channel = str(stored.info.place.channel_id)
    said = visit.texts("games-bring-missing", channel=channel) if elsewhere else None
    await visit.reply.say(said or visit.texts("brought"))


async def report(visit: Visit, press: Press) -> None:
    """Something looks wrong: draw everything anew, and say what to tell an admin."""
    stored = await visit.client.service.queries.get(press.match_id)
    visit.client.presenter.redraw_all(press.match_id)
    said: dict[str, Any] = {"match": str(stored.id), "seq": str(stored.seq)}
    await visit.reply.say(visit.texts("reported", **said))


async def rematch(visit: Visit, press: Press) -> None:
    """Again: a new challenge to the other, or the answer to theirs."""
    client = visit.client
    await _member(visit, (await client.service.queries.get(press.match_id)).info)
    new = (await client.service.rematches.ask(press.match_id, visit.person)).stored
    await client.presenter.saw(new.id, visit.person.id)
    if new.info.place.guild_id is None:
        await client.presenter.post_hand(new.id, visit.person.id)
    else:
        await client.presenter.post_table(new.id)
        client.presenter.refresh(new.id)
    if new.info.status is Status.INVITED and visit.interaction.guild_id is None:
        # In direct messages nothing else shows that it was asked.
        channel = str(new.info.place.channel_id)
        await visit.reply.say(visit.texts("rematch-asked", channel=channel))
    await visit.reply.hold()


async def _member(visit: Visit, info: MatchInfo) -> None:
    """Refuse who presses from afar and has left the match's server: nothing is posted for them.

    Where the bot is not there any more, nothing can be.
    """
    guild_id = info.place.guild_id
    check_presence(visit, guild_id)
    if guild_id is None or guild_id == visit.interaction.guild_id:
        return
    if await visit.client.departures.has_left(guild_id, visit.person.id):
        raise Refused(visit.texts("refused-left"))


async def winner(visit: Visit, press: Press) -> None:
    """Play the winner: at once, or as soon as there is one."""
    stored = await visit.client.service.queries.get(press.match_id)
    if stored.info.seat_of(visit.person.id) is not None:
        raise Refused(visit.texts("refused-illegal"))
    await visit.client.challengers.join(visit, stored.info)
