"""Explains Koi-Koi in one minute, for people who have never played it."""

from __future__ import annotations

from bot.locales import Texts
from bot.screens.custom_ids import panel_id
from bot.screens.message import Button, Panel, Prose, Style


def learn_panel(texts: Texts, *, try_it: bool = True) -> Panel:
    """Explain what a turn is, what yaku are, and what the choice means."""
    told = ("learn-turn", "learn-yaku", "learn-decide", "learn-more")
    prose = Prose("\n".join([texts("learn-title"), *(texts(key) for key in told)]))
    if not try_it:
        return Panel((prose,))
    return Panel((prose, (Button(texts("button-try"), panel_id("try"), Style.GREEN),)))
