"""Presses in the game: each is one call of the service, answered with the newest state."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.buttons.params import CARD, button, choice, optional
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ON_TURN, PLAYER, spectator
from bot.interactions.context import Context
from bot.koikoi.actions import Action, Keep, Koi, Play, Stop, Swap, Take
from bot.koikoi.cards import Card
from bot.matches.errors import Refusal, Refused
from bot.messages.live_hand import PlayersHand
from bot.messages.match_message import MatchMessage
from bot.screens.table import CHEERS

MOVED_ON: Final = frozenset(
    {
        Refusal.STALE_ACTION,
        Refusal.NOT_YOUR_TURN,
        Refusal.ILLEGAL,
        Refusal.ALREADY_FINISHED,
        Refusal.NOT_STARTED,
    }
)
QUESTIONS: Final = (Take, Koi, Stop)


async def play(
    context: Context, press: ComponentInteraction, card: Card, target: Card | None
) -> None:
    """Play a card of the hand, with a target if it could take several."""
    await _move(context, press, Play(card, target))


async def take(context: Context, press: ComponentInteraction, target: Card) -> None:
    """Choose the card that the drawn card takes."""
    await _move(context, press, Take(target))


async def koi(context: Context, press: ComponentInteraction) -> None:
    """Call koi-koi, and play the round on."""
    await _move(context, press, Koi())


async def stop(context: Context, press: ComponentInteraction) -> None:
    """End the round."""
    await _move(context, press, Stop())


async def swap(context: Context, press: ComponentInteraction) -> None:
    """Swap the hands of both players."""
    await _move(context, press, Swap())


async def keep(context: Context, press: ComponentInteraction) -> None:
    """Decline to swap the hands."""
    await _move(context, press, Keep())


async def ask_to_play(
    context: Context, press: ComponentInteraction, card: Card, target: Card | None
) -> None:
    """Ask to confirm a card, for people who chose to be asked."""
    await _ask(context, press, Play(card, target))


async def ask_to_take(context: Context, press: ComponentInteraction, target: Card) -> None:
    """Ask to confirm the card that the drawn card takes."""
    await _ask(context, press, Take(target))


async def ask_to_koi(context: Context, press: ComponentInteraction) -> None:
    """Ask to confirm koi-koi."""
    await _ask(context, press, Koi())


async def ask_to_stop(context: Context, press: ComponentInteraction) -> None:
    """Ask to confirm the end of the round."""
    await _ask(context, press, Stop())


async def _ask(context: Context, press: ComponentInteraction, action: Action) -> None:
    live = await _pressed(context, press)
    if isinstance(action, QUESTIONS) and live.shown_recently(press.seq, context.tools.mistap_guard):
        await context.reply.acknowledge()  # a tap that was meant for the previous question
        return
    if not await _is_public(context, press):
        live.ask(press.seq, action)
    await live.answer(context.reply)


async def _move(context: Context, press: ComponentInteraction, action: Action) -> None:
    live, guard = await _pressed(context, press), context.tools.mistap_guard
    asked = isinstance(action, QUESTIONS) and live.shown_recently(press.seq, guard)
    if asked or live.just_confirming(press.seq, guard):
        await context.reply.acknowledge()  # a tap that was meant for the previous question
        return
    service = context.service
    await _then_redraw(
        context,
        press,
        live,
        lambda: service.play.act(press.match_id, context.person, action, press.seq),
    )


async def pick(context: Context, press: ComponentInteraction, card: Card) -> None:
    """Show the cards that a card can take, if there are several."""
    live = await _pressed(context, press)
    view = await context.service.queries.view(press.match_id, context.person.id)
    plays = [one for one in view.legal if isinstance(one, Play) and one.card == card]
    if len(plays) > 1 and not await _is_public(context, press):
        live.pick(press.seq, card)
    await live.answer(context.reply)


async def unpick(context: Context, press: ComponentInteraction) -> None:
    """Show all cards again."""
    live = await _pressed(context, press)
    live.pick(press.seq, None)
    await live.answer(context.reply)


async def look_again(context: Context, press: ComponentInteraction, _: Card) -> None:
    """Draw again: the pressed button was disabled, so the person saw an old state."""
    live = await _pressed(context, press)
    await live.answer(context.reply)


async def look(context: Context, press: ComponentInteraction) -> None:
    """Draw again: nothing could change the hidden hand since its token had expired."""
    live = await _pressed(context, press)
    await live.answer(context.reply)


async def ready(context: Context, press: ComponentInteraction) -> None:
    """Go on to the next round; refused for watchers."""
    live = await _pressed(context, press)
    service = context.service
    await _then_redraw(
        context, press, live, lambda: service.play.ready(press.match_id, context.person)
    )


async def patience(context: Context, press: ComponentInteraction) -> None:
    """Give the absent player the time of another turn."""
    await _about_absence(context, press, context.service.play.wait)


async def daily(context: Context, press: ComponentInteraction) -> None:
    """Continue the match by correspondence."""
    await _about_absence(context, press, context.service.play.make_daily)


async def claim(context: Context, press: ComponentInteraction) -> None:
    """Claim the win from an absent player."""
    await _about_absence(context, press, context.service.play.claim)


async def call_off(context: Context, press: ComponentInteraction) -> None:
    """Agree to call the match off."""
    await _about_absence(context, press, context.service.play.agree)


async def go_on(context: Context, press: ComponentInteraction) -> None:
    """Decline to call the match off."""
    await _about_absence(context, press, context.service.play.go_on)


async def react(context: Context, press: ComponentInteraction, said: str) -> None:
    """Add a reaction to the last result, which the other player sees in their hand."""
    live = await _pressed(context, press)
    await _then_redraw(
        context,
        press,
        live,
        lambda: context.service.play.react(press.match_id, context.person, said),
    )


async def _about_absence(
    context: Context, press: ComponentInteraction, act: Callable[..., Awaitable[object]]
) -> None:
    live = await _pressed(context, press)
    await _then_redraw(context, press, live, lambda: act(press.match_id, context.person))


async def _pressed(context: Context, press: ComponentInteraction) -> MatchMessage:
    live = await context.presenter.pressed(press.match_id, context.person.id, context.reply)
    if isinstance(live, PlayersHand) and live.person_id != context.person.id:
        raise Refused(Refusal.NOT_YOUR_SEAT)  # another player's hand
    return live


async def _then_redraw(
    context: Context,
    press: ComponentInteraction,
    live: MatchMessage,
    act: Callable[[], Awaitable[object]],
) -> None:
    """Call `act` and answer with the newest state; a late press gets a private line."""
    note = None
    with live.handling():
        try:
            await act()
        except Refused as refused:
            if refused.code not in MOVED_ON or await _is_public(context, press):
                raise
            note = context.texts(_NOTES.get(refused.code, "note-stale"))
        await live.answer(context.reply, note)


_NOTES: Final[Mapping[Refusal, str]] = {
    Refusal.NOT_YOUR_TURN: "note-wait",
    Refusal.ILLEGAL: "note-illegal",
}


async def _is_public(context: Context, _: ComponentInteraction) -> bool:
    """Return whether others see the pressed message: a line for one person must not be in it."""
    message = context.interaction.message
    return context.among_others and message is not None and not message.flags.ephemeral


# Spectators' cheers: one for each person and big hand, removed at the next move.


async def react_as_watcher(context: Context, press: ComponentInteraction, cheered: str) -> None:
    """Count a cheer and show it at the table; a late cheer only shows the table.

    Raises `Refused` for a second cheer.
    """
    if context.guild_id is None:
        raise Refused(Refusal.OLD_BUTTON)
    info = (await context.service.queries.get(press.match_id)).info
    counted = context.presenter.view_models.cheers
    if press.seq == info.seq and not counted.add(info.id, info.seq, context.person.id, cheered):
        raise Refused(Refusal.CHEERED)
    table = await context.presenter.table_of(press.match_id)
    await table.answer(context.reply)


ROUTES: Final = Routes(
    match={
        "play": button(play, CARD, optional(CARD), needs=ON_TURN),
        "take": button(take, CARD, needs=ON_TURN),
        "koi": button(koi, needs=ON_TURN),
        "stop": button(stop, needs=ON_TURN),
        "swap": button(swap, needs=ON_TURN),
        "keep": button(keep, needs=ON_TURN),
        "sure play": button(ask_to_play, CARD, optional(CARD), needs=ON_TURN),
        "sure take": button(ask_to_take, CARD, needs=ON_TURN),
        "sure koi": button(ask_to_koi, needs=ON_TURN),
        "sure stop": button(ask_to_stop, needs=ON_TURN),
        "pick": button(pick, CARD, needs=PLAYER),
        "unpick": button(unpick, needs=PLAYER),
        "wait": button(look_again, CARD, needs=PLAYER),
        "look": button(look, needs=PLAYER),
        "ready": button(ready, needs=PLAYER),
        "patience": button(patience, needs=PLAYER),
        "daily": button(daily, needs=PLAYER),
        "claim": button(claim, needs=PLAYER),
        "off-agree": button(call_off, needs=PLAYER),
        "off-no": button(go_on, needs=PLAYER),
        "cheer": button(react_as_watcher, choice(*CHEERS), needs=spectator(Refusal.OWN_CHEER)),
        "praise": button(react, choice(*CHEERS), needs=PLAYER),
    },
)
