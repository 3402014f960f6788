"""Presses on the panel of *Remind me*, and on its line."""

from __future__ import annotations

from datetime import UTC

from bot.buttons.press import Press
from bot.interactions.context import Context
from bot.reminders.screens import remind_panel
from bot.reminders.transitions import utc_hour
from bot.screens.message import Screen


async def show(context: Context, _: Press) -> None:
    """Show when the person is reminded."""
    reminder = await context.service.reminders.of(context.person.id)
    await context.reply.send(remind_panel(context.texts, reminder))


async def choose_clock(context: Context, _: Press, shown: int) -> None:
    """Learn which hour the person's clock shows now, then ask for theirs."""
    ahead = (shown - context.service.clock.now().astimezone(UTC).hour) % 24
    reminder = await context.service.reminders.of(context.person.id)
    await context.reply.redraw(remind_panel(context.texts, reminder, ahead=ahead))


async def choose_hour(context: Context, _: Press, ahead: int, wanted: int) -> None:
    """Remind the person at this hour of their clock from now on."""
    hour = utc_hour(wanted, ahead)
    reminder = await context.service.reminders.start(context.person, hour)
    context.tools.reminders.worker.wake()
    await context.reply.redraw(remind_panel(context.texts, reminder))


async def switch_off(context: Context, _: Press) -> None:
    """Remind the person no more."""
    await context.service.reminders.stop(context.person.id)
    reminder = await context.service.reminders.of(context.person.id)
    await context.reply.redraw(remind_panel(context.texts, reminder))


async def stop(context: Context, _: Press) -> None:
    """Do the same, from a line."""
    await context.service.reminders.stop(context.person.id)
    await context.reply.redraw(Screen(context.texts("reminder-stopped")))
