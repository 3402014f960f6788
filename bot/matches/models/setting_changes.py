"""Who changed what in a server's settings, and when."""

from dataclasses import dataclass
from datetime import datetime

from bot.matches.models.people import Person


@dataclass(frozen=True, slots=True)
class SettingChange:
    """One setting with its old and its new value as text; None: not set.

    The key is an option's, or `preset`, `length` (`rounds 3`, `target 50`), `pace`, `live_minutes`,
    `daily_hours`, `threads` and `cheers` (`on`, `off`), `language`, `channels` (their ids),
    `weekly_channel`, or `channel` and an id (its preset).
    """

    key: str
    old: str | None
    new: str | None


@dataclass(frozen=True, slots=True)
class ChangedSettings:
    """What a person changed at once."""

    person: Person
    at: datetime
    changes: tuple[SettingChange, ...]
