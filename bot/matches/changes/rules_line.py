"""A server's house rules as one line of text, which can be pasted on another server.

`koikoi-rules:1 sloperama usual koi_limit=1 seven=2` says: the version of this form, the preset, the
length, and the options that differ from the preset. Each word is one that settings are stored with.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.koikoi.rules import OPTIONS_BY_KEY, PRESETS, RulesError, make_rules
from bot.matches.changes.house_rules import check_settings
from bot.matches.errors import InvalidSetting, SettingProblem
from bot.matches.models.terms import LENGTHS, GuildSettings

VERSION: Final = 1
"""It rises when older bots would misread a line, not with each new option."""
LONGEST: Final = 2000
"""More letters than a line with every option has."""
_NAME: Final = "koikoi-rules"
_HEAD: Final = re.compile(rf"{_NAME}:([1-9][0-9]{{0,5}})", re.ASCII)


def rules_line(settings: GuildSettings) -> str:
    """Return the rules and the length of new matches as one line."""
    options = settings.options
    if settings.length != "rules":  # then these two have no effect
        options = {key: text for key, text in options.items() if key not in ("rounds", "target")}
    changed = make_rules(settings.preset, options).changed_options()
    words = [f"{key}={text}" for key, text in sorted(changed.items())]
    return " ".join([f"{_NAME}:{VERSION}", settings.preset, str(settings.length), *words])


def with_rules_line(settings: GuildSettings, line: str) -> GuildSettings:
    """Return settings with the rules and the length of a line; the rest of them stays.

    Words before the line are skipped: on a phone one copies a whole message sooner than a part.
    Raises `InvalidSetting` if the line can't be read, or no match could start with its rules.
    """
    line = line.replace("`", " ")
    head, *words = line[max(0, line.find(f"{_NAME}:")) :].split() or [""]
    version = _HEAD.fullmatch(head)
    if version is None:
        raise InvalidSetting(head, SettingProblem.LINE)
    if int(version[1]) > VERSION:
        raise InvalidSetting(head, SettingProblem.NEWER)
    if len(words) < 2:
        raise InvalidSetting(head, SettingProblem.LINE)
    preset, length, *changes = words
    for word, known in ((preset, PRESETS), (length, LENGTHS)):
        if word not in known:
            raise InvalidSetting(word, SettingProblem.UNKNOWN)
    read = replace(settings, preset=preset, length=LENGTHS[length], options=_options(changes))
    check_settings(read)
    return replace(read, options=make_rules(preset, read.options).changed_options())


def _options(words: Sequence[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for word in words:
        key, _, text = word.partition("=")
        option = OPTIONS_BY_KEY.get(key)
        if option is None or key in options:
            raise InvalidSetting(word, SettingProblem.UNKNOWN)
        try:
            options[key] = option.format(option.parse(text))
        except RulesError:
            raise InvalidSetting(word, SettingProblem.UNKNOWN) from None
    return options
