"""The Swiss system: who has as many points meets, and nobody meets anybody twice.

Well-known libraries pair by the rules of chess, with its colours, from report files. Here there are
no colours and at most 32 people: a search that tries the best pair first is enough, and short.
"""

from collections.abc import Collection, Mapping, Sequence

Pair = tuple[int, int | None]
"""Two people; without a second the first has a bye."""


def usual_rounds(players: int) -> int:
    """Return how many rounds are enough for one player alone to have won all."""
    return max(1, (players - 1).bit_length())


def most_rounds(players: int) -> int:
    """Return how many rounds can be played for sure without a rematch.

    Before the last of them, each person can still meet at least half of the others, and then all
    can be paired (Dirac 1952). A bye is like one more person.
    """
    return (players + 1) // 2


def pairs_of(
    ranked: Sequence[int],
    scores: Mapping[int, float],
    met: Mapping[int, Collection[int]],
    had_bye: Collection[int],
) -> list[Pair] | None:
    """Pair people, the best first; None if somebody would have to play a rematch.

    Args:
        ranked: the people, the best first.
        scores: their points.
        met: whom each has played already.
        had_bye: who has had a bye; the lowest of the others gets one where somebody is left over.
    """
    if len(ranked) % 2 == 0:
        found = _paired(list(ranked), scores, met)
        return None if found is None else list(found)
    for resting in reversed(ranked):
        if resting in had_bye:
            continue
        found = _paired([one for one in ranked if one != resting], scores, met)
        if found is not None:
            return [*found, (resting, None)]
    return None


def _paired(
    left: list[int], scores: Mapping[int, float], met: Mapping[int, Collection[int]]
) -> list[Pair] | None:
    """Pair the first with the best opponent with whom all others can be paired, too."""
    if not left:
        return []
    first, others = left[0], left[1:]
    # Within one score, the upper half meets the lower half: 1 against 5, 2 against 6.
    level = [one for one in others if scores[one] == scores[first]]
    middle = len(level) // 2
    order = sorted(
        others,
        key=lambda one: (
            scores[first] - scores[one],
            abs(level.index(one) - middle) if one in level else others.index(one),
        ),
    )
    for one in order:
        if one in met.get(first, ()):
            continue
        rest = _paired([other for other in others if other != one], scores, met)
        if rest is not None:
            return [(first, one), *rest]
    return None
