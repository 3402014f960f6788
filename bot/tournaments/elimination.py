"""Single elimination: a player is out after one defeat.

The bracket has the size of a power of two. The seeds are placed so that the best two can only meet
in the final; if players are missing, the best seeds have a bye in the first round.
"""

from collections.abc import Mapping, Sequence

Slot = tuple[int, int | None, int | None]
"""The number of a pairing, and the ids of both people; None: nobody."""


def rounds_for(players: int) -> int:
    """Return how many rounds a bracket has."""
    return max(1, (players - 1).bit_length())


def bracket_order(size: int) -> list[int]:
    """Return the seeds of a full bracket from top to bottom: 1, 8, 4, 5, 2, 7, 3, 6."""
    order = [1]
    while len(order) < size:
        double = 2 * len(order) + 1
        order = [seed for one in order for seed in (one, double - one)]
    return order


def first_round(seeded: Sequence[int]) -> list[Slot]:
    """Return the first round of people in the order of their seeds; the better seed is first."""
    size = 1 << rounds_for(len(seeded))
    people = [seeded[seed - 1] if seed <= len(seeded) else None for seed in bracket_order(size)]
    pairs = zip(people[::2], people[1::2], strict=True)
    return [(number, one, two) for number, (one, two) in enumerate(pairs, 1)]


def next_round(size: int, winners: Mapping[int, int | None]) -> list[Slot]:
    """Return the next round. `winners`: by pairing; `size`: the pairings before.

    If a pairing has no winner, the opponent in the next round has a bye. Without winners on both
    sides, there is no pairing.
    """
    found: list[Slot] = []
    for number in range(1, size // 2 + 1):
        one, two = winners.get(2 * number - 1), winners.get(2 * number)
        if one is None:
            one, two = two, None
        if one is not None:
            found.append((number, one, two))
    return found
