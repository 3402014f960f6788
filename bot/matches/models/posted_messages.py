"""The messages that show matches, the data that they need, and replies that are not sent yet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from bot.matches.models.achievements import Earned
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.people import Person, Preferences
from bot.matches.models.rankings import RatingChange
from bot.matches.models.rotation import Rotation
from bot.matches.models.terms import GuildSettings, TimeControl

OUTDATED: Final = -1
"""Used in place of a revision for an outdated message. Real revisions start at 0."""


NAMES_ERASED: Final = -2
"""The same for a message that may name somebody who was erased, or show an old notice of the host.
There may be hundreds, and nobody waits for them: they are drawn again one after the other."""


STATELESS: Final = 2**31 - 1
"""The same for a message that shows nothing that changes with the match."""


class PostedMessageKind(StrEnum):
    """The content of a message."""

    TABLE = "table"  # public
    HAND = "hand"  # a player's direct message
    ENDED = "ended"  # the same as one line, when a newer match has begun
    SIGN = "sign"  # where a table stood: the way to where it stands
    NUDGE = "nudge"  # a mention that is deleted when the player moves
    DIGEST = "digest"  # several waiting matches in one message


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """One message.

    `shown` is the revision of the match that the message was last drawn from. It is `OUTDATED` if
    the message is known to show an older state. Then the next start redraws or deletes it.
    """

    message_id: int
    channel_id: int
    match_id: int
    kind: PostedMessageKind
    person_id: int | None  # whose hand or nudge; None: everybody's table
    shown: int
    sent_at: datetime

    @property
    def intended(self) -> bool:
        """Whether the message is not known to exist: its sending has begun but not ended."""
        return self.message_id < 0


def intention(message: PostedMessage) -> PostedMessage:
    """Return what is stored before a message is sent.

    With it, the bot finds the message again if it is killed while sending.
    """
    return replace(message, message_id=-message.match_id, shown=OUTDATED)


# Pending replies: interactions that were acknowledged but not answered yet.

LIFETIME: Final = timedelta(minutes=15)
"""How long Discord accepts an interaction's token."""


@dataclass(frozen=True, slots=True)
class PendingReply:
    """One acknowledged interaction. The token is not in the repr: with it anybody could reply."""

    interaction_id: int
    application_id: int
    token: str = field(repr=False)
    person_id: int
    locale: str  # of the person's Discord, such as "en-GB"
    created_at: datetime
    guild_id: int | None = None  # the server where it was asked for


# The data besides a match that its messages need, read from the store at one moment.


@dataclass(frozen=True, slots=True)
class WaitingHand:
    """A running match that waits for a person."""

    match_id: int
    person_id: int
    pace: TimeControl


@dataclass(frozen=True, slots=True)
class MatchContext:
    """One match's row, and everything else that its messages show or follow.

    It is read once for a press, and once after each change for all messages together.
    """

    info: MatchInfo
    guild: GuildSettings
    preferences: Mapping[int, Preferences] = field(default_factory=dict)
    """By person: of both players and of the reader for whom it was asked, as far as stored."""
    waiting: tuple[WaitingHand, ...] = ()
    """All matches that wait for one of the players."""
    digests: frozenset[int] = frozenset()
    """The players who have a digest of waiting matches in their direct messages."""
    earned: tuple[Earned, ...] = ()
    """The players' achievements in this match."""
    ratings: Mapping[int, RatingChange] = field(default_factory=dict)
    """By person: how this match changed their rating on its server, if it counts."""
    tournament: str | None = None
    """The name of the tournament that it belongs to."""
    rotation: Rotation | None = None
    """The table for several people at which this is a hand."""
    reader: Person | None = None
    """The reader for whom it was asked, with the names that are stored."""

    def after(self, info: MatchInfo) -> MatchContext | None:
        """Return the same after a change of the match, as `info` has it.

        Returns None where a change may concern more than the match itself: where it begins or ends.
        """
        if self.info.status is not Status.PLAYING or info.status is not Status.PLAYING:
            return None
        others = (one for one in self.waiting if one.match_id != info.id)
        own = (
            WaitingHand(info.id, person.id, info.terms.pace)
            for person in info.people
            if info.waits_for(person.id)
        )
        return replace(self, info=info, waiting=(*others, *own))

    def preferring(self, chosen: Preferences) -> MatchContext:
        """Return the same with a person's new preferences."""
        return replace(self, preferences={**self.preferences, chosen.person_id: chosen})

    def preferences_of(self, person_id: int) -> Preferences:
        """Return a player's or the reader's preferences, or the defaults."""
        return self.preferences.get(person_id) or Preferences(person_id)

    def waiting_elsewhere(self, person_id: int) -> int:
        """Return how many other matches wait for a player."""
        return sum(
            one.person_id == person_id and one.match_id != self.info.id for one in self.waiting
        )

    def waiting_daily(self, person_id: int) -> int:
        """Return how many matches by correspondence wait for a player, this one included."""
        return sum(
            one.person_id == person_id and one.pace is TimeControl.DAILY for one in self.waiting
        )
