"""Presses on the panel of *Remind me*, and on its messages."""

from __future__ import annotations

from typing import Final

from bot.buttons.params import CLOCK_HOUR, SNOWFLAKE, ZONE, button, menu
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ANYBODY
from bot.interactions.context import Context
from bot.interactions.direct_messages import greet, reach_line
from bot.interactions.permissions import check_presence, guild_name_of
from bot.matches.errors import Refusal, Refused
from bot.matches.models.zones import zone_ahead
from bot.messages.sending.direct_messages import Reach
from bot.reminders.runner import ReminderRunner
from bot.reminders.screens import Asked, remind_panel
from bot.reminders.service import Reminders, TableAlerts
from bot.screens.message import Screen


async def asked_by(context: Context) -> Asked:
    """Return the person's reminder and alerts."""
    service, person_id = context.service, context.person.id
    return Asked(
        await service.of(Reminders).of(person_id),
        await service.of(TableAlerts).of(person_id),
        context.guild_id,
        guild_name_of(context),
        await reach_line(context),
    )


async def show(context: Context, _: ComponentInteraction) -> None:
    """Show the panel with the person's reminder and alerts."""
    now = context.service.clock.now()
    await context.reply.send(remind_panel(context.texts, await asked_by(context), now))


async def choose_clock(context: Context, _: ComponentInteraction, clock: int) -> None:
    """Read the hour that the person's clock shows now, then ask for a place where it is so."""
    await _show_again(context, clock=clock)


async def choose_zone(context: Context, _: ComponentInteraction, zone: str) -> None:
    """Read the person's zone, then ask for the hour of the reminder.

    A reminder that is on keeps its hour, and is at that hour of the new zone from now on.
    """
    reminder = await context.of(Reminders).of(context.person.id)
    if reminder is not None and reminder.due is not None:
        await _start(context, reminder.hour, zone)
    else:
        await _show_again(context, zone=zone)


async def change_zone(context: Context, _: ComponentInteraction) -> None:
    """Ask anew for the hour that the person's clock shows now."""
    await _show_again(context, zone="")


async def choose_hour(context: Context, _: ComponentInteraction, zone: str, hour: int) -> None:
    """Switch the reminder on, at this hour of the person's clock."""
    await _start(context, hour, zone)


async def choose_hour_ahead(
    context: Context, _: ComponentInteraction, ahead: int, hour: int
) -> None:
    """Switch the reminder on, on a panel from before zones: `ahead` is in whole hours."""
    await _start(context, hour, zone_ahead(ahead))


async def _start(context: Context, hour: int, zone: str) -> None:
    started = await context.of(Reminders).start(context.person, hour, zone)
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
    guild_id = context.guild_id
    if guild_id is None:
        raise Refused(Refusal.GUILD_ONLY)
    check_presence(context, guild_id)
    await context.of(TableAlerts).ask(guild_id, context.person)
    if (await greet(context)).how is Reach.CLOSED:
        await context.of(TableAlerts).close(context.person.id)
    await _show_again(context)


async def hear_no_more(context: Context, _: ComponentInteraction) -> None:
    """Switch the alerts of this server off, on the panel."""
    await context.of(TableAlerts).drop(context.guild_id or 0, context.person.id)
    await _show_again(context)


async def stop_alerts(context: Context, _: ComponentInteraction, guild_id: int) -> None:
    """Switch the alerts of a server off, on one of them."""
    await context.of(TableAlerts).drop(guild_id, context.person.id)
    await context.reply.redraw(Screen(context.texts("alerts-stopped")))


async def _show_again(
    context: Context, *, zone: str | None = None, clock: int | None = None
) -> None:
    asked, now = await asked_by(context), context.service.clock.now()
    await context.reply.redraw(remind_panel(context.texts, asked, now, zone=zone, clock=clock))


ROUTES: Final = Routes(
    panel={
        "remind": button(show, needs=ANYBODY),
        "remind-clock": menu(choose_clock, needs=ANYBODY, chosen=CLOCK_HOUR),
        "remind-zone": menu(choose_zone, needs=ANYBODY, chosen=ZONE),
        "remind-zones": button(change_zone, needs=ANYBODY),
        "remind-at": menu(choose_hour, ZONE, needs=ANYBODY, chosen=CLOCK_HOUR),
        "remind-hour": menu(choose_hour_ahead, CLOCK_HOUR, needs=ANYBODY, chosen=CLOCK_HOUR),
        "remind-off": button(switch_off, needs=ANYBODY),
        "remind-stop": button(stop, needs=ANYBODY),
        "alerts-on": button(hear_of_tables, needs=ANYBODY),
        "alerts-off": button(hear_no_more, needs=ANYBODY),
        "alerts-stop": button(stop_alerts, SNOWFLAKE, needs=ANYBODY),
    },
)
