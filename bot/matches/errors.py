"""Why something is refused: a code for each reason, with its values and no words.

A reason is an exception of its own only where somebody catches that one alone.
"""

from __future__ import annotations

import logging
import sys
from datetime import date, datetime
from enum import StrEnum
from typing import Final, TypedDict, Unpack

from bot.matches.models.people import Person, Player

# ruff: noqa: N818 - the names say what happened: `except AlreadySeated`


class Conflict(Exception):
    """Another writer changed the match first; load it again."""


class StoreAway(Exception):
    """The store can't be used now: it is locked, its disk is full, or its server is not there."""


class Refusal(StrEnum):
    """Why something is refused. The text of each is `refused-<value>` in the catalogues."""

    # The person who asks, and the place.
    BARRED = "barred"
    BARRED_SERVER = "barred-server"
    ERASING = "erasing"
    MAINTENANCE = "maintenance"
    NOT_HOST = "not-host"
    ADMIN = "admin"
    ABSENT = "absent"
    OUTSIDE = "outside"
    PERMISSION = "permission"
    GUILD_ONLY = "guild-only"
    NO_WRITING = "no-writing"
    NO_CHANNEL = "no-channel"
    NOT_IN_THREAD = "not-in-thread"
    THREAD_LOCKED = "thread-locked"
    LEFT = "left"
    BOT_MEMBER = "bot-member"
    OLD_BUTTON = "old-button"
    OLD_FORM = "old-form"
    # Decisions of admins about members and matches of their server.
    BLOCKED = "blocked"
    BLOCKED_UNTIL = "blocked-until"
    BLOCKED_OTHER = "blocked-other"
    BLOCKED_ALREADY = "blocked-already"
    NOT_BLOCKED = "not-blocked"
    OWN_BLOCK = "own-block"
    NOT_WARNED = "not-warned"
    OWN_WARNING = "own-warning"
    NOT_BELOW_YOU = "not-below-you"
    OWN_VOID = "own-void"
    VOID_ALREADY = "void-already"
    VOID_IN_TOURNAMENT = "void-in-tournament"
    NOT_COUNTED = "not-counted"
    # Challenges and open tables.
    BOT = "bot"
    NOT_MEMBER = "not-member"
    SELF_CHALLENGE = "self-challenge"
    CHALLENGES_OFF = "challenges-off"
    BLOCKED_BY_YOU = "blocked-by-you"
    NO_OPPONENT = "no-opponent"
    FORMER_OPPONENT = "former-opponent"
    BARRED_FROM_FIND = "barred-from-find"
    FIND_PAUSED = "find-paused"
    ALREADY_INVITED = "already-invited"
    TABLE_OPEN = "table-open"
    TABLE_OPEN_AT = "table-open-at"
    CHANNEL_NOT_ALLOWED = "channel-not-allowed"
    TOO_MANY_INVITATIONS = "too-many-invitations"
    TOO_MANY_MATCHES = "too-many-matches"
    TOO_FAST = "too-fast"
    CHANNEL_FULL = "channel-full"
    GUILD_FULL = "guild-full"
    NOT_INVITED = "not-invited"
    OWN_CHALLENGE = "own-challenge"
    OWN_CHALLENGE_TABLE = "own-challenge-table"
    NOT_YOUR_CHALLENGE = "not-your-challenge"
    TABLE_NOT_YOURS = "table-not-yours"
    NOT_YOUR_TABLE = "not-your-table"
    NOT_YOUR_TABLE_OVER = "not-your-table-over"
    ALREADY_STARTED = "already-started"
    CHALLENGE_OVER = "challenge-over"
    CHALLENGE_EXPIRED = "challenge-expired"
    UNKNOWN_LEVEL = "unknown-level"
    # To find an opponent on any server.
    FIND_OFF = "find-off"
    NOT_LOOKING = "not-looking"
    NOBODY_FOUND = "nobody-found"
    STILL_LOOKING = "still-looking"
    # Matches.
    UNKNOWN_MATCH = "unknown-match"
    NOT_YOUR_SEAT = "not-your-seat"
    NOT_YOUR_SEAT_OVER = "not-your-seat-over"
    OTHERS_DEAL = "others-deal"
    NOT_YOUR_TURN = "not-your-turn"
    STALE_ACTION = "stale-action"
    ILLEGAL = "illegal"
    NOT_STARTED = "not-started"
    NOT_FINISHED = "not-finished"
    ALREADY_FINISHED = "already-finished"
    BOTH_BEGAN = "both-began"
    NEEDS_RESULT = "needs-result"
    NO_OFFER = "no-offer"
    OFFERS_USED = "offers-used"
    OWN_MATCH = "own-match"
    NOBODY_ABSENT = "nobody-absent"
    NOTHING_WAITS = "nothing-waits"
    NOT_CASUAL = "not-casual"
    NO_TEACHER = "no-teacher"
    CHANNEL_GONE = "channel-gone"
    OWN_CHEER = "own-cheer"
    CHEERED = "cheered"
    FILM_TWICE = "film-twice"
    FILE_GONE = "file-gone"
    UNREADABLE_RECORD = "unreadable-record"
    # Deals and puzzles of the day.
    DAILY_PLAYED = "daily-played"
    DAY_NOT_OVER = "day-not-over"
    OWN_FIRST = "own-first"
    UNKNOWN_CHOICE = "unknown-choice"
    SHARE_SERVER = "share-server"
    SHARE_TWICE = "share-twice"
    SHARE_LOST = "share-lost"
    # The line of those who play a match's winner.
    LINE_OF_TOURNAMENT = "line-of-tournament"
    LINE_OF_PLAYERS = "line-of-players"
    # Tables for several people.
    UNKNOWN_ROTATION = "unknown-rotation"
    ROTATION_GUILD_ONLY = "rotation-guild-only"
    ROTATION_OPEN = "rotation-open"
    ROTATION_OPEN_AT = "rotation-open-at"
    ROTATION_STARTED = "rotation-started"
    ROTATION_OVER = "rotation-over"
    ROTATION_FULL = "rotation-full"
    TOO_FEW_SEATED = "too-few-seated"
    ALREADY_SEATED = "already-seated"
    NOT_SEATED = "not-seated"
    NOT_SEATED_OVER = "not-seated-over"
    NOT_YOUR_ROTATION = "not-your-rotation"
    # Tournaments.
    UNKNOWN_TOURNAMENT = "unknown-tournament"
    TOURNAMENT_GUILD_ONLY = "tournament-guild-only"
    TOURNAMENT_NAME = "tournament-name"
    TOO_MANY_TOURNAMENTS = "too-many-tournaments"
    SIGN_UP_CLOSED = "sign-up-closed"
    ALREADY_SIGNED_UP = "already-signed-up"
    TOURNAMENT_FULL = "tournament-full"
    SEEDS_FIXED = "seeds-fixed"
    SEED_LEFT = "seed-left"
    TOO_FEW_PLAYERS = "too-few-players"
    NO_MOMENT = "no-moment"
    MOMENT_RANGE = "moment-range"
    PLAYER_LIMIT = "player-limit"
    ENTRY_ROLE = "entry-role"
    ROLE_EVERYBODY = "role-everybody"
    CALL_ROLE = "call-role"
    CREATE_EVENTS = "create-events"
    CREATE_EVENTS_YOURS = "create-events-yours"
    EVENT_TOO_SOON = "event-too-soon"
    WINNER_ROLE = "winner-role"
    WINNER_ROLE_ABOVE = "winner-role-above"
    WINNER_ROLE_YOURS = "winner-role-yours"
    BELOW_SIGNED_UP = "below-signed-up"
    NOT_IN_TOURNAMENT = "not-in-tournament"
    PAIRING_DECIDED = "pairing-decided"
    NO_PAIRING = "no-pairing"
    DECIDED_MEANWHILE = "decided-meanwhile"
    OWN_PAIRING = "own-pairing"
    NO_REASON = "no-reason"
    ROUND_OVER = "round-over"
    TOURNAMENT_OVER = "tournament-over"
    # Settings.
    INVALID_SETTING = "invalid-setting"
    SETTINGS_CHANGED = "settings-changed"
    # Reports to the host.
    EMPTY_REPORT = "empty-report"
    TOO_MANY_REPORTS = "too-many-reports"
    UNKNOWN_REPORT = "unknown-report"
    ANSWERED_REPORT = "answered-report"


class RefusalValues(TypedDict, total=False):
    """The values that a refusal's text can name; `bot/screens/wording/refusals.py` formats them."""

    limit: int
    count: int
    role: int
    name: Player | None
    person: Person
    channels: tuple[int, ...]
    day: date
    when: datetime
    level: str
    reason: str
    record: tuple[RecordProblem, int]
    url: str
    bot: str
    permissions: str


class Refused(Exception):
    """Something is not possible, and its person reads why."""

    def __init__(self, code: Refusal, **values: Unpack[RefusalValues]) -> None:
        super().__init__(code)
        self.code: Final = code
        self.values: Final = values


class UnknownMatch(Refused):
    """No match has this number, or it is out of this person's reach."""

    def __init__(self) -> None:
        super().__init__(Refusal.UNKNOWN_MATCH)


class UnknownTournament(Refused):
    """This server has no such tournament."""

    def __init__(self) -> None:
        super().__init__(Refusal.UNKNOWN_TOURNAMENT)


class UnknownReport(Refused):
    """The host is done with the report, or its player was erased."""

    def __init__(self) -> None:
        super().__init__(Refusal.UNKNOWN_REPORT)


class OwnMatch(Refused):
    """An admin plays in the match: ending it without a result could save them a loss."""

    def __init__(self) -> None:
        super().__init__(Refusal.OWN_MATCH)


class AlreadySeated(Refused):
    """The person is at the table already."""

    def __init__(self) -> None:
        super().__init__(Refusal.ALREADY_SEATED)


class OpenAlready(Refused):
    """The same challenge, or another table of this host, is open: `known_id`."""

    def __init__(self, code: Refusal, known_id: int) -> None:
        super().__init__(code)
        self.known_id: Final = known_id


class ChangedMeanwhile(Refused):
    """Something happened after a person had seen what they decide about."""


class InvalidSetting(Refused):
    """A setting has an invalid value; `key` names the option or setting."""

    def __init__(self, key: str, problem: SettingProblem) -> None:
        super().__init__(Refusal.INVALID_SETTING)
        self.key: Final = key
        self.problem: Final = problem


class SettingProblem(StrEnum):
    """An error in a setting. The text of each is `setting-<value>` in the catalogues."""

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


class RecordProblem(StrEnum):
    """An error in a record file. The text of each is `record-<value>` in the catalogues."""

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


# Logs what failed: a store that is away in one line, anything else with its traceback.
#
# A store that is away fails everything, again and again, for as long as it takes: hundreds of
# tracebacks would say no more than its own sentence, and hide what else is in the log.


def log_failure(log: logging.Logger, said: str, *values: object) -> None:
    """Log the exception that is being handled; `said` and `values` as for `Logger.error`."""
    failure = sys.exception()
    if isinstance(failure, StoreAway):
        log.warning("%s %s", said % values if values else said, failure)
    else:
        log.exception(said, *values)
