"""The players of a match: people by their user id, computer players by their level."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any, Final

from bot.matches.models.settings import ON_OFF, setting, settings_of


@dataclass(frozen=True, slots=True)
class Nickname:
    """A person's name on one server alone; "": the same as everywhere."""

    guild_id: int
    name: str


@dataclass(frozen=True, slots=True)
class Person:
    """A person, with the name of their account as it was seen last.

    An erased person stays in old matches with a negative id and an empty name.
    """

    id: int
    name: str
    nick: Nickname | None = None  # of the server that this is about; None: not known, or none

    def seen(self, now: Person, guild_id: int | None) -> Person:
        """Return this person of a server as they are called now.

        If they were seen elsewhere, their name on this server stays as it is known.
        """
        nick = self.nick
        if now.nick is not None and now.nick.guild_id == guild_id:
            nick = now.nick if now.nick.name or nick is not None else None
        return Person(now.id, now.name, nick)

    def is_stored_as(self, stored: Person | None) -> bool:
        """Return whether the names under which this person was seen are stored."""
        if stored is None or stored.name != self.name:
            return False
        known = "" if stored.nick is None else stored.nick.name
        return self.nick is None or self.nick.name == known

    @property
    def erased(self) -> bool:
        """Whether this person asked for their data to be erased."""
        return self.id < 0


NO_GUILD: Final = 0  # no server's id: nobody has a nickname there


def as_person(person_id: int, name: str | None, guild_id: int | None, nick: str | None) -> Person:
    """Return a person as they are stored; `nick`: on the server, if they have one there."""
    known = None if nick is None or guild_id is None else Nickname(guild_id, nick)
    return Person(person_id, name or "", known)


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer player of a level."""

    level: str


Player = Person | Computer

ExportPart = tuple[str, list[dict[str, Any]]]
"""A part of all that is stored about a person: a subject, and rows of it that JSON can hold."""


class HandPlace(StrEnum):
    """Where the bot shows a person their hand by default. Both places always work."""

    DM = "dm"
    CHANNEL = "channel"


class Nudges(StrEnum):
    """The way in which a person is notified of their turn."""

    ALWAYS = "always"  # every turn of theirs
    USUAL = "usual"  # live: only if they seem not to be watching; daily: once a turn
    NEVER = "never"


class ComputerPause(StrEnum):
    """How long the computer waits before each of its moves."""

    SHORT = "short"
    USUAL = "usual"
    LONG = "long"


@dataclass(frozen=True, slots=True)
class Preferences:
    """One person's choices, the same on every server."""

    person_id: int
    hand: HandPlace = setting(HandPlace.DM, "hand", HandPlace)
    nudges: Nudges = setting(
        Nudges.USUAL, "nudges", (Nudges.USUAL, Nudges.ALWAYS, Nudges.NEVER), erased=Nudges.NEVER
    )
    challenges: bool = setting(True, "challenges", ON_OFF, erased=False)
    # In the pictures that only they see.
    large_print: bool = setting(False, "print", {"usual": False, "large": True})
    computer_pause: ComputerPause = setting(ComputerPause.USUAL, "pause", ComputerPause)
    # Ask before each move.
    confirm: bool = setting(False, "confirm", {"off": False, "on": True}, at_once=True)
    # The other order of buttons under a hand.
    left_handed: bool = setting(False, "order", {"usual": False, "left": True}, at_once=True)
    # A still picture first, instead of a moving one.
    less_motion: bool = setting(False, "motion", {"usual": False, "less": True})
    # None: the language of their Discord.
    language: str | None = setting(None, "language", {"auto": None}, languages=True)
    coach_done: bool = setting(False, erased=True)
    discord_language: str | None = setting(None)  # for their Discord language, when last seen
    dm_channel_id: int | None = setting(None, apart=True)  # see `keep_dm_channel`
    lesson: str | None = setting(None, apart=True)  # where they are in it; see `keep_lesson`
    lesson_done_at: datetime | None = setting(None, apart=True)  # first; see `finish_lesson`


PREFERENCES: Final = settings_of(Preferences)
"""All that is declared, in the order of the panel."""


@dataclass(frozen=True, slots=True)
class UserInfo:
    """The stored data of a person who uses the bot: their choices, and their names."""

    preferences: Preferences
    person: Person | None = None  # with the nickname of the server that was asked about
