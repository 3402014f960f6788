"""Who sits at a table: people by their user id, computer players by their level."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any


@dataclass(frozen=True, slots=True)
class Person:
    """A person, with the name that was last shown.

    An erased person stays in old matches with a negative id and an empty name.
    """

    id: int
    name: str

    @property
    def erased(self) -> bool:
        """Whether this person asked for their data to be erased."""
        return self.id < 0


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
    """How a person is told that it is their turn."""

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
    """What one person has chosen, the same on every server."""

    person_id: int
    challenges: bool = True
    hand: HandPlace = HandPlace.DM
    nudges: Nudges = Nudges.USUAL
    coach_done: bool = False
    language: str | None = None  # None: the language of their Discord
    discord_language: str | None = None  # for their Discord language, when last seen
    large_print: bool = False  # in the pictures that only they see
    computer_pause: ComputerPause = ComputerPause.USUAL
    confirm: bool = False  # ask before each move
    left_handed: bool = False  # the other order of buttons under a hand
    less_motion: bool = False  # a still picture first, in the place of a moving one
    dm_channel: int | None = None  # where their direct messages are; see `keep_dm_channel`
    lesson: str | None = None  # where they are in the lesson; see `keep_lesson`
