"""The pairings of a tournament's next round. The same earlier rounds always give the same ones."""

from collections import defaultdict

from bot.matches.models.tournament import Cause, Entrant, Format, Pairing, Result, Tournament
from bot.matches.tournaments import elimination, round_robin, swiss
from bot.matches.tournaments.standings import points_of, standings_of


def rounds_of(tournament: Tournament) -> int:
    """Return how many rounds are played."""
    players = len(tournament.entrants)
    match tournament.format:
        case Format.SINGLE:
            return elimination.rounds_for(players)
        case Format.ROUND_ROBIN:
            return round_robin.rounds_for(players)
        case Format.SWISS:
            wanted = tournament.rounds or swiss.usual_rounds(players)
            return min(wanted, swiss.most_rounds(players))


def seeds(entrants: tuple[Entrant, ...]) -> list[Entrant]:
    """Return the players by rating, best first; of two that are equal who signed up first."""
    return sorted(entrants, key=lambda one: (-(one.rating or 0), one.joined_at, one.person.id))


def round_of(tournament: Tournament, number: int) -> tuple[Pairing, ...]:
    """Return the pairings of a round, from the results of the rounds before it.

    None at all if no round can be played any more. Byes are decided already.
    """
    if number > (tournament.rounds or 0):
        return ()
    match tournament.format:
        case Format.SINGLE:
            pairs = _elimination(tournament, number)
        case Format.ROUND_ROBIN:
            people = [one.person.id for one in tournament.seeded]
            pairs = [*enumerate(round_robin.round_of(people, number), 1)]
        case Format.SWISS:
            pairs = [*enumerate(_swiss(tournament, number), 1)]
    return tuple(_pairing(number, place, *pair) for place, pair in pairs)


def _pairing(number: int, place: int, first: int, second: int | None) -> Pairing:
    if second is None:
        return Pairing(number, place, first, result=Result.FIRST, cause=Cause.BYE)
    return Pairing(number, place, first, second)


def _elimination(tournament: Tournament, number: int) -> list[tuple[int, swiss.Pair]]:
    if number == 1:
        slots = elimination.first_round([one.person.id for one in tournament.seeded])
    else:
        size = 1 << (tournament.rounds or 0) - number + 1
        winners = {one.number: one.winner for one in tournament.of_round(number - 1)}
        slots = elimination.next_round(size, winners)
    return [(place, (one, two)) for place, one, two in slots if one is not None]


def _swiss(tournament: Tournament, number: int) -> list[swiss.Pair]:
    before = [one for one in tournament.pairings if one.round < number]
    met: defaultdict[int, set[int]] = defaultdict(set)
    for one in before:
        for person in one.people:
            met[person].update(other for other in one.people if other != person)
    there = [
        one.person_id
        for one in standings_of(tournament, number - 1)
        if not _gone(tournament, one.person_id, number)
    ]
    if len(there) < 2:
        return []
    byes = {one.first for one in before if one.second is None}
    return swiss.pairs_of(there, points_of(tournament, number - 1), met, byes) or []


def _gone(tournament: Tournament, person_id: int, number: int) -> bool:
    """Return whether a player had left before a round was paired."""
    entrant = tournament.entrant(person_id)
    return entrant is None or (entrant.left_round is not None and entrant.left_round < number)
