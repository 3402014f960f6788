"""Posting a person's result in a channel: once, and only where bot and person may write."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import discord

from bot.interactions.context import Context, settle_language
from bot.interactions.permissions import both_may_write, check_presence
from bot.locales import Texts
from bot.matches.errors import Refusal, Refused
from bot.matches.models.terms import ChannelRef
from bot.messages.sending.failures import FAILED, GONE, UNKNOWN_MESSAGE, may_have_arrived
from bot.screens.message import Screen


async def share_once(
    context: Context, result: Hashable, screen_in: Callable[[Texts], Screen]
) -> None:
    """Post a result, in the server's language. `result`: its key among all results.

    A press on a button that has only just appeared posts nothing.
    """
    if context.is_outside:
        await _share_outside(context, result, screen_in)
        return
    if context.guild_id is None:
        raise Refused(Refusal.SHARE_SERVER)
    check_presence(context, context.guild_id)
    place = context.place
    await context.service.admission.check_channel(place)
    if not both_may_write(context.interaction):
        raise Refused(Refusal.NO_WRITING)
    if just_appeared(context):
        await context.reply.acknowledge()
        return
    await settle_language(context)
    screen = screen_in(await context.tools.languages.of_guild(place.guild_id))
    with context.tools.shared_results.only_one(result, place.channel_id) as sharing:
        if not sharing.allowed or await _stands(context, place, sharing.message_id, screen):
            raise Refused(Refusal.SHARE_TWICE)
        sharing.message_id = await post_once(context, screen)


async def _share_outside(
    context: Context, result: Hashable, screen_in: Callable[[Texts], Screen]
) -> None:
    """Answer with a result in public, in the person's language.

    Nothing tells whether an earlier answer still stands. One that Discord hid may be tried again.
    """
    if just_appeared(context):
        await context.reply.acknowledge()
        return
    channel_id = context.interaction.channel_id
    assert channel_id is not None
    with context.tools.shared_results.only_one(result, channel_id) as sharing:
        if not sharing.allowed or sharing.message_id is not None:
            raise Refused(Refusal.SHARE_TWICE)
        message_id = await post_once(context, screen_in(context.texts))
        if not context.reply.turned_hidden:
            sharing.message_id = message_id


async def post_once(context: Context, screen: Screen) -> int:
    """Post a message as the answer to a press; return its id.

    Raises:
        Refused: Discord failed, so the message may have been posted or not.
    """
    try:
        return (await context.reply.send(screen, private=False)).message_id
    except FAILED as error:
        if not (context.reply.given and may_have_arrived(error)):
            raise
        raise Refused(Refusal.SHARE_LOST) from error


def just_appeared(context: Context) -> bool:
    """Return whether the pressed message has looked like this for less than the mis-tap guard.

    A second tap, where a card's button was a moment ago, must not post to a whole channel. Both
    times are Discord's; the time of a press is rounded down, so it may be the earlier one.
    """
    message = context.interaction.message
    if message is None:
        return False
    shown_for = context.interaction.created_at - (message.edited_at or message.created_at)
    return shown_for < context.tools.mistap_guard


async def _stands(
    context: Context, place: ChannelRef, message_id: int | None, screen: Screen
) -> bool:
    """Return whether a message still exists: try to edit it with the same content."""
    if message_id is None:
        return False
    message = context.tools.channels.messageable(place.channel_id).get_partial_message(message_id)
    try:
        await message.edit(**await context.reply.delivery.to_edit(screen))
    except discord.HTTPException as refused:
        # If that is unknown, a result is better not shared than shared twice.
        return refused.code not in {UNKNOWN_MESSAGE, *GONE}
    return True
