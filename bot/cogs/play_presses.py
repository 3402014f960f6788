"""Presses in the game: each is one call of the service, answered with the newest state."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from bot.koikoi.actions import Action, Keep, Koi, Play, Stop, Swap, Take
from bot.koikoi.cards import Card
from bot.matches.errors import (
    AlreadyFinished,
    Illegal,
    MatchError,
    NotStarted,
    NotYourSeat,
    NotYourTurn,
    StaleAction,
)
from bot.views.hand_showing import HandShowing
from bot.views.open_hand import OpenHand
from bot.views.press import Press
from bot.views.showing import Showing

from .answering import Visit

MOVED_ON: Final = (StaleAction, NotYourTurn, Illegal, AlreadyFinished, NotStarted)
QUESTIONS: Final = (Take, Koi, Stop)


async def play(visit: Visit, press: Press, card: Card, target: Card | None) -> None:
    """A card of the hand; a target where it may take several."""
    await _move(visit, press, Play(card, target))


async def take(visit: Visit, press: Press, target: Card) -> None:
    """What the drawn card takes."""
    await _move(visit, press, Take(target))


async def koi(visit: Visit, press: Press) -> None:
    """Play on for more."""
    await _move(visit, press, Koi())


async def stop(visit: Visit, press: Press) -> None:
    """End the round."""
    await _move(visit, press, Stop())


async def swap(visit: Visit, press: Press) -> None:
    """Demand the other hand."""
    await _move(visit, press, Swap())


async def keep(visit: Visit, press: Press) -> None:
    """Keep one's own hand."""
    await _move(visit, press, Keep())


async def _move(visit: Visit, press: Press, action: Action) -> None:
    showing = await _showing(visit, press)
    if isinstance(action, QUESTIONS) and showing.just_asked(press.seq, visit.client.mistap_guard):
        await visit.reply.hold()  # a tap that was meant for what stood there before
        return
    service = visit.client.service
    await _then_redraw(
        visit,
        press,
        showing,
        lambda: service.play.act(press.match_id, visit.person, action, press.seq),
    )


async def pick(visit: Visit, press: Press, card: Card) -> None:
    """A card that can do several things: show what."""
    showing = await _showing(visit, press)
    view = await visit.client.service.queries.view(press.match_id, visit.person.id)
    plays = [one for one in view.legal if isinstance(one, Play) and one.card == card]
    if len(plays) > 1 and not await _is_public(visit, press):
        showing.pick(press.seq, card)
    await showing.through(visit.reply)


async def unpick(visit: Visit, press: Press) -> None:
    """Another card after all."""
    showing = await _showing(visit, press)
    showing.pick(press.seq, None)
    await showing.through(visit.reply)


async def look_again(visit: Visit, press: Press, _: Card) -> None:
    """A card while it wasn't one's turn: its button was disabled, so this state is old."""
    showing = await _showing(visit, press)
    await showing.through(visit.reply)


async def ready(visit: Visit, press: Press) -> None:
    """On to the next round. A watcher is told that it isn't theirs to say."""
    showing = await _showing(visit, press)
    service = visit.client.service
    await _then_redraw(
        visit, press, showing, lambda: service.play.ready(press.match_id, visit.person)
    )


async def patience(visit: Visit, press: Press) -> None:
    """Give the absent player another turn's time."""
    await _about_absence(visit, press, visit.client.service.play.wait)


async def daily(visit: Visit, press: Press) -> None:
    """Go on by correspondence."""
    await _about_absence(visit, press, visit.client.service.play.make_daily)


async def claim(visit: Visit, press: Press) -> None:
    """Take the win."""
    await _about_absence(visit, press, visit.client.service.play.claim)


async def _about_absence(visit: Visit, press: Press, act: Callable[..., Awaitable[object]]) -> None:
    showing = await _showing(visit, press)
    await _then_redraw(visit, press, showing, lambda: act(press.match_id, visit.person))


async def _showing(visit: Visit, press: Press) -> Showing:
    presenter = visit.client.presenter
    await presenter.saw(press.match_id, visit.person.id)
    showing = await presenter.showing_of(press.match_id, visit.person.id, visit.reply)
    if isinstance(showing, HandShowing | OpenHand) and showing.person_id != visit.person.id:
        raise NotYourSeat(press.match_id)  # another one's hand
    return showing


async def _then_redraw(
    visit: Visit, press: Press, showing: Showing, act: Callable[[], Awaitable[object]]
) -> None:
    """Do it, and answer with the newest state, once; what came too late gets a quiet line."""
    note = None
    with showing.held():
        try:
            await act()
        except MOVED_ON as moved_on:
            if await _is_public(visit, press):
                raise
            note = visit.texts(_NOTES.get(type(moved_on), "note-stale"))
        await showing.through(visit.reply, note)


_NOTES: dict[type[MatchError], str] = {NotYourTurn: "note-wait", Illegal: "note-illegal"}


async def _is_public(visit: Visit, press: Press) -> bool:
    """Whether others see the pressed message: a line for one person has no place there."""
    message = visit.interaction.message
    return (
        visit.interaction.guild_id is not None
        and message is not None
        and not message.flags.ephemeral
    )
