"""The refusals of `matches` in words. No other module words them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.koikoi.rules import OPTIONS
from bot.locales import Texts
from bot.matches.errors import InvalidSetting, Refusal, RefusalValues, Refused, SettingProblem
from bot.matches.models.daily import end_of, number_of
from bot.matches.replay import LARGEST_FILE
from bot.screens.message import clip
from bot.screens.view_model import relative
from bot.screens.wording.cards import capital
from bot.screens.wording.names import escaped, isolated, name
from bot.screens.wording.options import option_name

_KILOBYTES: Final = str(LARGEST_FILE // 1024)
_OPTION_VALUES: Final = {option.key: option.values for option in OPTIONS}
BUTTONS: Final = MappingProxyType(
    {
        Refusal.OWN_CHALLENGE: ("decline", "button-decline"),
        Refusal.OWN_CHALLENGE_TABLE: ("decline", "button-close"),
        Refusal.ALREADY_SIGNED_UP: ("tour-leave", "button-sign-off"),
    }
)
"""Refusals that name another button of the pressed message: its route, and the id of its label."""
NO_LABELS: Final[Mapping[str, str]] = MappingProxyType({})


def refusal(texts: Texts, refused: Refused, labels: Mapping[str, str] = NO_LABELS) -> str:
    """Return the sentence of a refusal: the message `refused-` plus its code, with its values.

    `labels`: the labels of the pressed message's buttons by their routes. That message can be in
    another language than the sentence.
    """
    words = _words(texts, refused)
    if refused.code in BUTTONS:
        route, label = BUTTONS[refused.code]
        words["button"] = labels.get(route) or texts(label)
    return texts(f"refused-{refused.code}", **words)


def _words(texts: Texts, refused: Refused) -> dict[str, str | int]:
    values = refused.values
    words = {key: value for key, value in values.items() if isinstance(value, str | int)}
    words |= _named(texts, values)
    if "role" in values:
        words["role"] = f"<@&{values['role']}>"
    if "channels" in values:
        words["channels"] = " ".join(f"<#{channel}>" for channel in values["channels"][:10])
    if "day" in values:
        words["number"] = str(number_of(values["day"]))
        words["when"] = relative(end_of(values["day"]))
    if "when" in values:
        words["when"] = relative(values["when"])
    if "level" in values:
        words["level"] = escaped(clip(values["level"], 30))
    if "reason" in values:
        words["reason"] = escaped(values["reason"])
    if "record" in values:
        problem, line = values["record"]
        words["reason"] = texts(f"record-{problem}", line=str(line), kilobytes=_KILOBYTES)
    if isinstance(refused, InvalidSetting):
        words["reason"] = setting_reason(texts, refused)
    return words


def _named(texts: Texts, values: RefusalValues) -> dict[str, str]:
    """Return the variable with somebody's name, as it is written in the message; or no variable."""
    if "name" in values:
        return {"name": name(texts, values["name"])}
    if "person" not in values:
        return {}
    shown = name(texts, values["person"])
    return {"name": capital(texts, shown) if values["person"].erased else shown}


def setting_reason(texts: Texts, error: InvalidSetting) -> str:
    """Return why a setting is impossible: the message `setting-` plus its problem's code."""
    key = f"setting-{error.problem}"
    if error.problem is SettingProblem.VALUE:
        values = _OPTION_VALUES[error.key]
        return texts(key, option=option_name(texts, error.key), values=values)
    if error.problem is SettingProblem.UNKNOWN:
        return texts(key, word=isolated(clip(error.key, 40)).replace("`", "'"))
    return texts(key)
