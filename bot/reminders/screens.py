"""The panel of *Remind me*, and its messages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time

from bot.locales import Texts
from bot.matches.models.daily import number_of
from bot.matches.models.opened import OpenedTable
from bot.reminders.model import MOST_ALERTS, Owed, Reminder
from bot.screens.message import Button, Divider, Panel, Prose, Row, Screen, Section, Style, panel_id
from bot.screens.view_model import calendar_day, clock_time, joined, relative
from bot.screens.wording.names import escaped, name
from bot.screens.zones import NOON, hours_menu, zone_line, zones_menu

Blocks = tuple[Prose | Divider | Row, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """A person's reminder and alerts, and the server where they view them."""

    reminder: Reminder | None
    alerts: Mapping[int, bool]  # servers with alerts; True: switched off
    guild_id: int | None = None
    guild: str = ""
    reach: str | None = None
    """A line about direct messages that can't be sent now."""

    @property
    def refused(self) -> bool:
        """Return whether any was switched off because the person accepts no messages."""
        closed = self.reminder is not None and self.reminder.closed
        return closed or any(self.alerts.values())

    @property
    def lapsed(self) -> date | None:
        """Return the day of a reminder that could not be sent in time, or None."""
        return None if self.reminder is None else self.reminder.lapsed

    @property
    def waits(self) -> bool:
        """Return whether the person is to get any messages."""
        return bool(self.reminder and self.reminder.due) or False in self.alerts.values()

    @property
    def hears(self) -> bool:
        """Return whether the person has alerts on the server where they view the panel."""
        return self.alerts.get(self.guild_id or 0) is False


def me_blocks(texts: Texts, asked: Asked) -> Blocks:
    """Return the blocks that lead from a person's preferences to this panel."""
    return (
        Section(
            joined([texts("me-remind"), *_troubles(texts, asked)]),
            Button(texts("button-remind"), panel_id("remind")),
        ),
    )


def remind_panel(
    texts: Texts, asked: Asked, now: datetime, *, zone: str | None = None, clock: int | None = None
) -> Panel:
    """Show a person's reminder and the alerts of this server, with the controls to change them.

    Args:
        texts: their language.
        asked: what is stored.
        now: the time.
        zone: the zone that they chose, for a reminder that has none yet; "" to choose another one.
        clock: the hour that their clock shows now, if they chose it.
    """
    reminder = asked.reminder
    blocks: list[Prose | Divider | Row] = [
        Prose(joined([texts("remind-title"), *_troubles(texts, asked)])),
        Prose(texts("remind-about")),
        _state(texts, reminder),
    ]
    if zone is None and reminder is not None:
        zone = reminder.zone
    if clock is not None:
        blocks.append(zones_menu(texts, "remind-zone", clock, now))
    elif zone:
        blocks.append(Prose(zone_line(texts, "remind-zone", zone, now)))
        blocks.append(hours_menu(texts, "hour", f"remind-at {zone}"))
        blocks.append((Button(texts("button-zone"), panel_id("remind-zones")),))
    else:
        blocks.append(hours_menu(texts, "clock", "remind-clock"))
    return Panel((*blocks, *_alerts(texts, asked)))


def _troubles(texts: Texts, asked: Asked) -> tuple[str | None, ...]:
    """Return the lines about messages that could not be sent, or can't be sent now."""
    lapsed = asked.lapsed
    day = None if lapsed is None else datetime.combine(lapsed, time(NOON), UTC)
    return (
        texts("remind-closed") if asked.refused else None,
        asked.reach if asked.waits else None,
        None if day is None else texts("remind-lapsed", day=calendar_day(day)),
    )


def _alerts(texts: Texts, asked: Asked) -> Blocks:
    """Return the blocks with the state of this server's alerts, and the button to switch it."""
    about = texts("alerts-about", most=MOST_ALERTS)
    if asked.guild_id is None:
        return (Prose(joined([about, texts("alerts-elsewhere")])),)
    state, verb = ("on", "off") if asked.hears else ("off", "on")
    return (
        Prose(joined([about, texts(f"alerts-are-{state}", guild=escaped(asked.guild))])),
        (Button(texts(f"button-alerts-{verb}"), panel_id(f"alerts-{verb}")),),
    )


def _state(texts: Texts, reminder: Reminder | None) -> Prose:
    """Return whether the reminder is on, with the button to switch it off."""
    if reminder is None or reminder.due is None:
        return Prose(texts("remind-is-off"))
    state = texts("remind-is-on", time=clock_time(reminder.due), when=relative(reminder.due))
    return Section(state, Button(texts("button-remind-off"), panel_id("remind-off")))


def reminder_screen(texts: Texts, owed: Owed, day: date, *, last: bool) -> Screen:
    """Return a reminder of deal and puzzle, unless played; `last`: with the reason for its end."""
    number = str(number_of(day))
    deal, puzzle = "daily" in owed.left, "puzzle" in owed.left
    what = "both" if deal and puzzle else "deal" if deal else "puzzle"
    offered = [("button-today", "daily")] if deal else []
    offered += [("button-puzzle", "puzzle")] if puzzle else []
    more = ("button-remind", "remind") if last else ("button-remind-stop", "remind-stop")
    row = tuple(Button(texts(label), panel_id(verb), Style.GREEN) for label, verb in offered)
    row += (Button(texts(more[0]), panel_id(more[1])),)
    line = texts(f"reminder-{what}", number=number)
    return Screen(joined([line, texts("reminder-last") if last else None]), (row,))


def alert_screen(texts: Texts, table: OpenedTable, guild: str, url: str) -> Screen:
    """Return the alert of a table that waits, with a link to it."""
    who = name(texts, table.by)
    line = texts("alert-several" if table.several else "alert", name=who, guild=escaped(guild))
    stop = panel_id(f"alerts-stop {table.place.guild_id}")
    row = (Button(texts("button-alert-go"), url=url), Button(texts("button-alerts-stop"), stop))
    return Screen(line, (row,))
