"""The panel of *Remind me*, and the line that it sends."""

from __future__ import annotations

from datetime import date
from typing import Final

from bot.locales import Texts
from bot.matches.models.daily import number_of
from bot.reminders.model import Owed, Reminder
from bot.screens.custom_ids import panel_id
from bot.screens.message import Button, Choice, Divider, Panel, Prose, Row, Screen, Select, Style
from bot.screens.view_model import clock_time, joined, relative

HOURS: Final = 24
NOON: Final = 12

Blocks = tuple[Prose | Divider | Row, ...]


def me_blocks(texts: Texts, reminder: Reminder | None) -> Blocks:
    """Return what leads from a person's preferences to this panel."""
    refused = reminder is not None and reminder.closed
    return (
        Prose(joined([texts("me-remind"), texts("remind-closed") if refused else None])),
        (Button(texts("button-remind"), panel_id("remind")),),
    )


def remind_panel(texts: Texts, reminder: Reminder | None, *, ahead: int | None = None) -> Panel:
    """Show when a person is reminded, and let them choose the hour.

    `ahead`: how many hours their clock is ahead of UTC, once they have said what it shows.
    """
    blocks: list[Prose | Divider | Row] = [
        Prose(joined([texts("remind-title"), texts("remind-about"), _state(texts, reminder)]))
    ]
    if ahead is None:
        blocks.append(_hours(texts, "remind-clock", "remind-clock"))
    else:
        blocks.append(_hours(texts, "remind-hour", f"remind-hour {ahead}"))
    if reminder is not None and reminder.due is not None:
        blocks.append((Button(texts("button-remind-off"), panel_id("remind-off")),))
    return Panel(tuple(blocks))


def _state(texts: Texts, reminder: Reminder | None) -> str:
    if reminder is None or reminder.due is None:
        closed = reminder is not None and reminder.closed
        return texts("remind-closed" if closed else "remind-is-off")
    return texts("remind-is-on", time=clock_time(reminder.due), when=relative(reminder.due))


def _hours(texts: Texts, kind: str, verb: str) -> Row:
    """Return a menu of the hours of a day."""
    choices = tuple(
        Choice(
            texts(f"{kind}-{'am' if hour < NOON else 'pm'}", hour=str(hour), half=hour % NOON),
            str(hour),
        )
        for hour in range(HOURS)
    )
    return (Select(panel_id(verb), choices, texts(f"{kind}-ask")),)


def reminder_screen(texts: Texts, owed: Owed, day: date, *, last: bool) -> Screen:
    """Say what is new today and not played yet; `last`: why no more such lines come."""
    number = str(number_of(day))
    what = "both" if owed.deal and owed.puzzle else "deal" if owed.deal else "puzzle"
    offered = [("button-today", "daily")] if owed.deal else []
    offered += [("button-puzzle", "puzzle")] if owed.puzzle else []
    more = ("button-remind", "remind") if last else ("button-remind-stop", "remind-stop")
    row = tuple(Button(texts(label), panel_id(verb), Style.GREEN) for label, verb in offered)
    row += (Button(texts(more[0]), panel_id(more[1])),)
    line = texts(f"reminder-{what}", number=number)
    return Screen(joined([line, texts("reminder-last") if last else None]), (row,))
