"""A tournament as it is stored: its players, pairings and results."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from bot.matches.models.people import Person
from bot.matches.models.terms import ChannelRef, Terms, TimeControl

MIN_PLAYERS: Final = 3
"""Minimum number of players."""
MAX_PLAYERS: Final = 32
MAX_WAITING: Final = 32
"""Maximum number of people on the waiting list of a full tournament."""
MOST_ROUND_ROBIN: Final = 16
"""Maximum number of players of a round robin: everybody meets everybody, in many rounds."""
LONGEST_NAME: Final = 50
LONGEST_NOTE: Final = 200
BEST_OF: Final = (1, 3)
"""Possible maximum numbers of matches in a pairing; the player with most wins goes on."""
MOST_DAYS: Final = 14
"""Maximum number of days for a round by correspondence."""
LIVE_ROUND: Final = timedelta(minutes=90)
"""Maximum time for a live round. Usually it ends with its last match."""
PHASE_MOVED: Final = -2
"""Value of `Posted.phase`: the message must be sent again, in another channel, without mentions."""
BEGIN: Final = -1
"""Value of `reminded` for the reminder that the tournament begins soon."""
EDITION: Final = 2
"""Version of the rules for pairings and standings. It is stored at a tournament's start.

A release that changes these rules raises it, and keeps the old rules for running tournaments.
"""


class Format(StrEnum):
    """The format of a tournament: how the pairings of each round are made."""

    SINGLE = "single"  # single elimination
    DOUBLE = "double"  # double elimination
    ROUND_ROBIN = "round-robin"
    SWISS = "swiss"

    @property
    def is_bracket(self) -> bool:
        """Whether players drop out by defeats: then no match is a draw."""
        return self in (Format.SINGLE, Format.DOUBLE)

    @property
    def most(self) -> int:
        """Maximum number of players."""
        return MOST_ROUND_ROBIN if self is Format.ROUND_ROBIN else MAX_PLAYERS


class Seeding(StrEnum):
    """The way in which the order of the seeds is decided."""

    RATING = "rating"
    DRAW = "draw"
    HAND = "hand"  # an admin


class Stage(StrEnum):
    """The stage of a tournament; the last two are final."""

    SIGNUP = "signup"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"

    @property
    def open(self) -> bool:
        """Whether the tournament can still change."""
        return self in (Stage.SIGNUP, Stage.RUNNING)


class Result(StrEnum):
    """The result of a pairing: the winner, a draw, or a defeat of both."""

    FIRST = "first"
    SECOND = "second"
    DRAW = "draw"
    NEITHER = "neither"  # both lost


class Cause(StrEnum):
    """The cause of a pairing's result."""

    MATCH = "match"
    BYE = "bye"  # there was no opponent
    NO_SHOW = "no-show"
    LEFT = "left"  # somebody left the tournament
    ADMIN = "admin"


class Queued(StrEnum):
    """The state of somebody who signed up while the tournament was full."""

    WAITING = "waiting"  # on the waiting list
    MOVED = "moved"  # has a place now, and must still be told so
    TOLD = "told"


class Prize(StrEnum):
    """The state of the winner's role."""

    GIVEN = "given"
    PARTLY = "partly"  # only some of several winners could be given it
    REFUSED = "refused"  # Discord doesn't let the bot give it


class Calendar(StrEnum):
    """Whether a tournament is one of the server's events, as an admin chose."""

    ON = "on"
    REFUSED = "refused"  # Discord refused the event


class Obstacle(StrEnum):
    """Why a tournament's message can't be shown."""

    GONE = "gone"  # its channel was deleted
    CLOSED = "closed"  # the bot may not write there
    FILTERED = "filtered"  # the server's own filter (AutoMod) forbids it
    AWAY = "away"  # anything else: the next try may succeed


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player. Rating and seed are set when the tournament starts; seed 1 is the best."""

    person: Person
    joined_at: datetime
    rating: int | None = None
    seed: int | None = None
    left_round: int | None = None  # the round in which the player left
    removed_by: Person | None = None  # the admin who removed the player
    note: str | None = None  # the reason
    queued: Queued | None = None  # None: there was a free place
    placed: int | None = None  # the place by draw or by hand; those without one come after them


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
    here: tuple[bool, bool] = (False, False)  # who has confirmed their presence, in a live round
    result: Result | None = None
    cause: Cause | None = None
    decided_by: Person | None = None  # the admin who decided it
    note: str | None = None  # their reason
    replaces: Result | None = None  # the different result before the decision
    # In a pairing of several matches: the earlier matches, and the wins of each player.
    first_match_id: int | None = None
    second_match_id: int | None = None
    first_wins: int = 0
    second_wins: int = 0

    @property
    def key(self) -> tuple[int, int]:
        """The round and the number in it."""
        return self.round, self.number

    @property
    def people(self) -> tuple[int, ...]:
        """The ids of the one or two players."""
        return (self.first,) if self.second is None else (self.first, self.second)

    @property
    def wins(self) -> tuple[int, int]:
        """The matches won by each player, in a pairing of several."""
        return self.first_wins, self.second_wins

    @property
    def leader(self) -> Result | None:
        """The player with more wins in its matches; None if they are equal."""
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
    """The state of a pairing that an admin saw when they were asked for its result."""

    round: int
    result: Result | None


@dataclass(frozen=True, slots=True)
class PairingKey:
    """The key of a pairing among all tournaments."""

    tournament_id: int
    round: int
    number: int


@dataclass(frozen=True, slots=True)
class Posted:
    """The tournament's message, and the state that it shows.

    `phase` is the part that it was sent for: 0 for the sign-up, then the rounds, and one more at
    the end. Each part sends the message again. `shown` is the revision that it shows.
    """

    message_id: int | None = None
    shown: int = -1
    phase: int = -1
    sent_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class EventRef:
    """The tournament's scheduled event on Discord.

    `event_hash` identifies the values that it was written with. It is stored before the event is
    created: with a hash and without an id, the event may exist.
    """

    event_id: int | None = None
    event_hash: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """The admin's choices, besides the terms of its matches. A `Tournament` has all of them."""

    name: str
    format: Format
    most: int = MAX_PLAYERS
    rounds: int | None = None  # of a Swiss tournament; None: the number that its players need
    round_time: timedelta = LIVE_ROUND
    best_of: int = 1  # maximum number of matches in a pairing of a bracket
    entry_role: int | None = None  # only members with it may sign up
    call_role: int | None = None  # mentioned when the sign-up opens
    winner_role: int | None = None  # given to the winner


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
    begin_by: datetime | None = None  # deadline for both players to be there, in a live round
    round_ends: datetime | None = None  # None during a round: its message was not delivered yet
    held_at: datetime | None = None  # its message can't be shown since then: its time stands still
    held_by: Obstacle | None = None  # the obstacle
    reminded: int = 0  # the round that people were reminded of; see `BEGIN`
    started_at: datetime | None = None
    ended_at: datetime | None = None
    ended_by: Person | None = None  # the admin who cancelled it
    note: str | None = None  # the reason
    entrants: tuple[Entrant, ...] = ()
    waiting: tuple[Entrant, ...] = ()  # the waiting list, during the sign-up
    pairings: tuple[Pairing, ...] = ()
    posted: Posted = Posted()
    prize: Prize | None = None
    seeding: Seeding = Seeding.RATING
    calendar: Calendar | None = None
    event: EventRef = EventRef()
    edition: int = EDITION

    @property
    def live(self) -> bool:
        """Whether rounds are played live, not by correspondence."""
        return self.terms.pace is TimeControl.LIVE

    @property
    def owes_prize(self) -> bool:
        """Whether the winner must still be given the role."""
        return self.stage is Stage.FINISHED and self.winner_role is not None and not self.prize

    @property
    def is_called(self) -> bool:
        """Whether the running round was announced; its time only counts since then."""
        return self.round_ends is not None

    @property
    def reminder(self) -> int:
        """The value of `reminded` after the reminder of the current phase."""
        return BEGIN if self.stage is Stage.SIGNUP else self.round

    @property
    def is_reminded(self) -> bool:
        """Whether people were reminded of the current phase."""
        return self.reminded == BEGIN if self.stage is Stage.SIGNUP else self.reminded >= self.round

    @property
    def phase(self) -> int:
        """The current part: see `Posted`."""
        return self.round + (self.stage in (Stage.FINISHED, Stage.CANCELLED))

    @property
    def people(self) -> Mapping[int, Person]:
        """The players by their ids."""
        return {one.person.id: one.person for one in self.entrants}

    @property
    def seeded(self) -> tuple[Entrant, ...]:
        """The players by seed; before the start, in the order in which they signed up."""
        return tuple(sorted(self.entrants, key=lambda one: (one.seed or 0, one.joined_at)))

    def waits_as(self, person_id: int) -> int | None:
        """Return a person's place on the waiting list, from 1; None: they aren't on it."""
        ids = [one.person.id for one in self.waiting]
        return ids.index(person_id) + 1 if person_id in ids else None

    @property
    def moved_up(self) -> tuple[int, ...]:
        """The people who have moved up from the waiting list and must still be told so."""
        if self.stage is not Stage.SIGNUP:
            return ()
        return tuple(one.person.id for one in self.entrants if one.queued is Queued.MOVED)

    def entrant(self, person_id: int) -> Entrant | None:
        """Return the player with an id, or None."""
        return next((one for one in self.entrants if one.person.id == person_id), None)

    def has_left(self, person_id: int) -> bool:
        """Return whether a player left before the end, or was erased, and plays no more.

        A player whose data is erased after the end has not left: the result stays, without a name.
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
class ResultPreview:
    """The consequences if an admin sets the result of a pairing."""

    stops: bool  # whether a running match is stopped
    after: Mapping[Result, Tournament]  # the tournament after each possible result
