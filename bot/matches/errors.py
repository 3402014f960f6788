"""Why something was refused: one class for each kind, with its values and no text.

The name of the class is the kind's code (`NotYourTurn`: `not-your-turn`), and the code names the
text in the catalogues: `refused-not-your-turn`.
"""

import re
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import ClassVar

from bot.matches.models.match import Status
from bot.matches.models.people import Person, Player

# ruff: noqa: N818 - they read as what happened: `except NotYourTurn`


class Conflict(Exception):
    """Another writer changed the match first; load it again."""


class StoreAway(Exception):
    """The store can't be used just now: it is locked, its disk is full, its server is away."""


@dataclass(eq=False)
class MatchError(Exception):
    """Any refusal."""

    code: ClassVar[str]
    """The kind of refusal, in lower case with hyphens."""

    def __init_subclass__(cls) -> None:
        cls.code = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", cls.__name__).lower()


@dataclass(eq=False)
class UnknownMatch(MatchError):
    """No match has this number."""

    match_id: int


@dataclass(eq=False)
class NotYourSeat(MatchError):
    """This person does not play in the match."""

    match_id: int


@dataclass(eq=False)
class NotYourTurn(MatchError):
    """The other player is to act; nobody is, between rounds."""

    match_id: int
    seq: int


@dataclass(eq=False)
class StaleAction(MatchError):
    """The button was made for an older state; `seq` is the current one."""

    match_id: int
    seq: int


@dataclass(eq=False)
class Illegal(MatchError):
    """The rules forbid it; `reason` is the game's sentence, in English, for logs."""

    match_id: int
    reason: str


@dataclass(eq=False)
class NotStarted(MatchError):
    """The challenge has not been accepted yet."""

    match_id: int


@dataclass(eq=False)
class NotFinished(MatchError):
    """Only a finished match can be replayed or played again."""

    match_id: int


@dataclass(eq=False)
class AlreadyStarted(MatchError):
    """The challenge has been accepted before."""

    match_id: int


@dataclass(eq=False)
class AlreadyFinished(MatchError):
    """The match is over."""

    match_id: int
    status: Status


@dataclass(eq=False)
class ChallengeOver(MatchError):
    """The challenge was declined, withdrawn, aborted, or ran out."""

    match_id: int
    status: Status


@dataclass(eq=False)
class NotInvited(MatchError):
    """The challenge is for somebody else."""

    match_id: int
    invited: Player | None


@dataclass(eq=False)
class NotYourChallenge(MatchError):
    """Only who made a challenge may withdraw it."""

    match_id: int


@dataclass(eq=False)
class NotYourTable(MatchError):
    """Only who opened a table may play the computer at it; `joinable`: others still may join."""

    match_id: int
    challenger: Person
    joinable: bool


@dataclass(eq=False)
class NotCasual(MatchError):
    """The match counts, or is the deal of the day: there a teacher says nothing."""

    match_id: int


@dataclass(eq=False)
class NoTeacher(MatchError):
    """There is nobody who could judge this match right now."""

    match_id: int


@dataclass(eq=False)
class SelfChallenge(MatchError):
    """Nobody plays against themselves."""


@dataclass(eq=False)
class ChallengesOff(MatchError):
    """This person takes no challenges."""

    person_id: int


@dataclass(eq=False)
class AlreadyInvited(MatchError):
    """The same challenge is open already."""

    match_id: int


@dataclass(eq=False, kw_only=True)
class LimitReached(MatchError):
    """There are `limit` already, and more may not be. Raised as one of the kinds below."""

    limit: int


@dataclass(eq=False)
class TooManyMatches(LimitReached):
    """This person has as many matches open as one may have."""

    person_id: int


@dataclass(eq=False)
class TooManyInvitations(LimitReached):
    """This person has as many challenges waiting as one may have."""

    person_id: int


@dataclass(eq=False)
class TooFast(LimitReached):
    """This person has begun as many challenges and matches within a minute as one may."""

    person_id: int


@dataclass(eq=False)
class ChannelFull(LimitReached):
    """In this channel, its threads included, as many matches are played as it may hold."""


@dataclass(eq=False)
class GuildFull(LimitReached):
    """On this server as many matches are played as it may hold."""


@dataclass(eq=False)
class ChannelNotAllowed(MatchError):
    """The server's admins chose other channels."""

    channels: tuple[int, ...]


@dataclass(eq=False)
class NobodyAbsent(MatchError):
    """The other player is there, or in time: nothing to claim."""

    match_id: int
    deadline: datetime | None


@dataclass(eq=False)
class UnknownLevel(MatchError):
    """No computer player has this level."""

    level: str
    levels: tuple[str, ...]


class SettingProblem(StrEnum):
    """What is wrong with a setting. The text of each is `setting-<value>` in the catalogues."""

    PRESET = "preset"
    """No preset has this name."""
    OPTION = "option"
    """No option has this key."""
    VALUE = "value"
    """The option has no such value."""
    COMBINE = "combine"
    """Calls and brights can't be added up under these other options."""
    TARGET = "target"
    """The players start with as many points as the target has, or more."""
    YAKU = "yaku"
    """No yaku is worth anything."""
    LENGTH = "length"
    """A number of rounds that no match can have, or rounds and a target at once."""
    LIVE_MINUTES = "live-minutes"
    """More or fewer minutes than a live turn can have."""
    DAILY_HOURS = "daily-hours"
    """More or fewer hours than a daily turn can have."""
    CHANNELS = "channels"
    """Too many channels."""


@dataclass(eq=False)
class InvalidSetting(MatchError):
    """A setting that can't be: `key` names the option or setting."""

    key: str
    problem: SettingProblem
