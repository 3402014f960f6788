"""The pairings in the bracket of a tournament, as far as they are known."""

from bot.tournaments import double_elimination, elimination
from bot.tournaments.model import Format, Tournament


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

    def outcome(round_: int, place: int) -> tuple[int | None, int | None]:
        one = known.get((round_, place))
        if one is None or one.second is None or one.winner is None:
            return (None if one is None else one.winner), None
        return one.winner, one.second if one.winner == one.first else one.first

    return double_elimination.round_of(tournament.rounds or 0, number, outcome)
