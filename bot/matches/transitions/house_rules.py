"""A server's settings: checked, as the terms of a match, as a line of text, and how two differ."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.koikoi.cards import CardSet, cards_in
from bot.koikoi.rules import (
    FORMED_YAKU,
    OPTIONS_BY_KEY,
    PATTERNS,
    PRESETS,
    USUAL_ROUNDS,
    Rules,
    RulesError,
    Yaku,
    cards_of_yaku,
    make_rules,
    score,
)
from bot.matches.errors import InvalidSetting, SettingProblem
from bot.matches.models.settings import Setting
from bot.matches.models.terms import (
    LENGTHS,
    SETTINGS,
    GuildSettings,
    MatchLength,
    SettingChange,
    Terms,
    TimeControl,
)

MOST_CHANNELS = 50
MOST_ROUNDS: Final = 100
"""A match to a target is not expected to last longer."""
_USUAL_WIN: Final = 5
"""The approximate points of a round under the usual rules."""
_LIVE_ROUND: Final = timedelta(minutes=5)
"""The approximate time of a round between two people who play at once."""
_ROUNDS_A_DAY: Final = 3
"""The approximate number of rounds a day of two people who look at their match several times."""
_TIMES: Final = {
    "live_minutes": SettingProblem.LIVE_MINUTES,
    "daily_hours": SettingProblem.DAILY_HOURS,
}
_CONTRADICTIONS: Final = {
    "combine": SettingProblem.COMBINE,
    "target": SettingProblem.TARGET,
    "points.goko": SettingProblem.YAKU,
    "rounds": SettingProblem.LENGTH,
}
"""The problem to report, by the option's key, if a value is valid but the rules refuse it."""


def terms_from(
    settings: GuildSettings,
    preset: str | None = None,
    length: MatchLength | None = None,
    pace: TimeControl | None = None,
    options: Mapping[str, str] | None = None,
    *,
    channel_id: int | None = None,
) -> Terms:
    """Return the terms of a match: the given values, or the settings for those not given.

    The options in the settings change only the preset in the settings. If another preset is
    given, it is played without them. The preset of a channel is also played at its usual length:
    who gives a channel a race to 50 points means the race. Raises `InvalidSetting`.
    """
    own = settings.channel_presets.get(channel_id or 0, settings.preset)
    preset = preset or own
    house_options = settings.options if preset == settings.preset else {}
    usual = settings.length if preset != own or own == settings.preset else "usual"
    chosen = usual if length is None else length
    pace = pace or settings.pace
    rules = rules_of_length(preset, {**house_options, **(options or {})}, chosen)
    _check_playable(rules)
    return Terms(rules, pace, settings.turn(pace))


def rules_of_length(preset: str, options: Mapping[str, str], length: MatchLength) -> Rules:
    """Return rules with their length replaced, unless it is left to the rules.

    Raises `InvalidSetting`.
    """
    if preset not in PRESETS:
        raise InvalidSetting("preset", SettingProblem.PRESET)
    if length != "rules":
        options = {key: value for key, value in options.items() if key not in ("rounds", "target")}
        rounds = USUAL_ROUNDS[preset] if length == "usual" else length
        if rounds is not None:
            if not 1 <= rounds <= 24:
                raise InvalidSetting("length", SettingProblem.LENGTH)
            options["rounds"] = str(rounds)
    try:
        return make_rules(preset, options)
    except RulesError as refused:
        raise _invalid(refused.key or "preset", options) from refused


def _invalid(key: str, options: Mapping[str, str]) -> InvalidSetting:
    """Return the error for the option of this key, which the rules refused."""
    if key not in OPTIONS_BY_KEY:
        return InvalidSetting(key, SettingProblem.OPTION)
    if key in options and options[key] not in OPTIONS_BY_KEY[key].choices:
        return InvalidSetting(key, SettingProblem.VALUE)
    return InvalidSetting(key, _CONTRADICTIONS[key])


def check_settings(settings: GuildSettings) -> None:
    """Raise `InvalidSetting` if no match could start with these settings."""
    for one in SETTINGS:
        problem = _TIMES.get(one.field)
        if problem is not None and getattr(settings, one.field) not in one.values.values():
            raise InvalidSetting(one.field, problem)
    if max(len(settings.channels), len(settings.channel_presets)) > MOST_CHANNELS:
        raise InvalidSetting("channels", SettingProblem.CHANNELS)
    for preset in settings.channel_presets.values():
        rules_of_length(preset, {}, "usual")
    rules_of_length(settings.preset, settings.options, "rules")
    terms_from(settings)


def check_round_time(terms: Terms, round_time: timedelta) -> None:
    """Raise `InvalidSetting` if a match is too long for a round of a tournament."""
    rounds = _expected_rounds(terms.rules)
    if terms.pace is TimeControl.LIVE:
        if rounds * _LIVE_ROUND > round_time:
            raise InvalidSetting("length", SettingProblem.ROUND_LIVE)
    elif terms.turn > round_time:
        raise InvalidSetting("daily_hours", SettingProblem.ROUND_TURN)
    elif rounds > round_time / timedelta(days=1) * _ROUNDS_A_DAY:
        raise InvalidSetting("length", SettingProblem.ROUND_DAYS)


def _check_playable(rules: Rules) -> None:
    """Raise `InvalidSetting` if nobody could score, or a target is out of reach."""
    if not any(_can_be_made(rules, yaku) for yaku in FORMED_YAKU):
        raise InvalidSetting("points.goko", SettingProblem.NEVER)
    if rules.target is None:
        return
    if rules.zero_sum and rules.bank is not None and rules.target > 2 * rules.bank:
        raise InvalidSetting("target", SettingProblem.TARGET_PAID)
    if _expected_rounds(rules) > MOST_ROUNDS:
        raise InvalidSetting("target", SettingProblem.TARGET_FAR)


def _expected_rounds(rules: Rules) -> int:
    """Return how many rounds a match has: up to a target, about how many."""
    if rules.target is None:
        assert rules.rounds is not None
        return rules.rounds
    paid = (rules.teshi, rules.kuttsuki, rules.field_quad, rules.field_pairs, rules.exhaust)
    # The cards of a yaku that is off may contain others, such as seven ribbons.
    on = (yaku for yaku in FORMED_YAKU if getattr(rules, f"points_{yaku}") is not None)
    worth = [_worth(rules, yaku) for yaku in on]
    dearest = max(1, *worth, *(one for one in paid if isinstance(one, int)))
    return -(-(rules.target - (rules.bank or 0)) // min(dearest, _USUAL_WIN))


def _can_be_made(rules: Rules, yaku: Yaku) -> bool:
    return _worth(rules, yaku) > 0


def _worth(rules: Rules, yaku: Yaku) -> int:
    """Return what the cards of a yaku score by themselves, and no other ones."""
    pattern, month = PATTERNS[yaku], 1
    cards = cards_in(CardSet(cards_of_yaku(yaku, rules, month) & ~pattern.must))
    pile = pattern.must
    for card in cards[: pattern.need - pattern.must.bit_count()]:
        pile |= 1 << card
    return score(CardSet(pile), rules, month=month).base


# A server's house rules as one line of text, which can be pasted on another server.
#
# `koikoi-rules:1 sloperama usual koi_limit=1 seven=2` says: the version of this form, the preset,
# the length, and the options that differ from the preset. Each word is one that settings are stored
# with.

VERSION: Final = 1
"""It rises when older bots would misread a line, not with each new option."""
MAX_LINE_LENGTH: Final = 4000
"""Discord's limit for a form. A line with every option is shorter."""
_NAME: Final = "koikoi-rules"
_HEAD: Final = re.compile(rf"{_NAME}:([1-9][0-9]{{0,5}})", re.ASCII)


def rules_line(settings: GuildSettings) -> str:
    """Return the rules and the length of new matches as one line.

    It contains `rounds` or `target` also if another length is chosen: without them the other
    options may contradict the preset's own length.
    """
    changed = _changed_options(settings)
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
    return replace(read, options=_changed_options(read))


def _changed_options(settings: GuildSettings) -> dict[str, str]:
    """Return the options in which possible settings differ from their preset."""
    return rules_of_length(settings.preset, settings.options, "rules").changed_options()


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


# In what two states of a server's settings differ.

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
        if one.menu or one.field in (*CHANNELS, "tournament_role", "zone"):
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
