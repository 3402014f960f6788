"""House rules to share, and the questions before an import or a preset replaces rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.locales import Texts
from bot.matches.models.terms import ChangedSettings, GuildSettings, SettingChange
from bot.matches.transitions.house_rules import differences, rules_line
from bot.screens.challenge import preset_name
from bot.screens.message import Button, Panel, Prose, Row, Style, panel_id
from bot.screens.setting_changes import change_line
from bot.screens.wording.daily_line import copied
from bot.screens.wording.names import escaped

MOST_LINES: Final = 20
"""Maximum number of differences that are listed, which fit on a screen or two of a phone. The
others are counted."""


def rules_to_share(texts: Texts, guild: str, settings: GuildSettings) -> tuple[Prose | Row, ...]:
    """Return the line with the rules, and a button for pasting another line."""
    title = texts("settings-share-title", guild=escaped(guild))
    return (
        Prose(f"{title}\n{texts('settings-share')}"),
        Prose(copied(rules_line(settings))),
        (Button(texts("button-paste"), panel_id("paste"), Style.BLURPLE),),
    )


def import_panel(
    texts: Texts,
    guild: str,
    now: GuildSettings,
    wanted: GuildSettings,
    since: int,
    *,
    again: bool = False,
) -> Panel:
    """Show the differences between a pasted line and the rules in force. Nothing is saved yet.

    The panel contains the line, from which *Take these rules* reads it, even after a restart.
    `since` is the id of the last change of the settings. `again`: the settings were changed since
    the same question was asked.
    """
    title = _title(texts, texts("import-title", guild=escaped(guild)), again=again)
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


def _title(texts: Texts, title: str, *, again: bool) -> str:
    return f"{title}\n{texts('settings-changed-since')}" if again else title


def difference(texts: Texts, changes: Sequence[SettingChange]) -> str:
    """Return the changes for new matches, one line each."""
    lines = [f"- {change_line(texts, one)}" for one in changes[:MOST_LINES]]
    if len(changes) > MOST_LINES:
        lines.append(texts("import-more", count=len(changes) - MOST_LINES))
    return "\n".join([texts("import-differs", count=len(changes)), *lines])


# The question before house rules are replaced, and the button that restores them


def loss_question(
    texts: Texts,
    guild: str,
    now: GuildSettings,
    wanted: GuildSettings,
    since: int,
    *,
    reset: bool,
    again: bool = False,
) -> Panel:
    """Ask for confirmation before a preset replaces rules that the server has changed.

    `since` is the id of the last change of the settings; the confirmation works only while it is
    the last one. `reset` is true if only the changes of the present preset are discarded. `again`:
    as in `import_panel`.
    """
    rules = preset_name(texts, wanted.preset)
    title = texts("loss-title-reset" if reset else "loss-title", guild=escaped(guild), rules=rules)
    title = _title(texts, title, again=again)
    changes = differences(now, wanted, all_options=True)
    label = texts("button-reset" if reset else "button-loss", rules=rules)
    return Panel(
        (
            Prose(f"{title}\n{difference(texts, changes)}"),
            Prose(texts("loss-undo")),
            (
                Button(label, panel_id(f"preset-yes {wanted.preset} {since}"), Style.RED),
                Button(texts("button-import-no"), panel_id("settings rules")),
            ),
        )
    )


def undo_row(texts: Texts, changed: Sequence[ChangedSettings]) -> tuple[Row, ...]:
    """Return the button that undoes the last change; empty if that isn't possible."""
    if not changed or changed[0].before is None:
        return ()
    return ((Button(texts("button-undo"), panel_id(f"undo {changed[0].id}")),),)
