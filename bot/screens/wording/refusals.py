"""Says why something was refused: the one place that puts the errors of `matches` into words."""

from __future__ import annotations

from typing import Final

from bot.koikoi.rules import OPTIONS
from bot.locales import Texts
from bot.matches import errors
from bot.matches.models.daily import end_of, number_of
from bot.matches.replay import LARGEST_FILE
from bot.screens.message import clip
from bot.screens.view_model import relative
from bot.screens.wording.cards import capital
from bot.screens.wording.names import bare_name, escaped, isolated, name
from bot.screens.wording.options import option_name

_KILOBYTES: Final = str(LARGEST_FILE // 1024)
_OPTION_VALUES: Final = {option.key: option.values for option in OPTIONS}


def refusal(texts: Texts, error: errors.MatchError) -> str:
    """Return the sentence for an error: the message `refused-` plus its code, with its values."""
    key, values = f"refused-{error.code}", _values(texts, error)
    if isinstance(error, errors.NotYourTable) and not error.joinable:
        key += "-over"
    if isinstance(error, errors.OwnChallenge) and error.invited is None:
        key += "-table"
    return texts(key, **values)


def _values(texts: Texts, error: errors.MatchError) -> dict[str, str | int]:
    """Return the variables of an error's message."""
    values: dict[str, str | int] = {}
    match error:
        case errors.NotInvited(invited=invited):
            values["name"] = name(texts, invited)
        case errors.OwnChallenge(invited=invited) if invited is not None:
            values["name"] = name(texts, invited)
        case (
            errors.NotYourTable(challenger=owner)
            | errors.TableNotYours(challenger=owner)
            | errors.NotYourRotation(host=owner)
        ):
            values["name"] = name(texts, owner)
        case errors.ChallengesOff(person=person):
            shown = bare_name(texts, person)
            values["name"] = capital(shown) if person.erased else shown
        case errors.LimitReached(limit=limit):
            values["limit"] = limit
        case errors.ChannelNotAllowed(channels=channels):
            values["channels"] = " ".join(f"<#{channel}>" for channel in channels[:10])
        case errors.DailyPlayed(day=day) | errors.DayNotOver(day=day):
            values["number"] = str(number_of(day))
            values["when"] = relative(end_of(day))
        case errors.UnknownLevel(level=level):
            values["level"] = escaped(clip(level, 30))
        case errors.InvalidSetting() | errors.UnreadableRecord() | errors.Maintenance():
            values["reason"] = _reason(texts, error)
    return values


def _reason(
    texts: Texts, error: errors.InvalidSetting | errors.UnreadableRecord | errors.Maintenance
) -> str:
    if isinstance(error, errors.Maintenance):
        return escaped(error.notice)
    if isinstance(error, errors.InvalidSetting):
        return setting_reason(texts, error)
    return texts(f"record-{error.problem}", line=str(error.line), kilobytes=_KILOBYTES)


def setting_reason(texts: Texts, error: errors.InvalidSetting) -> str:
    """Say why a setting is impossible: the message `setting-` plus its problem's code."""
    key = f"setting-{error.problem}"
    if error.problem is errors.SettingProblem.VALUE:
        values = _OPTION_VALUES[error.key]
        return texts(key, option=option_name(texts, error.key), values=values)
    if error.problem is errors.SettingProblem.UNKNOWN:
        return texts(key, word=isolated(clip(error.key, 40)).replace("`", "'"))
    return texts(key)
