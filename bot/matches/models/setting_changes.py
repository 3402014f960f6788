"""Who changed what in a server's settings, and when."""

from dataclasses import dataclass, field
from datetime import datetime

from bot.matches.models.people import Person
from bot.matches.models.terms import GuildSettings


@dataclass(frozen=True, slots=True)
class SettingChange:
    """One setting with its old and its new value as text; None: not set.

    The key is an option's, or a field's of `GuildSettings`, or `channel` and an id (its preset). A
    length is `rounds 3` or `target 50`.
    """

    key: str
    old: str | None
    new: str | None


@dataclass(frozen=True, slots=True)
class ChangedSettings:
    """What a person changed at once.

    `before`: the settings until then, so that the change can be undone; None: an older version of
    the bot did not keep them. The newest change of a server has the highest `id`.
    """

    person: Person
    at: datetime
    changes: tuple[SettingChange, ...]
    before: GuildSettings | None = field(default=None, compare=False)
    id: int = field(default=0, compare=False)
