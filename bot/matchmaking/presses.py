"""To look for an opponent, to answer when one was found, and to look no more."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.buttons.press import ComponentInteraction
from bot.interactions.context import Context
from bot.matches.errors import Refusal, Refused
from bot.matches.models.terms import TimeControl
from bot.matchmaking.model import Outcome, Seeker, Shown
from bot.matchmaking.screens import gone_screen
from bot.messages.sending.reply import TOKEN_LIFE, MessageHandle


async def find(context: Context, preset: str, pace: TimeControl) -> None:
    """Look for an opponent. A person who looks already reads the present state."""
    guild_id, runner = context.interaction.guild_id, context.tools.matchmaking
    if guild_id is not None:
        settings = await context.service.settings.guild_settings(guild_id)
        if not settings.find:
            raise Refused(Refusal.FIND_OFF)
        await context.service.admission.check_members(context.place, context.person)
    await context.service.safety.check_may_look(context.person.id)
    seeker = await context.service.matchmaking.seek(
        context.person, preset, pace, until=await _reached_until(context)
    )
    handle = await context.reply.send(await runner.messages.screen(seeker))
    await _note(context, handle, seeker)
    runner.look_for(context.person.id)


async def _reached_until(context: Context) -> datetime | None:
    """Return until when the person can be told something; None: at any time."""
    if context.interaction.guild_id is None:
        return None
    chosen = await context.service.settings.preferences(context.person.id)
    if await context.presenter.access.takes_hand(chosen):
        return None
    return context.service.clock.now() + TOKEN_LIFE


async def _note(context: Context, handle: MessageHandle, seeker: Seeker) -> None:
    """Remember the newest message; the one before it is deleted."""
    interaction, before = context.interaction, seeker.shown
    assert interaction.channel_id is not None
    shown = Shown(interaction.channel_id, handle.message_id)
    pressed = interaction.message
    own = pressed is not None and pressed.id == handle.message_id and not pressed.flags.ephemeral
    if not own:  # an answer is for the person alone, also in direct messages
        until = context.service.clock.now() + TOKEN_LIFE
        shown = replace(shown, token=interaction.token, until=until)
    await context.service.matchmaking.mark_shown(context.person.id, shown)
    if before is not None and before.message_id != handle.message_id:
        await context.tools.matchmaking.messages.delete(before)


async def again(context: Context, _: ComponentInteraction, preset: str, pace: TimeControl) -> None:
    """Look again, with the same wishes."""
    await find(context, preset, pace)


async def play(context: Context, _: ComponentInteraction) -> None:
    """Say that one wants to play with whom was found."""
    outcome = await context.service.matchmaking.play(context.person)
    for one in outcome.gone:
        if one.match is not None:
            await context.presenter.mark_seen(one.match.id, context.person.id)
    await _answer(context, outcome)
    await _open_hand(context, outcome)


async def _open_hand(context: Context, outcome: Outcome) -> None:
    """Open the hand of a match that has begun, for whom it doesn't come as a direct message."""
    chosen = await context.service.settings.preferences(context.person.id)
    for one in outcome.gone:
        mine = one.seeker.person.id == context.person.id
        if mine and one.match is not None and not await context.presenter.access.takes_hand(chosen):
            await context.presenter.open_hand(one.match.id, context.person.id, context.reply)


async def stop(context: Context, _: ComponentInteraction) -> None:
    """Look no more, or don't play with whom was found."""
    outcome = await context.service.matchmaking.stop(context.person.id)
    if not outcome.gone:
        raise Refused(Refusal.NOT_LOOKING)
    await _answer(context, outcome)


async def by_the_day(context: Context, _: ComponentInteraction) -> None:
    """Look for a match by the day."""
    await _answer(context, await context.service.matchmaking.by_the_day(context.person.id))


async def _answer(context: Context, outcome: Outcome) -> None:
    """Show in the pressed message what is so for the one who pressed, and tell the others.

    The press may have come from the list of matches: then their own message is old, too.
    """
    runner, own = context.tools.matchmaking, context.person.id
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
