"""A server's settings, checked, and what they mean for a new match."""

from collections.abc import Mapping

from bot.koikoi.rules import PRESETS, Rules, RulesError, make_rules
from bot.matches.errors import InvalidSetting
from bot.matches.models.terms import GuildSettings, Length, Pace, Terms

MOST_CHANNELS = 50


def terms_from(
    settings: GuildSettings,
    preset: str | None = None,
    length: Length | None = None,
    pace: Pace | None = None,
    options: Mapping[str, str] | None = None,
) -> Terms:
    """What was asked for, else what the settings say.

    The settings' options are changes to their own preset; another preset is played pure.
    """
    preset = preset or settings.preset
    house_options = settings.options if preset == settings.preset else {}
    chosen = settings.length if length is None else length
    pace = pace or settings.pace
    rules = rules_of_length(preset, {**house_options, **(options or {})}, chosen)
    return Terms(rules, pace, settings.turn(pace))


def rules_of_length(preset: str, options: Mapping[str, str], length: Length) -> Rules:
    """Rules with their length replaced, unless it is left to the rules."""
    if preset not in PRESETS:
        raise InvalidSetting("preset", f"There are no rules called {preset}.")
    if length != "rules":
        _within("length", length, 1, 24)
        options = {key: value for key, value in options.items() if key not in ("rounds", "target")}
        options["rounds"] = str(length)
    try:
        return make_rules(preset, options)
    except RulesError as refused:
        raise InvalidSetting(refused.key or "options", str(refused)) from refused


def check_settings(settings: GuildSettings) -> None:
    """Refuse settings under which no match could start."""
    _within("live_minutes", settings.live_minutes, 1, 60)
    _within("daily_hours", settings.daily_hours, 1, 168)
    if len(settings.channels) > MOST_CHANNELS:
        raise InvalidSetting("channels", f"At most {MOST_CHANNELS} channels can be chosen.")
    rules_of_length(settings.preset, settings.options, "rules")
    terms_from(settings)


def _within(key: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise InvalidSetting(key, f"{key} must be from {least} to {most}.")
