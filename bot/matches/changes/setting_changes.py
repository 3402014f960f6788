"""In what two states of a server's settings differ."""

from collections.abc import Iterator
from typing import Final

from bot.koikoi.rules import Rules
from bot.matches.changes.house_rules import rules_of_length
from bot.matches.models.setting_changes import SettingChange
from bot.matches.models.settings import Setting
from bot.matches.models.terms import SETTINGS, GuildSettings

CHANNELS: Final = ("channels", "weekly_channel", "daily_channel", "log_channel")
"""The settings whose values are channels."""


def differences(
    before: GuildSettings, after: GuildSettings, *, all_options: bool = False
) -> tuple[SettingChange, ...]:
    """Return the settings that differ, in the order in which people read them.

    With another preset most options differ. They are left out, except those that the settings
    themselves change, unless `all_options` is set.
    """
    return tuple(
        SettingChange(key, old, new)
        for key, old, new in _values(before, after, all_options)
        if old != new
    )


def _values(
    before: GuildSettings, after: GuildSettings, all_options: bool
) -> Iterator[tuple[str, str | None, str | None]]:
    old, new = (rules_of_length(one.preset, one.options, one.length) for one in (before, after))
    yield "preset", before.preset, after.preset
    yield "length", _length(old), _length(new)
    were = old.options()
    for key, value in new.options().items():
        named = before.preset == after.preset or all_options or key in after.options
        if named and key not in ("rounds", "target"):
            yield key, were[key], value
    for one in SETTINGS:
        if one.menu or one.field in (*CHANNELS, "tournament_role"):
            yield one.field, _text(one, before), _text(one, after)
    was, now = before.channel_presets, after.channel_presets
    for channel in sorted({*was, *now}):
        yield f"channel {channel}", was.get(channel), now.get(channel)


def _length(rules: Rules) -> str:
    return f"target {rules.target}" if rules.rounds is None else f"rounds {rules.rounds}"


def _text(setting: Setting, settings: GuildSettings) -> str | None:
    """Return a value as text; None: not set. Channels are their ids."""
    value = getattr(settings, setting.field)
    if isinstance(value, tuple):
        return " ".join(map(str, sorted(value))) or None
    return None if value is None else setting.text(value)
