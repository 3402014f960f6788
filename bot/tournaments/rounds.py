"""The pairings of a tournament's next round; they are determined by the earlier rounds."""

from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import replace

from bot.tournaments import double_elimination, elimination, round_robin, swiss
from bot.tournaments.model import (
    Cause,
    Entrant,
    Format,
    Pairing,
    Result,
    Tournament,
)
from bot.tournaments.standings import points_of


def rounds_of(tournament: Tournament) -> int:
    """Return the number of rounds of the format; in a Swiss, without rematches."""
    players = len(tournament.entrants)
    match tournament.format:
        case Format.SINGLE:
            return elimination.rounds_for(players)
        case Format.DOUBLE:
            return double_elimination.rounds_for(elimination.rounds_for(players))
        case Format.ROUND_ROBIN:
            return round_robin.rounds_for(players)
        case Format.SWISS:
            wanted = tournament.rounds or swiss.usual_rounds(players)
            return min(wanted, swiss.most_rounds(players))


def seeds(entrants: tuple[Entrant, ...]) -> list[Entrant]:
    """Return the players in the order of their seeds.

    Players with a place by draw or by hand come first, then the others by rating, best first;
    equal ratings by sign-up.
    """
    return sorted(
        entrants,
        key=lambda one: (
            *(one.placed is None, one.placed or 0),
            *(-(one.rating or 0), one.joined_at, one.person.id),
        ),
    )


def expected_seeds(tournament: Tournament, ratings: Mapping[int, int]) -> list[Entrant]:
    """Return the players in the order of the seeds that they would get now."""
    people = tournament.entrants
    return seeds(tuple(replace(one, rating=ratings.get(one.person.id)) for one in people))


def slots_of(tournament: Tournament, number: int) -> list[elimination.Slot]:
    """Return a round of a bracket; of a future round, the people known so far."""
    if number == 1:
        return elimination.first_round([one.person.id for one in tournament.seeded])
    if tournament.format is Format.DOUBLE:
        return _of_double(tournament, number)
    size = 1 << (tournament.rounds or 0) - number + 1
    winners = {one.number: one.winner for one in tournament.of_round(number - 1)}
    return elimination.next_round(size, winners)


def _of_double(tournament: Tournament, number: int) -> list[elimination.Slot]:
    known = {one.key: one for one in tournament.pairings}
    seed_of = {one.person.id: one.seed or 0 for one in tournament.entrants}

    def outcome(round_: int, place: int) -> tuple[int | None, tuple[int, ...]]:
        """Return winner and losers; of two losers the better seed joins the others later."""
        one = known.get((round_, place))
        if one is None or one.second is None or one.result is None:
            return (None if one is None else one.winner), ()
        losers = [person for person in one.people if person != one.winner]
        losers.sort(key=lambda person: seed_of[person], reverse=True)
        return one.winner, tuple(losers)

    return double_elimination.round_of(tournament.rounds or 0, number, outcome)


def round_of(tournament: Tournament, number: int) -> tuple[Pairing, ...]:
    """Return the pairings of a round, from the results of the rounds before it.

    Empty if no further round can be played. Byes have their result already.
    """
    if number > (tournament.rounds or 0):
        return ()
    match tournament.format:
        case Format.SINGLE | Format.DOUBLE:
            slots = slots_of(tournament, number)
            pairs = [(place, (one, two)) for place, one, two in slots if one is not None]
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


def next_round(tournament: Tournament) -> tuple[int, tuple[Pairing, ...]]:
    """Return the number and the pairings of the next round; no pairings: it is over.

    In a double elimination, a round of the losers alone may have nobody to play it.
    """
    number = tournament.round + 1
    pairings = round_of(tournament, number)
    while not pairings and tournament.format is Format.DOUBLE and number < (tournament.rounds or 0):
        number += 1
        pairings = round_of(tournament, number)
    return number, pairings


def _swiss(tournament: Tournament, number: int) -> list[swiss.Pair]:
    points = points_of(tournament, number - 1)
    there = [
        one.person.id
        for one in tournament.seeded
        if not tournament.left_before(one.person.id, number)
    ]
    there.sort(key=lambda one: points[one], reverse=True)  # equals stay in the order of their seeds
    if len(there) < 2:
        return []
    return swiss.pairs_of(there, points, *_before(tournament, number))


def _before(tournament: Tournament, number: int) -> tuple[swiss.Meetings, list[int]]:
    """Return the opponents of each person before a round, and the people who had byes."""
    met: defaultdict[int, list[int]] = defaultdict(list)
    byes = []
    for one in tournament.pairings:
        if one.round < number:
            if one.second is None:
                byes.append(one.first)
            else:
                met[one.first].append(one.second)
                met[one.second].append(one.first)
    return met, byes


def repetitions(
    tournament: Tournament, number: int, pairings: Collection[Pairing]
) -> tuple[int, int]:
    """Return how often a round's pairs have met before, and its resting person's earlier byes."""
    return swiss.repetitions(
        [(one.first, one.second) for one in pairings], *_before(tournament, number)
    )


def is_rematch(tournament: Tournament, pairing: Pairing) -> bool:
    """Return whether both people have met in an earlier round."""
    return repetitions(tournament, pairing.round, [pairing])[0] > 0
