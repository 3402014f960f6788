"""House rules to share, and the questions before an import or a preset replaces rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.locales import Texts
from bot.matches.models.terms import ChangedSettings, GuildSettings, SettingChange
from bot.matches.transitions.house_rules import differences, rules_line
from bot.matches.transitions.shared_settings import Imported, ids_in, settings_text
from bot.screens.challenge import preset_name
from bot.screens.message import (
    PANEL_LIMIT,
    Button,
    Panel,
    Prose,
    Row,
    Style,
    clip,
    panel_id,
    units,
)
from bot.screens.setting_changes import change_line
from bot.screens.view_model import joined
from bot.screens.wording.daily_line import copied
from bot.screens.wording.names import escaped

MOST_LINES: Final = 20
"""Maximum number of differences that are listed, which fit on a screen or two of a phone. The
others are counted."""

MISSING: Final = 10
MISSING_NAME: Final = 30
"""Maximum number and length of names of channels and roles that a server lacks."""


def rules_to_share(texts: Texts, guild: str, settings: GuildSettings) -> tuple[Prose | Row, ...]:
    """Return the line with the rules, a button for pasting another one, and one for the file."""
    title = texts("settings-share-title", guild=escaped(guild))
    return (
        Prose(f"{title}\n{texts('settings-share')}"),
        Prose(copied(rules_line(settings))),
        (Button(texts("button-paste"), panel_id("paste"), Style.BLURPLE),),
        Prose(texts("settings-share-all")),
        (Button(texts("button-settings-file"), panel_id("settings-file")),),
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


def import_all_panel(
    texts: Texts,
    guild: str,
    now: GuildSettings,
    imported: Imported,
    since: int,
    *,
    again: bool = False,
) -> Panel:
    """Show the differences between all imported settings and those in force, as `import_panel`.

    The text on the panel names channels and roles by the ids of this server. The list of
    differences is as long as the text leaves room for it.
    """
    title = _title(texts, texts("import-all-title", guild=escaped(guild)), again=again)
    wanted = imported.settings
    names = ", ".join(escaped(clip(one, MISSING_NAME)) for one in imported.missing[:MISSING])
    missing = texts("import-missing", names=names) if names else None
    changes = differences(now, wanted, all_options=True)
    if not changes:
        back = Button(texts("button-back"), panel_id("settings share"))
        return Panel((Prose(joined([title, texts("import-all-same"), missing])), (back,)))
    ids = {one: str(one) for one in ids_in(wanted)}
    text = joined([copied(settings_text(wanted, ids)), missing])
    lines = [f"- {change_line(texts, one)}" for one in changes]
    shown = min(MOST_LINES, len(lines))
    while True:
        more = len(lines) - shown
        counted = texts("import-more", count=more) if more else None
        listed = joined([title, texts("import-all-differs"), *lines[:shown], counted])
        if not shown or units(listed) + units(text) <= PANEL_LIMIT:
            break
        shown -= 1
    yes = Button(texts("button-import-all"), panel_id(f"import {since}"), Style.GREEN)
    no = Button(texts("button-import-no"), panel_id("settings share"))
    return Panel((Prose(listed), Prose(text), (yes, no)))


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
