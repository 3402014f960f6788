"""Opens a person's direct messages at the press that asks for messages.

The first contact must not come in a burst, when many messages are due at the same hour.
"""

from __future__ import annotations

from functools import partial

from bot.interactions.context import Context
from bot.interactions.labels import public_label
from bot.matches.models.people import HandPlace
from bot.messages.sending.direct_messages import Reach, Reached
from bot.screens.view_model import relative


async def greet(context: Context) -> Reached:
    """Open the person's direct messages with a greeting; return how the bot can write there."""
    return await context.presenter.deps.direct_messages.greet(context.person.id)


def greet_soon(context: Context) -> None:
    """Open them in the background, if the person's hands come there."""
    context.presenter.in_background(partial(_greet_if_wanted, context))


async def _greet_if_wanted(context: Context) -> None:
    chosen = await context.service.settings.preferences(context.person.id)
    if chosen.hand is HandPlace.DM:
        await greet(context)


async def reach_line(context: Context) -> str | None:
    """Return a line for a person to whom the bot can't write now, or None."""
    if context.presenter.access.is_closed(context.person.id):
        return await line_of(context, Reached(Reach.CLOSED))
    reached = await context.presenter.deps.direct_messages.reach(context.person.id)
    return await line_of(context, reached)


async def line_of(context: Context, reached: Reached) -> str | None:
    """Return the line of `reach_line`."""
    texts, hand = context.texts, await public_label(context, "button-hand")
    if reached.how is Reach.WAITS and reached.at is not None:
        return texts("dm-waits", when=relative(reached.at), button=hand)
    if reached.how is Reach.FLAGGED:
        return texts("dm-flagged", button=hand)
    return texts("dm-closed", button=hand) if reached.how is Reach.CLOSED else None
