"""House rules that travel: their line to copy, and what would change with another server's line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.locales import Texts
from bot.matches.changes.rules_line import rules_line
from bot.matches.changes.setting_changes import differences
from bot.matches.models.setting_changes import SettingChange
from bot.matches.models.terms import GuildSettings
from bot.screens.custom_ids import panel_id
from bot.screens.message import Button, Panel, Prose, Row, Style
from bot.screens.setting_changes import change_line
from bot.screens.wording.daily_line import copied
from bot.screens.wording.names import escaped

MOST_LINES: Final = 20
"""So many differences fit on a screen or two of a phone; the rest is counted."""


def rules_to_share(texts: Texts, guild: str, settings: GuildSettings) -> tuple[Prose | Row, ...]:
    """Return the line that holds the rules, and a button to paste another one."""
    title = texts("settings-share-title", guild=escaped(guild))
    return (
        Prose(f"{title}\n{texts('settings-share')}"),
        Prose(copied(rules_line(settings))),
        (Button(texts("button-paste"), panel_id("paste"), Style.BLURPLE),),
    )


def import_panel(
    texts: Texts, guild: str, now: GuildSettings, wanted: GuildSettings, since: int
) -> Panel:
    """Show in what the rules of a pasted line differ from those in force; nothing is saved yet.

    The line stands on the panel: *Take these rules* reads it there, also after a restart.
    `since`: the last change of the settings.
    """
    title = texts("import-title", guild=escaped(guild))
    changes = differences(now, wanted, all_options=True)
    if not changes:
        back = Button(texts("button-back"), panel_id("settings share"))
        return Panel((Prose(f"{title}\n{texts('import-same')}"), (back,)))
    no = Button(texts("button-import-no"), panel_id("settings share"))
    return Panel(
        (
            Prose(f"{title}\n{difference(texts, changes)}"),
            Prose(f"{copied(rules_line(wanted))}\n{texts('import-rest')}"),
            (Button(texts("button-import"), panel_id(f"import {since}"), Style.GREEN), no),
        )
    )


def difference(texts: Texts, changes: Sequence[SettingChange]) -> str:
    """Say what would change for new matches, a line each."""
    lines = [f"- {change_line(texts, one)}" for one in changes[:MOST_LINES]]
    if len(changes) > MOST_LINES:
        lines.append(texts("import-more", count=len(changes) - MOST_LINES))
    return "\n".join([texts("import-differs", count=len(changes)), *lines])
