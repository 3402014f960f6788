"""Why something was refused, in a sentence: the one place that words the errors of `matches`."""

from __future__ import annotations

from typing import Final

from bot.koikoi.rules import OPTIONS
from bot.locales import Texts
from bot.matches import errors
from bot.screens.card_buttons import capital
from bot.screens.wording.names import mention, name
from bot.screens.wording.options import option_name

_PLAIN: Final[dict[type[errors.MatchError], str]] = {
    errors.UnknownMatch: "refused-unknown-match",
    errors.NotYourSeat: "refused-not-your-seat",
    errors.NotYourTurn: "refused-not-your-turn",
    errors.StaleAction: "refused-stale",
    errors.Illegal: "refused-illegal",
    errors.NotStarted: "refused-not-started",
    errors.NotFinished: "refused-not-finished",
    errors.NotCasual: "refused-not-casual",
    errors.NoTeacher: "refused-no-teacher",
    errors.AlreadyStarted: "refused-already-started",
    errors.AlreadyFinished: "refused-already-finished",
    errors.ChallengeOver: "refused-challenge-over",
    errors.NotYourChallenge: "refused-not-your-challenge",
    errors.SelfChallenge: "refused-self",
    errors.AlreadyInvited: "refused-already-invited",
    errors.NobodyAbsent: "refused-nobody-absent",
}
_LIMITS: Final[dict[type[errors.MatchError], str]] = {
    errors.TooManyMatches: "refused-too-many-matches",
    errors.TooManyInvitations: "refused-too-many-invitations",
    errors.TooFast: "refused-too-fast",
    errors.ChannelFull: "refused-channel-full",
    errors.GuildFull: "refused-guild-full",
}
_REASONS: Final = {
    "combine": "reason-combine",
    "target": "reason-target",
    "points.goko": "reason-yaku",
    "length": "reason-length",
    "rounds": "reason-length",
    "live_minutes": "reason-live_minutes",
    "daily_hours": "reason-daily_hours",
    "channels": "reason-channels",
}
_OPTION_VALUES: Final = {option.key: option.values for option in OPTIONS}


def refusal(texts: Texts, error: errors.MatchError) -> str:
    """The sentence for an error."""
    match error:
        case errors.NotInvited(invited=invited):
            said = texts("refused-not-invited", name=name(texts, invited))
        case errors.NotYourTable(challenger=challenger, joinable=joinable):
            key = "refused-not-your-table" if joinable else "refused-not-your-table-over"
            said = texts(key, name=name(texts, challenger))
        case errors.ChallengesOff():
            erased = error.person_id < 0
            shown = capital(texts("name-erased")) if erased else mention(error.person_id)
            said = texts("refused-challenges-off", name=shown)
        case (
            errors.TooManyMatches(limit=limit)
            | errors.TooManyInvitations(limit=limit)
            | errors.TooFast(limit=limit)
            | errors.ChannelFull(limit=limit)
            | errors.GuildFull(limit=limit)
        ):
            said = texts(_LIMITS[type(error)], limit=limit)
        case errors.ChannelNotAllowed(channels=channels):
            shown = " ".join(f"<#{channel}>" for channel in channels[:10])
            said = texts("refused-channel", channels=shown)
        case errors.UnknownLevel(level=level):
            said = texts("refused-level", level=level[:30])
        case errors.InvalidSetting():
            said = texts("refused-setting", reason=setting_reason(texts, error))
        case _:
            said = texts(_PLAIN[type(error)])
    return said


def setting_reason(texts: Texts, error: errors.InvalidSetting) -> str:
    """Why a setting can't be, in the reader's language."""
    values = _OPTION_VALUES.get(error.key)
    if values is not None and error.reason.endswith(f"it is {values}."):
        return texts("reason-value", option=option_name(texts, error.key), values=values)
    key = _REASONS.get(error.key)
    return error.reason if key is None else texts(key)
