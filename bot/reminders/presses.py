"""Presses on the panel of *Remind me*, and on its messages."""

from __future__ import annotations

from datetime import UTC
from typing import Final

from bot.buttons.params import SNOWFLAKE, button, menu, number
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ANYBODY
from bot.interactions.context import Context
from bot.interactions.direct_messages import greet, reach_line
from bot.interactions.permissions import check_presence, guild_name_of
from bot.matches.errors import Refusal, Refused
from bot.messages.sending.direct_messages import Reach
from bot.reminders.model import utc_hour
from bot.reminders.runner import ReminderRunner
from bot.reminders.screens import HOURS, Asked, remind_panel
from bot.reminders.service import Reminders, TableAlerts
from bot.screens.message import Screen


async def asked_by(context: Context) -> Asked:
    """Return the person's reminder and alerts."""
    service, person_id = context.service, context.person.id
    return Asked(
        await service.of(Reminders).of(person_id),
        await service.of(TableAlerts).of(person_id),
        context.interaction.guild_id,
        guild_name_of(context),
        await reach_line(context),
    )


async def show(context: Context, _: ComponentInteraction) -> None:
    """Show the panel with the person's reminder and alerts."""
    await context.reply.send(remind_panel(context.texts, await asked_by(context)))


async def choose_clock(context: Context, _: ComponentInteraction, shown: int) -> None:
    """Read the hour that the person's clock shows now, then ask for the hour of the reminder."""
    ahead = (shown - context.service.clock.now().astimezone(UTC).hour) % 24
    await _show_again(context, ahead)


async def choose_hour(context: Context, _: ComponentInteraction, ahead: int, wanted: int) -> None:
    """Switch the reminder on, at this hour of the person's clock."""
    started = await context.of(Reminders).start(context.person, utc_hour(wanted, ahead))
    context.of(ReminderRunner).worker.wake()
    if (await greet(context)).how is Reach.CLOSED:
        await context.of(Reminders).close(started)
    await _show_again(context)


async def switch_off(context: Context, _: ComponentInteraction) -> None:
    """Switch the reminder off, on the panel."""
    await context.of(Reminders).stop(context.person.id)
    await _show_again(context)


async def stop(context: Context, _: ComponentInteraction) -> None:
    """Switch the reminder off, on one of its messages."""
    await context.of(Reminders).stop(context.person.id)
    await context.reply.redraw(Screen(context.texts("reminder-stopped")))


async def hear_of_tables(context: Context, _: ComponentInteraction) -> None:
    """Switch the alerts of this server on. Raises `Refused` outside a server."""
    guild_id = context.interaction.guild_id
    if guild_id is None:
        raise Refused(Refusal.GUILD_ONLY)
    check_presence(context, guild_id)
    await context.of(TableAlerts).ask(guild_id, context.person)
    if (await greet(context)).how is Reach.CLOSED:
        await context.of(TableAlerts).close(context.person.id)
    await _show_again(context)


async def hear_no_more(context: Context, _: ComponentInteraction) -> None:
    """Switch the alerts of this server off, on the panel."""
    await context.of(TableAlerts).drop(context.interaction.guild_id or 0, context.person.id)
    await _show_again(context)


async def stop_alerts(context: Context, _: ComponentInteraction, guild_id: int) -> None:
    """Switch the alerts of a server off, on one of them."""
    await context.of(TableAlerts).drop(guild_id, context.person.id)
    await context.reply.redraw(Screen(context.texts("alerts-stopped")))


async def _show_again(context: Context, ahead: int | None = None) -> None:
    asked = await asked_by(context)
    await context.reply.redraw(remind_panel(context.texts, asked, ahead=ahead))


HOUR: Final = number(0, HOURS - 1)

ROUTES: Final = Routes(
    panel={
        "remind": button(show, needs=ANYBODY),
        "remind-clock": menu(choose_clock, needs=ANYBODY, chosen=HOUR),
        "remind-hour": menu(choose_hour, HOUR, needs=ANYBODY, chosen=HOUR),
        "remind-off": button(switch_off, needs=ANYBODY),
        "remind-stop": button(stop, needs=ANYBODY),
        "alerts-on": button(hear_of_tables, needs=ANYBODY),
        "alerts-off": button(hear_no_more, needs=ANYBODY),
        "alerts-stop": button(stop_alerts, SNOWFLAKE, needs=ANYBODY),
    },
)
