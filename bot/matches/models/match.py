"""A match as it is stored: everything about it, from the challenge to the result."""

from dataclasses import dataclass, field
from datetime import date, datetime
from enum import StrEnum
from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.cards import Card
from bot.koikoi.events import Event, VoidReason
from bot.koikoi.state import Match, other
from bot.matches.models.people import Computer, Person, Player
from bot.matches.models.terms import ChannelRef, Terms


class Status(StrEnum):
    """The status of a match. Its row and id stay the same from challenge to result."""

    INVITED = "invited"
    PLAYING = "playing"
    FINISHED = "finished"  # a result: played out, resigned, timed out
    ABORTED = "aborted"  # ended without a result
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"

    @property
    def open(self) -> bool:
        """Whether the challenge or match can still change."""
        return self in (Status.INVITED, Status.PLAYING)


class EndReason(StrEnum):
    """The reason why an aborted match has no result, in its row; its log has `abort` for all."""

    ABORT = "abort"  # an admin or the bot ended it
    WITHDRAW = "withdraw"  # a player left before both had laid a card
    AGREED = "agreed"  # both players wanted it


MOST_OFFERS: Final = 2
"""How often each player may offer to call a match off: more would be nagging."""


class DeadlineKind(StrEnum):
    """The event that a match's deadline causes."""

    OFFER = "offer"  # nobody joined the open table yet: it offers the computer too
    EXPIRE = "expire"  # the challenge lapses
    DEAL = "deal"  # the next round starts
    SWAP = "swap"  # nobody asked for a blind swap: the hand is kept
    HALF = "half"  # half of a live turn is over: its player is called
    TURN = "turn"  # the player whose turn it is counts as absent
    ABSENT = "absent"  # nobody answered what to do about the absent player
    COMPUTER = "computer"  # a computer player moves
    UNATTENDED = "unattended"  # a match against the computer that was left alone


@dataclass(frozen=True, slots=True)
class FirstDealer:
    """How the first dealer was decided. It is stored with the match, shown and exported.

    `draws` are the pairs of cards of the drawing ceremony, challenger first; every pair but the
    last was a tie.
    """

    method: str  # month_draw, random, challenger
    draws: tuple[tuple[Card, Card], ...] = ()


@dataclass(frozen=True, slots=True)
class SealedDeal:
    """A deal's commitment. The nonce must not be in reprs, logs or messages until it is opened.

    `void` is the reason why the cards were dealt again. It isn't stored: it follows from the deal.
    """

    seq: int  # of the deal's action
    number: int  # the round
    commitment: str
    nonce: str = field(repr=False)
    void: VoidReason | None = None


@dataclass(frozen=True, slots=True)
class OpenedDeal:
    """A deal as players may see it: nonce and deal line are None until the round is over."""

    number: int
    commitment: str
    void: VoidReason | None  # why it doesn't count, if it doesn't
    nonce: str | None
    deal: str | None


def challenge_key(place: ChannelRef, challenger: Person, opponent: Person | None) -> str:
    """Return a key that is equal for two challenges that must not be open at the same time.

    Two people have one challenge on a server, by either of them. A person has one open table (no
    opponent) in a channel.
    """
    guild_id = place.guild_id or 0
    if opponent is None:
        return f"table {guild_id} {place.channel_id} {challenger.id}"
    first, second = sorted((challenger.id, opponent.id))
    return f"pair {guild_id} {first} {second}"


@dataclass(frozen=True, slots=True)
class MatchInfo:
    """The row of a match. Lists read only this; nothing in it is secret.

    `called_at` is set when a turn was forgotten, as it seems: half of it is over, all of it is
    over, or the other player waits on. From then on its player is called, with a sound, whether
    or not they were active lately.

    `offered_by` is who offers to call the match off, as long as the other has not answered; of a
    match that was called off, who offered it or withdrew.
    """

    id: int
    status: Status
    place: ChannelRef
    challenger: Person
    opponent: Player | None  # None: an open table
    terms: Terms
    created_at: datetime
    revision: int = 0  # counts every change, actions or not
    seats: tuple[Player, Player] | None = None
    seq: int = 0  # actions so far
    to_act: Seat | None = None
    scores: tuple[int, int] = (0, 0)
    number: int = 1  # the running or next round
    started_at: datetime | None = None
    ended_at: datetime | None = None
    due: DeadlineKind | None = None
    deadline: datetime | None = None
    turn_since: datetime | None = None
    called_at: datetime | None = None
    absent: Seat | None = None  # the other seat may wait, make it daily, or claim
    ready: tuple[bool, bool] = (False, False)  # for the next round
    moved_at: tuple[datetime | None, datetime | None] = (None, None)
    rated: bool = True
    first_dealer: FirstDealer | None = None
    rematch_of: int | None = None
    retry_of: int | None = None  # the match of which a position is played again, uncounted
    retry_at: int | None = None  # the number of the action from which on it is played again
    day: date | None = None  # whose deal of the day is played; None: any other match
    rotation_id: int | None = None  # the table for several people, if this is one of its hands
    hand: int | None = None  # its number among the hands of that table, from 1
    winner: Seat | None = None
    reason: str | None = None  # how it ended: rounds, target, bust, resign, timeout, or `EndReason`
    offered_by: Seat | None = None
    offered_at: datetime | None = None
    offers: tuple[int, int] = (0, 0)  # how often each seat has offered to call the match off
    # The reaction of each seat to the last result, where two strangers play without a table.
    cheers: tuple[str | None, str | None] = (None, None)

    @property
    def people(self) -> tuple[Person, ...]:
        """Return the people of the match: of its seats, or else challenger and opponent."""
        players = self.seats or (self.challenger, self.opponent)
        return tuple(player for player in players if isinstance(player, Person))

    @property
    def red(self) -> Seat:
        """The seat of the red player; the other one is white.

        Against a computer the person is red, of two people the one who is longer on Discord. So
        a colour stays with its person in rematches, also if the other one deals first.
        """
        first, second = self.seats or (self.challenger, self.opponent)
        if not isinstance(first, Person):
            return 1
        return 1 if isinstance(second, Person) and second.id < first.id else 0

    @property
    def challenge_key(self) -> str | None:
        """The key of this challenge; None if it is not open. See the function of this name."""
        if self.status is not Status.INVITED or isinstance(self.opponent, Computer):
            return None
        return challenge_key(self.place, self.challenger, self.opponent)

    @property
    def turn_ends(self) -> datetime | None:
        """When the time of the running turn is over; its deadline may be the half before it."""
        if self.deadline is None or self.due is not DeadlineKind.HALF:
            return self.deadline
        return self.deadline + self.terms.turn / 2

    @property
    def half_over(self) -> bool:
        """Whether the player on turn was called because half of their time was over."""
        if self.called_at is None or self.deadline is None or self.due is not DeadlineKind.TURN:
            return False
        return self.deadline - self.called_at <= self.terms.turn / 2

    @property
    def against_computer(self) -> bool:
        """Whether one of the players is a computer."""
        return self.opponent is not None and not isinstance(self.opponent, Person)

    @property
    def has_table(self) -> bool:
        """Whether everybody in a channel sees the match. The deal of the day gives nothing away."""
        return self.place.guild_id is not None and self.day is None

    @property
    def found(self) -> bool:
        """Whether two people play who were found for each other on any server."""
        return self.place.guild_id is None and self.day is None and not self.against_computer

    @property
    def casual(self) -> bool:
        """Whether the result has no consequences, so that a player may ask the teacher.

        True for a match that is not rated. Never true for the deal of the day, because its table
        compares the results of all players with the same cards, nor for a hand at a table for
        several people: it is not rated because one hand is luck, but its points count there.
        """
        if self.day is not None or self.rotation_id is not None:
            return False
        return self.against_computer or not self.rated

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked whether to call the match off; None: nobody is."""
        if self.offered_by is None or self.status is not Status.PLAYING:
            return None
        return other(self.offered_by)

    def seat_of(self, person_id: int) -> Seat | None:
        """Return a person's seat; None if they don't play, and before the match starts."""
        if self.seats is None:
            return None
        first, second = self.seats
        if isinstance(first, Person) and first.id == person_id:
            return 0
        if isinstance(second, Person) and second.id == person_id:
            return 1
        return None

    def waits_for(self, person_id: int) -> bool:
        """Return whether the match waits for this person.

        It waits for their move, for their answer to a challenge, or for their choice after the
        other player's time has run out.
        """
        if self.status is Status.INVITED:
            return isinstance(self.opponent, Person) and self.opponent.id == person_id
        seat = self.seat_of(person_id)
        late = self.absent is not None and seat is not None and self.absent == other(seat)
        return late or (self.to_act is not None and self.to_act == seat)


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """The row and the replayed game. `match` is None until the challenge is accepted."""

    info: MatchInfo
    match: Match | None = field(default=None, repr=False)
    deals: tuple[SealedDeal, ...] = ()

    @property
    def id(self) -> int:
        """The match's number."""
        return self.info.id

    @property
    def seq(self) -> int:
        """The sequence number that the next button must carry."""
        return self.info.seq

    @property
    def voided(self) -> tuple[VoidReason, ...]:
        """Why the cards of the newest round were dealt again, each time that they were."""
        number = self.deals[-1].number if self.deals else 0
        return tuple(deal.void for deal in self.deals if deal.number == number and deal.void)

    @property
    def revision(self) -> int:
        """The revision that is stored for a message that shows this state."""
        return self.info.revision


@dataclass(frozen=True, slots=True)
class Transition:
    """One change: before, after, and the public events between."""

    origin: StoredMatch
    stored: StoredMatch
    events: tuple[Event, ...] = ()

    @property
    def seq(self) -> int:
        """The new sequence number."""
        return self.stored.seq


@dataclass(frozen=True, slots=True)
class Announcement:
    """Sent to subscribers after a commit, without secrets. Load the match for its newest state."""

    match_id: int
    seq: int
    revision: int
    deadline: datetime | None = None
    moves: int = 0  # the number that the change added, of people and computers
    absent: bool = False  # whether a player counts as absent
    guild_id: int | None = None
    elsewhere: bool = False  # whether another process made the change
