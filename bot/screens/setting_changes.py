"""Changed settings in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.koikoi.rules import OPTIONS_BY_KEY
from bot.locales import LANGUAGES, Texts, city_of, own_name
from bot.matches.models.settings import Setting
from bot.matches.models.terms import SETTINGS, ChangedSettings, SettingChange
from bot.matches.transitions.house_rules import CHANNELS
from bot.screens.challenge import preset_name
from bot.screens.view_model import relative
from bot.screens.wording.names import name
from bot.screens.wording.options import option_name, value_name

MOST_CHANGES: Final = 3
MOST_CHANNELS: Final = 4
"""Maximum number of changes and of channels that are listed, which fit on a few lines of a phone.
The others are counted."""


def changed_line(texts: Texts, changed: ChangedSettings) -> str:
    """Return the author, the changes and the time, as a line in small print."""
    lines = [change_line(texts, one) for one in changed.changes[:MOST_CHANGES]]
    if len(changed.changes) > MOST_CHANGES:
        lines.append(texts("changed-more", count=len(changed.changes) - MOST_CHANGES))
    who = name(texts, changed.person)
    return texts("changed-by", name=who, when=relative(changed.at), changes=" · ".join(lines))


def change_line(texts: Texts, change: SettingChange) -> str:
    """Return `Length: 3 rounds → 6 rounds`."""
    kind, _, channel = change.key.partition(" ")
    return texts(
        "change",
        setting=f"<#{channel}>" if channel else _name(texts, kind),
        old=_value(texts, kind, change.old),
        new=_value(texts, kind, change.new),
    )


def _name(texts: Texts, key: str) -> str:
    if key in OPTIONS_BY_KEY:
        return option_name(texts, key)
    own = f"change-{key}"
    return texts(own) if texts.has(own) else key  # the option may be of an older version


def _value(texts: Texts, key: str, value: str | None) -> str:
    declared = _DECLARED.get(key)
    if declared is not None and declared.menu:
        return setting_value(texts, declared, declared.text(value))
    if value is None:
        return texts(_UNSET.get(key, "value-unset"))
    if key in _WORDS:
        return _WORDS[key](texts, value)
    known = OPTIONS_BY_KEY.get(key)
    return value_name(texts, key, value) if known and value in known.choices else value


def setting_value(texts: Texts, setting: Setting, value: str) -> str:
    """Return a setting's value in words; a value with a unit is a number."""
    if setting.languages and value not in setting.values:
        return own_name(value) if value in LANGUAGES else value
    start, _, unit = setting.words.partition("-")
    return texts(setting.words, **{unit: int(value)}) if unit else texts(f"{start}-{value}")


def _channels(texts: Texts, value: str) -> str:
    channels = value.split()
    shown = " ".join(f"<#{channel}>" for channel in channels[:MOST_CHANNELS])
    more = len(channels) - MOST_CHANNELS
    return shown if more <= 0 else texts("channels-more", channels=shown, count=more)


def _length(texts: Texts, value: str) -> str:
    kind, _, number = value.partition(" ")
    return texts(f"length-{kind}", **{kind: int(number)})


_DECLARED: Final = {one.field: one for one in SETTINGS}
_UNSET: Final = {
    "channels": "channels-all",
    "channel": "as-server",
}
_WORDS: Final[Mapping[str, Callable[[Texts, str], str]]] = {
    "preset": preset_name,
    "channel": preset_name,
    "length": _length,
    "zone": lambda texts, value: city_of(value, texts.language),
    "tournament_role": lambda _, value: f"<@&{value}>",
    **dict.fromkeys(CHANNELS, _channels),
}
"""The functions that word the values of settings other than options."""
