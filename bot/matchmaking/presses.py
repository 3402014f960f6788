"""Handlers of the search for an opponent: start it, answer to an opponent, stop it."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.buttons.params import button, choice, enum_param
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ANYBODY
from bot.interactions.context import Context
from bot.matches.errors import Refusal, Refused
from bot.matches.models.terms import TimeControl
from bot.matchmaking.model import ANY, PRESETS, Outcome, Seeker, SeekerMessage
from bot.matchmaking.runner import MatchmakingRunner
from bot.matchmaking.screens import gone_screen
from bot.matchmaking.service import Matchmaking
from bot.messages.sending.reply import TOKEN_LIFE, MessageHandle


async def find(context: Context, preset: str, pace: TimeControl) -> None:
    """Start the search for an opponent; a running search shows its state."""
    guild_id, runner = context.interaction.guild_id, context.of(MatchmakingRunner)
    if guild_id is not None:
        settings = await context.service.settings.guild_settings(guild_id)
        if not settings.find:
            raise Refused(Refusal.FIND_OFF)
        await context.service.admission.check_members(context.place, context.person)
    await context.of(Matchmaking).check_may_look(context.person.id)
    seeker = await context.of(Matchmaking).seek(
        context.person, preset, pace, until=await _reached_until(context)
    )
    handle = await context.reply.send(await runner.messages.screen(seeker))
    await _note(context, handle, seeker)
    runner.look_for(context.person.id)


async def _reached_until(context: Context) -> datetime | None:
    """Return until when the person can be notified; None: without a limit."""
    if context.interaction.guild_id is None:
        return None
    chosen = await context.service.settings.preferences(context.person.id)
    if await context.presenter.access.takes_hand(chosen):
        return None
    return context.service.clock.now() + TOKEN_LIFE


async def _note(context: Context, handle: MessageHandle, seeker: Seeker) -> None:
    """Store the newest message, and delete the one before."""
    interaction, before = context.interaction, seeker.shown
    assert interaction.channel_id is not None
    shown = SeekerMessage(interaction.channel_id, handle.message_id)
    pressed = interaction.message
    own = pressed is not None and pressed.id == handle.message_id and not pressed.flags.ephemeral
    if not own:  # an answer is private, also in direct messages
        until = context.service.clock.now() + TOKEN_LIFE
        shown = replace(shown, token=interaction.token, until=until)
    await context.of(Matchmaking).mark_shown(context.person.id, shown)
    if before is not None and before.message_id != handle.message_id:
        await context.of(MatchmakingRunner).messages.delete(before)


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
    for gone in outcome.gone:
        if gone.seeker.person.id == own:
            await context.reply.redraw(gone_screen(context.texts, gone))
            if gone.seeker.shown and gone.seeker.shown.message_id != context.reply.pressed_message:
                await runner.messages.delete(gone.seeker.shown)
    for seeker in outcome.waiting:
        if seeker.person.id == own:
            handle = await context.reply.redraw(await runner.messages.screen(seeker))
            await _note(context, handle, seeker)


ROUTES: Final = Routes(
    panel={
        "find": button(again, choice(ANY, *PRESETS), enum_param(TimeControl), needs=ANYBODY),
        "find-play": button(play, needs=ANYBODY),
        "find-stop": button(stop, needs=ANYBODY),
        "find-daily": button(by_the_day, needs=ANYBODY),
    },
)
