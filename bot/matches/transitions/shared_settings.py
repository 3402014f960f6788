"""All of a server's settings as text, which can be imported on another server.

The first line are the house rules, as in `house_rules`; the second one is

`koikoi-settings:1 pace=live live=3 … channels=koikoi,races log_channel=log sloperama=races`

Values are those of custom ids. Channels and the role are names, since another server has other ids;
the last words are presets with the channels that have them. An empty value is no choice.
"""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, Final
from urllib.parse import quote, unquote

from bot.koikoi.rules import PRESETS
from bot.matches.errors import InvalidSetting, SettingProblem
from bot.matches.models.terms import SETTINGS, GuildSettings
from bot.matches.models.zones import zone_names
from bot.matches.transitions.house_rules import (
    CHANNELS,
    check_settings,
    rules_line,
    with_rules_line,
)

VERSION: Final = 1
"""It rises when older bots would misread a text, not with each new setting."""
LARGEST_TEXT: Final = 16 * 1024
"""The largest file that is read, in bytes."""
_NAME: Final = "koikoi-settings"
_HEAD: Final = re.compile(rf"{_NAME}:([1-9][0-9]{{0,5}})", re.ASCII)
_SPECIAL: Final = re.compile(r"[\s%,=`]")
_ROLE: Final = "tournament_role"
_ZONE: Final = "zone"
_WRITTEN: Final = {one.menu: one for one in SETTINGS if one.menu}
"""The settings with a menu, by its word; the others are channels, a role, and presets."""


@dataclass(frozen=True, slots=True)
class Places:
    """The ids of a server's channels and roles, by their names, and the languages of the bot."""

    channels: Mapping[str, int]
    roles: Mapping[str, int]
    languages: Collection[str] = ()


@dataclass(frozen=True, slots=True)
class Imported:
    """Settings from a text. `missing`: the names of channels and roles that aren't there."""

    settings: GuildSettings
    missing: tuple[str, ...] = ()


def settings_text(settings: GuildSettings, names: Mapping[int, str]) -> str:
    """Return all settings as two lines. Deleted channels and roles have no name: none is written.

    `names`: those of the server's channels and roles, by their ids.
    """
    words = [f"{menu}={one.text(getattr(settings, one.field))}" for menu, one in _WRITTEN.items()]
    words += [f"{_ZONE}={settings.zone}"]
    words += [
        f"{field}={_named(_ids(getattr(settings, field)), names)}" for field in (*CHANNELS, _ROLE)
    ]
    presets = settings.channel_presets
    for preset in sorted(set(presets.values())):
        channels = sorted(one for one, chosen in presets.items() if chosen == preset)
        words.append(f"{preset}={_named(channels, names)}")
    return "\n".join([rules_line(settings), " ".join([f"{_NAME}:{VERSION}", *words])])


def ids_in(settings: GuildSettings) -> frozenset[int]:
    """Return the ids of all channels and of the role in settings."""
    chosen = (_ids(getattr(settings, field)) for field in (*CHANNELS, _ROLE))
    return frozenset((*chain.from_iterable(chosen), *settings.channel_presets))


def _ids(value: Any) -> Sequence[int]:
    if isinstance(value, tuple):
        return value
    return () if value is None else (value,)


def _named(ids: Sequence[int], names: Mapping[int, str]) -> str:
    return ",".join(_SPECIAL.sub(_quoted, names[one]) for one in ids if one in names)


def _quoted(found: re.Match[str]) -> str:
    return quote(found[0], safe="")


def is_settings_text(text: str) -> bool:
    """Return whether a text has all settings, not the house rules alone."""
    return f"{_NAME}:" in text


def with_settings_text(now: GuildSettings, text: str, places: Places) -> Imported:
    """Return settings as a text has them; a setting that it lacks stays.

    A channel or role that this server lacks is left out; if none of a setting's is left, that
    setting stays. Raises `InvalidSetting` if the text can't be read, or no match could start.
    """
    rules, _, line = text.replace("`", " ").partition(f"{_NAME}:")
    read = with_rules_line(now, rules)
    head, *words = f"{_NAME}:{line}".split()
    version = _HEAD.fullmatch(head)
    if version is None:
        raise InvalidSetting(head, SettingProblem.LINE)
    if int(version[1]) > VERSION:
        raise InvalidSetting(head, SettingProblem.NEWER)
    values = _values(words)
    changes: dict[str, Any] = {}
    presets: dict[int, str] = {}
    missing: list[str] = []
    for key, value in values.items():
        if key in _WRITTEN or key == _ZONE:
            field = key if key == _ZONE else _WRITTEN[key].field
            changes[field] = _chosen(key, value, places)
            continue
        known = places.roles if key == _ROLE else places.channels
        names = [unquote(name) for name in value.split(",") if name]
        found = tuple(known[name] for name in names if name in known)
        missing += [name for name in names if name not in known]
        if key in PRESETS:
            presets |= dict.fromkeys(found, key)
        elif found or not names:
            changes[key] = found if key == "channels" else next(iter(found), None)
    if presets or PRESETS.keys().isdisjoint(values):
        changes["channel_presets"] = presets
    taken = replace(read, **changes)
    check_settings(taken)
    return Imported(taken, tuple(dict.fromkeys(missing)))


def _values(words: Sequence[str]) -> dict[str, str]:
    values: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        known = key in _WRITTEN or key in PRESETS or key in (*CHANNELS, _ROLE, _ZONE)
        if not (known and equals) or key in values:
            raise InvalidSetting(word, SettingProblem.UNKNOWN)
        values[key] = value
    return values


def _chosen(key: str, text: str, places: Places) -> Any:
    """Return the value of a word that names no channel and no role."""
    if key == _ZONE:
        possible, value = text in zone_names(), text
    else:
        setting = _WRITTEN[key]
        languages = places.languages if setting.languages else ()
        possible, value = text in setting.values or text in languages, setting.value(text)
    if not possible:
        raise InvalidSetting(f"{key}={text}", SettingProblem.UNKNOWN)
    return value
