"""The Swiss system: people with equal points meet, and nobody twice while that is possible.

The pairing is a matching of the least cost. The costs of its pairs are compared criterion by
criterion: see `_costs`. The library finds it in cubic time; a search that tries one pair after the
other can take hours. Well-known libraries for tournaments pair by the rules of chess, with its
colours, from report files.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import combinations
from typing import Final

from rustworkx import PyGraph, max_weight_matching

Pair = tuple[int, int | None]
"""Two people; without a second the first has a bye."""
Meetings = Mapping[int, Sequence[int]]
"""The earlier opponents of each person, once for each meeting."""

_ROOM: Final = 1 << 120
"""Limit of a weight: the library computes in 128 bits, and needs some of them itself."""


def usual_rounds(players: int) -> int:
    """Return the number of rounds after which only one player can have won all."""
    return max(1, (players - 1).bit_length())


def most_rounds(players: int) -> int:
    """Return the number of rounds that are certain to need no rematch, if nobody leaves.

    Before the last of these rounds, each person can still meet at least half of the others, so that
    all can be paired (Dirac 1952). A bye is like one more person.
    """
    return (players + 1) // 2


def pairs_of(
    ranked: Sequence[int],
    scores: Mapping[int, float],
    met: Meetings,
    byes: Sequence[int],
) -> list[Pair]:
    """Pair people. The same arguments always give the same pairs.

    A pairing counts as a meeting even after a no-show: FIDE (C.04.1) would let them meet again, and
    would give no bye to a player who has won without play.

    Args:
        ranked: the people, the best first; at least two.
        scores: their points.
        met: the earlier opponents of each. Two people meet again only if nothing else is possible.
        byes: the people who have had a bye, once for each bye.
    """
    places = [*range(len(ranked))]
    if len(ranked) % 2:
        places.append(len(ranked))  # nobody, as the opponent of the person who rests
    pairs = [*combinations(places, 2)]
    field = _Field(ranked, scores, met, byes, Counter(scores[one] for one in ranked))
    costs = [_costs(pair, field) for pair in pairs]
    weights = _weights(costs, len(places) // 2)
    graph: PyGraph[int, int] = PyGraph()
    graph.add_nodes_from(places)
    graph.add_edges_from(
        [(one, two, weight) for (one, two), weight in zip(pairs, weights, strict=True)]
    )
    found = max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    ordered = sorted((min(pair), max(pair)) for pair in found)
    ordered.sort(key=lambda pair: pair[1] == len(ranked))  # the bye is last
    return [(ranked[one], ranked[two] if two < len(ranked) else None) for one, two in ordered]


def repetitions(pairs: Collection[Pair], met: Meetings, byes: Sequence[int]) -> tuple[int, int]:
    """Return how often pairs have met before, and how many byes the resting person has had."""
    again = sum(met.get(one, ()).count(two) for one, two in pairs if two is not None)
    return again, sum(byes.count(one) for one, two in pairs if two is None)


@dataclass(frozen=True, slots=True)
class _Field:
    """The people to pair, best first, with their earlier results."""

    ranked: Sequence[int]
    scores: Mapping[int, float]
    met: Meetings
    byes: Sequence[int]
    level: Mapping[float, int]  # the number of people, by points


def _costs(pair: tuple[int, int], field: _Field) -> tuple[int, ...]:
    """Return the costs of a pair of places, the most important first.

    1. The number of earlier meetings, squared. 2. The earlier byes of the person who rests. 3. The
    number of people below the person who rests. 4. The difference of points, squared: two small
    differences are better than a large one. 5. Among people with equal points, the upper half meets
    the lower half, 1 against 5, 2 against 6; a person who is paired downwards meets the best there.
    6. A pseudo-random number, which is always the same: so only one pairing is the best,
    independent of the library and its version.
    """
    one, two = pair
    ranked, scores = field.ranked, field.scores
    person = ranked[one]
    chance = int.from_bytes(blake2b(b"%d %d" % pair, digest_size=4).digest())
    if two == len(ranked):
        return 0, field.byes.count(person), len(ranked) - 1 - one, 0, 0, chance
    other = ranked[two]
    again = field.met.get(person, ()).count(other)
    apart = round(2 * abs(scores[person] - scores[other]))  # in half points
    wanted = max(1, field.level[scores[person]] // 2) if apart == 0 else 1
    return again**2, 0, 0, apart**2, (two - one - wanted) ** 2, chance


def _weights(costs: Sequence[tuple[int, ...]], pairs: int) -> list[int]:
    """Combine each pair's costs into one weight; higher is better.

    A criterion outweighs all later criteria together, summed over all pairs of a pairing.
    """
    bases = [pairs * max(column) + 1 for column in zip(*costs, strict=True)]
    sums = []
    for row in costs:
        total = 0
        for cost, base in zip(row, bases, strict=True):
            total = total * base + cost
        sums.append(total)
    most = max(sums)
    assert most < _ROOM, "too many players for the library's numbers"
    return [most - total for total in sums]
