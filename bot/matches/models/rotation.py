"""A table for three or more people, of whom two play: the loser of each hand sits out.

Each hand is a match of one round. Its result is added to the rotation in the transaction that ends
the match, so the totals are always those of the matches.
"""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from bot.matches.models.people import Person
from bot.matches.models.terms import ChannelRef, Terms

MIN_PLAYERS: Final = 3
"""The number of people who are needed to start. Two may play on if others leave."""
MAX_PLAYERS: Final = 8
"""The number of people who may be at one table."""
MISSES: Final = 2
"""The number of hands that a person misses in a row before they leave the table."""


class RotationState(StrEnum):
    """How far a table is."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"


class RotationEnd(StrEnum):
    """Why a table is over."""

    POINTS = "points"  # somebody has as many points as were agreed
    HANDS = "hands"  # as many hands as were agreed were played
    FEW = "few"  # fewer than two people are left
    ABORTED = "aborted"  # an admin ended a hand
    EXPIRED = "expired"  # nobody started it


@dataclass(frozen=True, slots=True)
class Goal:
    """The goal of a table: the points of one person, or the number of hands, that end it."""

    points: int | None = None
    hands: int | None = None


@dataclass(frozen=True, slots=True)
class Member:
    """One person at a table."""

    person: Person
    points: int = 0
    played: int = 0  # hands
    won: int = 0
    missed: int = 0  # hands in a row that they missed; only a move of theirs makes it 0 again
    present: bool = True  # who left keeps their line in the standings


@dataclass(frozen=True, slots=True)
class Rotation:
    """A table. Of the members who are present, the first two play, and the others wait in order.

    The first one deals: who won the last hand. `match_id` is the match of the newest hand, which
    runs as long as `deadline` is None; otherwise the deadline is when the next hand begins, or when
    a table that gathers people closes.
    """

    id: int
    place: ChannelRef
    host: Person
    terms: Terms
    goal: Goal
    created_at: datetime
    state: RotationState = RotationState.GATHERING
    members: tuple[Member, ...] = ()
    hands: int = 0  # played to their ends
    match_id: int | None = None
    deadline: datetime | None = None
    ended_at: datetime | None = None
    end: RotationEnd | None = None
    revision: int = 0
    message_id: int | None = None
    message_channel_id: int | None = None
    message_sent_at: datetime | None = None
    shown: int = -1  # the revision that the message shows

    @property
    def present(self) -> tuple[Member, ...]:
        """The people at the table: the two who play, then the others in order."""
        return tuple(member for member in self.members if member.present)

    @property
    def hand_runs(self) -> bool:
        """Whether a hand is being played."""
        playing = self.state is RotationState.PLAYING
        return playing and self.match_id is not None and self.deadline is None

    @property
    def standings(self) -> tuple[Member, ...]:
        """Everybody who is present or has played: most points first, then most hands won."""
        seen = [one for one in self.members if one.present or one.played]
        return tuple(sorted(seen, key=lambda one: (-one.points, -one.won, one.played)))

    def member(self, person_id: int) -> Member | None:
        """Return a person's line; None if they never were at the table."""
        return next((one for one in self.members if one.person.id == person_id), None)


@dataclass(frozen=True, slots=True)
class HandResult:
    """How the match of one hand ended, for its rotation.

    `stays` is who plays on and deals: the winner, or after a draw who deals by the rules. None: an
    admin ended the match.
    """

    rotation_id: int
    people: tuple[int, int]
    points: tuple[int, int]  # what each one's total changes by
    stays: int | None
    winner: int | None
    missed: tuple[bool, bool]  # who was not there, as it seems
    acted: tuple[bool, bool]  # who did something in this hand
    at: datetime
    pause: timedelta = field(default=timedelta())

    @property
    def next_at(self) -> datetime:
        """When the next hand begins."""
        return self.at + self.pause


@dataclass(frozen=True, slots=True)
class RotationAnnouncement:
    """Sent to subscribers after a commit; `deadline` is when something falls due, at the latest."""

    rotation_id: int
    deadline: datetime | None = None
    guild_id: int | None = None
    elsewhere: bool = False  # whether another process made the change
