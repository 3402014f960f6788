"""How a tournament stands. Everything follows from its pairings."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.matches.models.tournament import Format, Pairing, Result, Stage, Tournament


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's line in the table. Equal results have the same rank.

    Ties of points are broken by `buchholz` (the points of one's opponents), then by `berger`
    (Sonneborn-Berger: the points of those whom one beat, and half of those one drew with).
    A bye counts as a win in a Swiss only. `reached` is the last round of an elimination in which a
    player still was.
    """

    person_id: int
    rank: int
    points: float = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    buchholz: float = 0
    berger: float = 0
    reached: int = 0


def points_of(tournament: Tournament, until: int | None = None) -> dict[int, float]:
    """Return everybody's points, of the decided pairings until a round."""
    found = {one.person.id: 0.0 for one in tournament.entrants}
    for pairing in _decided(tournament, until):
        for person_id in pairing.people:
            found[person_id] += _points(pairing, person_id, tournament.format)
    return found


def standings_of(tournament: Tournament, until: int | None = None) -> tuple[Standing, ...]:
    """Return the table, best first; `until`: only the rounds until this one."""
    points = points_of(tournament, until)
    decided = _decided(tournament, until)
    lines = [_line(one.person.id, points, decided, tournament.format) for one in tournament.seeded]
    merit = _merit_in_elimination if tournament.format is Format.SINGLE else _merit
    lines.sort(key=merit, reverse=True)  # equals stay in the order of their seeds
    merits = [merit(line) for line in lines]
    return tuple(
        replace(line, rank=merits.index(own) + 1) for line, own in zip(lines, merits, strict=True)
    )


def winners_of(tournament: Tournament) -> tuple[int, ...]:
    """Return who has won a tournament that is over: several after a tie, nobody at all at times."""
    if tournament.stage is not Stage.FINISHED:
        return ()
    if tournament.format is Format.SINGLE:
        final = [one.winner for one in tournament.of_round(tournament.round)]
        return tuple(one for one in final if one is not None)
    table = standings_of(tournament)
    stayed = [one for one in table if not tournament.has_left(one.person_id)]
    best = stayed[0].rank if stayed else 0
    return tuple(one.person_id for one in stayed if one.rank == best)


def _merit_in_elimination(line: Standing) -> tuple[float, ...]:
    return (line.reached,)


def _merit(line: Standing) -> tuple[float, ...]:
    return line.points, line.buchholz, line.berger


def _decided(tournament: Tournament, until: int | None) -> Sequence[Pairing]:
    return [
        one
        for one in tournament.pairings
        if one.result is not None and (until is None or one.round <= until)
    ]


def _points(pairing: Pairing, person_id: int, played: Format) -> float:
    if pairing.second is None and played is Format.ROUND_ROBIN:
        return 0  # who rests gets nothing: everybody does so once
    if pairing.result is Result.DRAW:
        return 0.5
    return float(pairing.winner == person_id)


def _line(
    person_id: int, points: dict[int, float], decided: Sequence[Pairing], played: Format
) -> Standing:
    mine = [one for one in decided if person_id in one.people]
    won = drawn = lost = 0
    buchholz = berger = 0.0
    for one in mine:
        others = [other for other in one.people if other != person_id]
        theirs = sum(points[other] for other in others)
        buchholz += theirs
        if one.result is Result.DRAW:
            drawn += 1
            berger += theirs / 2
        elif one.winner == person_id:
            won += one.second is not None or played is Format.SWISS
            berger += theirs
        else:
            lost += 1
    reached = max((one.round + (one.winner == person_id) for one in mine), default=0)
    return Standing(person_id, 0, points[person_id], won, drawn, lost, buchholz, berger, reached)
