"""The standings and winners of a tournament, computed from its pairings.

Players who left can't win: they are ranked below all who stayed, except in a bracket, where the
rank depends on the round that they reached.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.tournaments import double_elimination
from bot.tournaments.double_elimination import BracketPart
from bot.tournaments.model import (
    Cause,
    Format,
    Pairing,
    Result,
    Stage,
    Tournament,
)

_PLAYED: Final = (Cause.MATCH, Cause.ADMIN)
"""Pairings that were played; the others are byes and walkovers."""


@dataclass(frozen=True, slots=True)
class TournamentStanding:
    """A player's line in the table. Equal results have the same rank.

    The rank is None while it isn't certain: while nobody has a point, and in a bracket while the
    player is still in.

    Ties of points are broken by `buchholz` (the points of all opponents) in a Swiss, then by
    `berger` (Sonneborn-Berger: the points of beaten opponents, and half the points of opponents in
    draws). In a round robin only `berger` decides: before its end, `buchholz` depends on the order
    of the rounds. The direct encounter is no tie-break; FIDE leaves the choice to the organiser
    (C.07). A bye counts as a win in a Swiss only. `reached` is the last round of an elimination in
    which a player still was.

    In a Swiss, rounds that were not played count as in FIDE's rules of the virtual opponent (C.02,
    13.15 of 2012); its newer rules (C.07 of 2023) count them in another way. For the player's own
    tie-breaks, a bye or a walkover was against a virtual opponent with equal points before the
    round, who lost the points that the player won in it, and drew all later rounds that are over.
    For the tie-breaks of their opponents, each such round of a player was a draw. Rounds after a
    player left add nothing to their own.
    """

    person_id: int
    rank: int | None
    points: float = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    buchholz: float = 0
    berger: float = 0
    reached: int = 0
    byes: int = 0
    still_in: bool = False
    """In a running bracket: whether the player is not out by defeats, and has not left."""


class Ending(StrEnum):
    """The reason why a tournament ended before its last match was played."""

    LEFT = "left"  # a finalist left, or both
    NO_SHOW = "no-show"  # a finalist did not come to the final, or neither
    UNOPPOSED = "unopposed"  # nobody was left to play the final against this finalist
    NO_FINAL = "no-final"  # nobody was left to play the final at all
    ALONE = "alone"  # in a table, all others left
    EMPTY = "empty"  # in a table, everybody left


def points_of(tournament: Tournament, until: int | None = None) -> dict[int, float]:
    """Return everybody's points, from the pairings that count, up to a round."""
    found = {one.person.id: 0.0 for one in tournament.entrants}
    for pairing in _counted(tournament, until):
        for person_id in pairing.people:
            found[person_id] += _points(pairing, person_id, tournament.format)
    return found


def has_results(tournament: Tournament) -> bool:
    """Return whether a pairing of two has its result."""
    return any(one.result is not None and one.second is not None for one in tournament.pairings)


def standings_of(tournament: Tournament) -> tuple[TournamentStanding, ...]:
    """Return the table, best first."""
    table = _Table(tournament)
    lines = [table.line(one.person.id) for one in tournament.seeded]
    lines.sort(key=table.merit, reverse=True)  # equals stay in the order of their seeds
    if tournament.stage is Stage.FINISHED:
        first = 1 if _best(tournament, lines) else 2
    elif tournament.format.is_bracket:
        return tuple(replace(line, rank=_place_so_far(tournament, lines, line)) for line in lines)
    elif any(line.points for line in lines):
        first = 1
    else:
        return tuple(lines)
    merits = [table.merit(line) for line in lines]
    return tuple(
        replace(line, rank=merits.index(own) + first)
        for line, own in zip(lines, merits, strict=True)
    )


def _place_so_far(
    tournament: Tournament, lines: Sequence[TournamentStanding], line: TournamentStanding
) -> int | None:
    """Return the rank of a player who is out of a bracket: below all who go on from that round.

    Each undecided match of the round counts as a player who goes on.
    """
    if line.still_in:
        return None
    if tournament.format is Format.DOUBLE:
        return _place_in_double(tournament, lines, line)
    if line.reached > tournament.round:  # left after a win: loses in a round that has not begun
        return 1 + (1 << (tournament.rounds or line.reached) - line.reached)
    coming = tournament.undecided if line.reached == tournament.round else ()
    return 1 + sum(one.reached > line.reached for one in lines) + len(coming)


def _place_in_double(
    tournament: Tournament, lines: Sequence[TournamentStanding], line: TournamentStanding
) -> int | None:
    """Return the rank of a player with two defeats: below all who are in, or came further.

    Each undecided match of this round whose loser is out adds a player of the same rank.
    """
    if not is_out(tournament, line.person_id):
        return None  # left, but has not lost yet
    ahead = sum(one.still_in or one.reached > line.reached for one in lines)
    if line.reached < tournament.round:
        return 1 + ahead
    return 1 + ahead - sum(_drops_out(tournament, one) for one in tournament.undecided)


def _drops_out(tournament: Tournament, one: Pairing) -> bool:
    """Return whether the loser of a bracket's pairing is out."""
    if tournament.format is Format.SINGLE:
        return True
    part = double_elimination.part_of(tournament.rounds or 0, one.round, one.number)
    return part is BracketPart.LOSERS


def is_out(tournament: Tournament, person_id: int) -> bool:
    """Return whether a player is out of a bracket, by the number of defeats.

    The grand final is not considered: after it the tournament is over.
    """
    for one in tournament.pairings:
        if one.result is None or person_id not in one.people or one.winner == person_id:
            continue
        if _drops_out(tournament, one):
            return True
    return False


def winners_of(tournament: Tournament) -> tuple[int, ...]:
    """Return the winners of a finished tournament: several after a tie, or nobody."""
    if tournament.stage is not Stage.FINISHED:
        return ()
    table = standings_of(tournament)
    best = _best(tournament, table)
    return tuple(one.person_id for one in table if best and one.rank == 1 and one.person_id in best)


def ending_of(tournament: Tournament) -> tuple[Ending, tuple[int, ...]] | None:
    """Return why a tournament was over before its last match was played, and its people."""
    if tournament.stage is not Stage.FINISHED:
        return None
    if tournament.format.is_bracket:
        return _ending_of_bracket(tournament)
    stayed = [one.person.id for one in tournament.seeded if not tournament.has_left(one.person.id)]
    if not stayed:
        return Ending.EMPTY, ()
    if len(stayed) == 1 and tournament.round < (tournament.rounds or 0):
        return Ending.ALONE, tuple(stayed)
    return None


def _ending_of_bracket(tournament: Tournament) -> tuple[Ending, tuple[int, ...]] | None:
    final = tournament.of_round(tournament.rounds or 0)
    if tournament.format is Format.DOUBLE and not final:
        final = tournament.of_round((tournament.rounds or 0) - 1)
    if not final or final[0].second is None:
        winners = winners_of(tournament)
        return (Ending.UNOPPOSED if winners else Ending.NO_FINAL), winners
    one = final[0]
    missed = tuple(person for person in one.people if person != one.winner)
    match one.cause:
        case Cause.LEFT:
            return Ending.LEFT, missed
        case Cause.NO_SHOW:
            return Ending.NO_SHOW, missed
    return None


def annulled(tournament: Tournament) -> frozenset[int]:
    """Return the players whose results are annulled: they left a round robin early (FIDE)."""
    return frozenset(
        one.person.id
        for one in tournament.entrants
        if one.left_round is not None and would_annul(tournament, one.person.id)
    )


def would_annul(tournament: Tournament, person_id: int) -> bool:
    """Return whether a player's results are annulled if they leave.

    They are before half of their matches are played. A walkover was not played.
    """
    if tournament.format is not Format.ROUND_ROBIN:
        return False
    entrant = tournament.entrant(person_id)
    until = (
        tournament.round if entrant is None or entrant.left_round is None else entrant.left_round
    )
    played = sum(
        one.cause in _PLAYED and one.round <= until and person_id in one.people
        for one in tournament.pairings
    )
    return 2 * played < len(tournament.entrants) - 1


def _best(tournament: Tournament, table: Sequence[TournamentStanding]) -> frozenset[int]:
    """Return the possible winners of a finished tournament; the best of them has won."""
    if not tournament.format.is_bracket:
        people = [one.person_id for one in table]
    else:
        people = [one.winner or 0 for one in tournament.of_round(tournament.round)]
    return frozenset(one for one in people if one and not tournament.has_left(one))


def _counted(tournament: Tournament, until: int | None = None) -> Sequence[Pairing]:
    gone = annulled(tournament)
    return [
        one
        for one in tournament.pairings
        if one.result is not None
        and (until is None or one.round <= until)
        and gone.isdisjoint(one.people)
    ]


def _points(pairing: Pairing, person_id: int, played: Format) -> float:
    if pairing.second is None and played is Format.ROUND_ROBIN:
        return 0  # a bye has no points: everybody rests once
    if pairing.result is Result.DRAW:
        return 0.5
    return float(pairing.winner == person_id)


class _Table:
    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament
        self._points = points_of(tournament)
        self._mine: dict[int, list[Pairing]] = {one: [] for one in self._points}
        for pairing in _counted(tournament):
            for person_id in pairing.people:
                self._mine[person_id].append(pairing)
        self._over = tournament.round - bool(tournament.undecided)  # number of finished rounds
        self._playing = {one for pairing in tournament.undecided for one in pairing.people}
        self._virtual = tournament.format is Format.SWISS
        bracket, over = tournament.format.is_bracket, tournament.stage is Stage.FINISHED
        self._champions = _best(tournament, ()) if bracket and over else frozenset()
        self._bracket_goes_on = bracket and not over
        self._worth = self._points
        if self._virtual:
            self._worth = {one: self._worth_of(one) for one in self._points}

    def line(self, person_id: int) -> TournamentStanding:
        """Return a player's line, without the rank."""
        played = self._tournament.format
        won = drawn = lost = byes = 0
        buchholz = berger = 0.0
        for one in self._mine[person_id]:
            theirs = self._opponents_worth(one, person_id)
            byes += one.second is None
            buchholz += theirs
            if one.result is Result.DRAW:
                drawn += 1
                berger += theirs / 2
            elif one.winner == person_id:
                won += one.second is not None or played is Format.SWISS
                berger += theirs
            else:
                lost += 1
        mine = self._mine[person_id]
        reached = max((one.round + (one.winner == person_id) for one in mine), default=0)
        if person_id in self._playing:
            reached = self._tournament.round
        stays = not self._tournament.has_left(person_id)
        stays = stays and not (self._bracket_goes_on and is_out(self._tournament, person_id))
        return TournamentStanding(
            person_id=person_id,
            rank=None,
            points=self._points[person_id],
            won=won,
            drawn=drawn,
            lost=lost,
            buchholz=buchholz,
            berger=berger,
            reached=reached,
            byes=byes,
            still_in=self._bracket_goes_on and stays,
        )

    def merit(self, line: TournamentStanding) -> tuple[float, ...]:
        """Return the criteria of a player's rank, the most important first."""
        if self._tournament.format.is_bracket:
            return line.still_in, line.reached, line.person_id in self._champions
        stays = not self._tournament.has_left(line.person_id)
        if self._tournament.format is Format.ROUND_ROBIN:
            return stays, line.points, line.berger
        return stays, line.points, line.buchholz, line.berger

    def _opponents_worth(self, one: Pairing, person_id: int) -> float:
        """Return a pairing's part of the points of a player's opponents."""
        if not self._virtual or one.cause in _PLAYED:
            return sum(self._worth[other] for other in one.people if other != person_id)
        before = sum(
            self._points_in(other, person_id)
            for other in self._mine[person_id]
            if other.round < one.round
        )
        later = max(self._over - one.round, 0)
        return before + 1 - self._points_in(one, person_id) + later / 2

    def _worth_of(self, person_id: int) -> float:
        """Return a player's points with a draw for each round that they did not play."""
        mine = self._mine[person_id]
        played = [one for one in mine if one.cause in _PLAYED]
        points = sum(self._points_in(one, person_id) for one in played)
        early = sum(one.round > self._over for one in mine)  # decided pairings of the running round
        return points + (self._over + early - len(played)) / 2

    def _points_in(self, one: Pairing, person_id: int) -> float:
        return _points(one, person_id, self._tournament.format)
