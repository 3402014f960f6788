"""The reasons for a refusal: one exception class for each kind, with its values and no text.

The code of a kind is derived from the class name (`NotYourTurn`: `not-your-turn`). The message in
the catalogues is named after the code: `refused-not-your-turn`.
"""

import re
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from typing import ClassVar

from bot.matches.models.match import Status
from bot.matches.models.people import Person, Player

# ruff: noqa: N818 - the names say what happened: `except NotYourTurn`


class Conflict(Exception):
    """Another writer changed the match first; load it again."""


class StoreAway(Exception):
    """The store can't be used now: it is locked, its disk is full, or its server is not there."""


@dataclass(eq=False)
class MatchError(Exception):
    """The base class of all refusals."""

    code: ClassVar[str]
    """The kind of refusal, in lower case with hyphens."""

    def __init_subclass__(cls) -> None:
        cls.code = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", cls.__name__).lower()


@dataclass(eq=False)
class Maintenance(MatchError):
    """The host wants nothing new to begin now; `notice` is what they say about it."""

    notice: str


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
    """It is the other player's turn, or nobody's turn between two rounds."""

    match_id: int
    seq: int


@dataclass(eq=False)
class StaleAction(MatchError):
    """The button was made for an older state; `seq` is the current one."""

    match_id: int
    seq: int


@dataclass(eq=False)
class Illegal(MatchError):
    """The rules forbid it; `reason` is an English sentence of the rules engine, for logs."""

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
class BothBegan(MatchError):
    """Both have laid a card: from now on nobody can withdraw from the match."""

    match_id: int


@dataclass(eq=False)
class NeedsResult(MatchError):
    """This match can't be called off: a tournament's, a table's, or one against the computer."""

    match_id: int


@dataclass(eq=False)
class NoOffer(MatchError):
    """The other player doesn't offer, or no longer, to call the match off."""

    match_id: int


@dataclass(eq=False)
class OffersUsed(MatchError):
    """This player has offered to call the match off as often as one may."""

    match_id: int


@dataclass(eq=False)
class AlreadyFinished(MatchError):
    """The match is over."""

    match_id: int
    status: Status


@dataclass(eq=False)
class ChallengeOver(MatchError):
    """The challenge was declined, withdrawn or aborted, or it expired."""

    match_id: int
    status: Status


@dataclass(eq=False)
class NotInvited(MatchError):
    """The challenge is for somebody else."""

    match_id: int
    invited: Player | None


@dataclass(eq=False)
class NotYourChallenge(MatchError):
    """Only the challenger may withdraw a challenge."""

    match_id: int


@dataclass(eq=False)
class OwnChallenge(MatchError):
    """The challenge is this person's own: only the other player can accept it.

    `invited` is None for an open table.
    """

    match_id: int
    invited: Player | None


@dataclass(eq=False)
class OwnMatch(MatchError):
    """An admin plays in the match: ending it without a result could save them a loss."""

    match_id: int


@dataclass(eq=False)
class TableNotYours(MatchError):
    """Only the person who opened a table may close it."""

    match_id: int
    challenger: Person


@dataclass(eq=False)
class NotYourTable(MatchError):
    """Only the person who opened a table may play the computer there.

    `joinable` says whether other people may still join the table.
    """

    match_id: int
    challenger: Person
    joinable: bool


@dataclass(eq=False)
class NotCasual(MatchError):
    """The match is rated, or is the deal of the day: the teacher gives no advice there."""

    match_id: int


@dataclass(eq=False)
class NoTeacher(MatchError):
    """No teacher is available now."""

    match_id: int


@dataclass(eq=False)
class SelfChallenge(MatchError):
    """A person can't play against themselves."""


@dataclass(eq=False)
class ChallengesOff(MatchError):
    """This person takes no challenges."""

    person: Person


@dataclass(eq=False)
class AlreadyInvited(MatchError):
    """The same challenge is open already."""

    match_id: int


@dataclass(eq=False, kw_only=True)
class LimitReached(MatchError):
    """The limit of `limit` is reached. Only the subclasses below are raised."""

    limit: int


@dataclass(eq=False)
class TooManyMatches(LimitReached):
    """This person has as many open matches as are allowed."""

    person_id: int


@dataclass(eq=False)
class TooManyInvitations(LimitReached):
    """This person has as many unanswered challenges as are allowed."""

    person_id: int


@dataclass(eq=False)
class TooFast(LimitReached):
    """This person has begun as many challenges and matches in a minute as are allowed."""

    person_id: int


@dataclass(eq=False)
class TooManyReports(LimitReached):
    """This person has reported as many problems lately as are allowed."""

    person_id: int


@dataclass(eq=False)
class UnknownRotation(MatchError):
    """No table for several people has this number, or it is on another server."""


@dataclass(eq=False)
class RotationOpen(MatchError):
    """This person is the host of another table for several people."""

    rotation_id: int


@dataclass(eq=False)
class RotationStarted(MatchError):
    """The table for several people has started already."""


@dataclass(eq=False)
class RotationOver(MatchError):
    """The table for several people is over."""


@dataclass(eq=False)
class RotationFull(LimitReached):
    """As many people as are allowed are at this table."""


@dataclass(eq=False)
class TooFewSeated(LimitReached):
    """Fewer people are at this table than are needed to start."""


@dataclass(eq=False)
class AlreadySeated(MatchError):
    """This person is at the table already."""


@dataclass(eq=False)
class NotSeated(MatchError):
    """This person is not at the table."""


@dataclass(eq=False)
class NotYourRotation(MatchError):
    """Only its host may start a table."""

    host: Person


@dataclass(eq=False)
class ChannelFull(LimitReached):
    """This channel, with its threads, has as many busy matches as are allowed."""


@dataclass(eq=False)
class GuildFull(LimitReached):
    """This server has as many busy matches as are allowed."""


@dataclass(eq=False)
class EmptyReport(MatchError):
    """A report without a word in it."""


@dataclass(eq=False)
class UnknownReport(MatchError):
    """No report has this number: the host is done with it, or its player was erased."""


@dataclass(eq=False)
class AnsweredReport(MatchError):
    """The report has an answer already."""


@dataclass(eq=False)
class ChannelNotAllowed(MatchError):
    """The server's admins allow matches only in other channels."""

    channels: tuple[int, ...]


@dataclass(eq=False)
class NobodyAbsent(MatchError):
    """The other player is not absent, so there is nothing to choose or claim."""

    match_id: int
    deadline: datetime | None


@dataclass(eq=False)
class DailyPlayed(MatchError):
    """Somebody with this id has played the day's deal and was erased: nobody plays it twice."""

    day: date


@dataclass(eq=False)
class DayNotOver(MatchError):
    """The deal of this day can still be begun: nobody sees how others played it."""

    day: date


@dataclass(eq=False)
class UnknownTournament(MatchError):
    """This server has no such tournament."""


@dataclass(eq=False)
class SignUpClosed(MatchError):
    """Nobody can sign up for this tournament any more."""


@dataclass(eq=False)
class AlreadySignedUp(MatchError):
    """This person has signed up for the tournament."""


@dataclass(eq=False)
class TournamentFull(LimitReached):
    """As many people as are allowed have signed up."""


@dataclass(eq=False)
class TooFewPlayers(LimitReached):
    """A tournament needs more people; `limit` is the fewest."""


@dataclass(eq=False)
class TooManyTournaments(LimitReached):
    """This server has as many open tournaments as are allowed."""


@dataclass(eq=False)
class NotInTournament(MatchError):
    """This person does not play in the tournament, or has left it."""


@dataclass(eq=False)
class PairingDecided(MatchError):
    """The pairing has a result, or is none of the running round."""


@dataclass(eq=False)
class RoundOver(MatchError):
    """The next round has begun: the results of the one that is meant stand."""


@dataclass(eq=False)
class OwnPairing(MatchError):
    """An admin plays in this match of a tournament: somebody else has to decide it."""


@dataclass(eq=False)
class DecidedMeanwhile(MatchError):
    """The pairing has another result than the one that was seen when somebody decided it."""


@dataclass(eq=False)
class TournamentOver(MatchError):
    """The tournament is over, or has not begun."""


@dataclass(eq=False)
class UnknownLevel(MatchError):
    """No computer player has this level."""

    level: str
    levels: tuple[str, ...]


class UnknownChoice(MatchError):
    """The puzzle of that day has no such choice, or the day hasn't begun."""


class SettingProblem(StrEnum):
    """What is wrong with a setting. The text of each is `setting-<value>` in the catalogues."""

    PRESET = "preset"
    """No preset has this name."""
    OPTION = "option"
    """No option has this key."""
    VALUE = "value"
    """The option has no such value."""
    COMBINE = "combine"
    """The options for calls and brights can't be combined with the other options."""
    TARGET = "target"
    """The players start with as many points as the target has, or more."""
    YAKU = "yaku"
    """No yaku is worth anything."""
    NEVER = "never"
    """No yaku that is worth something can be made, under these rules and in this length."""
    TARGET_FAR = "target-far"
    """Rounds bring so few points that the match would not end in a hundred of them."""
    TARGET_PAID = "target-paid"
    """Before anybody reaches the target, the other one has paid everything and lost."""
    ROUND_LIVE = "round-live"
    """A match is longer than a live round of a tournament."""
    ROUND_DAYS = "round-days"
    """A match is longer than the days that a tournament gives to a round."""
    ROUND_TURN = "round-turn"
    """One turn may be longer than a round of the tournament."""
    LENGTH = "length"
    """The number of rounds is not possible, or both rounds and a target are given."""
    LIVE_MINUTES = "live-minutes"
    """The minutes for a live turn are too many or too few."""
    DAILY_HOURS = "daily-hours"
    """The hours for a daily turn are too many or too few."""
    CHANNELS = "channels"
    """Too many channels."""
    LINE = "line"
    """The text is no line of house rules."""
    NEWER = "newer"
    """The line of house rules has a form that only newer versions of the bot can read."""
    UNKNOWN = "unknown"
    """The key is a word in a line of house rules that this version doesn't know."""


class SettingsChanged(MatchError):
    """Somebody changed the settings after the admin had seen them."""


@dataclass(eq=False)
class InvalidSetting(MatchError):
    """A setting has an invalid value; `key` names the option or setting."""

    key: str
    problem: SettingProblem


class RecordProblem(StrEnum):
    """What is wrong with a record file. The text of each is `record-<value>` in the catalogues."""

    NO_RECORD = "none"
    """It is no record at all."""
    SIZE = "size"
    """It is larger or longer than any match."""
    EMPTY = "empty"
    """No round was dealt in it."""
    RULES = "rules"
    """A line names rules that don't exist, or that contradict others."""
    NOTATION = "notation"
    """A line can't be understood."""
    ILLEGAL = "illegal"
    """The rules forbid what a line says."""


@dataclass(eq=False)
class UnreadableRecord(MatchError):
    """A file can't be replayed; `line` is the number of the line at which reading ended."""

    problem: RecordProblem
    line: int = 0
