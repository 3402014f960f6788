"""The Swiss system: people with as many points meet, and nobody meets anybody twice while possible.

The pairing is a matching of the least cost. The costs of its pairs are compared criterion by
criterion: see `_costs`. The library finds it in a time that grows with the third power of the
players; a search that tries one pair after the other can take hours. Well-known libraries for
tournaments pair by the rules of chess, with its colours, from report files.
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
"""By person: whom they have played already, as often as they did."""

_ROOM: Final = 1 << 120
"""The library computes in 128 bits, and needs some of them itself."""


def usual_rounds(players: int) -> int:
    """Return how many rounds are enough for one player alone to have won all."""
    return max(1, (players - 1).bit_length())


def most_rounds(players: int) -> int:
    """Return how many rounds can be played for sure without a rematch, if nobody leaves.

    Before the last of them, each person can still meet at least half of the others, and then all
    can be paired (Dirac 1952). A bye is like one more person.
    """
    return (players + 1) // 2


def pairs_of(
    ranked: Sequence[int],
    scores: Mapping[int, float],
    met: Meetings,
    byes: Sequence[int],
) -> list[Pair]:
    """Pair people. The same arguments always give the same pairs.

    Who was paired has met, also where one did not come: FIDE (C.04.1) would let them meet again,
    and would give no bye to somebody who has won without play.

    Args:
        ranked: the people, the best first. They are at least two.
        scores: their points.
        met: whom each has played already. Two meet again only where nothing else is possible.
        byes: who has had a bye, as often as they had.
    """
    places = [*range(len(ranked))]
    if len(ranked) % 2:
        places.append(len(ranked))  # nobody: the opponent of the one who rests
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
    ordered.sort(key=lambda pair: pair[1] == len(ranked))  # the bye stands last
    return [(ranked[one], ranked[two] if two < len(ranked) else None) for one, two in ordered]


def repetitions(pairs: Collection[Pair], met: Meetings, byes: Sequence[int]) -> tuple[int, int]:
    """Return how often pairs have met before, and how many byes the resting person has had."""
    again = sum(met.get(one, ()).count(two) for one, two in pairs if two is not None)
    return again, sum(byes.count(one) for one, two in pairs if two is None)


@dataclass(frozen=True, slots=True)
class _Field:
    """The people to pair, best first, and what is known of them."""

    ranked: Sequence[int]
    scores: Mapping[int, float]
    met: Meetings
    byes: Sequence[int]
    level: Mapping[float, int]  # how many have so many points


def _costs(pair: tuple[int, int], field: _Field) -> tuple[int, ...]:
    """Return what a pair of places costs, the most important first.

    1. They have met before; worse, the more often. 2. Whoever rests has rested before. 3. There
    is somebody below them who could rest. 4. They have not as many points: two small differences
    are better than a large one. 5. Of those with as many points, the upper half meets the lower
    half, 1 against 5, 2 against 6; somebody who goes down meets the best there. 6. A number that
    looks like chance and is always the same: so only one pairing is the best, and no library, nor
    version of one, can choose another.
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
    """Put each pair's costs into one number, the higher the better.

    A criterion weighs more than all later ones together, of as many pairs as a pairing has.
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
