"""A tournament as it is stored: who takes part, who plays whom, and how each pairing ended."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from bot.matches.models.people import Person
from bot.matches.models.terms import ChannelRef, Terms, TimeControl

MIN_PLAYERS: Final = 3
"""So many players a tournament needs."""
MAX_PLAYERS: Final = 32
MOST_ROUND_ROBIN: Final = 16
"""In a round robin everybody meets everybody: with more players nobody would see its end."""
LONGEST_NAME: Final = 50
LONGEST_NOTE: Final = 200
BEST_OF: Final = (1, 3)
"""How many matches a pairing can have at most; who has won most of them goes on."""
MOST_DAYS: Final = 14
"""The longest time for a round that is played by the day."""
LIVE_ROUND: Final = timedelta(minutes=90)
"""The longest time for a live round. Usually it ends when its last match does."""
BEGIN: Final = -1
"""In the place of a round: people were reminded that the tournament begins soon."""
EDITION: Final = 2
"""The number of the rules by which a tournament is paired and counted. It is stored at the start.

A version that changes these rules raises it, and lets a tournament that has begun keep its own.
"""


class Format(StrEnum):
    """How a tournament is played."""

    SINGLE = "single"  # single elimination
    DOUBLE = "double"  # double elimination
    ROUND_ROBIN = "round-robin"
    SWISS = "swiss"

    @property
    def is_bracket(self) -> bool:
        """Whether people drop out by defeats: then no match is a draw."""
        return self in (Format.SINGLE, Format.DOUBLE)

    @property
    def most(self) -> int:
        """The most players."""
        return MOST_ROUND_ROBIN if self is Format.ROUND_ROBIN else MAX_PLAYERS


class Stage(StrEnum):
    """The stage of a tournament."""

    SIGNUP = "signup"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"

    @property
    def open(self) -> bool:
        """Whether the tournament can still change."""
        return self in (Stage.SIGNUP, Stage.RUNNING)


class Result(StrEnum):
    """Who won a pairing."""

    FIRST = "first"
    SECOND = "second"
    DRAW = "draw"
    NEITHER = "neither"  # both lost


class Cause(StrEnum):
    """What decided a pairing."""

    MATCH = "match"
    BYE = "bye"  # there was no opponent
    NO_SHOW = "no-show"
    LEFT = "left"  # somebody left the tournament
    ADMIN = "admin"


class Prize(StrEnum):
    """What became of the winner's role."""

    GIVEN = "given"
    REFUSED = "refused"  # Discord doesn't let the bot give it


class Obstacle(StrEnum):
    """Why a tournament's message can't be shown."""

    GONE = "gone"  # its channel was deleted
    CLOSED = "closed"  # the bot may not write there
    AWAY = "away"  # anything else: the next try may succeed


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player. Rating and seed are set when the tournament starts; seed 1 is the best."""

    person: Person
    joined_at: datetime
    rating: int | None = None
    seed: int | None = None
    left_round: int | None = None  # from this round on they don't play
    removed_by: Person | None = None  # the admin who removed them
    note: str | None = None  # and why


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two people who meet in a round, by their ids; without a second the first has a bye.

    `number` counts from 1 within the round. In an elimination it is the place in the bracket:
    the winners of 1 and 2 meet in pairing 1 of the next round.
    """

    round: int
    number: int
    first: int
    second: int | None = None
    match_id: int | None = None
    here: tuple[bool, bool] = (False, False)  # who said that they are there, in a live round
    result: Result | None = None
    cause: Cause | None = None
    decided_by: Person | None = None  # the admin who decided it
    note: str | None = None  # their reason
    replaces: Result | None = None  # the other result that it had before their decision
    # Of a pairing of several matches: those that are over, and how many each has won.
    first_match_id: int | None = None
    second_match_id: int | None = None
    first_wins: int = 0
    second_wins: int = 0

    @property
    def key(self) -> tuple[int, int]:
        """Round and number."""
        return self.round, self.number

    @property
    def people(self) -> tuple[int, ...]:
        """The ids of the people."""
        return (self.first,) if self.second is None else (self.first, self.second)

    @property
    def wins(self) -> tuple[int, int]:
        """How many matches each has won, in a pairing of several."""
        return self.first_wins, self.second_wins

    @property
    def leader(self) -> Result | None:
        """Who has won more of its matches; None: nobody."""
        if self.first_wins == self.second_wins:
            return None
        return Result.FIRST if self.first_wins > self.second_wins else Result.SECOND

    @property
    def winner(self) -> int | None:
        """The id of the winner, or None."""
        if self.result is Result.FIRST:
            return self.first
        return self.second if self.result is Result.SECOND else None


@dataclass(frozen=True, slots=True)
class Seen:
    """What an admin saw of a pairing when they were asked for its result."""

    round: int
    result: Result | None


@dataclass(frozen=True, slots=True)
class PairingKey:
    """Names one pairing of all tournaments."""

    tournament_id: int
    round: int
    number: int


@dataclass(frozen=True, slots=True)
class Posted:
    """The tournament's message, and what it shows.

    `phase` says for which part it was sent: 0 for the sign-up, then the rounds, and one more at the
    end. With each part the message is sent anew. `shown` is the revision that it shows.
    """

    message_id: int | None = None
    shown: int = -1
    phase: int = -1
    sent_at: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What an admin chooses, beside the terms of its matches. A `Tournament` has all of it."""

    name: str
    format: Format
    most: int = MAX_PLAYERS
    rounds: int | None = None  # of a Swiss one; None: as many as its players need
    round_time: timedelta = LIVE_ROUND
    best_of: int = 1  # a pairing of a bracket is so many matches at most
    entry_role: int | None = None  # only members with it may sign up
    call_role: int | None = None  # it is called when the sign-up opens
    winner_role: int | None = None  # the winner is given it


@dataclass(frozen=True, slots=True, kw_only=True)
class Tournament(Plan):
    """A tournament. `revision` counts every change of it; `rounds` is set when it begins."""

    id: int
    place: ChannelRef
    terms: Terms
    by: Person
    created_at: datetime
    closes_at: datetime
    revision: int = 0
    stage: Stage = Stage.SIGNUP
    round: int = 0
    begin_by: datetime | None = None  # until then both have to be there, in a live round
    round_ends: datetime | None = None  # None in a round: its message was not delivered yet
    held_at: datetime | None = None  # since then its message can't be shown: its time stands still
    held_by: Obstacle | None = None  # why
    reminded: int = 0  # the round of which people were reminded; see `BEGIN`
    started_at: datetime | None = None
    ended_at: datetime | None = None
    ended_by: Person | None = None  # who cancelled it
    note: str | None = None  # and why
    entrants: tuple[Entrant, ...] = ()
    pairings: tuple[Pairing, ...] = ()
    posted: Posted = Posted()
    prize: Prize | None = None
    edition: int = EDITION

    @property
    def live(self) -> bool:
        """Whether a round is played at once, not by the day."""
        return self.terms.pace is TimeControl.LIVE

    @property
    def owes_prize(self) -> bool:
        """Whether the winner is still to be given their role."""
        return self.stage is Stage.FINISHED and self.winner_role is not None and not self.prize

    @property
    def is_called(self) -> bool:
        """Whether the running round was announced: its time counts only from then on."""
        return self.round_ends is not None

    @property
    def reminder(self) -> int:
        """What stands in `reminded` once people were reminded of what comes now."""
        return BEGIN if self.stage is Stage.SIGNUP else self.round

    @property
    def is_reminded(self) -> bool:
        """Whether people were reminded of what comes now."""
        return self.reminded == BEGIN if self.stage is Stage.SIGNUP else self.reminded >= self.round

    @property
    def phase(self) -> int:
        """Which part runs: see `Posted`."""
        return self.round + (self.stage in (Stage.FINISHED, Stage.CANCELLED))

    @property
    def people(self) -> Mapping[int, Person]:
        """The players by their ids."""
        return {one.person.id: one.person for one in self.entrants}

    @property
    def seeded(self) -> tuple[Entrant, ...]:
        """The players by seed; before the start, in the order in which they signed up."""
        return tuple(sorted(self.entrants, key=lambda one: (one.seed or 0, one.joined_at)))

    def entrant(self, person_id: int) -> Entrant | None:
        """Return a player, or None."""
        return next((one for one in self.entrants if one.person.id == person_id), None)

    def has_left(self, person_id: int) -> bool:
        """Return whether a player left before the end, or was erased, and plays no more.

        Somebody whose data is erased after the end has not left: their result stays, without name.
        """
        entrant = self.entrant(person_id)
        if entrant is None or entrant.left_round is not None:
            return True
        return person_id < 0 and self.stage.open

    def left_before(self, person_id: int, number: int) -> bool:
        """Return whether a player had left before a round was paired."""
        entrant = self.entrant(person_id)
        return entrant is None or (entrant.left_round is not None and entrant.left_round < number)

    def of_round(self, number: int) -> tuple[Pairing, ...]:
        """Return the pairings of a round."""
        return tuple(one for one in self.pairings if one.round == number)

    @property
    def undecided(self) -> tuple[Pairing, ...]:
        """The pairings of the running round without a result."""
        return tuple(one for one in self.of_round(self.round) if one.result is None)

    def pairing_of(self, person_id: int) -> Pairing | None:
        """Return a person's pairing in the running round, or None."""
        found = (one for one in self.of_round(self.round) if person_id in one.people)
        return next(found, None)


@dataclass(frozen=True, slots=True)
class Prospect:
    """What follows if an admin sets the result of a pairing."""

    stops: bool  # whether a match is running, which is stopped
    after: Mapping[Result, Tournament]  # what each possible result makes of the tournament
