"""What an admin is asked before house rules are lost, and the button that brings them back."""

from __future__ import annotations

from collections.abc import Sequence

from bot.locales import Texts
from bot.matches.changes.setting_changes import differences
from bot.matches.models.setting_changes import ChangedSettings
from bot.matches.models.terms import GuildSettings
from bot.screens.challenge import preset_name
from bot.screens.custom_ids import panel_id
from bot.screens.message import Button, Panel, Prose, Row, Style
from bot.screens.rules_sharing import difference
from bot.screens.wording.names import escaped


def loss_question(
    texts: Texts,
    guild: str,
    now: GuildSettings,
    wanted: GuildSettings,
    since: int,
    *,
    reset: bool,
) -> Panel:
    """Ask before a preset takes the place of rules that the server has changed.

    `since`: the last change of the settings; the button that says yes works only as long as it is.
    `reset`: the preset stays, its changes go.
    """
    rules = preset_name(texts, wanted.preset)
    title = texts("loss-title-reset" if reset else "loss-title", guild=escaped(guild), rules=rules)
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
    """Return the button that takes the last change back, if that can be done."""
    if not changed or changed[0].before is None:
        return ()
    return ((Button(texts("button-undo"), panel_id(f"undo {changed[0].id}")),),)
