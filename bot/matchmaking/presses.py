"""Handlers of the search for an opponent: start it, answer to an opponent, stop it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.buttons.params import button, choice, enum_param
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ANYBODY
from bot.interactions.context import Context
from bot.matches.errors import Refusal, Refused
from bot.matches.models.terms import TimeControl
from bot.matchmaking.model import ANY, PRESETS, Gone, Outcome, Seeker, SeekerMessage
from bot.matchmaking.runner import MatchmakingRunner
from bot.matchmaking.screens import gone_screen, pointer_screen
from bot.matchmaking.service import Matchmaking
from bot.messages.post import url_of_message
from bot.messages.sending.reply import TOKEN_LIFE


async def find(context: Context, preset: str, pace: TimeControl) -> None:
    """Start the search for an opponent; a running search shows its state.

    The search is a direct message. If Discord refuses it, it is the answer, which says so before
    anybody is looked for.
    """
    guild_id, runner = context.guild_id, context.of(MatchmakingRunner)
    if guild_id is not None:
        settings = await context.service.settings.guild_settings(guild_id)
        if not settings.find:
            raise Refused(Refusal.FIND_OFF)
        await context.service.admission.check_members(context.place, context.person)
    await context.of(Matchmaking).check_may_look(context.person.id)
    seeker = await context.of(Matchmaking).seek(context.person, preset, pace)
    context.presenter.dms_wanted(context.person.id)
    message = await runner.messages.announce(context.person.id)
    if message is None:
        await _show_here(context, seeker)
    elif message.channel_id == context.interaction.channel_id:
        await context.reply.acknowledge()
        if context.reply.maybe_deferred:  # it stands in this channel already
            await context.reply.delete_placeholder()
    else:
        await _point_to(context, message)
    runner.look_for(context.person.id)


async def _point_to(context: Context, message: SeekerMessage, *, pressed: bool = False) -> None:
    """Answer with the link to the direct message of the search."""
    url = url_of_message(None, message.channel_id, message.message_id)
    screen = pointer_screen(context.texts, url)
    await (context.reply.redraw if pressed else context.reply.send)(screen)


async def _show_here(context: Context, seeker: Seeker, *, pressed: bool = False) -> None:
    """Answer with a person's state in a hidden message, which their next notification replaces."""
    interaction, messages = context.interaction, context.of(MatchmakingRunner).messages
    assert interaction.channel_id is not None
    until = context.service.clock.now() + TOKEN_LIFE
    shown = SeekerMessage(interaction.channel_id, 0, interaction.token, until)
    screen = await messages.screen(replace(seeker, shown=shown))
    handle = await (context.reply.redraw if pressed else context.reply.send)(screen)
    await messages.keep(seeker, replace(shown, message_id=handle.message_id))


async def again(context: Context, _: ComponentInteraction, preset: str, pace: TimeControl) -> None:
    """Start the search again, with the same choices."""
    await find(context, preset, pace)


async def play(context: Context, _: ComponentInteraction) -> None:
    """Confirm the match with the opponent."""
    outcome = await context.of(Matchmaking).play(context.person)
    for one in outcome.gone:
        if one.match is not None:
            await context.presenter.mark_seen(one.match.id, context.person.id)
    await _answer(context, outcome)
    await _open_hand(context, outcome)


async def _open_hand(context: Context, outcome: Outcome) -> None:
    """Open the hand of a match that has begun, unless it is sent as a direct message."""
    chosen = await context.service.settings.preferences(context.person.id)
    for one in outcome.gone:
        mine = one.seeker.person.id == context.person.id
        if mine and one.match is not None and not await context.presenter.access.takes_hand(chosen):
            await context.presenter.open_hand(one.match.id, context.person.id, context.reply)


async def stop(context: Context, _: ComponentInteraction) -> None:
    """Stop the search, or refuse the opponent."""
    outcome = await context.of(Matchmaking).stop(context.person.id)
    if not outcome.gone:
        raise Refused(Refusal.NOT_LOOKING)
    await _answer(context, outcome)


async def by_the_day(context: Context, _: ComponentInteraction) -> None:
    """Change the search to a match by correspondence."""
    await _answer(context, await context.of(Matchmaking).by_the_day(context.person.id))


async def _answer(context: Context, outcome: Outcome) -> None:
    """Show the present state in the pressed message, and update the others' messages.

    If the press was in the list of matches, the person's own message is outdated, too.
    """
    runner, own = context.of(MatchmakingRunner), context.person.id
    runner.show_soon(outcome, but=own)
    async with runner.messages.lock(own):
        for gone in outcome.gone:
            if gone.seeker.person.id == own:
                await _answer_gone(context, gone)
        if any(seeker.person.id == own for seeker in outcome.waiting):
            await _answer_waiting(context)


async def _answer_gone(context: Context, gone: Gone) -> None:
    await context.reply.redraw(gone_screen(context.texts, gone))
    shown = gone.seeker.shown
    if shown is not None and shown.message_id != context.reply.pressed_message:
        await context.of(MatchmakingRunner).messages.delete(shown)


async def _answer_waiting(context: Context) -> None:
    """Show the present state of a person who waits.

    A direct message stays the message of their search, wherever they press: it can be edited at any
    time.
    """
    messages = context.of(MatchmakingRunner).messages
    seeker = await context.of(Matchmaking).state(context.person.id)
    if seeker is None:  # their match has begun meanwhile: their message shows it
        return
    if seeker.shown is None or seeker.is_hidden:
        await _show_here(context, seeker, pressed=True)
    elif seeker.shown.message_id == context.reply.pressed_message:
        await context.reply.redraw(await messages.screen(seeker))
    else:
        await _point_to(context, seeker.shown, pressed=True)
        context.of(MatchmakingRunner).renew_soon(seeker.person.id)


ROUTES: Final = Routes(
    panel={
        "find": button(again, choice(ANY, *PRESETS), enum_param(TimeControl), needs=ANYBODY),
        "find-play": button(play, needs=ANYBODY),
        "find-stop": button(stop, needs=ANYBODY),
        "find-daily": button(by_the_day, needs=ANYBODY),
    },
)
