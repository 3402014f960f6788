"""The panel of *Remind me*, and the line that it sends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

from bot.locales import Texts
from bot.matches.models.daily import number_of
from bot.matches.models.opened import OpenedTable
from bot.reminders.model import MOST_ALERTS, Owed, Reminder
from bot.screens.message import (
    Button,
    Choice,
    Divider,
    Panel,
    Prose,
    Row,
    Screen,
    Select,
    Style,
    panel_id,
)
from bot.screens.view_model import clock_time, joined, relative
from bot.screens.wording.names import escaped, name

HOURS: Final = 24
NOON: Final = 12

Blocks = tuple[Prose | Divider | Row, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """What a person has asked for, and where they look at it."""

    reminder: Reminder | None
    alerts: Mapping[int, bool]  # servers of whose tables they want to hear; True: closed
    guild_id: int | None = None
    guild: str = ""

    @property
    def refused(self) -> bool:
        """Return whether something was switched off because they take no messages."""
        closed = self.reminder is not None and self.reminder.closed
        return closed or any(self.alerts.values())

    @property
    def hears(self) -> bool:
        """Return whether they are told of tables on the server where they look."""
        return self.alerts.get(self.guild_id or 0) is False


def me_blocks(texts: Texts, asked: Asked) -> Blocks:
    """Return what leads from a person's preferences to this panel."""
    return (
        Prose(joined([texts("me-remind"), texts("remind-closed") if asked.refused else None])),
        (Button(texts("button-remind"), panel_id("remind")),),
    )


def remind_panel(texts: Texts, asked: Asked, *, ahead: int | None = None) -> Panel:
    """Show when a person is reminded and of whose tables they hear, and let them choose.

    `ahead`: how many hours their clock is ahead of UTC, once they have said what it shows.
    """
    reminder = asked.reminder
    closed = texts("remind-closed") if asked.refused else None
    blocks: list[Prose | Divider | Row] = [
        Prose(joined([texts("remind-title"), closed])),
        Prose(joined([texts("remind-about"), _state(texts, reminder)])),
    ]
    if ahead is None:
        blocks.append(_hours(texts, "clock", "remind-clock"))
    else:
        blocks.append(_hours(texts, "hour", f"remind-hour {ahead}"))
    if reminder is not None and reminder.due is not None:
        blocks.append((Button(texts("button-remind-off"), panel_id("remind-off")),))
    return Panel((*blocks, *_alerts(texts, asked)))


def _alerts(texts: Texts, asked: Asked) -> Blocks:
    """Return what says and changes whether the person hears of tables on this server."""
    about = texts("alerts-about", most=MOST_ALERTS)
    if asked.guild_id is None:
        return (Prose(joined([about, texts("alerts-elsewhere")])),)
    state, verb = ("on", "off") if asked.hears else ("off", "on")
    return (
        Prose(joined([about, texts(f"alerts-are-{state}", guild=escaped(asked.guild))])),
        (Button(texts(f"button-alerts-{verb}"), panel_id(f"alerts-{verb}")),),
    )


def _state(texts: Texts, reminder: Reminder | None) -> str:
    if reminder is None or reminder.due is None:
        return texts("remind-is-off")
    return texts("remind-is-on", time=clock_time(reminder.due), when=relative(reminder.due))


def _hours(texts: Texts, kind: str, verb: str) -> Row:
    """Return a menu of the hours of a day."""
    choices = []
    for hour in range(HOURS):
        half = "am" if hour < NOON else "pm"
        label = texts(f"remind-{kind}-{half}", hour=str(hour), half=hour % NOON)
        choices.append(Choice(label, str(hour)))
    return (Select(panel_id(verb), tuple(choices), texts(f"remind-{kind}-ask")),)


def reminder_screen(texts: Texts, owed: Owed, day: date, *, last: bool) -> Screen:
    """Say what is new today and not played yet; `last`: why no more such lines come."""
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
    """Say that somebody waits at a table, with a way there."""
    who = name(texts, table.by)
    line = texts("alert-several" if table.several else "alert", name=who, guild=escaped(guild))
    stop = panel_id(f"alerts-stop {table.place.guild_id}")
    row = (Button(texts("button-alert-go"), url=url), Button(texts("button-alerts-stop"), stop))
    return Screen(line, (row,))
